"""What every part of a store stands on: a way to ask, and a way to write."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from sixgun.server.storage.rows import Insert
from sixgun.server.storage.steps import DatabaseWork, Steps


class StorePart:
    """A database in which rows are found and written. Queries have a ? for each of their values."""

    async def ask(self, query: str, *values: Any) -> list[Any]:
        """The rows that a query finds."""
        raise NotImplementedError

    def write(self, lines: list[Insert], work: DatabaseWork | None = None) -> Awaitable[None]:
        """Inserts rows, then does work of any other kind, all or nothing."""
        raise NotImplementedError

    async def change(self, query: str, *values: Any) -> None:
        """Carries out one statement."""

        def once() -> Steps[None]:
            yield query, values

        await self.write([], once)
