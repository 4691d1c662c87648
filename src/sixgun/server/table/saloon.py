"""All tables of this process: opening, loading from the log, and unloading."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from secrets import choice
from typing import Final

import structlog

from sixgun.server.errors import ApiError, no_such_table
from sixgun.server.messages.room import Agreement, Level
from sixgun.server.services import Services
from sixgun.server.storage.store import Conflict, Guest
from sixgun.server.table import log, shuffling
from sixgun.server.table.clocks import HOUR, MINUTE
from sixgun.server.table.dealer import RULES, Dealer
from sixgun.server.table.lobby import once, put_bot
from sixgun.server.table.next_game import check_agreement
from sixgun.server.table.reading import Flaw, read_table
from sixgun.server.table.table import Table
from sixgun.server.table.transaction import Transaction

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without look-alikes
CODE_LENGTH: Final = 6
PRIVATE_LENGTH: Final = 10  # of a code that is not to be guessed
PUT_AWAY: Final = 5 * MINUTE
FAREWELL: Final = 1.5  # seconds to deliver the goodbyes
ABANDONED: Final = 24 * HOUR
MOST_BOT_TABLES: Final = 4  # games with bots that one person attends at a time
MOST_NEAR: Final = 32  # and all people of one network
AT_ONCE: Final = 100  # tables that are closed in one sweep

logger = structlog.get_logger("sixgun.saloon")


def new_code(*, public: bool) -> str:
    return "".join(choice(LETTERS) for _ in range(CODE_LENGTH if public else PRIVATE_LENGTH))


class Saloon:
    """The dealers of all loaded tables, by table code."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.dealers: dict[str, Dealer] = {}
        self.loading: dict[str, asyncio.Task[Dealer]] = {}
        self.flaws: dict[str, Flaw] = {}  # of tables that were set aside
        services.on_change = self.changed

    def changed(self) -> None:
        """Tells all tables that storage has failed or works again."""
        for dealer in self.dealers.values():
            if self.services.failing:
                dealer.publish()
            else:
                dealer.begin(dealer.resume())

    # Finding

    async def dealer(self, code: str) -> Dealer:
        """The dealer of this table; loads the table if necessary, once."""
        if code in self.dealers:
            return self.dealers[code]
        if code not in self.loading:
            self.loading[code] = asyncio.create_task(self.load(code))
            self.loading[code].add_done_callback(lambda _: self.loading.pop(code, None))
        return await asyncio.shield(self.loading[code])

    async def load(self, code: str) -> Dealer:
        rows = await self.services.store.read(code)
        if not rows:
            raise no_such_table(code)
        table, flaw = read_table(code, rows)
        dealer = Dealer(table, self.services)
        if flaw is not None:
            self.set_aside(code, flaw)
            dealer.paused = RULES
        if table.agreement.rated:
            await dealer.rank()
        dealer = self.dealers.setdefault(code, dealer)
        dealer.arm_timer()  # it may have been killed before a deal
        return dealer

    def set_aside(self, code: str, flaw: Flaw) -> None:
        """Keeps a table as it is whose log does not hold, and tells the operator once."""
        if code not in self.flaws:
            logger.error("table_set_aside", table=code, seq=flaw.seq, kind=flaw.kind, reason=flaw.fault)
        self.flaws[code] = flaw

    async def read_again(self, code: str) -> None:
        """Reloads a table whose log was changed because a player was deleted."""
        dealer = await self.dealer(code)
        async with dealer.lock:
            dealer.table = read_table(code, await self.services.store.read(code))[0]
        dealer.publish()

    def check_bot_tables(self, player: str | None, origin: str | None, code: str = "") -> None:
        """Raises ApiError if this player or network attends as many games with bots as one may, without this one."""
        others = [dealer for dealer in self.dealers.values() if dealer.table.code != code and dealer.runs_bots()]
        here = [dealer.audience.connections for dealer in others]
        mine = sum(any(each.player == player for each in connections) for connections in here)
        near = sum(any(each.origin == origin for each in connections) for connections in here)
        if (player is not None and mine >= MOST_BOT_TABLES) or (origin is not None and near >= MOST_NEAR):
            raise ApiError("too_many_bot_tables", most=MOST_BOT_TABLES if mine >= MOST_BOT_TABLES else MOST_NEAR)

    def follow_blocks(self, player: str, blocked: set[str]) -> None:
        """Lets no connection of a player hear these people any more."""
        for dealer in self.dealers.values():
            for connection in dealer.audience.connections:
                if connection.player == player:
                    connection.blocks = {*blocked}

    # Opening

    async def open_table(self, agreement: Agreement, guest: Guest, bots: Sequence[Level] = ()) -> Dealer:
        """Opens a table and seats the guest, who is its host, and bots."""
        return await self.opened(partial(self.prepare, agreement, guest, bots), guest, public=agreement.public)

    async def quick(
        self, agreement: Agreement, guest: Guest, level: Level, key: bytes | None = None, pledge: str = ""
    ) -> Dealer:
        """Opens a table against bots. Deals at once, with a given key if there is one, unless a share is pledged."""

        def begun(transaction: Transaction) -> None:
            self.prepare(agreement, guest, [level] * (agreement.players - 1), transaction)
            if key is not None:
                shuffling.deal(transaction, key)
                return
            if pledge:
                transaction.add(log.GotReady(0, True, pledge), once(), guest.id)
            shuffling.begin(transaction)

        dealer = await self.opened(begun, guest, public=False)
        dealer.arm_timer()
        return dealer

    def prepare(self, agreement: Agreement, guest: Guest, bots: Sequence[Level], transaction: Transaction) -> None:
        """Writes down the beginning of a table."""
        check_agreement(agreement)
        if len(bots) >= agreement.players:
            raise ApiError("full")
        transaction.add(log.Made(agreement, shuffling.draw_secret()), "made")
        transaction.add(log.Sat(0, guest.id, guest.name), once(), guest.id)
        for seat, level in enumerate(bots, start=1):
            put_bot(transaction, seat, level, self.services.rng)

    async def opened(self, beginning: Callable[[Transaction], None], guest: Guest, *, public: bool) -> Dealer:
        """A table that begins like this, under a code of its own."""
        while True:
            dealer = Dealer(Table(new_code(public=public)), self.services)
            transaction = dealer.transaction()
            beginning(transaction)
            try:
                await dealer.save(transaction)
            except Conflict:
                continue  # another table has this code
            dealer.audience.present(guest.id)
            self.dealers[dealer.table.code] = dealer
            return dealer

    # Unloading

    async def sweep(self) -> None:
        """Closes abandoned tables, and unloads idle ones."""
        now = self.services.now()
        for tabled in await self.services.store.untouched_since(now - ABANDONED, AT_ONCE + len(self.flaws)):
            if tabled.code not in self.flaws:
                await self.services.attempt(tabled.code, self.close_if_abandoned(tabled.code))
        for code, dealer in list(self.dealers.items()):
            if dealer.idle() and dealer.audience.left_at < now - PUT_AWAY:
                dealer.stop()
                del self.dealers[code]

    async def close_if_abandoned(self, code: str) -> None:
        dealer = await self.dealer(code)
        async with dealer.lock:
            old = dealer.table.touched < self.services.now() - ABANDONED
            if old and not dealer.audience.connections and not dealer.paused:
                await dealer.commit(log.Closed("abandoned"), once())

    async def close(self) -> None:
        """Stops all tables and tells clients to reconnect; acknowledged moves are already on disk."""
        for dealer in self.dealers.values():
            dealer.stop()
            dealer.audience.send_away("restart")
        until = time.monotonic() + FAREWELL
        while time.monotonic() < until and any(dealer.audience.connections for dealer in self.dealers.values()):
            await asyncio.sleep(0.01)
