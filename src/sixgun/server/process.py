"""The server process: its listening socket, uvicorn configuration and shutdown."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Awaitable, Callable
from typing import Final

import uvicorn
from litestar.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sixgun.server.app import application
from sixgun.server.config import ServerConfig
from sixgun.server.logs import set_up_logs
from sixgun.server.routes.addresses import ALL_INTERFACES
from sixgun.server.wire import Wire

PATIENCE: Final = 10.0  # seconds for a complete request


class TimeoutProtocol(HttpToolsProtocol):
    """Closes a connection whose request does not arrive in time."""

    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.await_request()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.await_request()

    def on_message_complete(self) -> None:
        self.request_is_here()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.request_is_here()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.request_is_here()
        super().connection_lost(exc)

    def await_request(self) -> None:
        if self.waiting is None:
            self.waiting = self.loop.call_later(PATIENCE, self.lose_patience)

    def request_is_here(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def lose_patience(self) -> None:
        self.waiting = None
        if not self.transport.is_closing():
            self.transport.abort()


GOODBYE: Final = 2  # seconds that connections have to close
LONGEST_MESSAGE: Final = 4096
TRIES: Final = 100
COLLECTING: Final = (10_000, 10, 100)  # rarely, because almost everything is freed by reference counting


def listening_socket(host: str, port: int) -> socket.socket:
    """A listening socket. Raises OSError if the port is taken."""
    family, kind, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    opened = socket.socket(family, kind)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind(address)
        opened.listen(1024)
    except OSError:
        opened.close()
        raise
    return opened


def free_socket(host: str, port: int) -> socket.socket:
    """A listening socket on this port, or the next free one."""
    for number in range(port, port + TRIES):
        try:
            return listening_socket(host, number)
        except OSError:
            continue
    return listening_socket(host, 0)


def url_of(opened: socket.socket) -> str:
    """The URL of a socket on this machine."""
    host, port = opened.getsockname()[:2]
    host = ALL_INTERFACES.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def server(settings: ServerConfig) -> Server:
    """A server that is ready to run."""
    app, desk = application(settings)
    set_up_logs(settings.log_form, settings.log_level)
    return Server(config(app, settings), desk.close)


def tune_gc() -> None:
    """Excludes everything loaded at startup from garbage collection, which would otherwise delay all tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def config(app: ASGIApp, settings: ServerConfig) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(settings.proxies),
        http=TimeoutProtocol,
        ws=Wire,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GOODBYE,
        lifespan="on",
    )


class Server(uvicorn.Server):
    """A uvicorn server that says goodbye to all clients before it shuts down."""

    def __init__(self, config: uvicorn.Config, goodbye: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.goodbye = goodbye

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        tune_gc()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.goodbye()
        await super().shutdown(sockets)
