"""Assembles the server application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp, Guard

from sixgun.rules import RULES_VERSION
from sixgun.server.accounts.identity import Identities
from sixgun.server.accounts.keys import read_keys
from sixgun.server.accounts.limits import ConnectionLimit, NewcomerLimit
from sixgun.server.asyncapi import SocketDocument
from sixgun.server.cluster.bus import bus_at
from sixgun.server.cluster.forwarding import FORWARDED_HERE, OWNER
from sixgun.server.cluster.leases import Elsewhere
from sixgun.server.config import ServerConfig
from sixgun.server.database import database_of
from sixgun.server.errors import ApiError
from sixgun.server.front_desk import FrontDesk, Keeping
from sixgun.server.messages.rest import Operator, Problem
from sixgun.server.metrics import BUILD, ERRORS, LOOP_LAG, REFUSALS
from sixgun.server.middleware import RequestWatch, SecurityMiddleware
from sixgun.server.office import Office
from sixgun.server.openapi import ApiPage, Document
from sixgun.server.peers.membership import Membership
from sixgun.server.routes import (
    admin,
    facts,
    health,
    invitations,
    me,
    moderation,
    operator,
    page,
    replays,
    results,
    socket,
    tables,
)
from sixgun.server.routes.request import Asking, address_of, token_of
from sixgun.server.services import Services, SteadyClock
from sixgun.server.storage.store import StorageError
from sixgun.server.workers.bot_pool import BotPool
from sixgun.server.workers.far_thinkers import FarThinkers

log = structlog.get_logger("sixgun.app")

LAG_PAUSE: Final = 1.0  # seconds


def application(settings: ServerConfig) -> tuple[ASGIApp, FrontDesk]:
    """The ASGI application, and its front desk."""
    database, thinkers = database_of(settings), BotPool(settings.thinkers)
    bus = bus_at(settings.bus) if settings.bus else None
    searching = thinkers if bus is None else FarThinkers(thinkers, bus)
    services = Services(database.store, searching, settings.tempo, database.leases)
    identities = Identities(read_keys(settings.secret_file))
    crowd, influx = ConnectionLimit(settings.sockets), NewcomerLimit(settings.newcomers)
    desk = FrontDesk(services, identities, crowd, influx, Keeping(settings.keep_games, settings.keep_tables))
    membership = Membership(bus, desk, settings.secret_file) if bus is not None else None

    @asynccontextmanager
    async def open_hours(_: Litestar) -> AsyncIterator[None]:
        services.now = SteadyClock(await database.open(services.storage_fails))
        if membership is not None:
            await membership.open()
        await desk.read_bans()
        tasks = [asyncio.create_task(work) for work in (desk.sweep_forever(), watch_loop())]
        yield
        for task in tasks:
            task.cancel()
        await desk.close()
        if membership is not None:
            await membership.close()
        await thinkers.close()
        await database.close()

    office = Office(desk, settings.secret_file)
    door = invitations.FrontDoor(settings.host, settings.origins)
    app: ASGIApp = litestar(desk, office, open_hours, operator.introduction(settings), door)
    if membership is not None:
        app = membership.around(app)
    return RequestWatch(SecurityMiddleware(app, settings.origins, settings.host)), desk


async def watch_loop(pause: float = LAG_PAUSE) -> None:
    """Measures by how much the event loop is late, for ever."""
    BUILD.labels(version(), RULES_VERSION).set(1)
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + pause
        await asyncio.sleep(pause)
        LOOP_LAG.observe(max(0.0, loop.time() - due))


def version() -> str:
    try:
        return installed("sixgun")
    except PackageNotFoundError:
        return "0"  # not installed


ALL_BUT_THE_LARGE = r"^/(?!api/(editions|rulings|replays))."  # the page compresses its own files, once


ROUTES: Final[list[Any]] = [
    me.routes,
    tables.routes,
    invitations.routes,
    moderation.routes,
    operator.routes,
    admin.routes,
    facts.routes,
    replays.routes,
    results.routes,
    socket.table_socket,
    health.healthz,
    health.livez,
    health.metrics,
    page.page,
]


def litestar(
    desk: FrontDesk,
    office: Office,
    lifespan: Any,
    says: Operator = operator.SILENT,
    door: invitations.FrontDoor = invitations.ON_THIS_DEVICE,
) -> Litestar:
    return Litestar(
        route_handlers=ROUTES,
        dependencies={
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "office": Provide(lambda: office, sync_to_thread=False),
            "operator": Provide(lambda: says, sync_to_thread=False),
            "door": Provide(lambda: door, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Sixgun",
            version="1",
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[ApiPage(), Document(), SocketDocument()],
        ),
        lifespan=[lifespan],
        guards=[charging(desk)],
        logging_config=None,
        compression_config=CompressionConfig("gzip", exclude=ALL_BUT_THE_LARGE),
        request_max_body_size=64 * 1024,
    )


READING, CHANGING = 1, 4  # the cost of a request, unless its route says another


def charging(desk: FrontDesk) -> Guard:
    """Charges every request to the person and the network that it comes from."""

    def charge(asking: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        if isinstance(asking, Request) and FORWARDED_HERE not in asking.scope["state"]:
            cost = handler.opt.get("cost", READING if asking.method == "GET" else CHANGING)
            claim = desk.claim(token_of(asking))
            player = None if claim is None else claim.player
            if not handler.opt.get("for_all"):
                desk.check_ban(player, address_of(asking))
            desk.requests.charge(player, address_of(asking), cost)

    return charge


def problem(code: str, status: int, detail: str = "", facts: dict[str, str | int] | None = None) -> Response[Problem]:
    return Response(Problem(code, detail or code, facts or {}), status_code=status)


def trouble(_: Asking, error: ApiError) -> Response[Problem]:
    REFUSALS.labels(error.code).inc()
    answer = problem(error.code, error.status, facts=error.facts)
    if "seconds" in error.facts:
        answer.headers["Retry-After"] = str(error.facts["seconds"])
    return answer


def storage(_: Asking, error: StorageError) -> Response[Problem]:
    return problem("storage", HTTPStatus.SERVICE_UNAVAILABLE)


def elsewhere(request: Asking, error: Elsewhere) -> Response[Problem]:
    """Names the owner for `Forwarding`, and answers where there is no such thing, or the owner does not answer."""
    request.scope["state"][OWNER] = error.owner
    answer = problem("elsewhere", HTTPStatus.SERVICE_UNAVAILABLE)
    answer.headers["Retry-After"] = "1"
    return answer


def refused(_: Asking, error: HTTPException) -> Response[Problem]:
    """Answers requests that the framework refuses, such as a malformed body or an unknown method."""
    code = HTTPStatus(error.status_code).phrase.lower().replace(" ", "_")
    facts = [str(fact.get("message", "")) for fact in error.extra or [] if isinstance(fact, dict)]
    answer = problem(code, error.status_code, "; ".join([error.detail, *facts]))
    answer.headers.update(error.headers or {})
    return answer


def unreadable(_: Asking, error: UnicodeDecodeError) -> Response[Problem]:
    """Answers a body that is no text."""
    return problem("bad_request", HTTPStatus.BAD_REQUEST)


def broken(request: Asking, error: Exception) -> Response[Problem]:
    """Answers an unexpected error."""
    log.error("failed", path=request.url.path, method=request.method, exc_info=error)
    ERRORS.labels("internal").inc()
    return problem("internal", HTTPStatus.INTERNAL_SERVER_ERROR)


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    ApiError: trouble,
    StorageError: storage,
    Elsewhere: elsewhere,
    HTTPException: refused,
    UnicodeDecodeError: unreadable,
    Exception: broken,
}
