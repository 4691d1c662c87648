"""The other end of a relay: connections to tables of this process that clients have opened at other processes.

For a table they are connections like any others. They end when their client does, when the process that relays them is
silent for a while, and when the bus drops.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from time import monotonic
from typing import Final

from sixgun.server.cluster.leases import Elsewhere
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
    Written,
)
from sixgun.server.cluster.mail import Answer, Mail
from sixgun.server.cluster.relays import BEAT, MOST_SAID, SILENT, WINDOW
from sixgun.server.front_desk import FrontDesk
from sixgun.server.messages.socket import CLOSE_CODES
from sixgun.server.metrics import RELAYED
from sixgun.server.routes.socket import refusal, visit
from sixgun.server.storage.store import StorageError
from sixgun.server.wire import Listener

PIECE: Final = 512 * 1024  # bytes of one letter


class RelayedWire:
    """The wire of a client that has come to another process."""

    def __init__(self, mail: Mail, edge: str, line: int, code: str) -> None:
        self.mail = mail
        self.edge = edge
        self.line = line
        self.code = code  # of the table
        self.since = monotonic()
        self.ear: Listener | None = None
        self.early: deque[bytes] = deque()  # what the client says before anybody listens
        self.heard = self.told = 0  # messages of the client, and how many of them it knows to be handled
        self.sent = self.written = 0  # bytes
        self.gone = False
        self.serving: asyncio.Task[None] | None = None

    # For the ear and the connection

    def listen(self, ear: Listener) -> None:
        self.ear = ear
        while self.early and not self.gone:
            self.hear(self.early.popleft())
        if self.gone:
            ear.hung_up()

    def can_write(self) -> bool:
        return not self.gone and self.sent - self.written < WINDOW

    def write(self, frames: bytes) -> None:
        self.sent += len(frames)
        for piece in pieces(frames):
            self.mail.send(self.edge, Frames(self.line, piece))

    def pause(self) -> None:
        """The relay pauses by itself: it sends only so much that is not handled."""

    def resume(self) -> None:
        if self.heard - self.told >= MOST_SAID // 2:
            self.told = self.heard
            self.mail.send(self.edge, Handled(self.line, self.heard))

    # From the relay

    def hear(self, text: bytes) -> None:
        if self.ear is None:
            self.early.append(text)
            return
        self.heard += 1
        self.ear.heard(text)

    def has_written(self, size: int) -> None:
        self.written = size
        if self.ear is not None and self.can_write():
            self.ear.ready()

    def hang_up(self) -> None:
        self.gone = True
        if self.ear is not None:
            self.ear.hung_up()


class RelayedSockets:
    """All connections that other processes relay to this one."""

    def __init__(self, desk: FrontDesk, mail: Mail) -> None:
        self.desk = desk
        self.mail = mail
        self.wires: dict[tuple[str, int], RelayedWire] = {}
        self.silent: dict[str, int] = {}  # our beats since each process was heard
        self.cut_off: set[str] = set()  # tables whose relayed players were lost with the bus, or with their process
        self.watching: asyncio.Task[None] | None = None
        mail.on(LineOpened, self.opened)
        mail.on(Uttered, self.uttered)
        mail.on(Written, self.written)
        mail.on(HungUp, self.hung_up)
        mail.on(Beat, self.beat)
        mail.on_change.append(self.changed)
        desk.services.leases.on_lost.append(self.lose)

    # Letters

    def opened(self, letter: LineOpened, answer: Answer) -> None:
        wire = RelayedWire(self.mail, letter.edge, letter.line, letter.visitor.code)
        self.wires[letter.edge, letter.line] = wire
        self.cut_off.discard(wire.code)
        self.silent[letter.edge] = 0
        answer(Received())
        wire.serving = asyncio.create_task(self.serve(wire, letter))

    def uttered(self, letter: Uttered, answer: Answer) -> None:
        wire = self.wires.get((letter.edge, letter.line))
        if wire is not None:
            wire.hear(letter.text)

    def written(self, letter: Written, answer: Answer) -> None:
        wire = self.wires.get((letter.edge, letter.line))
        if wire is not None:
            wire.has_written(letter.size)

    def hung_up(self, letter: HungUp, answer: Answer) -> None:
        wire = self.wires.get((letter.edge, letter.line))
        if wire is not None:
            wire.hang_up()

    def beat(self, letter: Beat, answer: Answer) -> None:
        """Hangs up the lines that are not named any more; a new one may not be named yet."""
        self.silent[letter.edge] = 0
        named, now = {*letter.lines}, monotonic()
        for wire in self.of(letter.edge):
            if wire.line not in named and wire.since < now - BEAT:
                wire.hang_up()
        answer(Known([wire.line for wire in self.of(letter.edge) if not wire.gone]))

    # Connections

    async def serve(self, wire: RelayedWire, letter: LineOpened) -> None:
        """Connects a client to its table until it leaves or is sent away."""
        code = CLOSE_CODES["restart"]
        with RELAYED.track_inprogress():
            try:
                code = await self.received(wire, letter)
            except (Elsewhere, StorageError):
                pass  # it comes back, to the owner that the table has by then
            except Exception as error:
                self.desk.services.report(letter.visitor.code, error)
            finally:
                wire.gone = True
                del self.wires[letter.edge, letter.line]
                self.mail.send(letter.edge, LineClosed(letter.line, code))

    async def received(self, wire: RelayedWire, letter: LineOpened) -> int:
        if not self.desk.services.leases.alive:
            return CLOSE_CODES["restart"]
        code = await refusal(letter.visitor, self.desk)
        return code or await visit(wire, letter.visitor, self.desk)

    def lose(self, code: str) -> None:
        """Lets those come back who have not reached a table that was lost; the dealer tells those who are there."""
        for wire in list(self.wires.values()):
            if wire.code == code and wire.ear is None and wire.serving is not None:
                wire.serving.cancel()

    def of(self, edge: str) -> list[RelayedWire]:
        return [wire for wire in self.wires.values() if wire.edge == edge]

    # Ending

    def open(self) -> None:
        self.watching = asyncio.create_task(self.watch())

    async def watch(self) -> None:
        """Hangs up the lines of processes that have fallen silent."""
        while True:
            await asyncio.sleep(BEAT)
            for edge in list(self.silent):
                self.silent[edge] += 1
                if self.silent[edge] > SILENT:
                    del self.silent[edge]
                    self.hang_up(self.of(edge))

    def changed(self) -> None:
        if not self.mail.up:
            self.hang_up(list(self.wires.values()))

    def hang_up(self, wires: list[RelayedWire]) -> None:
        self.cut_off |= {wire.code for wire in wires}
        for wire in wires:
            wire.hang_up()

    async def close(self) -> None:
        if self.watching is not None:
            self.watching.cancel()
            with suppress(asyncio.CancelledError):
                await self.watching
        self.hang_up(list(self.wires.values()))
        if serving := [wire.serving for wire in self.wires.values() if wire.serving is not None]:
            await asyncio.wait(serving, timeout=1.0)


def pieces(data: bytes) -> Iterator[bytes]:
    """A letter holds only so much."""
    return (data[start : start + PIECE] for start in range(0, len(data), PIECE))
