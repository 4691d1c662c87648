"""The WebSocket of a table."""

from __future__ import annotations

from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from sixgun.server.accounts.limits import MessageLimit, origin_of
from sixgun.server.cluster.admission import wait_for_owner
from sixgun.server.cluster.leases import Elsewhere
from sixgun.server.cluster.letters import Visitor
from sixgun.server.cluster.relays import SocketWire
from sixgun.server.errors import ApiError
from sixgun.server.messages.room import PROTOCOL
from sixgun.server.messages.socket import CLOSE_CODES, Goodbye
from sixgun.server.metrics import REFUSALS as REFUSED
from sixgun.server.metrics import SOCKETS
from sixgun.server.routes.ear import Ear
from sixgun.server.routes.request import Code, Desk, address_of, token_of
from sixgun.server.storage.store import StorageError
from sixgun.server.table.connection import Connection
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.room import encoded
from sixgun.server.wire import EXTENSION, Wire

NOT_ALLOWED: Final = CLOSE_CODES["removed"]
NO_TABLE: Final = 4404
TOO_MUCH: Final = CLOSE_CODES["too_much"]
REFUSALS: Final = {HTTPStatus.TOO_MANY_REQUESTS: TOO_MUCH, HTTPStatus.FORBIDDEN: CLOSE_CODES["banned_here"]}
GOING: Final = 1001
KNOCK: Final = 4  # the cost of a connection
GONE: Final = (TimeoutError, WebSocketException, OSError, RuntimeError)  # errors of a client that is gone

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: Socket, code: Code, desk: Desk) -> None:
    if not speaks(socket.query_params.get("protocol")):
        await turn_away(socket, CLOSE_CODES["protocol"], Goodbye("protocol"))
        return
    if wait := desk.door.refuses() if desk.services.leases.alive else wait_for_owner():
        await turn_away(socket, CLOSE_CODES["restart"], Goodbye("restart", wait))
        return
    owner: str | None = None
    with desk.door.enter():
        try:
            visitor = await visitor_of(socket, code, desk)
            refused = refused_at_the_door(visitor, desk) or await refusal(visitor, desk)
        except Elsewhere as elsewhere:
            owner, refused = elsewhere.owner, 0
        except StorageError:
            await turn_away(socket, CLOSE_CODES["restart"], Goodbye("restart", wait_for_owner()))
            return
    address, player = visitor.address, visitor.player
    if refused or not desk.crowd.admit(address, player):
        await turn_away(socket, refused or TOO_MUCH)
        return
    try:
        await socket.accept()
        wire = wire_of(socket)
        ending = await (visit(wire, visitor, desk) if owner is None else relayed(wire, visitor, owner, desk))
        with suppress(*GONE):
            await socket.close(ending)
    finally:
        desk.crowd.dismiss(address, player)


async def visitor_of(socket: Socket, code: str, desk: Desk) -> Visitor:
    """The visitor who opens a connection, by their cookie."""
    claim, guest = desk.claim(token_of(socket)), await desk.known(token_of(socket))
    player, name = (guest.id, guest.name) if guest else (None, "")
    return Visitor(code, player, name, claim.device if claim else "", address_of(socket))


def speaks(wanted: str | None) -> bool:
    """Whether the server speaks the version that a client asks for; one that asks for none finds it in the room."""
    return wanted in (None, str(PROTOCOL))


def refused_at_the_door(visitor: Visitor, desk: Desk) -> int:
    """The close code for a visitor who may not connect at all; 0 for one who may."""
    try:
        desk.check_ban(visitor.player, visitor.address)
        desk.requests.charge(visitor.player, visitor.address, KNOCK)
    except ApiError as error:
        return REFUSALS[error.status]
    return 0


async def refusal(visitor: Visitor, desk: Desk) -> int:
    """The close code for a visitor who may not come to this table; 0 for one who may."""
    try:
        dealer = await desk.dealer(visitor.code, visitor.player, visitor.address)
    except ApiError as error:
        return REFUSALS.get(error.status, NO_TABLE)
    if not may_enter(dealer, visitor.player):
        return NOT_ALLOWED
    try:
        if dealer.table.bots():
            desk.saloon.check_bot_tables(visitor.player, origin_of(visitor.address), visitor.code)
    except ApiError:
        return TOO_MUCH
    return 0


async def visit(wire: SocketWire, visitor: Visitor, desk: Desk) -> int:
    """Connects a visitor to a table until they leave or are sent away; returns the close code."""
    try:
        dealer = await desk.saloon.dealer(visitor.code)  # the first one may have been unloaded meanwhile
    except Elsewhere:
        return CLOSE_CODES["restart"]
    player = visitor.player
    connection = Connection(wire, player, visitor.name, origin_of(visitor.address))
    connection.blocks = {*(await desk.store.blocks_of(player) if player else ())}
    connection.device = visitor.device
    connection.address = visitor.address
    if player is None or await desk.store.guest_at(player, visitor.device) is not None:  # nobody logged out meanwhile
        await attended(wire, dealer, connection, desk.messages)
    return CLOSE_CODES[connection.farewell] if connection.farewell else GOING


async def turn_away(socket: Socket, code: int, *goodbyes: Goodbye) -> None:
    """Closes a connection at once. It has to be accepted first, or the client would not be told the code."""
    REFUSED.labels(str(code)).inc()
    with suppress(*GONE):
        await socket.accept()
        for goodbye in goodbyes:
            await socket.send_text(encoded(goodbye))
        await socket.close(code)


def wire_of(socket: Socket) -> Wire:
    """The wire behind a socket, as `process.config` sets up the server."""
    wire = (socket.scope["extensions"] or {})[EXTENSION]
    assert isinstance(wire, Wire)
    return wire


def may_enter(dealer: Dealer, player: str | None) -> bool:
    """Whether a player has a seat here, has asked for one, or may watch."""
    table = dealer.table
    if player in table.banned or (table.seats_of(player) and not table.my_seats(player)):
        return False
    return table.agreement.spectators or bool(table.my_seats(player)) or player in dealer.knocks


async def relayed(wire: SocketWire, visitor: Visitor, owner: str, desk: Desk) -> int:
    """Connects a visitor to a table of another process; returns the close code."""
    relays = desk.services.relays
    return CLOSE_CODES["restart"] if relays is None else await relays.carry(wire, visitor, owner)


async def attended(wire: SocketWire, dealer: Dealer, connection: Connection, limit: MessageLimit) -> None:
    """Serves a connection until it ends."""
    with SOCKETS.track_inprogress():
        try:
            await dealer.attend(connection)
            connection.open(dealer.audience)
            wire.listen(Ear(wire, dealer, connection, limit))
            await connection.gone.wait()
        finally:
            connection.gone.set()
            dealer.depart(connection)
