"""Those who play by themselves: a bot gets a View, never a Game, and returns one of its options."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from sixgun.bots import aimless
from sixgun.bots.levels import LEVELS, PEOPLE, TEMPERS, Opponent
from sixgun.bots.reader import Reader
from sixgun.bots.reasons import Reason
from sixgun.bots.weights import load
from sixgun.engine.ids import Action
from sixgun.table.view import View

Bot = Callable[[View, Random], Action]

READERS: Final = {name: Reader(load(name)) for name in ("greedy", "reader", "marshal")}

BOTS: Final[dict[str, Bot]] = {
    "random": aimless.choose,
    "busy": aimless.choose_busy,
    **{name: reader.choose for name, reader in READERS.items()},
}

__all__ = ["BOTS", "LEVELS", "PEOPLE", "TEMPERS", "Bot", "Opponent", "Reason", "explain"]


def explain(view: View, action: Action, name: str = "marshal") -> list[Reason]:
    """Why this bot would do this, as codes with facts."""
    return READERS[name].explain(view, action)
