"""Types and helpers that all routes use."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter

from sixgun.server.front_desk import FrontDesk
from sixgun.server.table.dealer import Dealer
from sixgun.words import LANGUAGES

Asking = Request[Any, Any, Any]
Desk = NamedDependency[FrontDesk]
Code = FromPath[str]
PlayerName = Annotated[str, PathParameter(min_length=1, max_length=40)]


async def find_table(code: str, asking: ASGIConnection[Any, Any, Any, Any], desk: FrontDesk) -> Dealer:
    """The dealer of the table with this code. Raises ApiError if there is none, or after too many guesses."""
    return await desk.dealer(code, await desk.player(asking.cookies), address_of(asking))


def language_of(accepted: str) -> str:
    """The first of the languages of a browser that we speak."""
    wanted = [each.strip()[:2].lower() for each in accepted.split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])


def address_of(asking: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of the client; behind a proxy, as the proxy reports it."""
    return asking.client.host if asking.client else ""
