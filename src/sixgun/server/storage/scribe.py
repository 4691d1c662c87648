"""The scribe: a thread that commits the writes of all tables in batches.

A commit takes milliseconds, however much it contains. So requests that arrive in one turn of the loop, or during a
commit, are gathered and committed together in the next; a request is confirmed only when it is on disk, and only the
tables that write have to wait.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple

from sixgun.server.storage.rows import Insert
from sixgun.server.storage.steps import DatabaseWork, take_steps
from sixgun.server.storage.store import ALONE, Conflict, LogRow, StorageError

MOST: Final = 100  # requests in one transaction


class WriteRequest(NamedTuple):
    """One request: rows, which are inserted together with those of others, then work of any other kind."""

    done: asyncio.Future[None]
    lines: list[Insert]
    work: DatabaseWork | None = None
    rows: Sequence[LogRow] = ()  # the entries among the lines, all of one table,
    term: int = ALONE  # and the term under which they are written
    players: Sequence[str] = ()  # whose results change


@contextmanager
def translated_errors() -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from error
    except sqlite3.Error as error:
        raise StorageError(str(error)) from error


class Scribe:
    """Owns the thread and the connection that writes."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db
        self.on_batch: Callable[[int, float], None] = lambda size, seconds: None  # called in the thread
        self.batches: SimpleQueue[list[WriteRequest]] = SimpleQueue()  # an empty one is the last
        self.gathered: list[WriteRequest] = []  # requests that the thread does not have yet
        self.busy = False  # the thread has a batch, or will have one after this turn of the loop
        self.waiting = 0  # requests that are not confirmed yet
        self.thread = Thread(target=self.write_on, name="scribe", daemon=True)
        self.thread.start()

    # In the loop

    def write(self, lines: list[Insert], work: DatabaseWork | None = None) -> asyncio.Future[None]:
        """Writes all of it or nothing; it is on disk when the future is done."""
        loop = asyncio.get_running_loop()
        wish = WriteRequest(loop.create_future(), lines, work)
        self.waiting += 1
        self.gathered.append(wish)
        if not self.busy:
            self.busy = True
            loop.call_soon(self.hand_over)
        return wish.done

    def hand_over(self) -> None:
        """Gives the thread what was gathered, if there is anything."""
        batch, self.gathered = self.gathered[:MOST], self.gathered[MOST:]
        self.busy = bool(batch)
        if batch:
            self.batches.put(batch)

    def resolve(self, told: list[tuple[WriteRequest, Exception | None]]) -> None:
        """Confirms a batch, as soon as the thread has the next one."""
        self.waiting -= len(told)
        self.hand_over()
        for wish, error in told:
            if wish.done.cancelled():
                continue
            if error is None:
                wish.done.set_result(None)
            else:
                wish.done.set_exception(error)

    def close(self) -> None:
        """Waits until everything is written, then closes."""
        if self.gathered:
            self.batches.put(self.gathered)
        self.gathered = []
        self.batches.put([])
        self.thread.join()
        self.db.close()

    # In the thread

    def write_on(self) -> None:
        while wishes := self.batches.get():
            started = time.perf_counter()
            told = self.write_batch(wishes)
            self.on_batch(len(wishes), time.perf_counter() - started)
            with suppress(RuntimeError):  # the event loop is closed
                wishes[0].done.get_loop().call_soon_threadsafe(self.resolve, told)

    def write_batch(self, wishes: list[WriteRequest]) -> list[tuple[WriteRequest, Exception | None]]:
        """Commits all requests together; if one of them fails, each on its own."""
        error = self.try_commit(wishes)
        if isinstance(error, StorageError):
            return [(wish, StorageError(str(error))) for wish in wishes]
        if error is None or len(wishes) == 1:
            return [(wish, error) for wish in wishes]
        return [(wish, self.try_commit([wish])) for wish in wishes]

    def try_commit(self, wishes: list[WriteRequest]) -> Exception | None:
        try:
            with translated_errors():
                self.commit(wishes)
        except Exception as error:  # any error is reported to the writer
            return error
        return None

    def commit(self, wishes: list[WriteRequest]) -> None:
        self.db.execute("begin immediate")
        try:
            insert_rows(self.db, [line for wish in wishes for line in wish.lines])
            for wish in wishes:
                if wish.work is not None:
                    take_steps(wish.work(), self.db)
            self.db.execute("commit")
        except BaseException:
            if self.db.in_transaction:
                self.db.execute("rollback")
            raise


def insert_rows(db: sqlite3.Connection, lines: list[Insert]) -> None:
    """One multi-row INSERT per table: every statement costs this thread a wait for the GIL."""
    kinds: defaultdict[str, list[tuple[Any, ...]]] = defaultdict(list)
    for statement, values in lines:
        kinds[statement].append(values)
    for statement, rows in kinds.items():
        marks = f"({', '.join('?' * len(rows[0]))})"
        db.execute(statement.format(", ".join([marks] * len(rows))), [value for row in rows for value in row])
