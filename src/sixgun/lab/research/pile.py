"""The discards by kind, counted on from where they were last looked at: for those who look at every decision."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sixgun.engine.ids import NO_CARD


class Pile:
    """Cards come and go at the top alone, and a reshuffle begins a new list.

    So if the last card that was counted still lies where it lay, all those below it do, too.
    """

    def __init__(self, places: list[i64], kinds: int) -> None:
        self.places: Final = places  # by card, where its kind is counted
        self.none: Final[list[i64]] = [0] * kinds
        self.cards: list[i64] = []
        self.size: i64 = 0  # how many of them are counted
        self.last: i64 = NO_CARD  # and the last of those
        self.counts: list[i64] = self.none[:]
        self.piece = bytes(kinds)

    def look(self, cards: list[i64]) -> bytes:
        """How many of each kind."""
        size: i64 = len(cards)
        if not self.still_there(cards):
            self.cards, self.size, self.counts = cards, 0, self.none[:]
        elif size == self.size:
            return self.piece
        for i in range(self.size, size):
            place = self.places[cards[i]]
            so_far: i64 = self.counts[place]
            self.counts[place] = so_far + 1
        self.size, self.last = size, cards[size - 1] if size > 0 else NO_CARD
        self.piece = bytes(self.counts)
        return self.piece

    def still_there(self, cards: list[i64]) -> bool:
        if cards is not self.cards or len(cards) < self.size:
            return False
        return self.size == 0 or cards[self.size - 1] == self.last
