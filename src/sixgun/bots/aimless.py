"""Random bots."""

from __future__ import annotations

from random import Random

from sixgun.engine.actions import PASSING, Action
from sixgun.match.view import View


def choose(view: View, rng: Random) -> Action:
    return rng.choice(view.options)


def choose_busy(view: View, rng: Random) -> Action:
    """A random option, passing only if there is no other."""
    actions = [option for option in view.options if option.verb != PASSING]
    return rng.choice(actions or view.options)
