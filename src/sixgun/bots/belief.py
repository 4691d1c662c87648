"""Who is what: every way the secret roles may lie, weighed by what everybody has done to everybody.

The roles in play are known, and so are those of the dead; what is left are at most a few hundred ways.
"""

from __future__ import annotations

from math import exp
from typing import Final

from sixgun.engine.deeds import DEEDS, SQUARE
from sixgun.engine.ids import DEPUTY, MOST_SEATS, RENEGADE, Role, Seat
from sixgun.match.view import UNKNOWN, View
from sixgun.rules.setup import roles_for

KINDS_OF_ROLE: Final = 4
PAIRS_OF_ROLES: Final = 16
MOST_LIKELY: Final = 300.0  # a logarithm; more would be too much for a number
HARDLY: Final = 1e-200  # nothing is impossible
NOTHING: Final[list[float]] = []  # never changed
MOST_TIMES: Final = 6  # what is done more often tells nothing more


class Belief:
    """The chance of every role, by seat."""

    def __init__(self, view: View, moods: list[float]) -> None:
        """`moods` are the logarithms of how likely a deed is, by deed, role of the doer and role of the target."""
        self.view: Final = view
        self.moods: Final = moods
        players = len(view.players)
        self.roles: Final[list[Role]] = [seen.role for seen in view.players]
        self.secret: Final[list[Seat]] = [seat for seat in range(players) if self.roles[seat] == UNKNOWN]
        self.left: Final = counts(roles_for(players))
        self.chances: Final[list[float]] = [0.0] * (players * KINDS_OF_ROLE)
        self.total = 0.0
        for role in self.roles:
            if role != UNKNOWN:
                self.left[role] -= 1
        if self.moods:
            self.alone: Final[list[float]] = self.told_alone()
            self.ties: Final[list[list[float]]] = self.told_together()
            self.try_roles(0, 0.0)
        else:
            self.count_roles()
        self.know()

    def chance(self, seat: Seat, role: Role) -> float:
        return self.chances[seat * KINDS_OF_ROLE + role]

    # By counting

    def count_roles(self) -> None:
        """Without memory, everybody is as likely to be something as anybody else."""
        self.total = float(len(self.secret))
        for seat in self.secret:
            for role in range(KINDS_OF_ROLE):
                self.chances[seat * KINDS_OF_ROLE + role] = float(self.left[role])

    def know(self) -> None:
        """From sums to chances; what is open is sure."""
        for seat in range(len(self.roles)):
            start = seat * KINDS_OF_ROLE
            if seat not in self.secret:
                self.chances[start + self.view.players[seat].role] = 1.0
                continue
            for role in range(KINDS_OF_ROLE):
                self.chances[start + role] /= self.total

    # By deeds

    def told_alone(self) -> list[float]:
        """How well each role fits each secret seat, by what it did to and suffered from those whose roles are open."""
        found = [0.0] * len(self.chances)
        for other in range(len(self.roles)):
            its = self.roles[other]
            if its != UNKNOWN:
                for seat in self.secret:
                    tie = self.tie(seat, other, its, its)
                    for role in range(len(tie) // KINDS_OF_ROLE):
                        found[seat * KINDS_OF_ROLE + role] += tie[role * KINDS_OF_ROLE + its]
        return found

    def told_together(self) -> list[list[float]]:
        """The same for every two secret seats, the later one first."""
        secret = self.secret
        return [
            self.tie(seat, other, DEPUTY, RENEGADE) if other < seat else NOTHING for seat in secret for other in secret
        ]

    def tie(self, seat: Seat, other: Seat, first: Role, last: Role) -> list[float]:
        """How likely it is what these two did to each other, by the role of `seat` and that of `other`.

        Only what the other one may be is looked at; nothing is told where neither did anything to the other.
        What I did myself tells me nothing.
        """
        deeds, moods, sums = self.view.deeds, self.moods, NOTHING
        at, back, mine = seat * MOST_SEATS + other, other * MOST_SEATS + seat, other == self.view.me
        for deed in range(len(DEEDS)):
            did, suffered = capped(deeds[deed * SQUARE + at]), 0.0 if mine else capped(deeds[deed * SQUARE + back])
            if did == 0.0 and suffered == 0.0:
                continue
            if not sums:
                sums = [0.0] * PAIRS_OF_ROLES
            for role in range(DEPUTY, KINDS_OF_ROLE):
                for its in range(first, last + 1):
                    told = did * moods[deed * PAIRS_OF_ROLES + role * KINDS_OF_ROLE + its]
                    told += suffered * moods[deed * PAIRS_OF_ROLES + its * KINDS_OF_ROLE + role]
                    sums[role * KINDS_OF_ROLE + its] += told
        return sums

    def try_roles(self, number: Seat, likely: float) -> None:
        """Every role that is left for this secret seat, and then the next one."""
        if number == len(self.secret):
            self.add_up(likely)
            return
        seat = self.secret[number]
        for role in range(KINDS_OF_ROLE):
            if self.left[role] > 0:
                self.left[role] -= 1
                self.roles[seat] = role
                self.try_roles(number + 1, likely + self.fits(number, seat, role))
                self.left[role] += 1

    def fits(self, number: Seat, seat: Seat, role: Role) -> float:
        """How well this role fits the seat, beside those that were given out before."""
        likely = self.alone[seat * KINDS_OF_ROLE + role]
        for before in range(number):
            tie = self.ties[number * len(self.secret) + before]
            if tie:
                likely += tie[role * KINDS_OF_ROLE + self.roles[self.secret[before]]]
        return likely

    def add_up(self, likely: float) -> None:
        weight = exp(likely if likely < MOST_LIKELY else MOST_LIKELY) + HARDLY
        self.total += weight
        chances, roles = self.chances, self.roles
        for seat in self.secret:
            at = seat * KINDS_OF_ROLE + roles[seat]
            chances[at] += weight


class RoleSampler(Belief):
    """Besides, every way the roles may lie, to draw one from."""

    def __init__(self, view: View, moods: list[float]) -> None:
        self.ways: Final[list[list[Role]]] = []
        self.sums: Final[list[float]] = []  # of the weights so far
        super().__init__(view, moods)

    def add_up(self, likely: float) -> None:
        super().add_up(likely)
        self.ways.append(self.roles[:])
        self.sums.append(self.total)

    def draw(self, luck: float) -> list[Role]:
        """By seat; `luck` is between 0 and 1."""
        for i in range(len(self.sums)):
            if luck * self.total < self.sums[i]:
                return self.ways[i]
        return self.ways[-1]


def capped(times: int) -> float:
    return float(times if times < MOST_TIMES else MOST_TIMES)


def counts(roles: list[Role]) -> list[int]:
    """How many there are of each role."""
    found = [0] * KINDS_OF_ROLE
    for role in roles:
        found[role] += 1
    return found
