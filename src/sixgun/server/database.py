"""Where a server keeps its tables: in a file of its own, or in PostgreSQL, which other processes may use as well."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Protocol

from sixgun.server.cluster.leases import Leases, SoleOwner
from sixgun.server.config import ServerConfig
from sixgun.server.storage.owner import Owner
from sixgun.server.storage.sqlite import SqliteStore
from sixgun.server.storage.store import StorageError, Store

POSTGRES: Final = ("postgresql://", "postgres://")


class Database(Protocol):
    """A store, and the leases of this process on its tables."""

    store: Store
    leases: Leases

    async def open(self, on_trouble: Callable[[StorageError], None]) -> int | None:
        """Starts using it; returns its time if several processes share it. Raises StorageError.

        Calls `on_trouble` when it stops answering.
        """

    async def close(self) -> None:
        """Finishes all writes and stops using it."""


class FileDatabase:
    """A file of one process."""

    def __init__(self, settings: ServerConfig) -> None:
        self.owner = Owner(settings.database, settings.address)
        self.store: Store = SqliteStore(settings.database)
        self.leases: Leases = SoleOwner()

    async def open(self, on_trouble: Callable[[StorageError], None]) -> int | None:
        return None

    async def close(self) -> None:
        self.store.close()
        self.owner.close()


def database_of(settings: ServerConfig) -> Database:
    """Where these settings say. Raises StorageError, OtherSchema and DatabaseInUse."""
    if not settings.postgres:
        return FileDatabase(settings)
    module: Any = import_module("sixgun.server.cluster.shared_database")  # it needs an extra of its own
    shared: Database = module.SharedDatabase(settings.postgres)
    return shared


def is_postgres(database: object) -> bool:
    """Whether a database is named by an address, and not by a file."""
    return str(database).startswith(POSTGRES)
