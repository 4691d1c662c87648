"""PostgreSQL for commands that may wait: queries that block until they are answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sixgun.server.storage.postgres.connections import numbered, patient, translated_errors
from sixgun.server.storage.postgres.schema import found_version
from sixgun.server.storage.schema import SCHEMA_VERSION, OtherSchema

AS_IT_WAS = "begin isolation level repeatable read, read only"


@contextmanager
def queries(url: str) -> Iterator[Callable[..., list[Any]]]:
    """A function that answers queries with the database as it is now, whatever servers do to it meanwhile.

    Raises OtherSchema and StorageError.
    """
    with asyncio.Runner() as runner, translated_errors():
        connection = runner.run(patient(url))

        def ask(query: str, values: tuple[Any, ...] = ()) -> list[Any]:
            return [tuple(row) for row in runner.run(connection.fetch(numbered(query), *values))]

        try:
            version = runner.run(found_version(connection))
            if version != SCHEMA_VERSION:
                raise OtherSchema(version or 0)
            ask(AS_IT_WAS)
            yield ask
        finally:
            connection.terminate()
