"""`/api/me`: the player's identity and stored data."""

from __future__ import annotations

from html import escape
from typing import Annotated, Final

from litestar import MediaType, Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, PathParameter
from litestar.response import Redirect, Stream

from sixgun.server.accounts.devices import device_name
from sixgun.server.accounts.identity import COOKIE_AGE, SECURE_COOKIE
from sixgun.server.errors import unknown_player
from sixgun.server.front_desk import FrontDesk
from sixgun.server.messages.rest import DeviceListed, LogOut, Me, Newcomer, NewProgram, ProgramListed, ProgramMade
from sixgun.server.routes.request import Asking, Desk, PlayerName, address_of, cookie_name, language_of, token_of
from sixgun.words import Words

DeviceName = Annotated[str, PathParameter(min_length=1, max_length=40)]
UNNAMED: Final = "old"  # the browsers whose cookie is older than the list of devices


async def cookie(desk: FrontDesk, player: str, request: Asking) -> Cookie:
    """The identity cookie, the only one we set."""
    browser = device_name(request.headers.get("user-agent", ""))
    return set_cookie(request, await desk.cookie(token_of(request), player, browser), COOKIE_AGE)


def set_cookie(request: Asking, value: str, age: int) -> Cookie:
    name = cookie_name(request)
    secure = name == SECURE_COOKIE
    return Cookie(name, value=value, max_age=age, path="/", httponly=True, samesite="lax", secure=secure)


@post("/api/me", status_code=200, opt={"cost": 8})
async def introduce(data: JSONBody[Newcomer], request: Asking, desk: Desk) -> Response[Me]:
    """Create a player with this name and set the cookie. With a cookie, change the name."""
    guest = await desk.greet(token_of(request), data.name, address_of(request))
    return Response(await desk.me(guest), cookies=[await cookie(desk, guest.id, request)])


@get("/api/me")
async def me(request: Asking, desk: Desk) -> Response[Me]:
    guest = await desk.guest(token_of(request))
    await desk.seen(guest)
    return Response(await desk.me(guest), cookies=[await cookie(desk, guest.id, request)])


@delete("/api/me", status_code=204, opt={"cost": 40, "for_all": True})
async def forget(request: Asking, desk: Desk) -> Response[None]:
    """Leave every table and delete the player; finished games keep an anonymous name."""
    guest = await desk.guest(token_of(request))
    await desk.forget(guest.id)
    return Response(None, status_code=204, cookies=[set_cookie(request, "", 0)])


@get("/api/me/export", opt={"cost": 40, "for_all": True})
async def export(request: Asking, desk: Desk) -> Stream:
    """Everything stored about the player, as one JSON object."""
    guest = await desk.guest(token_of(request))
    return Stream(desk.export(guest), media_type=MediaType.JSON)


@post("/api/me/logout", status_code=204)
async def log_out(request: Asking, desk: Desk, data: JSONBody[LogOut | None] = None) -> Response[None]:
    """Log out in this browser, or everywhere."""
    guest, claim = await desk.guest(token_of(request)), desk.claim(token_of(request))
    everywhere = data is not None and data.everywhere
    await desk.log_out(guest.id, None if claim is None or everywhere else claim.device)
    return Response(None, status_code=204, cookies=[set_cookie(request, "", 0)])


@get("/api/me/devices")
async def devices(request: Asking, desk: Desk) -> list[DeviceListed]:
    """The browsers in which I am logged in, the last used first."""
    return await devices_of((await desk.guest(token_of(request))).id, request, desk)


@delete("/api/me/devices/{device:str}", status_code=200)
async def log_out_device(device: DeviceName, request: Asking, desk: Desk) -> list[DeviceListed]:
    """Log out in another browser."""
    guest = await desk.guest(token_of(request))
    await desk.log_out(guest.id, "" if device == UNNAMED else device)
    return await devices_of(guest.id, request, desk)


@get("/api/me/programs")
async def programs(request: Asking, desk: Desk) -> list[ProgramListed]:
    """My programs."""
    return await programs_of((await desk.guest(token_of(request))).id, desk)


@post("/api/me/programs", opt={"cost": 20})
async def make_program(data: JSONBody[NewProgram], request: Asking, desk: Desk) -> ProgramMade:
    """Make an account for a program. Everyone will see that it is one."""
    guest = await desk.guest(token_of(request))
    program, token = await desk.make_program(guest.id, data.name, address_of(request))
    return ProgramMade(program.id, program.name, token)


@delete("/api/me/programs/{player:str}", status_code=200, opt={"cost": 40})
async def forget_program(player: PlayerName, request: Asking, desk: Desk) -> list[ProgramListed]:
    """Delete a program of mine; its token stops working."""
    guest = await desk.guest(token_of(request))
    await desk.forget_program(guest.id, player)
    return await programs_of(guest.id, desk)


async def programs_of(owner: str, desk: FrontDesk) -> list[ProgramListed]:
    return [ProgramListed(each.id, each.name) for each in await desk.programs_of(owner)]


async def devices_of(player: str, request: Asking, desk: FrontDesk) -> list[DeviceListed]:
    claim = desk.claim(token_of(request))
    return [
        DeviceListed(each.device or UNNAMED, each.name, each.since, each.seen, here=(player, each.device) == claim)
        for each in await desk.store.devices_of(player)
    ]


@get("/r/{token:str}", include_in_schema=False, media_type=MediaType.HTML)
async def ask_to_rejoin(token: FromPath[str], request: Asking, desk: Desk) -> str:
    """The personal link asks first: otherwise anyone could send theirs and make others play under their name."""
    player = desk.identities.player_of_link(desk.own_link(token))
    guest = None if player is None else await desk.store.guest(player)
    if guest is None:
        raise unknown_player()
    words = Words(language_of(request.headers.get("accept-language", "")))
    ask, button = escape(words.say("rejoin-ask", name=guest.name)), escape(words.say("rejoin-button"))
    return (
        f'<!doctype html><html lang="{words.lang}"><meta charset="utf-8"><title>Sixgun</title>'
        '<meta name="viewport" content="width=device-width"><meta name="referrer" content="same-origin">'
        f'<h1>Sixgun</h1><p>{ask}</p><form method="post"><button>{button}</button></form></html>'
    )


@post("/r/{token:str}", include_in_schema=False)
async def rejoin(token: FromPath[str], request: Asking, desk: Desk) -> Redirect:
    """Uses the personal link: sets the player's cookie on another device."""
    player = desk.identities.redeem(desk.own_link(token))
    if player is None or await desk.store.guest(player) is None:
        raise unknown_player()
    return Redirect("/", status_code=303, cookies=[await cookie(desk, player, request)])


routes = Router(
    "/",
    route_handlers=[
        introduce, me, forget, export, log_out, devices, log_out_device, programs, make_program, forget_program,
        ask_to_rejoin, rejoin,
    ],
)  # fmt: skip
