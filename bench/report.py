"""The figures of a run, and their printout."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

NOT_COMPILED = "The engine is NOT COMPILED here: our own figures below are interpreted as well."


@dataclass(frozen=True)
class Play:
    """Random play. Rates are per second, and the deal is part of a game."""

    decisions: float
    games: float
    length: float  # decisions per game


@dataclass(frozen=True)
class Copy:
    """The cost of copying a game."""

    microseconds: float
    bytes: int


@dataclass(frozen=True)
class Rival:
    """Another library or build."""

    decisions: float  # per second
    ours: float  # how many times faster ours is


@dataclass(frozen=True)
class Figures:
    """Everything that one run measures."""

    python: str
    compiled: bool
    games: int  # in each measurement
    players: int
    play: dict[str, Play]  # by edition
    ratios: dict[str, float]  # of decisions per second, such as dodgecity/fourth
    copies: dict[str, Copy]
    questions: dict[str, float]  # microseconds for a thousand of each
    curve: dict[int, Play]  # by number of players
    compared: dict[str, Rival]  # with the first edition of `play`


def lines(figures: Figures) -> Iterator[str]:
    engine = "compiled" if figures.compiled else "interpreted"
    yield f"Python {figures.python}, engine {engine}. Best of several rounds of {figures.games} games in one process."
    if not figures.compiled:
        yield NOT_COMPILED
    yield from played(f"Random play, {figures.players} players", figures.play)
    for pair, ratio in figures.ratios.items():
        yield f"  {pair:<24} {ratio:>12.2f}"
    yield from ("", f"{'One copy of a game':<26} {'microseconds':>12} {'bytes':>10}")
    for edition, copy in figures.copies.items():
        yield f"  {edition:<24} {copy.microseconds:>12.2f} {copy.bytes:>10,}"
    yield from ("", f"{'A thousand questions':<26} {'microseconds':>12}")
    for name, microseconds in figures.questions.items():
        yield f"  {name:<24} {microseconds:>12.1f}"
    yield from played("Players in combined", figures.curve)
    yield from ("", f"{'Compared with ours':<26} {'decisions/s':>12} {'ours':>10}")
    for name, rival in figures.compared.items():
        yield f"  {name:<24} {rival.decisions:>12,.0f} {rival.ours:>8.2f} x"
    if len(figures.compared) == 1:
        yield "  (install rlcard and chess to compare with them)"


def played(title: str, rows: Mapping[str, Play] | Mapping[int, Play]) -> Iterator[str]:
    yield from ("", f"{title:<26} {'decisions/s':>12} {'games/s':>10} {'decisions/game':>15}")
    for name, play in rows.items():
        yield f"  {name:<24} {play.decisions:>12,.0f} {play.games:>10,.0f} {play.length:>15.0f}"
