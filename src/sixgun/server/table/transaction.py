"""A transaction: entries tried on a copy of a table, to be stored together or not at all.

What somebody does may take several entries, such as changing seats. Half of them would leave a table in a state that
no rule knows.
"""

from __future__ import annotations

from sixgun.rules import RULES_VERSION
from sixgun.server.storage.store import LogRow
from sixgun.server.table import log
from sixgun.server.table.table import Table


class Transaction:
    """The entries of one act, and the table as it will be after them."""

    def __init__(self, before: Table, at: int) -> None:
        self.before = before
        self.table = before.twin()
        self.at = at
        self.rows: list[LogRow] = []

    def add(self, entry: log.LogEntry, key: str, player: str | None = None) -> None:
        """Applies an entry. If the rules refuse it, the transaction is of no further use."""
        table, seq = self.table, self.table.seq
        table.apply(entry, key, self.at)
        payload = log.encode(entry, table.box)
        table.link(entry, payload)
        facts = (log.tag_of(entry), payload, RULES_VERSION, table.checksum(), self.at, player)
        self.rows.append(LogRow(table.code, seq, key, *facts))
