"""Connections to PostgreSQL: how long anything may take, and what its errors mean."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Final

import asyncpg
from asyncpg.exceptions import (
    DataError,
    IntegrityConstraintViolationError,
    InterfaceError,
    InternalClientError,
    PostgresError,
    TransactionRollbackError,
)

from sixgun.server.storage.steps import Steps, T
from sixgun.server.storage.store import Conflict, StorageError

LEASE: Final = float(os.environ.get("SIXGUN_LEASE", "6"))  # seconds that a process lives without a sign of life
CONNECTING: Final = LEASE / 2  # seconds
ANSWERING: Final = LEASE * 5 / 6  # seconds until a query is given up, because its connection may be dead
SETTINGS: Final = {
    "application_name": "sixgun",
    "timezone": "UTC",
    "lock_timeout": f"{LEASE * 2000 / 3:.0f}ms",
    "idle_in_transaction_session_timeout": f"{LEASE * 500:.0f}ms",  # who sleeps must not keep others from its tables
}
TROUBLE: Final = (PostgresError, InterfaceError, InternalClientError, OSError, TimeoutError)
CUT_OFF: Final = ("08", "57")  # classes of errors that tell nothing of what was asked: the connection ended


async def connected(url: str, **settings: str) -> Any:
    """A connection on which nothing takes long, with these further settings. Raises StorageError."""
    wanted = {**SETTINGS, **settings}
    with translated_errors():
        return await asyncpg.connect(url, timeout=CONNECTING, command_timeout=ANSWERING, server_settings=wanted)


async def patient(url: str) -> Any:
    """A connection for long work. Raises StorageError."""
    settings = {**SETTINGS, "lock_timeout": "60s", "idle_in_transaction_session_timeout": "0"}
    with translated_errors():
        return await asyncpg.connect(url, timeout=CONNECTING, server_settings=settings)


async def pooled(url: str, most: int) -> Any:
    """A pool of connections. Raises StorageError."""
    with translated_errors():
        return await asyncpg.create_pool(
            url, min_size=0, max_size=most, timeout=CONNECTING, command_timeout=ANSWERING, server_settings=SETTINGS
        )


class Deadlock(Exception):
    """Two transactions waited for each other, and this one gave way."""


def cut_off(error: BaseException) -> bool:
    """Whether the connection ended, so that it is not known what became of the last statement."""
    if isinstance(error, PostgresError):
        return str(error.sqlstate or "").startswith(CUT_OFF)
    return True


@contextmanager
def translated_errors() -> Iterator[None]:
    try:
        yield
    except IntegrityConstraintViolationError as error:
        raise Conflict(str(error)) from error
    except DataError:
        raise  # a mistake in what was to be stored; the database is well
    except TransactionRollbackError as error:
        raise Deadlock(str(error)) from error
    except TROUBLE as error:
        raise StorageError(str(error) or "the database does not answer") from error


@lru_cache(maxsize=500)
def numbered(query: str) -> str:
    """A query with its values numbered, as PostgreSQL wants them."""
    first, *rest = query.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, start=1))


async def take_steps(steps: Steps[T], connection: Any) -> T:
    """Takes all steps on a connection; returns their result."""
    try:
        query, values = next(steps)
        while True:
            rows = await connection.fetch(numbered(query), *values)
            query, values = steps.send([tuple(row) for row in rows])
    except StopIteration as done:
        result: T = done.value
        return result
