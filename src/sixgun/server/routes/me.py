"""`/api/me`: the player's identity and stored data."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from sixgun.server.accounts.identity import COOKIE, COOKIE_AGE, SECURE_COOKIE
from sixgun.server.errors import unknown_player
from sixgun.server.front_desk import FrontDesk
from sixgun.server.messages.rest import Me, Newcomer
from sixgun.server.routes.request import Asking, Desk, address_of
from sixgun.words import LANGUAGES, Words


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


@get("/r/{token:str}", include_in_schema=False, media_type=MediaType.HTML)
async def ask_to_rejoin(token: FromPath[str], request: Asking, desk: Desk) -> str:
    """The personal link asks first: a link that somebody else sends must not make one play under their name."""
    player = desk.identities.player_of_link(token)
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


def language_of(accepted: str) -> str:
    """The first of the languages of a browser that we speak."""
    wanted = [each.strip()[:2].lower() for each in accepted.split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])


@post("/r/{token:str}", include_in_schema=False)
async def rejoin(token: FromPath[str], request: Asking, desk: Desk) -> Redirect:
    """Uses the personal link: sets the player's cookie on another device."""
    player = desk.identities.redeem(token)
    if player is None or await desk.store.guest(player) is None:
        raise unknown_player()
    return Redirect("/", status_code=303, cookies=[cookie(desk, player, request)])


routes = Router("/", route_handlers=[introduce, me, forget, export, ask_to_rejoin, rejoin])
