"""All tables of this process: opening, loading from the log, and unloading."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from secrets import choice
from typing import Final

import structlog

from sixgun.server.cluster.leases import Elsewhere
from sixgun.server.cluster.letters import AskHere, Here
from sixgun.server.errors import ApiError, draining, no_such_table
from sixgun.server.messages.room import Agreement, Level
from sixgun.server.metrics import ERRORS
from sixgun.server.services import Services
from sixgun.server.storage.store import Conflict, Guest, TableSnapshot
from sixgun.server.table import log, shuffle
from sixgun.server.table.clocks import HOUR, MINUTE
from sixgun.server.table.connection import Connection
from sixgun.server.table.dealer import RULES, Dealer
from sixgun.server.table.loader import VERSION, Flaw, read_by_turns, read_on_by_turns
from sixgun.server.table.lobby import once, put_bot
from sixgun.server.table.next_game import check_agreement
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
        services.leases.on_lost.append(self.lose)

    def changed(self) -> None:
        """Tells all tables that storage has failed or works again."""
        for dealer in self.dealers.values():
            if self.services.failing:
                dealer.publish()
            else:
                dealer.begin(dealer.resume())

    # Finding

    async def dealer(self, code: str) -> Dealer:
        """The dealer of this table; loads the table if necessary, once. Raises Elsewhere if another process runs it."""
        if code in self.dealers:
            return self.dealers[code]
        if code not in self.loading:
            self.loading[code] = asyncio.create_task(self.load(code))
            self.loading[code].add_done_callback(lambda _: self.loading.pop(code, None))
        return await asyncio.shield(self.loading[code])

    async def load(self, code: str) -> Dealer:
        term = await self.services.leases.take(code)
        try:
            return await self.loaded(code, term)
        except BaseException:
            await self.services.leases.release(code)
            raise

    async def loaded(self, code: str, term: int) -> Dealer:
        """The dealer of a table that is ours: nobody else writes to its log while it is read."""
        kept = await self.services.store.snapshot(code)
        table, flaw = await self.read_on(kept) if kept is not None else None, None
        if table is None:
            kept, rows = None, await self.services.store.read(code)
            if not rows:
                raise no_such_table(code)
            table, flaw = await read_by_turns(code, rows)
        dealer = Dealer(table, self.services, term)
        dealer.kept = 0 if kept is None else kept.seq
        if flaw is not None:
            self.set_aside(code, flaw)
            dealer.paused = RULES
        if table.agreement.rated:
            await dealer.rank()
        dealer = self.dealers.setdefault(code, dealer)
        dealer.arm_timer()  # it may have been killed before a deal
        return dealer

    async def read_on(self, kept: TableSnapshot) -> Table | None:
        """The table as it became after a snapshot; None if that cannot be used, and the whole log has to be read."""
        if kept.version != VERSION:
            return None
        table = await read_on_by_turns(kept, await self.services.store.read(kept.table, kept.seq - 1))
        if table is None:
            logger.error("snapshot_wrong", table=kept.table, seq=kept.seq)
            ERRORS.labels("snapshot").inc()
        return table

    def set_aside(self, code: str, flaw: Flaw) -> None:
        """Keeps a table as it is whose log does not hold, and tells the operator once."""
        if code not in self.flaws:
            logger.error("table_set_aside", table=code, seq=flaw.seq, kind=flaw.kind, reason=flaw.fault)
        self.flaws[code] = flaw

    async def read_again(self, code: str) -> None:
        """Reloads a table whose log was changed because a player was deleted."""
        dealer = await self.dealer(code)
        async with dealer.lock:
            dealer.table, _ = await read_by_turns(code, await self.services.store.read(code))
            dealer.kept = 0
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
        """Applies the blocks of a player to all their connections."""
        for connection in self.connections():
            if connection.player == player:
                connection.blocks = {*blocked}

    def log_out(self, player: str, device: str | None = None) -> None:
        """Ends the connections of a player, or of one of their devices."""
        for connection in self.connections():
            if connection.player == player and device in (None, connection.device):
                connection.end("logged_out")

    def connections(self) -> Iterator[Connection]:
        """All connections to all tables."""
        return (each for dealer in self.dealers.values() for each in dealer.audience.connections)

    def here(self, asked: AskHere) -> Here:
        """Who of those asked for is connected to the tables of this process."""
        networks: dict[str, list[str | None]] = {}
        for each in self.connections():
            if each.player in asked.players:
                networks.setdefault(each.player, []).append(each.origin)
        known = {code: self.dealers[code].audience.connections for code in asked.codes if code in self.dealers}
        flaws = {code: self.flaws[code].fault for code in asked.codes if code in self.flaws}
        return Here({code: len(connections) for code, connections in known.items()}, {**flaws}, networks)

    def running(self) -> int:
        """The games in progress that somebody attends."""
        return sum(bool(each.table.running and each.audience.connections) for each in self.dealers.values())

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
                shuffle.deal(transaction, key)
                return
            if pledge:
                transaction.add(log.GotReady(0, True, pledge), once(), guest.id)
            shuffle.begin(transaction)

        dealer = await self.opened(begun, guest, public=False)
        dealer.arm_timer()
        return dealer

    def prepare(self, agreement: Agreement, guest: Guest, bots: Sequence[Level], transaction: Transaction) -> None:
        """Writes down the beginning of a table."""
        check_agreement(agreement)
        if len(bots) >= agreement.players:
            raise ApiError("full")
        transaction.add(log.Made(agreement, shuffle.draw_secret()), "made")
        transaction.add(log.Sat(0, guest.id, guest.name), once(), guest.id)
        for seat, level in enumerate(bots, start=1):
            put_bot(transaction, seat, level, self.services.rng)

    async def opened(self, beginning: Callable[[Transaction], None], guest: Guest, *, public: bool) -> Dealer:
        """A table that begins like this, under a code of its own."""
        if self.services.draining:
            raise draining()
        while True:
            code = new_code(public=public)
            try:
                dealer = Dealer(Table(code), self.services, await self.services.leases.take(code))
            except Elsewhere:
                continue  # another table has this code
            try:
                transaction = dealer.transaction()
                beginning(transaction)
                await dealer.save(transaction)
            except BaseException as error:
                if code not in self.dealers:
                    await self.services.leases.release(code)
                if isinstance(error, Conflict):
                    continue  # as above
                raise
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
        await self.put_away(now - PUT_AWAY)

    async def put_away(self, moment: int) -> None:
        """Gives back the tables at which nobody has been since then."""
        for code, dealer in list(self.dealers.items()):
            loaded = self.dealers.get(code) is dealer
            if loaded and dealer.idle() and dealer.audience.left_at < moment:
                dealer.stop()
                del self.dealers[code]
                await self.services.leases.release(code)

    async def give_back(self, code: str) -> None:
        """Lets go of a table that is being played, so that everybody can meet at another process."""
        if code not in self.dealers:
            return
        async with self.dealers[code].lock:
            self.lose(code)
        await self.services.leases.release(code)

    def missing_somebody(self) -> set[str]:
        """The tables here at which somebody sits who is not connected."""
        return {code for code, dealer in self.dealers.items() if dealer.audience.absent}

    def lose(self, code: str) -> None:
        """Lets go of a table that is another process's: nothing that happens to it here is stored any more."""
        dealer = self.dealers.pop(code, None)
        if dealer is not None:
            logger.warning("table_lost", table=code)
            dealer.stop()
            dealer.audience.send_away("restart")

    async def close_if_abandoned(self, code: str) -> None:
        try:
            dealer = await self.dealer(code)
        except Elsewhere:
            return  # the process that runs it looks after it
        async with dealer.lock:
            old = dealer.table.touched < self.services.now() - ABANDONED
            if old and not dealer.audience.connections and not dealer.paused:
                await dealer.commit(log.Closed("abandoned"), once())

    async def close(self) -> None:
        """Stops all tables, gives them back and tells clients to reconnect; acknowledged moves are already on disk."""
        for dealer in self.dealers.values():
            dealer.stop()
        await self.services.leases.close()
        among = sum(1 for _ in self.connections())
        for dealer in self.dealers.values():
            dealer.audience.send_away("restart", among)
        until = time.monotonic() + FAREWELL
        while time.monotonic() < until and any(dealer.audience.connections for dealer in self.dealers.values()):
            await asyncio.sleep(0.01)
