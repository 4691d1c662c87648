"""The bus: how processes that serve together talk to one another.

It carries nothing that must not be lost. What is published while the bus is down is gone, and so may be what was
published just before; what was acknowledged to a player was in the store by then.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

Reply = Callable[[bytes], None]  # answers a request; does nothing where no answer is awaited
Heard = Callable[[bytes, Reply], None]


class BusError(Exception):
    """A request was not answered: nobody listens, nobody answered in time, or the bus is down."""


class NobodyListens(BusError):
    """Nobody listens to this subject, so nobody has got the request."""


class Bus(Protocol):
    """A bus, with subjects to publish to."""

    up: bool
    on_change: Callable[[], None]  # called when the bus goes down and when it is back

    def listen(self, subject: str, heard: Heard, queue: str = "") -> None:
        """Calls `heard` for every message from now on, in order; of those with the same queue, one gets each."""

    def publish(self, subject: str, data: bytes) -> None:
        """Sends a message to everybody who listens. It never waits, and is lost while the bus is down."""

    async def request(self, subject: str, data: bytes, seconds: float) -> bytes:
        """Sends a message and returns the first answer. Raises BusError."""

    async def gather(self, subject: str, data: bytes, seconds: float) -> list[bytes]:
        """Sends a message and returns all answers that come within so many seconds. Raises BusError."""

    async def open(self) -> None:
        """Connects, and from then on comes back whenever the connection breaks."""

    async def close(self) -> None: ...


def bus_at(address: str) -> Bus:
    """The bus at this address. Raises ImportError where the extra `cluster` is not installed."""
    made: Bus = import_module("sixgun.server.cluster.nats_bus").NatsBus(address)
    return made
