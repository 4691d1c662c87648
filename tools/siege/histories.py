"""A server with a long history: three anonymous requests, and every other one, hold up nobody for long."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bench.history import fill
from tests.server.live_server import open_house
from tools.siege.outcome import Outcome
from tools.siege.visitors import neighbour, plays_on, stranger

REQUESTS = 3


def three_requests(folder: Path, games: int) -> Outcome:
    """Guests who come and delete themselves: once, each of them made the whole ladder be computed again."""
    folder.mkdir(parents=True, exist_ok=True)
    fill(folder / "sixgun.db", games)
    with open_house(folder) as house:
        table = neighbour(house)
        visitors = [stranger(house, f"Visitor {number}") for number in range(REQUESTS)]
        answers = [visitor.delete("/api/me").status_code for visitor in visitors]
        moves = plays_on(table)
    held = answers == [204] * REQUESTS and moves > 0
    return Outcome("the three requests", REQUESTS, held, f"{games:,} rated games; {moves} moves elsewhere meanwhile")


def stored_games(_: Path, games: int) -> Outcome:
    """Every request, of a player of many games, measured by how long it holds up the loop."""
    command = [sys.executable, "-m", "bench.history", "--games", str(games)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # without what this process remembers
    worst = " ".join(done.stdout.splitlines()[-1].split())
    return Outcome("stored games", games, worst.endswith("held"), worst)
