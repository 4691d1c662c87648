"""Tallies: counts over many games, which can be added up. A tally never keeps a game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields
from typing import Any, Final, Self

from sixgun.engine.game import Game
from sixgun.engine.ids import DEPUTY, NOBODY, ROLES, SHERIFF, Seat


@dataclass
class Sums:
    """Base of every tally: each field is a number or a counter."""

    def add(self, other: Self) -> None:
        for each in fields(self):
            mine, theirs = getattr(self, each.name), getattr(other, each.name)
            if isinstance(mine, Counter):
                mine.update(theirs)
            else:
                setattr(self, each.name, mine + theirs)

    def data(self) -> dict[str, Any]:
        """The fields as plain data for JSON."""
        return {each.name: written(getattr(self, each.name)) for each in fields(self)}

    @classmethod
    def read(cls, data: dict[str, Any]) -> Self:
        return cls(**{name: read(value) for name, value in data.items()})


def written(value: int | Counter[Any]) -> Any:
    return list(value.items()) if isinstance(value, Counter) else value


def read(value: Any) -> Any:
    """A field from JSON. Keys that are lists were tuples."""
    if isinstance(value, list):
        return Counter({tuple(key) if isinstance(key, list) else key: count for key, count in value})
    if not isinstance(value, int):
        raise ValueError(f"{value!r} is not a count")
    return value


LAW = "law"
STALL: Final = 2_000  # decisions; hardly any game between sensible bots takes longer


@dataclass
class Tally(Sums):
    """The results of a simulation."""

    games: int = 0
    unfinished: int = 0
    stalled: int = 0  # longer than STALL decisions, finished or not
    played: int = 0  # decisions, including unfinished games
    sides: Counter[str] = field(default_factory=Counter)
    roles: Counter[str] = field(default_factory=Counter)  # players with this role
    role_wins: Counter[str] = field(default_factory=Counter)
    seat_wins: Counter[int] = field(default_factory=Counter)  # counted from the first player, in turn order
    bots: Counter[str] = field(default_factory=Counter)
    bot_wins: Counter[str] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)  # decisions in a finished game

    def count(self, g: Game, bots: tuple[str, ...], decisions: int) -> None:
        self.games += 1
        self.played += decisions
        self.stalled += decisions > STALL
        self.roles.update(ROLES[player.role] for player in g.players)
        self.bots.update(bots)
        if not g.over():
            self.unfinished += 1
            return
        self.lengths[decisions] += 1
        self.sides[side(g)] += 1
        begins = first(g)
        for seat in g.winners:
            self.role_wins[ROLES[g.players[seat].role]] += 1
            self.seat_wins[(seat - begins) % len(g.players)] += 1
            self.bot_wins[bots[seat]] += 1

    # Length

    @property
    def finished(self) -> int:
        return self.games - self.unfinished

    @property
    def mean(self) -> float:
        total = sum(length * times for length, times in self.lengths.items())
        return total / self.finished if self.finished else 0.0

    @property
    def median(self) -> int:
        """Median length; the lower middle value of an even count."""
        return quantile(self.lengths, 0.5)

    @property
    def longest(self) -> int:
        return max(self.lengths, default=0)


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest number that at least this share of the counts does not exceed; 0 if there are none."""
    wanted, passed = share * counts.total(), 0
    for number in sorted(counts):
        passed += counts[number]
        if passed >= wanted:
            return number
    return 0


def side(g: Game) -> str:
    """The side that won: the law, or else the winners' role."""
    roles = {g.players[seat].role for seat in g.winners}
    return LAW if SHERIFF in roles else ROLES[roles.pop()]


def first(g: Game) -> Seat:
    """The seat of the first player: the sheriff, or the deputy with three players."""
    begins = DEPUTY if g.three_players() else SHERIFF
    return next((seat for seat, player in enumerate(g.players) if player.role == begins), NOBODY)
