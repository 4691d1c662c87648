"""Rounds: everything is measured once in each, and the best counts, so that a noisy moment spoils no ratio."""

from __future__ import annotations

import gc
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from time import process_time
from typing import TypeVar

ROUNDS = 3

Loop = Callable[[], int]
"""Does the same work every time, and counts it."""

Clock = Callable[[], float]
"""Of this process, or one on the wall, where several processes do the work."""

Name = TypeVar("Name", bound=Hashable)


@contextmanager
def quiet() -> Iterator[None]:
    """Without the collector, as the workers of `sixgun sim` play: games make no cycles."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def rate(loop: Loop, clock: Clock = process_time) -> float:
    """How much of its work a loop does in a second of this process: what other processes take does not count."""
    with quiet():
        start = clock()
        count = loop()
        return count / (clock() - start)


def rates(loops: Mapping[Name, Loop], clock: Clock = process_time) -> dict[Name, float]:
    rounds = [{name: rate(loop, clock) for name, loop in loops.items()} for _ in range(ROUNDS)]
    return {name: max(each[name] for each in rounds) for name in loops}
