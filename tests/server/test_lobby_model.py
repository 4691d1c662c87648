"""The lobby against a model: after any sequence of actions both agree on seats, readiness and host."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sixgun.server.errors import ApiError
from sixgun.server.messages.room import Agreement
from sixgun.server.table import lobby
from sixgun.server.table.saloon import Saloon
from tests.server.fake_saloon import Bar

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
SEATS = 4

people = st.sampled_from(NAMES)
seats = st.integers(0, SEATS)  # one more than there are


class Lobby(RuleBasedStateMachine):
    """The model: the occupant of each seat, who is ready, and who is host."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.chairs: list[str | None] = ["Ann", None, None, None]
        self.ready: set[str] = set()
        self.host: int | None = 0
        self.status = "lobby"

    def run(self, work: Coroutine[Any, Any, Any]) -> str | None:
        """The code of the error, or None."""
        try:
            self.loop.run_until_complete(work)
        except ApiError as trouble:
            return trouble.code
        return None

    @initialize()
    def make(self) -> None:
        async def opened() -> None:
            self.bar = Bar(Path(self.folder.name))
            self.dealer = await self.bar.saloon.open_table(Agreement(players=SEATS), self.bar.guest("Ann"))

        self.run(opened())

    def teardown(self) -> None:
        if hasattr(self, "bar"):
            self.bar.close()
        self.loop.close()
        self.folder.cleanup()

    def seat_of(self, name: str) -> int | None:
        return self.chairs.index(name) if name in self.chairs else None

    def decides(self, name: str) -> bool:
        return self.host is not None and self.chairs[self.host] == name

    # Actions

    @rule(name=people, wanted=st.none() | seats)
    def sit(self, name: str, wanted: int | None) -> None:
        trouble = self.run(lobby.sit(self.dealer, self.bar.guest(name), wanted))
        free = [seat for seat in range(SEATS) if self.chairs[seat] is None]
        if self.status != "lobby":
            assert trouble in ("game_runs", "closed")
        elif wanted is not None and wanted >= SEATS:
            assert trouble == "no_such_seat"
        elif wanted is not None and wanted not in free:
            assert trouble == "seat_taken"
        elif not free:
            assert trouble == "full"
        elif self.seat_of(name) is None or wanted is not None:
            assert trouble is None
            decided, seat = self.decides(name), free[0] if wanted is None else wanted
            self.rise(name)
            self.take(name, seat)
            self.host = seat if decided else self.host

    def take(self, name: str, seat: int) -> None:
        self.chairs[seat] = name
        self.ready.discard(name)
        if self.host is None:
            self.host = seat

    def rise(self, name: str) -> None:
        seat = self.seat_of(name)
        if seat is not None:
            self.chairs[seat] = None
            self.ready.discard(name)
            if self.host == seat:
                self.host = next((seat for seat in range(SEATS) if self.chairs[seat] in NAMES), None)

    @rule(name=people)
    def leave(self, name: str) -> None:
        trouble = self.run(lobby.leave(self.dealer, f"id-{name}"))
        if self.seat_of(name) is None:
            assert trouble == "not_allowed"
        elif self.status == "lobby":
            assert trouble is None
            self.rise(name)
            if not any(chair in NAMES for chair in self.chairs):
                self.status = "closed"

    @rule(name=people, seat=seats)
    def seat_bot(self, name: str, seat: int) -> None:
        trouble = self.run(lobby.seat_bot(self.dealer, f"id-{name}", seat, "easy"))
        if not self.decides(name):
            assert trouble == "not_allowed"
        elif self.status != "lobby":
            assert trouble in ("game_runs", "closed")
        elif seat >= SEATS:
            assert trouble == "no_such_seat"
        elif self.chairs[seat] in NAMES:
            assert trouble == "seat_taken"
        else:
            assert trouble is None
            self.chairs[seat] = "a bot"

    @rule(name=people, seat=seats)
    def send_bot_away(self, name: str, seat: int) -> None:
        trouble = self.run(lobby.send_bot_away(self.dealer, f"id-{name}", seat))
        if self.decides(name) and self.status == "lobby" and seat < SEATS:
            assert (trouble is None) == (self.chairs[seat] == "a bot")
            self.chairs[seat] = None if self.chairs[seat] == "a bot" else self.chairs[seat]
        else:
            assert trouble is not None

    @rule(name=people, ready=st.booleans())
    def get_ready(self, name: str, ready: bool) -> None:
        trouble = self.run(lobby.get_ready(self.dealer, f"id-{name}", ready))
        assert (trouble is None) == (self.seat_of(name) is not None and self.status == "lobby")
        if trouble is None:
            self.ready = self.ready | {name} if ready else self.ready - {name}

    @rule(name=people, seat=seats)
    def hand_over(self, name: str, seat: int) -> None:
        trouble = self.run(lobby.hand_over(self.dealer, f"id-{name}", seat))
        allowed = self.decides(name) and seat < SEATS and self.chairs[seat] in NAMES
        assert (trouble is None) == allowed
        self.host = seat if allowed else self.host

    @precondition(lambda self: None not in self.chairs)
    @rule(name=people)
    def start_full(self, name: str) -> None:
        self.start(name)

    @rule(name=people)
    def start(self, name: str) -> None:
        trouble = self.run(lobby.start(self.dealer, f"id-{name}"))
        others = [chair for chair in self.chairs if chair in NAMES and chair != name]
        allowed = self.decides(name) and self.status == "lobby" and None not in self.chairs
        allowed = allowed and set(others) <= self.ready
        assert (trouble is None) == allowed, trouble
        if allowed:
            self.status = "playing"

    @rule()
    def restart(self) -> None:
        """Reloads the table from its log, which changes nothing."""

        async def read() -> None:
            self.dealer = await Saloon(self.bar.services).dealer(self.dealer.table.code)

        self.run(read())

    # Invariants

    @invariant()
    def both_agree(self) -> None:
        if not hasattr(self, "dealer"):
            return
        table = self.dealer.table
        assert table.status == self.status
        people = [place.name if place.player else ("a bot" if place.level else None) for place in table.places]
        assert people == self.chairs
        assert table.host == (-1 if self.host is None else self.host)
        assert {place.name for place in table.places if place.player and place.ready} == self.ready

    @invariant()
    def lists_say_the_same(self) -> None:
        if hasattr(self, "dealer"):
            rows = self.loop.run_until_complete(self.bar.services.store.tables(("lobby", "playing", "closed")))
            assert [row.status for row in rows] == [self.status]
            assert set(rows[0].players) == {f"id-{chair}" for chair in self.chairs if chair in NAMES}


TestLobby = Lobby.TestCase
TestLobby.settings = settings(max_examples=25, stateful_step_count=25)
