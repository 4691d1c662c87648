"""A bot of your own: it shoots at the player who shot at it most, and otherwise plays like `greedy`. See docs/bots.md.

sixgun arena own_bot:choose greedy --games 2000     # in this folder: how strong is it?
"""

from __future__ import annotations

from random import Random

from sixgun.bots import BOTS
from sixgun.engine.actions import PLAYING, Action
from sixgun.engine.deeds import PREFERRED, SHOT, deed_count
from sixgun.match.view import View
from sixgun.rules.kinds import BANG


def grudge(view: View, seat: int) -> int:
    """How often this player has shot at the bot."""
    return int(deed_count(view.deeds, SHOT, seat, view.me) + deed_count(view.deeds, PREFERRED, seat, view.me))


def choose(view: View, rng: Random) -> Action:
    plays = [option for option in view.options if option.verb == PLAYING and option.target >= 0]
    shots = [option for option in plays if view.box.kinds[option.card] == BANG]
    worst = max(shots, key=lambda option: grudge(view, option.target), default=None)
    if worst is not None and grudge(view, worst.target) > 0:
        return worst
    return BOTS["greedy"](view, rng)
