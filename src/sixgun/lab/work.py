"""Large jobs as small numbered pieces. A piece depends only on its number, so any process can do it at any time."""

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
    """A job made of numbered pieces. It is sent to other processes, so it is plain data."""

    @property
    def size(self) -> int:
        """Pieces in a chunk, which a worker does before it reports."""

    @property
    def games(self) -> int:
        """Games in one piece."""

    def about(self) -> dict[str, Any]:
        """Everything the results depend on: sums may be added only if this is equal."""

    def blank(self) -> S_co: ...

    def do(self, numbers: range) -> S_co: ...


class Executor(Protocol):
    """Executes chunks: in this process, in a pool or on a cluster."""

    def finish(self, work: Work[S], chunks: Iterator[range]) -> Iterator[tuple[range, S]]:
        """Yields every chunk with its sums, as soon as it is done."""


class Run(Generic[S]):
    """A job in progress: the chunks that are done, and their sums."""

    def __init__(self, work: Work[S], total: int, checkpoint: Checkpoint | None = None) -> None:
        self.work = work
        self.total = total
        self.sums = work.blank()
        self.done: list[range] = []
        self.checkpoint = checkpoint
        if checkpoint is not None and checkpoint.there():
            sums, self.done = checkpoint.read(work.about())
            self.sums = type(self.sums).read(sums)

    @property
    def count(self) -> int:
        return sum(map(len, self.done))

    def left(self) -> Iterator[range]:
        """The missing chunks. Where they are cut does not depend on the number of workers."""
        size = self.work.size
        for gap in missing(self.done, self.total):
            cuts = [gap.start, *range((gap.start // size + 1) * size, gap.stop, size), gap.stop]
            yield from (range(start, stop) for start, stop in pairwise(cuts))

    def go(self, executor: Executor) -> Iterator[int]:
        """Does the whole job; yields the number of finished pieces after each chunk.

        Writes the checkpoint now and then, and at the end, however it ends.
        """
        results = executor.finish(self.work, self.left())
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
    """Executes chunks in this process."""

    def finish(self, work: Work[S], chunks: Iterator[range]) -> Iterator[tuple[range, S]]:
        with nothing_to_collect():
            for chunk in chunks:
                yield chunk, work.do(chunk)


class ProcessPool:
    """Executes chunks in several processes. Each has one chunk running and one queued, so memory use is constant."""

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
            if running:  # interrupted
                for worker in set(multiprocessing.active_children()) - others:
                    worker.terminate()
            pool.shutdown(cancel_futures=True)


def submitted(pool: ProcessPoolExecutor, work: Work[S], chunks: Iterable[range]) -> set[Future[tuple[range, S]]]:
    return {pool.submit(do, work, chunk) for chunk in chunks}


def do(work: Work[S], chunk: range) -> tuple[range, S]:
    return chunk, work.do(chunk)


def executor_for(jobs: int) -> Executor:
    return InProcess() if jobs == 1 else ProcessPool(jobs)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def be_a_worker() -> None:
    """Sets up a worker process: Ctrl-C is left to the parent, and garbage collection is off."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()
    gc.disable()


@contextmanager
def nothing_to_collect() -> Iterator[None]:
    """Switches garbage collection off: games create no reference cycles."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
