"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from msgspec import DecodeError
from msgspec.json import Decoder

from sixgun.server.accounts.limits import MessageLimit, origin_of
from sixgun.server.errors import ApiError
from sixgun.server.messages.socket import FromClient, Wrong
from sixgun.server.metrics import SOCKETS
from sixgun.server.routes.request import Code, Desk, address_of, find_table
from sixgun.server.table.connection import Connection, Send
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.handlers import handle

DECODER: Final[Decoder[FromClient]] = Decoder(FromClient)
POLICY: Final = 4403
NO_TABLE: Final = 4404
TOO_MUCH: Final = 4429
GOING: Final = 1001
KNOCK: Final = 4  # the cost of a connection
FAREWELL: Final = 1.0  # seconds
GONE: Final = (TimeoutError, WebSocketException, OSError, RuntimeError)  # errors of a client that is gone

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: Socket, code: Code, desk: Desk) -> None:
    guest = await desk.known(socket.cookies)
    address = address_of(socket)
    try:
        desk.requests.charge(guest.id if guest else None, address, KNOCK)
        dealer = await find_table(code, socket, desk)
    except ApiError as error:
        await socket.close(TOO_MUCH if error.status == HTTPStatus.TOO_MANY_REQUESTS else NO_TABLE)
        return
    player, name = (guest.id, guest.name) if guest else (None, "")
    if not may_enter(dealer, player):
        await socket.close(POLICY)
        return
    try:
        if dealer.table.bots():
            desk.saloon.check_bot_tables(player, origin_of(address), code)
    except ApiError:
        await socket.close(TOO_MUCH)
        return
    if not desk.crowd.admit(address, player):
        await socket.close(TOO_MUCH)
        return
    try:
        await socket.accept()
        dealer = await desk.saloon.dealer(code)  # the first one may have been unloaded meanwhile
        connection = Connection(mouth(socket), player, name, origin_of(address))
        connection.blocks = {*(await desk.store.blocks_of(player) if player else ())}
        await attended(socket, dealer, connection, desk.messages)
    finally:
        desk.crowd.dismiss(address, player)


def mouth(socket: Socket) -> Send:
    """Sends text directly, without the overhead of `send_text`."""
    return lambda text: socket.send({"type": "websocket.send", "bytes": None, "text": text})


def may_enter(dealer: Dealer, player: str | None) -> bool:
    """Whether somebody has a seat here or asks for one, or may watch."""
    table = dealer.table
    if player in table.banned or (table.seats_of(player) and not table.my_seats(player)):
        return False
    return table.agreement.spectators or bool(table.my_seats(player)) or player in dealer.knocks


async def attended(socket: Socket, dealer: Dealer, connection: Connection, limit: MessageLimit) -> None:
    """Serves a connection until reading or writing ends."""
    with SOCKETS.track_inprogress():
        try:
            await dealer.attend(connection)
            await talked(socket, dealer, connection, limit)
        finally:
            dealer.depart(connection)
    with suppress(*GONE):
        await socket.close(GOING)


async def talked(socket: Socket, dealer: Dealer, connection: Connection, limit: MessageLimit) -> None:
    writing = asyncio.create_task(connection.write(dealer.audience))
    reading = asyncio.create_task(read(socket, dealer, connection, limit))
    try:
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        if connection.ending:
            await asyncio.wait((writing,), timeout=FAREWELL)  # to deliver the goodbye
    finally:
        reading.cancel()
        writing.cancel()
    for ended in await asyncio.gather(reading, writing, return_exceptions=True):
        if isinstance(ended, Exception) and not isinstance(ended, GONE):
            dealer.services.report(dealer.table.code, ended)


async def read(socket: Socket, dealer: Dealer, connection: Connection, limit: MessageLimit) -> None:
    spender = connection.player or connection.origin or f"socket {id(connection)}"
    while True:
        try:
            text = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        message = understood(text)
        if seconds := limit.refuses(spender, kind_of(message)):
            if limit.hopeless(spender):
                connection.end("too_much")
                return
            connection.post(Wrong("too_fast", getattr(message, "key", None), seconds))
        elif message is None:
            connection.post(Wrong("malformed"))
        else:
            await carried_out(message, dealer, connection)


def understood(text: str) -> FromClient | None:
    try:
        return DECODER.decode(text)
    except DecodeError:
        return None


def kind_of(message: FromClient | None) -> str:
    return "" if message is None else str(message.__struct_config__.tag)


async def carried_out(message: FromClient, dealer: Dealer, connection: Connection) -> None:
    """Handles a message. Shielded: it runs to completion even if its client disconnects."""
    await asyncio.shield(dealer.begin(handle(dealer, connection, message)))
