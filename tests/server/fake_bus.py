"""A bus without a network, for processes that are all in one: it delivers in order, in the next turn of the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from typing import NamedTuple

from sixgun.server.cluster.bus import BusError, Heard, NobodyListens


class Subscription(NamedTuple):
    bus: FakeBus
    subject: str
    heard: Heard
    queue: str


class Hub:
    """What all these buses are connected to."""

    def __init__(self) -> None:
        self.subscriptions: list[Subscription] = []
        self.turns = count()

    def deliver(self, subject: str, data: bytes, reply: Callable[[bytes], None] = lambda data: None) -> bool:
        """Delivers a message to all who listen, and to one of each queue; returns whether there is anybody."""
        listening = [each for each in self.subscriptions if each.subject == subject and each.bus.up]
        queues = sorted({each.queue for each in listening if each.queue})
        chosen = [[each for each in listening if each.queue == queue] for queue in queues]
        turn = next(self.turns)
        for each in [*(each for each in listening if not each.queue), *(group[turn % len(group)] for group in chosen)]:
            asyncio.get_running_loop().call_soon(each.bus.take, each.heard, data, reply)
        return bool(listening)


class FakeBus:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.up = False
        self.on_change: Callable[[], None] = lambda: None
        self.asking: set[asyncio.Future[bytes]] = set()

    def listen(self, subject: str, heard: Heard, queue: str = "") -> None:
        self.hub.subscriptions.append(Subscription(self, subject, heard, queue))

    def take(self, heard: Heard, data: bytes, reply: Callable[[bytes], None]) -> None:
        if self.up:
            heard(data, lambda answer: reply(answer) if self.up else None)

    def publish(self, subject: str, data: bytes) -> None:
        if self.up:
            self.hub.deliver(subject, data)

    async def request(self, subject: str, data: bytes, seconds: float) -> bytes:
        if not self.up:
            raise BusError("down")
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        def reply(data: bytes) -> None:
            if not answer.done():
                answer.set_result(data)

        if not self.hub.deliver(subject, data, reply):
            raise NobodyListens(subject)
        self.asking.add(answer)
        try:
            return await asyncio.wait_for(answer, seconds)
        except TimeoutError as error:
            raise BusError(subject) from error
        finally:
            self.asking.discard(answer)

    async def gather(self, subject: str, data: bytes, seconds: float) -> list[bytes]:
        answers: list[bytes] = []
        if not self.up:
            raise BusError("down")
        self.hub.deliver(subject, data, answers.append)
        await asyncio.sleep(0.01)
        return answers

    async def open(self) -> None:
        self.set_up(True)

    async def close(self) -> None:
        self.set_up(False)

    def set_up(self, up: bool) -> None:
        """Connects the bus, or breaks the connection."""
        self.up = up
        for answer in self.asking:
            if not (up or answer.done()):
                answer.set_exception(BusError("down"))
        self.on_change()

    def fall_silent(self) -> None:
        """Breaks the connection without telling anybody here, as when the process is killed."""
        self.up = False
