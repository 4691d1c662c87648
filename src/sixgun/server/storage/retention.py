"""Deleting tables that have been kept long enough, as rows of either store."""

from __future__ import annotations

from functools import partial
from typing import Final

from sixgun.server.storage.steps import Steps
from sixgun.server.storage.store_part import StorePart

CLOSED: Final = "select code from tables where status = 'closed' and touched < ? and {played} order by touched limit ?"
PLAYED: Final = 'exists (select 1 from finished where "table" = code)'
ROWS: Final = (
    'delete from finished_seats where replay in (select replay from finished where "table" = ?)',
    'delete from finished where "table" = ?',
    'delete from events where "table" = ?',
    'delete from snapshots where "table" = ?',
    'delete from table_players where "table" = ?',
    "delete from tables where code = ?",
)


class Retention(StorePart):
    """The part of the store that deletes old tables."""

    async def closed_before(self, moment: int, limit: int, *, played: bool) -> list[str]:
        return [code for (code,) in await self.ask(closed_tables(played=played), moment, limit)]

    async def delete_table(self, table: str) -> None:
        await self.write([], partial(deleted, table))


def closed_tables(*, played: bool) -> str:
    """The query for closed tables that nothing has changed since a moment: with finished games, or without any."""
    return CLOSED.format(played=PLAYED if played else f"not {PLAYED}")


def deleted(table: str) -> Steps[None]:
    for statement in ROWS:
        yield statement, (table,)
