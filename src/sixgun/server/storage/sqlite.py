"""The embedded store: one SQLite file. What is read comes at once; a write returns when it is on disk."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import json

from sixgun.server.storage.schema import connect
from sixgun.server.storage.scribe import Line, Scribe, translated_errors
from sixgun.server.storage.store import FinishedGame, FinishedSeat, Guest, LogRow, TableListing


class SqliteStore:
    def __init__(self, path: Path) -> None:
        self.db = connect(path)  # to read what was written, without waiting for what is being written
        self.scribe = Scribe(connect(path))

    def ask(self, query: str, *values: Any) -> list[Any]:
        with translated_errors():
            return self.db.execute(query, values).fetchall()

    # The logs

    async def append(
        self, row: LogRow, tabled: TableListing | None = None, finished: FinishedGame | None = None
    ) -> None:
        lines: list[Line] = [("insert into events", of_row(row))]
        if tabled is not None:
            lines.append(("insert or replace into tables", of_tabled(tabled)))
        if finished is not None:
            lines += of_finished(finished)
        await self.scribe.write(lines)

    async def read(self, table: str, since: int = 0) -> list[LogRow]:
        return [LogRow(*row) for row in self.ask(f'{EVENTS} where "table" = ? and seq >= ? order by seq', table, since)]

    # Tables

    async def tables(self, status: Sequence[str]) -> list[TableListing]:
        marks = ", ".join("?" * len(status))
        return [tabled(row) for row in self.ask(f"{TABLES} where status in ({marks}) order by touched desc", *status)]

    async def tables_of(self, player: str) -> list[TableListing]:
        """Those where the player still has a seat."""
        codes = 'select distinct "table" from events where player = ? and kind = ?'
        rows = self.ask(f"{TABLES} where code in ({codes}) order by touched desc", player, "sat")
        return [each for each in map(tabled, rows) if player in each.players]

    # People

    async def save_guest(self, guest: Guest) -> None:
        await self.scribe.write([("insert or replace into players", (guest.id, guest.name, guest.since, guest.seen))])

    async def guest(self, player: str) -> Guest | None:
        rows = self.ask("select * from players where id = ?", player)
        return Guest(*rows[0]) if rows else None

    async def forget(self, player: str, alias: str) -> None:
        name = getattr(await self.guest(player), "name", alias)

        def blur(db: sqlite3.Connection) -> None:
            db.execute("delete from players where id = ?", (player,))
            blur_events(db, player, alias)
            blur_tables(db, player, name, alias)
            blur_finished(db, player, alias)

        await self.scribe.do(blur)

    async def unseen_since(self, moment: int) -> list[str]:
        return [player for (player,) in self.ask("select id from players where seen < ?", moment)]

    async def rows_of(self, player: str) -> list[LogRow]:
        return [LogRow(*row) for row in self.ask(f"{EVENTS} where player = ? order by at", player)]

    # Finished games

    async def finished(self, replay: str) -> FinishedGame | None:
        rows = self.ask("select * from finished where replay = ?", replay)
        return self.whole(rows[0]) if rows else None

    async def finished_by(self, player: str | None = None, limit: int = 1000) -> list[FinishedGame]:
        if player is None:
            rows = self.ask("select * from finished order by ended desc limit ?", limit)
        else:
            mine = "select replay from finished_seats where player = ?"
            query = f"select * from finished where replay in ({mine}) order by ended desc limit ?"
            rows = self.ask(query, player, limit)
        return [self.whole(row) for row in rows]

    async def public_games(self, limit: int) -> list[FinishedGame]:
        public = "select code from tables where public = 1"
        query = f'select * from finished where "table" in ({public}) order by ended desc limit ?'
        return [self.whole(row) for row in self.ask(query, limit)]

    async def rated(self, since: int) -> list[FinishedGame]:
        query = "select * from finished where rated = 1 and ended > ? order by ended, replay"
        return [self.whole(row) for row in self.ask(query, since)]

    def whole(self, row: Any) -> FinishedGame:
        replay, table, game, ended, kept, rated = row
        seats = self.ask("select * from finished_seats where replay = ? order by seat", replay)
        return FinishedGame(replay, table, game, ended, kept, tuple(map(finished_seat, seats)), bool(rated))

    # Health

    async def probe(self) -> None:
        await self.scribe.write([("insert or replace into pulse", (1, int(time.time())))])

    def close(self) -> None:
        self.scribe.close()
        self.db.close()


EVENTS: Final = 'select "table", seq, key, kind, payload, rules_version, state_crc, at, player from events'
TABLES: Final = "select code, status, public, touched, listed, players from tables"


def of_row(row: LogRow) -> tuple[Any, ...]:
    return (
        row.table, row.seq, row.key, row.kind, row.payload, row.rules_version, row.state_crc, row.at, row.player,
    )  # fmt: skip


def of_tabled(one: TableListing) -> tuple[Any, ...]:
    return (one.code, one.status, int(one.public), one.touched, one.listed, " ".join(one.players))


def tabled(row: Any) -> TableListing:
    code, status, public, touched, listed, players = row
    return TableListing(code, status, bool(public), touched, listed, tuple(players.split()))


def of_finished(game: FinishedGame) -> list[Line]:
    values = (game.replay, game.table, game.game, game.ended, game.kept, int(game.rated))
    seats = [of_seat(game.replay, seat) for seat in game.seats]
    return [("insert into finished", values), *[("insert into finished_seats", seat) for seat in seats]]


def of_seat(replay: str, seat: FinishedSeat) -> tuple[Any, ...]:
    return (replay, seat.seat, seat.player, seat.name, seat.role, seat.character, seat.edition, int(seat.won))


def finished_seat(row: Any) -> FinishedSeat:
    _, seat, player, name, role, character, edition, won = row
    return FinishedSeat(seat, player, name, role, character, edition, bool(won))


# Without the person


def blur_events(db: sqlite3.Connection, player: str, alias: str) -> None:
    for row in [LogRow(*row) for row in db.execute(f"{EVENTS} where player = ?", (player,)).fetchall()]:
        said = json.decode(row.payload)
        said |= {name: alias for name in ("player", "name") if name in said}
        change = 'update events set player = null, payload = ? where "table" = ? and seq = ?'
        db.execute(change, (json.encode(said), row.table, row.seq))


def blur_tables(db: sqlite3.Connection, player: str, name: str, alias: str) -> None:
    for one in map(tabled, db.execute(TABLES).fetchall()):
        if player in one.players:
            said = json.decode(one.listed)
            said["host"] = alias if said["host"] == name else said["host"]
            players = " ".join(alias if each == player else each for each in one.players)
            change = "update tables set listed = ?, players = ? where code = ?"
            db.execute(change, (json.encode(said), players, one.code))


def blur_finished(db: sqlite3.Connection, player: str, alias: str) -> None:
    seats = db.execute("select replay, seat from finished_seats where player = ?", (player,)).fetchall()
    for replay, seat in seats:
        ((kept,),) = db.execute("select kept from finished where replay = ?", (replay,))
        said = json.decode(kept)
        said["names"][seat] = alias
        db.execute("update finished set kept = ? where replay = ?", (json.encode(said), replay))
    db.execute("update finished_seats set player = null, name = ? where player = ?", (alias, player))
