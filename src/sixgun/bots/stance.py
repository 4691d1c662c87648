"""Whom a player would like to see dead, by the goal of their role and what everybody else seems to be."""

from __future__ import annotations

from typing import Final

from sixgun.bots.belief import Belief, counts
from sixgun.bots.weights import Weights
from sixgun.engine.ids import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Seat
from sixgun.match.view import View
from sixgun.rules.setup import roles_for
from sixgun.rules.victory import prey

FRIEND: Final = -1.0
SURE: Final = 0.98  # a chance that leaves no doubt


def wishes(view: View, weights: Weights) -> list[float]:
    """By role, how much I want it gone: above 0 a foe, below a friend."""
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
    """The weaker side must not lose too soon, and the sheriff must be the last one to go (END-03)."""
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
    """How many of each role are alive: everybody can count."""
    left = counts(roles_for(len(view.players)))
    for seen in view.players:
        if not seen.alive:
            left[seen.role] -= 1
    return left


def stances(view: View, belief: Belief, weights: Weights) -> list[float]:
    """By seat, what I wish by what it may be. A game that takes long makes everybody bold."""
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
    """Whoever may be a foe becomes one in time."""
    if nerves == 0.0:
        return 0.0
    foe = 0.0
    for role in range(len(wish)):
        if wish[role] > 0.0:
            foe += belief.chance(seat, role)
    return nerves if foe > 1.0 - SURE else 0.0


def living(view: View) -> int:
    number = 0
    for seen in view.players:
        if seen.alive:
            number += 1
    return number
