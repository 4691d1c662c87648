"""A transaction: entries tried on a copy of a table, to be stored together or not at all.

What somebody does may take several entries, such as changing seats. Half of them would leave a table in a state that
no rule knows. A single choice, which is nearly everything that happens at a table, needs no copy: see `Advance`.
"""

from __future__ import annotations

from functools import cached_property
from time import perf_counter

from sixgun.rules import RULES_VERSION
from sixgun.server.metrics import GAMES, moves_of
from sixgun.server.storage.store import LogRow
from sixgun.server.table import log
from sixgun.server.table.table import Table


class Entries:
    """Entries that are applied to a table."""

    def __init__(self, table: Table, at: int) -> None:
        self.table = table
        self.at = at
        self.began = perf_counter()
        self.rows: list[LogRow] = []

    def add(self, entry: log.LogEntry, key: str, player: str | None = None) -> None:
        """Applies an entry. If the rules refuse it, the transaction is of no further use."""
        table, seq = self.table, self.table.seq
        table.apply(entry, key, self.at)
        payload = log.encode(entry, table.box)
        table.link(entry, payload)
        facts = (log.tag_of(entry), payload, RULES_VERSION, table.checksum(), self.at, player)
        self.rows.append(LogRow(table.code, seq, key, *facts))


class Transaction(Entries):
    """The entries of one act, and the table as it will be after them."""

    def __init__(self, before: Table, at: int) -> None:
        super().__init__(before.twin(), at)
        self.before = before

    def count(self) -> None:
        """Counts the choices that were stored, and a game that has ended, for the metrics."""
        edition = self.table.agreement.edition
        moves_of(edition).inc(len(self.table.answers) - len(self.before.answers))
        if self.before.status == "playing" and self.table.status == "over":
            GAMES.labels(edition).inc()


class Advance(Entries):
    """A choice that is applied to the table itself, because a copy of the whole table would cost more than the move.

    Until it is stored, and for ever if it cannot be, the table is the one before: it is put together if anybody asks.
    """

    def __init__(self, table: Table, at: int) -> None:
        super().__init__(table, at)
        self.saved = table.savepoint()

    @cached_property
    def before(self) -> Table:
        return self.table.as_it_was(self.saved)

    def count(self) -> None:
        """The same: it was one choice."""
        edition = self.table.agreement.edition
        moves_of(edition).inc()
        if self.table.status == "over":
            GAMES.labels(edition).inc()

    @property
    def only_game(self) -> bool:
        """Whether nothing has changed but the game."""
        return bool(self.table.room_state == self.saved.facts["room_state"])
