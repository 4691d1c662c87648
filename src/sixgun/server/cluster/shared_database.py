"""A database in PostgreSQL, as one of the processes that share it. Needs the extra `cluster`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sixgun.rules import RULES_VERSION
from sixgun.server.cluster.leases import Leases
from sixgun.server.cluster.postgres_leases import PostgresLeases, new_process
from sixgun.server.storage.postgres import schema
from sixgun.server.storage.postgres.store import PostgresStore
from sixgun.server.storage.store import StorageError, Store


class SharedDatabase:
    """A database that several processes share."""

    def __init__(self, url: str) -> None:
        asyncio.run(schema.prepare(url))
        me = new_process()
        self.postgres = PostgresStore(url, me)
        self.holder = PostgresLeases(self.postgres, RULES_VERSION, me)
        self.store: Store = self.postgres
        self.leases: Leases = self.holder

    async def open(self, on_trouble: Callable[[StorageError], None]) -> int | None:
        self.postgres.scribe.on_trouble = self.holder.on_trouble = on_trouble
        await self.postgres.open()
        await self.leases.open()
        return await self.postgres.time()

    async def close(self) -> None:
        await self.leases.close()
        await self.postgres.shut()
