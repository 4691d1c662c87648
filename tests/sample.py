"""A sample of what a test tries, when a run does not try everything."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

Thing = TypeVar("Thing")


class Sample:
    """Draws a few of many things that a test tries alike, by the seed of the run; takes all if nothing is sampled."""

    def __init__(self, whole: bool, seed: str) -> None:
        self.whole, self.rng = whole, Random(seed)

    def of(self, things: Sequence[Thing], few: int) -> list[Thing]:
        """In their order."""
        if self.whole or few >= len(things):
            return list(things)
        return [things[number] for number in sorted(self.rng.sample(range(len(things)), few))]
