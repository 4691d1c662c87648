"""All the games of a batch, a step further in one call: what is said goes in, what is seen comes out.

Compiled, and so without numpy: `batch` has the arrays.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sixgun.engine.run import Dice, question
from sixgun.lab.research.glance import Glance
from sixgun.lab.research.sitting import Sitting


class Stepper:
    def __init__(self, sittings: list[Sitting], glance: Glance, seed: int) -> None:
        self.sittings: Final = sittings
        self.glance: Final[Glance] = glance
        self.piles: Final = [glance.pile() for _ in sittings]
        self.dice: Final = Dice(seed)
        self.numbers: Final[i64] = sittings[0].numbers.size
        self.legal: Final[list[list[i64]]] = [[] for _ in sittings]  # numbers, each once
        self.met: Final = [False] * sittings[0].numbers.size

    def say(self, numbers: list[int]) -> list[int]:
        """One number in each game; which games are over. If one of them is not legal, none is said."""
        if len(numbers) != len(self.sittings):
            raise ValueError(f"{len(self.sittings)} games need as many numbers, not {len(numbers)}")
        places = [self.sittings[game].find(numbers[game]) for game in range(len(numbers))]
        over: list[int] = []
        for game in range(len(places)):
            sitting = self.sittings[game]
            sitting.choose(places[game])
            if sitting.over:
                over.append(game)
        return over

    def rows(self) -> bytes:
        """What the one who is asked sees in each game."""
        pieces: list[bytes] = []
        for game in range(len(self.sittings)):
            sitting = self.sittings[game]
            g = sitting.game
            self.glance.add(pieces, g, question(g).seat, sitting.said, self.piles[game])
        return b"".join(pieces)

    def seats(self) -> bytes:
        """Who is asked."""
        seats: list[i64] = [question(sitting.game).seat for sitting in self.sittings]
        return bytes(seats)

    def mark(self, masks: bytearray) -> None:
        """Put a 1 where a number is legal, into masks that are empty."""
        start: i64 = 0
        for game in range(len(self.sittings)):
            legal = self.each_once(self.sittings[game].words)
            self.legal[game] = legal
            for number in legal:
                masks[start + number] = 1
            start += self.numbers

    def each_once(self, words: list[i64]) -> list[i64]:
        found: list[i64] = []
        for word in words:
            if not self.met[word]:
                self.met[word] = True
                found.append(word)
        for word in found:
            self.met[word] = False
        return found

    def sample(self) -> list[int]:
        """A random legal number for each game."""
        return [int(legal[self.dice.roll(len(legal))]) for legal in self.legal]
