"""Connections: what is sent, and when a client is dropped."""

from __future__ import annotations

import asyncio

import pytest

from sixgun.server.messages.socket import Done
from sixgun.server.table import connection as module
from sixgun.server.table.connection import Connection


class Mute:
    """A table without messages."""

    def room_for(self, listener: Connection) -> str:
        return "room"

    def game_for(self, listener: Connection) -> str | None:
        return None

    def told(self, listener: Connection) -> None:
        return


async def never(text: str) -> None:
    await asyncio.Event().wait()


def test_a_client_that_does_not_read_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WATCH", 0.001)
    monkeypatch.setattr(module, "SEND_TIME", 0.01)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(asyncio.wait_for(Connection(never, None, "").write(Mute()), 60))


def test_a_client_that_reads_may_stay_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WATCH", 0)
    monkeypatch.setattr(module, "SEND_TIME", 0)
    heard: list[str] = []

    async def read(text: str) -> None:
        heard.append(text)

    async def story() -> None:
        connection = Connection(read, None, "")
        writing = asyncio.create_task(connection.write(Mute()))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not writing.done()
        connection.end("closed")
        await writing

    asyncio.run(story())
    assert heard == ["room", '{"type":"goodbye","reason":"closed"}']


class Told(Mute):
    """A table with one view."""

    def game_for(self, listener: Connection) -> str | None:
        return "game"


def test_a_move_is_acknowledged_before_it_is_shown() -> None:
    """Even if it was made while another message was being sent."""
    heard: list[str] = []

    async def story() -> None:
        async def read(text: str) -> None:
            if text == "room":
                connection.post(Done("my-key-1", 1))
                connection.mark_due(game=True)
            heard.append(text)

        connection = Connection(read, None, "")
        await connection.flush(Told())

    asyncio.run(story())
    assert heard == ["room", '{"type":"done","key":"my-key-1","seq":1}', "game"]


def test_too_many_queued_messages_end_the_connection() -> None:
    connection, ending = Connection(never, None, ""), []
    for number in range(module.MOST_SMALL + 3):
        connection.post(Done(f"my-key-{number}", number))
        ending.append(connection.ending)
    assert ending == [False] * module.MOST_SMALL + [True] * 3
    assert len(connection.outbox) == module.MOST_SMALL
