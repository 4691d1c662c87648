"""The log of a game as one listener may know it."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.engine.box import Box
from sixgun.engine.events import Event
from sixgun.engine.ids import Seat
from sixgun.match.lines import Line
from sixgun.match.teller import Teller


class Story:
    """The lines of every move, the deal first. What was told once is kept."""

    def __init__(self, box: Box, seat: Seat, *, everything: bool = False) -> None:
        self.seat = seat
        self.everything = everything
        self.teller = Teller(box)
        self.moves: list[list[Line]] = []
        self.heard = 0  # events

    def clone(self) -> Story:
        twin = Story(self.teller.box, self.seat, everything=self.everything)
        twin.teller, twin.moves, twin.heard = self.teller.clone(), self.moves[:], self.heard
        return twin

    def follow(self, events: Sequence[Event], marks: Sequence[int]) -> None:
        """Tell the moves that are new. `marks` says how many events there were after each of them."""
        for end in marks[len(self.moves) :]:
            new = events[self.heard : end]
            seen = new if self.everything else [event.seen_by(self.seat) for event in new]
            self.moves.append(self.teller.tell(seen))
            self.heard = end
