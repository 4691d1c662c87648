"""What is counted of many games, whoever plays them. A tally never keeps a game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields
from typing import Any, Final, Self

from sixgun.engine.game import Game
from sixgun.engine.ids import DEPUTY, NOBODY, ROLES, SHERIFF, Seat


@dataclass
class Sums:
    """The base of every tally: each field is a number or a counter."""

    def add(self, other: Self) -> None:
        for each in fields(self):
            mine, theirs = getattr(self, each.name), getattr(other, each.name)
            if isinstance(mine, Counter):
                mine.update(theirs)
            else:
                setattr(self, each.name, mine + theirs)

    def data(self) -> dict[str, Any]:
        """As JSON can have it."""
        return {each.name: written(getattr(self, each.name)) for each in fields(self)}

    @classmethod
    def read(cls, data: dict[str, Any]) -> Self:
        return cls(**{name: read(value) for name, value in data.items()})


def written(value: int | Counter[Any]) -> Any:
    return list(value.items()) if isinstance(value, Counter) else value


def read(value: Any) -> Any:
    """Lists were tuples: only those can be keys."""
    if isinstance(value, list):
        return Counter({tuple(key) if isinstance(key, list) else key: count for key, count in value})
    if not isinstance(value, int):
        raise ValueError(f"{value!r} is no number that was counted")
    return value


LAW = "law"
STALL: Final = 2_000  # decisions; hardly any game between bots that know what they want takes longer


@dataclass
class Tally(Sums):
    games: int = 0
    unfinished: int = 0
    stalled: int = 0  # beyond STALL decisions, finished or not
    played: int = 0  # decisions, also in the unfinished games
    sides: Counter[str] = field(default_factory=Counter)
    roles: Counter[str] = field(default_factory=Counter)  # how many players had this role
    role_wins: Counter[str] = field(default_factory=Counter)
    seat_wins: Counter[int] = field(default_factory=Counter)  # from the one who begins, in turn order
    bots: Counter[str] = field(default_factory=Counter)
    bot_wins: Counter[str] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)  # decisions in a game that ended

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
        """The lower one of the two in the middle."""
        return quantile(self.lengths, 0.5)

    @property
    def longest(self) -> int:
        return max(self.lengths, default=0)


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest number that at least this share is not above; 0 of nothing."""
    wanted, passed = share * counts.total(), 0
    for number in sorted(counts):
        passed += counts[number]
        if passed >= wanted:
            return number
    return 0


def side(g: Game) -> str:
    """The law, or the role that has won."""
    roles = {g.players[seat].role for seat in g.winners}
    return LAW if SHERIFF in roles else ROLES[roles.pop()]


def first(g: Game) -> Seat:
    """The sheriff begins, of three the deputy."""
    begins = DEPUTY if g.three_players() else SHERIFF
    return next((seat for seat, player in enumerate(g.players) if player.role == begins), NOBODY)
