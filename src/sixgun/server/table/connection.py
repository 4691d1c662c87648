"""The connections to a table.

A connection has no queue of views: it keeps a dirty flag and builds the latest view when the socket is writable. So a
client that reads slowly gets fewer views, and one that never reads delays no one.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final, Protocol

from sixgun.engine.ids import NOBODY
from sixgun.server import crash_points
from sixgun.server.messages.socket import Done, Goodbye
from sixgun.server.table.room import encoded

MOST_SMALL: Final = 64  # queued messages; a client that reads never has so many
SEND_TIME: Final = 20.0  # seconds without reading until a client is dropped
WATCH: Final = 5.0  # seconds between checks for that

Send = Callable[[str], Awaitable[None]]


class Speaker(Protocol):
    """The part of a table that a connection needs."""

    def room_for(self, listener: Connection) -> str: ...

    def game_for(self, listener: Connection) -> str | None: ...

    def told(self, listener: Connection) -> None: ...


class Connection:
    """One socket: what is still to be sent, and what has been."""

    def __init__(self, send: Send, player: str | None, name: str, origin: str | None = None) -> None:
        self.send = send
        self.origin = origin  # the network it comes from; None for this machine itself
        self.player = player
        self.name = name
        self.blocks: set[str | None] = set()  # people whom it does not hear
        self.seats: list[int] = []
        self.seat = NOBODY  # the seat whose view it gets
        self.open_eyes = False
        self.heard_game = 0
        self.heard = 0  # events of this game
        self.outbox: deque[str] = deque()
        self.room_due = self.game_due = True
        self.ending = self.acknowledging = False
        self.wake = asyncio.Event()
        self.wake.set()
        self.sending_since: float | None = None

    def look_from(self, seats: list[int], asked: int) -> None:
        """Chooses the seat to look from: the one that is asked if it is the player's own, or else the last one."""
        self.seats = seats
        if asked in seats:
            self.seat = asked
        elif self.seat not in seats:
            self.seat = seats[0] if seats else NOBODY

    # What is due

    def mark_due(self, *, room: bool = False, game: bool = False) -> None:
        self.room_due |= room
        self.game_due |= game
        self.wake.set()

    def post(self, message: object) -> None:
        """Queues a short message; ends the connection if there are too many."""
        if len(self.outbox) >= MOST_SMALL:
            self.ending = True
        else:
            self.outbox.append(encoded(message))
        self.acknowledging |= isinstance(message, Done)
        self.wake.set()

    def end(self, reason: str) -> None:
        self.outbox.append(encoded(Goodbye(reason)))
        self.ending = True
        self.wake.set()

    # Writing

    async def write(self, speaker: Speaker) -> None:
        """Sends what is due until the connection ends or the client is gone."""
        watching = asyncio.create_task(self.watch(asyncio.current_task()))
        try:
            while not self.ending or self.outbox:
                await self.wake.wait()
                self.wake.clear()
                await self.flush(speaker)
        finally:
            watching.cancel()

    async def watch(self, writing: asyncio.Task[Any] | None) -> None:
        """Drops a client that has stopped reading. Polling is cheaper than a timer per message."""
        assert writing is not None
        while self.sending_since is None or monotonic() < self.sending_since + SEND_TIME:
            await asyncio.sleep(WATCH)
        writing.cancel()

    async def flush(self, speaker: Speaker) -> None:
        await self.flush_outbox()
        if self.room_due:
            self.room_due = False
            await self.send_text(speaker.room_for(self))
            await self.flush_outbox()
        if self.game_due:
            self.game_due = False
            view = speaker.game_for(self)
            if view is not None:
                await self.send_text(view)
                speaker.told(self)

    async def flush_outbox(self) -> None:
        """Sends the queued messages, which come before a view: a move is acknowledged before it is shown."""
        while self.outbox:
            await self.send_text(self.outbox.popleft())
        if self.acknowledging:
            self.acknowledging = False
            crash_points.passed("after_acknowledge")

    async def send_text(self, text: str) -> None:
        self.sending_since = monotonic()
        await self.send(text)
        self.sending_since = None
