"""The audience of a table: its connections, and what they have been sent."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol

from sixgun.server.cluster.admission import wait_among
from sixgun.server.messages.room import Knock, Pause, Room
from sixgun.server.messages.socket import Farewell, TakenBack, Wrong
from sixgun.server.metrics import MOVE_SECONDS, RECONNECTS, REFUSALS
from sixgun.server.render.scene import Scene
from sixgun.server.services import Services
from sixgun.server.storage.store import Guest
from sixgun.server.table.connection import Connection
from sixgun.server.table.room import Surroundings, game_text, room_of, room_text, scene_of
from sixgun.server.table.table import Table

STORAGE: Final[Pause] = "storage"
CACHE: Final = 64  # views
MURMUR: Final = 0.3  # seconds
MOMENT: Final = 200  # milliseconds for which a view with a clock may be reused


class Stage(Protocol):
    """The part of the dealer that an audience needs."""

    services: Services
    table: Table
    paused: Pause | None
    knocks: dict[str, Guest]


class Audience:
    """Tracks connections and absences, and sends news to everyone."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.services = stage.services
        self.connections: list[Connection] = []
        self.comings = 0  # and goings
        self.absent = dict.fromkeys(self.table.people(), self.services.now())  # since when
        self.met: set[str] = set()  # who has been connected
        self.left_at = self.services.now()  # when the last connection was closed
        self.texts: dict[tuple[object, ...], str] = {}
        self.shown: tuple[tuple[Table, int, int], Scene] | None = None  # a table, its entries, a moment; and its scene
        self.last_room: tuple[object, ...] = ()  # the last room sent
        self.ratings: dict[str, int] = {}  # of the players, at a rated table
        self.sending: asyncio.Handle | None = None
        self.murmuring: asyncio.TimerHandle | None = None
        self.shown_seq = 0  # the last game sent
        self.choice_arrived: float | None = None  # when the choice arrived that not everybody has been shown
        self.waiting_for: set[Connection] = set()  # connections that have not been sent it yet

    @property
    def table(self) -> Table:
        return self.stage.table

    # Presence

    def join(self, connection: Connection) -> None:
        if connection.player in self.met and connection.player not in [each.player for each in self.connections]:
            RECONNECTS.inc()
        self.connections.append(connection)
        self.comings += 1
        if connection.player is not None:
            self.met.add(connection.player)

    def leave(self, connection: Connection) -> None:
        """Removes a connection; a seat is absent once its player has no other connection."""
        self.connections.remove(connection)
        self.comings += 1
        here, self.left_at = self.here(), self.services.now()
        for seat in self.table.seats_of(connection.player):
            if seat not in here:
                self.absent.setdefault(seat, self.left_at)

    def present(self, player: str) -> None:
        """Starts the absence of a player who has just sat down, unless they are connected."""
        for seat in self.table.seats_of(player):
            if seat in self.here():
                self.absent.pop(seat, None)
            else:
                self.absent[seat] = self.services.now()

    def restart_absences(self) -> None:
        """Counts everyone's absence from now on: before, there was no one to wait for them."""
        self.absent = dict.fromkeys(self.absent, self.services.now())

    def here(self) -> set[int]:
        players = {connection.player for connection in self.connections}
        return {seat for seat in self.table.people() if self.table.places[seat].player in players}

    def watchers(self) -> int:
        return sum(not self.table.seats_of(connection.player) for connection in self.connections)

    # Messages

    def changed(self, began: float) -> None:
        """Notes that the table is another one, by what somebody began to do at this moment."""
        self.texts.clear()
        self.choice_arrived = self.choice_arrived or began

    def broadcast(self) -> None:
        """Marks the game and the room as due for everyone, as far as they have changed."""
        self.texts.clear()
        state, seq = self.room_state(), self.table.seq
        room, self.last_room = self.last_room != state, state
        game, self.shown_seq = self.shown_seq != seq, seq
        for connection in self.connections:
            connection.room_due = connection.room_due or room
            connection.game_due = connection.game_due or game
        if self.sending is None:
            self.sending = asyncio.get_running_loop().call_soon(self.send_all)

    def send_all(self) -> None:
        """Sends everybody what is due, in the next turn of the loop, together with what else is due by then."""
        self.sending = None
        scene = self.scene()
        for connection in self.connections:
            connection.flush(scene)
        self.waiting_for = {each for each in self.connections if each.game_due}
        self.measure()

    def room_state(self) -> tuple[object, ...]:
        """Everything that a room message depends on."""
        stage = self.stage
        return (stage.table.room_state, self.comings, stage.paused, self.services.failing, *stage.knocks)

    def room(self, player: str | None) -> Room:
        paused = self.stage.paused or (STORAGE if self.services.failing else None)
        knocks = [Knock(guest.id, guest.name) for guest in self.stage.knocks.values()]
        return room_of(self.table, player, Surroundings(self.here(), self.watchers(), paused, self.ratings, knocks))

    def room_for(self, listener: Connection) -> str:
        """The room as text, shared by all spectators."""
        player = listener.player if self.table.seats_of(listener.player) else None
        what = ("room", player)
        if what not in self.texts:
            self.texts[what] = room_text(self.room(player))
        return self.texts[what]

    def broadcast_soon(self) -> None:
        """Announces spectators who came or went, with a short delay so that several are announced at once."""
        loop = asyncio.get_running_loop()
        if self.murmuring is None or self.murmuring.when() < loop.time():
            self.murmuring = loop.call_later(MURMUR, self.broadcast)

    def game_for(self, listener: Connection) -> str | None:
        scene = self.scene()
        if scene is None:
            return None
        heard = listener.hear(scene)
        return self.open_view(listener.seat, heard) if listener.open_eyes else scene.text(listener.seat, heard)

    def scene(self) -> Scene | None:
        """The game as it is stored, for the views of all. A table that is ahead of the store is another object."""
        table, now = self.table, self.services.now()
        match = table.match
        if match is None:
            return None
        what = (table, table.seq, now // MOMENT)
        if self.shown is None or self.shown[0] != what:
            self.shown = (what, scene_of(table, match, now))
        return self.shown[1]

    def open_view(self, seat: int, heard: int) -> str:
        """The view of somebody who sees all cards, built once for all who have heard the same."""
        table, now = self.table, self.services.now()
        assert table.match is not None
        what = (seat, heard, now // MOMENT)
        if what not in self.texts:
            if len(self.texts) > CACHE:
                self.texts.clear()
            self.texts[what] = game_text(table, table.match, (seat, True), heard, now)
        return self.texts[what]

    def told(self, listener: Connection) -> None:
        """Records that a connection has the latest view."""
        self.waiting_for.discard(listener)
        self.measure()

    def measure(self) -> None:
        """Measures how long a choice took, as soon as the last connection has been sent it."""
        if self.choice_arrived is not None and not self.waiting_for:
            MOVE_SECONDS.observe(time.perf_counter() - self.choice_arrived)
            self.choice_arrived = None

    def forget(self, message: TakenBack, events: int) -> None:
        """Tells everyone that of this game only so many events have happened."""
        for connection in self.connections:
            if connection.heard_game == len(self.table.games):
                connection.heard = min(connection.heard, events)
            connection.post(message, soon=False)

    def refused(self, message: Wrong) -> None:
        REFUSALS.labels(message.code).inc()

    def failed(self, error: Exception) -> None:
        self.services.report(self.table.code, error)

    def send_away(self, reason: Farewell, among: int = 0) -> None:
        """Says goodbye to all. `among` is how many clients are sent away at the same time."""
        for connection in list(self.connections):
            connection.end(reason, wait_among(among))
