"""`/api/tables`: opening, listing, joining and starting tables."""

from __future__ import annotations

from typing import Final

from litestar import Response, Router, delete, get, post, put
from litestar.params import FromPath, JSONBody

from sixgun.engine.chance import key_of
from sixgun.match.examples import SEATS, example_position
from sixgun.server.accounts.limits import origin_of
from sixgun.server.messages.rest import (
    GetReady,
    HandOver,
    NewTable,
    Quick,
    SeatBot,
    StartGame,
    TableCreated,
    TableSummary,
    TakeSeat,
)
from sixgun.server.messages.room import Agreement, Room
from sixgun.server.routes.facts import check_edition
from sixgun.server.routes.me import cookie
from sixgun.server.routes.request import Asking, Code, Desk, address_of, find_table, token_of
from sixgun.server.table import host, lobby
from sixgun.server.table.room import summaries

SeatNumber = FromPath[int]
MOST_LISTED: Final = 200


def made(code: Code) -> TableCreated:
    return TableCreated(code, f"/t/{code}")


@post("/api/quick", opt={"cost": 20})
async def quick(data: JSONBody[Quick], request: Asking, desk: Desk) -> Response[TableCreated]:
    """A game against bots, dealt at once, or as soon as a pledged share is opened."""
    desk.influx.check_table(address_of(request))
    guest = await desk.greet(token_of(request), data.name, address_of(request))
    desk.saloon.check_bot_tables(guest.id, origin_of(address_of(request)))
    agreement, key = quick_game(data)
    dealer = await desk.saloon.quick(agreement, guest, data.level, key, data.pledge or "")
    return Response(made(dealer.table.code), cookies=[await cookie(desk, guest.id, request)])


def quick_game(wish: Quick) -> tuple[Agreement, bytes | None]:
    """The agreement of a quick game, and the key of its shuffle if that is not drawn."""
    if wish.example is not None:
        check_edition(wish.edition)
        position = example_position(wish.edition, wish.example)
        return Agreement(edition=wish.edition, players=SEATS, speed="none", position=position), key_of(wish.seed or 0)
    agreement = Agreement(edition=wish.edition, players=wish.players, speed="none", seeded=wish.seed is not None)
    return agreement, None if wish.seed is None else key_of(wish.seed)


@post("/api/tables", opt={"cost": 20})
async def make(data: JSONBody[NewTable], request: Asking, desk: Desk) -> TableCreated:
    guest = await desk.guest(token_of(request))
    desk.influx.check_table(address_of(request))
    await desk.check_seat(guest.id, address_of(request))
    dealer = await desk.saloon.open_table(data.agreement, guest, data.bots)
    return made(dealer.table.code)


@get("/api/tables", opt={"cost": 2})
async def public_tables(desk: Desk) -> list[TableSummary]:
    """Public tables to join or watch."""
    return list(summaries(await desk.store.public_tables(MOST_LISTED)))


@get("/api/tables/{code:str}")
async def room(code: Code, request: Asking, desk: Desk) -> Room:
    dealer = await find_table(code, request, desk)
    return dealer.audience.room(await desk.player(token_of(request)))


@post("/api/tables/{code:str}/seat", status_code=200, opt={"cost": 6})
async def take_seat(code: Code, data: JSONBody[TakeSeat], request: Asking, desk: Desk) -> Room:
    guest = await desk.guest(token_of(request))
    dealer = await find_table(code, request, desk)
    await desk.check_seat(guest.id, address_of(request), dealer.table)
    await host.ask_for_seat(dealer, guest, data.seat)
    return dealer.audience.room(guest.id)


@delete("/api/tables/{code:str}/seat", status_code=200)
async def leave(code: Code, request: Asking, desk: Desk) -> Room:
    """Leave the seat; during a game a bot takes over."""
    guest = await desk.guest(token_of(request))
    dealer = await find_table(code, request, desk)
    await lobby.leave(dealer, guest.id)
    return dealer.audience.room(guest.id)


@put("/api/tables/{code:str}/bots/{seat:int}")
async def seat_bot(code: Code, seat: SeatNumber, data: JSONBody[SeatBot], request: Asking, desk: Desk) -> Room:
    guest = await desk.guest(token_of(request))
    dealer = await find_table(code, request, desk)
    await lobby.seat_bot(dealer, guest.id, seat, data.level)
    return dealer.audience.room(guest.id)


@delete("/api/tables/{code:str}/bots/{seat:int}", status_code=200)
async def send_bot_away(code: Code, seat: SeatNumber, request: Asking, desk: Desk) -> Room:
    guest = await desk.guest(token_of(request))
    dealer = await find_table(code, request, desk)
    await lobby.send_bot_away(dealer, guest.id, seat)
    return dealer.audience.room(guest.id)


@post("/api/tables/{code:str}/ready", status_code=200)
async def get_ready(code: Code, data: JSONBody[GetReady], request: Asking, desk: Desk) -> Room:
    guest = await desk.guest(token_of(request))
    dealer = await find_table(code, request, desk)
    await lobby.get_ready(dealer, guest.id, data.ready, data.pledge or "")
    return dealer.audience.room(guest.id)


@post("/api/tables/{code:str}/start", status_code=200)
async def start(code: Code, request: Asking, desk: Desk, data: JSONBody[StartGame | None] = None) -> Room:
    guest = await desk.guest(token_of(request))
    dealer = await find_table(code, request, desk)
    if dealer.table.bots():
        desk.saloon.check_bot_tables(guest.id, origin_of(address_of(request)), code)
    await lobby.start(dealer, guest.id, (data and data.pledge) or "")
    return dealer.audience.room(guest.id)


@post("/api/tables/{code:str}/host", status_code=200)
async def hand_over(code: Code, data: JSONBody[HandOver], request: Asking, desk: Desk) -> Room:
    guest = await desk.guest(token_of(request))
    dealer = await find_table(code, request, desk)
    await lobby.hand_over(dealer, guest.id, data.seat)
    return dealer.audience.room(guest.id)


routes = Router(
    "/",
    route_handlers=[
        quick, make, public_tables, room, take_seat, leave, seat_bot, send_bot_away, get_ready, start, hand_over,
    ],
)  # fmt: skip
