"""The embedded store: one SQLite file. Reads answer at once; a write returns when it is on disk."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any

from sixgun.server.storage import forgetting
from sixgun.server.storage.between_people import BetweenPeople
from sixgun.server.storage.rows import (
    EVENT,
    FINISHED,
    GUEST,
    LISTING,
    RATING,
    SEAT,
    finished_game,
    listing,
    of_finished,
    of_listing,
    of_row,
    seat_players,
)
from sixgun.server.storage.schema import connect
from sixgun.server.storage.scribe import Line, Scribe, translated_errors
from sixgun.server.storage.store import ALL, FinishedGame, Guest, LogRow, PlayerRating, PlayerResult, TableListing
from sixgun.server.storage.tally import tally


class SqliteStore(BetweenPeople):
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
        await self.scribe.write(lines, partial(consequences, tabled, finished))

    async def read(self, table: str, since: int = 0) -> list[LogRow]:
        query = f'select {EVENT} from events where "table" = ? and seq >= ? order by seq'
        return [LogRow(*row) for row in self.ask(query, table, since)]

    # Tables

    async def tables(self, status: Sequence[str]) -> list[TableListing]:
        return self.listings(f"status in ({', '.join('?' * len(status))})", *status)

    async def public_tables(self, limit: int) -> list[TableListing]:
        return self.listings(latest("public = 1 and status in ('lobby', 'playing')"), limit)

    async def untouched_since(self, moment: int, limit: int) -> list[TableListing]:
        return self.listings(latest("status in ('lobby', 'playing', 'over') and touched < ?"), moment, limit)

    async def tables_of(self, player: str, limit: int = ALL) -> list[TableListing]:
        return self.listings(latest('code in (select "table" from table_players where player = ?)'), player, limit)

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
        with translated_errors():
            names = forgetting.names_of(player, self.db)
        await self.repeat(partial(forgetting.blur_tables, player, names, alias))
        await self.repeat(partial(forgetting.blur_finished, player, names, alias))
        await self.repeat(partial(forgetting.blur_events, player, names, alias))  # last: it knows the names
        await self.scribe.write([], partial(forgetting.delete, player))

    async def repeat(self, work: Callable[[sqlite3.Connection], bool]) -> None:
        """Does a piece of work in one transaction each, until there is none left."""
        left = True

        def piece(db: sqlite3.Connection) -> None:
            nonlocal left
            left = work(db)

        while left:
            await self.scribe.write([], piece)

    async def unseen_since(self, moment: int, limit: int) -> list[str]:
        return [player for (player,) in self.ask("select id from players where seen < ? limit ?", moment, limit)]

    async def rows_of(self, player: str) -> list[LogRow]:
        return [LogRow(*row) for row in self.ask(f"select {EVENT} from events where player = ? order by at", player)]

    # Finished games

    async def finished(self, replay: str) -> FinishedGame | None:
        return next(iter(self.games("where replay = ?", replay)), None)

    async def finished_by(self, player: str, limit: int, before: str | None = None) -> list[FinishedGame]:
        older, values = earlier("at", before)
        mine = f"from finished_seats where player = ? {older} order by at desc, replay desc limit ?"
        condition = f"where replay in (select replay from (select distinct at, replay {mine}))"
        return self.games(condition, player, *values, limit)

    async def public_games(self, limit: int, before: str | None = None) -> list[FinishedGame]:
        older, values = earlier("ended", before)
        return self.games(f"where public = 1 {older} order by ended desc, replay desc limit ?", *values, limit)

    def games(self, condition: str, *values: Any) -> list[FinishedGame]:
        """The games for which the condition holds, the latest first, each with its seats."""
        rows = self.ask(
            f"select {FINISHED}, {SEAT} from (select {FINISHED} from finished {condition})"
            " join finished_seats using (replay) order by ended desc, replay desc, seat",
            *values,
        )
        return [finished_game(list(of_one)) for _, of_one in groupby(rows, key=lambda row: row[0])]

    async def replays_of(self, player: str) -> list[str]:
        query = "select distinct at, replay from finished_seats where player = ? order by at desc, replay desc"
        return [replay for _, replay in self.ask(query, player)]

    async def results_of(self, player: str) -> list[PlayerResult]:
        query = "select role, character, edition, games, wins from results where player = ?"
        return [PlayerResult(*row) for row in self.ask(query, player)]

    async def ratings_of(self, players: Sequence[str]) -> dict[str, int]:
        query = f"select player, shown from ratings where player in ({', '.join('?' * len(players))})"
        return dict(self.ask(query, *players))

    async def best(self, limit: int) -> list[PlayerRating]:
        query = f"select {RATING} from ratings order by shown desc, player limit ?"
        return [PlayerRating(*row) for row in self.ask(query, limit)]

    # Health

    async def probe(self) -> None:
        await self.scribe.write([("insert or replace into pulse (one, at)", (1, int(time.time())))])

    def close(self) -> None:
        self.scribe.close()
        self.db.close()


def consequences(tabled: TableListing | None, finished: FinishedGame | None, db: sqlite3.Connection) -> None:
    """What changes along with the rows of a table."""
    if tabled is not None:
        seat_players(tabled, db)
    if finished is not None:
        tally(finished, db)


def earlier(moment: str, before: str | None) -> tuple[str, tuple[str, ...]]:
    """The condition of games that come after this one in a list with the latest first, and its values."""
    if before is None:
        return "", ()
    return f"and ({moment}, replay) < ((select ended from finished where replay = ?), ?)", (before, before)


def latest(condition: str) -> str:
    """The condition of the latest of the tables for which it holds."""
    return f"code in (select code from tables where {condition} order by touched desc limit ?)"
