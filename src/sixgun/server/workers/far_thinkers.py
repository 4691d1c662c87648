"""Thinkers on other machines, which share the searches of all servers on a bus.

A server sends a search to the queue of the thinkers, one of which takes it and serves the hosts of tables fairly. If
nobody answers by the deadline, a quick bot of the server's own does; if nobody listens, its own processes search.
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from msgspec import DecodeError, Struct, msgpack

from sixgun.bots import LEVELS, wants_world
from sixgun.engine.actions import Action
from sixgun.match.view import View
from sixgun.rules import RULES_VERSION
from sixgun.server.cluster.bus import Bus, BusError, NobodyListens, Reply, bus_at
from sixgun.server.messages.room import Level
from sixgun.server.metrics import FAR_SEARCHES, LATE
from sixgun.server.workers import plain_values
from sixgun.server.workers.bot_pool import BotPool
from sixgun.server.workers.bot_wire import BotProfile, ChooseRequest, Motives

SUBJECT: Final = f"sixgun.think.{RULES_VERSION}"
QUEUE: Final = "thinkers"
MARGIN: Final = 0.05  # seconds of the deadline that the way there and back may take

log = structlog.get_logger("sixgun.thinkers")


class SearchRequest(Struct, frozen=True):
    level: Level
    temper: str
    view: bytes  # see `plain`
    seed: int
    owner: str  # whom the work is counted for
    seconds: float  # until the answer comes too late


class SearchAnswer(Struct, frozen=True):
    """An action, or nothing from a thinker that could not read the request."""

    action: tuple[int, int, int, int, int] | None = None


REQUESTS: Final = msgpack.Decoder(SearchRequest)
ANSWERS: Final = msgpack.Decoder(SearchAnswer)


class FarThinkers:
    """The bots of a server whose searches run on other machines."""

    def __init__(self, near: BotPool, bus: Bus) -> None:
        self.near = near
        self.bus = bus

    async def choose(self, mind: BotProfile, view: View, *, owner: str, deadline: float) -> Action:
        """The action of this bot; if nobody has found one at the deadline, that of a quick one."""
        if not wants_world(LEVELS[mind.level]) or not self.bus.up:
            return await self.near.choose(mind, view, owner=owner, deadline=deadline)
        request = ChooseRequest(mind, view, self.near.rng.getrandbits(32))
        try:
            action = await self.search(request, owner, deadline - asyncio.get_running_loop().time())
        except NobodyListens:
            return await self.near.choose(mind, view, owner=owner, deadline=deadline)
        except (BusError, DecodeError):
            action = None
        if action is None or action not in view.options:
            LATE.inc()
            return await self.near.choose_quickly(request, owner)
        FAR_SEARCHES.inc()
        return action

    async def search(self, request: ChooseRequest, owner: str, seconds: float) -> Action | None:
        view = plain_values.encode(request.view)
        level, temper = request.mind
        asked = SearchRequest(level, temper, view, request.seed, owner, max(0.0, seconds - MARGIN))
        answer = ANSWERS.decode(await self.bus.request(SUBJECT, msgpack.encode(asked), max(MARGIN, seconds)))
        return None if answer.action is None else Action(*answer.action)

    async def explain(self, mind: BotProfile, view: View, action: Action, *, owner: str) -> Motives:
        return await self.near.explain(mind, view, action, owner=owner)

    async def close(self) -> None:
        await self.near.close()


class Thinker:
    """A process that searches for servers on the bus."""

    def __init__(self, pool: BotPool, bus: Bus) -> None:
        self.pool = pool
        self.bus = bus
        self.tasks: set[asyncio.Task[None]] = set()
        bus.listen(SUBJECT, self.asked, QUEUE)

    def asked(self, data: bytes, reply: Reply) -> None:
        task = asyncio.create_task(self.answer(data, reply))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def answer(self, data: bytes, reply: Reply) -> None:
        try:
            request = REQUESTS.decode(data)
            view = plain_values.decode(request.view)
            if not isinstance(view, View):
                raise plain_values.NotPlain(type(view).__name__)
        except (DecodeError, plain_values.NotPlain) as error:
            log.warning("unreadable_request", reason=str(error))
            reply(msgpack.encode(SearchAnswer()))
            return
        found = await self.found(request, view)
        if found is not None:
            action = (int(found.verb), int(found.card), int(found.target), int(found.take), int(found.pay))
            reply(msgpack.encode(SearchAnswer(action)))

    async def found(self, request: SearchRequest, view: View) -> Action | None:
        """The action, or None if it is too late for it or no process could find one."""
        asked = ChooseRequest(BotProfile(request.level, request.temper), view, request.seed)
        try:
            return await asyncio.wait_for(self.pool.search(asked, request.owner), request.seconds)
        except Exception as error:
            log.info("search_failed", reason=type(error).__name__)
            return None

    async def serve(self, stopping: asyncio.Event) -> None:
        """Thinks until it is told to stop."""
        await self.bus.open()
        try:
            await stopping.wait()
        finally:
            await self.bus.close()
            await self.pool.close()


def thinker(address: str, processes: int) -> Thinker:
    """A thinker with so many processes for the servers on the bus at this address."""
    return Thinker(BotPool(processes), bus_at(address))
