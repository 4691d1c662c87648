"""The ear of a connection: receives its messages one at a time and hands each to the table."""

from __future__ import annotations

from collections import deque
from contextvars import copy_context
from typing import Final, Protocol

from msgspec import DecodeError
from msgspec.json import Decoder

from sixgun.server.accounts.limits import MessageLimit
from sixgun.server.messages.socket import Choose, FromClient, Wrong
from sixgun.server.routes.undisputed import choose_at_once
from sixgun.server.table.connection import Connection
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.handlers import handle

DECODER: Final[Decoder[FromClient]] = Decoder(FromClient)


class Inlet(Protocol):
    """The part of a wire that an ear needs."""

    def pause(self) -> None: ...

    def resume(self) -> None: ...


class Ear:
    """Listens to one client. While a message is being handled, later ones wait and the socket is not read.

    A message is handled to the end even if its client has gone: the others must hear of what was stored.
    """

    def __init__(self, wire: Inlet, dealer: Dealer, connection: Connection, limit: MessageLimit) -> None:
        self.wire = wire
        self.dealer = dealer
        self.connection = connection
        self.limit = limit
        self.spender = connection.player or connection.origin or f"socket {id(connection)}"
        self.waiting: deque[bytes] = deque()
        self.busy = False
        self.context = copy_context()  # of the request that opened the connection: log lines have its number

    def heard(self, text: bytes) -> None:
        if self.busy:
            self.waiting.append(text)
            self.wire.pause()
        else:
            self.take(text)
            if not self.busy:
                self.wire.resume()

    def ready(self) -> None:
        self.connection.flush()

    def hung_up(self) -> None:
        self.waiting.clear()
        self.connection.gone.set()

    def take(self, text: bytes) -> None:
        message = decoded(text)
        if seconds := self.limit.refuses(self.spender, kind_of(message)):
            self.refuse(message, seconds)
        elif message is None:
            self.connection.post(Wrong("malformed"))
        else:
            self.hand_over(message)

    def refuse(self, message: FromClient | None, seconds: int) -> None:
        if self.limit.hopeless(self.spender):
            self.waiting.clear()
            self.connection.end("too_much")
        else:
            self.connection.post(Wrong("too_fast", getattr(message, "key", None), seconds))

    def hand_over(self, message: FromClient) -> None:
        self.busy = True
        if type(message) is Choose and choose_at_once(message, self.dealer, self.connection, self.go_on):
            return
        work = self.context.run(self.dealer.begin, handle(self.dealer, self.connection, message))
        work.add_done_callback(lambda _: self.go_on())

    def go_on(self) -> None:
        """The message is handled."""
        self.busy = False
        while self.waiting and not self.busy and not self.connection.ending:
            self.take(self.waiting.popleft())
        if not self.waiting:
            self.wire.resume()


def decoded(text: bytes) -> FromClient | None:
    try:
        return DECODER.decode(text)
    except DecodeError:
        return None


def kind_of(message: FromClient | None) -> str:
    return "" if message is None else str(message.__struct_config__.tag)
