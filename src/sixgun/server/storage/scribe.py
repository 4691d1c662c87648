"""The scribe: a thread that commits the writes of all tables in batches.

A commit takes milliseconds, however much it contains. So requests that arrive during one are queued and committed
together in the next; a request is confirmed only when it is on disk, and only the tables that write have to wait.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

from sixgun.server.storage.store import Conflict, StorageError

MOST: Final = 100  # requests in one transaction

Line = tuple[str, tuple[Any, ...]]  # the start of an INSERT statement, and the values of one row
Work = Callable[[sqlite3.Connection], None]


@dataclass(frozen=True)
class WriteRequest:
    """One request: rows, which are inserted together with those of others, then work of any other kind."""

    done: asyncio.Future[None]
    lines: list[Line]
    work: Work | None = None


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
        self.wishes: SimpleQueue[WriteRequest | None] = SimpleQueue()
        self.waiting = 0  # requests that are not confirmed yet
        self.thread = Thread(target=self.write_on, name="scribe", daemon=True)
        self.thread.start()

    # In the loop

    async def write(self, lines: list[Line], work: Work | None = None) -> None:
        """Writes all of it or nothing; it is on disk when this returns."""
        wish = WriteRequest(asyncio.get_running_loop().create_future(), lines, work)
        self.waiting += 1
        self.wishes.put(wish)
        await wish.done

    def resolve(self, told: list[tuple[WriteRequest, Exception | None]]) -> None:
        self.waiting -= len(told)
        for wish, error in told:
            if wish.done.cancelled():
                continue
            if error is None:
                wish.done.set_result(None)
            else:
                wish.done.set_exception(error)

    def close(self) -> None:
        """Waits until everything is written, then closes."""
        self.wishes.put(None)
        self.thread.join()
        self.db.close()

    # In the thread

    def write_on(self) -> None:
        while wishes := self.next_wishes():
            told = self.write_batch(wishes)
            with suppress(RuntimeError):  # the event loop is closed
                wishes[0].done.get_loop().call_soon_threadsafe(self.resolve, told)

    def next_wishes(self) -> list[WriteRequest]:
        """Waits for at least one request and takes all that are queued; empty at the end."""
        wishes: list[WriteRequest] = []
        while not wishes or (len(wishes) < MOST and not self.wishes.empty()):
            wish = self.wishes.get()
            if wish is None:
                self.wishes.put(None)
                break
            wishes.append(wish)
        return wishes

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
                    wish.work(self.db)
            self.db.execute("commit")
        except BaseException:
            if self.db.in_transaction:
                self.db.execute("rollback")
            raise


def insert_rows(db: sqlite3.Connection, lines: list[Line]) -> None:
    """One multi-row INSERT per table: every statement costs this thread a wait for the GIL."""
    kinds: defaultdict[str, list[tuple[Any, ...]]] = defaultdict(list)
    for statement, values in lines:
        kinds[statement].append(values)
    for statement, rows in kinds.items():
        marks = f"({', '.join('?' * len(rows[0]))})"
        db.execute(f"{statement} values {', '.join([marks] * len(rows))}", [value for row in rows for value in row])
