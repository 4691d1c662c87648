"""The bus as NATS carries it. Needs the extra `cluster`."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from random import uniform
from typing import Final

import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error, NoRespondersError

from sixgun.server.cluster.bus import BusError, Heard, NobodyListens, Reply
from sixgun.server.metrics import BUS_DROPS, BUS_UP

AGAIN: Final = 0.5  # seconds until the next attempt to connect, on average
AT_START: Final = 5.0  # seconds for which the start waits for the bus
PING: Final = 2  # seconds between questions whether the other end is there
UNANSWERED: Final = 2  # questions, after which it is not
CONNECTING: Final = 2  # seconds for one attempt
GONE: Final = (Error, OSError, TimeoutError, asyncio.IncompleteReadError)

log = structlog.get_logger("sixgun.bus")


class NatsBus:
    """One connection to NATS at a time. After every break a new one is made, so that nothing is left of the old."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.up = False
        self.on_change: Callable[[], None] = lambda: None
        self.client: Client | None = None
        self.subjects: list[tuple[str, Heard, str]] = []
        self.outgoing: deque[tuple[str, bytes]] = deque()
        self.something = asyncio.Event()  # to send
        self.reached = asyncio.Event()  # the bus, at least once
        self.keeping: asyncio.Task[None] | None = None

    # Listening and sending

    def listen(self, subject: str, heard: Heard, queue: str = "") -> None:
        self.subjects.append((subject, heard, queue))

    def publish(self, subject: str, data: bytes) -> None:
        if self.up:
            self.outgoing.append((subject, data))
            self.something.set()

    async def request(self, subject: str, data: bytes, seconds: float) -> bytes:
        client = self.connected()
        try:
            answer: Msg = await client.request(subject, data, timeout=seconds)
        except NoRespondersError as error:
            raise NobodyListens(subject) from error
        except GONE as error:
            raise BusError(subject) from error
        return answer.data

    async def gather(self, subject: str, data: bytes, seconds: float) -> list[bytes]:
        client, answers = self.connected(), list[bytes]()

        async def heard(message: Msg) -> None:
            answers.append(message.data)

        try:
            inbox = client.new_inbox()
            listening = await client.subscribe(inbox, cb=heard)
            await client.publish(subject, data, reply=inbox)
            await asyncio.sleep(seconds)
            await listening.unsubscribe()
        except GONE as error:
            raise BusError(subject) from error
        return answers

    def connected(self) -> Client:
        if self.client is None or not self.up:
            raise BusError("the bus is down")
        return self.client

    # The connection

    async def open(self) -> None:
        self.keeping = asyncio.create_task(self.keep())
        with suppress(TimeoutError):
            async with asyncio.timeout(AT_START):
                await self.reached.wait()
        if not self.up:
            log.error("bus_down", address=without_secrets(self.address))

    async def close(self) -> None:
        if self.keeping is not None:
            self.keeping.cancel()
            await asyncio.wait([self.keeping])

    async def keep(self) -> None:
        """Connects again and again, for ever."""
        while True:
            client, broken = Client(), asyncio.Event()
            try:
                await self.connect(client, broken)
                self.change(client)
                await self.send_on(client, broken)
            except GONE as error:
                log.debug("bus_fails", reason=str(error) or type(error).__name__)
            finally:
                self.change(None)
                with suppress(*GONE):
                    await client.close()
            await asyncio.sleep(uniform(0, 2 * AGAIN))

    async def connect(self, client: Client, broken: asyncio.Event) -> None:
        async def fail(error: Exception | None = None) -> None:
            """The connection fails, or something came too fast to be taken in: what is lost cannot be known."""
            if error is not None:
                log.debug("bus_fails", reason=str(error) or type(error).__name__)
            broken.set()
            self.something.set()

        await client.connect(
            self.address,
            allow_reconnect=False,
            connect_timeout=CONNECTING,
            ping_interval=PING,
            max_outstanding_pings=UNANSWERED,
            error_cb=fail,
            closed_cb=fail,
        )
        for subject, heard, queue in self.subjects:
            await client.subscribe(subject, queue=queue, cb=self.taker(heard))
        await client.flush(CONNECTING)

    def change(self, client: Client | None) -> None:
        """Makes it known that the bus is there, or is not."""
        self.client = client
        self.outgoing.clear()
        if self.up == (client is not None):
            return
        self.up = client is not None
        BUS_UP.set(self.up)
        if self.up:
            self.reached.set()
            log.info("bus_up", address=without_secrets(self.address))
        else:
            BUS_DROPS.inc()
            log.error("bus_down", address=without_secrets(self.address))
        self.on_change()

    async def send_on(self, client: Client, broken: asyncio.Event) -> None:
        """Sends what is published, until the connection breaks."""
        while not broken.is_set():
            while self.outgoing:
                await client.publish(*self.outgoing.popleft())
            self.something.clear()
            if not broken.is_set():
                await self.something.wait()

    def taker(self, heard: Heard) -> Callable[[Msg], asyncio.Future[None]]:
        async def take(message: Msg) -> None:
            try:
                heard(message.data, self.reply_to(message.reply))
            except Exception as error:  # a message that cannot be read must not end the subscription
                log.error("failed", subject=message.subject, exc_info=error)

        return take  # type: ignore[return-value]

    def reply_to(self, subject: str) -> Reply:
        return (lambda data: self.publish(subject, data)) if subject else (lambda data: None)


def without_secrets(address: str) -> str:
    """The address without a user and a password."""
    scheme, separator, rest = address.partition("://")
    return scheme + separator + rest.rpartition("@")[2]
