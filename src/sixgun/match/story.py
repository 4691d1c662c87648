"""The log of a game, as each listener may know it.

A teller remembers only what is public, so the lines of a move are made once for everyone, and again only for a listener
who sees a card that others do not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sixgun.engine.box import Box
from sixgun.engine.events import Event, Moved
from sixgun.engine.ids import NO_CARD, NOBODY, Seat
from sixgun.match.lines import Line
from sixgun.match.teller import Teller

EVERYTHING: Final = -2  # a listener who sees every card


class Story:
    """The lines of every move for every listener, starting with the deal."""

    def __init__(self, box: Box, seats: int) -> None:
        self.seats = seats
        self.teller = Teller(box)
        self.moves: dict[Seat, list[list[Line]]] = {seat: [] for seat in (EVERYTHING, NOBODY, *range(seats))}
        self.heard = 0  # number of events told

    def clone(self) -> Story:
        twin = Story(self.teller.box, self.seats)
        twin.teller, twin.heard = self.teller.clone(), self.heard
        twin.moves = {seat: moves[:] for seat, moves in self.moves.items()}
        return twin

    def follow(self, events: Sequence[Event], marks: Sequence[int]) -> None:
        """Add the new moves. `marks` holds the number of events after the deal and after each move."""
        for end in marks[len(self.moves[NOBODY]) :]:
            self.tell(events[self.heard : end])
            self.heard = end

    def tell(self, events: Sequence[Event]) -> None:
        before = self.teller.clone()
        public = [event.seen_by(NOBODY) for event in events]
        lines = self.teller.tell(public)
        hidden = [event for event, seen in zip(events, public, strict=True) if is_hidden(seen)]
        for listener, moves in self.moves.items():
            if not sees_any(hidden, listener):
                moves.append(lines)
            else:
                seen = events if listener == EVERYTHING else [event.seen_by(listener) for event in events]
                moves.append(before.clone().tell(seen))


def is_hidden(seen: Event) -> bool:
    return isinstance(seen, Moved) and seen.card == NO_CARD


def sees_any(hidden: Iterable[Event], listener: Seat) -> bool:
    """Whether this listener sees one of the cards that are hidden from spectators."""
    if listener == NOBODY:
        return False
    for event in hidden:
        if listener == EVERYTHING or not is_hidden(event.seen_by(listener)):
            return True
    return False
