"""`sixgun sim`: many games between bots, and what came of them."""

from __future__ import annotations

import json
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from sixgun.bots import BOTS
from sixgun.commands.agreeing import check_players
from sixgun.commands.speech import (
    INTERRUPTED,
    LANGUAGE,
    EditionName,
    Json,
    Lang,
    complain,
    console,
    fail,
    refuse,
    say_help,
    speaker,
)
from sixgun.editions import DEFAULT
from sixgun.engine.ids import ROLES
from sixgun.lab.simulate import LIMIT, RANDOM, Trial, cores, tallies
from sixgun.lab.tally import LAW, Tally
from sixgun.table.options import Options
from sixgun.words import Words


def sim(
    edition: EditionName = DEFAULT,
    players: Annotated[int, typer.Option(help=say_help("cli-help-sim-players"))] = 5,
    games: Annotated[int, typer.Option(min=1, help=say_help("cli-help-sim-games"))] = 1000,
    bots: Annotated[str, typer.Option(help=say_help("cli-help-sim-bots", BOTS))] = RANDOM,
    seed: Annotated[int, typer.Option(help=say_help("cli-help-sim-seed"))] = 1,
    jobs: Annotated[int, typer.Option(min=0, help=say_help("cli-help-sim-jobs"))] = 0,
    limit: Annotated[int, typer.Option(min=1, help=say_help("cli-help-sim-limit"))] = LIMIT,
    lang: Lang = LANGUAGE,
    as_json: Json = False,
) -> None:
    words = speaker(lang, edition)
    options = Options(edition, players)
    check_players(options, words)
    run = Run(Trial(options, seated(bots, players, words), seed, limit), games, words)
    run.play(jobs or cores())
    if as_json:
        typer.echo(json.dumps(run.data(), ensure_ascii=False, indent=2))
    else:
        run.show(console())
    if run.tally.games < games:
        complain(words.say("cli-sim-stopped", done=run.tally.games, games=games))
        raise typer.Exit(INTERRUPTED)


sim.__doc__ = say_help("cli-help-sim")


def seated(names: str, players: int, words: Words) -> tuple[str, ...]:
    """One bot for each seat."""
    named = names.split(",")
    for name in named:
        if name not in BOTS:
            refuse(words, "cli-error-bots", wanted=name, names=", ".join(BOTS))
    if len(named) not in (1, players):
        refuse(words, "cli-error-bots-count", seats=players, count=len(named))
    return tuple(named * players)[:players]


class Rate(ProgressColumn):
    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def render(self, task: Task) -> Text:
        return Text(self.words.say("cli-sim-rate", rate=task.finished_speed or task.speed or 0.0))


class Run:
    """Games being counted."""

    def __init__(self, trial: Trial, games: int, words: Words) -> None:
        self.trial = trial
        self.games = games
        self.words = words
        self.tally = Tally()
        self.seconds = 0.0

    def play(self, jobs: int) -> None:
        """All of them, or as many as there are before Ctrl-C."""
        start = time.perf_counter()
        try:
            self.watch(jobs)
        except KeyboardInterrupt:
            pass
        except BrokenProcessPool:
            fail(self.words, "cli-error-worker")
        self.seconds = time.perf_counter() - start

    def watch(self, jobs: int) -> None:
        with self.progress() as progress:
            task = progress.add_task(self.words.say("cli-sim-progress"), total=self.games)
            for tally in tallies(self.trial, self.games, jobs):
                self.tally.add(tally)
                progress.update(task, completed=self.tally.games)

    def progress(self) -> Progress:
        """On a terminal, and beside what is printed in the end."""
        err = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(self.words))
        return Progress(*columns, TimeRemainingColumn(), console=err, disable=not err.is_terminal, transient=True)

    # For programs

    def data(self) -> dict[str, object]:
        tally, seats = self.tally, self.trial.options.players
        return {
            "edition": self.trial.options.edition,
            "players": seats,
            "bots": self.trial.bots,
            "seed": self.trial.seed,
            "games": tally.games,
            "unfinished": {"games": tally.unfinished, "limit": self.trial.limit},
            "wins": {
                "side": dict(sorted(tally.sides.items())),
                "role": {role: [tally.role_wins[role], tally.roles[role]] for role in ROLES if tally.roles[role]},
                "seat": [tally.seat_wins[seat] for seat in range(seats)],
                "bots": {name: [tally.bot_wins[name], tally.bots[name]] for name in sorted(tally.bots)},
            },
            "decisions": {"mean": tally.mean, "median": tally.median, "longest": tally.longest},
            "speed": {"seconds": self.seconds, "games": self.rate(tally.games), "decisions": self.rate(tally.played)},
        }

    def rate(self, count: int) -> float:
        return count / self.seconds if self.seconds else 0.0

    # For people

    def show(self, screen: Console) -> None:
        tally, say = self.tally, self.words.say
        trial = self.trial
        about = {"edition": self.words.name(f"edition_{trial.options.edition}"), "players": trial.options.players}
        bots = ", ".join(dict.fromkeys(trial.bots))
        screen.print(Text(say("cli-sim-title", games=tally.games, bots=bots, seed=str(trial.seed), **about), "bold"))
        rates = {"games": self.rate(tally.games), "decisions": self.rate(tally.played)}
        screen.print(Text(say("cli-sim-speed", seconds=self.seconds, **rates)))
        screen.print(Text(say("cli-sim-length", mean=tally.mean, median=tally.median, longest=tally.longest)))
        if tally.unfinished:
            screen.print(Text(say("cli-sim-unfinished", unfinished=tally.unfinished, limit=trial.limit)))
        for table in self.tables():
            screen.print(table)

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


def side_name(side: str) -> str:
    return {LAW: "law_side", "outlaw": "outlaw_side", "renegade": "renegade_side"}.get(side, side)
