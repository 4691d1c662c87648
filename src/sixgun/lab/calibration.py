"""How well a bot infers the roles: the log-loss of its beliefs per turn, beside that of the prior.

At the start of each of its play phases the bot is asked what it believes about every secret role. The loss is minus
the logarithm of the probability it gave to the true role: 0 for certainty, more for a surprise. The prior knows only
which roles are still secret. Losses are kept as whole millionths.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import log
from typing import Final

from sixgun.engine.game import Game
from sixgun.engine.ids import Seat
from sixgun.lab.roster import RoleOdds
from sixgun.match.view import UNKNOWN, View

MILLION: Final = 1_000_000
LEAST: Final = 1e-6  # caps the loss of one surprise, which could otherwise outweigh a whole run
MOST_TURNS: Final = 10  # later turns are counted together
BELIEF, PRIOR, ASKED = "belief", "prior", "asked"


class Calibration:
    """The losses of one seat in one game."""

    def __init__(self, g: Game, seat: Seat, belief: RoleOdds) -> None:
        self.g = g
        self.seat = seat
        self.belief = belief
        self.turns = 0  # turns of this seat
        self.last = 0  # the game's turn in which the bot was last asked
        self.losses: Counter[tuple[str, int]] = Counter()

    def score(self, view: View) -> None:
        if view.turn != self.seat or view.turns == self.last or view.question is None:
            return
        if view.question.prompt != "play_phase":
            return
        self.turns, self.last = self.turns + 1, view.turns
        secret = [seat for seat, seen in enumerate(view.players) if seen.role == UNKNOWN]
        if secret:
            self.count(secret, self.belief(view))

    def count(self, secret: list[Seat], believed: object) -> None:
        turn = min(self.turns, MOST_TURNS)
        roles = Counter(self.g.players[seat].role for seat in secret)
        for seat in secret:
            role = int(self.g.players[seat].role)
            self.losses[BELIEF, turn] += loss(believed[seat][role])  # type: ignore[index]
            self.losses[PRIOR, turn] += loss(roles[role] / len(secret))
            self.losses[ASKED, turn] += 1


def loss(probability: float) -> int:
    return round(-log(max(probability, LEAST)) * MILLION)


@dataclass(frozen=True)
class TurnLoss:
    """Mean losses in the bot's n-th turn."""

    turn: int
    asked: int
    belief: float
    prior: float


def turns(losses: Counter[tuple[str, int]]) -> list[TurnLoss]:
    asked = {turn: count for (kind, turn), count in sorted(losses.items()) if kind == ASKED}
    return [
        TurnLoss(turn, count, losses[BELIEF, turn] / count / MILLION, losses[PRIOR, turn] / count / MILLION)
        for turn, count in asked.items()
    ]
