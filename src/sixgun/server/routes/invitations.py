"""The way to a table: its links, the same as QR codes, and what a messenger shows of them."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from http import HTTPStatus
from io import BytesIO
from typing import Annotated, Final

import segno
from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from sixgun.server.errors import ApiError
from sixgun.server.front_desk import FrontDesk
from sixgun.server.messages.rest import Link
from sixgun.server.messages.room import Room
from sixgun.server.routes.addresses import links, own_addresses
from sixgun.server.routes.request import Asking, Code, Desk, address_of, find_table, language_of
from sixgun.server.storage.store import StorageError
from sixgun.words import Words

PICTURE: Final = ("/preview.jpg", 1200, 630)
NAMES: Final = {"description": "name", "twitter:card": "name"}  # the other facts are properties


@dataclass(frozen=True)
class FrontDoor:
    """Where the server listens, and the other addresses at which its pages are reached."""

    host: str
    origins: tuple[str, ...]

    def links(self, code: str, request: Asking) -> list[Link]:
        return links(f"/t/{code}", str(request.base_url), self.host, self.origins, own_addresses())


ON_THIS_DEVICE: Final = FrontDoor("127.0.0.1", ())
Door = NamedDependency[FrontDoor]
Number = Annotated[int, QueryParameter(ge=0, le=99)]


@get("/api/tables/{code:str}/links", opt={"cost": 2})
async def table_links(code: Code, request: Asking, desk: Desk, door: Door) -> list[Link]:
    """The addresses of the table, the one that reaches farthest first."""
    await find_table(code, request, desk)
    return door.links(code, request)


@get("/api/tables/{code:str}/qr.svg", opt={"cost": 6}, media_type="image/svg+xml")
async def qr(code: Code, request: Asking, desk: Desk, door: Door, link: Number = 0) -> bytes:
    """One of the links to the table as a QR code; without a number the first."""
    await find_table(code, request, desk)
    found = door.links(code, request)
    if link >= len(found):
        raise ApiError("no_such_address", HTTPStatus.NOT_FOUND)
    picture = BytesIO()
    segno.make(found[link].address, error="m").save(picture, kind="svg", scale=6, border=2)
    return picture.getvalue()


async def preview(request: Asking, desk: FrontDesk) -> bytes:
    """What a messenger shows of a link to this page: a title, a sentence and a picture, as the head of the page."""
    words = Words(language_of(request.headers.get("accept-language", "")))
    title, text = words.say("preview-title"), words.say("preview-text")
    place, _, code = request.url.path.lstrip("/").partition("/")
    room = await open_room(code, request, desk) if place == "t" else None
    if room is not None:
        taken = sum(chair.sitter != "empty" for chair in room.chairs)
        title = words.say("preview-invitation", name=next((each.name for each in room.chairs if each.host), ""))
        text = words.say("preview-seats", taken=taken, seats=len(room.chairs), table=room.code)
    return head(title, text, str(request.base_url).rstrip("/"), request.url.path)


async def open_room(code: str, request: Asking, desk: FrontDesk) -> Room | None:
    """A table that waits for players. Once a game runs, a link alone reveals no names."""
    try:
        dealer = await desk.dealer(code, None, address_of(request))
    except (ApiError, StorageError):
        return None
    room = dealer.audience.room(None)
    return room if room.status == "lobby" else None


def head(title: str, text: str, origin: str, path: str) -> bytes:
    picture, width, height = PICTURE
    facts = {
        "description": text,
        "og:type": "website",
        "og:site_name": "Sixgun",
        "og:title": title,
        "og:description": text,
        "og:url": origin + path,
        "og:image": origin + picture,
        "og:image:width": str(width),
        "og:image:height": str(height),
        "twitter:card": "summary_large_image",
    }
    tags = (f'<meta {NAMES.get(key, "property")}="{key}" content="{escape(fact)}">' for key, fact in facts.items())
    return "".join(tags).encode()


routes = Router("/", route_handlers=[table_links, qr])
