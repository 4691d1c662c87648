"""The outlook: the probability of each side to win, estimated from life, cards and equipment of all players.

A softmax of counted facts, fitted to games between readers by `tools/tuning/outlook.py`. Not for three players.
"""

from __future__ import annotations

import json
from math import exp
from typing import Final

from sixgun.bots.weights import HERE
from sixgun.engine.game import Game
from sixgun.engine.ids import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF, Role, Seat

SIDES: Final = ("law", "outlaw", "renegade")
LAW: Final = 0
OF_A_ROLE: Final = ("alive", "life", "hand", "gear", "reach", "last_life", "second_life")
FACTS: Final = (
    *[f"{role}_{fact}" for role in ROLES for fact in OF_A_ROLE],
    *[f"{role}_on_turn" for role in ROLES],
    "no_deputy", "no_outlaw", "no_renegade", "two_left", "players",
)  # fmt: skip


class Outlook:
    def __init__(self, said: dict[str, list[float]]) -> None:
        """By fact, its weights for law, outlaws and renegade."""
        self.rows: Final = [[said[fact][side] for fact in FACTS] for side in range(len(SIDES))]

    def chance(self, g: Game, seat: Seat) -> float:
        """The probability that the side of this seat wins."""
        if g.over():
            return 1.0 if seat in g.winners else 0.0
        player, sides = g.players[seat], self.sides(g)
        if player.role != RENEGADE:
            return sides[LAW if player.role in (SHERIFF, DEPUTY) else OUTLAW - 1]
        return sides[RENEGADE - 1] / living(g, RENEGADE) if player.alive else 0.0

    def sides(self, g: Game) -> list[float]:
        """The probability of each side to win."""
        found = facts(g)
        sums: list[float] = []
        for row in self.rows:
            told = 0.0
            for i in range(len(row)):
                told += row[i] * found[i]
            sums.append(exp(told))
        total = sum(sums)
        return [each / total for each in sums]


def load() -> Outlook:
    return Outlook(json.loads((HERE / "outlook.json").read_text(encoding="utf-8"))["facts"])


def knows(g: Game) -> bool:
    """Whether the outlook applies: not with three players, where everyone has a target."""
    return not g.three_players()


def facts(g: Game) -> list[float]:
    """The counts, in the order of FACTS."""
    found = [0.0] * len(FACTS)
    for player in g.players:
        if player.alive:
            start = player.role * len(OF_A_ROLE)
            found[start] += 1.0
            found[start + 1] += float(player.life)
            found[start + 2] += float(len(player.hand))
            for card in player.in_play:
                entry = g.card(card)
                found[start + 3] += float(entry.barrels + entry.remoteness + entry.sight)
                if entry.reach > 0:
                    found[start + 4] += float(entry.reach - 1)
            if player.life <= 2:
                found[start + (5 if player.life == 1 else 6)] += 1.0
    rest = len(ROLES) * len(OF_A_ROLE)
    found[rest + g.players[g.turn].role] = 1.0
    for role in (DEPUTY, OUTLAW, RENEGADE):
        if found[role * len(OF_A_ROLE)] == 0.0:
            found[rest + len(ROLES) + role - 1] = 1.0
    found[len(FACTS) - 2] = 1.0 if len(g.present) == 2 else 0.0
    found[len(FACTS) - 1] = float(len(g.players))
    return found


def living(g: Game, role: Role) -> int:
    number = 0
    for seat in g.present:
        if g.players[seat].role == role:
            number += 1
    return number
