"""Connections: what is sent, and when."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sixgun.server.messages.socket import Done, Wrong
from sixgun.server.table import connection as module
from sixgun.server.table.connection import Connection
from tests.server.fake_saloon import unframed


class Mute:
    """A table without messages."""

    def __init__(self) -> None:
        self.errors: list[Exception] = []

    def room_for(self, listener: Connection) -> str:
        return "room"

    def game_for(self, listener: Connection) -> str | None:
        return None

    def told(self, listener: Connection) -> None:
        return

    def refused(self, message: Wrong) -> None:
        return

    def failed(self, error: Exception) -> None:
        self.errors.append(error)


class Told(Mute):
    """A table with one view, which counts how often it was built."""

    built = 0

    def game_for(self, listener: Connection) -> str | None:
        self.built += 1
        return "game"


class Wire:
    """A wire whose client may stop reading."""

    def __init__(self) -> None:
        self.blocked = False
        self.writes: list[list[str]] = []

    def can_write(self) -> bool:
        return not self.blocked

    def write(self, frames: bytes) -> None:
        self.writes.append([text.decode() for text in unframed(frames)])


def told(story: Callable[[Wire, Connection], Awaitable[None]]) -> Wire:
    wire = Wire()

    async def begin() -> None:
        await story(wire, Connection(wire, None, ""))

    asyncio.run(begin())
    return wire


DONE = '{"type":"done","key":"my-key-1","seq":1}'
GOODBYE = '{"type":"goodbye","reason":"closed"}'


def test_all_that_is_due_is_one_write_and_an_acknowledgement_comes_first() -> None:
    async def story(wire: Wire, connection: Connection) -> None:
        connection.open(Told())
        connection.mark_due(room=True, game=True)
        connection.post(Done("my-key-1", 1))
        await asyncio.sleep(0)

    assert told(story).writes == [["room", "game"], [DONE, "room", "game"]]


def test_nothing_is_sent_before_the_connection_is_open() -> None:
    async def story(wire: Wire, connection: Connection) -> None:
        connection.post(Done("my-key-1", 1))
        await asyncio.sleep(0)
        assert wire.writes == []
        connection.open(Mute())

    assert told(story).writes == [[DONE, "room"]]


def test_no_view_is_built_for_a_client_that_does_not_read() -> None:
    async def story(wire: Wire, connection: Connection) -> None:
        table = Told()
        connection.open(table)
        wire.blocked = True
        for _ in range(50):
            connection.mark_due(room=True, game=True)
            await asyncio.sleep(0)
        assert table.built == 1
        wire.blocked = False
        connection.flush()
        assert table.built == 2

    assert told(story).writes == [["room", "game"]] * 2


def test_a_connection_ends_when_the_goodbye_is_sent() -> None:
    async def story(wire: Wire, connection: Connection) -> None:
        connection.open(Mute())
        connection.end("closed")
        assert not connection.gone.is_set()
        await asyncio.sleep(0)
        assert connection.gone.is_set()
        connection.post(Done("my-key-1", 1))
        await asyncio.sleep(0)

    assert told(story).writes == [["room"], [GOODBYE]]


def test_a_connection_ends_even_if_the_goodbye_cannot_be_sent() -> None:
    async def story(wire: Wire, connection: Connection) -> None:
        loop = asyncio.get_running_loop()
        rings: list[Callable[[], None]] = []
        loop.call_later = lambda _, ring: rings.append(ring)  # type: ignore[assignment, method-assign, misc]
        connection.open(Mute())
        wire.blocked = True
        connection.end("closed")
        await asyncio.sleep(0)
        assert not connection.gone.is_set()
        assert len(rings) == 1
        rings[0]()
        assert connection.gone.is_set()

    assert told(story).writes == [["room"]]


def test_too_many_queued_messages_end_the_connection() -> None:
    async def story(wire: Wire, connection: Connection) -> None:
        ending = []
        for number in range(module.MOST_SMALL + 3):
            connection.post(Done(f"my-key-{number}", number))
            ending.append(connection.ending)
        assert ending == [False] * module.MOST_SMALL + [True] * 3
        assert len(connection.outbox) == module.MOST_SMALL + 1  # and one goodbye
        assert '"too_much"' in connection.outbox[-1]

    told(story)


def test_a_view_that_cannot_be_built_ends_one_connection() -> None:
    class Broken(Mute):
        def game_for(self, listener: Connection) -> str | None:
            raise RuntimeError("a mistake")

    async def story(wire: Wire, connection: Connection) -> None:
        table = Broken()
        connection.open(table)
        assert connection.gone.is_set()
        assert [str(error) for error in table.errors] == ["a mistake"]

    assert told(story).writes == []
