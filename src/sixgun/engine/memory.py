"""What the table remembers for event cards. A game without any shares one memory and never writes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixgun.engine.ids import HAND, IN_PLAY, NO_CARD, NOBODY, CardId, Seat, Zone

if TYPE_CHECKING:
    from sixgun.engine.hooks import EventCard


class EventMemory:
    def __init__(self, titles: list[EventCard], others: list[EventCard]) -> None:
        self.titles = titles  # the cards that may lie underneath the pile, which one does
        self.others = others  # the cards that may be in the pile above it
        self.first_out: i64 = NOBODY  # the player who was eliminated first
        self.came_back: i64 = NOBODY  # the player who came back to stay
        self.extra_turn = False  # whether the turn is the second of its player in a row
        self.duty: i64 = NO_CARD  # the card that must be played in this turn, if it can be
        self.shown: list[CardId] = []  # hand cards that everybody has seen
        self.buried: list[Seat] = []  # who knows the topmost cards of the deck, laid face down; the top is the last
        self.mining = False  # whether what is played in this turn goes on the deck (FF-MIN-6)
        self.mined: list[CardId] = []  # what has gone there in this turn

    def clone(self) -> EventMemory:
        twin = EventMemory(self.titles, self.others)
        twin.first_out, twin.came_back, twin.extra_turn = self.first_out, self.came_back, self.extra_turn
        twin.duty, twin.shown, twin.buried = self.duty, self.shown[:], self.buried[:]
        twin.mining, twin.mined = self.mining, self.mined[:]
        return twin

    def begin_turn(self) -> None:
        """What held for one turn only is over."""
        self.extra_turn, self.duty = False, NO_CARD
        self.mining, self.mined = False, []

    def show(self, card: CardId) -> None:
        """A hand card that must be played is shown to everybody (FF-LAW-1)."""
        self.duty = card
        self.shown.append(card)

    def forget(self, card: CardId, src: Zone) -> None:
        """A card that leaves the hand is no longer a duty, and no one knows where it is (FF-LAW-4)."""
        if HAND <= src < IN_PLAY and card in self.shown:
            self.shown.remove(card)
            if card == self.duty:
                self.duty = NO_CARD


NO_MEMORY: Final = EventMemory([], [])  # never changed
