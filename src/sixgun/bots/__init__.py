"""Bots: computer players. A bot gets a View, never a Game, and returns one of its options."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from sixgun.bots import aimless, outlook
from sixgun.bots.hunter import Budget, Hunter
from sixgun.bots.motives import BotMotive
from sixgun.bots.opponents import LEVELS, PEOPLE, TEMPERS, Opponent
from sixgun.bots.reader import Reader
from sixgun.bots.weights import load
from sixgun.engine.actions import Action
from sixgun.engine.chance import KEY_BYTES, Chance
from sixgun.engine.game import Game
from sixgun.engine.ids import Seat
from sixgun.match.redeal import imagine
from sixgun.match.view import View, observe

Bot = Callable[[View, Random], Action]

READERS: Final = {name: Reader(load(name)) for name in ("greedy", "reader", "marshal", "hunter")}
HUNTER: Final = Hunter(READERS["hunter"], outlook.load(), Budget())

BOTS: Final[dict[str, Bot]] = {
    "random": aimless.choose,
    "busy": aimless.choose_busy,
    **{name: reader.choose for name, reader in READERS.items()},
    "hunter": HUNTER.choose,
}

__all__ = ["BOTS", "LEVELS", "PEOPLE", "TEMPERS", "Bot", "BotMotive", "Opponent", "explain", "view_for", "wants_world"]


def explain(view: View, action: Action, name: str = "marshal") -> list[BotMotive]:
    """The reasons of this bot for an action, as codes with facts."""
    return READERS[name].explain(view, action)


def wants_world(who: object) -> bool:
    """Whether this bot or level (or the object it is a method of) wants a world in its view."""
    return bool(getattr(getattr(who, "__self__", who), "wants_world", False))


def view_for(g: Game, seat: Seat, who: object, rng: Random) -> View:
    """The view for this bot in this seat, with a world if it wants one."""
    return imagine(g, seat, Chance(rng.randbytes(KEY_BYTES))) if wants_world(who) else observe(g, seat)
