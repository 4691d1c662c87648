"""Time limits: a time for every decision, backed by a time bank for the whole game.

A player's clock runs only while that player is asked, so players do not pay for the reactions of others. All times are
in milliseconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sized
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Final

from sixgun.bots import LEVELS
from sixgun.engine import kernel
from sixgun.server.messages.game import Clock
from sixgun.server.messages.room import Level, Speed
from sixgun.server.messages.socket import BotPace

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE


@dataclass(frozen=True)
class Pace:
    """The time limits of a table."""

    decision: int  # for each decision
    bank: int  # for a whole game
    grace: int  # how long a player may be away before a bot takes over


PACES: Final[dict[Speed, Pace | None]] = {
    "relaxed": Pace(90 * SECOND, 5 * MINUTE, 2 * MINUTE),
    "normal": Pace(30 * SECOND, 2 * MINUTE, MINUTE),
    "fast": Pace(12 * SECOND, 30 * SECOND, 20 * SECOND),
    "none": None,
}
GRACE: Final = 2 * MINUTE  # without a clock, and in the lobby
PATIENCE: Final = 2  # timeouts in a row until a bot takes over

# How long bots pretend to think, whatever cards they hold.
THINKING: Final[dict[Speed, tuple[int, int]]] = {
    "relaxed": (1200, 2600),
    "normal": (800, 1800),
    "fast": (400, 1000),
    "none": (800, 1800),
}


def grace(speed: Speed) -> int:
    pace = PACES[speed]
    return GRACE if pace is None else pace.grace


def thinking_time(speed: Speed, rng: Random) -> int:
    """A random time for a bot to think. It depends on the table, never on the bot's cards."""
    return rng.randint(*THINKING[speed])


SEARCH: Final = 4000 if (kernel.__file__ or "").endswith(".py") else 1000  # for a search; more where it is not compiled
LATEST: Final = 10 * SECOND  # until a search is given up where bots do not pretend to think


def thinking(level: Level, delay: int, tempo: float) -> tuple[float, float]:
    """When a bot answers, and when its search has to be done.

    Both are the same, so the time that a bot takes tells nothing about its cards: a bot that searches takes the time of
    a search even if it has only one option. If bots are to answer at once, the time does tell something.
    """
    if tempo == 0:
        return 0, LATEST
    wait = max(delay * tempo, SEARCH if LEVELS[level].wants_world else 0)
    return wait, wait


FACTORS: Final[dict[BotPace, float]] = {"slow": 2, "normal": 1, "fast": 0.4, "instant": 0}


class Tempo:
    """How fast the bots of one table answer. Someone alone with them may change it, even while a bot thinks."""

    def __init__(self) -> None:
        self.factor = FACTORS["normal"]
        self.changed = asyncio.Event()

    def change(self, pace: BotPace) -> None:
        self.factor = FACTORS[pace]
        self.changed.set()

    def factor_for(self, players: Sized) -> float:
        """The tempo, which is normal among several people: no one changes it for the others."""
        return self.factor if len(players) == 1 else FACTORS["normal"]

    async def sleep(self, begun: float, milliseconds: Callable[[], float]) -> None:
        """Sleeps until so long after the beginning; if the tempo changes meanwhile, by the new one."""
        while (left := begun + milliseconds() / 1000 - asyncio.get_running_loop().time()) > 0:
            self.changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), left)


class Clocks:
    """The time left in each bank, and since when a player has been asked."""

    def __init__(self, speed: Speed, seats: int) -> None:
        self.pace = PACES[speed]
        self.banks = [self.pace.bank if self.pace else 0] * seats
        self.seat = -1  # who is asked
        self.since = 0

    def clone(self) -> Clocks:
        twin = Clocks.__new__(Clocks)
        twin.pace, twin.banks, twin.seat, twin.since = self.pace, self.banks[:], self.seat, self.since
        return twin

    def ask(self, seat: int, now: int) -> None:
        self.seat, self.since = seat, now

    def stop(self, now: int) -> None:
        """Stops the clock after an answer, and takes the excess over the decision's own time from the bank."""
        if self.pace is not None and self.seat >= 0:
            over = max(0, now - self.since - self.pace.decision)
            self.banks[self.seat] = max(0, self.banks[self.seat] - over)
        self.seat = -1

    def deadline(self) -> int | None:
        if self.pace is None or self.seat < 0:
            return None
        return self.since + self.pace.decision + self.banks[self.seat]

    def shown(self, now: int) -> Clock | None:
        if self.pace is None or self.seat < 0:
            return None
        left = self.since + self.pace.decision - now
        return Clock(max(0, left), max(0, self.banks[self.seat] + min(0, left)))
