"""Many games at once, arrays in and arrays out: for training. What the other environments tell, without their cost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sixgun.editions import DEFAULT, Setting
from sixgun.lab.research.glance import glance
from sixgun.lab.research.observation import Row
from sixgun.lab.research.sitting import Sitting, agreed, sit_down, sizes

Whole = NDArray[np.integer[Any]]


class Batch:
    """So many games side by side. A game that ends is dealt afresh at once, so all are always waiting for somebody.

    The arrays are the same ones after every step: copy what is to be kept.
    """

    def __init__(
        self,
        games: int,
        edition: str = DEFAULT,
        players: int = 5,
        house_rules: Mapping[str, Setting] | None = None,
        seed: int | None = None,
    ) -> None:
        self.options: Final = agreed(edition, players, house_rules)
        self.rng: Final = np.random.default_rng(seed)
        self.numbers, self.seen = sizes(self.options)
        self.nothing: Final = bytes(self.numbers)
        self.rows: Final = bytearray(games * self.seen)
        self.allowed: Final = bytearray(games * self.numbers)
        self.observations: Final[Row] = np.frombuffer(self.rows, np.int8).reshape(games, self.seen)  # of the one asked
        self.masks: Final[Row] = np.frombuffer(self.allowed, np.int8).reshape(games, self.numbers)
        self.seats: Final = np.zeros(games, np.int64)  # who is asked
        self.rewards: Final = np.zeros((games, players), np.float32)  # by seat, of the game that has just ended
        self.ended: Final = np.zeros(games, np.bool_)  # by the last step
        self.sittings: Final[list[Sitting]] = [sit_down(self.options, self.rng) for _ in range(games)]
        self.glance: Final = glance(self.sittings[0].game.box, players)
        for game in range(games):
            self.look(game)

    def __len__(self) -> int:
        return len(self.sittings)

    def step(self, numbers: Whole) -> None:
        """Say one number in each game; one that is not legal is refused with a ValueError."""
        self.rewards.fill(0)
        self.ended.fill(False)
        for game, number in enumerate(numbers.tolist()):  # plain integers, as the engine wants them
            sitting = self.sittings[game]
            sitting.say(number)
            if sitting.over:
                self.end(game)
            self.look(game)

    def end(self, game: int) -> None:
        """What everybody gets, and a new deal."""
        sitting = self.sittings[game]
        self.rewards[game] = [sitting.payoff(seat) for seat in range(self.options.players)]
        self.ended[game] = True
        self.sittings[game] = sit_down(self.options, self.rng)

    def look(self, game: int) -> None:
        """Straight into the memory of the arrays."""
        sitting, allowed = self.sittings[game], self.allowed
        self.seats[game] = seat = sitting.asked
        start = game * self.seen
        self.rows[start : start + self.seen] = self.glance.row(sitting.game, seat, sitting.said)
        start = game * self.numbers
        allowed[start : start + self.numbers] = self.nothing
        for number in sitting.prices or sitting.choices():
            allowed[start + number] = 1

    def sample(self) -> NDArray[np.int64]:
        """A random legal number for each game."""
        chosen: NDArray[np.int64] = (self.masks * self.rng.random(self.masks.shape, np.float32)).argmax(axis=1)
        return chosen
