"""The schema in PostgreSQL: created once, refused if it is another, upgraded when somebody asks for it."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from sixgun.server.storage.postgres import schema
from sixgun.server.storage.schema import SCHEMA_VERSION, OtherSchema


def test_many_processes_may_start_at_once(database: str) -> None:
    async def story() -> None:
        await asyncio.gather(*(schema.prepare(database) for _ in range(5)))
        assert await schema.migrated(database) == SCHEMA_VERSION

    asyncio.run(story())


def test_a_database_of_another_version_is_refused(database: str) -> None:
    async def story() -> None:
        await schema.prepare(database)
        connection = await asyncpg.connect(database)
        await connection.execute("update schema_version set version = 99")
        await connection.close()
        for opening in (schema.prepare, schema.migrated):
            with pytest.raises(OtherSchema) as caught:
                await opening(database)
            assert caught.value.found == 99

    asyncio.run(story())


def test_an_older_database_is_upgraded(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(schema.MIGRATIONS, SCHEMA_VERSION, "alter table pulse add column more text")
    monkeypatch.setattr(schema, "SCHEMA_VERSION", SCHEMA_VERSION)

    async def story() -> None:
        await schema.prepare(database)
        monkeypatch.setattr(schema, "SCHEMA_VERSION", SCHEMA_VERSION + 1)
        with pytest.raises(OtherSchema):
            await schema.prepare(database)
        assert await schema.migrated(database) == SCHEMA_VERSION
        await schema.prepare(database)
        assert await schema.migrated(database) == SCHEMA_VERSION + 1

    asyncio.run(story())


VERSION_6 = """
drop index events_by_player;
create index events_by_player on events (player) where player is not null;
alter table events add unique ("table", key);
update schema_version set version = 6;
"""
INDEXES = "select indexdef from pg_indexes where tablename = 'events' order by indexname"


def test_a_database_of_version_6_keeps_its_rows_and_loses_two_indexes(database: str) -> None:
    """And a player whose deletion was broken off is forgotten."""

    async def story() -> None:
        await schema.prepare(database)
        connection = await asyncpg.connect(database)
        try:
            fresh = await connection.fetch(INDEXES)
            await connection.execute(VERSION_6)
            assert await connection.fetch(INDEXES) != fresh
            row = ("AAAAAA", 0, "key", "sat", b"{}", 1, 2**40, 5, "ann")
            forgotten = ("AAAAAA", 1, "other", "chose", b"pass", 1, 2**40, 5, None)
            for each in (row, (*forgotten[:-1], "bob")):
                await connection.execute("insert into events values ($1, $2, $3, $4, $5, $6, $7, $8, $9)", *each)
            assert await schema.migrated(database) == 6
            assert await connection.fetch(INDEXES) == fresh
            kept = [tuple(each) for each in await connection.fetch("select * from events order by seq")]
            assert kept == [row, forgotten]
        finally:
            await connection.close()

    asyncio.run(story())
