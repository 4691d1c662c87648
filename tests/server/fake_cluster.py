"""Several servers of the same tables in one process, without a network: only their bus and their leases are fake."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar

from sixgun.server.accounts.identity import COOKIE, Identities
from sixgun.server.accounts.keys import read_keys
from sixgun.server.accounts.limits import ConnectionLimit, NewcomerLimit
from sixgun.server.app import litestar
from sixgun.server.cluster.leases import Elsewhere, SoleOwner
from sixgun.server.cluster.letters import Visitor
from sixgun.server.front_desk import FrontDesk
from sixgun.server.messages import socket as said
from sixgun.server.middleware import SecurityMiddleware
from sixgun.server.office import Office
from sixgun.server.peers.membership import Membership
from sixgun.server.routes.socket import refusal, relayed, visit
from sixgun.server.services import Services
from sixgun.server.storage.sqlite import SqliteStore
from sixgun.server.table.room import encoded
from sixgun.server.wire import Listener
from tests.server.fake_bus import FakeBus, Hub
from tests.server.fake_saloon import FakeWire, Simpletons, unframed


class SharedLeases(SoleOwner):
    """The leases of one of several processes; a dictionary says who owns what."""

    def __init__(self, me: str, owners: dict[str, str]) -> None:
        super().__init__()
        self.me = me
        self.owners = owners

    async def take(self, code: str) -> int:
        owner = self.owners.setdefault(code, self.me)
        if owner != self.me:
            raise Elsewhere(code, owner)
        return 1

    async def release(self, code: str) -> None:
        if self.owners.get(code) == self.me:
            del self.owners[code]


class Branch:
    """One server."""

    def __init__(self, folder: Path, name: str, hub: Hub, owners: dict[str, str]) -> None:
        self.name = name
        self.bus = FakeBus(hub)
        self.store = SqliteStore(folder / "sixgun.db")
        services = Services(self.store, Simpletons(), 0, SharedLeases(name, owners))
        identities = Identities(read_keys(folder / "secret"))
        self.desk = FrontDesk(services, identities, ConnectionLimit(1000), NewcomerLimit(1000))
        self.desk.messages.budget.most = inf
        self.office = Office(self.desk, folder / "secret")
        self.member = Membership(self.bus, self.desk, folder / "secret")
        self.routes = litestar(self.desk, self.office, quietly)
        self.app = SecurityMiddleware(self.member.around(self.routes), (), "localhost")
        self.clients: list[FarClient] = []

    def web(self, cookies: dict[str, str] | None = None) -> httpx.AsyncClient:
        """A client of this server over HTTP."""
        way = httpx.ASGITransport(self.app)  # type: ignore[arg-type]
        return httpx.AsyncClient(transport=way, base_url="http://localhost", cookies=cookies)

    async def come(self, code: str, person: Person | None) -> FarClient:
        """Opens a socket at this server, wherever the table is."""
        client = FarClient(self, code, person)
        self.clients.append(client)
        await client.arrive()
        return client

    async def close(self) -> None:
        await self.desk.close()
        await self.member.close()
        for client in self.clients:
            await client.staying
        self.store.close()


@asynccontextmanager
async def quietly(_: Litestar) -> AsyncIterator[None]:
    yield


class Person:
    """A player with a cookie, which every server accepts."""

    def __init__(self, name: str, cookies: dict[str, str], me: dict[str, Any]) -> None:
        self.name = name
        self.cookies = cookies
        self.token = cookies[COOKIE]
        self.id: str = me["player"]
        self.link: str = me["rejoin"]


class ToldWire(FakeWire):
    """A wire that also keeps the bytes, and knows who listens to it."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[bytes] = []
        self.rest = b""
        self.listener: Listener | None = None

    def write(self, frames: bytes) -> None:
        self.texts += [bytes(text) for text in unframed(frames)]
        super().write(frames)

    def listen(self, listener: Listener) -> None:
        self.listener = listener


