"""Upgrading a database file of an older version."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from itertools import groupby
from pathlib import Path
from typing import Final

from sixgun.server.storage.game_results import tally
from sixgun.server.storage.rows import finished_seat
from sixgun.server.storage.schema import LOCK_WAIT, MARK, SCHEMA_VERSION, OtherSchema, number
from sixgun.server.storage.scribe import translated_errors
from sixgun.server.storage.steps import take_steps
from sixgun.server.storage.store import FinishedGame

MigrationStep = str | Callable[[sqlite3.Connection], None]

PLAYERS_IN_A_TABLE: Final = """
alter table tables rename to tables_1;
drop index tables_by_status;
create table tables (
    code text primary key, status text not null, public integer not null, touched integer not null,
    listed blob not null
) without rowid;
create index tables_by_status on tables (status);
create table table_players (
    "table" text not null, place integer not null, player text not null, primary key ("table", place)
) without rowid;
create index table_players_by_player on table_players (player);
insert into tables (code, status, public, touched, listed)
    select code, status, public, touched, listed from tables_1;
insert into table_players ("table", place, player)
    select code, key, value from tables_1, json_each('["' || replace(players, ' ', '","') || '"]') where players != '';
drop table tables_1;
"""
"""Version 1 had the players of a table in one column, separated by spaces."""

WITHOUT_SCANS: Final = """
drop index tables_by_status;
create index tables_by_status on tables (status, touched);
create index public_tables on tables (touched) where public = 1 and status in ('lobby', 'playing');
delete from table_players where "table" in (select code from tables where status = 'closed');
update tables set listed = cast(json_set(cast(listed as text), '$.host', '') as blob) where status = 'closed';
create index players_by_seen on players (seen);
alter table finished add column public integer not null default 0;
update finished set public = 1 where "table" in (select code from tables where public = 1);
create index public_games on finished (ended) where public = 1;
drop index finished_by_end;
alter table finished_seats add column at integer not null default 0;
update finished_seats set at = (select ended from finished where finished.replay = finished_seats.replay);
drop index finished_seats_by_player;
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
"""
"""Version 2 scanned all games and tables to list a few, and computed ratings from all games at each start."""


BLOCKS_AND_REPORTS: Final = """
create table blocks (
    player text not null, blocked text not null, name text not null, primary key (player, blocked)
) without rowid;
create index blocks_by_blocked on blocks (blocked);
create table reports (
    number integer primary key, at integer not null, "table" text not null, player text, about text not null,
    name text not null, reason text not null, text text not null, lines blob not null
);
create index reports_by_player on reports (player);
create index reports_by_about on reports (about);
"""
"""Version 3 knew no blocks and no reports."""

DEVICES_AND_BANS: Final = """
create table devices (
    player text not null, device text not null, name text not null, since integer not null, seen integer not null,
    primary key (player, device)
) without rowid;
create index devices_by_seen on devices (seen);
create table bans (
    who text primary key, at integer not null, until integer, reason text not null
) without rowid;
insert into devices (player, device, name, since, seen) select id, '', '', since, seen from players;
alter table reports add column closed integer;
create index open_reports on reports (number) where closed is null;
"""
"""Version 4 did not tell the devices of a player apart: their cookies are those of the device without a name."""

SNAPSHOTS: Final = """
create table snapshots (
    "table" text primary key, seq integer not null, version text not null, state blob not null, crc integer not null
);
"""
"""Version 5 read every log from its beginning."""

HALF_FORGOTTEN: Final = """
update events set player = null where kind in ('chose', 'interrupted') and player not in
    (select player from events where player is not null and kind not in ('chose', 'interrupted'));
"""
"""If a server died while it deleted a player, moves may be left whose tables are no longer known as theirs."""

ONE_PAGE_FOR_A_MOVE: Final = """
drop index events_by_player;
alter table events rename to events_6;
create table events (
    "table" text not null, seq integer not null, key text not null, kind text not null, payload blob not null,
    rules_version integer not null, state_crc integer not null, at integer not null, player text,
    primary key ("table", seq)
) without rowid;
insert into events select * from events_6;
drop table events_6;
create index events_by_player on events (player, "table")
    where player is not null and kind not in ('chose', 'interrupted');
"""
"""Version 6 also kept the keys of all entries, and the players of all moves, in an index of their own."""

PLAYED: Final = """
select finished.replay, rated, seat, player, name, role, character, edition, won
from finished join finished_seats using (replay) order by ended, finished.replay, seat
"""


def tally_all(db: sqlite3.Connection) -> None:
    """Counts all games of version 2, the oldest first."""
    for (replay, rated), of_one in groupby(db.execute(PLAYED).fetchall(), key=lambda row: row[:2]):
        seats = tuple(finished_seat(row[2:]) for row in of_one)
        take_steps(tally(FinishedGame(replay, "", 0, 0, b"", seats, bool(rated))), db)


MIGRATIONS: Final[dict[int, tuple[MigrationStep, ...]]] = {
    1: (PLAYERS_IN_A_TABLE,),
    2: (WITHOUT_SCANS, tally_all),
    3: (BLOCKS_AND_REPORTS,),
    4: (DEVICES_AND_BANS,),
    5: (SNAPSHOTS,),
    6: (ONE_PAGE_FOR_A_MOVE, HALF_FORGOTTEN),
}
"""What upgrades to the next version, by the version it starts from: SQL, or work of any other kind."""


def migrated(path: Path) -> int:
    """Upgrades a file to this version in one transaction; returns the version it had.

    Raises StorageError while a server has the file open.
    """
    with translated_errors(), closing(sqlite3.connect(path, timeout=LOCK_WAIT, isolation_level=None)) as db:
        version = number(db, "pragma user_version")
        versions = range(version, SCHEMA_VERSION)
        known = set(versions) <= set(MIGRATIONS)
        if version > SCHEMA_VERSION or number(db, "pragma application_id") != MARK or not known:
            raise OtherSchema(version)
        if versions:
            db.execute("pragma journal_mode = delete")  # refused while anybody else is connected
            carry_out(db, [step for each in versions for step in MIGRATIONS[each]])
            make_shrinkable(db)
        return version


def make_shrinkable(db: sqlite3.Connection) -> None:
    """Lets the file become smaller when rows are deleted, as files of this version can from their beginning."""
    db.execute("pragma auto_vacuum = incremental")
    with suppress(sqlite3.OperationalError):  # it needs as much space again; without it the file only stays as large
        db.execute("vacuum")


def carry_out(db: sqlite3.Connection, steps: Iterable[MigrationStep]) -> None:
    """All steps in one transaction, which the closing of the connection ends if one fails."""
    db.execute("begin immediate")
    for step in steps:
        if isinstance(step, str):
            for statement in step.split(";\n"):
                db.execute(statement)
        else:
            step(db)
    db.execute(f"pragma user_version = {SCHEMA_VERSION}")
    db.execute("commit")
