"""Games by the thousand. A seed and a number decide a game, so it does not matter who plays it, or when."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import islice
from random import Random
from typing import Final

from sixgun.bots import BOTS
from sixgun.engine.chance import KEY_BYTES
from sixgun.engine.run import Dice, act, play_at_random
from sixgun.engine.state import Game
from sixgun.lab.tally import Tally
from sixgun.table.options import Options
from sixgun.table.view import observe

RANDOM: Final = "random"
LIMIT: Final = 20_000  # decisions; a game that takes longer is left unfinished
CHUNK: Final = 20  # games that a worker plays before it reports
QUICK_CHUNK: Final = 200  # of those that take no thought


@dataclass(frozen=True)
class Trial:
    """Which games are played, and by whom; one bot for each seat."""

    options: Options
    bots: tuple[str, ...]
    seed: int = 1
    limit: int = LIMIT

    @property
    def thoughtless(self) -> bool:
        return set(self.bots) == {RANDOM}

    def digest(self, number: int, purpose: str) -> bytes:
        return blake2b(f"{self.seed} {number} {purpose}".encode(), digest_size=KEY_BYTES).digest()

    def chunks(self, games: int) -> Iterator[range]:
        """The same whatever the number of workers."""
        size = QUICK_CHUNK if self.thoughtless else CHUNK
        return (range(start, min(start + size, games)) for start in range(0, games, size))


def play(trial: Trial, number: int) -> tuple[Game, int]:
    """One game, and how many decisions it took."""
    g = trial.options.start_unheard(trial.digest(number, "deal"))
    luck = int.from_bytes(trial.digest(number, "choices"), "little")
    if trial.thoughtless:
        return g, play_at_random(g, Dice(luck), trial.limit)
    return g, play_with_bots(g, trial, Random(luck))


def play_with_bots(g: Game, trial: Trial, rng: Random) -> int:
    decisions = 0
    while g.asked is not None and decisions < trial.limit:
        seat = g.asked.seat
        act(g, BOTS[trial.bots[seat]](observe(g, seat), rng))
        decisions += 1
    return decisions


def play_chunk(trial: Trial, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        g, decisions = play(trial, number)
        tally.count(g, trial.bots, decisions)
    return tally


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def tallies(trial: Trial, games: int, jobs: int) -> Iterator[Tally]:
    """The tally of each chunk, as soon as it is done."""
    if jobs == 1:
        with nothing_to_collect():
            for chunk in trial.chunks(games):
                yield play_chunk(trial, chunk)
    else:
        yield from pooled(trial, games, jobs)


def pooled(trial: Trial, games: int, jobs: int) -> Iterator[Tally]:
    """By several processes, each with one chunk in work and one waiting: memory does not grow."""
    trial = replace(trial, options=replace(trial.options))  # without what was worked out: that can not be sent
    chunks = trial.chunks(games)
    pool = ProcessPoolExecutor(jobs, initializer=be_a_worker)
    try:
        running = submitted(pool, trial, islice(chunks, 2 * jobs))
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                running |= submitted(pool, trial, islice(chunks, 1))
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def submitted(pool: ProcessPoolExecutor, trial: Trial, chunks: Iterable[range]) -> set[Future[Tally]]:
    return {pool.submit(play_chunk, trial, chunk) for chunk in chunks}


def be_a_worker() -> None:
    """Ctrl-C is for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()
    gc.disable()


@contextmanager
def nothing_to_collect() -> Iterator[None]:
    """Games make no cycles, so looking for them only takes time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
