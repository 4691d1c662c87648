"""A store in PostgreSQL, for several processes at once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from sixgun.server.storage.common import CommonStore, lines_of, work_of
from sixgun.server.storage.postgres import connections
from sixgun.server.storage.postgres.connections import TROUBLE, cut_off, numbered, translated_errors
from sixgun.server.storage.postgres.scribe import PostgresScribe
from sixgun.server.storage.rows import GUEST, Insert
from sixgun.server.storage.scribe import WriteRequest
from sixgun.server.storage.steps import DatabaseWork
from sixgun.server.storage.store import ALONE, FinishedGame, Guest, LogRow, TableListing

READERS: Final = 8  # connections that read


class PostgresStore(CommonStore):
    """The store of a process with this id; one without an id is alone, and asks for no leases."""

    def __init__(self, url: str, owner: str = "") -> None:
        self.url = url
        self.scribe = PostgresScribe(url, owner)
        self.pool: Any = None

    async def open(self) -> None:
        """Connects. Raises StorageError."""
        self.scribe.closed = False
        self.pool = await connections.pooled(self.url, READERS)

    async def shut(self) -> None:
        """Waits until everything is written, and ends all connections."""
        await self.scribe.close()
        if self.pool is not None:
            self.pool.terminate()

    def close(self) -> None:
        """Ends all connections at once."""
        self.scribe.drop()
        if self.pool is not None:
            self.pool.terminate()

    async def ask(self, query: str, *values: Any) -> list[Any]:
        with translated_errors():
            try:
                rows = await self.fetch(query, values)
            except TROUBLE as error:
                if not cut_off(error) or isinstance(error, TimeoutError):
                    raise
                rows = await self.fetch(query, values)  # the connection was an old one
        return [tuple(row) for row in rows]

    async def fetch(self, query: str, values: Sequence[Any]) -> list[Any]:
        async with self.pool.acquire(timeout=connections.CONNECTING) as connection:
            rows: list[Any] = await connection.fetch(numbered(query), *values)
        return rows

    def write(self, lines: list[Insert], work: DatabaseWork | None = None) -> asyncio.Future[None]:
        return self.scribe.write(WriteRequest(asyncio.get_running_loop().create_future(), lines, work))

    def append(
        self,
        rows: Sequence[LogRow],
        tabled: TableListing | None = None,
        finished: FinishedGame | None = None,
        term: int = ALONE,
    ) -> asyncio.Future[None]:
        done = asyncio.get_running_loop().create_future()
        players = [seat.player for seat in finished.seats if seat.player is not None] if finished else []
        lines, work = lines_of(rows, tabled, finished), work_of(tabled, finished)
        return self.scribe.write(WriteRequest(done, lines, work, tuple(rows), term, tuple(players)))

    async def find_guests(self, text: str, limit: int) -> list[Guest]:
        query = (
            f"select {GUEST} from players where id = ? or strpos(lower(name), lower(?)) > 0 order by seen desc limit ?"
        )
        return [Guest(*row) for row in await self.ask(query, text, text, limit)]

    async def time(self) -> int:
        """The time of the database, which is that of all processes, in milliseconds since 1970."""
        rows = await self.ask("select (extract(epoch from clock_timestamp()) * 1000)::bigint")
        return int(rows[0][0])
