"""What bots are called."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from sixgun.bots import PEOPLE


def bot_name(taken: Collection[str], rng: Random) -> tuple[str, str]:
    """A name that nobody at the table has, and the temper that belongs to it."""
    name = rng.choice([name for name in PEOPLE if name not in taken])
    return name, PEOPLE[name]
