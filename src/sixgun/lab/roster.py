"""The players of the laboratory: bots by name, their beliefs, and games played out between them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Final

from sixgun.bots import BOTS, Bot, view_for
from sixgun.engine.game import Game
from sixgun.engine.ids import Seat
from sixgun.engine.kernel import act
from sixgun.match.view import View, observe

RANDOM: Final = "random"

RoleOdds = Callable[[View], Sequence[Sequence[float]]]
"""By seat, the probability of each role, in the order of the engine's roles."""


class NoSuchBot(ValueError):
    """The name is neither one of our bots nor a function that can be imported."""


@cache
def bot_named(name: str) -> Bot:
    """One of our bots, or yours as `module:function`, which may be in the current folder."""
    if name in BOTS:
        return BOTS[name]
    module, _, function = name.partition(":")
    if not module or not function:
        raise NoSuchBot(f"unknown bot {name!r}; choose from {', '.join(BOTS)}, or give module:function")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        bot: Bot = getattr(import_module(module), function)
    except (ImportError, AttributeError) as error:
        raise NoSuchBot(str(error)) from error
    if not callable(bot):
        raise NoSuchBot(f"{name} cannot be called")
    return bot


def belief_of(name: str) -> RoleOdds | None:
    """The function `belief` next to the bot, in its object or its module, if there is one."""
    bot = bot_named(name)
    for place in (getattr(bot, "__self__", None), sys.modules.get(bot.__module__)):
        beside: RoleOdds | None = getattr(place, "belief", None)
        if callable(beside):
            return beside
    return None


def told_roles(g: Game, seat: Seat) -> View:
    """The view of this seat with every role revealed."""
    view = observe(g, seat)
    for seen, player in zip(view.players, g.players, strict=True):
        seen.role = int(player.role)  # nobody else has this view yet
    return view


def play_out(g: Game, bots: Sequence[Bot], rngs: Sequence[Random], limit: int) -> int:
    """Plays on with one bot and one random generator per seat; returns the number of decisions."""
    decisions = 0
    while g.asked is not None and decisions < limit:
        seat = g.asked.seat
        bot, rng = bots[seat], rngs[seat]
        act(g, bot(view_for(g, seat, bot, rng), rng))
        decisions += 1
    return decisions
