"""The games of a batch that one process plays, writing into the arrays of the batch."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sixgun.bots import Bot
from sixgun.engine.chance import KEY_BYTES
from sixgun.match.options import GameOptions
from sixgun.research.arrays import Int8Row
from sixgun.research.batch_stepper import Stepper
from sixgun.research.numbered_game import NumberedGame, sizes
from sixgun.research.row_writer import writer_for

Allocate = Callable[[int], Any]
"""Allocates this many bytes, all zero."""


def memory(options: GameOptions, games: int, room: Allocate) -> dict[str, Any]:
    """Memory for all the arrays of a batch."""
    numbers, seen = sizes(options)
    wide = {"observations": seen, "masks": numbers, "seats": 8, "rewards": 4 * options.players}
    return {name: room(games * size) for name, size in {**wide, "ended": 1, "said": 8, "drawn": 8}.items()}


class BatchArrays:
    """The arrays of a batch, restricted to some of its games; one row per game."""

    def __init__(self, options: GameOptions, memory: dict[str, Any], games: slice) -> None:
        numbers, seen = sizes(options)
        self.observations: Final[Int8Row] = np.frombuffer(memory["observations"], np.int8).reshape(-1, seen)[games]
        self.masks: Final[Int8Row] = np.frombuffer(memory["masks"], np.int8).reshape(-1, numbers)[games]
        self.seats: Final = np.frombuffer(memory["seats"], np.int64)[games]
        self.rewards: Final = np.frombuffer(memory["rewards"], np.float32).reshape(-1, options.players)[games]
        self.ended: Final = np.frombuffer(memory["ended"], np.bool_)[games]
        self.said: Final = np.frombuffer(memory["said"], np.int64)[games]  # the numbers of the next step
        self.drawn: Final = np.frombuffer(memory["drawn"], np.int64)[games]  # random legal numbers
        self.rows: Final = content(self.observations)
        self.marks: Final = content(self.masks)
        self.asked: Final = content(self.seats)
        self.draws: Final = content(self.drawn)


def content(array: NDArray[Any]) -> memoryview:
    """A writable view of the bytes of an array."""
    return array.data.cast("B")


class BatchSlice:
    """The games of a batch that one process plays.

    Each game has its own random stream, so results do not depend on how a batch is split.
    """

    def __init__(self, options: GameOptions, seeds: list[int], sheet: BatchArrays) -> None:
        self.options: Final = options
        self.sheet: Final = sheet
        self.rngs: Final = [Random(seed) for seed in seeds]
        self.sittings: Final = [self.deal(rng) for rng in self.rngs]
        writer = writer_for(self.sittings[0].game.box, options.players)
        self.stepper: Final = Stepper(self.sittings, writer, seeds)
        self.look()

    def deal(self, rng: Random) -> NumberedGame:
        return NumberedGame(self.options, self.options.start_silent(rng.randbytes(KEY_BYTES)))

    def step(self) -> None:
        over = self.stepper.say(self.sheet.said.tolist())
        self.sheet.rewards.fill(0)
        self.sheet.ended.fill(False)
        for game in over:
            self.end(game)
        self.look()

    def let_others(self, bot: Bot, me: int) -> None:
        for game in range(len(self.sittings)):
            while self.sittings[game].asked != me:
                self.answer(game, bot)
        self.look()

    def answer(self, game: int, bot: Bot) -> None:
        sitting = self.sittings[game]
        sitting.answer(bot(sitting.view(sitting.asked), self.rngs[game]))
        if sitting.over:
            self.end(game)

    def end(self, game: int) -> None:
        """Writes the payoffs and deals a new game. A second end within one step is not reported."""
        sitting = self.sittings[game]
        if not self.sheet.ended[game]:
            self.sheet.rewards[game] = [sitting.payoff(seat) for seat in range(self.options.players)]
            self.sheet.ended[game] = True
        self.sittings[game] = self.deal(self.rngs[game])

    def look(self) -> None:
        """Writes the current observations, masks and seats."""
        rows, masks, seats = self.stepper.look()
        self.sheet.rows[:] = rows
        self.sheet.marks[:] = masks
        self.sheet.asked[:] = seats
        self.draw()

    def draw(self) -> None:
        self.sheet.draws[:] = self.stepper.sample()
