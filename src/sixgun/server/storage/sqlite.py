"""The embedded store: one SQLite file. Reads answer at once; a write returns when it is on disk."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from msgspec import json

from sixgun.server.storage.schema import connect
from sixgun.server.storage.scribe import Line, Scribe, translated_errors
from sixgun.server.storage.store import FinishedGame, FinishedSeat, Guest, LogRow, PlayerResult, TableListing

# The columns of each table, in the order of the fields of its class.
EVENT: Final = '"table", seq, key, kind, payload, rules_version, state_crc, at, player'
LISTING: Final = "code, status, public, touched, listed"
GUEST: Final = "id, name, since, seen"
FINISHED: Final = 'replay, "table", game, ended, kept, rated'
SEAT: Final = "seat, player, name, role, character, edition, won"

ONLY_SEAT: Final = (
    "select role, character, edition, won from finished_seats where player = ? group by replay having count(*) = 1"
)
"""The results of a player. A game in which one person held several seats is practice and does not count."""


class SqliteStore:
    """A store in one SQLite file."""

    def __init__(self, path: Path) -> None:
        self.db = connect(path)  # reads committed data without waiting for writes
        self.scribe = Scribe(connect(path))

    def ask(self, query: str, *values: Any) -> list[Any]:
        with translated_errors():
            return self.db.execute(query, values).fetchall()

    # The logs

    async def append(
        self, rows: Sequence[LogRow], tabled: TableListing | None = None, finished: FinishedGame | None = None
    ) -> None:
        lines: list[Line] = [(f"insert into events ({EVENT})", of_row(row)) for row in rows]
        if tabled is not None:
            lines.append((f"insert or replace into tables ({LISTING})", of_listing(tabled)))
        if finished is not None:
            lines += of_finished(finished)
        await self.scribe.write(lines, None if tabled is None else partial(seat_players, tabled))

    async def read(self, table: str, since: int = 0) -> list[LogRow]:
        query = f'select {EVENT} from events where "table" = ? and seq >= ? order by seq'
        return [LogRow(*row) for row in self.ask(query, table, since)]

    # Tables

    async def tables(self, status: Sequence[str]) -> list[TableListing]:
        return self.listings(f"status in ({', '.join('?' * len(status))})", *status)

    async def tables_of(self, player: str) -> list[TableListing]:
        """The tables where the player has a seat."""
        return self.listings('code in (select "table" from table_players where player = ?)', player)

    def listings(self, condition: str, *values: Any) -> list[TableListing]:
        """The tables for which the condition holds, the latest first, each with its players."""
        rows = self.ask(
            f'select {LISTING}, player from tables left join table_players on "table" = code'
            f" where {condition} order by touched desc, code, place",
            *values,
        )
        return [listing(of_one) for _, of_one in groupby(rows, key=lambda row: row[0])]

    # People

    async def save_guest(self, guest: Guest) -> None:
        values = (guest.id, guest.name, guest.since, guest.seen)
        await self.scribe.write([(f"insert or replace into players ({GUEST})", values)])

    async def guest(self, player: str) -> Guest | None:
        rows = self.ask(f"select {GUEST} from players where id = ?", player)
        return Guest(*rows[0]) if rows else None

    async def forget(self, player: str, alias: str) -> None:
        name = getattr(await self.guest(player), "name", alias)

        def blur(db: sqlite3.Connection) -> None:
            db.execute("delete from players where id = ?", (player,))
            blur_events(db, player, alias)
            blur_tables(db, player, name, alias)
            blur_finished(db, player, alias)

        await self.scribe.write([], blur)

    async def unseen_since(self, moment: int) -> list[str]:
        return [player for (player,) in self.ask("select id from players where seen < ?", moment)]

    async def rows_of(self, player: str) -> list[LogRow]:
        return [LogRow(*row) for row in self.ask(f"select {EVENT} from events where player = ? order by at", player)]

    # Finished games

    async def finished(self, replay: str) -> FinishedGame | None:
        return next(iter(self.games("where replay = ?", replay)), None)

    async def finished_by(self, player: str, limit: int) -> list[FinishedGame]:
        mine = "select replay from finished_seats where player = ?"
        return self.games(f"where replay in ({mine}) order by ended desc, replay desc limit ?", player, limit)

    async def public_games(self, limit: int) -> list[FinishedGame]:
        public = "select code from tables where public = 1"
        return self.games(f'where "table" in ({public}) order by ended desc, replay desc limit ?', limit)

    async def rated(self, since: int) -> list[FinishedGame]:
        return self.games("where rated = 1 and ended > ?", since)[::-1]

    def games(self, condition: str, *values: Any) -> list[FinishedGame]:
        """The games for which the condition holds, the latest first, each with its seats."""
        rows = self.ask(
            f"select {FINISHED}, {SEAT} from (select {FINISHED} from finished {condition})"
            " join finished_seats using (replay) order by ended desc, replay desc, seat",
            *values,
        )
        return [finished_game(list(of_one)) for _, of_one in groupby(rows, key=lambda row: row[0])]

    async def replays_of(self, player: str) -> list[str]:
        mine = "select replay from finished_seats where player = ?"
        query = f"select replay from finished where replay in ({mine}) order by ended desc, replay desc"
        return [replay for (replay,) in self.ask(query, player)]

    async def results_of(self, player: str) -> list[PlayerResult]:
        query = (
            f"select role, character, edition, count(*), sum(won) from ({ONLY_SEAT}) group by role, character, edition"
        )
        return [PlayerResult(*row) for row in self.ask(query, player)]

    # Health

    async def probe(self) -> None:
        await self.scribe.write([("insert or replace into pulse (one, at)", (1, int(time.time())))])

    def close(self) -> None:
        self.scribe.close()
        self.db.close()


# From values to rows, and back


def of_row(row: LogRow) -> tuple[Any, ...]:
    return (
        row.table, row.seq, row.key, row.kind, row.payload, row.rules_version, row.state_crc, row.at, row.player,
    )  # fmt: skip


def of_listing(one: TableListing) -> tuple[Any, ...]:
    return (one.code, one.status, int(one.public), one.touched, one.listed)


def seat_players(one: TableListing, db: sqlite3.Connection) -> None:
    """Replaces the players of a table."""
    db.execute('delete from table_players where "table" = ?', (one.code,))
    rows = [(one.code, place, player) for place, player in enumerate(one.players)]
    db.executemany('insert into table_players ("table", place, player) values (?, ?, ?)', rows)


def listing(rows: Iterable[Any]) -> TableListing:
    """A table from its rows, one per player, or one without a player if it has none."""
    (code, status, public, touched, listed, player), *others = rows
    players = [player, *(other[-1] for other in others)]
    return TableListing(code, status, bool(public), touched, listed, tuple(players) if player is not None else ())


def of_finished(game: FinishedGame) -> list[Line]:
    values = (game.replay, game.table, game.game, game.ended, game.kept, int(game.rated))
    seats = [(f"insert into finished_seats (replay, {SEAT})", of_seat(game.replay, seat)) for seat in game.seats]
    return [(f"insert into finished ({FINISHED})", values), *seats]


def of_seat(replay: str, seat: FinishedSeat) -> tuple[Any, ...]:
    return (replay, seat.seat, seat.player, seat.name, seat.role, seat.character, seat.edition, int(seat.won))


def finished_game(rows: Sequence[Any]) -> FinishedGame:
    """A game from its rows, one per seat."""
    replay, table, game, ended, kept, rated, *_ = rows[0]
    return FinishedGame(replay, table, game, ended, kept, tuple(finished_seat(row[6:]) for row in rows), bool(rated))


def finished_seat(row: Sequence[Any]) -> FinishedSeat:
    seat, player, name, role, character, edition, won = row
    return FinishedSeat(seat, player, name, role, character, edition, bool(won))


# Anonymizing


def blur_events(db: sqlite3.Connection, player: str, alias: str) -> None:
    rows = db.execute('select "table", seq, payload from events where player = ?', (player,)).fetchall()
    for table, seq, payload in rows:
        entry = json.decode(payload)
        entry |= {name: alias for name in ("player", "name") if name in entry}
        change = 'update events set player = null, payload = ? where "table" = ? and seq = ?'
        db.execute(change, (json.encode(entry), table, seq))


def blur_tables(db: sqlite3.Connection, player: str, name: str, alias: str) -> None:
    query = 'select code, listed from tables join table_players on "table" = code where player = ?'
    for code, listed in db.execute(query, (player,)).fetchall():
        summary = json.decode(listed)
        if summary["host"] == name:
            summary["host"] = alias
            db.execute("update tables set listed = ? where code = ?", (json.encode(summary), code))
    db.execute("update table_players set player = ? where player = ?", (alias, player))


def blur_finished(db: sqlite3.Connection, player: str, alias: str) -> None:
    query = (
        "select replay, kept, seat from finished join finished_seats using (replay) where player = ? order by replay"
    )
    for (replay, kept), seats in groupby(db.execute(query, (player,)).fetchall(), key=lambda row: row[:2]):
        summary = json.decode(kept)
        for _, _, seat in seats:
            summary["names"][seat] = alias
        db.execute("update finished set kept = ? where replay = ?", (json.encode(summary), replay))
    db.execute("update finished_seats set player = null, name = ? where player = ?", (alias, player))
