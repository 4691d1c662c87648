"""`sixgun arena`: measures the strength of a bot against others."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.text import Text

from sixgun.bots import BOTS
from sixgun.commands.arguments import check_options, house_rules, typed
from sixgun.commands.common import LANGUAGE, EditionName, Json, Lang, refuse, say_help, table, words_for
from sixgun.commands.long_jobs import (
    Games,
    JobResult,
    Jobs,
    Limit,
    LongJob,
    Players,
    Ray,
    Resume,
    Seed,
    Settings,
    check_bots,
)
from sixgun.editions import DEFAULT
from sixgun.lab import calibration
from sixgun.lab.arena import ALL, FIELD, HERO, PairedTrial, Score, lines, milliseconds
from sixgun.lab.ladder import BotRating, Ladder, Standings, ratings
from sixgun.lab.report.figures import csv_text, percent, points
from sixgun.lab.simulation import LIMIT, describe
from sixgun.lab.tally import STALL
from sixgun.match.options import GameOptions
from sixgun.terminal.screen import console
from sixgun.words import Words

Named = Annotated[list[str], typer.Argument(help=say_help("lab-help-arena-names", BOTS), show_default=False)]
Mixed = Annotated[bool, typer.Option("--ladder", help=say_help("lab-help-arena-ladder"))]
Told = Annotated[bool, typer.Option("--told-roles", help=say_help("lab-help-arena-told"))]
Csv = Annotated[bool, typer.Option("--csv", help=say_help("lab-help-csv"))]


def arena(
    names: Named,
    mixed: Mixed = False,
    edition: EditionName = DEFAULT,
    players: Players = 5,
    games: Games = 1000,
    settings: Settings = None,
    seed: Seed = 1,
    told: Told = False,
    jobs: Jobs = 0,
    limit: Limit = LIMIT,
    resume: Resume = None,
    ray: Ray = "",
    lang: Lang = LANGUAGE,
    as_csv: Csv = False,
    as_json: Json = False,
) -> None:
    words = words_for(lang, edition)
    options = GameOptions(edition, players, house_rules(settings or [], words))
    check_options(options, words)
    check_names(names, words, mixed=mixed, told=told)
    if as_csv and as_json:
        refuse(words, "lab-error-either", one="--csv", other="--json")
    job = LongJob(jobs, ray, resume, words)
    if mixed:
        report: Contest | Standing = Standing(Ladder(options, tuple(names), seed, limit), job, games)
    else:
        report = Contest(PairedTrial(options, names[0], names[1], seed, told, limit), job, games)
    if as_json:
        typer.echo(json.dumps(report.data(), ensure_ascii=False, indent=2))
    elif as_csv:
        typer.echo(report.csv(), nl=False)
    else:
        report.show()
    report.outcome.end(words)


arena.__doc__ = say_help("lab-help-arena")


def check_names(names: list[str], words: Words, *, mixed: bool, told: bool) -> None:
    check_bots(names, words)
    if mixed and told:
        refuse(words, "lab-error-either", one="--ladder", other="--told-roles")
    if mixed and (len(names) < 2 or len(set(names)) < len(names)):
        refuse(words, "lab-error-ladder", count=len(names))
    if not mixed and len(names) != 2:
        refuse(words, "lab-error-duel", count=len(names))


def show_settings(options: GameOptions, words: Words) -> None:
    if options.house_rules:
        console().print(Text(words.say("cli-sim-settings", settings=typed(options))))


class Contest:
    """The report on a hero against a field."""

    def __init__(self, duel: PairedTrial, job: LongJob, games: int) -> None:
        self.duel = duel
        self.words = job.words
        deals = -(-games // duel.options.players)  # the hero plays every seat of a deal
        self.outcome: JobResult[Score] = job.carry_out(duel, deals)
        self.score = self.outcome.sums
        self.lines = lines(self.score)

    def data(self) -> dict[str, Any]:
        score = self.score
        return {
            **describe(self.duel.options),
            "hero": self.duel.hero,
            "field": self.duel.field,
            "told_roles": self.duel.told,
            "seed": self.duel.seed,
            "deals": score.deals,
            "games": score.games[HERO],
            "roles": [asdict(line) for line in self.lines],
            "stalled": {who: [score.stalled[who], score.games[who]] for who in (HERO, FIELD)},
            "unfinished": {who: [score.unfinished[who], score.games[who]] for who in (HERO, FIELD)},
            "beliefs": [asdict(turn) for turn in calibration.turns(score.losses)],
            "speed": {
                "seconds": self.outcome.seconds,
                "milliseconds": {who: milliseconds(score, who) for who in (HERO, FIELD)},
            },
        }

    def csv(self) -> str:
        heads = ("role", "games", "hero", "field", "difference", "low", "high")
        rows: list[tuple[object, ...]] = [
            (each.role, each.games, each.hero.value, each.field.value, gain.value, gain.low, gain.high)
            for each in self.lines
            for gain in (each.difference,)
        ]
        return csv_text(heads, rows)

    def show(self) -> None:
        screen, say, duel = console(), self.words.say, self.duel
        about = {"edition": self.words.name(f"edition_{duel.options.edition}"), "players": duel.options.players}
        counts = {"games": self.score.games[HERO], "deals": self.score.deals, "seed": str(duel.seed)}
        screen.print(Text(say("lab-arena-title", hero=duel.hero, field=duel.field), "bold"))
        screen.print(Text(say("lab-arena-about", **about, **counts)))
        show_settings(duel.options, self.words)
        if duel.told:
            screen.print(Text(say("lab-arena-told", hero=duel.hero)))
        self.show_lines()
        spent = {who: milliseconds(self.score, who) for who in (HERO, FIELD)}
        screen.print(Text(say("lab-arena-time", **spent)))
        screen.print(Text(say("lab-arena-stalled", beyond=STALL, **self.stalls())))
        self.show_beliefs()

    def stalls(self) -> dict[str, float]:
        """The share of stalled games, in percent."""
        return {who: 100 * self.score.stalled[who] / max(1, self.score.games[who]) for who in (HERO, FIELD)}

    def show_lines(self) -> None:
        say = self.words.say
        heads = ("lab-arena-games", "lab-arena-hero", "lab-arena-field", "lab-arena-difference")
        rows = table(say("cli-sim-role"), *map(say, heads))
        for each in self.lines:
            name = say("lab-arena-all") if each.role == ALL else self.words.name(each.role)
            shares = [percent(self.words, found.value) for found in (each.hero, each.field)]
            rows.add_row(name, str(each.games), *shares, points(self.words, each.difference))
        console().print(rows)

    def show_beliefs(self) -> None:
        found, say = calibration.turns(self.score.losses), self.words.say
        if not found:
            return
        console().print(Text(say("lab-arena-beliefs", hero=self.duel.hero)))
        heads = ("lab-arena-asked", "lab-arena-belief", "lab-arena-prior")
        rows = table(say("lab-arena-turn"), *map(say, heads))
        for each in found:
            name = f"{each.turn}+" if each.turn == calibration.MOST_TURNS else str(each.turn)
            rows.add_row(name, str(each.asked), f"{each.belief:.3f}", f"{each.prior:.3f}")
        console().print(rows)


class Standing:
    """The report on ratings at mixed tables."""

    def __init__(self, ladder: Ladder, job: LongJob, games: int) -> None:
        self.ladder = ladder
        self.words = job.words
        self.outcome: JobResult[Standings] = job.carry_out(ladder, games)
        self.standings = self.outcome.sums
        self.ratings = ratings(self.standings, ladder.names, ladder.seed) if self.standings.games else []

    def data(self) -> dict[str, Any]:
        return {
            **describe(self.ladder.options),
            "seed": self.ladder.seed,
            "games": self.standings.games,
            "ratings": [asdict(rating) for rating in self.ratings],
            "stalled": self.standings.stalled,
            "unfinished": self.standings.unfinished,
            "speed": {"seconds": self.outcome.seconds},
        }

    def csv(self) -> str:
        rows: list[tuple[object, ...]] = [
            (each.bot, each.played, each.won, each.points.value, each.points.low, each.points.high)
            for each in self.ratings
        ]
        return csv_text(("bot", "played", "won", "rating", "low", "high"), rows)

    def span(self, rating: BotRating) -> str:
        """The interval of a rating; none for the first bot, which is the zero point."""
        low, high = (f"{edge:+.0f}" for edge in (rating.points.low, rating.points.high))
        return "" if rating.bot == self.ladder.names[0] else self.words.say("lab-from-to", low=low, high=high)

    def show(self) -> None:
        screen, say, options = console(), self.words.say, self.ladder.options
        about = {"edition": self.words.name(f"edition_{options.edition}"), "players": options.players}
        games = self.standings.games
        screen.print(Text(say("lab-ladder-title"), "bold"))
        screen.print(Text(say("lab-ladder-about", games=games, seed=str(self.ladder.seed), **about)))
        show_settings(options, self.words)
        rows = table(say("cli-sim-bot"), *map(say, ("lab-ladder-rating", "lab-interval", "lab-ladder-played")), "")
        for each in sorted(self.ratings, key=lambda rating: -rating.points.value):
            share = percent(self.words, each.won / max(1, each.played))
            rows.add_row(each.bot, f"{each.points.value:+.0f}", self.span(each), str(each.played), share)
        screen.print(rows)
        stalled = self.standings.stalled
        screen.print(Text(say("lab-stalled", beyond=STALL, games=stalled, percent=100 * stalled / max(1, games))))
        screen.print(Text(say("lab-ladder-note", first=self.ladder.names[0])))
