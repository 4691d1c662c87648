"""Types and helpers that all routes use."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter

from sixgun.server.accounts.identity import COOKIE, SECURE_COOKIE
from sixgun.server.front_desk import FrontDesk
from sixgun.server.table.dealer import Dealer
from sixgun.words import LANGUAGES

Asking = Request[Any, Any, Any]
Desk = NamedDependency[FrontDesk]
Code = FromPath[str]
PlayerName = Annotated[str, PathParameter(min_length=1, max_length=40)]


def token_of(asking: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """What a player is known by: the token that a program sends in a header, or the cookie of a browser.

    Over TLS only the cookie counts that no other host of the domain can set.
    """
    scheme, _, token = asking.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return asking.cookies.get(cookie_name(asking))


def cookie_name(asking: ASGIConnection[Any, Any, Any, Any]) -> str:
    return SECURE_COOKIE if asking.url.scheme in ("https", "wss") else COOKIE


async def find_table(code: str, asking: ASGIConnection[Any, Any, Any, Any], desk: FrontDesk) -> Dealer:
    """The dealer of the table with this code. Raises ApiError if there is none, or after too many guesses."""
    return await desk.dealer(code, await desk.player(token_of(asking)), address_of(asking))


def language_of(accepted: str) -> str:
    """The first of the languages of a browser that we speak."""
    wanted = [each.strip()[:2].lower() for each in accepted.split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])


def address_of(asking: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of the client; behind a proxy, as the proxy reports it."""
    return asking.client.host if asking.client else ""
