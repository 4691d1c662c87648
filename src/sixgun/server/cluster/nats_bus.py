"""The bus as NATS carries it. Needs the extra `cluster`."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import uniform
from typing import Any, Final, TypeVar

import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error, NoRespondersError

from sixgun.server.cluster.bus import BusError, Heard, NobodyListens, Reply
from sixgun.server.metrics import BUS_DROPS, BUS_UP

AGAIN: Final = 0.5  # seconds until the next attempt to connect, on average
AT_START: Final = 5.0  # seconds for which the start waits for the bus
PING: Final = 1.0  # seconds between questions whether the bus is there
UNANSWERED: Final = 3  # seconds for the answer
CONNECTING: Final = 2  # seconds for one attempt
LEAVING: Final = 1.0  # seconds to close a connection, which may be dead
GONE: Final = (Error, OSError, TimeoutError, asyncio.IncompleteReadError)

T = TypeVar("T")

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
        self.asking: set[asyncio.Task[Any]] = set()  # what waits for an answer
        self.keeping: asyncio.Task[None] | None = None

    # Listening and sending

    def listen(self, subject: str, heard: Heard, queue: str = "") -> None:
        self.subjects.append((subject, heard, queue))

    def publish(self, subject: str, data: bytes) -> None:
        if self.up:
            self.outgoing.append((subject, data))
            self.something.set()

    async def request(self, subject: str, data: bytes, seconds: float) -> bytes:
        answer = await self.answered(subject, lambda client: client.request(subject, data, timeout=seconds))
        return answer.data

    async def gather(self, subject: str, data: bytes, seconds: float) -> list[bytes]:
        answers = list[bytes]()

        async def heard(message: Msg) -> None:
            answers.append(message.data)

        async def gathered(client: Client) -> None:
            inbox = client.new_inbox()
            listening = await client.subscribe(inbox, cb=heard)
            await client.publish(subject, data, reply=inbox)
            await asyncio.sleep(seconds)
            await listening.unsubscribe()

        await self.answered(subject, gathered)
        return answers

    async def answered(self, subject: str, ask: Callable[[Client], Coroutine[Any, Any, T]]) -> T:
        """What comes of asking; it fails as soon as the connection does. Raises BusError."""
        if self.client is None:
            raise BusError("the bus is down")
        task = asyncio.create_task(ask(self.client))
        self.asking.add(task)
        try:
            await asyncio.wait([task])
            return task.result()
        except NoRespondersError as error:
            raise NobodyListens(subject) from error
        except GONE as error:
            raise BusError(subject) from error
        except asyncio.CancelledError:
            if task.cancel():
                raise
            raise BusError("the bus is down") from None
        finally:
            self.asking.discard(task)

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
                    await asyncio.wait_for(client.close(), LEAVING)
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
        for task in self.asking:
            task.cancel()
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
        """Sends what is published, until the connection breaks or is silent."""
        watching = asyncio.create_task(self.watch(client, broken))
        try:
            while not broken.is_set():
                while self.outgoing:
                    await client.publish(*self.outgoing.popleft())
                self.something.clear()
                if not broken.is_set():
                    await self.something.wait()
        finally:
            watching.cancel()

    async def watch(self, client: Client, broken: asyncio.Event) -> None:
        """Asks again and again whether the bus is there."""
        with suppress(*GONE):
            while True:
                await asyncio.sleep(PING)
                await client.flush(UNANSWERED)
        broken.set()
        self.something.set()

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
