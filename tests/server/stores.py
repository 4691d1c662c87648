"""Both kinds of store, for the tests that hold for either."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from sixgun.server.storage.postgres import connections, schema
from sixgun.server.storage.postgres.store import PostgresStore
from sixgun.server.storage.sqlite import SqliteStore

T = TypeVar("T")
AnyStore = SqliteStore | PostgresStore


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "sixgun.db")
    yield opened
    opened.close()


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL may take its time, as on a machine that is busy."""
    for name in ("CONNECTING", "ANSWERING"):
        monkeypatch.setattr(connections, name, 60.0)
    for name in ("lock_timeout", "idle_in_transaction_session_timeout"):
        monkeypatch.setitem(connections.SETTINGS, name, "60s")


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, patience: None) -> AnyStore:
    """An empty store of each kind."""
    if request.param == "sqlite":
        embedded: SqliteStore = request.getfixturevalue("sqlite")
        return embedded
    url = request.getfixturevalue("database")
    asyncio.run(schema.prepare(url))
    return PostgresStore(url)


def tell(store: AnyStore, story: Callable[[], Awaitable[T]]) -> T:
    """Runs a story while the store is open."""

    async def told() -> T:
        if isinstance(store, SqliteStore):
            return await story()
        await store.open()
        try:
            return await story()
        finally:
            await store.shut()

    return asyncio.run(told())
