"""The cost of copying a game, in time and memory."""

from __future__ import annotations

import tracemalloc

from bench.engine import halfway
from bench.timing import Loop
from sixgun.engine.game import Game

TIMED = 20_000
KEPT = 1_000


def copy_all(g: Game) -> int:
    for _ in range(TIMED):
        g.clone()
    return TIMED


def clone(edition: str, players: int) -> Loop:
    g = halfway(edition, players)
    return lambda: copy_all(g)


def clone_bytes(edition: str, players: int) -> int:
    """The memory of one copy, measured over a thousand; copies share cards, characters and frames."""
    g = halfway(edition, players)
    tracemalloc.start()
    copies = [g.clone() for _ in range(KEPT)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size // len(copies)
