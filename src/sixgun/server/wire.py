"""A wire: the WebSocket of one client, bypassing ASGI.

uvicorn and websockets shake hands, parse, ping and close as usual, and the application accepts the connection as usual.
From then on a message is given to the listener at once, and frames of text go straight to the transport: a move at a
table of seven is one message and eight answers, and passing them through ASGI costs more than any of them.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "sixgun.wire"  # the ASGI extension in which an application finds its wire
BAD_TEXT: Final = 1007  # the close code for text that is not UTF-8
STUCK: Final = 20.0  # seconds without reading until a client is dropped


class Listener(Protocol):
    """Receives the messages of a wire."""

    def heard(self, text: bytes) -> None:
        """A message has come; it is empty if it was not text."""

    def ready(self) -> None:
        """The client reads again."""

    def hung_up(self) -> None:
        """The client is gone."""


class Wire(WebSocketsSansIOProtocol):
    """The protocol of a WebSocket, for uvicorn's setting `ws`."""

    listener: Listener | None = None
    blocked = False  # the client does not read
    stuck: asyncio.TimerHandle | None = None  # drops it after a while

    # Reading

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(Any, self.scope)["extensions"][EXTENSION] = self

    def listen(self, listener: Listener) -> None:
        """Sends all further messages to this listener, beginning with those that have already arrived."""
        self.listener = listener
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.disconnect":
                listener.hung_up()
            elif event["type"] == "websocket.receive":
                listener.heard((event.get("text") or "").encode())
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text" and not (data.isascii() or is_text(data)):
            self.conn.send_close(BAD_TEXT)
            self.handle_parser_exception()
            return
        self.listener.heard(data if self.curr_msg_data_type == "text" else b"")

    def pause(self) -> None:
        """Reads nothing more until `resume`."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # Writing

    def can_write(self) -> bool:
        """Whether the client reads, as far as we know."""
        return not (self.blocked or self.disconnected or self.close_sent)

    def write(self, frames: bytes) -> None:
        self.transport.write(frames)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.blocked = True
        if self.stuck is None:
            self.stuck = self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unstick()
        if self.listener is not None:
            self.listener.ready()

    def unstick(self) -> None:
        self.blocked = False
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.unstick()
        super().connection_lost(exc)
        if self.listener is not None:
            self.listener.hung_up()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
