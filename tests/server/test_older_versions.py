"""Databases of later schema versions, each with data of its own, can be migrated without losing anything.

`fixtures/version_N.sql` is what the server wrote when its schema had this version, and `version_5_postgres.sql` what it
wrote into PostgreSQL: a lobby, a game that goes on, two rated games in a row with chat, a closed table; from version 4
blocks and reports, from version 5 devices and bans.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import asyncpg
import pytest
from typer.testing import CliRunner

from sixgun.cli import app
from sixgun.rules import RULES_VERSION
from sixgun.server.messages import socket as said
from sixgun.server.storage.postgres import schema as in_postgres
from sixgun.server.storage.postgres.store import PostgresStore
from sixgun.server.storage.schema import SCHEMA_VERSION
from sixgun.server.storage.sqlite import SqliteStore
from sixgun.server.storage.store import Ban, Store
from tests.server.database_processes import Process, long_lives
from tests.server.fake_saloon import Bar, asked, finish, in_bar
from tests.server.stores import patience, tell
from tools.cluster.postgres import Postgres

__all__ = ["long_lives", "patience"]  # fixtures

FIXTURES: Final = Path(__file__).parent / "fixtures"
VERSIONS: Final = (3, 4, 5)
RATED: Final = ("Cid", "Dan", "Žofie")
NOW: Final = 1_760_000_000_000  # when they were written
DAY: Final = 86_400_000
OF_OTHER_RULES: Final = """select distinct "table" from events where kind = 'chose' and rules_version != ?"""
COLUMNS: Final = """
select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
where table_schema = 'public' order by table_name, column_name
"""
INDEXES: Final = "select indexdef from pg_indexes where schemaname = 'public' order by indexname"
CONTENT: Final = "select * from {} as line order by line::text"

Rows = dict[str, list[dict[str, Any]]]


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> int:
    number: int = request.param
    return number


@pytest.fixture
def old(tmp_path: Path, version: int) -> Path:
    path = tmp_path / "sixgun.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript((FIXTURES / f"version_{version}.sql").read_text(encoding="utf-8"))
    return path


@pytest.fixture
def before(old: Path) -> Rows:
    return content(old)


@pytest.fixture
def new(before: Rows, old: Path, version: int) -> Path:
    done = CliRunner().invoke(app, ["migrate", str(old), "--lang", "en"])
    assert (done.exit_code, done.stdout.strip()) == (0, f"{old}: version {version} → {SCHEMA_VERSION}")
    return old


def content(path: Path) -> Rows:
    with closing(sqlite3.connect(path)) as db:
        db.row_factory = sqlite3.Row
        names = [row[0] for row in db.execute("select name from sqlite_master where type = 'table'")]
        return {name: [dict(row) for row in db.execute(f"select * from {name}")] for name in names}


def shape(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("select sql from sqlite_master where sql is not null order by name").fetchall()
    return [re.sub(r"\s*([(),])\s*|\s+", r"\1 ", statement) for (statement,) in found]


def check_nothing_lost(before: Rows, after: Rows) -> None:
    """Every row is still there with everything it said; what is new about it is beside it."""
    for name, rows in before.items():
        kept = [{column: row[column] for column in rows[0]} for row in after[name]] if rows else []
        assert kept[: len(rows)] == rows, name


def test_it_gets_the_current_schema(new: Path, tmp_path: Path) -> None:
    SqliteStore(tmp_path / "fresh.db").close()
    assert shape(new) == shape(tmp_path / "fresh.db")


def test_no_row_is_lost(new: Path, before: Rows) -> None:
    check_nothing_lost(before, content(new))
    assert len(before["events"]) > 300
    assert len(before["finished"]) == 2


def test_every_log_still_holds(new: Path) -> None:
    """But for games of other rules, which are named."""
    with closing(sqlite3.connect(new)) as db:
        others = {code for (code,) in db.execute(OF_OTHER_RULES, (RULES_VERSION,))}
    done = CliRunner().invoke(app, ["check", str(new), "--lang", "en"])
    *flaws, summary = done.stdout.strip().splitlines()
    assert {flaw.partition(":")[0] for flaw in flaws} == others
    assert "4 tables, " in summary


def test_a_game_that_goes_on_is_played_to_its_end(new: Path) -> None:
    with closing(sqlite3.connect(new)) as db, db:
        db.execute("update events set rules_version = ?", (RULES_VERSION,))

    async def story(bar: Bar) -> None:
        dealer = await bar.saloon.dealer("PLAY22")
        moves = dealer.table.moves
        assert dealer.paused is None
        assert moves >= 60
        me = await asked(bar, dealer)
        assert isinstance(await me.choose("my-key-1"), said.Done)
        await finish(dealer)
        assert await bar.store.replays_of("id-Bob") == ["PLAY22-1"]

    in_bar(new.parent, story)


def test_ratings_go_on_from_where_they_were(new: Path, before: Rows) -> None:
    with closing(sqlite3.connect(new)) as db, db:
        db.execute("update events set rules_version = ?", (RULES_VERSION,))
    earlier = {row["player"]: row["shown"] for row in before["ratings"]}

    async def story(bar: Bar) -> None:
        bar.time = NOW + DAY
        assert {one.player: one.shown for one in await bar.store.best(9)} == earlier
        dealer = await bar.saloon.dealer("RATED3")
        for client in [await bar.come(dealer, name) for name in RATED]:
            await client.say(said.Again())
        await finish(dealer)
        best = await bar.store.best(9)
        assert [one.games for one in best] == [3, 3, 3]
        assert {one.player: one.shown for one in best} != earlier

    assert {row["games"] for row in before["ratings"]} == {2}
    in_bar(new.parent, story)


def test_a_lobby_is_still_open(new: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.saloon.dealer("LBBY22")
        assert [place.name for place in dealer.table.places][:2] == ["Ann", "Bob"]
        assert dealer.table.commitment is not None
        assert [one.code for one in await bar.store.public_tables(9)] == ["LBBY22"]

    in_bar(new.parent, story)


def test_everybody_is_known_by_the_cookies_they_have(new: Path, version: int) -> None:
    """Cookies older than version 5 name no device."""

    async def story(bar: Bar) -> None:
        ann = await bar.store.guest_at("id-Ann", "" if version < 5 else "device-1")
        assert ann is not None
        assert ann.name == "Ann"

    in_bar(new.parent, story)


async def what_people_did(store: Store, version: int) -> None:
    """Blocks and reports since version 4, bans and devices since version 5."""
    assert await store.blocks_of("id-Ann") == ({"id-Mallory": "Mallory"} if version >= 4 else {})
    reports = await store.reports(9, closed=True)
    assert [(one.about, one.closed) for one in reports] == {
        3: [], 4: [("id-Dan", None), ("id-Mallory", None)], 5: [("id-Dan", NOW + 5), ("id-Mallory", None)],
    }[version]  # fmt: skip
    bans = [Ban("203.0.113.0/24", NOW, NOW + DAY, ""), Ban("id-Mallory", NOW, None, "insults")]
    assert sorted(await store.bans(), key=lambda ban: ban.who) == (bans if version >= 5 else [])
    if version >= 5:
        assert {one.name for one in await store.devices_of("id-Ann")} == {"Firefox", "Safari"}


def test_what_people_did_about_each_other_stays(new: Path, version: int) -> None:
    async def story(bar: Bar) -> None:
        await what_people_did(bar.store, version)

    in_bar(new.parent, story)


# In PostgreSQL


async def rows_in(url: str, query: str) -> list[dict[str, Any]]:
    connection = await asyncpg.connect(url)
    try:
        return [dict(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()


async def everything_in(url: str) -> Rows:
    names = await rows_in(url, "select tablename from pg_tables where schemaname = 'public'")
    return {name["tablename"]: await rows_in(url, CONTENT.format(name["tablename"])) for name in names}


@pytest.fixture(params=["", "alter table processes add column session integer not null"])
def old_in_postgres(request: pytest.FixtureRequest, database: str) -> str:
    """Version 5 had servers without a session first, and then with one; their leases may be left behind."""

    async def write() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute((FIXTURES / "version_5_postgres.sql").read_text(encoding="utf-8"))
        if request.param:
            await connection.execute("delete from processes")
            await connection.execute(request.param)
            await connection.execute("insert into processes values ('gone', 2, now() - interval '1 year', 4711)")
        await connection.close()

    asyncio.run(write())
    return database


@pytest.fixture
def new_in_postgres(old_in_postgres: str) -> str:
    assert asyncio.run(in_postgres.migrated(old_in_postgres)) == 5
    return old_in_postgres


def test_postgres_gets_the_current_schema(new_in_postgres: str, postgres: Postgres) -> None:
    fresh = postgres.new_database("fresh_for_" + new_in_postgres.rpartition("/")[2])
    asyncio.run(in_postgres.prepare(fresh))
    for query in (COLUMNS, INDEXES):
        assert asyncio.run(rows_in(new_in_postgres, query)) == asyncio.run(rows_in(fresh, query))


def test_postgres_loses_no_row(old_in_postgres: str) -> None:
    before = asyncio.run(everything_in(old_in_postgres))
    asyncio.run(in_postgres.migrated(old_in_postgres))
    after = asyncio.run(everything_in(old_in_postgres))
    del before["processes"], before["schema_version"]
    check_nothing_lost(before, after)
    assert len(before["events"]) > 300
    store = PostgresStore(old_in_postgres)
    tell(store, lambda: what_people_did(store, 5))


def test_a_server_takes_the_tables_of_a_migrated_postgres(new_in_postgres: str, long_lives: None) -> None:
    """Under the next term, so that nothing of the server that is gone can still be written."""

    async def story() -> int:
        server = Process(new_in_postgres, "new", RULES_VERSION)
        await server.start()
        try:
            return await server.leases.take("PLAY22")
        finally:
            await server.leases.close()
            await server.store.shut()

    assert asyncio.run(story()) == 8


def test_a_migrated_postgres_holds(new_in_postgres: str) -> None:
    others = {
        row["table"] for row in asyncio.run(rows_in(new_in_postgres, OF_OTHER_RULES.replace("?", str(RULES_VERSION))))
    }
    done = CliRunner().invoke(app, ["check", new_in_postgres, "--lang", "en"])
    *flaws, summary = done.stdout.strip().splitlines()
    assert {flaw.partition(":")[0] for flaw in flaws} == others
    assert "4 tables, " in summary
