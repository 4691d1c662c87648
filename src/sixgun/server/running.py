"""The process that serves: opens the door, lets people in, and says goodbye."""

from __future__ import annotations

import gc
import socket
from collections.abc import Awaitable, Callable
from typing import Final

import uvicorn
from litestar.types import ASGIApp

from sixgun.server.app import application
from sixgun.server.logs import set_up_logs
from sixgun.server.patience import PatientProtocol
from sixgun.server.settings import Settings

GOODBYE: Final = 2  # seconds that connections have to close
LONGEST_MESSAGE: Final = 4096
TRIES: Final = 100
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # a socket that listens on every address
COLLECTING: Final = (10_000, 10, 100)  # rarely, because almost everything here is given back without it


def door(host: str, port: int) -> socket.socket:
    """Open for those who want to come in. Raises OSError if somebody else stands there."""
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


def free_door(host: str, port: int) -> socket.socket:
    """This one, or the next that is free."""
    for number in range(port, port + TRIES):
        try:
            return door(host, number)
        except OSError:
            continue
    return door(host, 0)


def address_of(opened: socket.socket) -> str:
    """Where this machine itself finds it."""
    host, port = opened.getsockname()[:2]
    host = EVERYWHERE.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def server(settings: Settings) -> Server:
    """Everything made ready; nobody is let in yet."""
    app, desk = application(settings)
    set_up_logs(settings.log_form, settings.log_level)
    return Server(config(app), desk.saloon.close)


def collect_rarely() -> None:
    """What is there from the start stays; to look through it again and again would make every table wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def config(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=PatientProtocol,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GOODBYE,
        lifespan="on",
    )


class Server(uvicorn.Server):
    """Says goodbye to everybody before the door is closed."""

    def __init__(self, config: uvicorn.Config, goodbye: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.goodbye = goodbye

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        collect_rarely()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.goodbye()
        await super().shutdown(sockets)
