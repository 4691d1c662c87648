"""Some of the games of a batch, all that one process plays: what is said and seen stands in the arrays of the batch."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sixgun.bots import Bot
from sixgun.engine.chance import KEY_BYTES
from sixgun.match.options import GameOptions
from sixgun.research.arrays import Row
from sixgun.research.batch_stepper import Stepper
from sixgun.research.numbered_game import NumberedGame, sizes
from sixgun.research.row_writer import glance

Room = Callable[[int], Any]
"""Gives so many bytes, all zero."""


def memory(options: GameOptions, games: int, room: Room) -> dict[str, Any]:
    """Room for all the arrays of a batch."""
    numbers, seen = sizes(options)
    wide = {"observations": seen, "masks": numbers, "seats": 8, "rewards": 4 * options.players}
    return {name: room(games * size) for name, size in {**wide, "ended": 1, "said": 8, "drawn": 8}.items()}


class BatchArrays:
    """The arrays, with a line for each game: those of some games."""

    def __init__(self, options: GameOptions, memory: dict[str, Any], games: slice) -> None:
        numbers, seen = sizes(options)
        self.observations: Final[Row] = np.frombuffer(memory["observations"], np.int8).reshape(-1, seen)[games]
        self.masks: Final[Row] = np.frombuffer(memory["masks"], np.int8).reshape(-1, numbers)[games]
        self.seats: Final = np.frombuffer(memory["seats"], np.int64)[games]
        self.rewards: Final = np.frombuffer(memory["rewards"], np.float32).reshape(-1, options.players)[games]
        self.ended: Final = np.frombuffer(memory["ended"], np.bool_)[games]
        self.said: Final = np.frombuffer(memory["said"], np.int64)[games]  # the numbers of a step
        self.drawn: Final = np.frombuffer(memory["drawn"], np.int64)[games]  # legal ones, at random
        self.rows: Final = content(self.observations)
        self.marks: Final = content(self.masks)
        self.asked: Final = content(self.seats)
        self.draws: Final = content(self.drawn)


def content(array: NDArray[Any]) -> memoryview:
    """To be filled with bytes."""
    return array.data.cast("B")


class BatchSlice:
    """Every game has a luck of its own: so it does not matter which others are beside it."""

    def __init__(self, options: GameOptions, seeds: list[int], sheet: BatchArrays) -> None:
        self.options: Final = options
        self.sheet: Final = sheet
        self.lucks: Final = [Random(seed) for seed in seeds]
        self.sittings: Final = [self.deal(luck) for luck in self.lucks]
        looks = glance(self.sittings[0].game.box, options.players)
        self.stepper: Final = Stepper(self.sittings, looks, seeds)
        self.look()

    def deal(self, luck: Random) -> NumberedGame:
        return NumberedGame(self.options, self.options.start_silent(luck.randbytes(KEY_BYTES)))

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
        sitting.answer(bot(sitting.view(sitting.asked), self.lucks[game]))
        if sitting.over:
            self.end(game)

    def end(self, game: int) -> None:
        """What everybody gets, and a new deal. One that ends before it was seen is not told."""
        sitting = self.sittings[game]
        if not self.sheet.ended[game]:
            self.sheet.rewards[game] = [sitting.payoff(seat) for seat in range(self.options.players)]
            self.sheet.ended[game] = True
        self.sittings[game] = self.deal(self.lucks[game])

    def look(self) -> None:
        rows, masks, seats = self.stepper.look()
        self.sheet.rows[:] = rows
        self.sheet.marks[:] = masks
        self.sheet.asked[:] = seats
        self.draw()

    def draw(self) -> None:
        self.sheet.draws[:] = self.stepper.sample()
