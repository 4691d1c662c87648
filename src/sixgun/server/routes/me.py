"""`/api/me`: the player's identity and stored data."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from sixgun.server.accounts.identity import COOKIE, COOKIE_AGE, SECURE_COOKIE
from sixgun.server.errors import unknown_player
from sixgun.server.front_desk import FrontDesk
from sixgun.server.messages.rest import Me, Newcomer
from sixgun.server.routes.request import Asking, Desk, address_of


def cookie(desk: FrontDesk, player: str, request: Asking) -> Cookie:
    """The identity cookie, the only one we set."""
    return set_cookie(request, desk.identities.cookie(player), COOKIE_AGE)


def set_cookie(request: Asking, value: str, age: int) -> Cookie:
    secure = request.url.scheme == "https"
    name = SECURE_COOKIE if secure else COOKIE
    return Cookie(name, value=value, max_age=age, path="/", httponly=True, samesite="lax", secure=secure)


@post("/api/me", status_code=200, opt={"cost": 8})
async def introduce(data: JSONBody[Newcomer], request: Asking, desk: Desk) -> Response[Me]:
    """Create a player with this name and set the cookie. With a cookie, change the name."""
    guest = await desk.greet(request.cookies, data.name, address_of(request))
    return Response(await desk.me(guest), cookies=[cookie(desk, guest.id, request)])


@get("/api/me")
async def me(request: Asking, desk: Desk) -> Response[Me]:
    guest = await desk.guest(request.cookies)
    await desk.seen(guest)
    return Response(await desk.me(guest), cookies=[cookie(desk, guest.id, request)])


@delete("/api/me", status_code=204, opt={"cost": 40})
async def forget(request: Asking, desk: Desk) -> Response[None]:
    """Leave every table and delete the player; finished games keep an anonymous name."""
    guest = await desk.guest(request.cookies)
    await desk.forget(guest.id)
    return Response(None, status_code=204, cookies=[set_cookie(request, "", 0)])


@get("/api/me/export", opt={"cost": 40})
async def export(request: Asking, desk: Desk) -> dict[str, Any]:
    """Everything stored about the player."""
    guest = await desk.guest(request.cookies)
    return await desk.export(guest)


@get("/r/{token:str}")
async def rejoin(token: FromPath[str], request: Asking, desk: Desk) -> Redirect:
    """The personal link: sets the player's cookie on another device."""
    player = desk.identities.player_of_link(token)
    if player is None or await desk.store.guest(player) is None:
        raise unknown_player()
    return Redirect("/", status_code=303, cookies=[cookie(desk, player, request)])


routes = Router("/", route_handlers=[introduce, me, forget, export, rejoin])
