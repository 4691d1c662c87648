"""Copies a database file into PostgreSQL."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sixgun.server.storage.postgres.schema import alone, prepare
from sixgun.server.storage.schema import reading
from sixgun.server.storage.scribe import translated_errors

TABLES: Final = (
    "events", "snapshots", "tables", "table_players", "players", "devices", "bans", "finished", "finished_seats",
    "results", "ratings", "blocks", "reports",
)  # fmt: skip
MESSAGES: Final = ("payload", "listed", "kept", "lines", "state")  # columns of bytes, which SQLite may keep as text
PIECE: Final = 5000  # rows
NEXT_REPORT: Final = "select setval(pg_get_serial_sequence('reports', 'number'), max(number)) from reports"


class NotEmpty(Exception):
    """Something is there already."""


async def imported(path: Path, url: str) -> int:
    """Copies everything, or nothing; returns the number of rows. Raises NotEmpty, OtherSchema and StorageError."""
    await prepare(url)
    with translated_errors(), closing(reading(path)) as db:
        async with alone(url) as connection:
            for table in TABLES:
                if await connection.fetchval(f"select exists (select 1 from {table})"):
                    raise NotEmpty
            rows = 0
            for table in TABLES:
                found = db.execute(f"select * from {table}")
                columns = [column[0] for column in found.description]
                while piece := found.fetchmany(PIECE):
                    rows += len(piece)
                    records = [record(columns, row) for row in piece]
                    await connection.copy_records_to_table(table, records=records, columns=columns)
            await connection.execute(NEXT_REPORT)
            return rows


def record(columns: list[str], row: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(
        value.encode() if name in MESSAGES and isinstance(value, str) else value
        for name, value in zip(columns, row, strict=True)
    )
