"""Processes on one PostgreSQL database, for the tests of who owns its tables and who writes to them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest

from sixgun.server.cluster import postgres_leases
from sixgun.server.cluster.postgres_leases import PostgresLeases
from sixgun.server.storage.postgres import schema
from sixgun.server.storage.postgres.store import PostgresStore
from tests.server.stores import patience
from tests.server.test_store import listed, row

__all__ = ["patience"]  # a fixture

CODE = "AAAAAA"


@pytest.fixture
def long_lives(patience: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """No process dies because the machine is busy."""
    monkeypatch.setattr(postgres_leases, "LEASE", 3600.0)
    monkeypatch.setattr(postgres_leases, "TERM", timedelta(hours=1))
    for name in ("BEAT", "PATIENCE"):
        monkeypatch.setattr(postgres_leases, name, 60.0)


class Process:
    """What a server process has of the database."""

    def __init__(self, url: str, me: str, rules: int = 1) -> None:
        self.store = PostgresStore(url, me)
        self.leases = PostgresLeases(self.store, rules, me)
        self.lost: list[str] = []
        self.leases.on_lost.append(self.lost.append)

    async def start(self) -> None:
        await self.store.open()
        await self.leases.live_on()

    async def play(self, seq: int, key: str = "") -> None:
        await self.store.append([row(seq, key)], listed(CODE, "ann"), None, self.leases.held[CODE])

    async def die(self) -> None:
        """Lets its last heartbeat be long ago."""
        await self.sql("update processes set until = now() - interval '1 s' where id = ?", self.leases.me)

    async def vanish(self) -> None:
        """Ends its session, as the system does when a process is killed."""
        session = self.leases.connection.get_server_pid()
        self.leases.hang_up()
        while await self.sql("select 1 from pg_stat_activity where pid = ?", session):
            pass

    async def sql(self, query: str, *values: Any) -> list[Any]:
        return await self.store.ask(query, *values)

    async def stop(self) -> None:
        if self.leases.last_hour is not None:
            self.leases.last_hour.cancel()
        self.leases.hang_up()
        await self.store.shut()


def with_processes(url: str, story: Callable[..., Awaitable[None]], *rules: int) -> None:
    async def told() -> None:
        await schema.prepare(url)
        processes = [Process(url, f"process{number}", rule) for number, rule in enumerate(rules or (1, 1))]
        try:
            for each in processes:
                await each.start()
            await story(*processes)
        finally:
            for each in processes:
                await each.stop()

    asyncio.run(told())
