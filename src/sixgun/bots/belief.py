"""Beliefs about roles: every possible assignment of the secret roles, weighted by the players' deeds.

The set of roles in the game and the roles of the dead are known, so there are at most a few hundred assignments.
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
MOST_LIKELY: Final = 300.0  # a logarithm; its exponential still fits a float
HARDLY: Final = 1e-200  # no assignment is impossible
NOTHING: Final[list[float]] = []  # shared, never changed
MOST_TIMES: Final = 6  # further repetitions tell nothing new


class Belief:
    """The probability of every role, by seat."""

    def __init__(self, view: View, moods: list[float]) -> None:
        """`moods` are the log-likelihoods of deeds, by deed, role of the doer and role of the target."""
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
        """Without memory all secret seats are equally likely to have a role."""
        self.total = float(len(self.secret))
        for seat in self.secret:
            for role in range(KINDS_OF_ROLE):
                self.chances[seat * KINDS_OF_ROLE + role] = float(self.left[role])

    def know(self) -> None:
        """Turns sums into probabilities; known roles are certain."""
        for seat in range(len(self.roles)):
            start = seat * KINDS_OF_ROLE
            if seat not in self.secret:
                self.chances[start + self.view.players[seat].role] = 1.0
                continue
            for role in range(KINDS_OF_ROLE):
                self.chances[start + role] /= self.total

    # By deeds

    def told_alone(self) -> list[float]:
        """The log-likelihood of each role in each secret seat, from deeds between it and seats with known roles."""
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
        """The same for every pair of secret seats, the later one first."""
        secret = self.secret
        return [
            self.tie(seat, other, DEPUTY, RENEGADE) if other < seat else NOTHING for seat in secret for other in secret
        ]

    def tie(self, seat: Seat, other: Seat, first: Role, last: Role) -> list[float]:
        """The log-likelihood of the deeds between two seats, by the role of `seat` and that of `other`.

        Only possible roles of the other are considered, and the list is empty if there are no deeds. The player's own
        deeds say nothing.
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
        """Tries every role that is left for this secret seat, and then for the next."""
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
        """The log-likelihood of this role in the seat, given the roles of the secret seats before it."""
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
    """A belief that can also draw a random assignment of roles."""

    def __init__(self, view: View, moods: list[float]) -> None:
        self.ways: Final[list[list[Role]]] = []
        self.sums: Final[list[float]] = []  # cumulative weights
        super().__init__(view, moods)

    def add_up(self, likely: float) -> None:
        super().add_up(likely)
        self.ways.append(self.roles[:])
        self.sums.append(self.total)

    def draw(self, luck: float) -> list[Role]:
        """An assignment by seat; `luck` is a random number between 0 and 1."""
        for i in range(len(self.sums)):
            if luck * self.total < self.sums[i]:
                return self.ways[i]
        return self.ways[-1]


def capped(times: int) -> float:
    return float(times if times < MOST_TIMES else MOST_TIMES)


def counts(roles: list[Role]) -> list[int]:
    """The number of players with each role."""
    found = [0] * KINDS_OF_ROLE
    for role in roles:
        found[role] += 1
    return found
