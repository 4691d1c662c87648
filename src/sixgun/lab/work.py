"""Much work in small numbered pieces. A number decides its piece, so it does not matter who does it, or when."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice, pairwise
from typing import Any, Generic, Protocol, TypeVar

from sixgun.lab.checkpoint import Checkpoint, merged, missing
from sixgun.lab.tally import Sums

S = TypeVar("S", bound=Sums)
S_co = TypeVar("S_co", bound=Sums, covariant=True)


class Work(Protocol[S_co]):
    """What is to be done. It goes to other processes, so it is plain data."""

    @property
    def size(self) -> int:
        """Pieces that a worker does before it reports."""

    @property
    def games(self) -> int:
        """Games in one piece."""

    def about(self) -> dict[str, Any]:
        """All that decides the pieces: only what is equal in this adds up."""

    def blank(self) -> S_co: ...

    def do(self, numbers: range) -> S_co: ...


class Executor(Protocol):
    """Those who do it."""

    def finish(self, work: Work[S], chunks: Iterator[range]) -> Iterator[tuple[range, S]]:
        """Every chunk with what came of it, as soon as it is done."""


class Run(Generic[S]):
    """Work under way: what is done of it, and what it adds up to."""

    def __init__(self, work: Work[S], total: int, checkpoint: Checkpoint | None = None) -> None:
        self.work = work
        self.total = total
        self.sums = work.blank()
        self.done: list[range] = []
        self.checkpoint = checkpoint
        if checkpoint is not None and checkpoint.there():
            kept, self.done = checkpoint.read(work.about())
            self.sums = type(self.sums).read(kept)

    @property
    def count(self) -> int:
        return sum(map(len, self.done))

    def left(self) -> Iterator[range]:
        """What is missing, cut where it is cut whatever the number of workers."""
        size = self.work.size
        for gap in missing(self.done, self.total):
            cuts = [gap.start, *range((gap.start // size + 1) * size, gap.stop, size), gap.stop]
            yield from (range(start, stop) for start, stop in pairwise(cuts))

    def go(self, crew: Executor) -> Iterator[int]:
        """Do it all, and say after each chunk how much is done. What is done is kept, however it ends."""
        results = crew.finish(self.work, self.left())
        try:
            for chunk, sums in results:
                self.sums.add(sums)
                self.done = merged(self.done, chunk)
                self.keep()
                yield self.count
        finally:
            results.close()  # type: ignore[attr-defined]  # a generator
            self.keep(now=True)

    def keep(self, *, now: bool = False) -> None:
        if self.checkpoint is not None and (now or self.checkpoint.due()):
            self.checkpoint.write(self.work.about(), self.done, self.sums.data())


class InProcess:
    """This process."""

    def finish(self, work: Work[S], chunks: Iterator[range]) -> Iterator[tuple[range, S]]:
        with nothing_to_collect():
            for chunk in chunks:
                yield chunk, work.do(chunk)


class ProcessPool:
    """Several processes, each with one chunk in work and one waiting: memory does not grow."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def finish(self, work: Work[S], chunks: Iterator[range]) -> Iterator[tuple[range, S]]:
        others = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self.jobs, initializer=be_a_worker)
        running: set[Future[tuple[range, S]]] = set()
        try:
            running = submitted(pool, work, islice(chunks, 2 * self.jobs))
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    running |= submitted(pool, work, islice(chunks, 1))
                    yield future.result()
        finally:
            if running:  # nobody waits for it any more
                for worker in set(multiprocessing.active_children()) - others:
                    worker.terminate()
            pool.shutdown(cancel_futures=True)


def submitted(pool: ProcessPoolExecutor, work: Work[S], chunks: Iterable[range]) -> set[Future[tuple[range, S]]]:
    return {pool.submit(do, work, chunk) for chunk in chunks}


def do(work: Work[S], chunk: range) -> tuple[range, S]:
    return chunk, work.do(chunk)


def crew_of(jobs: int) -> Executor:
    return InProcess() if jobs == 1 else ProcessPool(jobs)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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
