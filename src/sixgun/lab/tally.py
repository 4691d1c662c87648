"""What is counted of many games. Tallies add up in any order to the same sum, and never keep a game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from sixgun.engine.ids import DEPUTY, NOBODY, ROLES, SHERIFF, Seat
from sixgun.engine.state import Game

LAW = "law"
COUNTERS = ("sides", "roles", "role_wins", "seat_wins", "bots", "bot_wins", "lengths")


@dataclass
class Tally:
    games: int = 0
    unfinished: int = 0
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

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.unfinished += other.unfinished
        self.played += other.played
        for name in COUNTERS:
            getattr(self, name).update(getattr(other, name))

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
        passed = 0
        for length in sorted(self.lengths):
            passed += self.lengths[length]
            if 2 * passed >= self.finished:
                return length
        return 0

    @property
    def longest(self) -> int:
        return max(self.lengths, default=0)


def side(g: Game) -> str:
    """The law, or the role that has won."""
    roles = {g.players[seat].role for seat in g.winners}
    return LAW if SHERIFF in roles else ROLES[roles.pop()]


def first(g: Game) -> Seat:
    """The sheriff begins, of three the deputy."""
    begins = DEPUTY if g.three_players() else SHERIFF
    return next((seat for seat, player in enumerate(g.players) if player.role == begins), NOBODY)
