"""The audience of a table: its connections, and what they have been sent."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol

from sixgun.match.match import Match
from sixgun.server.cluster.coming_back import wait_among
from sixgun.server.messages.room import Knock, Pause, Room
from sixgun.server.messages.socket import Farewell
from sixgun.server.metrics import MOVE_SECONDS, RECONNECTS
from sixgun.server.services import Services
from sixgun.server.storage.store import Guest
from sixgun.server.table.connection import Connection
from sixgun.server.table.room import Scene, Surroundings, game_text, room_of, room_text
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
        self.absent = dict.fromkeys(self.table.people(), self.services.now())  # since when
        self.met: set[str] = set()  # who has been connected
        self.left_at = self.services.now()  # when the last connection was closed
        self.texts: dict[tuple[object, ...], str] = {}
        self.scene: Scene | None = None  # the last one that anybody was shown
        self.last_room: tuple[object, ...] = ()  # the last room sent
        self.ratings: dict[str, int] = {}  # of the players, at a rated table
        self.murmuring: asyncio.TimerHandle | None = None
        self.shown_seq = 0  # the last game sent
        self.choice_arrived: float | None = None  # when the choice arrived that the current views show
        self.waiting_for: set[Connection] = set()  # connections that have not been sent it yet

    @property
    def table(self) -> Table:
        return self.stage.table

    # Presence

    def join(self, connection: Connection) -> None:
        if connection.player in self.met and connection.player not in [each.player for each in self.connections]:
            RECONNECTS.inc()
        self.connections.append(connection)
        if connection.player is not None:
            self.met.add(connection.player)

    def leave(self, connection: Connection) -> None:
        """Removes a connection; a seat is absent once its player has no other connection."""
        self.connections.remove(connection)
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

    def broadcast(self) -> None:
        """Marks the game and the room as due for everyone, as far as they have changed."""
        self.texts.clear()
        self.choice_arrived = self.choice_arrived or time.perf_counter()
        self.waiting_for = set(self.connections)
        aspect = self.room_state()
        room, self.last_room = self.last_room != aspect, aspect
        game, self.shown_seq = self.shown_seq != self.table.seq, self.table.seq
        for connection in self.connections:
            connection.mark_due(room=room, game=game)

    def room_state(self) -> tuple[object, ...]:
        """Everything that a room message depends on."""
        return (
            self.table.room_state,
            self.here(),
            len(self.connections),
            self.stage.paused,
            self.services.failing,
            *self.stage.knocks,
        )

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
        table, match = self.table, self.table.match
        if match is None:
            return None
        listener.look_from(table.seats_of(listener.player), table.clocks.seat)
        fresh = listener.heard_game != len(table.games)
        heard = (0 if listener.heard_game else len(match.events)) if fresh else listener.heard
        listener.heard_game, listener.heard = len(table.games), len(match.events)
        return self.view((listener.seat, listener.open_eyes), heard)

    def view(self, eyes: tuple[int, bool], heard: int) -> str:
        """A view as text, built once for all who see and have heard the same."""
        match = self.table.match
        assert match is not None
        now = self.services.now()
        what = (eyes, heard, now // MOMENT)
        if what not in self.texts:
            if len(self.texts) > CACHE:
                self.texts.clear()
            self.texts[what] = self.draw(match, eyes, heard, now)
        return self.texts[what]

    def draw(self, match: Match, eyes: tuple[int, bool], heard: int, now: int) -> str:
        seat, open_eyes = eyes
        if open_eyes:
            return game_text(self.table, match, eyes, heard, now)
        if self.scene is None or not self.scene.shows(self.table):
            self.scene = Scene(self.table, match)
        return self.scene.text(seat, heard, now)

    def told(self, listener: Connection) -> None:
        """Records that a connection has the latest view, and measures the time until the last one has it."""
        self.waiting_for.discard(listener)
        if self.choice_arrived is not None and not self.waiting_for:
            MOVE_SECONDS.observe(time.perf_counter() - self.choice_arrived)
            self.choice_arrived = None

    def failed(self, error: Exception) -> None:
        self.services.report(self.table.code, error)

    def send_away(self, reason: Farewell, among: int = 0) -> None:
        """Says goodbye to all. `among` is how many clients are sent away at the same time."""
        for connection in list(self.connections):
            connection.end(reason, wait_among(among))
