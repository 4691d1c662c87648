"""Relays: the sockets of this process whose tables other processes run.

A relay passes on what a client says and what it is to be shown, byte for byte; it understands neither. It lets a client
say only so much that is not handled yet, and the owner sends only so much that is not written yet, so neither the bus
nor the other end grows without bound. If the bus drops or the owner is gone, the client hears `goodbye` with `restart`
and comes back with the keys of what was not acknowledged.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import count
from typing import Final, Protocol

from msgspec.json import encode

from sixgun.server.cluster.admission import wait_among, wait_for_owner
from sixgun.server.cluster.bus import BusError, NobodyListens
from sixgun.server.cluster.letters import (
    Beat,
    Frames,
    Handled,
    HungUp,
    Known,
    LineClosed,
    LineOpened,
    Received,
    Uttered,
    Visitor,
    Written,
)
from sixgun.server.cluster.mail import Answer, Mail
from sixgun.server.messages.socket import CLOSE_CODES, Goodbye
from sixgun.server.metrics import RELAYS
from sixgun.server.render.frames import framed
from sixgun.server.wire import Listener

MOST_SAID: Final = 8  # messages of a client that are not handled yet
WINDOW: Final = 64 * 1024  # bytes for a client that are not written yet
BEAT: Final = 1.0  # seconds between heartbeats
UNANSWERED: Final = 2  # heartbeats in a row, after which an owner counts as gone
SILENT: Final = 4  # our own beats without one of a relaying process, after which that counts as gone
OPENING: Final = 3.0  # seconds for the owner's word that it knows of a client
RESTART: Final = CLOSE_CODES["restart"]


class SocketWire(Protocol):
    """The part of a wire that a relay needs."""

    def listen(self, listener: Listener) -> None: ...

    def can_write(self) -> bool: ...

    def write(self, frames: bytes) -> None: ...

    def pause(self) -> None: ...

    def resume(self) -> None: ...


class Relay:
    """One relayed connection, at the process that the client has reached."""

    def __init__(self, line: int, wire: SocketWire, mail: Mail, owner: str) -> None:
        self.line = line
        self.wire = wire
        self.mail = mail
        self.owner = owner
        self.known = False  # to the owner
        self.said = self.handled = 0  # messages of the client
        self.came = self.told = 0  # bytes for the client, and how many of them the owner knows to be written
        self.code: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # with which it ends

    # From the client

    def heard(self, text: bytes) -> None:
        if self.code.done():
            return
        self.said += 1
        self.mail.send(self.owner, Uttered(self.mail.me, self.line, text))
        if self.said - self.handled >= MOST_SAID:
            self.wire.pause()

    def ready(self) -> None:
        """The client reads again."""
        self.tell_written()

    def hung_up(self) -> None:
        if not self.code.done():
            self.mail.send(self.owner, HungUp(self.mail.me, self.line))
            self.code.set_result(0)

    # From the owner

    def is_handled(self, number: int) -> None:
        self.handled = number
        if self.said - self.handled < MOST_SAID:
            self.wire.resume()

    def show(self, data: bytes) -> None:
        if self.code.done():
            return
        self.wire.write(data)
        self.came += len(data)
        self.tell_written()

    def tell_written(self) -> None:
        """Tells the owner, now and then, how much the client has taken in."""
        if self.wire.can_write() and self.came - self.told >= WINDOW // 4:
            self.told = self.came
            self.mail.send(self.owner, Written(self.mail.me, self.line, self.came))

    def close(self, code: int) -> None:
        if not self.code.done():
            self.code.set_result(code)

    def send_away(self, wait: int) -> None:
        """Lets the client come back after so many milliseconds, to the owner that the table has by then."""
        if not self.code.done():
            if self.wire.can_write():
                self.wire.write(framed(encode(Goodbye("restart", wait)).decode()))
            self.close(RESTART)


class Relays:
    """All relays of this process."""

    def __init__(self, mail: Mail) -> None:
        self.mail = mail
        self.lines: dict[int, Relay] = {}
        self.numbers = count(1)
        self.beating: asyncio.Task[None] | None = None
        mail.on(Frames, self.frames)
        mail.on(Handled, self.handled)
        mail.on(LineClosed, self.closed)
        mail.on_change.append(self.changed)

    async def carry(self, wire: SocketWire, visitor: Visitor, owner: str) -> int:
        """Relays a connection until it ends; returns the code with which to close it."""
        relay = Relay(next(self.numbers), wire, self.mail, owner)
        self.lines[relay.line] = relay
        with RELAYS.track_inprogress():
            try:
                await self.mail.ask(owner, LineOpened(self.mail.me, relay.line, visitor), Received, OPENING)
            except BusError:
                relay.send_away(wait_for_owner())
            else:
                relay.known = True
                wire.listen(relay)
            try:
                return await relay.code
            finally:
                relay.hung_up()
                del self.lines[relay.line]

    # Letters

    def frames(self, letter: Frames, answer: Answer) -> None:
        if letter.line in self.lines:
            self.lines[letter.line].show(letter.data)

    def handled(self, letter: Handled, answer: Answer) -> None:
        if letter.line in self.lines:
            self.lines[letter.line].is_handled(letter.count)

    def closed(self, letter: LineClosed, answer: Answer) -> None:
        if letter.line in self.lines:
            self.lines[letter.line].close(letter.code)

    # Heartbeats

    def open(self) -> None:
        self.beating = asyncio.create_task(self.beat_forever())

    async def beat_forever(self) -> None:
        unanswered: dict[str, int] = {}  # heartbeats in a row, by owner; a moment in which we sleep ourselves is one
        while True:
            await asyncio.sleep(BEAT)
            owners = {relay.owner for relay in self.lines.values()}
            answers = await asyncio.gather(*[self.beat(owner) for owner in owners])
            told = zip(owners, answers, strict=True)
            unanswered = {owner: 0 if answered else unanswered.get(owner, 0) + 1 for owner, answered in told}
            for owner, number in unanswered.items():
                if number >= UNANSWERED:
                    self.send_away(self.of(owner))

    async def beat(self, owner: str) -> bool:
        """Tells an owner who is connected; returns whether it answered."""
        mine = [relay.line for relay in self.of(owner) if relay.known]
        try:
            known = await self.mail.ask(owner, Beat(self.mail.me, mine), Known, BEAT)
        except NobodyListens:
            self.send_away(self.of(owner))
            return False
        except BusError:
            return False
        lost = {*mine} - {*known.lines}
        self.send_away([self.lines[line] for line in lost if line in self.lines])
        return True

    def of(self, owner: str) -> list[Relay]:
        return [relay for relay in self.lines.values() if relay.owner == owner]

    # Ending

    def changed(self) -> None:
        if not self.mail.up:
            self.send_everybody_away()

    def send_everybody_away(self) -> None:
        self.send_away(list(self.lines.values()))

    def send_away(self, relays: list[Relay]) -> None:
        for relay in relays:
            relay.send_away(wait_among(len(self.lines)))

    async def close(self) -> None:
        if self.beating is not None:
            self.beating.cancel()
            with suppress(asyncio.CancelledError):
                await self.beating
        self.send_everybody_away()
