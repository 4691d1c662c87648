"""Shares and differences with 95% confidence intervals, and logistic regression."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

Z: Final = 1.959963984540054  # 95% of a normal distribution lie within this many standard deviations


@dataclass(frozen=True)
class Estimate:
    """A value with its 95% interval."""

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
    """A proportion with Wilson's interval, which stays within 0 and 1 and holds for small samples."""
    if of == 0:
        return Estimate(0.0, 0.0, 1.0)
    p, spread = won / of, Z * Z / of
    middle = (p + spread / 2) / (1 + spread)
    half = sqrt(spread * (p * (1 - p) + spread / 4)) / (1 + spread)
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half))


def around(value: float, variance: float) -> Estimate:
    """The estimate of a normally distributed value."""
    half = Z * sqrt(variance)
    return Estimate(value, value - half, value + half)


def mean(counts: Mapping[int, int], scale: float = 1.0) -> Estimate:
    """The mean of whole numbers, given how often each occurred, times a scale."""
    n = sum(counts.values())
    if n == 0:
        return Estimate(0.0, 0.0, 0.0)
    total = sum(number * times for number, times in counts.items())
    squares = sum(number * number * times for number, times in counts.items())
    variance = (squares - total * total / n) / (n - 1) / n if n > 1 else 0.0
    return around(scale * total / n, scale * scale * max(0.0, variance))


RIDGE: Final = 1e-6  # regularisation, which keeps terms finite where every game was won
ROUNDS: Final = 60
CLOSE: Final = 1e-10
STEEP: Final = 30.0  # limit of the log-odds

Matrix = list[list[float]]


@dataclass(frozen=True)
class Cell:
    """Equivalent games: the terms that are summed, the number played and the number won."""

    terms: tuple[int, ...]
    played: float
    won: float


def fit(cells: Sequence[Cell], size: int) -> list[float]:
    """Logistic regression by Newton's method: the terms of maximum likelihood."""
    terms = [0.0] * size
    for _ in range(ROUNDS):
        step = solved(*slope(cells, terms))
        terms = [max(-STEEP, min(STEEP, old + change)) for old, change in zip(terms, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    return terms


def chance(terms: Sequence[float], cell: Cell) -> float:
    """The probability of winning a game of this cell."""
    return 1 / (1 + exp(-max(-STEEP, min(STEEP, sum(terms[term] for term in cell.terms)))))


def slope(cells: Sequence[Cell], terms: Sequence[float]) -> tuple[Matrix, list[float]]:
    """The negative Hessian and the gradient of the log-likelihood."""
    size = len(terms)
    bend = [[RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
    rise = [-RIDGE * term for term in terms]
    for cell in cells:
        p = chance(terms, cell)
        for row in cell.terms:
            rise[row] += cell.won - cell.played * p
            for column in cell.terms:
                bend[row][column] += cell.played * p * (1 - p)
    return bend, rise


def solved(matrix: Matrix, right: list[float]) -> list[float]:
    """Solves a linear system by Gauss-Jordan elimination with partial pivoting."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column] = [value / rows[column][column] for value in rows[column]]
        for other in range(size):
            if other != column:
                factor = rows[other][column]
                rows[other] = [value - factor * above for value, above in zip(rows[other], head, strict=True)]
    return [row[-1] for row in rows]
