"""Commits the writes of all tables of a process in batches, as the scribe of the embedded store does.

A commit whose connection ended may have been carried out or not. Its requests are made once more, each on its own, when
the database answers again: what is there already was carried out.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from sixgun.server import crash_points
from sixgun.server.metrics import WRITE_BATCH, WRITE_SECONDS
from sixgun.server.storage.postgres.connections import (
    TROUBLE,
    Deadlock,
    connected,
    cut_off,
    numbered,
    take_steps,
    translated_errors,
)
from sixgun.server.storage.rows import EVENT
from sixgun.server.storage.scribe import MOST, WriteRequest
from sixgun.server.storage.store import ALONE, Conflict, Fenced, LogRow, StorageError

AGAIN: Final = 0.5  # seconds between attempts to find out what became of a commit
FAREWELL: Final = 3.0  # seconds for the last writes

HELD: Final = """
select leases.code from unnest($2::text[], $3::bigint[]) as claim (code, term)
join leases on leases.code = claim.code and leases.term = claim.term and leases.owner = $1
join processes on processes.id = leases.owner and processes.until > clock_timestamp()
order by leases.code for share of leases
"""
"""Which of these tables a process owns under these terms. Who wants to take one over has to wait for the commit."""

ONE_AFTER_THE_OTHER: Final = (
    "select pg_advisory_xact_lock(hashtextextended(player, 0)) from unnest($1::text[]) as player"
)
"""Two games of one player that end at once on two processes change their results one after the other."""

Told = list[tuple[WriteRequest, Exception | None]]


class Unsure(Exception):
    """The connection ended during a commit."""


class PostgresScribe:
    """Owns the connection that writes. Under an id of a process it writes only to tables which that process owns."""

    def __init__(self, url: str, owner: str = "") -> None:
        self.url = url
        self.owner = owner
        self.on_trouble: Callable[[StorageError], None] = lambda error: None  # called while an outcome is not known
        self.connection: Any = None
        self.gathered: list[WriteRequest] = []
        self.waiting = 0  # requests that are not confirmed yet
        self.writing: asyncio.Task[None] | None = None
        self.closed = False

    def write(self, wish: WriteRequest) -> asyncio.Future[None]:
        self.waiting += 1
        self.gathered.append(wish)
        if self.writing is None:
            self.writing = asyncio.create_task(self.write_on())
        return wish.done

    async def write_on(self) -> None:
        """Writes what was gathered in this turn of the loop, then what was gathered meanwhile."""
        await asyncio.sleep(0)
        while self.gathered:
            batch, self.gathered = self.gathered[:MOST], self.gathered[MOST:]
            with WRITE_SECONDS.time():
                told = await self.write_batch(batch)
            WRITE_BATCH.observe(len(batch))
            for wish, error in told:
                self.waiting -= 1
                if wish.done.cancelled():
                    continue
                if error is None:
                    wish.done.set_result(None)
                else:
                    wish.done.set_exception(error)
        self.writing = None

    async def close(self) -> None:
        """Waits for what is being written, but not for a database that does not answer."""
        if self.writing is not None:
            await asyncio.wait([self.writing], timeout=FAREWELL)
        self.closed = True
        self.drop()

    async def write_batch(self, wishes: list[WriteRequest]) -> Told:
        """Commits all requests together; if one of them fails, each on its own."""
        try:
            return await self.commit(wishes)
        except Deadlock:
            return await self.write_batch(wishes)
        except Unsure:
            return [(wish, await self.insist(wish)) for wish in wishes]
        except StorageError as error:
            return [(wish, StorageError(str(error))) for wish in wishes]
        except Exception as error:
            if len(wishes) == 1:
                return [(wishes[0], error)]
        return [(wish, error) for each in wishes for wish, error in await self.write_batch([each])]

    async def insist(self, wish: WriteRequest) -> Exception | None:
        """Makes a request again whose outcome is unknown, until it is known."""
        while not self.closed:
            try:
                _, error = (await self.commit([wish]))[0]
                if isinstance(error, Fenced) and await self.is_there(wish.rows):
                    return None
                return error
            except Conflict as error:
                with suppress(StorageError):
                    return None if await self.is_there(wish.rows) else error
            except (Deadlock, Unsure, StorageError) as error:
                self.on_trouble(StorageError(str(error)))
                await asyncio.sleep(AGAIN)
            except Exception as error:
                return error
        return StorageError("the outcome is unknown")

    async def is_there(self, rows: Sequence[LogRow]) -> bool:
        """Whether exactly these entries are in the log."""
        if not rows:
            return False
        query = f'select {EVENT} from events where "table" = $1 and seq between $2 and $3 order by seq'
        with translated_errors():
            connection = await self.connect()
            try:
                found = await connection.fetch(query, rows[0].table, rows[0].seq, rows[-1].seq)
            except TROUBLE:
                self.drop()
                raise
        return [LogRow(*row) for row in found] == list(rows)

    # The transaction

    async def connect(self) -> Any:
        if self.connection is None or self.connection.is_closed():
            self.connection = await connected(self.url, application_name=f"sixgun {self.owner}".strip())
        return self.connection

    def drop(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
        self.connection = None

    async def commit(self, wishes: list[WriteRequest]) -> Told:
        """One transaction. Raises Unsure if nobody knows whether it was committed; after any other error it was not."""
        connection = await self.connect()
        transaction = connection.transaction()
        committing = False
        try:
            with translated_errors():
                await transaction.start()
                lost = await self.lost(connection, wishes)
                await write(connection, [wish for wish in wishes if id(wish) not in lost])
                crash_points.passed("before_commit")
                if any(len(wish.rows) > 1 for wish in wishes):
                    crash_points.passed("before_compound")
                committing = True
                await transaction.commit()
        except BaseException as error:
            await self.roll_back(transaction, error)
            if committing and isinstance(error, StorageError) and cut_off(error.__cause__ or error):
                raise Unsure(str(error)) from error
            raise
        crash_points.passed("after_commit")
        return [(wish, lost.get(id(wish))) for wish in wishes]

    async def roll_back(self, transaction: Any, error: BaseException) -> None:
        """Ends a transaction, or the connection if that cannot be done on it."""
        if isinstance(error, StorageError) or not isinstance(error, Exception):
            self.drop()
            return
        try:
            await transaction.rollback()
        except TROUBLE:
            self.drop()

    async def lost(self, connection: Any, wishes: list[WriteRequest]) -> dict[int, Fenced]:
        """The errors of those that write to a table of another process, by the identity of the request."""
        claims = [wish for wish in wishes if wish.rows]
        if not claims or not self.owner or crash_points.BROKEN_FENCE:
            return {}
        codes, terms = [wish.rows[0].table for wish in claims], [wish.term for wish in claims]
        held = {row[0] for row in await connection.fetch(HELD, self.owner, codes, terms)}
        return {id(wish): Fenced(wish.rows[0].table) for wish in claims if not holds(wish, held)}


def holds(wish: WriteRequest, held: set[str]) -> bool:
    return wish.term != ALONE and wish.rows[0].table in held


async def write(connection: Any, wishes: list[WriteRequest]) -> None:
    """All rows and all other work, in an order in which two processes never wait for each other."""
    players = sorted({player for wish in wishes for player in wish.players})
    if players:
        await connection.fetch(ONE_AFTER_THE_OTHER, players)
    kinds: defaultdict[str, list[tuple[Any, ...]]] = defaultdict(list)
    for wish in wishes:
        for statement, values in wish.lines:
            kinds[statement].append(values)
    for statement, rows in kinds.items():
        await connection.executemany(numbered(statement.format(f"({', '.join('?' * len(rows[0]))})")), rows)
    for wish in wishes:
        if wish.work is not None:
            await take_steps(wish.work(), connection)
