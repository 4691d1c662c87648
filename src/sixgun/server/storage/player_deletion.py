"""Forgetting a player: what stays of them has no name.

A player may have taken part in thousands of games. So it is done in small pieces, between which others can write.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import groupby
from typing import Any, Final

from msgspec import MsgspecError, json

from sixgun.server.storage.rows import NO_MOVE
from sixgun.server.storage.steps import LOCKED, Steps

PIECE: Final = 200  # rows
TABLES: Final = 20  # whose logs are searched for them


class NameSearch:
    """Collects the names under which a player was ever seated."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.found: set[str] = set()
        self.last: tuple[str, int] = ("", -1)  # the place of the last row that was read

    def read(self) -> Steps[bool]:
        """Reads a piece of the log; returns whether there was any."""
        query = (
            f"select \"table\", seq, payload from events where player = ? and {NO_MOVE} and kind = 'sat'"
            ' and ("table", seq) > (?, ?) order by "table", seq limit ?'
        )
        rows = yield query, (self.player, *self.last, PIECE)
        for table, seq, payload in rows:
            self.last = (table, seq)
            self.found.add(fields(payload).get("name", ""))
        for (name,) in (yield "select name from players where id = ?", (self.player,)):
            self.found.add(name)
        self.found.discard("")
        return bool(rows)


def fields(text: bytes) -> dict[str, Any]:
    """A stored message; empty if it cannot be read."""
    try:
        return json.decode(text, type=dict[str, Any])
    except MsgspecError:
        return {}


def without(text: bytes, words: Iterable[str], alias: str) -> bytes:
    """A text that cannot be read, without these words."""
    for word in words:
        text = text.replace(word.encode(), alias.encode())
    return text


def blur_events(player: str, names: Collection[str], alias: str) -> Steps[bool]:
    """Whether anything was left to do; this goes for all of these.

    Moves come first: they are found in the tables where the player did something else, such as sit down.
    """
    tables = f'select distinct "table" from events where player = ? and {NO_MOVE} limit ?'
    query = (
        f'select "table", seq, payload from events where "table" in ({tables}) and player = ?'
        f" order by case when {NO_MOVE} then 1 else 0 end limit ?"
    )
    rows = yield query + LOCKED, (player, TABLES, player, PIECE)
    for table, seq, payload in rows:
        entry = fields(payload)
        entry |= {name: alias for name in ("player", "name") if name in entry}
        blurred = json.encode(entry) if entry else without(payload, [player, *names], alias)
        change = 'update events set player = null, payload = ? where "table" = ? and seq = ?'
        yield change, (blurred, table, seq)
    for table in sorted({row[0] for row in rows}):
        yield 'delete from snapshots where "table" = ?', (table,)
    return bool(rows)


def blur_tables(player: str, names: Collection[str], alias: str) -> Steps[bool]:
    query = 'select code, place, listed from tables join table_players on "table" = code where player = ? limit ?'
    rows = yield query + LOCKED, (player, PIECE)
    for code, place, listed in rows:
        summary = fields(listed)
        if summary.get("host") in names:
            summary["host"] = alias
            yield "update tables set listed = ? where code = ?", (json.encode(summary), code)
        yield 'update table_players set player = ? where "table" = ? and place = ?', (alias, code, place)
    return bool(rows)


def blur_finished(player: str, names: Collection[str], alias: str) -> Steps[bool]:
    query = "select replay, seat, kept from finished_seats join finished using (replay) where player = ? limit ?"
    rows = yield query + LOCKED, (player, PIECE)
    for replay, of_one in groupby(rows, key=lambda row: row[0]):
        seats = list(of_one)
        kept, summary = seats[0][2], fields(seats[0][2])
        for _, seat, _ in seats:
            if summary:
                summary["names"][seat] = alias
            change = "update finished_seats set player = null, name = ? where replay = ? and seat = ?"
            yield change, (alias, replay, seat)
        blurred = json.encode(summary) if summary else without(kept, names, alias)
        yield "update finished set kept = ? where replay = ?", (blurred, replay)
    return bool(rows)


OF_A_PLAYER: Final = (
    "delete from players where id = ?",
    "delete from devices where player = ?",
    "delete from results where player = ?",
    "delete from ratings where player = ?",
    "delete from blocks where player = ?",
    "delete from blocks where blocked = ?",
    "delete from reports where about = ?",
    "delete from bans where who = ?",
    "update reports set player = null where player = ?",
)


def delete(player: str) -> Steps[None]:
    """Deletes the player; what others won or lost against them stays."""
    for change in OF_A_PLAYER:
        yield change, (player,)
