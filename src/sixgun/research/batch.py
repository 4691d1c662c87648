"""Many games stepped together, with arrays in and out: the fast way to train."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from multiprocessing.sharedctypes import RawArray
from random import Random
from types import TracebackType
from typing import Any, Final
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from sixgun.bots import Bot
from sixgun.editions import DEFAULT, SettingValue
from sixgun.research.batch_slice import BatchArrays, BatchSlice, memory
from sixgun.research.batch_worker import Worker, order
from sixgun.research.numbered_game import NumberedGame, options_for, sizes

Whole = NDArray[np.integer[Any]]


class Batch:
    """A fixed number of games side by side. A finished game is replaced by a new deal at once.

    Every step writes into the same arrays: copy what you want to keep. With several workers, this process plays the
    first share of the games and one more process each of the other shares. The games do not depend on the split.
    """

    def __init__(
        self,
        games: int,
        edition: str = DEFAULT,
        players: int = 5,
        house_rules: Mapping[str, SettingValue] | None = None,
        seed: int | None = None,
        workers: int = 1,
    ) -> None:
        if not 1 <= workers <= games:
            raise ValueError(f"{games} games take 1 to {games} workers, not {workers}")
        self.options: Final = options_for(edition, players, house_rules)
        self.rng: Final = np.random.default_rng(seed)
        self.numbers, self.seen = sizes(self.options)
        self.bot_rng: Final = Random(int(self.rng.integers(1 << 62)))
        self.fresh = True  # whether the random numbers drawn last are still unused
        self.share_out(self.rng.integers(1 << 62, size=games).tolist(), workers)
        self.observations: Final = self.sheet.observations  # of the player asked
        self.masks: Final = self.sheet.masks
        self.seats: Final = self.sheet.seats  # the player asked
        self.rewards: Final = self.sheet.rewards  # by seat, of a game that has just ended
        self.ended: Final = self.sheet.ended  # whether the last step ended the game

    def share_out(self, seeds: list[int], workers: int) -> None:
        """Splits the games evenly and starts the workers."""
        room = memory(self.options, len(seeds), bytearray if workers == 1 else shared)
        ends = [len(seeds) * i // workers for i in range(workers + 1)]
        mine, *others = [slice(*ends) for ends in pairwise(ends)]
        self.workers = [Worker(self.options, room, games, seeds[games]) for games in others]
        self.ending = finalize(self, end, self.workers)  # runs at the latest when the batch is garbage-collected
        self.share = BatchSlice(self.options, seeds[mine], BatchArrays(self.options, room, mine))
        self.sheet = BatchArrays(self.options, room, slice(None))
        self.wait()

    def __len__(self) -> int:
        return len(self.seats)

    def close(self) -> None:
        """Ends the workers."""
        self.ending()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    @property
    def sittings(self) -> list[NumberedGame]:
        """The games themselves; only with workers=1."""
        if self.workers:
            raise ValueError("other processes play some of the games; use workers=1 to have them all here")
        return self.share.sittings

    def step(self, numbers: Whole) -> None:
        """Plays one number in each game. Raises ValueError if any of them is illegal, and then plays none."""
        if len(numbers) != len(self):
            raise ValueError(f"{len(self)} games take as many numbers, not {len(numbers)}")
        self.refuse_if_closed()
        if self.workers:
            self.refuse_illegal(numbers)
        np.copyto(self.sheet.said, numbers, "same_kind")
        self.everywhere("step")

    def refuse_illegal(self, numbers: Whole) -> None:
        """Checks every number before any worker plays one."""
        in_range = (numbers >= 0) & (numbers < self.numbers)
        legal = in_range & (self.masks[np.arange(len(self)), np.where(in_range, numbers, 0)] == 1)
        if not legal.all():
            number = int(numbers[legal.argmin()])
            raise ValueError(f"{number} ({self.share.sittings[0].text(number)}) is not legal now")

    def refuse_if_closed(self) -> None:
        if not self.ending.alive:
            raise ValueError("the batch is closed")

    def let_others(self, bot: Bot, me: int = 0) -> None:
        """Lets a bot play all seats but one, until that seat is asked in every game. `ended` keeps its marks.

        With other workers the bot is one of BOTS or anything that can be pickled, such as a function of a module.
        """
        self.everywhere("let_others", bot, me)

    def sample(self) -> NDArray[np.int64]:
        """A random legal number for each game."""
        if not self.fresh:
            self.everywhere("draw")
        self.fresh = False
        return self.sheet.drawn.copy()

    def everywhere(self, deed: str, *words: Any) -> None:
        """Runs a method of all shares at the same time."""
        self.refuse_if_closed()
        if self.workers:
            message = order(deed, *words)
            for worker in self.workers:
                worker.ask(message)
        try:
            getattr(self.share, deed)(*words)
        finally:
            self.wait()
        self.fresh = True

    def wait(self) -> None:
        """Waits for all workers. If that fails, answers and questions no longer match, so the batch is closed."""
        try:
            troubles = [worker.wait() for worker in self.workers]
        except BaseException:
            self.close()
            raise
        if any(troubles):
            raise RuntimeError("\n".join(troubles))


def shared(size: int) -> Any:
    """Shared memory, freed when no process uses it any more."""
    return RawArray("b", size)


def end(workers: list[Worker]) -> None:
    for worker in workers:
        worker.end()
