"""Long-running commands: shared options, progress, checkpoints and Ctrl-C."""

from __future__ import annotations

import time
from collections.abc import Iterable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Generic, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from sixgun.bots import BOTS
from sixgun.commands.common import INTERRUPTED, extra, fail, refuse, say_help
from sixgun.lab.checkpoint import Checkpoint, OtherWork
from sixgun.lab.roster import NoSuchBot, bot_named
from sixgun.lab.work import Executor, Run, S, Work, cores, executor_for
from sixgun.terminal.screen import error_text, print_error
from sixgun.words import Words

Players = Annotated[int, typer.Option(help=say_help("cli-help-sim-players"))]
Games = Annotated[int, typer.Option(min=1, help=say_help("cli-help-sim-games"))]
Settings = Annotated[list[str] | None, typer.Option("--set", help=say_help("cli-help-play-set"))]
Seed = Annotated[int, typer.Option(help=say_help("cli-help-sim-seed"))]
Jobs = Annotated[int, typer.Option(min=0, help=say_help("cli-help-sim-jobs"))]
Limit = Annotated[int, typer.Option(min=1, help=say_help("cli-help-sim-limit"))]
Resume = Annotated[Path | None, typer.Option(help=say_help("lab-help-resume"))]
Ray = Annotated[str, typer.Option("--ray", help=say_help("lab-help-ray"))]


@dataclass
class JobResult(Generic[S]):
    """The sums of a job, the number of games, and the time it took."""

    sums: S
    done: int
    wanted: int
    seconds: float = 0.0
    fresh: int = 0  # games played in this run, not read from a checkpoint

    def rate(self, count: float) -> float:
        """Counts per second, leaving out the share that was read from a checkpoint."""
        return count / self.seconds * self.fresh / self.done if self.seconds and self.done else 0.0

    def end(self, words: Words) -> None:
        """Exits with a message if the job was interrupted; called after the results are printed."""
        if self.done < self.wanted:
            print_error(words.say("cli-sim-stopped", done=self.done, games=self.wanted))
            raise typer.Exit(INTERRUPTED)


class LongJob:
    """How a job is run: in how many processes or on which cluster, and with which checkpoint."""

    def __init__(self, jobs: int, ray: str, resume: Path | None, words: Words) -> None:
        self.jobs = jobs or cores()
        self.ray = ray
        self.resume = resume
        self.words = words

    def carry_out(self, work: Work[S], total: int) -> JobResult[S]:
        """Runs a job to the end or until Ctrl-C."""
        executor, run = self.executor(), self.begin(work, total)
        before, start = run.count, time.perf_counter()
        try:
            self.watch(run, executor)
        except KeyboardInterrupt:
            pass
        except BrokenProcessPool:
            fail(self.words, "cli-error-worker")
        except OSError as error:
            self.unwritable(error)
        done, games = run.count, work.games
        return JobResult(run.sums, done * games, total * games, time.perf_counter() - start, (done - before) * games)

    def unwritable(self, error: OSError) -> NoReturn:
        if self.resume is None:
            raise error
        fail(self.words, "cli-error-write", file=str(self.resume), reason=error_text(error, self.words))

    def watch(self, run: Run[S], executor: Executor) -> None:
        with progress(self.words) as shown:
            games = run.work.games
            task = shown.add_task(
                self.words.say("cli-sim-progress"), total=run.total * games, completed=run.count * games
            )
            for count in run.go(executor):
                shown.update(task, completed=count * games)

    def executor(self) -> Executor:
        if not self.ray:
            return executor_for(self.jobs)
        cluster = extra("ray", "sixgun.lab.cluster", self.words)
        try:
            executor: Executor = cluster.RayExecutor(self.ray)
        except (OSError, ValueError, RuntimeError) as error:
            fail(self.words, "lab-error-ray", address=self.ray, reason=error_text(error, self.words).splitlines()[0])
        return executor

    def begin(self, work: Work[S], total: int) -> Run[S]:
        if self.resume is None:
            return Run(work, total)
        try:
            return Run(work, total, Checkpoint(self.resume))
        except OtherWork as other:
            named = ((name, str(there), str(here)) for name, (there, here) in other.differences.items())
            differences = [self.words.say("lab-difference", name=n, there=t, here=h) for n, t, h in named]
            fail(self.words, "lab-error-other", file=str(self.resume), differences="; ".join(differences))
        except OSError as error:
            fail(self.words, "cli-error-read", file=str(self.resume), reason=error_text(error, self.words))
        except (ValueError, KeyError, TypeError) as error:
            fail(self.words, "lab-error-resume", file=str(self.resume), reason=error_text(error, self.words))


def check_bots(names: Iterable[str], words: Words) -> None:
    for name in names:
        try:
            bot_named(name)
        except NoSuchBot as error:
            if ":" in name:
                refuse(words, "lab-error-bot", wanted=name, reason=error_text(error, words))
            refuse(words, "cli-error-bots", wanted=name, names=", ".join(BOTS))


class Rate(ProgressColumn):
    """The column with the games per second."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def render(self, task: Task) -> Text:
        return Text(self.words.say("cli-sim-rate", rate=task.finished_speed or task.speed or 0.0))


def progress(words: Words) -> Progress:
    """A progress bar on stderr, shown only on a terminal."""
    err = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(words))
    return Progress(*columns, TimeRemainingColumn(), console=err, disable=not err.is_terminal, transient=True)


def write_file(path: Path, text: str, words: Words) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        fail(words, "cli-error-write", file=str(path), reason=error_text(error, words))
