"""Builds a table from its log, and says where a log does not hold."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Sequence
from typing import Final, Literal, NamedTuple, cast

from sixgun.rules import RULES_VERSION
from sixgun.server.storage.store import LogRow
from sixgun.server.table import log
from sixgun.server.table.table import Table

Fault = Literal["rules", "unreadable", "gap", "checksum"]


class Flaw(NamedTuple):
    """The first entry of a log that does not hold: its number, its kind, and what is wrong with it.

    `rules`: it was played by another version of the rules; `unreadable`: it cannot be read or applied; `gap`: an entry
    is missing before it; `checksum`: it leads to another game than it did when it was written.
    """

    seq: int
    kind: str
    fault: Fault


ReadEntry = Callable[[Table, LogRow], Flaw | None]
TableRead = tuple[Table, Flaw | None]
PIECE: Final = 100  # entries, which take about four milliseconds


def read_entry(table: Table, row: LogRow) -> Flaw | None:
    """Applies a stored entry to the table, which is of no further use after a flaw."""
    if row.seq != table.seq:
        return Flaw(row.seq, row.kind, "gap")
    if table.games and row.rules_version != RULES_VERSION:
        return Flaw(row.seq, row.kind, "rules")
    try:
        entry = log.decode(row.payload, table.box)
        table.apply(entry, row.key, row.at)
        table.link(entry, row.payload)
    except Exception:  # whatever a damaged entry may cause
        return Flaw(row.seq, row.kind, "unreadable")
    return None


def check_entry(table: Table, row: LogRow) -> Flaw | None:
    """Applies a stored entry, and compares the game with the one it led to when it was written."""
    flaw = read_entry(table, row)
    if flaw is None and not table.agrees(row.state_crc):
        return Flaw(row.seq, row.kind, "checksum")
    return flaw


def read_table(code: str, rows: Sequence[LogRow], read: ReadEntry = read_entry) -> TableRead:
    """The table as far as its log holds, and the first flaw."""
    pieces = in_pieces(code, rows, read)
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            return cast(TableRead, end.value)


async def read_by_turns(code: str, rows: Sequence[LogRow]) -> TableRead:
    """The same, but others have their turn between two pieces of a long log."""
    pieces = in_pieces(code, rows, read_entry)
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            return cast(TableRead, end.value)
        await asyncio.sleep(0)


def in_pieces(code: str, rows: Sequence[LogRow], read: ReadEntry) -> Generator[None, None, TableRead]:
    """Builds a table, and pauses after so many entries."""
    table = Table(code)
    for number, row in enumerate(rows, start=1):
        flaw = read(table, row)
        if flaw is not None:
            whole, _ = yield from in_pieces(code, rows[: number - 1], read_entry)  # without what half an entry did
            return whole, flaw
        if number % PIECE == 0:
            yield
    if rows and not table.agrees(rows[-1].state_crc):
        return table, Flaw(rows[-1].seq, rows[-1].kind, "checksum")
    return table, None
