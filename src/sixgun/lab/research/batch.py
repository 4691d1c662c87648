"""Many games at once, arrays in and arrays out: for training. What the other environments tell, without their cost."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sixgun.bots import Bot
from sixgun.editions import DEFAULT, Setting
from sixgun.engine.chance import KEY_BYTES
from sixgun.lab.research.arrays import Row, array
from sixgun.lab.research.glance import glance
from sixgun.lab.research.sitting import Sitting, agreed, sizes
from sixgun.lab.research.stepper import Stepper

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
        self.luck: Final = Random(int(self.rng.integers(1 << 62)))
        self.sittings: Final = [self.deal() for _ in range(games)]
        looks = glance(self.sittings[0].game.box, players)
        self.stepper: Final = Stepper(self.sittings, looks, int(self.rng.integers(1 << 62)))
        self.allowed: Final = bytearray(games * self.numbers)  # the memory of the masks
        self.masks: Final[Row] = array(self.allowed).reshape(games, self.numbers)
        self.observations: Final[Row] = np.zeros((games, self.seen), np.int8)  # of the one asked
        self.seats: Final = np.zeros(games, np.int64)  # who is asked
        self.rewards: Final = np.zeros((games, players), np.float32)  # by seat, of the game that has just ended
        self.ended: Final = np.zeros(games, np.bool_)  # by the last step
        self.look()

    def __len__(self) -> int:
        return len(self.sittings)

    def step(self, numbers: Whole) -> None:
        """Say one number in each game. If one of them is not legal, none is said: ValueError."""
        over = self.stepper.say(numbers.tolist())
        self.rewards.fill(0)
        self.ended.fill(False)
        for game in over:
            self.end(game)
        self.look()

    def let_others(self, bot: Bot, me: int = 0) -> None:
        """Let a bot play for all but one seat, until everywhere that one is asked. What has ended stays in `ended`."""
        for game in range(len(self)):
            while self.sittings[game].asked != me:
                self.answer(game, bot)
        self.look()

    def answer(self, game: int, bot: Bot) -> None:
        sitting = self.sittings[game]
        sitting.answer(bot(sitting.view(sitting.asked), self.luck))
        if sitting.over:
            self.end(game)

    def end(self, game: int) -> None:
        """What everybody gets, and a new deal. One that ends before it was seen is not told."""
        sitting = self.sittings[game]
        if not self.ended[game]:
            self.rewards[game] = [sitting.payoff(seat) for seat in range(self.options.players)]
            self.ended[game] = True
        self.sittings[game] = self.deal()

    def deal(self) -> Sitting:
        return Sitting(self.options, self.options.start_unheard(self.luck.randbytes(KEY_BYTES)))

    def look(self) -> None:
        self.masks.fill(0)
        self.stepper.mark(self.allowed)
        self.observations[:] = np.frombuffer(self.stepper.rows(), np.int8).reshape(self.observations.shape)
        self.seats[:] = np.frombuffer(self.stepper.seats(), np.int8)

    def sample(self) -> NDArray[np.int64]:
        """A random legal number for each game."""
        return np.array(self.stepper.sample(), np.int64)
