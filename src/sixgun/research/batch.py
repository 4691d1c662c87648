"""Many games at once, arrays in and arrays out: for training. What the other environments tell, without their cost."""

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
from sixgun.editions import DEFAULT, Setting
from sixgun.research.batch_slice import BatchArrays, BatchSlice, memory
from sixgun.research.batch_worker import Worker, order
from sixgun.research.numbered_game import NumberedGame, agreed, sizes

Whole = NDArray[np.integer[Any]]


class Batch:
    """So many games side by side. A game that ends is dealt afresh at once, so all are always waiting for somebody.

    The arrays are the same ones after every step: copy what is to be kept. With several workers the games are shared
    out: this process plays the first share and another process each of the others. The games stay the same.
    """

    def __init__(
        self,
        games: int,
        edition: str = DEFAULT,
        players: int = 5,
        house_rules: Mapping[str, Setting] | None = None,
        seed: int | None = None,
        workers: int = 1,
    ) -> None:
        if not 1 <= workers <= games:
            raise ValueError(f"{games} games are for 1 to {games} workers, not {workers}")
        self.options: Final = agreed(edition, players, house_rules)
        self.rng: Final = np.random.default_rng(seed)
        self.numbers, self.seen = sizes(self.options)
        self.luck: Final = Random(int(self.rng.integers(1 << 62)))
        self.fresh = True  # the numbers that are drawn at random
        self.share_out(self.rng.integers(1 << 62, size=games).tolist(), workers)
        self.observations: Final = self.sheet.observations  # of the one asked
        self.masks: Final = self.sheet.masks
        self.seats: Final = self.sheet.seats  # who is asked
        self.rewards: Final = self.sheet.rewards  # by seat, of the game that has just ended
        self.ended: Final = self.sheet.ended  # by the last step

    def share_out(self, seeds: list[int], workers: int) -> None:
        """As evenly as can be."""
        room = memory(self.options, len(seeds), bytearray if workers == 1 else shared)
        ends = [len(seeds) * i // workers for i in range(workers + 1)]
        mine, *others = [slice(*ends) for ends in pairwise(ends)]
        self.workers = [Worker(self.options, room, games, seeds[games]) for games in others]
        self.ending = finalize(self, end, self.workers)  # comes at the latest when nobody needs the batch any more
        self.share = BatchSlice(self.options, seeds[mine], BatchArrays(self.options, room, mine))
        self.sheet = BatchArrays(self.options, room, slice(None))
        self.wait()

    def __len__(self) -> int:
        return len(self.seats)

    def close(self) -> None:
        """Let the workers go."""
        self.ending()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    @property
    def sittings(self) -> list[NumberedGame]:
        """The games themselves."""
        if self.workers:
            raise ValueError("some of the games are played by other processes: workers=1 has them all here")
        return self.share.sittings

    def step(self, numbers: Whole) -> None:
        """Say one number in each game. If one of them is not legal, none is said: ValueError."""
        if len(numbers) != len(self):
            raise ValueError(f"{len(self)} games need as many numbers, not {len(numbers)}")
        self.refuse_if_closed()
        if self.workers:
            self.refuse_illegal(numbers)
        np.copyto(self.sheet.said, numbers, "same_kind")
        self.everywhere("step")

    def refuse_illegal(self, numbers: Whole) -> None:
        """Before anybody says anything."""
        known = (numbers >= 0) & (numbers < self.numbers)
        legal = known & (self.masks[np.arange(len(self)), np.where(known, numbers, 0)] == 1)
        if not legal.all():
            number = int(numbers[legal.argmin()])
            raise ValueError(f"{number} ({self.share.sittings[0].told(number)}) is not legal now")

    def refuse_if_closed(self) -> None:
        if not self.ending.alive:
            raise ValueError("the batch is closed")

    def let_others(self, bot: Bot, me: int = 0) -> None:
        """Let a bot play for all but one seat, until everywhere that one is asked. What has ended stays in `ended`.

        Where there are other workers, it is one of BOTS, or what pickle can send: a function of a module is.
        """
        self.everywhere("let_others", bot, me)

    def sample(self) -> NDArray[np.int64]:
        """A random legal number for each game."""
        if not self.fresh:
            self.everywhere("draw")
        self.fresh = False
        return self.sheet.drawn.copy()

    def everywhere(self, deed: str, *words: Any) -> None:
        """All shares at the same time."""
        self.refuse_if_closed()
        if self.workers:
            told = order(deed, *words)
            for worker in self.workers:
                worker.ask(told)
        try:
            getattr(self.share, deed)(*words)
        finally:
            self.wait()
        self.fresh = True

    def wait(self) -> None:
        """For all workers. If we do not hear all of them out, nobody knows any more what they answer to."""
        try:
            troubles = [worker.wait() for worker in self.workers]
        except BaseException:
            self.close()
            raise
        if any(troubles):
            raise RuntimeError("\n".join(troubles))


def shared(size: int) -> Any:
    """Memory that other processes can see; it goes when nobody looks at it any more."""
    return RawArray("b", size)


def end(workers: list[Worker]) -> None:
    for worker in workers:
        worker.end()
