"""Bots written outside the package."""

from __future__ import annotations

from random import Random

from sixgun.engine.actions import Action
from sixgun.match.view import UNKNOWN, View

NOT_A_BOT = 7


def first(view: View, rng: Random) -> Action:
    return view.options[0]


def nosy(view: View, rng: Random) -> Action:
    """Fails unless every role is revealed."""
    assert all(seen.role != UNKNOWN for seen in view.players)
    return rng.choice(view.options)


def belief(view: View) -> list[list[float]]:
    """Every role is equally likely for everyone."""
    return [[0.25] * 4 for _ in view.players]
