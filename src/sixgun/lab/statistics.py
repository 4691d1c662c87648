"""Shares and differences with the interval that holds the true value in 95 of 100 cases."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959963984540054  # of a normal distribution, 95% lie within so many standard deviations


@dataclass(frozen=True)
class Estimate:
    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


def share(won: int, of: int) -> Estimate:
    """A proportion with Wilson's interval, which stays within 0 and 1 and is right for few games, too."""
    if of == 0:
        return Estimate(0.0, 0.0, 1.0)
    p, spread = won / of, Z * Z / of
    middle = (p + spread / 2) / (1 + spread)
    half = sqrt(spread * (p * (1 - p) + spread / 4)) / (1 + spread)
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half))


def around(value: float, variance: float) -> Estimate:
    """A value that is normally distributed."""
    half = Z * sqrt(variance)
    return Estimate(value, value - half, value + half)


def mean(counts: Mapping[int, int], scale: float = 1.0) -> Estimate:
    """The mean of whole numbers, given how often each occurred and what one of them is worth."""
    n = sum(counts.values())
    if n == 0:
        return Estimate(0.0, 0.0, 0.0)
    total = sum(number * times for number, times in counts.items())
    squares = sum(number * number * times for number, times in counts.items())
    variance = (squares - total * total / n) / (n - 1) / n if n > 1 else 0.0
    return around(scale * total / n, scale * scale * max(0.0, variance))
