"""When clients come back that have all lost their server or been sent away at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import randrange
from time import monotonic
from typing import Final

FEW: Final = 100  # who may all come back at once
EACH: Final = 2  # milliseconds for one client, about twice what it takes to let it in
LONGEST: Final = 30_000
AT_ONCE: Final = 64  # clients that are let in at the same time
SOON: Final = 100  # milliseconds, about what letting those in takes
LEASE: Final = (500, 1500)  # milliseconds until it is worth asking again who owns a table


def wait_among(clients: int) -> int:
    """The milliseconds until one of so many clients comes back; chance decides which comes when."""
    return 0 if clients <= FEW else randrange(min(clients * EACH, LONGEST))


def wait_for_owner() -> int:
    """The milliseconds until a client comes back to a table whose owner does not answer."""
    return randrange(*LEASE)


class Admission:
    """Lets clients in, so many at a time. The others are told when to come back, each at a moment of its own.

    Without it all of them would wait for as long as the last one has to.
    """

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self.now = now
        self.entering = 0
        self.booked = 0.0  # the moment of the last client that is to come back

    def refuses(self) -> int:
        """The milliseconds after which a client has to come back; 0 if it may come in now."""
        if self.entering < AT_ONCE:
            return 0
        now = self.now()
        self.booked = max(self.booked + EACH / 1000, now + SOON / 1000)
        return min(round((self.booked - now) * 1000), LONGEST)

    @contextmanager
    def enter(self) -> Iterator[None]:
        """Counts a client for as long as it is being let in."""
        self.entering += 1
        try:
            yield
        finally:
            self.entering -= 1
