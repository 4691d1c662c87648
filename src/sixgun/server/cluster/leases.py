"""Leases: which process runs which table.

A table has one owner at a time. A process owns a table by a lease with a number, its term, which only grows. Everything
that is written for the table is written under the term of the writer, and the store refuses an older one: a process
that has slept through the end of its lease writes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sixgun.server.storage.store import ALONE


class Elsewhere(Exception):
    """Another process owns this table."""

    def __init__(self, code: str, owner: str) -> None:
        super().__init__(code, owner)
        self.code = code
        self.owner = owner  # the id of that process


class Leases(Protocol):
    """The leases of one process. A process has an id, by which others reach it on the bus."""

    me: str  # the id of this process
    on_lost: list[Callable[[str], None]]  # called with the code of a table that this process no longer owns

    @property
    def alive(self) -> bool:
        """Whether this process may own tables at the moment."""

    async def take(self, code: str) -> int:
        """Takes the lease of a table, or keeps it; returns its term.

        Raises Elsewhere if another process has it, or has to have it because it alone knows the rules of the game, and
        StorageError.
        """

    async def release(self, code: str) -> None:
        """Gives a table back, so that any process may take it at once. What fails here ends with the lease."""

    def mine(self, code: str) -> bool:
        """Whether this process owns the table, as far as it knows."""

    def lose(self, code: str) -> None:
        """Lets go of a table that turned out to be another process's."""

    async def owner(self, code: str) -> str | None:
        """The id of the process that owns a table, which may be this one; None if nobody does. Raises StorageError."""

    async def open(self) -> None:
        """Starts the heartbeat that keeps all leases."""

    async def close(self) -> None:
        """Gives all tables back."""


class SoleOwner:
    """The leases of a process that is alone: every table is its own."""

    def __init__(self) -> None:
        self.me = "alone"
        self.alive = True
        self.on_lost: list[Callable[[str], None]] = []

    async def take(self, code: str) -> int:
        return ALONE

    async def release(self, code: str) -> None:
        pass

    def mine(self, code: str) -> bool:
        return True

    def lose(self, code: str) -> None:
        for told in self.on_lost:
            told(code)

    async def owner(self, code: str) -> str | None:
        return self.me

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass
