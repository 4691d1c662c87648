"""The SQLite schema, and opening a database file."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from sixgun.server.storage.scribe import translated_errors

SCHEMA_VERSION: Final = 7
MARK: Final = 0x51C6  # the application_id of our files
SCHEMA: Final = """
create table events (
    "table" text not null, seq integer not null, key text not null, kind text not null, payload blob not null,
    rules_version integer not null, state_crc integer not null, at integer not null, player text,
    primary key ("table", seq)
) without rowid;
create index events_by_player on events (player, "table")
    where player is not null and kind not in ('chose', 'interrupted');
create table snapshots (
    "table" text primary key, seq integer not null, version text not null, state blob not null, crc integer not null
);
create table tables (
    code text primary key, status text not null, public integer not null, touched integer not null,
    listed blob not null
) without rowid;
create index tables_by_status on tables (status, touched);
create index public_tables on tables (touched) where public = 1 and status in ('lobby', 'playing');
create table table_players (
    "table" text not null, place integer not null, player text not null, primary key ("table", place)
) without rowid;
create index table_players_by_player on table_players (player);
create table players (
    id text primary key, name text not null, since integer not null, seen integer not null
) without rowid;
create index players_by_seen on players (seen);
create table devices (
    player text not null, device text not null, name text not null, since integer not null, seen integer not null,
    primary key (player, device)
) without rowid;
create index devices_by_seen on devices (seen);
create table bans (
    who text primary key, at integer not null, until integer, reason text not null
) without rowid;
create table finished (
    replay text primary key, "table" text not null, game integer not null, ended integer not null,
    kept blob not null, rated integer not null, public integer not null default 0
) without rowid;
create index public_games on finished (ended) where public = 1;
create table finished_seats (
    replay text not null, seat integer not null, player text, name text not null, role text not null,
    character text not null, edition text not null, won integer not null, at integer not null default 0,
    primary key (replay, seat)
) without rowid;
create index finished_seats_by_player on finished_seats (player, at, replay) where player is not null;
create table results (
    player text not null, role text not null, character text not null, edition text not null, games integer not null,
    wins integer not null, primary key (player, role, character, edition)
) without rowid;
create table ratings (
    player text primary key, name text not null, mu real not null, sigma real not null, games integer not null,
    shown integer not null
) without rowid;
create index ratings_by_rank on ratings (shown desc, player);
create table blocks (
    player text not null, blocked text not null, name text not null, primary key (player, blocked)
) without rowid;
create index blocks_by_blocked on blocks (blocked);
create table reports (
    number integer primary key, at integer not null, "table" text not null, player text, about text not null,
    name text not null, reason text not null, text text not null, lines blob not null, closed integer
);
create index open_reports on reports (number) where closed is null;
create index reports_by_player on reports (player);
create index reports_by_about on reports (about);
create table pulse (one integer primary key, at integer not null);
"""

LOCK_WAIT: Final = 0.05  # seconds; a longer wait would delay every table


class OtherSchema(Exception):
    """The file was written by another version of Sixgun, or by something else."""

    def __init__(self, found: int) -> None:
        super().__init__(found)
        self.found = found


def create_private(path: Path) -> None:
    """Creates a file that only its owner can read, in a folder that only its owner can enter.

    One that exists is not opened: to close a database ends all locks that SQLite holds on it for this process. Another
    program that closed it then would consider itself the last one and delete the log beside it, with what is written.
    """
    create_folder(path.parent)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        give_away(path)


def create_folder(folder: Path) -> None:
    if folder.is_dir():
        return
    create_folder(folder.parent)
    with suppress(FileExistsError):
        folder.mkdir(mode=0o700)
        give_away(folder)


def give_away(path: Path) -> None:
    """Gives what root has made to the user as whom the server runs: the owner of the folder in which it is."""
    if sys.platform != "win32" and os.geteuid() == 0:
        folder = path.parent.stat()
        os.chown(path, folder.st_uid, folder.st_gid)


def connect(path: Path) -> sqlite3.Connection:
    create_private(path)
    with translated_errors():
        db = sqlite3.connect(path, timeout=LOCK_WAIT, isolation_level=None, check_same_thread=False)
        try:
            prepare(db)
        except BaseException:
            db.close()
            raise
    return db


def reading(path: Path) -> sqlite3.Connection:
    """A connection that can only read. Raises OtherSchema for a file of another version."""
    with translated_errors():
        db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", timeout=LOCK_WAIT, isolation_level=None, uri=True)
        try:
            check_version(db)
        except BaseException:
            db.close()
            raise
    return db


def check_version(db: sqlite3.Connection) -> None:
    version = number(db, "pragma user_version")
    if version != SCHEMA_VERSION or number(db, "pragma application_id") != MARK:
        raise OtherSchema(version)


def prepare(db: sqlite3.Connection) -> None:
    """Creates the tables in a new file. Raises OtherSchema for a file of another version."""
    version = number(db, "pragma user_version")
    if version == 0 and number(db, "select count(*) from sqlite_master") == 0:
        db.execute("pragma auto_vacuum = incremental")
        db.execute("pragma journal_mode = wal")
        db.executescript(
            f"begin; {SCHEMA} pragma application_id = {MARK}; pragma user_version = {SCHEMA_VERSION}; commit"
        )
    else:
        check_version(db)
    for setting in ("journal_mode = wal", "synchronous = full", "wal_autocheckpoint = 2000"):
        db.execute(f"pragma {setting}")


def number(db: sqlite3.Connection, query: str) -> int:
    return int(db.execute(query).fetchone()[0])
