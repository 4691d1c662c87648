"""How long a request may take to arrive: uvicorn itself waits for ever, and half a request costs nothing to make."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE: Final = 10.0  # seconds for a whole request


class PatientProtocol(HttpToolsProtocol):
    """Whoever says nothing, or half a request and no more, is left standing."""

    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.await_request()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.await_request()

    def on_message_complete(self) -> None:
        self.request_is_here()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.request_is_here()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.request_is_here()
        super().connection_lost(exc)

    def await_request(self) -> None:
        if self.waiting is None:
            self.waiting = self.loop.call_later(PATIENCE, self.lose_patience)

    def request_is_here(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def lose_patience(self) -> None:
        self.waiting = None
        if not self.transport.is_closing():
            self.transport.abort()
