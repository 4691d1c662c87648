"""Builds a table from its log, and says where a log does not hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

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


Reader = Callable[[Table, LogRow], Flaw | None]


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
    if flaw is None and table.checksum() != row.state_crc:
        return Flaw(row.seq, row.kind, "checksum")
    return flaw


def read_table(code: str, rows: Sequence[LogRow], read: Reader = read_entry) -> tuple[Table, Flaw | None]:
    """The table as far as its log holds, and the first flaw."""
    table = Table(code)
    for number, row in enumerate(rows):
        flaw = read(table, row)
        if flaw is not None:
            return read_table(code, rows[:number])[0], flaw  # without what half an entry did
    if rows and table.checksum() != rows[-1].state_crc:
        return table, Flaw(rows[-1].seq, rows[-1].kind, "checksum")
    return table, None
