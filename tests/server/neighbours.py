"""People who play on next to an attack on their server, and the client that attacks."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from threading import Event, Thread

from tests.server.live_server import PATIENCE, House, Person, Table, party, play_again, play_on

NAMES = "Ann Bob Cid Dot"
SLOWEST = 5.0  # seconds that a move may take during an attack; machines are shared


@contextmanager
def neighbours(house: House) -> Iterator[Callable[[], int]]:
    """A table that plays game after game during an attack; calling it returns the number of moves."""
    with party(house, NAMES) as tables:
        stop, slow, moves = Event(), list[float](), [0]
        player = Thread(target=keep_playing, args=(tables, stop, slow, moves))
        player.start()
        try:
            yield lambda: moves[0]
        finally:
            stop.set()
            player.join(20)
        assert not player.is_alive()
        assert moves[0] > 0
        assert sorted(slow)[len(slow) * 9 // 10] < SLOWEST


def wait_for_moves(moves: Callable[[], int], number: int) -> None:
    """Lets this many more moves happen."""
    before, until = moves(), time.monotonic() + PATIENCE
    while moves() < before + number:
        assert time.monotonic() < until, "nobody can move any more"
        time.sleep(0.05)


def keep_playing(tables: list[Table], stop: Event, times: list[float], moves: list[int]) -> None:
    rng = Random(1)
    while not stop.is_set():
        began = time.monotonic()
        play_on(tables, rng, most=1)
        if all(table.game is None or table.game.prompt is None for table in tables):
            play_again(tables)
        times.append(time.monotonic() - began)
        moves[0] += 1
        time.sleep(0.05)


def bad(house: House) -> Table:
    """A client at a table of its own that will misbehave."""
    zoe = Person(house, "Zoe")
    table = zoe.sit_at(zoe.post("/api/tables", {"agreement": {"players": 4}}).raise_for_status().json()["code"])
    table.wait_for_status("lobby")
    return table
