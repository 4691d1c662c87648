"""What the load benchmark counts and prints. No test depends on timing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bench.server import lines, same_code
from bench.server_clients import Game, Prompt, Table, Tally
from bench.server_process import identity

ROOT = Path(__file__).parents[2]


class Heard:
    """A seat that only records what it sends."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.said: list[bytes] = []

    def say(self, message: bytes) -> None:
        self.said.append(message)


def test_a_move_is_counted_when_the_last_client_has_seen_it() -> None:
    tally = Tally()
    table = Table(tally, 2, Random(1))
    seats = [Heard(Game(0, Prompt(7, 1))), Heard(Game(0, Prompt(7, 1), [b'{"verb":"pass"}']))]  # type: ignore[list-item]
    table.seats = seats  # type: ignore[assignment]
    table.move()
    assert [len(seat.said) for seat in seats] == [0, 1]
    assert b'"prompt":7' in seats[1].said[0]
    table.seen()
    seats[0].game = Game(1, Prompt(8, 0))
    table.seen()
    assert tally.moves == 0
    seats[1].game = Game(1, Prompt(8, 0))
    table.seen()
    assert tally.moves == 1
    assert len(tally.times) == 1


def test_the_figures_are_rates() -> None:
    tally = Tally()
    tally.moves = 10
    tally.times = [0.001 * number for number in range(1, 101)]
    for _ in range(20):
        tally.count(100)
    report = tally.report(2.0)
    assert (report["moves"], report["views"], report["size"]) == (5.0, 10.0, 100.0)
    assert (round(report["p50"]), round(report["p99"])) == (51, 100)


def test_the_ratio_is_of_the_processor_time_in_the_same_run() -> None:
    phase = {"moves": 100.0, "views": 700.0, "size": 1600.0, "share": 0.5, "memory": 90.0, "p50": 1.0, "p99": 2.0}
    phase |= {"rooms": 0.0, "clients": 0.85, "cost": 400.0}
    found = {"compiled": True, "disk": 0.1, "first_page": 0.5, "fixed": phase, "flood": phase}
    told = "\n".join(lines({**found, "echo": {**phase, "moves": 9000.0, "cost": 100.0}}, 3))
    assert "ratio for a core             25%" in told
    assert "processor                  50% of a core, the clients 85%" in told
    assert "a move                     400 µs of the processor" in told
    assert "3 tables of 7, compiled" in told


def test_the_server_itself_says_which_code_it_runs() -> None:
    """On the sources it says so, whatever this process runs."""
    words = [sys.executable, "-m", "bench.server_process"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    said = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    assert json.loads(said) == {"compiled": False, "package": str(ROOT / "src" / "sixgun" / "__init__.py")}


def test_nothing_is_measured_if_the_server_runs_other_code() -> None:
    same_code(json.dumps(identity()))
    for other in ({**identity(), "compiled": not identity()["compiled"]}, {**identity(), "package": "elsewhere"}, {}):
        with pytest.raises(SystemExit, match="other code"):
            same_code(json.dumps(other))
    with pytest.raises(SystemExit, match="other code"):
        same_code("")
