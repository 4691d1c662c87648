"""The front desk: knows players by their cookie, and leads to the saloon."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from http import HTTPStatus
from typing import Final, NamedTuple

from msgspec import json

from sixgun.server.accounts.bans import BanList, told_of
from sixgun.server.accounts.identity import (
    COOKIE_AGE,
    Claim,
    Identities,
    new_device,
    new_player,
)
from sixgun.server.accounts.limits import ConnectionLimit, MessageLimit, NewcomerLimit, RequestLimit, origin_of
from sixgun.server.accounts.names import clean_name
from sixgun.server.accounts.programs import MOST as MOST_PROGRAMS
from sixgun.server.accounts.programs import owner_of, program_ids, shown_name
from sixgun.server.cluster.admission import Admission
from sixgun.server.cluster.bus import BusError
from sixgun.server.cluster.leases import Elsewhere
from sixgun.server.cluster.letters import AskHere, BansChanged, Errand, Here, LoggedOut, together
from sixgun.server.errors import ApiError, banned_here, not_allowed, unknown_player
from sixgun.server.messages.rest import Me, TableSummary
from sixgun.server.services import Services
from sixgun.server.storage.store import Ban, Device, Guest, StorageError, Store
from sixgun.server.table.clocks import HOUR, SECOND
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.lobby import leave
from sixgun.server.table.room import summaries
from sixgun.server.table.saloon import Saloon
from sixgun.server.table.table import Table

SWEEP: Final = 60.0  # seconds
MOST_SEATS: Final = 4  # of one player, at tables that wait for their first game
MOST_LISTED: Final = 50  # tables of one player
AT_ONCE: Final = 100  # tables that are deleted, and guests that are forgotten in one sweep
PIECE: Final = 200  # rows of an export that are read at once
DAY: Final = 24 * HOUR
STRANGER: Final = "?"  # the name of a deleted player
OF_PROCESS: Final = "~"  # after the id of the process, in a link


class Keeping(NamedTuple):
    """For how many days closed tables are kept, with the games that were played there; 0 is for ever."""

    games: int = 0  # tables with finished games
    tables: int = 0  # tables where no game was finished


FOR_EVER: Final = Keeping()


class FrontDesk:
    """Identifies, creates and deletes players."""

    def __init__(
        self,
        services: Services,
        identities: Identities,
        crowd: ConnectionLimit,
        influx: NewcomerLimit,
        keeping: Keeping = FOR_EVER,
    ) -> None:
        self.services = services
        self.identities = identities
        self.crowd = crowd
        self.influx = influx
        self.keeping = keeping
        self.requests = RequestLimit()
        self.messages = MessageLimit()
        self.bans = BanList()
        self.door = Admission()
        self.saloon = Saloon(services)

    @property
    def store(self) -> Store:
        return self.services.store

    def claim(self, token: str | None) -> Claim | None:
        """Who the token says this is. They may have been deleted, or logged out."""
        return self.identities.claim(token)

    async def known(self, token: str | None) -> Guest | None:
        claim = self.claim(token)
        return None if claim is None else await self.store.guest_at(*claim)

    async def player(self, token: str | None) -> str | None:
        guest = await self.known(token)
        return None if guest is None else guest.id

    async def guest(self, token: str | None) -> Guest:
        guest = await self.known(token)
        if guest is None:
            raise unknown_player()
        return guest

    async def dealer(self, code: str, player: str | None, address: str) -> Dealer:
        """The dealer of a table. Without a seat there, only a few wrong codes can be tried."""
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

    async def greet(self, token: str | None, name: str | None, address: str) -> Guest:
        """Creates a player, or updates the name of a known one."""
        now, known = self.services.now(), await self.known(token)
        if known is None:
            self.influx.check_guest(address)
            guest = Guest(new_player(), clean_name(name or "Guest"), now, now)
        else:
            guest = replace(known, name=shown_name(known.id, name or known.name), seen=now)
        if guest != known:
            await self.store.save_guest(guest)
        return guest

    async def seen(self, guest: Guest) -> None:
        """Records that the player was here, at most once a day."""
        now = self.services.now()
        if guest.seen < now - 24 * HOUR:
            await self.store.save_guest(replace(guest, seen=now))

    async def cookie(self, token: str | None, player: str, browser: str) -> str:
        """A fresh cookie for this browser, which is recorded as a device of the player."""
        claim, now = self.claim(token), self.services.now()
        mine = await self.store.devices_of(player) if claim is not None and claim.player == player else []
        known = next((each for each in mine if claim and each.device == claim.device != ""), None)
        device = known or Device(player, new_device(), browser, now, now)
        if known is None or known.seen < now - 24 * HOUR:
            await self.store.save_device(replace(device, seen=now))
        return self.identities.cookie(player, device.device)

    async def log_out(self, player: str, device: str | None = None) -> None:
        """Logs a player out in one browser, or in all of them, and ends their connections there."""
        await self.store.log_out(player, device)
        self.saloon.log_out(player, device)
        self.services.tell_all(LoggedOut(player, device))

    async def me(self, guest: Guest) -> Me:
        link = self.identities.link(guest.id)
        if self.services.mail is not None:
            link = f"{self.services.leases.me}{OF_PROCESS}{link}"  # it works once, and only this process keeps count
        return Me(guest.name, guest.id, await self.tables_of(guest.id), f"/r/{link}")

    async def tables_of(self, player: str) -> list[TableSummary]:
        return list(summaries(await self.store.tables_of(player, MOST_LISTED)))

    async def forget(self, player: str) -> None:
        """Leaves every table and deletes the player; games are kept without their name."""
        for program in await self.programs_of(player):
            await self.forget(program.id)
        codes = [row.code for row in await self.store.tables_of(player)]
        for code in codes:
            await self.run(Errand("leave", code, player))
            await asyncio.sleep(0)
        await self.store.forget(player, STRANGER)
        self.saloon.log_out(player)
        self.services.tell_all(LoggedOut(player, None))
        for code in codes:
            with suppress(Elsewhere):  # an owner that cannot be reached is about to lose the table
                await self.run(Errand("read_again", code, player))
            await asyncio.sleep(0)  # lets other tasks run between two tables

    # At the tables of all processes

    async def run(self, errand: Errand) -> None:
        """Does something at a table, or lets its owner do it. Raises Elsewhere if the owner cannot be reached."""
        try:
            await self.run_here(errand)
        except Elsewhere as elsewhere:
            await self.services.send_to(elsewhere.owner, errand)

    async def run_here(self, errand: Errand) -> None:
        """Does something at a table of this process. Raises Elsewhere if another one runs it."""
        dealer = await self.saloon.dealer(errand.code)
        if errand.what == "read_again":
            await self.saloon.read_again(errand.code)
        elif not dealer.paused and dealer.table.seats_of(errand.player):  # one set aside stays as it is
            await leave(dealer, errand.player)

    async def here(self, asked: AskHere) -> Here:
        """Who is connected, at any process that can be reached."""
        mail = self.services.mail
        if mail is None:
            return self.saloon.here(asked)
        try:
            return together(await mail.ask_all(asked, Here))
        except BusError:
            return self.saloon.here(asked)

    async def check_connections(self) -> None:
        """Ends the connections of players who have logged out at another process without this one hearing of it."""
        for player, device in {(each.player, each.device) for each in self.saloon.connections()}:
            if player is not None and await self.store.guest_at(player, device) is None:
                self.saloon.log_out(player, device)

    def own_link(self, token: str) -> str:
        """The part of a personal link that this process has signed. Raises Elsewhere if another one has."""
        owner, _, signed = token.rpartition(OF_PROCESS)
        if owner not in ("", self.services.leases.me):
            raise Elsewhere("", owner)
        return signed

    # Programs

    async def programs_of(self, owner: str) -> list[Guest]:
        found = [await self.store.guest(player) for player in program_ids(owner)]
        return [guest for guest in found if guest is not None]

    async def make_program(self, owner: str, name: str, address: str) -> tuple[Guest, str]:
        """An account for a program of this person, and the cookie with which it is known."""
        if owner_of(owner) is not None:
            raise not_allowed()
        taken = {guest.id for guest in await self.programs_of(owner)}
        free = [player for player in program_ids(owner) if player not in taken]
        if not free:
            raise ApiError("too_many_programs", most=MOST_PROGRAMS)
        self.influx.check_guest(address)
        now = self.services.now()
        guest = Guest(free[0], shown_name(free[0], name), now, now)
        await self.store.save_guest(guest)
        return guest, await self.cookie(None, guest.id, "")

    async def forget_program(self, owner: str, player: str) -> None:
        if player not in {guest.id for guest in await self.programs_of(owner)}:
            raise ApiError("no_such_player", HTTPStatus.NOT_FOUND)
        await self.forget(player)

    # Bans by the operator

    async def read_bans(self) -> None:
        self.bans = BanList(await self.store.bans())

    def check_ban(self, player: str | None, address: str) -> None:
        """Raises ApiError for a player or an address that the operator has banned."""
        now = self.services.now()
        ban = self.bans.applies(player, address, now)
        if ban is not None:
            raise banned_here(**told_of(ban, now))

    async def ban(self, ban: Ban) -> None:
        """Bans a player or a network: they leave every table and cannot come back."""
        await self.store.ban(ban)
        self.bans.add(ban)
        for player in (ban.who, *program_ids(ban.who)):
            await self.leave_everything(player)
        self.end_banned()
        self.services.tell_all(BansChanged())

    async def leave_everything(self, player: str) -> None:
        """Leaves every table, as if the player had done so."""
        for code in [row.code for row in await self.store.tables_of(player)]:
            with suppress(Elsewhere):
                await self.run(Errand("leave", code, player))

    def end_banned(self) -> None:
        """Ends the connections of everybody who is banned."""
        for connection in list(self.saloon.connections()):
            if self.bans.applies(connection.player, connection.address, self.services.now()):
                connection.end("banned_here")

    async def unban(self, who: str) -> None:
        await self.store.unban(who)
        self.bans.remove(who)
        self.services.tell_all(BansChanged())

    async def forget_old_guests(self) -> None:
        """Deletes guests whose cookies have expired."""
        for player in await self.store.unseen_since(self.services.now() - COOKIE_AGE * SECOND, AT_ONCE):
            await self.services.attempt("", self.forget(player))

    async def delete_old_tables(self) -> None:
        """Deletes closed tables that have been kept long enough."""
        now = self.services.now()
        for played, days in ((True, self.keeping.games), (False, self.keeping.tables)):
            old = await self.store.closed_before(now - days * DAY, AT_ONCE, played=played) if days else []
            for code in old:
                if code not in self.saloon.dealers:
                    await self.store.delete_table(code)

    async def close(self) -> None:
        """Tells all clients to come back in a moment, and gives the tables back."""
        if self.services.relays is not None:
            self.services.relays.send_everybody_away()
        await self.saloon.close()

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep()

    async def sweep(self) -> None:
        """Cleans up tables and guests. Errors are reported, and the next sweep tries again."""
        try:
            await self.read_bans()  # another process may have been told of one
            self.end_banned()
            await self.saloon.sweep()
            await self.forget_old_guests()
            await self.delete_old_tables()
            await self.store.drop_devices(self.services.now() - COOKIE_AGE * SECOND, AT_ONCE)
        except StorageError as error:
            self.services.storage_fails(error)
        except Exception as error:
            self.services.report("", error)

    async def export(self, guest: Guest) -> AsyncIterator[bytes]:
        """Everything that is stored about a player, as JSON, a few hundred rows at a time."""
        about: dict[str, object] = {"player": guest.id, "name": guest.name, "since": guest.since, "seen": guest.seen}
        about["devices"] = [asdict(device) for device in await self.store.devices_of(guest.id)]
        about["programs"] = {each.id: each.name for each in await self.programs_of(guest.id)}
        about["blocks"] = await self.store.blocks_of(guest.id)
        yield json.encode(about)[:-1]
        async for piece in listed("games", self.games_of(guest.id)):
            yield piece
        async for piece in listed("deeds", self.deeds_of(guest.id)):
            yield piece
        yield b"}"

    async def games_of(self, player: str) -> AsyncIterator[list[str]]:
        games = await self.store.replays_of(player, PIECE)
        while games:
            yield games
            games = await self.store.replays_of(player, PIECE, games[-1])

    async def deeds_of(self, player: str) -> AsyncIterator[list[dict[str, object]]]:
        rows = await self.store.rows_of(player, PIECE)
        while rows:
            yield [{"table": row.table, "at": row.at, **json.decode(row.payload)} for row in rows]
            rows = await self.store.rows_of(player, PIECE, (rows[-1].table, rows[-1].seq))


async def listed(name: str, pieces: AsyncIterator[Sequence[object]]) -> AsyncIterator[bytes]:
    """A member of a JSON object that is a list, piece by piece."""
    yield f',"{name}":['.encode()
    separator = b""
    async for piece in pieces:
        await asyncio.sleep(0)  # lets other tasks run
        yield separator + json.encode(piece)[1:-1]
        separator = b","
    yield b"]"
