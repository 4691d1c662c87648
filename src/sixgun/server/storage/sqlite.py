"""The embedded store: one SQLite file. Reads answer at once; a write returns when it is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

from sixgun.server.metrics import STORAGE_BYTES, WRITE_BATCH, WRITE_SECONDS
from sixgun.server.storage.common import CommonStore, lines_of, work_of
from sixgun.server.storage.retention import closed_tables
from sixgun.server.storage.rows import GUEST, Insert
from sixgun.server.storage.schema import connect, reading
from sixgun.server.storage.scribe import Scribe, translated_errors
from sixgun.server.storage.steps import DatabaseWork, Steps
from sixgun.server.storage.store import ALONE, FinishedGame, Guest, LogRow, TableListing

FREED: Final = 1000  # pages that are given back to the disk with each table


class SqliteStore(CommonStore):
    """A store in one SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.db = connect(path)  # reads committed data without waiting for writes
        self.scribe = Scribe(connect(path))
        self.scribe.on_batch = count_batch
        for name, file in (("database", path), ("wal", path.with_name(f"{path.name}-wal"))):
            STORAGE_BYTES.labels(name).set_function(partial(size_of, file))

    async def ask(self, query: str, *values: Any) -> list[Any]:
        with translated_errors():
            return self.db.execute(query, values).fetchall()

    def write(self, lines: list[Insert], work: DatabaseWork | None = None) -> asyncio.Future[None]:
        return self.scribe.write(lines, work)

    def append(
        self,
        rows: Sequence[LogRow],
        tabled: TableListing | None = None,
        finished: FinishedGame | None = None,
        term: int = ALONE,
    ) -> asyncio.Future[None]:
        return self.write(lines_of(rows, tabled, finished), work_of(tabled, finished))

    async def find_guests(self, text: str, limit: int) -> list[Guest]:
        return await asyncio.to_thread(found, self.path, text, limit)  # it may have to look at all of them

    async def closed_before(self, moment: int, limit: int, *, played: bool) -> list[str]:
        return await asyncio.to_thread(closed, self.path, moment, limit, played)  # it may have to look at all of them

    async def delete_table(self, table: str) -> None:
        await super().delete_table(table)
        await self.write([], give_back)

    def close(self) -> None:
        self.scribe.close()
        self.db.close()


def count_batch(size: int, seconds: float) -> None:
    WRITE_BATCH.observe(size)
    WRITE_SECONDS.observe(seconds)


def size_of(file: Path) -> float:
    try:
        return float(file.stat().st_size)
    except OSError:
        return 0.0  # there is no log file before the first write


def closed(path: Path, moment: int, limit: int, played: bool) -> list[str]:
    """Looks for old tables on a connection of its own, for a thread beside the loop."""
    with translated_errors(), closing(reading(path)) as db:
        return [code for (code,) in db.execute(closed_tables(played=played), (moment, limit))]


def give_back() -> Steps[None]:
    """Gives pages that are no longer used back to the disk."""
    ((free,),) = yield "pragma freelist_count", ()
    for _ in range(min(free, FREED)):
        yield "pragma incremental_vacuum(1)", ()  # Python ends the statement after one page, whatever the number


def found(path: Path, text: str, limit: int) -> list[Guest]:
    """Looks for players on a connection of its own, for a thread beside the loop."""
    query = f"select {GUEST} from players where id = ? or instr(lower(name), lower(?)) order by seen desc limit ?"
    with translated_errors(), closing(reading(path)) as db:
        return [Guest(*row) for row in db.execute(query, (text, text, limit))]
