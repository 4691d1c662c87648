"""Any option, by chance."""

from __future__ import annotations

from random import Random

from sixgun.engine.ids import Action
from sixgun.table.view import View


def choose(view: View, rng: Random) -> Action:
    return rng.choice(view.options)
