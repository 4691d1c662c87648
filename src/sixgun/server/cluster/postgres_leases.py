"""Leases in PostgreSQL.

A process lives until a moment that it puts off with one heartbeat, and while it lives its tables are its own. Only the
clock of the database says who lives. A process counts the time for itself from before it asked for more of it, so it
considers itself dead before others do.

The connection of the heartbeat is the session of a process. When a process dies, the system closes its session, and its
tables are free at once; the moment is for those that sleep, or are cut off. A session may also break while its process
lives: then others may take its tables until the next heartbeat, which tells what is left of them. That costs nothing
but time, because what a process writes is fenced by the lease of each table and not by who is thought to live.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from secrets import token_hex
from typing import Any, Final

import structlog

from sixgun.server.cluster.leases import Elsewhere
from sixgun.server.storage.postgres.connections import LEASE, TROUBLE, connected, translated_errors
from sixgun.server.storage.postgres.store import PostgresStore
from sixgun.server.storage.store import StorageError

BEAT: Final = LEASE / 4  # seconds between heartbeats
PATIENCE: Final = LEASE / 3  # seconds for one
AGAIN: Final = LEASE / 24  # seconds until the next, if one fails
MARGIN: Final = LEASE / 6  # seconds by which a process considers itself dead before the database does
FAREWELL: Final = LEASE / 3  # seconds to give everything back
TERM: Final = timedelta(seconds=LEASE)

LIVE_ON: Final = """
with alive as (
    insert into processes (id, rules, until, session) values ($1, $2, clock_timestamp() + $3, pg_backend_pid())
    on conflict (id) do update set until = excluded.until, session = excluded.session
    where processes.until > statement_timestamp() returning id
)
select code from alive left join leases on owner = id
"""
"""One row for each table of the process, without a code if it has none, and no row if it was dead."""

LIVES: Final = "until > statement_timestamp() and exists (select 1 from pg_stat_get_activity(session))"
BURY: Final = "delete from processes where until < statement_timestamp() - interval '1 day' or id = $1"
TAKE: Final = f"""
insert into leases (code, owner, term) values (?, ?, 1)
on conflict (code) do update set owner = excluded.owner, term = leases.term + 1
where leases.owner is null or leases.owner = excluded.owner or not exists
    (select 1 from processes where id = leases.owner and {LIVES})
