"""Forgetting a player: what stays of them has no name.

A player may have taken part in thousands of games. So it is done in small pieces, between which others can write.
"""

from __future__ import annotations

import sqlite3
from itertools import groupby
from typing import Final

from msgspec import json

PIECE: Final = 200  # rows


def blur_events(player: str, alias: str, db: sqlite3.Connection) -> bool:
    """Whether anything was left to do; this goes for all of these."""
    query = 'select "table", seq, payload from events where player = ? limit ?'
    rows = db.execute(query, (player, PIECE)).fetchall()
    for table, seq, payload in rows:
        entry = json.decode(payload)
        entry |= {name: alias for name in ("player", "name") if name in entry}
        change = 'update events set player = null, payload = ? where "table" = ? and seq = ?'
        db.execute(change, (json.encode(entry), table, seq))
    return bool(rows)


def blur_tables(player: str, name: str, alias: str, db: sqlite3.Connection) -> bool:
    query = 'select code, place, listed from tables join table_players on "table" = code where player = ? limit ?'
    rows = db.execute(query, (player, PIECE)).fetchall()
    for code, place, listed in rows:
        summary = json.decode(listed)
        if summary["host"] == name:
            summary["host"] = alias
            db.execute("update tables set listed = ? where code = ?", (json.encode(summary), code))
        db.execute('update table_players set player = ? where "table" = ? and place = ?', (alias, code, place))
    return bool(rows)


def blur_finished(player: str, alias: str, db: sqlite3.Connection) -> bool:
    query = "select replay, seat, kept from finished_seats join finished using (replay) where player = ? limit ?"
    rows = db.execute(query, (player, PIECE)).fetchall()
    for replay, of_one in groupby(rows, key=lambda row: row[0]):
        seats = list(of_one)
        summary = json.decode(seats[0][2])
        for _, seat, _ in seats:
            summary["names"][seat] = alias
            change = "update finished_seats set player = null, name = ? where replay = ? and seat = ?"
            db.execute(change, (alias, replay, seat))
        db.execute("update finished set kept = ? where replay = ?", (json.encode(summary), replay))
    return bool(rows)


def delete(player: str, db: sqlite3.Connection) -> None:
    """Deletes the player; what others won or lost against them stays."""
    db.execute("delete from players where id = ?", (player,))
    db.execute("delete from results where player = ?", (player,))
    db.execute("delete from ratings where player = ?", (player,))
