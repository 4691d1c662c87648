"""Tables and their logs, as rows of either store."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sixgun.server.storage.rows import EVENT, LISTING, SNAPSHOT, listing, saving
from sixgun.server.storage.store import ALL, LogRow, TableListing, TableSnapshot
from sixgun.server.storage.store_part import StorePart


class Tables(StorePart):
    """The part of the store that is about tables."""

    async def read(self, table: str, since: int = 0) -> list[LogRow]:
        query = f'select {EVENT} from events where "table" = ? and seq >= ? order by seq'
        return [LogRow(*row) for row in await self.ask(query, table, since)]

    async def snapshot(self, table: str) -> TableSnapshot | None:
        rows = await self.ask(f'select {SNAPSHOT} from snapshots where "table" = ?', table)
        return TableSnapshot(*rows[0]) if rows else None

    async def keep_snapshot(self, snapshot: TableSnapshot) -> None:
        await self.write([(saving("snapshots", SNAPSHOT), snapshot)])

    # Tables

    async def tables(self, status: Sequence[str]) -> list[TableListing]:
        return await self.listings(f"status in ({', '.join('?' * len(status))})", *status)

    async def latest_tables(self, status: Sequence[str], limit: int) -> list[TableListing]:
        return await self.listings(latest(f"status in ({', '.join('?' * len(status))})"), *status, limit)

    async def public_tables(self, limit: int) -> list[TableListing]:
        return await self.listings(latest("public = 1 and status in ('lobby', 'playing')"), limit)

    async def untouched_since(self, moment: int, limit: int) -> list[TableListing]:
        return await self.listings(latest("status in ('lobby', 'playing', 'over') and touched < ?"), moment, limit)

    async def tables_of(self, player: str, limit: int = ALL) -> list[TableListing]:
        return await self.listings(
            latest('code in (select "table" from table_players where player = ?)'), player, limit
        )

    async def listings(self, condition: str, *values: Any) -> list[TableListing]:
        """The tables for which the condition holds, the latest first, each with its players."""
        rows = await self.ask(
            f'select {LISTING}, player from tables left join table_players on "table" = code'
            f" where {condition} order by touched desc, code, place",
            *values,
        )
        return [listing(of_one) for _, of_one in groupby(rows, key=lambda row: row[0])]


def latest(condition: str) -> str:
    """The condition of the latest of the tables for which it holds."""
    return f"code in (select code from tables where {condition} order by touched desc limit ?)"
