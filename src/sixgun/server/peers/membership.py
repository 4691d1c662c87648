"""Membership in a cluster: everything a process needs to serve tables together with others."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from time import monotonic
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
HOLD_OUT: Final = 5.0  # seconds without the bus, until tables are given back whose players it has parted


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
        """Gives back tables whose players cannot reach this process.

        Where nobody is connected to a table, they may be at one that cannot reach this one. If the bus stays down,
        those who were relayed cannot come back, so their tables are given back although others are connected to them:
        the proxy sends all of them to the same process, which takes the table.
        """
        up_at = monotonic()
        while True:
            await asyncio.sleep(PAUSE)
            up_at = monotonic() if self.bus.up else up_at
            patience = UNATTENDED if self.bus.up else 0
            await self.desk.saloon.put_away(self.desk.services.now() - patience)
            self.relayed.cut_off &= {*self.desk.saloon.dealers}
            if up_at < monotonic() - HOLD_OUT:
                for code in self.relayed.cut_off & self.desk.saloon.missing_somebody():
                    await self.desk.saloon.give_back(code)

    async def close(self) -> None:
        """Says goodbye to everybody who is relayed, and leaves the bus."""
        if self.tidying is not None:
            self.tidying.cancel()
            with suppress(asyncio.CancelledError):
                await self.tidying
        await self.relays.close()
        await self.relayed.close()
        await self.bus.close()
