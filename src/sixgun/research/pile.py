"""The discards by kind, counted on from where they were last looked at: for those who look at every decision."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from sixgun.engine.ids import NO_CARD


class Pile:
    """Cards come and go at the top alone, and a reshuffle begins a new list.

    So if the last card that was counted still lies where it lay, all those below it do, too.
    """

    def __init__(self, places: list[i64], kinds: int) -> None:
        self.places: Final = places  # by card, where its kind is counted
        self.none: Final = bytes(kinds)
        self.cards: list[i64] = []
        self.size: i64 = 0  # how many of them are counted
        self.last: i64 = NO_CARD  # and the last of those
        self.counts: Final = BytesWriter()
        self.piece = self.none

    def look(self, cards: list[i64]) -> bytes:
        """How many of each kind."""
        size: i64 = len(cards)
        if not self.still_there(cards):
            self.begin(cards)
        elif size == self.size:
            return self.piece
        for i in range(self.size, size):
            more(self.counts, self.places[cards[i]])
        self.size, self.last = size, cards[size - 1] if size > 0 else NO_CARD
        self.piece = self.counts.getvalue()
        return self.piece

    def still_there(self, cards: list[i64]) -> bool:
        if cards is not self.cards or len(cards) < self.size:
            return False
        return self.size == 0 or cards[self.size - 1] == self.last

    def begin(self, cards: list[i64]) -> None:
        self.cards, self.size = cards, 0
        self.counts.truncate(0)
        self.counts.write(self.none)


def more(counts: BytesWriter, place: i64) -> None:
    """One more is counted there."""
    counts[place] = counts[place] + 1
