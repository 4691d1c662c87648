"""Forgetting a player: what stays of them has no name.

A player may have taken part in thousands of games. So it is done in small pieces, between which others can write.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable
from itertools import groupby
from typing import Any, Final

from msgspec import MsgspecError, json

PIECE: Final = 200  # rows


def names_of(player: str, db: sqlite3.Connection) -> set[str]:
    """The names under which a player was ever seated."""
    rows = db.execute("select payload from events where player = ? and kind = 'sat'", (player,)).fetchall()
    names = db.execute("select name from players where id = ?", (player,)).fetchall()
    return {name for (name,) in names} | {fields(payload).get("name", "") for (payload,) in rows} - {""}


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


def blur_events(player: str, names: Collection[str], alias: str, db: sqlite3.Connection) -> bool:
    """Whether anything was left to do; this goes for all of these."""
    query = 'select "table", seq, payload from events where player = ? limit ?'
    rows = db.execute(query, (player, PIECE)).fetchall()
    for table, seq, payload in rows:
        entry = fields(payload)
        entry |= {name: alias for name in ("player", "name") if name in entry}
        blurred = json.encode(entry) if entry else without(payload, [player, *names], alias)
        change = 'update events set player = null, payload = ? where "table" = ? and seq = ?'
        db.execute(change, (blurred, table, seq))
    return bool(rows)


def blur_tables(player: str, names: Collection[str], alias: str, db: sqlite3.Connection) -> bool:
    query = 'select code, place, listed from tables join table_players on "table" = code where player = ? limit ?'
    rows = db.execute(query, (player, PIECE)).fetchall()
    for code, place, listed in rows:
        summary = fields(listed)
        if summary.get("host") in names:
            summary["host"] = alias
            db.execute("update tables set listed = ? where code = ?", (json.encode(summary), code))
        db.execute('update table_players set player = ? where "table" = ? and place = ?', (alias, code, place))
    return bool(rows)


def blur_finished(player: str, names: Collection[str], alias: str, db: sqlite3.Connection) -> bool:
    query = "select replay, seat, kept from finished_seats join finished using (replay) where player = ? limit ?"
    rows = db.execute(query, (player, PIECE)).fetchall()
    for replay, of_one in groupby(rows, key=lambda row: row[0]):
        seats = list(of_one)
        kept, summary = seats[0][2], fields(seats[0][2])
        for _, seat, _ in seats:
            if summary:
                summary["names"][seat] = alias
            change = "update finished_seats set player = null, name = ? where replay = ? and seat = ?"
            db.execute(change, (alias, replay, seat))
        blurred = json.encode(summary) if summary else without(kept, names, alias)
        db.execute("update finished set kept = ? where replay = ?", (blurred, replay))
    return bool(rows)


def delete(player: str, db: sqlite3.Connection) -> None:
    """Deletes the player; what others won or lost against them stays."""
    db.execute("delete from players where id = ?", (player,))
    db.execute("delete from results where player = ?", (player,))
    db.execute("delete from ratings where player = ?", (player,))
    db.execute("delete from blocks where player = ?", (player,))
    db.execute("delete from blocks where blocked = ?", (player,))
    db.execute("delete from reports where about = ?", (player,))
    db.execute("update reports set player = null where player = ?", (player,))
