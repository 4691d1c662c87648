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
AT_ONCE: Final = 64  # clients that are let in at the same time, at most
FEWEST: Final = 4  # and at least, however slow the machine is
BRISKLY: Final = 1.0  # seconds in which everybody is in who is being let in
SOON: Final = 100  # milliseconds, about what letting those in takes
MEMORY: Final = 16  # clients after which an earlier pace is forgotten
LEASE: Final = (500, 1500)  # milliseconds until it is worth asking again who owns a table


def wait_among(clients: int) -> int:
    """The milliseconds until one of so many clients comes back; chance decides which comes when."""
    return 0 if clients <= FEW else randrange(min(clients * EACH, LONGEST))


def wait_for_owner() -> int:
    """The milliseconds until a client comes back to a table whose owner does not answer."""
    return randrange(*LEASE)


class Admission:
    """Lets clients in, as many at a time as the machine can within a second.

    The others are told when to come back, each at a moment of its own.

    Without it all of them would wait for as long as the last one has to.
    """

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self.now = now
        self.entering = 0
        self.booked = 0.0  # the moment of the last client that is to come back
        self.each = EACH / 1000  # seconds that one client takes, when others are waiting
        self.last_in = 0.0

    def refuses(self) -> int:
        """The milliseconds after which a client has to come back; 0 if it may come in now."""
        if self.entering < self.most():
            return 0
        now = self.now()
        self.booked = max(self.booked + self.each, now + SOON / 1000)
        return min(round((self.booked - now) * 1000), LONGEST)

    def most(self) -> int:
        """How many are let in at the same time."""
        return max(FEWEST, min(AT_ONCE, round(BRISKLY / self.each)))

    @contextmanager
    def enter(self) -> Iterator[None]:
        """Counts a client for as long as it is being let in, and learns how long one takes."""
        if not self.entering:
            self.last_in = self.now()
        self.entering += 1
        try:
            yield
        finally:
            self.entering -= 1
            now = self.now()
            self.each = max(EACH / 1000, self.each + (now - self.last_in - self.each) / MEMORY)
            self.last_in = now
