"""Services that all tables of a process share: the store, the bots, the clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final

import structlog

from sixgun.server.cluster.bus import BusError
from sixgun.server.cluster.leases import Elsewhere, Leases, SoleOwner
from sixgun.server.cluster.letters import Errand, Letter, Received
from sixgun.server.cluster.mail import Mail
from sixgun.server.cluster.relays import Relays
from sixgun.server.storage.store import Fenced, StorageError, Store
from sixgun.server.workers.bot_pool import BotService

RETRY: Final = 1.0  # seconds between attempts to write while storage fails
MOMENT: Final = 5.0  # seconds for which several servers wait for what they share

log = structlog.get_logger("sixgun.services")


class SteadyClock:
    """Milliseconds since 1970 as they were known at the start, and from then on as time really passes.

    Setting the clock of the machine forward or back changes no decision clock of a running server.
    """

    def __init__(self, now: int | None = None) -> None:
        self.start = (time.time_ns() if now is None else now * 1_000_000) - time.monotonic_ns()

    def __call__(self) -> int:
        return (self.start + time.monotonic_ns()) // 1_000_000


class TablePaused(StorageError):
    """One table cannot continue, for a reason of its own; the others can."""


class Services:
    """The shared services, and whether storage works at the moment."""

    def __init__(self, store: Store, thinkers: BotService, tempo: float = 1.0, leases: Leases | None = None) -> None:
        self.store = store
        self.leases: Leases = leases or SoleOwner()
        self.mail: Mail | None = None  # to other processes that serve the same tables
        self.relays: Relays | None = None
        self.thinkers = thinkers
        self.tempo = tempo  # 1 is the pace of people; 0 lets bots answer at once
        self.now: Callable[[], int] = SteadyClock()
        self.rng = Random()
        self.draining = False  # whether no new game begins here, because the server is about to stop
        self.failing = False  # whether storage fails at the moment
        self.failing_since = 0.0  # of the monotonic clock
        self.on_change: Callable[[], None] = lambda: None  # called when that begins and ends
        self.retrying: asyncio.Task[None] | None = None

    def storage_fails(self, error: StorageError) -> None:
        """Pauses every table until storage works again; lets go of one that another process owns."""
        if isinstance(error, Fenced):
            self.leases.lose(error.code)
        elif not self.failing:
            log.error("storage_fails", reason=str(error))
            self.failing, self.failing_since = True, time.monotonic()
            self.on_change()
            self.retrying = asyncio.create_task(self.retry())

    async def retry(self) -> None:
        while self.failing:
            await asyncio.sleep(RETRY)
            try:
                await self.store.probe()
            except StorageError:
                continue
            self.failing = False
        log.info("storage_works")
        self.on_change()

    def out_of_order(self) -> bool:
        """Whether players are better off at another server.

        A moment in which storage fails is the same at all servers that share it, and they would only be sent about.
        """
        if self.mail is None:
            return self.failing
        return not self.leases.alive or (self.failing and time.monotonic() > self.failing_since + MOMENT)

    def tell_all(self, letter: Letter) -> None:
        """Tells all processes, if there are others."""
        if self.mail is not None:
            self.mail.send_all(letter)

    async def send_to(self, owner: str, errand: Errand) -> None:
        """Has the owner of a table do something there. Raises Elsewhere if it does not."""
        if self.mail is None:
            raise Elsewhere(errand.code, owner)
        try:
            await self.mail.ask(owner, errand, Received)
        except BusError as error:
            raise Elsewhere(errand.code, owner) from error

    async def attempt(self, table: str, work: Awaitable[None]) -> None:
        """Awaits one of many pieces of work; an error is reported and does not stop the others."""
        try:
            await work
        except Exception as error:
            if isinstance(error, StorageError) and not isinstance(error, TablePaused):
                raise
            self.report(table, error)

    def report(self, table: str, error: BaseException | None) -> None:
        """Logs an unexpected error, without secrets."""
        log.error("failed", table=table, error=type(error).__name__, exc_info=error)
