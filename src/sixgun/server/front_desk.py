"""The front desk: knows players by their cookie, and leads to the saloon."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from msgspec import json

from sixgun.server.accounts.identity import COOKIE, COOKIE_AGE, SECURE_COOKIE, Identities, new_player
from sixgun.server.accounts.limits import ConnectionLimit, MessageLimit, NewcomerLimit, RequestLimit, origin_of
from sixgun.server.accounts.names import clean_name
from sixgun.server.errors import ApiError, unknown_player
from sixgun.server.messages.rest import Me, TableSummary
from sixgun.server.services import Services
from sixgun.server.storage.store import Guest, StorageError, Store
from sixgun.server.table.clocks import HOUR, SECOND
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.lobby import leave
from sixgun.server.table.room import summaries
from sixgun.server.table.saloon import Saloon
from sixgun.server.table.table import Table

SWEEP: Final = 60.0  # seconds
MOST_SEATS: Final = 4  # of one player, at tables that wait for their first game
MOST_LISTED: Final = 50  # tables of one player
AT_ONCE: Final = 100  # guests that are forgotten in one sweep
STRANGER: Final = "?"  # the name of a deleted player


class FrontDesk:
    """Identifies, creates and deletes players."""

    def __init__(
        self, services: Services, identities: Identities, crowd: ConnectionLimit, influx: NewcomerLimit
    ) -> None:
        self.services = services
        self.identities = identities
        self.crowd = crowd
        self.influx = influx
        self.requests = RequestLimit()
        self.messages = MessageLimit()
        self.saloon = Saloon(services)

    @property
    def store(self) -> Store:
        return self.services.store

    def player(self, cookies: Mapping[str, str]) -> str | None:
        """The player in the cookie, who may have been deleted."""
        return self.identities.player(cookies.get(SECURE_COOKIE) or cookies.get(COOKIE))

    async def known(self, cookies: Mapping[str, str]) -> Guest | None:
        player = self.player(cookies)
        return None if player is None else await self.store.guest(player)

    async def guest(self, cookies: Mapping[str, str]) -> Guest:
        guest = await self.known(cookies)
        if guest is None:
            raise unknown_player()
        return guest

    async def dealer(self, code: str, player: str | None, address: str) -> Dealer:
        """The dealer of a table. Without a seat there, only so many codes that do not exist can be tried."""
        if not await self.seated(code, player):
            self.requests.check_guess(address)
        try:
            return await self.saloon.dealer(code)
        except ApiError:
            self.requests.missed(address)
            raise

    async def seated(self, code: str, player: str | None) -> bool:
        if player is None:
            return False
        if code in self.saloon.dealers:
            return player in self.saloon.dealers[code].table.players()
        return code in [row.code for row in await self.store.tables_of(player, MOST_LISTED)]

    async def check_seat(self, player: str, address: str, table: Table | None = None) -> None:
        """Raises ApiError if a player has too many seats, or may not sit at this table because of a block."""
        code = "" if table is None else table.code
        waiting = [row for row in await self.store.tables_of(player) if row.status == "lobby" and row.code != code]
        if len(waiting) >= MOST_SEATS and origin_of(address) is not None:
            raise ApiError("too_many_seats", most=MOST_SEATS)
        if table is not None and table.agreement.public and await self.store.blocked(player, table.players()):
            raise ApiError("blocked")

    async def greet(self, cookies: Mapping[str, str], name: str | None, address: str) -> Guest:
        """Creates a player, or updates the name of a known one."""
        now, known = self.services.now(), await self.known(cookies)
        if known is None:
            self.influx.check_guest(address)
            guest = Guest(new_player(), clean_name(name or "Guest"), now, now)
        else:
            guest = replace(known, name=clean_name(name or known.name), seen=now)
        if guest != known:
            await self.store.save_guest(guest)
        return guest

    async def seen(self, guest: Guest) -> None:
        """Records that the player was here, at most once a day."""
        now = self.services.now()
        if guest.seen < now - 24 * HOUR:
            await self.store.save_guest(replace(guest, seen=now))

    async def me(self, guest: Guest) -> Me:
        return Me(guest.name, guest.id, await self.tables_of(guest.id), f"/r/{self.identities.link(guest.id)}")

    async def tables_of(self, player: str) -> list[TableSummary]:
        return list(summaries(await self.store.tables_of(player, MOST_LISTED)))

    async def forget(self, player: str) -> None:
        """Leaves every table and deletes the player; games are kept without their name."""
        codes = [row.code for row in await self.store.tables_of(player)]
        for code in codes:
            dealer = await self.saloon.dealer(code)
            if not dealer.paused and dealer.table.seats_of(player):  # one set aside stays as it is, but for the name
                await leave(dealer, player)
        await self.store.forget(player, STRANGER)
        for code in codes:
            await self.saloon.read_again(code)

    async def forget_old_guests(self) -> None:
        """Deletes guests whose cookies have expired."""
        for player in await self.store.unseen_since(self.services.now() - COOKIE_AGE * SECOND, AT_ONCE):
            await self.services.attempt("", self.forget(player))

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep()

    async def sweep(self) -> None:
        """Cleans up tables and guests. Errors are reported, and it is tried again the next time."""
        try:
            await self.saloon.sweep()
            await self.forget_old_guests()
        except StorageError as error:
            self.services.storage_fails(error)
        except Exception as error:
            self.services.report("", error)

    async def export(self, guest: Guest) -> dict[str, object]:
        rows = await self.store.rows_of(guest.id)
        return {
            "player": guest.id,
            "name": guest.name,
            "since": guest.since,
            "seen": guest.seen,
            "games": await self.store.replays_of(guest.id),
            "deeds": [{"table": row.table, "at": row.at, **json.decode(row.payload)} for row in rows],
        }
