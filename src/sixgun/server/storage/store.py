"""The interface of the store, which is all that the rest of the server knows of a database.

Everything is async: the embedded store answers at once, but a remote database would not.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol

ALL: Final = 2**63 - 1  # no limit
ALONE: Final = 0  # the term of every table where there is only one process


class StorageError(Exception):
    """Reading or writing failed, because the disk is full or the file is locked. Nothing has changed."""


class Fenced(StorageError):
    """The process does not own this table any more: another one may have written to it. Nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(f"another process owns table {code}")
        self.code = code


class Conflict(Exception):
    """Another writer has used this number or key; read the new entries and try again."""


class LogRow(NamedTuple):
    """One entry of a table's log, in the order of its columns."""

    table: str
    seq: int
    key: str
    kind: str
    payload: bytes
    rules_version: int
    state_crc: int  # checksum of the game after this entry
    at: int  # milliseconds since 1970
    player: str | None = None  # the person who caused it, if any


class TableSnapshot(NamedTuple):
    """A table as it was after so many entries of its log, so that it can be loaded without reading them all."""

    table: str
    seq: int
    version: str  # of the rules, and of the form in which it is kept
    state: bytes
    crc: int  # of the state


@dataclass(frozen=True)
class TableListing:
    """A table in the list of tables, which is shown without reading logs."""

    code: str
    status: str
    public: bool
    touched: int
    listed: bytes  # the message
    players: tuple[str, ...]  # people who have a seat


@dataclass(frozen=True)
class FinishedGame:
    """A finished game, written with its last entry."""

    replay: str
    table: str
    game: int
    ended: int
    kept: bytes  # the message
    seats: Sequence[FinishedSeat] = field(default_factory=tuple)
    rated: bool = False
    public: bool = False  # whether its table was


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
class PlayerRating:
    """The rating of a player as it is shown."""

    player: str
    name: str  # in the last rated game
    shown: int
    games: int


@dataclass(frozen=True)
class Report:
    """A player's report about another to the operator."""

    at: int
    table: str
    player: str | None  # who reported it, unless they have been forgotten
    about: str
    name: str
    reason: str
    text: str
    lines: bytes  # the last lines of chat that they heard, as messages
    number: int = 0  # given by the store
    closed: int | None = None  # when the operator had dealt with it


@dataclass(frozen=True)
class Ban:
    """A player or a network that the operator keeps off this server."""

    who: str  # the id of a player, or a network such as 203.0.113.0/24
    at: int
    until: int | None  # for ever
    reason: str


@dataclass(frozen=True)
class Guest:
    """A player: a name, and an id that grants nothing without a signature."""

    id: str
    name: str
    since: int
    seen: int


@dataclass(frozen=True)
class Device:
    """A browser in which somebody is known."""

    player: str
    device: str
    name: str  # the kind of browser
    since: int
    seen: int


class Store(Protocol):
    # The logs

    def append(
        self,
        rows: Sequence[LogRow],
        tabled: TableListing | None = None,
        finished: FinishedGame | None = None,
        term: int = ALONE,
    ) -> Awaitable[None]:
        """Writes entries of one table with their consequences, all or nothing; they are on disk when this is awaited.

        Raises Conflict if one of their numbers or keys is taken, and Fenced if the table is not held under this term.
        """

    async def read(self, table: str, since: int = 0) -> list[LogRow]:
        """The entries from number `since` on, in order."""

    async def snapshot(self, table: str) -> TableSnapshot | None:
        """The last snapshot of a table, if there is one."""

    async def keep_snapshot(self, snapshot: TableSnapshot) -> None:
        """Keeps a snapshot in place of the one before."""

    # Tables

    async def tables(self, status: Sequence[str]) -> list[TableListing]: ...

    async def latest_tables(self, status: Sequence[str], limit: int) -> list[TableListing]:
        """The tables of this status, the last changed first."""

    async def public_tables(self, limit: int) -> list[TableListing]:
        """The public tables that are open or playing, the latest first."""

    async def untouched_since(self, moment: int, limit: int) -> list[TableListing]:
        """Tables that are not closed and that nothing has changed since then."""

    async def tables_of(self, player: str, limit: int = ALL) -> list[TableListing]:
        """The tables where the player has a seat, the latest first. A closed table has no seats."""

    # People

    async def save_guest(self, guest: Guest) -> None:
        """Inserts a player or updates their name."""

    async def guest(self, player: str) -> Guest | None: ...

    async def guest_at(self, player: str, device: str) -> Guest | None:
        """The player, if they are known in this browser."""

    async def save_device(self, device: Device) -> None: ...

    async def devices_of(self, player: str) -> list[Device]:
        """The browsers in which a player is known, the last used first."""

    async def log_out(self, player: str, device: str | None = None) -> None:
        """Logs a player out in one browser, or in all of them."""

    async def drop_devices(self, moment: int, limit: int) -> None:
        """Deletes browsers that have not been used since then."""

    async def forget(self, player: str, alias: str) -> None:
        """Deletes a player; the alias replaces id and name in everything that stays."""

    async def unseen_since(self, moment: int, limit: int) -> list[str]:
        """Players who have not been seen since then."""

    async def rows_of(self, player: str, limit: int = ALL, after: tuple[str, int] = ("", 0)) -> list[LogRow]:
        """The log entries of this player by table and number, or those after this one, for the export."""

    # Between people

    async def block(self, player: str, blocked: str, name: str) -> None: ...

    async def unblock(self, player: str, blocked: str) -> None: ...

    async def blocks_of(self, player: str) -> dict[str, str]:
        """Those whom a player has blocked, with the names they had."""

    async def blocked(self, player: str, others: Sequence[str]) -> bool:
        """Whether this player has blocked any of these, or was blocked by any of them."""

    async def report(self, report: Report) -> None: ...

    async def reports(self, limit: int, *, closed: bool = False) -> list[Report]:
        """The last reports, the latest first: those that are open, or also closed ones."""

    async def close_report(self, number: int, at: int) -> None:
        """Marks a report as dealt with."""

    async def find_guests(self, text: str, limit: int) -> list[Guest]:
        """The players with this id or with this in their name, the last seen first."""

    async def ban(self, ban: Ban) -> None: ...

    async def unban(self, who: str) -> None: ...

    async def bans(self) -> list[Ban]: ...

    # Finished games

    async def finished(self, replay: str) -> FinishedGame | None: ...

    async def finished_by(self, player: str, limit: int, before: str | None = None) -> list[FinishedGame]:
        """The last games of a player, or the last before this one; the latest first."""

    async def public_games(self, limit: int, before: str | None = None) -> list[FinishedGame]:
        """The last games of public tables, or the last before this one; the latest first."""

    async def replays_of(self, player: str, limit: int = ALL, before: str | None = None) -> list[str]:
        """The names of the finished games of a player, or of those before this one; the latest first."""

    async def results_of(self, player: str) -> list[PlayerResult]:
        """The results of a player. Games in which they held several seats do not count."""

    async def ratings_of(self, players: Sequence[str]) -> dict[str, int]:
        """The ratings of these players as they are shown, without those who have none."""

    async def best(self, limit: int) -> list[PlayerRating]:
        """The players with the highest ratings."""

    # Retention

    async def closed_before(self, moment: int, limit: int, *, played: bool) -> list[str]:
        """Closed tables that nothing has changed since then, the oldest first: with finished games, or without any."""

    async def delete_table(self, table: str) -> None:
        """Deletes a table with its log and its games. Results and ratings stay."""

    # Health

    async def probe(self) -> None:
        """Writes something to test whether storage works."""

    def close(self) -> None: ...
