"""Work in chunks: nothing is lost or done twice, whichever process does it and however it ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from sixgun.lab.checkpoint import Checkpoint, OtherWork, merged, missing
from sixgun.lab.simulation import Simulation, play_chunk
from sixgun.lab.tally import Sums, Tally
from sixgun.lab.work import Executor, InProcess, ProcessPool, Run, executor_for
from sixgun.match.options import GameOptions
from tests.terminal.command import environment

TRIAL = Simulation(GameOptions(players=4), ("greedy",) * 4, seed=4)
QUICK = Simulation(GameOptions(), ("random",) * 5, seed=4)


@dataclass
class Squares(Sums):
    count: int = 0
    by_pair: Counter[tuple[str, int]] = field(default_factory=Counter)


@dataclass(frozen=True)
class Squaring:
    seed: int = 1
    size: int = 7
    games: int = 1

    def about(self) -> dict[str, Any]:
        return {"seed": self.seed, "pair": (1, 2)}

    def blank(self) -> Squares:
        return Squares()

    def do(self, numbers: range) -> Squares:
        return Squares(sum(n * n for n in numbers), Counter(("even", n % 2) for n in numbers))


def finished(run: Run[Any], executor: Executor) -> Any:
    for _ in run.go(executor):
        pass
    return run.sums


def test_chunks_cover_every_number_once() -> None:
    for total in (0, 1, 6, 7, 8, 50):
        assert [number for chunk in Run(Squaring(), total).left() for number in chunk] == list(range(total))


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_the_sum_is_the_same_whatever_the_number_of_processes(jobs: int) -> None:
    assert finished(Run(TRIAL, 23), executor_for(jobs)) == play_chunk(TRIAL, range(23))


def test_one_job_runs_in_this_process() -> None:
    assert isinstance(executor_for(1), InProcess)
    assert isinstance(executor_for(2), ProcessPool)


def test_stopping_early_stops_the_processes_and_keeps_the_sums() -> None:
    run = Run(QUICK, 100_000)
    going = run.go(ProcessPool(2))
    assert next(going) == 200
    started = time.monotonic()
    going.close()  # type: ignore[attr-defined]
    assert time.monotonic() - started < 20
    assert run.sums.games == run.count == 200


# Sets of numbers


def test_ranges_are_merged_and_gaps_found() -> None:
    done: list[range] = []
    for chunk in (range(10, 20), range(30, 40), range(20, 30), range(5)):
        done = merged(done, chunk)
    assert done == [range(5), range(10, 40)]
    assert list(missing(done, 50)) == [range(5, 10), range(40, 50)]
    assert list(missing(done, 35)) == [range(5, 10)]
    assert list(missing([], 3)) == [range(3)]


# Files


def test_sums_round_trip_through_json() -> None:
    tally = play_chunk(TRIAL, range(4))
    assert Tally.read(json.loads(json.dumps(tally.data()))) == tally
    squares = Squaring().do(range(9))
    assert Squares.read(json.loads(json.dumps(squares.data()))) == squares


def test_work_resumes_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "work.json"
    run = Run(Squaring(), 100, Checkpoint(file))
    going = run.go(InProcess())
    counts = [next(going) for _ in range(3)]
    going.close()  # type: ignore[attr-defined]
    assert counts == [7, 14, 21]
    again = Run(Squaring(), 100, Checkpoint(file))
    assert (again.count, again.sums) == (21, Squaring().do(range(21)))
    assert finished(again, InProcess()) == finished(Run(Squaring(), 100), InProcess())
    assert [path.name for path in tmp_path.iterdir()] == ["work.json"]


def test_finished_work_can_be_extended(tmp_path: Path) -> None:
    file = tmp_path / "work.json"
    finished(Run(Squaring(), 10, Checkpoint(file)), InProcess())
    longer = finished(Run(Squaring(), 31, Checkpoint(file)), InProcess())
    assert longer.count == sum(n * n for n in range(31))


def test_a_checkpoint_of_other_work_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "work.json"
    finished(Run(Squaring(seed=1), 10, Checkpoint(file)), InProcess())
    with pytest.raises(OtherWork, match="seed: 1, not 2"):
        Run(Squaring(seed=2), 10, Checkpoint(file))


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": "other"}'])
def test_a_malformed_checkpoint_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "work.json"
    file.write_text(text)
    with pytest.raises(ValueError, match=r"format|Expecting"):
        Run(Squaring(), 10, Checkpoint(file))


def test_a_checkpoint_is_replaced_atomically(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process killed while writing leaves the old file."""
    file = tmp_path / "work.json"
    finished(Run(Squaring(), 10, Checkpoint(file)), InProcess())
    before = file.read_text()

    def interrupted(self: Path, target: Path) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        finished(Run(Squaring(), 30, Checkpoint(file)), InProcess())
    assert file.read_text() == before


KILLED = """
from sixgun.lab import checkpoint
checkpoint.PAUSE = 0.0
from sixgun.cli import main
main()
"""


def test_work_done_before_a_kill_is_not_repeated(tmp_path: Path) -> None:
    file = tmp_path / "work.json"
    line = ["sim", "--players", "4", "--bots", "greedy", "--seed", "4", "--games", "100000", "--jobs", "1"]
    process = subprocess.Popen([sys.executable, "-c", KILLED, *line, "--resume", str(file)], env=environment())
    try:
        wait_for(file)
    finally:
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    run = Run(TRIAL, 0, Checkpoint(file))
    assert run.count > 0
    assert run.sums == play_chunk(TRIAL, range(run.count))
    longer = Run(TRIAL, run.count + 7, Checkpoint(file))
    assert finished(longer, InProcess()) == play_chunk(TRIAL, range(run.count + 7))


def wait_for(file: Path) -> None:
    for _ in range(2400):
        if file.exists():
            return
        time.sleep(0.05)
    raise AssertionError("no checkpoint was written")


def test_a_checkpoint_is_written_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = list[int]()
    monkeypatch.setattr(Checkpoint, "write", lambda self, about, done, sums: written.append(len(done)))
    clock = ticking()
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    finished(Run(Squaring(), 70, Checkpoint(tmp_path / "work.json")), InProcess())
    assert 1 < len(written) <= 10


def ticking() -> Iterator[float]:
    now = 0.0
    while True:
        yield now
        now += 1.0
