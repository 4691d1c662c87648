"""`/api/admin`: the orders of an operator; `/admin`: the same as a page. Both want a token signed with our key."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qsl

from litestar import MediaType, Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Redirect
from msgspec import to_builtins

from sixgun.server.errors import not_allowed
from sixgun.server.messages.admin import Order, ShowBans, ShowPlayers, ShowReports, ShowTables
from sixgun.server.office import Office
from sixgun.server.render import admin as html
from sixgun.server.routes.request import Asking, Desk, language_of
from sixgun.words import Words

AnOffice = NamedDependency[Office]
VISIT: Final = "sixgun-operator"
VISIT_AGE: Final = 12 * 60 * 60
FREE: Final = {"cost": 0, "for_all": True}
ORDERS: Final = {"close": "code", "ban": "who", "unban": "who", "forget": "player", "close_report": "number"}
"""The orders that have a button, and what each of them is about."""
FIELDS: Final = {"ban": ("days", "reason")}
"""What can be filled in before a button is pressed."""
STYLE: Final = Path(html.__file__).with_name("admin.css").read_text(encoding="utf-8")


@post("/api/admin", opt=FREE, status_code=200, include_in_schema=False)
async def order(request: Asking, desk: Desk, office: AnOffice, data: JSONBody[Order]) -> Any:
    """Carries out an order signed by someone who can read this server's keys."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme != "Bearer" or not desk.identities.is_operator(token, "order"):
        raise not_allowed()
    return to_builtins(await office.carry_out(data))


def words_of(request: Asking) -> Words:
    return Words(language_of(request.headers.get("accept-language", "")))


def check_visit(request: Asking, desk: Desk) -> None:
    if not desk.identities.is_operator(request.cookies.get(VISIT), "visit"):
        raise not_allowed()


@get("/admin/enter/{token:str}", opt=FREE, media_type=MediaType.HTML, include_in_schema=False)
async def ask_to_enter(token: FromPath[str], request: Asking, desk: Desk) -> str:
    """The link that `sixgun admin page` prints asks first, and works once."""
    if not desk.identities.is_operator(token, "link"):
        raise not_allowed()
    return html.entrance(words_of(request))


@post("/admin/enter/{token:str}", opt=FREE, include_in_schema=False)
async def enter(token: FromPath[str], request: Asking, desk: Desk) -> Redirect:
    visit = desk.identities.enter(token)
    if visit is None:
        raise not_allowed()
    secure = request.url.scheme == "https"
    cookie = Cookie(
        VISIT, value=visit, path="/admin", max_age=VISIT_AGE, secure=secure, httponly=True, samesite="strict"
    )
    return Redirect("/admin", status_code=303, cookies=[cookie])


@get("/admin", opt=FREE, media_type=MediaType.HTML, include_in_schema=False)
async def page(request: Asking, desk: Desk, office: AnOffice, name: FromQuery[str] = "") -> Response[str]:
    """Tables, reports, players and bans, with a button for everything that can be done about them."""
    if not desk.identities.is_operator(request.cookies.get(VISIT), "visit"):
        return Response(html.closed(words_of(request)), status_code=403, media_type=MediaType.HTML)
    shown: list[Order] = [ShowReports(), ShowTables(), ShowPlayers(name[:60]), ShowBans()]
    lists = [await office.carry_out(each) for each in shown]
    return Response(html.page(words_of(request), name, lists), media_type=MediaType.HTML)


@get("/admin/style.css", opt=FREE, include_in_schema=False)
async def style() -> Response[str]:
    return Response(STYLE, media_type=MediaType.CSS)


@post("/admin/{what:str}/{about:path}", opt=FREE, include_in_schema=False)
async def press(what: FromPath[str], about: FromPath[Path], request: Asking, desk: Desk, office: AnOffice) -> Redirect:
    """A button of the page. Its address says what to do, and about what; networks contain a slash."""
    check_visit(request, desk)
    if what not in ORDERS:
        raise not_allowed()
    filled_in = dict(parse_qsl((await request.body()).decode()))
    more = {name: filled_in[name] for name in FIELDS.get(what, ()) if name in filled_in}
    await office.obey({"order": what, ORDERS[what]: str(about).removeprefix("/"), **more})
    return Redirect("/admin", status_code=303)


routes: Final = Router("/", route_handlers=[order, ask_to_enter, enter, page, style, press])
