"""`sixgun sim`: plays many games between bots and reports who wins."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sixgun.bots import BOTS
from sixgun.commands.arguments import check_options, house_rules, typed
from sixgun.commands.common import LANGUAGE, EditionName, Json, Lang, refuse, say_help, words_for
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
from sixgun.engine.ids import ROLES
from sixgun.lab.report.figures import side_name
from sixgun.lab.roster import RANDOM
from sixgun.lab.simulation import LIMIT, Simulation
from sixgun.lab.tally import STALL, Tally
from sixgun.match.options import GameOptions
from sixgun.terminal.screen import console
from sixgun.words import Words


def sim(
    edition: EditionName = DEFAULT,
    players: Players = 5,
    games: Games = 1000,
    bots: Annotated[str, typer.Option(help=say_help("cli-help-sim-bots", BOTS))] = RANDOM,
    settings: Settings = None,
    seed: Seed = 1,
    jobs: Jobs = 0,
    limit: Limit = LIMIT,
    resume: Resume = None,
    ray: Ray = "",
    lang: Lang = LANGUAGE,
    as_json: Json = False,
) -> None:
    words = words_for(lang, edition)
    options = GameOptions(edition, players, house_rules(settings or [], words))
    check_options(options, words)
    trial = Simulation(options, seated(bots, players, words), seed, limit)
    outcome = LongJob(jobs, ray, resume, words).carry_out(trial, games)
    report = SimReport(trial, outcome, words)
    if as_json:
        typer.echo(json.dumps(report.data(), ensure_ascii=False, indent=2))
    else:
        report.show(console())
    outcome.end(words)


sim.__doc__ = say_help("cli-help-sim")


def seated(names: str, players: int, words: Words) -> tuple[str, ...]:
    """One bot for each seat."""
    bots = names.split(",")
    check_bots(bots, words)
    if len(bots) not in (1, players):
        refuse(words, "cli-error-bots-count", seats=players, count=len(bots))
    return tuple(bots * players)[:players]


class SimReport:
    """The results of a simulation, as text and data."""

    def __init__(self, trial: Simulation, outcome: JobResult[Tally], words: Words) -> None:
        self.trial = trial
        self.outcome = outcome
        self.tally = outcome.sums
        self.words = words

    # For programs

    def data(self) -> dict[str, object]:
        tally, seats = self.tally, self.trial.options.players
        return {
            "edition": self.trial.options.edition,
            "players": seats,
            "house_rules": dict(self.trial.options.house_rules),
            "bots": self.trial.bots,
            "seed": self.trial.seed,
            "games": tally.games,
            "unfinished": {"games": tally.unfinished, "limit": self.trial.limit},
            "stalled": {"games": tally.stalled, "beyond": STALL},
            "wins": {
                "side": dict(sorted(tally.sides.items())),
                "role": {role: [tally.role_wins[role], tally.roles[role]] for role in ROLES if tally.roles[role]},
                "seat": [tally.seat_wins[seat] for seat in range(seats)],
                "bots": {name: [tally.bot_wins[name], tally.bots[name]] for name in sorted(tally.bots)},
            },
            "decisions": {"mean": tally.mean, "median": tally.median, "longest": tally.longest},
            "speed": {"seconds": self.outcome.seconds, **self.rates()},
        }

    def rates(self) -> dict[str, float]:
        return {"games": self.outcome.rate(self.tally.games), "decisions": self.outcome.rate(self.tally.played)}

    # For people

    def show(self, screen: Console) -> None:
        tally, say = self.tally, self.words.say
        trial = self.trial
        about = {"edition": self.words.name(f"edition_{trial.options.edition}"), "players": trial.options.players}
        bots = ", ".join(dict.fromkeys(trial.bots))
        screen.print(Text(say("cli-sim-title", games=tally.games, bots=bots, seed=str(trial.seed), **about), "bold"))
        if trial.options.house_rules:
            screen.print(Text(say("cli-sim-settings", settings=typed(trial.options))))
        if self.outcome.fresh:
            screen.print(Text(say("cli-sim-speed", seconds=self.outcome.seconds, **self.rates())))
        screen.print(Text(say("cli-sim-length", mean=tally.mean, median=tally.median, longest=tally.longest)))
        if tally.stalled:
            screen.print(Text(say("lab-stalled", beyond=STALL, **self.long_games())))
        if tally.unfinished:
            screen.print(Text(say("cli-sim-unfinished", unfinished=tally.unfinished, limit=trial.limit)))
        for table in self.tables():
            screen.print(table)

    def long_games(self) -> dict[str, float]:
        return {"games": self.tally.stalled, "percent": 100 * self.tally.stalled / self.tally.games}

    def tables(self) -> list[Table]:
        tally, words = self.tally, self.words
        sides = {words.name(side_name(side)): (won, tally.games) for side, won in sorted(tally.sides.items())}
        roles = {words.name(role): (tally.role_wins[role], tally.roles[role]) for role in ROLES if tally.roles[role]}
        seats = {str(seat): (tally.seat_wins[seat], tally.games) for seat in range(self.trial.options.players)}
        found = {"cli-sim-side": sides, "cli-sim-role": roles, "cli-sim-seat": seats}
        if len(tally.bots) > 1:
            found["cli-sim-bot"] = {name: (tally.bot_wins[name], tally.bots[name]) for name in sorted(tally.bots)}
        return [self.table(words.say(code), rows) for code, rows in found.items()]

    def table(self, title: str, rows: dict[str, tuple[int, int]]) -> Table:
        table = Table(title, box=box.SIMPLE_HEAD, pad_edge=False)
        table.columns[0].min_width = 32
        for heading in (self.words.say("cli-sim-wins"), self.words.say("cli-sim-of"), ""):
            table.add_column(heading, justify="right", min_width=8)
        for name, (won, of) in rows.items():
            share = self.words.say("cli-sim-share", percent=100 * won / of if of else 0.0)
            table.add_row(name, str(won), str(of), share)
        return table
