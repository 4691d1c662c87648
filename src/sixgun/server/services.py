"""What all tables of one process share: the store, the thinkers, the clock on the wall."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Final

import structlog

from sixgun.server.accounts.ratings import Leaderboard
from sixgun.server.storage.store import StorageError, Store
from sixgun.server.workers.bot_pool import BotService

RETRY: Final = 1.0  # seconds between two looks whether the store can write again

log = structlog.get_logger("sixgun.services")


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Services:
    def __init__(self, store: Store, thinkers: BotService, tempo: float = 1.0) -> None:
        self.store = store
        self.thinkers = thinkers
        self.tempo = tempo  # 1 is how people play; 0 lets bots answer as soon as they can
        self.now: Callable[[], int] = wall_clock
        self.rng = Random()
        self.failing = False  # nothing can be written at the moment
        self.on_change: Callable[[], None] = lambda: None  # when that begins and ends
        self.retrying: asyncio.Task[None] | None = None
        self.ladder = Leaderboard()

    async def rank(self) -> Leaderboard:
        """The ladder, up to date."""
        self.ladder.count(await self.store.rated(self.ladder.until - 1))  # others may have ended in the same moment
        return self.ladder

    def storage_fails(self, error: StorageError) -> None:
        """Stop every table until it can be written again."""
        if not self.failing:
            log.error("storage_fails", reason=str(error))
            self.failing = True
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

    def report(self, table: str, error: BaseException | None) -> None:
        """Something that should not happen: said in the log, without what is secret."""
        log.error("failed", table=table, error=type(error).__name__, exc_info=error)
