"""Those who play by themselves: a bot gets a View, never a Game, and returns one of its options."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from sixgun.bots import aimless, simple
from sixgun.engine.ids import Action
from sixgun.table.view import View

Bot = Callable[[View, Random], Action]

BOTS: Final[dict[str, Bot]] = {"random": aimless.choose, "simple": simple.choose}
