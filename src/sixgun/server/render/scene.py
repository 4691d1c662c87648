"""A table at one moment, from which the texts of all views are put together.

A move at a table of seven is seven views, so what several of them share is written once. The text is letter for letter
what msgspec makes of the whole message; tests/server/test_picture.py compares the two.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from typing import NamedTuple

from sixgun.engine.game import Game
from sixgun.engine.ids import NOBODY, Seat
from sixgun.match.lines import Line
from sixgun.match.match import Match
from sixgun.server.messages.game import Clock
from sixgun.server.render.picture import News, Picture, clock_text, lines_text, number


class TableFacts(NamedTuple):
    """What a table adds to a view of its game."""

    game: int  # its number at the table
    prompt: int  # the number of the pending question
    asked: Seat  # whose clock runs
    clock: Clock | None
    seats: dict[str, list[Seat]]  # of each player
    entries: int  # in the log
    head: bytes  # of its hash chain
    practice: bool  # whether anything was fixed before the deal
    may_take_back: Seat  # their last choice, if anybody


class Scene:
    """A game at one moment, with the facts of its table."""

    def __init__(self, match: Match, table: TableFacts, may_look: Callable[[Seat], bool]) -> None:
        self.match = match
        self.game, self.asked, self.seats = table.game, table.asked, table.seats
        self.events = len(match.events)
        self.may_look, self.may_take_back = may_look, table.may_take_back
        self.picture = Picture(match.game, len(match.moves), table.prompt)
        self.moves: dict[Seat, list[list[Line]]] = match.told()
        self.since: dict[int, Since] = {}  # by the number of events heard before
        self.for_spectators: dict[int, str] = {}  # likewise
        self.clock = clock_text(table.clock)
        self.practice = ',"practice":true' if table.practice else ""
        self.end = ',"entries":' + number(table.entries)
        self.end += ',"head":"' + table.head.hex() + '"}' if table.head else "}"

    def text(self, seat: Seat, heard: int) -> str:
        """The message for a seat, or for spectators, who have heard so many events before."""
        if seat != NOBODY:
            return self.put_together(seat, heard)
        if heard not in self.for_spectators:
            self.for_spectators[heard] = self.put_together(seat, heard)
        return self.for_spectators[heard]

    def put_together(self, seat: Seat, heard: int) -> str:
        since = self.since.get(heard)
        if since is None:
            since = self.since[heard] = Since(self, heard)
        game: Game = self.match.game
        out = seat != NOBODY and not game.players[seat].alive
        looks = ',"may_look":true' if out and self.may_look(seat) else ""
        if seat != NOBODY and seat == self.may_take_back:
            looks += ',"may_take_back":true'
        parts = [
            self.picture.seen_by(seat), since.news.seen_by(seat), since.lines(seat), self.clock, self.practice, looks,
            self.end,
        ]  # fmt: skip
        return "".join(parts)


class Since:
    """What has happened since so many events."""

    def __init__(self, scene: Scene, heard: int) -> None:
        self.moves = scene.moves
        self.news = News(scene.match.events[heard:])
        self.first = bisect(scene.match.marks, heard)
        self.public = self.moves[NOBODY][self.first :]
        self.text = lines_text(self.public)

    def lines(self, seat: Seat) -> str:
        """The lines since then, written once for all who may know the same."""
        mine = self.moves[seat]
        for place, line in enumerate(self.public, start=self.first):
            if mine[place] is not line:
                return lines_text(mine[self.first :])
        return self.text
