"""Wires: frames, and clients that do not read. The clock is the test's own, except where a real socket is used."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from sixgun.server import wire as module
from sixgun.server.config import ServerConfig
from sixgun.server.process import config
from sixgun.server.render.frames import framed
from sixgun.server.wire import Wire


async def nothing(scope: object, receive: object, send: object) -> None:
    """An application."""


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_frame_is_that_of_the_library(size: int) -> None:
    text = "é" + "x" * (size - 2) if size > 1 else "x" * size
    assert framed(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def test_a_frame_can_be_read_by_the_library() -> None:
    reader = StreamReader()
    reader.feed_data(framed("¡Hola!"))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as parsed:
        next(parsing)
    assert (parsed.value.value.opcode, parsed.value.value.data.decode()) == (Opcode.TEXT, "¡Hola!")


def test_uvicorn_still_has_what_a_wire_changes() -> None:
    """A wire overrides parts of uvicorn that no document promises. If one is gone, nobody could play."""
    overridden = {
        name for name in vars(Wire) if callable(getattr(Wire, name)) and hasattr(WebSocketsSansIOProtocol, name)
    }
    assert overridden >= {
        "handle_connect", "send_receive_event_to_app", "pause_writing", "resume_writing", "connection_lost",
    }  # fmt: skip
    made = WebSocketsSansIOProtocol(Config(app=nothing, log_config=None), ServerState(), {}, asyncio.new_event_loop())
    for name in ("queue", "frames", "curr_msg_data_type", "close_sent", "disconnected", "read_paused", "conn", "loop"):
        assert hasattr(made, name), name
    made.loop.close()


def test_the_server_uses_it() -> None:
    settings = ServerConfig(Path("sixgun.db"), Path("secret"))
    assert config(nothing, settings).ws is Wire


class Clock:
    """A loop that only collects timers."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []

    def call_later(self, delay: float, ring: Callable[[], None]) -> Timer:
        self.timers.append(Timer(delay, ring))
        return self.timers[-1]


class Timer:
    def __init__(self, delay: float, ring: Callable[[], None]) -> None:
        self.delay = delay
        self.ring = ring
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Transport:
    def __init__(self) -> None:
        self.aborted = False
        self.closed = False

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        self.closed = True


class Witness:
    """A listener that writes down what it hears."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def heard(self, text: bytes) -> None:
        self.said.append(text.decode())

    def ready(self) -> None:
        self.said.append("(ready)")

    def hung_up(self) -> None:
        self.said.append("(gone)")


def made_wire() -> tuple[Any, Clock, Transport, Witness]:
    wire: Any = Wire(Config(app=nothing, log_config=None), ServerState(), {}, asyncio.new_event_loop())
    wire.loop.close()
    wire.loop, wire.transport, wire.listener = Clock(), Transport(), Witness()
    wire.connections.add(wire)
    return wire, wire.loop, wire.transport, wire.listener


def test_a_client_that_does_not_read_is_dropped_after_twenty_seconds() -> None:
    wire, clock, transport, _ = made_wire()
    assert wire.can_write()
    wire.pause_writing()
    assert not wire.can_write()
    assert [timer.delay for timer in clock.timers] == [module.STUCK] == [20.0]
    assert not transport.aborted
    clock.timers[0].ring()
    assert transport.aborted


def test_a_client_that_reads_again_is_told_so_and_stays() -> None:
    wire, clock, _, witness = made_wire()
    wire.pause_writing()
    wire.resume_writing()
    assert wire.can_write()
    assert [timer.cancelled for timer in clock.timers] == [True]
    assert witness.said == ["(ready)"]
    wire.pause_writing()
    assert [timer.cancelled for timer in clock.timers] == [True, False]


def test_a_client_that_is_lost_while_it_does_not_read_leaves_no_timer() -> None:
    wire, clock, _, witness = made_wire()
    wire.pause_writing()
    wire.connection_lost(None)
    assert [timer.cancelled for timer in clock.timers] == [True]
    assert witness.said == ["(gone)"]
    assert not wire.can_write()


def test_what_came_before_anybody_listened_is_not_lost() -> None:
    wire, _, _, witness = made_wire()
    wire.listener = None
    for text in ("one", "two"):
        wire.queue.put_nowait({"type": "websocket.receive", "text": text})
    wire.queue.put_nowait({"type": "websocket.receive", "bytes": b"\x00"})
    wire.queue.put_nowait({"type": "websocket.disconnect", "code": 1005})
    wire.listen(witness)
    assert witness.said == ["one", "two", "", "(gone)"]
    wire.frames, wire.curr_msg_data_type = [b"th", b"ree"], "text"
    wire.send_receive_event_to_app()
    assert witness.said[-1] == "three"


def test_what_is_not_text_is_an_empty_message() -> None:
    wire, _, _, witness = made_wire()
    wire.frames, wire.curr_msg_data_type = [b"\x00\x01"], "bytes"
    wire.send_receive_event_to_app()
    assert witness.said == [""]
