"""A game played again, still by still from any seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.engine.game import Game
from sixgun.engine.ids import NOBODY
from sixgun.match.match import Match, replay
from sixgun.match.view import observe, observe_all, observe_with_reasons
from sixgun.server.messages.events import Happening
from sixgun.server.messages.game import GameView, LineMessage
from sixgun.server.messages.rest import ReplaySummary, Still
from sixgun.server.render.game import game_view, happenings, happenings_open, line_message

OPEN: Final = -2  # in place of a seat: shows every hand and role
MOST_STILLS: Final = 50


def so_far(name: str, match: Match, names: Sequence[str]) -> ReplaySummary:
    """The summary of a game still being played, with nothing that is secret."""
    return ReplaySummary(
        replay=name,
        edition=match.options.edition,
        names=list(names),
        winners=[],
        roles=[],
        characters=[person.character for person in observe(match.game).players],
        ended=0,
        moves=len(match.moves),
    )


class Reel:
    """A game, finished or not, rewound to its deal."""

    def __init__(self, match: Match, seat: int) -> None:
        self.moves = match.moves[:]
        self.match = Match(match.options, match.key)
        self.seat = seat  # whose view it is; OPEN only once the game is over
        self.heard = 0

    def stills(self, start: int, count: int) -> list[Still]:
        """`count` stills, the first after `start` choices. What happened before the first is not repeated."""
        self.wind(start)
        return [self.still(seq) for seq in range(start, self.end(start, count))]

    def end(self, start: int, count: int) -> int:
        return min(start + min(count, MOST_STILLS), len(self.moves) + 1)

    def wind(self, seq: int) -> None:
        for number in range(min(seq, len(self.moves))):
            self.heard = len(self.match.events)
            replay(self.match, number + 1, self.moves[number])

    def still(self, seq: int) -> Still:
        if seq > len(self.match.moves):
            self.heard = len(self.match.events)
            replay(self.match, seq, self.moves[seq - 1])
        return Still(self.view(seq), self.happened(), self.lines())

    def view(self, seq: int) -> GameView:
        g: Game = self.match.game
        return game_view(observe_all(g) if self.seat == OPEN else observe_with_reasons(g, self.seat), seq, seq)

    def happened(self) -> list[Happening]:
        new = self.match.events[self.heard :]
        return happenings_open(new) if self.seat == OPEN else happenings(new, self.seat)

    def lines(self) -> list[LineMessage]:
        seat = NOBODY if self.seat == OPEN else self.seat
        return [line_message(line) for line in self.match.lines(seat, everything=self.seat == OPEN)[-1]]
