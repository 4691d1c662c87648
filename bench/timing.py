"""Timing in rounds. Each round measures everything once and the best counts, so a noisy moment spoils no ratio."""

from __future__ import annotations

import gc
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from time import process_time
from typing import TypeVar

ROUNDS = 3

Loop = Callable[[], int]
"""Does the same work every time, and returns how much it was."""

Clock = Callable[[], float]
"""CPU time of this process, or wall-clock time if several processes do the work."""

Name = TypeVar("Name", bound=Hashable)


@contextmanager
def quiet() -> Iterator[None]:
    """Switches garbage collection off, as the workers of `sixgun sim` do: games create no reference cycles."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def rate(loop: Loop, clock: Clock = process_time) -> float:
    """How much work a loop does per second."""
    with quiet():
        start = clock()
        count = loop()
        return count / (clock() - start)


def rates(loops: Mapping[Name, Loop], clock: Clock = process_time) -> dict[Name, float]:
    rounds = [{name: rate(loop, clock) for name, loop in loops.items()} for _ in range(ROUNDS)]
    return {name: max(each[name] for each in rounds) for name in loops}
