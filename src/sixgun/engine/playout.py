"""Random playouts, for search and simulation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sixgun.engine.game import Game
from sixgun.engine.kernel import act

MODULUS: Final = 0x7FFFFFFF


class Dice:
    """A fast random generator for random play, not for secrets (Park and Miller)."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed % (MODULUS - 1) + 1

    def roll(self, n: i64) -> i64:
        self.state = self.state * 48271 % MODULUS
        return self.state % n


def play_at_random(g: Game, dice: Dice, limit: i64) -> i64:
    """Plays on at random; returns the number of decisions. Compiled, this is the fastest way to play."""
    decisions: i64 = 0
    while g.asked is not None and decisions < limit:
        options = g.options
        act(g, options[dice.roll(len(options))])
        decisions += 1
    return decisions
