"""Where tables are kept. The rest of the server knows no database, only this.

Everything may be waited for: the embedded store answers at once, a database elsewhere will not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol


class StorageError(Exception):
    """It could not be written or read now: the disk is full, the file is locked. Nothing has changed."""


class Conflict(Exception):
    """Somebody else wrote this number or this key before; read on, and try again."""


@dataclass(frozen=True)
class LogRow:
    """One entry of the log of a table."""

    table: str
    seq: int
    key: str
    kind: str
    payload: bytes
    rules_version: int
    state_crc: int  # of the game as it stood when this happened
    at: int  # milliseconds since 1970
    player: str | None = None  # who did it, where it was a person


@dataclass(frozen=True)
class TableListing:
    """A table in a list, so that a list needs no logs."""

    code: str
    status: str
    public: bool
    touched: int
    listed: bytes  # the message
    players: tuple[str, ...]  # people who have a seat


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over: what is written with its last entry."""

    replay: str
    table: str
    game: int
    ended: int
    kept: bytes  # the message
    seats: Sequence[FinishedSeat] = field(default_factory=tuple)
    rated: bool = False


@dataclass(frozen=True)
class FinishedSeat:
    seat: int
    player: str | None
    name: str
    role: str
    character: str
    edition: str
    won: bool


@dataclass(frozen=True)
class PlayerResult:
    """The games of one player with one role and character in one edition, and how many of them were won."""

    role: str
    character: str
    edition: str
    games: int
    wins: int


@dataclass(frozen=True)
class Guest:
    """A player: a name, and an id that opens nothing by itself."""

    id: str
    name: str
    since: int
    seen: int


class Store(Protocol):
    # The logs

    async def append(
        self, row: LogRow, tabled: TableListing | None = None, finished: FinishedGame | None = None
    ) -> None:
        """Write one entry, and with it what follows from it; on disk when this returns. Raises Conflict."""

    async def read(self, table: str, since: int = 0) -> list[LogRow]:
        """The entries from number `since` on, in order."""

    # Tables

    async def tables(self, status: Sequence[str]) -> list[TableListing]: ...

    async def tables_of(self, player: str) -> list[TableListing]: ...

    # People

    async def save_guest(self, guest: Guest) -> None:
        """Write down a player, or the new name of one."""

    async def guest(self, player: str) -> Guest | None: ...

    async def forget(self, player: str, alias: str) -> None:
        """Delete a player; in what stays, the alias stands for id and name."""

    async def unseen_since(self, moment: int) -> list[str]:
        """Players who have not been here since then."""

    async def rows_of(self, player: str) -> list[LogRow]:
        """Everything that this player did, for the export."""

    # Finished games

    async def finished(self, replay: str) -> FinishedGame | None: ...

    async def finished_by(self, player: str, limit: int) -> list[FinishedGame]:
        """The last games of a player, the latest first."""

    async def public_games(self, limit: int) -> list[FinishedGame]:
        """The last games of public tables, the latest first."""

    async def rated(self, since: int) -> list[FinishedGame]:
        """Games that count for the rating and ended after `since`, the oldest first."""

    async def replays_of(self, player: str) -> list[str]:
        """The names of all finished games of a player, the latest first."""

    async def results_of(self, player: str) -> list[PlayerResult]:
        """How all finished games of a player ended. A game in which they held several seats does not count."""

    # Health

    async def probe(self) -> None:
        """Write something, to see whether it can be done."""

    def close(self) -> None: ...
