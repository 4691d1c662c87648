"""The connections to a table.

A connection has no queue of views: it keeps a dirty flag and builds the latest view when the socket is writable. So a
client that reads slowly gets fewer views, and for one that never reads none are built.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol

from sixgun.engine.ids import NOBODY
from sixgun.server import crash_points
from sixgun.server.messages.socket import Done, Farewell, Goodbye, Wrong
from sixgun.server.render.frames import framed
from sixgun.server.render.picture import encoded
from sixgun.server.render.scene import Scene

MOST_SMALL: Final = 64  # queued messages; a client that reads never has that many
FAREWELL: Final = 1.0  # seconds to deliver a goodbye
NO_SEATS: Final[list[int]] = []


class Outlet(Protocol):
    """The part of a wire that a connection needs."""

    def can_write(self) -> bool: ...

    def write(self, frames: bytes) -> None: ...


class Speaker(Protocol):
    """The part of a table that a connection needs."""

    def room_for(self, listener: Connection) -> str: ...

    def game_for(self, listener: Connection) -> str | None: ...

    def told(self, listener: Connection) -> None: ...

    def refused(self, message: Wrong) -> None: ...

    def failed(self, error: Exception) -> None: ...


class Connection:
    """One socket: what is still to be sent, and what has been."""

    def __init__(self, wire: Outlet, player: str | None, name: str, origin: str | None = None) -> None:
        self.wire = wire
        self.speaker: Speaker | None = None  # nothing is sent before there is one
        self.origin = origin  # the network it comes from; None for this machine itself
        self.player = player
        self.name = name
        self.device = ""  # of the player
        self.address = ""  # that it comes from
        self.blocks: set[str | None] = set()  # people whom it does not hear
        self.seat = NOBODY  # the seat whose view it gets
        self.open_eyes = False
        self.heard_game = 0
        self.heard = 0  # events of this game
        self.outbox: deque[str] = deque()
        self.room_due = self.game_due = True
        self.ending = self.acknowledging = False
        self.flushing: asyncio.Handle | None = None
        self.gone = asyncio.Event()  # nothing more is read or written
        self.farewell: Farewell | None = None

    def look_from(self, seats: list[int], asked: int) -> None:
        """Chooses the seat to look from: the one that is asked if it is the player's own, or else the last one."""
        if asked in seats:
            self.seat = asked
        elif self.seat not in seats:
            self.seat = seats[0] if seats else NOBODY

    def hear(self, scene: Scene) -> int:
        """Looks at this scene; returns how many events of its game it had heard of."""
        seats = None if self.player is None else scene.seats.get(self.player)
        self.look_from(NO_SEATS if seats is None else seats, scene.asked)
        fresh = self.heard_game != scene.game
        heard = (0 if self.heard_game else scene.events) if fresh else self.heard
        self.heard_game, self.heard = scene.game, scene.events
        return heard

    # What is due

    def mark_due(self, *, room: bool = False, game: bool = False) -> None:
        self.room_due = self.room_due or room
        self.game_due = self.game_due or game
        self.flush_soon()

    def post(self, message: object, *, soon: bool = True) -> None:
        """Queues a short message; ends the connection if there are too many. Unless soon, something else will flush."""
        if len(self.outbox) >= MOST_SMALL:
            self.end("too_much")
        else:
            self.outbox.append(encoded(message))
        if isinstance(message, Done):
            self.acknowledging = True
        if isinstance(message, Wrong) and self.speaker is not None:
            self.speaker.refused(message)
        if soon:
            self.flush_soon()

    def end(self, reason: Farewell, wait: int = 0) -> None:
        """Says goodbye, once, and ends the connection. The client should come back after that many milliseconds."""
        if self.farewell is None:
            self.farewell = reason
            self.outbox.append(encoded(Goodbye(reason, wait)))
            self.leave()

    def leave(self) -> None:
        """Ends the connection when everything queued is sent, and soon even if it cannot be."""
        if not self.ending:
            self.ending = True
            asyncio.get_running_loop().call_later(FAREWELL, self.gone.set)
        self.flush_soon()

    # Writing

    def open(self, speaker: Speaker) -> None:
        """Begins to send."""
        self.speaker = speaker
        self.flush()

    def flush_soon(self) -> None:
        """Sends what is due in the next turn of the loop, together with what else is due by then."""
        if self.flushing is None and self.speaker is not None:
            self.flushing = asyncio.get_running_loop().call_soon(self.flush)

    def flush(self, scene: Scene | None = None) -> None:
        """Sends all that is due. If the client does not read, it stays due, and is built when it does.

        What the game looks like now need not be asked for, if it is known already.
        """
        if self.flushing is not None:
            self.flushing.cancel()
            self.flushing = None
        speaker = self.speaker
        if speaker is None or self.gone.is_set() or not self.wire.can_write():
            return
        try:
            self.send(speaker, scene)
        except Exception as error:  # a message that cannot be built ends this connection, and no other
            self.gone.set()
            speaker.failed(error)

    def send(self, speaker: Speaker, scene: Scene | None) -> None:
        """Sends all that is due in one write."""
        frames = self.short_frames() if self.outbox else []
        if self.room_due:
            self.room_due = False
            frames.append(framed(speaker.room_for(self)))
        view: str | None = None
        if self.game_due:
            if scene is None or self.open_eyes:
                view = speaker.game_for(self)
            else:
                heard = self.hear(scene)
                view = scene.text(self.seat, heard)
            self.game_due = False
        if view is not None:
            frames.append(framed(view))
        if frames:
            self.wire.write(frames[0] if len(frames) == 1 else b"".join(frames))
        if view is not None and scene is None:
            speaker.told(self)
        if self.acknowledging:
            self.acknowledging = False
            crash_points.passed("after_acknowledge")
        if self.ending:
            self.gone.set()

    def short_frames(self) -> list[bytes]:
        """The queued messages, which come before a view: a move is acknowledged before it is shown."""
        frames = [framed(text) for text in self.outbox]
        self.outbox.clear()
        return frames
