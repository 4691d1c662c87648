"""The operator's office: lists tables, players and reports of a running server, and carries out orders about them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatchmethod
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import structlog
from msgspec import MsgspecError, ValidationError, convert, json, to_builtins

from sixgun.server.accounts.bans import DAY, network_of
from sixgun.server.accounts.keys import read_keys, rotated, write_keys
from sixgun.server.cluster.letters import AskHere, Here, KeysChanged
from sixgun.server.errors import ApiError
from sixgun.server.front_desk import FrontDesk
from sixgun.server.messages import admin
from sixgun.server.messages.rest import TableSummary
from sixgun.server.messages.socket import Said
from sixgun.server.metrics import DRAINING
from sixgun.server.storage.store import Ban, Guest, Report, TableListing
from sixgun.server.table import host

OPEN: Final = ("lobby", "playing", "over")
SEEING: Final = admin.ShowTables | admin.ShowPlayers | admin.ShowReports | admin.ShowBans

logger = structlog.get_logger("sixgun.office")


class Office:
    """Carries out the orders of an operator."""

    def __init__(self, desk: FrontDesk, secret_file: Path) -> None:
        self.desk = desk
        self.secret_file = secret_file

    async def obey(self, order: dict[str, Any]) -> list[dict[str, Any]]:
        """Carries out an order in plain words. Raises ApiError if it is none."""
        try:
            understood: admin.Order = convert(order, admin.Order, strict=False)
        except ValidationError as error:
            raise ApiError("bad_request", HTTPStatus.BAD_REQUEST) from error
        return list(to_builtins(await self.carry_out(understood)))

    async def carry_out(self, order: admin.Order) -> Sequence[admin.AdminLine]:
        """Carries out an order; one that changes something is in the log, but nobody whom it is about."""
        answer = await self.done(order)
        if not isinstance(order, SEEING):
            facts = to_builtins(order)
            logger.warning("operator", kind=facts["order"], table=facts.get("code"), count=facts.get("days"))
        return answer

    @singledispatchmethod
    async def done(self, order: admin.Order) -> Sequence[admin.AdminLine]:
        raise TypeError(order)

    # Seeing

    @done.register
    async def tables(self, order: admin.ShowTables) -> Sequence[admin.AdminLine]:
        found = await self.desk.store.latest_tables(OPEN, order.limit)
        here = await self.desk.here(AskHere(codes=[each.code for each in found]))
        return [table_line(each, here) for each in found]

    @done.register
    async def players(self, order: admin.ShowPlayers) -> Sequence[admin.AdminLine]:
        found = await self.desk.store.find_guests(order.text, order.limit)
        here = await self.desk.here(AskHere(players=[each.id for each in found]))
        return [self.player_line(each, here.networks.get(each.id, [])) for each in found]

    def player_line(self, guest: Guest, mine: Sequence[str | None]) -> admin.PlayerLine:
        networks = sorted({origin for origin in mine if origin is not None})
        banned = self.desk.bans.applies(guest.id, "", self.desk.services.now()) is not None
        return admin.PlayerLine(guest.id, guest.name, guest.since, guest.seen, banned, len(mine), networks)

    @done.register
    async def reports(self, order: admin.ShowReports) -> Sequence[admin.AdminLine]:
        return [report_line(each) for each in await self.desk.store.reports(order.limit, closed=order.closed)]

    @done.register
    async def bans(self, order: admin.ShowBans) -> Sequence[admin.AdminLine]:
        return [admin.BanLine(each.who, each.at, each.until, each.reason) for each in await self.desk.store.bans()]

    # Doing

    @done.register
    async def close(self, order: admin.CloseTable) -> Sequence[admin.AdminLine]:
        await host.close_as_operator(await self.desk.saloon.dealer(order.code))
        return [admin.DoneLine("closed", order.code)]

    @done.register
    async def ban(self, order: admin.BanSomebody) -> Sequence[admin.AdminLine]:
        now, network = self.desk.services.now(), network_of(order.who)
        if network is None and await self.desk.store.guest(order.who) is None:
            raise no_such_player()
        until = now + order.days * DAY if order.days else None
        await self.desk.ban(Ban(order.who if network is None else str(network), now, until, order.reason))
        return [admin.DoneLine("banned", order.who)]

    @done.register
    async def unban(self, order: admin.LiftBan) -> Sequence[admin.AdminLine]:
        network = network_of(order.who)
        await self.desk.unban(order.who if network is None else str(network))
        return [admin.DoneLine("unbanned", order.who)]

    @done.register
    async def forget(self, order: admin.ForgetPlayer) -> Sequence[admin.AdminLine]:
        if await self.desk.store.guest(order.player) is None:
            raise no_such_player()
        await self.desk.forget(order.player)
        return [admin.DoneLine("forgotten", order.player)]

    @done.register
    async def close_report(self, order: admin.CloseReport) -> Sequence[admin.AdminLine]:
        await self.desk.store.close_report(order.number, self.desk.services.now())
        return [admin.DoneLine("report_closed", str(order.number))]

    @done.register
    async def drain(self, order: admin.Drain) -> Sequence[admin.AdminLine]:
        self.desk.services.draining = order.on
        DRAINING.set(order.on)
        return [admin.DoneLine("drained" if order.on else "opened", "", self.desk.saloon.running())]

    @done.register
    async def rotate(self, order: admin.RotateKeys) -> Sequence[admin.AdminLine]:
        keys = rotated(read_keys(self.secret_file))
        keys = keys[:1] if order.drop_old else keys
        write_keys(self.secret_file, keys)
        self.desk.identities.sign_with(keys)
        self.desk.services.tell_all(KeysChanged())
        return [admin.DoneLine("rotated", keys[0].id)]


def no_such_player() -> ApiError:
    return ApiError("no_such_player", HTTPStatus.NOT_FOUND)


def table_line(listed: TableListing, here: Here) -> admin.TableLine:
    return admin.TableLine(
        listed.code, listed.status, listed.public, list(listed.players), host_of(listed),
        here.connections.get(listed.code, 0), listed.touched, here.flaws.get(listed.code, ""),
    )  # fmt: skip


def host_of(listed: TableListing) -> str:
    try:
        return json.decode(listed.listed, type=TableSummary).host
    except MsgspecError:
        return ""


def report_line(report: Report) -> admin.ReportLine:
    try:
        lines = [f"{said.name}: {said.text}" for said in json.decode(report.lines, type=list[Said])]
    except MsgspecError:
        lines = []
    return admin.ReportLine(
        report.number, report.at, report.table, report.player, report.about, report.name, report.reason, report.text,
        lines, report.closed,
    )  # fmt: skip
