"""What a copy of a game costs: time and memory."""

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
    """What each of a thousand games in memory takes: all but the cards, characters and frames that copies share."""
    g = halfway(edition, players)
    tracemalloc.start()
    kept = [g.clone() for _ in range(KEPT)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size // len(kept)
