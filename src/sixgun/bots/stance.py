"""Stances: how much a player wants each other player eliminated, given the goal of their role and their beliefs."""

from __future__ import annotations

from typing import Final

from sixgun.bots.belief import Belief, counts
from sixgun.bots.weights import Weights
from sixgun.engine.ids import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Seat
from sixgun.match.view import View
from sixgun.rules.setup import roles_for
from sixgun.rules.victory import prey

FRIEND: Final = -1.0
SURE: Final = 0.98  # a probability that counts as certain


def wishes(view: View, weights: Weights) -> list[float]:
    """By role, how much the player wants it eliminated: above 0 an enemy, below 0 a friend."""
    if len(view.players) == 3:
        return [0.0, *[1.0 if role == prey(view.role) else weights.third for role in (DEPUTY, OUTLAW, RENEGADE)]]
    left = living_roles(view)
    if view.role == SHERIFF:
        return [FRIEND, -weights.sheriff_deputy, 1.0, weights.sheriff_renegade if left[OUTLAW] else 1.0]
    if view.role == DEPUTY:
        renegade = weights.deputy_renegade if left[OUTLAW] else 1.0
        return [-weights.guard, -weights.deputy_deputy, 1.0, renegade]
    if view.role == OUTLAW:
        return [weights.press, weights.outlaw_deputy, -weights.outlaw_outlaw, weights.outlaw_renegade]
    return wishes_of_renegade(left, weights)


def wishes_of_renegade(left: list[int], weights: Weights) -> list[float]:
    """The weaker side must not lose too soon, and the sheriff must be eliminated last (END-03)."""
    others = left[DEPUTY] + left[OUTLAW] + left[RENEGADE] - 1
    if others == 0:
        return [1.0, 0.0, 0.0, 0.0]
    lean = weights.renegade_lean * (left[OUTLAW] - left[DEPUTY]) + weights.renegade_bias
    lean = max(-1.0, min(1.0, lean))
    outlaw = 1.0 if left[DEPUTY] == 0 else 0.5 + lean / 2
    deputy = 1.0 if left[OUTLAW] == 0 else 0.5 - lean / 2
    zeal = 1.0 if others == 1 else weights.renegade_zeal
    return [-weights.renegade_sheriff, zeal * deputy, zeal * outlaw, zeal]


def living_roles(view: View) -> list[int]:
    """The number of living players with each role, which is public."""
    left = counts(roles_for(len(view.players)))
    for seen in view.players:
        if not seen.alive:
            left[seen.role] -= 1
    return left


def stances(view: View, belief: Belief, weights: Weights) -> list[float]:
    """By seat, the expected wish given the beliefs. A long game makes players bolder."""
    wish = wishes(view, weights)
    nerves = impatience(view, weights)
    return [stance(view, belief, wish, seat) + nerve(belief, wish, seat, nerves) for seat in range(len(view.players))]


def stance(view: View, belief: Belief, wish: list[float], seat: Seat) -> float:
    if seat == view.me:
        return FRIEND
    sum_of = 0.0
    for role in range(len(wish)):
        sum_of += belief.chance(seat, role) * wish[role]
    return sum_of


def impatience(view: View, weights: Weights) -> float:
    rounds = view.turns / len(view.players)
    return max(0.0, rounds / weights.patience - 1.0)


def nerve(belief: Belief, wish: list[float], seat: Seat, nerves: float) -> float:
    """The extra stance in a long game, against every possible enemy."""
    if nerves == 0.0:
        return 0.0
    foe = 0.0
    for role in range(len(wish)):
        if wish[role] > 0.0:
            foe += belief.chance(seat, role)
    return nerves if foe > 1.0 - SURE else 0.0


def living(view: View) -> int:
    """The players who count: those alive, and a ghost."""
    number = 0
    for seen in view.players:
        if seen.present:
            number += 1
    return number
