"""`sixgun analyse`: the win chances of the sides over the course of a saved game, and its turning points."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.text import Text

from sixgun.bots import BOTS
from sixgun.commands.common import LANGUAGE, Json, Lang, fail, read_record, read_text, say_help, table, words_for
from sixgun.commands.long_jobs import JobResult, Jobs, Limit, LongJob, Ray, Resume, Seed, check_bots
from sixgun.commands.play import seat_names
from sixgun.lab.report.figures import percent, side_name
from sixgun.lab.roster import RANDOM
from sixgun.lab.simulation import LIMIT
from sixgun.lab.win_chances import (
    CHOICES,
    OPEN,
    PLAYOUTS,
    PUBLIC,
    TURNS,
    UNDECIDED,
    ChancePoint,
    Endings,
    Playouts,
    Swing,
    course,
    sides_of,
    swings,
)
from sixgun.match.lines import Line
from sixgun.match.match import Match, replay
from sixgun.match.narrator import Narrator
from sixgun.match.record import Record
from sixgun.terminal.screen import console, error_text
from sixgun.words import Words

BARS: Final = "▁▂▃▄▅▆▇█"
MOMENTS: Final = 5
LINES: Final = 6  # of the log between two moments

File = Annotated[Path, typer.Argument(help=say_help("cli-help-replay-file"))]
Playing = Annotated[str, typer.Option(help=say_help("lab-help-analyse-bots", BOTS))]
Count = Annotated[int, typer.Option(min=1, help=say_help("lab-help-analyse-playouts"))]
AllOpen = Annotated[bool, typer.Option("--open", help=say_help("lab-help-analyse-open"))]
EveryChoice = Annotated[bool, typer.Option("--choices", help=say_help("lab-help-analyse-choices"))]


def analyse(
    file: File,
    bots: Playing = RANDOM,
    playouts: Count = PLAYOUTS,
    all_open: AllOpen = False,
    every_choice: EveryChoice = False,
    seed: Seed = 1,
    jobs: Jobs = 0,
    limit: Limit = LIMIT,
    resume: Resume = None,
    ray: Ray = "",
    lang: Lang = LANGUAGE,
    as_json: Json = False,
) -> None:
    words = words_for(lang)
    check_bots([bots], words)
    text = read_text(file, words)
    saved = read_record(file, text, words)
    work = Playouts(text, bots, OPEN if all_open else PUBLIC, CHOICES if every_choice else TURNS, seed, limit)
    try:
        moments = work.moments
    except ValueError as error:
        fail(words, "cli-error-record", file=str(file), reason=error_text(error, words))
    outcome = LongJob(jobs, ray, resume, words).carry_out(work, playouts * len(moments))
    game = Course(work, saved, outcome, words_for(lang, saved.options.edition, saved.options.rules))
    if as_json:
        typer.echo(json.dumps(game.data(), ensure_ascii=False, indent=2))
    else:
        game.show()
    outcome.end(words)


analyse.__doc__ = say_help("lab-help-analyse")


class Course:
    """A saved game with the win chances at its moments."""

    def __init__(self, work: Playouts, saved: Record, outcome: JobResult[Endings], words: Words) -> None:
        self.work = work
        self.saved = saved
        self.outcome = outcome
        self.words = words
        self.sides = sides_of(work.moments[-1].game)
        self.points = course(work.moments, outcome.sums)
        self.swings = swings(self.points, self.sides, MOMENTS)
        self.names = seat_names(saved.names, saved.options.players, words)

    # For programs

    def data(self) -> dict[str, Any]:
        return {
            **{key: value for key, value in self.work.about().items() if key not in ("work", "game")},
            "points": [self.point(each) for each in self.points],
            "turned": [
                {"from": each.before.choices, "to": each.after.choices, "side": each.side, "change": each.change}
                for each in self.swings
            ],
        }

    def point(self, point: ChancePoint) -> dict[str, Any]:
        """A point as plain data. Undecided playouts are those that reached the limit."""
        chances = {name: point.chance(name).value for name in (*self.sides, UNDECIDED)}
        moment = {"choices": point.choices, "turn": point.turn, "seat": point.seat, "playouts": point.playouts}
        return {**moment, "chances": chances}

    # For people

    def show(self) -> None:
        screen, say, work = console(), self.words.say, self.work
        count = self.outcome.done // len(work.moments)
        title = self.words.name(f"edition_{self.saved.options.edition}")
        screen.print(Text(say("cli-title", edition=title, count=self.saved.options.players), "bold"))
        screen.print(Text(say("lab-analyse-about", playouts=count, bots=work.bots, moments=len(work.moments))))
        screen.print(Text(say("lab-analyse-open" if work.knowledge == OPEN else "lab-analyse-public")))
        screen.print()
        for name in self.sides:
            self.show_line(name)
        self.show_points()
        self.show_swings()

    def side(self, name: str) -> str:
        return self.words.name(side_name(name) if len(self.names) > len(self.sides) else name)

    def show_line(self, name: str) -> None:
        """Shows the chances of one side over the whole game in one line."""
        width = max(len(self.side(each)) for each in self.sides)
        chances = [point.chance(name).value for point in self.points]
        first, last = (percent(self.words, chance) for chance in (chances[0], chances[-1]))
        console().print(Text(f"{self.side(name):<{width}}  {first:>7} {sparks(chances)} {last}"))

    def show_points(self) -> None:
        say = self.words.say
        rows = table(say("lab-analyse-turn"), say("lab-analyse-choice"), *map(self.side, self.sides))
        for point in self.points:
            who = f"{point.turn}  {self.names[point.seat]}"
            shares = [percent(self.words, point.chance(name).value) for name in self.sides]
            rows.add_row(who, str(point.choices), *shares)
        console().print(rows)

    def show_swings(self) -> None:
        screen, say = console(), self.words.say
        if not self.swings:
            screen.print(Text(say("lab-analyse-steady")))
            return
        screen.print(Text(say("lab-analyse-turned"), "bold"))
        logs = swing_logs(self.saved, self.swings, Narrator(self.words, self.work.moments[0].game, self.names))
        for swing in self.swings:
            screen.print(Text(self.headline(swing)))
            for line in logs[swing.after.choices]:
                screen.print(Text(f"    {line}"))

    def headline(self, swing: Swing) -> str:
        who = self.names[swing.before.seat]
        span = {"turn": swing.before.turn, "who": who, "first": swing.before.choices + 1, "last": swing.after.choices}
        low, high = swing.before.chance(swing.side), swing.after.chance(swing.side)
        before, after = percent(self.words, low.value), percent(self.words, high.value)
        facts = {"side": self.side(swing.side), "before": before, "after": after}
        return self.words.say("lab-analyse-swing", **span, **facts)


def sparks(chances: list[float]) -> str:
    """One bar per moment; a long game is thinned out."""
    step = max(1, -(-len(chances) // 50))
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in chances[::step])


def swing_logs(saved: Record, found: list[Swing], narrator: Narrator) -> dict[int, list[str]]:
    """The public log of each swing, by the choice with which it ends."""
    match = Match(saved.options, saved.key)
    for number, word in enumerate(saved.moves, start=1):
        replay(match, number, word)
    lines = match.lines()
    return {
        swing.after.choices: shortened(lines[swing.before.choices + 1 : swing.after.choices + 1], narrator)
        for swing in found
    }


def shortened(moves: list[list[Line]], narrator: Narrator) -> list[str]:
    texts = [narrator.line(line) for move in moves for line in move if line.code != "log-turn"]
    return texts if len(texts) <= LINES else [*texts[:2], "…", *texts[3 - LINES :]]
