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
from sixgun.server.accounts.identity import Identities, read_secret
from sixgun.server.accounts.limits import ConnectionLimit, NewcomerLimit
from sixgun.server.config import ServerConfig
from sixgun.server.errors import ApiError
from sixgun.server.front_desk import FrontDesk
from sixgun.server.messages.rest import Problem
from sixgun.server.metrics import BUILD, ERRORS, LOOP_LAG
from sixgun.server.middleware import SecurityMiddleware
from sixgun.server.openapi import ApiPage, Document
from sixgun.server.routes import facts, health, hosting, me, page, replays, results, socket, tables
from sixgun.server.routes.request import address_of
from sixgun.server.services import Services
from sixgun.server.storage.owner import Owner
from sixgun.server.storage.sqlite import SqliteStore
from sixgun.server.storage.store import StorageError
from sixgun.server.workers.bot_pool import BotPool

log = structlog.get_logger("sixgun.app")

LAG_PAUSE: Final = 1.0  # seconds

Asking = Request[Any, Any, Any]


def application(settings: ServerConfig) -> tuple[ASGIApp, FrontDesk]:
    """The ASGI application, and its front desk."""
    owner, thinkers = Owner(settings.database), BotPool(settings.thinkers)
    services = Services(SqliteStore(settings.database), thinkers, settings.tempo)
    identities = Identities(read_secret(settings.secret_file))
    desk = FrontDesk(services, identities, ConnectionLimit(settings.sockets), NewcomerLimit(settings.newcomers))

    @asynccontextmanager
    async def open_hours(_: Litestar) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(work) for work in (desk.sweep_forever(), watch_loop())]
        yield
        for task in tasks:
            task.cancel()
        await desk.saloon.close()
        await thinkers.close()
        desk.store.close()
        owner.close()

    return SecurityMiddleware(litestar(desk, open_hours), settings.origins, settings.host), desk


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


def litestar(desk: FrontDesk, lifespan: Any) -> Litestar:
    return Litestar(
        route_handlers=[
            me.routes,
            tables.routes,
            hosting.routes,
            facts.routes,
            replays.routes,
            results.routes,
            socket.table_socket,
            health.healthz,
            health.livez,
            health.metrics,
            page.page,
        ],
        dependencies={"desk": Provide(lambda: desk, sync_to_thread=False)},
        exception_handlers={
            ApiError: trouble,
            StorageError: storage,
            HTTPException: refused,
            UnicodeDecodeError: unreadable,
            Exception: broken,
        },
        openapi_config=OpenAPIConfig(
            title="Sixgun",
            version="1",
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[ApiPage(), Document()],
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
        if isinstance(asking, Request):
            cost = handler.opt.get("cost", READING if asking.method == "GET" else CHANGING)
            desk.requests.charge(desk.player(asking.cookies), address_of(asking), cost)

    return charge


def problem(code: str, status: int, detail: str = "", facts: dict[str, str | int] | None = None) -> Response[Problem]:
    return Response(Problem(code, detail or code, facts or {}), status_code=status)


def trouble(_: Asking, error: ApiError) -> Response[Problem]:
    answer = problem(error.code, error.status, facts=error.facts)
    if "seconds" in error.facts:
        answer.headers["Retry-After"] = str(error.facts["seconds"])
    return answer


def storage(_: Asking, error: StorageError) -> Response[Problem]:
    return problem("storage", HTTPStatus.SERVICE_UNAVAILABLE)


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
