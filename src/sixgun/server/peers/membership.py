"""Membership in a cluster: everything a process needs to serve tables together with others."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Final

from litestar.types import ASGIApp

from sixgun.server.cluster.bus import Bus
from sixgun.server.cluster.forwarding import Forwarding
from sixgun.server.cluster.mail import Mail
from sixgun.server.cluster.relays import Relays
from sixgun.server.front_desk import FrontDesk
from sixgun.server.peers.peer_requests import PeerRequests
from sixgun.server.peers.relayed_sockets import RelayedSockets

PAUSE: Final = 1.0  # seconds
UNATTENDED: Final = 2_000  # milliseconds until a table without connections is given back


class Membership:
    """The bus of a process, and everything that goes over it."""

    def __init__(self, bus: Bus, desk: FrontDesk, secret_file: Path) -> None:
        services = desk.services
        self.bus = bus
        self.desk = desk
        self.tidying: asyncio.Task[None] | None = None
        self.mail = services.mail = Mail(bus, services.leases.me)
        self.relays = services.relays = Relays(self.mail)
        self.relayed = RelayedSockets(desk, self.mail)
        self.peer_requests = PeerRequests(desk, self.mail, secret_file)

    def around(self, app: ASGIApp) -> ASGIApp:
        """The application, which lets other processes answer what they have to answer."""
        return Forwarding(app, self.mail)

    async def open(self) -> None:
        await self.bus.open()
        self.relays.open()
        self.relayed.open()
        self.tidying = asyncio.create_task(self.tidy())

    async def tidy(self) -> None:
        """Gives back tables that nobody is connected to: the players may be at a process that cannot reach this one.

        It does so at once where the bus is down, because those who were relayed cannot come back.
        """
        while True:
            await asyncio.sleep(PAUSE)
            patience = UNATTENDED if self.bus.up else 0
            await self.desk.saloon.put_away(self.desk.services.now() - patience)

    async def close(self) -> None:
        """Says goodbye to everybody who is relayed, and leaves the bus."""
        if self.tidying is not None:
            self.tidying.cancel()
            with suppress(asyncio.CancelledError):
                await self.tidying
        await self.relays.close()
        await self.relayed.close()
        await self.bus.close()
