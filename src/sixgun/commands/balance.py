"""`sixgun balance`: reports who wins, by table, role, seat, character, card and setting."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.text import Text

from sixgun.bots import BOTS
from sixgun.commands.common import LANGUAGE, Json, Lang, extra, fail, refuse, say_help, table, words_for
from sixgun.commands.long_jobs import JobResult, Jobs, Limit, LongJob, Ray, Resume, Seed, check_bots, write_file
from sixgun.editions import EDITIONS, SETTING_TYPES, check_setting
from sixgun.lab.balance import Census, Change, Survey, playable, tables, values, written
from sixgun.lab.report.figures import points, side_name, write_csv
from sixgun.lab.report.findings import ALL, Row, as_data, chosen, findings, sides_at
from sixgun.lab.report.page import BalanceFacts, Page
from sixgun.lab.report.plots import Plots
from sixgun.lab.report.svg import alone
from sixgun.lab.roster import RANDOM
from sixgun.lab.simulation import LIMIT
from sixgun.lab.statistics import Estimate
from sixgun.lab.tally import STALL
from sixgun.match.notation import NotationError
from sixgun.match.options import GameOptions
from sixgun.match.record import setting
from sixgun.terminal.screen import console, error_text
from sixgun.words import Words

USUAL: Final = ("sheriff_hand_counts_extra_life", "beer_reaction", "beer_mode", "jail_failed")
NONE: Final = "none"
MANY: Final = 4  # with this many players or more, there is a law
SIDES: Final = 3

Editions = Annotated[list[str], typer.Option("--edition", help=say_help("lab-help-balance-edition", EDITIONS))]
Seats = Annotated[list[int], typer.Option("--players", help=say_help("lab-help-balance-players"))]
Playing = Annotated[str, typer.Option(help=say_help("lab-help-balance-bots", BOTS))]
EachTable = Annotated[int, typer.Option("--games", min=1, help=say_help("lab-help-balance-games"))]
Settings = Annotated[list[str], typer.Option("--setting", help=say_help("lab-help-balance-setting", USUAL))]
Changed = Annotated[int | None, typer.Option("--setting-games", min=0, help=say_help("lab-help-balance-setting-games"))]
Html = Annotated[Path | None, typer.Option("--html", help=say_help("lab-help-balance-html"))]
Csv = Annotated[Path | None, typer.Option("--csv", help=say_help("lab-help-balance-csv"))]
Parquet = Annotated[Path | None, typer.Option("--parquet", help=say_help("lab-help-balance-parquet"))]
Pictures = Annotated[Path | None, typer.Option("--pictures", help=say_help("lab-help-balance-pictures"))]


def balance(
    edition: Editions = [],  # noqa: B006  # typer makes a new one
    players: Seats = [],  # noqa: B006
    games: EachTable = 200,
    bots: Playing = RANDOM,
    settings: Settings = [],  # noqa: B006
    changed: Changed = None,
    seed: Seed = 1,
    jobs: Jobs = 0,
    limit: Limit = LIMIT,
    html: Html = None,
    csv: Csv = None,
    parquet: Parquet = None,
    pictures: Pictures = None,
    resume: Resume = None,
    ray: Ray = "",
    lang: Lang = LANGUAGE,
    as_json: Json = False,
) -> None:
    words = words_for(lang)
    check_bots([bots], words)
    at = chosen_tables(edition, players, words)
    changes = chosen_changes(settings, at, words)
    survey = Survey(at, bots, changes, seed, games if changed is None else changed, limit)
    writer = extra("lab", "sixgun.lab.report.parquet", words) if parquet else None
    outcome = LongJob(jobs, ray, resume, words).carry_out(survey, games * len(at))
    report = BalanceReport(survey, outcome, words)
    report.write(html, csv, pictures)
    if writer is not None and parquet is not None:
        report.write_to(parquet, lambda path: writer.write_parquet(path, report.rows))
    if as_json:
        typer.echo(json.dumps(report.data(), ensure_ascii=False, indent=2))
    else:
        report.show()
    outcome.end(words)


balance.__doc__ = say_help("lab-help-balance")


def chosen_tables(editions: list[str], players: list[int], words: Words) -> tuple[GameOptions, ...]:
    for name in editions:
        words_for(words.lang, name)  # refuses an unknown edition
    found = tables(tuple(editions) or tuple(EDITIONS), tuple(players))
    for count in players:
        if all(table.players != count for table in found):
            refuse(words, "lab-error-players", wanted=count)
    return found


def chosen_changes(wanted: list[str], at: tuple[GameOptions, ...], words: Words) -> tuple[Change, ...]:
    """The changes to measure: a setting with one value, or with all its values; no changes for `none`."""
    changes: list[Change] = []
    for each in [] if wanted == [NONE] else wanted or USUAL:
        name, equals, _ = each.partition("=")
        if name not in SETTING_TYPES:
            refuse(words, "lab-error-setting", wanted=name, names=", ".join(SETTING_TYPES))
        changes += [one_change(each, words)] if equals else [(name, value) for value in values(name)]
    for name, value in changes:
        if not all(playable(table, (name, value)) for table in at):
            refuse(words, "lab-error-change", wanted=f"{name}={written(value)}")
    return tuple(dict.fromkeys(changes))


def one_change(text: str, words: Words) -> Change:
    try:
        name, value = setting(0, text)
        check_setting(name, value)
    except (NotationError, ValueError) as error:
        refuse(words, "cli-error-options", reason=error_text(error, words))
    return name, value


class BalanceReport:
    """The results of a survey, as text, data and files."""

    def __init__(self, survey: Survey, outcome: JobResult[Census], words: Words) -> None:
        self.survey = survey
        self.outcome = outcome
        self.census = outcome.sums
        self.rows = findings(self.census)
        self.words = words

    # Files

    def write(self, html: Path | None, csv: Path | None, pictures: Path | None) -> None:
        if html is not None:
            write_file(html, Page(self.rows, self.facts(), self.words).text(), self.words)
        if csv is not None:
            self.write_to(csv, lambda path: write_csv(path, self.rows))
        if pictures is not None:
            for plots in Plots(self.rows, self.words).pictures().values():
                for name, plot in plots.items():
                    write_file(pictures / f"{name}.svg", alone(plot), self.words)

    def write_to(self, path: Path, write: Any) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write(path)
        except OSError as error:
            fail(self.words, "cli-error-write", file=str(path), reason=error_text(error, self.words))

    def facts(self) -> BalanceFacts:
        games, census = self.census.games.total(), self.census
        changed = census.pairs.total()
        return BalanceFacts(
            games=games + changed,
            decisions=census.decisions,
            bots=self.survey.bots,
            seed=self.survey.seed,
            command=self.command(),
            stalled=census.stalled.total() / games if games else 0.0,
        )

    def command(self) -> str:
        """The command that plays the same games again."""
        survey = self.survey
        editions = list(dict.fromkeys(table.edition for table in survey.tables))
        players = sorted({table.players for table in survey.tables})
        words = ["sixgun", "balance"]
        if editions != list(EDITIONS):
            words += [f"--edition {name}" for name in editions]
        if survey.tables != tables(tuple(editions), ()):
            words += [f"--players {count}" for count in players]
        words += [f"--games {self.outcome.wanted // len(survey.tables)}", f"--bots {survey.bots}"]
        words += [f"--setting {name}={written(value)}" for name, value in survey.changes] or [f"--setting {NONE}"]
        return " ".join([*words, f"--setting-games {survey.changed_games}", f"--seed {survey.seed}"])

    def data(self) -> dict[str, Any]:
        return {
            **self.survey.about(),
            "games": self.census.games.total(),
            "changed": self.census.pairs.total(),
            "decisions": self.census.decisions,
            "rows": as_data(self.rows),
            "speed": {"seconds": self.outcome.seconds, "games": self.rate()},
        }

    def rate(self) -> float:
        return self.outcome.rate(self.census.games.total() + self.census.pairs.total())

    # For people

    def show(self) -> None:
        screen, say, facts = console(), self.words.say, self.facts()
        counts = {"games": facts.games, "decisions": facts.decisions, "bots": facts.bots, "seed": str(facts.seed)}
        screen.print(Text(say("lab-page-about", **counts), "bold"))
        if self.outcome.fresh:
            screen.print(Text(say("lab-balance-speed", seconds=self.outcome.seconds, games=self.rate())))
        stalled = self.census.stalled.total()
        screen.print(Text(say("lab-stalled", beyond=STALL, games=stalled, percent=100 * facts.stalled)))
        self.show_sides()
        self.show_changes()

    def show_sides(self) -> None:
        """Shows three sides in three columns. With three players the deputy takes the place of the law."""
        say, words = self.words.say, self.words
        names = [words.name(side_name(name)) for name in sides_at(MANY)]
        shown = table(say("lab-column-edition"), say("lab-column-games"), *names)
        rows = chosen(self.rows, "side")
        for first in rows[::SIDES]:
            place = f"{first.edition}, {first.players}"
            mine = [row for row in rows if (row.edition, row.players) == (first.edition, first.players)]
            shown.add_row(place, str(first.games), *(share_of(words, row) for row in mine))
        console().print(shown)

    def show_changes(self) -> None:
        rows = chosen(self.rows, "setting", lambda row: row.edition == ALL)
        if not rows:
            return
        say = self.words.say
        heads = ("lab-column-games", "cli-sim-side", "lab-arena-difference")
        shown = table(say("lab-column-setting"), *map(say, heads))
        for row in rows:
            gain = points(self.words, Estimate(row.value, row.low, row.high))
            shown.add_row(row.item, str(row.games), self.words.name(side_name(row.detail)), gain)
        console().print(shown)


def share_of(words: Words, row: Row) -> str:
    return words.say("lab-share", value=100 * row.value, half=50 * (row.high - row.low))
