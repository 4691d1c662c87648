"""Steps many games in one call: numbers in, observations and masks out as bytes.

Compiled, and therefore without numpy: `batch_slice` has the arrays.
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
    """Steps and observes a list of games."""

    def __init__(self, sittings: list[NumberedGame], writer: RowWriter, seeds: list[int]) -> None:
        self.sittings: Final = sittings
        self.writer: Final[RowWriter] = writer
        self.piles: Final = [writer.pile() for _ in sittings]
        self.dice: Final = [Dice(seed) for seed in seeds]
        self.nothing: Final = bytes(sittings[0].numbers.size)  # an empty mask
        self.rows: Final = BytesWriter()
        self.masks: Final = BytesWriter()
        self.seats: Final = BytesWriter()

    def say(self, numbers: list[int]) -> list[int]:
        """Plays one number in each game; returns the games that are over. If any number is illegal, plays none."""
        places: list[i64] = [self.sittings[game].find(numbers[game]) for game in range(len(numbers))]
        over: list[int] = []
        for game in range(len(places)):
            sitting = self.sittings[game]
            sitting.choose(places[game])
            if sitting.over:
                over.append(game)
        return over

    def look(self) -> tuple[bytes, bytes, bytes]:
        """The observation of the player asked in each game, the mask of legal numbers, and the seats in eight bytes."""
        self.rows.truncate(0)
        self.masks.truncate(0)
        self.seats.truncate(0)
        for game in range(len(self.sittings)):
            sitting = self.sittings[game]
            g = sitting.game
            asked = question(g).seat
            write_i64_le(self.seats, asked)
            self.writer.add(self.rows, g, asked, sitting.said, self.piles[game])
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
        """Counts only the first of several options with the same number, so that all numbers are equally likely."""
        words = sitting.words
        while True:
            place = dice.roll(len(words))
            if sitting.find(words[place]) == place:
                return words[place]