returning term
"""
"""The time is that of the statement, like its view of who lives: it may have waited for a commit of the owner."""

OWNER: Final = f"select owner from leases join processes on id = owner where code = ? and {LIVES}"
RELEASE: Final = "update leases set owner = null where code = ? and owner = ?"
UNKNOWN: Final = (
    'delete from leases where code = ? and owner is null and not exists (select 1 from events where "table" = ?)'
)
RULES: Final = """
select rules_version from events
where "table" = ? and exists (select 1 from tables where code = "table" and status != 'lobby') order by seq desc limit 1
"""
"""The rules of the game at a table, if one was ever dealt."""

WHO_KNOWS: Final = f"select id from processes where rules = ? and {LIVES} order by id limit 1"

log = structlog.get_logger("sixgun.leases")


class PostgresLeases:
    """The leases of one process, which knows the rules of one version."""

    def __init__(self, store: PostgresStore, rules: int, me: str) -> None:
        self.me = me
        self.on_lost: list[Callable[[str], None]] = []
        self.on_trouble: Callable[[StorageError], None] = lambda error: None  # called when a heartbeat fails
        self.store = store
        self.rules = rules
        self.held: dict[str, int] = {}  # the terms of our tables
        self.leaving: dict[str, asyncio.Future[None]] = {}  # tables that are being given back
        self.lives_until = 0.0  # of the monotonic clock
        self.connection: Any = None  # our session, on which the heartbeat waits for nobody
        self.broken = asyncio.Event()  # our session
        self.beating: asyncio.Task[None] | None = None
        self.last_hour: asyncio.TimerHandle | None = None
        self.closed = False

    async def open(self) -> None:
        await self.live_on()
        self.beating = asyncio.create_task(self.beat())

    async def close(self) -> None:
        if self.closed:
            return
        self.closed = True
        for each in (self.beating, self.last_hour):
            if each is not None:
                each.cancel()
        self.held.clear()
        with suppress(StorageError, TimeoutError):
            await asyncio.wait_for(self.give_all_back(), FAREWELL)
        self.hang_up()

    async def give_all_back(self) -> None:
        await self.store.ask("update leases set owner = null where owner = ?", self.me)
        await self.store.ask(BURY.replace("$1", "?"), self.me)

    # Tables

    async def take(self, code: str) -> int:
        while code in self.leaving:
            await asyncio.wait([self.leaving[code]])
        if self.mine(code):
            return self.held[code]
        self.check_alive()  # who is cut off would wait long for the answer
        await self.check_rules(code)
        for _ in range(2):
            self.check_alive()
            taken = await self.store.ask(TAKE, code, self.me)
            if taken:
                self.check_alive()
                self.held[code] = int(taken[0][0])
                return self.held[code]
            owner = await self.owner(code)
            if owner is not None:
                raise Elsewhere(code, owner)
        raise Elsewhere(code, "")  # somebody took it and died in the same moment

    async def check_rules(self, code: str) -> None:
        """Raises Elsewhere if the game at this table has rules that another process knows and this one does not."""
        played = await self.store.ask(RULES, code)
        if played and played[0][0] != self.rules:
            for (other,) in await self.store.ask(WHO_KNOWS, played[0][0]):
                owner = await self.owner(code)
                raise Elsewhere(code, other if owner in (None, self.me) else owner)

    @property
    def alive(self) -> bool:
        return not self.closed and time.monotonic() < self.lives_until

    def check_alive(self) -> None:
        if not self.alive:
            raise StorageError("this process holds no leases at the moment")

    async def release(self, code: str) -> None:
        if self.held.pop(code, None) is None or self.closed:
            return
        self.leaving[code] = asyncio.get_running_loop().create_future()
        try:
            with suppress(StorageError):
                await self.store.ask(RELEASE, code, self.me)
                await self.store.ask(UNKNOWN, code, code)
        finally:
            self.leaving.pop(code).set_result(None)

    def mine(self, code: str) -> bool:
        return code in self.held and self.alive

    async def owner(self, code: str) -> str | None:
        found = await self.store.ask(OWNER, code)
        return str(found[0][0]) if found else None

    # Living

    async def beat(self) -> None:
        while True:
            if self.alive:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.broken.wait(), BEAT)
            try:
                await self.live_on()
            except StorageError as error:
                self.on_trouble(error)
                await asyncio.sleep(AGAIN)

    async def live_on(self) -> None:
        """Puts our end off. If we were dead already, we live again, without our tables. Raises StorageError."""
        asked, held = time.monotonic(), {**self.held}
        with translated_errors():
            try:
                kept = await asyncio.wait_for(self.heartbeat(), PATIENCE)
            except TROUBLE:
                self.hang_up()
                raise
        if kept is None:
            self.lose_all()
            return
        for code, term in held.items():
            if code not in kept and self.held.get(code) == term:
                self.lose(code)
        self.lives_until = asked + LEASE - MARGIN
        if self.last_hour is not None:
            self.last_hour.cancel()
        loop = asyncio.get_running_loop()
        self.last_hour = loop.call_later(self.lives_until - time.monotonic(), self.lose_all)

    async def heartbeat(self) -> set[str] | None:
        """The tables that we still have; None if we were dead: then we are buried, and live again at the next beat.

        It waits for no disk: a heartbeat that a crash of the database undoes makes a lease shorter, never longer.
        """
        if self.connection is None or self.connection.is_closed():
            self.connection = await connected(self.store.url, synchronous_commit="off")
            self.broken.clear()
            self.connection.add_termination_listener(lambda _: self.broken.set())
        if rows := await self.connection.fetch(LIVE_ON, self.me, self.rules, TERM):
            return {code for (code,) in rows if code is not None}
        await self.connection.execute(BURY, self.me)
        return None

    def lose(self, code: str) -> None:
        self.held.pop(code, None)
        for told in self.on_lost:
            told(code)

    def lose_all(self) -> None:
        """All tables may be another process's by now."""
        if self.held:
            log.warning("leases_lost", tables=len(self.held))
        self.lives_until = 0.0
        for code in list(self.held):
            self.lose(code)

    def hang_up(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
        self.connection = None


def new_process() -> str:
    """An id for a process, good for a subject of the bus."""
    return token_hex(6)
