"""Builds a table from its log, or from a snapshot and the entries after it, and says where a log does not hold.

The log stays the truth. A snapshot holds nothing that is not in it, may be deleted at any time, and is not used if it
does not lead to the game that the log says. Of a game it keeps the moves, not the position: to play them again takes
the engine less time than to read a position with all that has happened, and what is finished is not played again before
somebody asks for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, Literal, NamedTuple, cast
from zlib import crc32

from msgspec import Struct, json

from sixgun.match.fairness import Shuffle
from sixgun.match.match import Match, replay
from sixgun.match.options import GameOptions
from sixgun.rules import RULES_VERSION
from sixgun.server.messages.room import Agreement, Status
from sixgun.server.storage.store import LogRow, TableSnapshot
from sixgun.server.table import log
from sixgun.server.table.clocks import Clocks
from sixgun.server.table.next_game import begun
from sixgun.server.table.parts import Answered, Occupancy, OpeningRound, Retraction
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
    return cast(TableRead, await by_turns(in_pieces(code, rows, read_entry)))


async def read_on_by_turns(snapshot: TableSnapshot, rows: Sequence[LogRow]) -> Table | None:
    """The table as it became after a snapshot, by the last entry before it and all after it.

    None if anything does not hold: then only the whole log can tell what is wrong.
    """
    try:
        return cast(Table, await by_turns(read_on(snapshot, rows)))
    except Exception:  # whatever a damaged snapshot may cause
        return None


async def by_turns(pieces: Generator[None, None, object]) -> object:
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            return end.value
        await asyncio.sleep(0)


def read_on(snapshot: TableSnapshot, rows: Sequence[LogRow]) -> Generator[None, None, Table]:
    """Goes on from a snapshot, and pauses after so many entries. Raises whatever may be wrong."""
    table = yield from restored(snapshot)
    before, *others = rows
    if before.seq + 1 != snapshot.seq or not table.agrees(before.state_crc):
        raise ValueError("the log leads to another table")
    for number, row in enumerate(others, start=1):
        if read_entry(table, row) is not None:
            raise ValueError("the log does not go on like this")
        if number % PIECE == 0:
            yield
    if not table.agrees(rows[-1].state_crc):
        raise ValueError("the log leads to another game")
    return table


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


# Snapshots

FORM: Final = 2  # raised when `TableState` changes
VERSION: Final = f"{FORM}/{RULES_VERSION}"
EVERY: Final = 256  # entries


class GameState(Struct, frozen=True):
    """A game as its options, its key and its moves."""

    options: GameOptions
    key: bytes
    moves: list[str]
    winners: list[int]
    shuffle: Shuffle | None = None

    def begun(self, position: str | None) -> Match:
        match = begun(self.options, position, self.key)
        match.shuffle = self.shuffle
        return match


class TableState(Struct, frozen=True):
    """Everything that a table knows."""

    agreement: Agreement
    status: Status
    places: list[Occupancy]
    host: int
    banned: list[str]
    muted: list[str]
    games: list[GameState]
    banks: list[int]
    asked: int
    since: int
    seq: int
    room_state: int
    prompt: int
    answers: dict[str, Answered]
    touched: int
    secret: str
    round: OpeningRound | None
    broken_off: int
    head: bytes
    forgiving: bool
    chooser: int
    retractions: tuple[Retraction, ...]


class PastGame(Match):
    """A finished game that is played again as soon as somebody asks for more of it than its record."""

    def __init__(self, state: GameState, position: str | None) -> None:
        self.state = state
        self.position_before = position
        self.options, self.key, self.shuffle, self.moves = state.options, state.key, state.shuffle, state.moves[:]

    @property
    def over(self) -> bool:
        return True

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(self.state.winners)

    def __getattr__(self, name: str) -> Any:
        if name not in ("game", "events", "marks", "story"):
            raise AttributeError(name)
        again = self.state.begun(self.position_before)
        for number, word in enumerate(self.moves, start=1):
            replay(again, number, word)
        self.game, self.events, self.marks, self.story = again.game, again.events, again.marks, None
        return getattr(self, name)


# Taking one


def snapshot_of(table: Table) -> TableSnapshot:
    state = json.encode(state_of(table))
    return TableSnapshot(table.code, table.seq, VERSION, state, crc32(state))


def state_of(table: Table) -> TableState:
    clocks = table.clocks
    return TableState(
        agreement=table.agreement,
        status=table.status,
        places=table.places,
        host=table.host,
        banned=sorted(table.banned),
        muted=sorted(table.muted),
        games=[GameState(each.options, each.key, each.moves, list(each.winners), each.shuffle) for each in table.games],
        banks=clocks.banks,
        asked=clocks.seat,
        since=clocks.since,
        seq=table.seq,
        room_state=table.room_state,
        prompt=table.prompt,
        answers=table.answers,
        touched=table.touched,
        secret=table.secret,
        round=table.round,
        broken_off=table.broken_off,
        head=table.head,
        forgiving=table.forgiving,
        chooser=table.chooser,
        retractions=table.retractions,
    )


# Reading it


def restored(snapshot: TableSnapshot) -> Generator[None, None, Table]:
    """The table of a snapshot; pauses after so many moves. Raises whatever a damaged one may cause."""
    if crc32(snapshot.state) != snapshot.crc:
        raise ValueError("the snapshot is damaged")
    state, table = json.decode(snapshot.state, type=TableState), Table(snapshot.table)
    for name in SAME:
        setattr(table, name, getattr(state, name))
    table.banned, table.muted = frozenset(state.banned), frozenset(state.muted)
    table.clocks = Clocks(state.agreement.speed if state.games else "none", len(state.banks))
    table.clocks.banks, table.clocks.seat, table.clocks.since = state.banks, state.asked, state.since
    position = state.agreement.position
    table.games = [PastGame(each, position) for each in state.games[:-1]]
    for last in state.games[-1:]:
        table.games.append((yield from played(last.begun(position), last.moves)))
    return table


SAME: Final = (
    "agreement", "status", "places", "host", "seq", "room_state", "prompt", "answers", "touched", "secret", "round",
    "broken_off", "head", "forgiving", "chooser", "retractions",
)  # fmt: skip
"""What a table and its state call by the same name and keep in the same form."""


def played(match: Match, moves: list[str]) -> Generator[None, None, Match]:
    for number, word in enumerate(moves, start=1):
        replay(match, number, word)
        if number % PIECE == 0:
            yield
    return match