class FarClient:
    """A client that has opened a socket at one server."""

    def __init__(self, branch: Branch, code: str, person: Person | None) -> None:
        self.branch = branch
        self.code = code
        self.person = person
        self.wire = ToldWire()
        self.ended = 0  # the code with which it was closed
        self.staying: asyncio.Task[None]

    async def arrive(self) -> None:
        self.staying = asyncio.create_task(self.stay())
        await eventually(lambda: bool(self.wire.heard) or self.staying.done())

    async def stay(self) -> None:
        """What `table_socket` does, after the handshake."""
        desk = self.branch.desk
        guest = await desk.known(self.person.token) if self.person else None
        claim = desk.claim(self.person.token) if self.person else None
        device = claim.device if claim else ""
        who = Visitor(self.code, guest.id if guest else None, guest.name if guest else "", device, "127.0.0.1")
        try:
            self.ended = await refusal(who, desk) or await visit(self.wire, who, desk)
        except Elsewhere as elsewhere:
            self.ended = await relayed(self.wire, who, elsewhere.owner, desk)

    @property
    def heard(self) -> list[said.FromServer]:
        return self.wire.heard

    def say(self, message: said.FromClient) -> None:
        assert self.wire.listener is not None
        self.wire.listener.heard(encoded(message).encode())

    async def wait_for(self, kind: type[Any], number: int = 1) -> Any:
        """The last message of this kind, once so many have come."""
        await eventually(lambda: len(self.all_of(kind)) >= number)
        return self.all_of(kind)[-1]

    def all_of(self, kind: type[Any]) -> list[Any]:
        return [message for message in self.heard if isinstance(message, kind)]

    async def leave(self) -> None:
        assert self.wire.listener is not None
        self.wire.listener.hung_up()
        await self.staying


async def eventually(true: Callable[[], bool]) -> None:
    """Waits until this is so; a test that waits in vain fails after a minute."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.001)


async def introduced(branch: Branch, name: str) -> Person:
    async with branch.web() as web:
        me = (await web.post("/api/me", json={"name": name})).raise_for_status()
        return Person(name, {COOKIE: me.cookies[COOKIE]}, me.json())


class Cluster:
    """Two servers, one of which owns the table."""

    def __init__(self, folder: Path) -> None:
        self.hub, self.owners = Hub(), dict[str, str]()
        self.here = Branch(folder, "here", self.hub, self.owners)
        self.there = Branch(folder, "there", self.hub, self.owners)

    async def game(self, names: str, **agreement: Any) -> tuple[str, list[Person]]:
        """A game of these people at a table of `here`; every second of them asks `there` for everything."""
        people = [await introduced(self.here, name) for name in names.split()]
        servers = [(self.here, self.there)[number % 2] for number in range(len(people))]
        agreed = {"players": len(people), "speed": "none", **agreement}
        code = (await self.post(self.here, people[0], "/api/tables", {"agreement": agreed}))["code"]
        for server, person in list(zip(servers, people, strict=True))[1:]:
            await self.post(server, person, f"/api/tables/{code}/seat", {})
        for server, person in zip(servers, people, strict=True):
            await self.post(server, person, f"/api/tables/{code}/ready", {})
        await self.post(self.there, people[0], f"/api/tables/{code}/start")
        return code, people

    async def post(self, branch: Branch, person: Person, path: str, body: object = None) -> Any:
        async with branch.web(person.cookies) as web:
            return (await web.post(path, json=body)).raise_for_status().json()


def in_cluster(folder: Path, story: Callable[[Cluster], Awaitable[None]]) -> None:
    async def told() -> None:
        cluster = Cluster(folder)
        branches = [cluster.here, cluster.there]
        for branch in branches:
            await branch.member.open()
        try:
            await story(cluster)
        finally:
            for branch in branches:
                await branch.close()

    asyncio.run(told())
