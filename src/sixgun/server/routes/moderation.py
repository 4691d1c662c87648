"""Moderation: what the host does about the people at a table, and what they do about each other."""

from __future__ import annotations

from typing import Final

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody
from msgspec import json

from sixgun.server.cluster.letters import BlocksChanged
from sixgun.server.errors import not_allowed
from sixgun.server.messages.rest import AdmitPlayer, Blocked, BlockPlayer, MutePlayer, RemovePlayer, ReportPlayer
from sixgun.server.messages.room import Room
from sixgun.server.routes.request import Asking, Code, Desk, PlayerName, find_table, token_of
from sixgun.server.storage.store import Report
from sixgun.server.table import host


@post("/api/tables/{code:str}/remove", status_code=200)
async def remove(code: Code, data: JSONBody[RemovePlayer], request: Asking, desk: Desk) -> Room:
    """Take a seat away, where during a game a bot plays on, or send a spectator away."""
    guest, dealer = await desk.guest(token_of(request)), await find_table(code, request, desk)
    await host.remove(dealer, guest.id, data.seat, data.player, ban=data.ban)
    return dealer.audience.room(guest.id)


@post("/api/tables/{code:str}/mute", status_code=200)
async def mute(code: Code, data: JSONBody[MutePlayer], request: Asking, desk: Desk) -> Room:
    """Mute a player at this table, or let them speak again."""
    guest, dealer = await desk.guest(token_of(request)), await find_table(code, request, desk)
    await host.mute(dealer, guest.id, data.seat, data.player, muted=data.muted)
    return dealer.audience.room(guest.id)


@post("/api/tables/{code:str}/close", status_code=200)
async def close(code: Code, request: Asking, desk: Desk) -> Room:
    """Close the table for good."""
    guest, dealer = await desk.guest(token_of(request)), await find_table(code, request, desk)
    await host.close(dealer, guest.id)
    return dealer.audience.room(guest.id)


@post("/api/tables/{code:str}/admit", status_code=200)
async def admit(code: Code, data: JSONBody[AdmitPlayer], request: Asking, desk: Desk) -> Room:
    """Let in or turn down a player who asked for a seat."""
    guest, dealer = await desk.guest(token_of(request)), await find_table(code, request, desk)
    await host.admit(dealer, guest.id, data.player, admitted=data.admitted)
    return dealer.audience.room(guest.id)


@post("/api/tables/{code:str}/block", status_code=200)
async def block(code: Code, data: JSONBody[BlockPlayer], request: Asking, desk: Desk) -> list[Blocked]:
    """Block somebody at the table."""
    guest, dealer = await desk.guest(token_of(request)), await find_table(code, request, desk)
    other = host.somebody(dealer, data.seat, data.player)
    if other.player == guest.id:
        raise not_allowed()
    await desk.store.block(guest.id, other.player, other.name)
    return await blocked_by(desk, guest.id)


@get("/api/me/blocks")
async def blocks(request: Asking, desk: Desk) -> list[Blocked]:
    """The players whom I have blocked."""
    return await blocked_by(desk, (await desk.guest(token_of(request))).id)


@delete("/api/me/blocks/{player:str}", status_code=200)
async def unblock(player: PlayerName, request: Asking, desk: Desk) -> list[Blocked]:
    guest = await desk.guest(token_of(request))
    await desk.store.unblock(guest.id, player)
    return await blocked_by(desk, guest.id)


async def blocked_by(desk: Desk, player: str) -> list[Blocked]:
    """The list, which all connections of the player follow from now on."""
    names = await desk.store.blocks_of(player)
    desk.saloon.follow_blocks(player, set(names))
    desk.services.tell_all(BlocksChanged(player, list(names)))
    return [Blocked(other, name) for other, name in names.items()]


@post("/api/tables/{code:str}/report", status_code=204)
async def report(code: Code, data: JSONBody[ReportPlayer], request: Asking, desk: Desk) -> Response[None]:
    """Report somebody at the table to the operator, with the last lines of chat that I heard."""
    guest, dealer = await desk.guest(token_of(request)), await find_table(code, request, desk)
    about = host.somebody(dealer, data.seat, data.player)
    if not dealer.table.seats_of(guest.id):
        raise not_allowed()
    desk.requests.reports.charge(guest.id)
    now, lines = desk.services.now(), json.encode(dealer.talk.heard_by(guest.id))
    await desk.store.report(Report(now, code, guest.id, about.player, about.name, data.reason, data.text, lines))
    return Response(None, status_code=204)


routes: Final = Router("/", route_handlers=[remove, mute, close, admit, block, blocks, unblock, report])
