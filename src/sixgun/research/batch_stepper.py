"""Games of a batch, a step further in one call: what is said goes in, what is seen comes out.

Compiled, and so without numpy: `share` has the arrays.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from sixgun.engine.kernel import question
from sixgun.engine.playout import Dice
from sixgun.research.numbered_game import NumberedGame
from sixgun.research.row_writer import RowWriter


class Stepper:
    def __init__(self, sittings: list[NumberedGame], glance: RowWriter, seeds: list[int]) -> None:
        self.sittings: Final = sittings
        self.glance: Final[RowWriter] = glance
        self.piles: Final = [glance.pile() for _ in sittings]
        self.dice: Final = [Dice(seed) for seed in seeds]
        self.nothing: Final = bytes(sittings[0].numbers.size)  # is legal
        self.rows: Final = BytesWriter()
        self.masks: Final = BytesWriter()
        self.seats: Final = BytesWriter()

    def say(self, numbers: list[int]) -> list[int]:
        """One number in each game; which games are over. If one of them is not legal, none is said."""
        places: list[i64] = [self.sittings[game].find(numbers[game]) for game in range(len(numbers))]
        over: list[int] = []
        for game in range(len(places)):
            sitting = self.sittings[game]
            sitting.choose(places[game])
            if sitting.over:
                over.append(game)
        return over

    def look(self) -> tuple[bytes, bytes, bytes]:
        """What the one who is asked sees in each game, 1 where a number is legal, and who is asked, in eight bytes."""
        self.rows.truncate(0)
        self.masks.truncate(0)
        self.seats.truncate(0)
        for game in range(len(self.sittings)):
            sitting = self.sittings[game]
            g = sitting.game
            asked = question(g).seat
            write_i64_le(self.seats, asked)
            self.glance.add(self.rows, g, asked, sitting.said, self.piles[game])
            self.mark(sitting.words)
        return self.rows.getvalue(), self.masks.getvalue(), self.seats.getvalue()

    def mark(self, words: list[i64]) -> None:
        start: i64 = len(self.masks)
        self.masks.write(self.nothing)
        for word in words:
            self.masks[start + word] = 1

    def sample(self) -> bytes:
        """A random legal number for each game, in eight bytes."""
        drawn = BytesWriter()
        for game in range(len(self.sittings)):
            write_i64_le(drawn, self.draw(self.sittings[game], self.dice[game]))
        return drawn.getvalue()

    def draw(self, sitting: NumberedGame, dice: Dice) -> i64:
        """Of options that are alike only the first one counts: so each number is as likely as the others."""
        words = sitting.words
        while True:
            place = dice.roll(len(words))
            if sitting.find(words[place]) == place:
                return words[place]
