"""Practice tables that play a story: companions in the other seats, and a person in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sixgun.match.position import read_position
from tests.browser.support.companions import Companion, choice_message
from tests.browser.support.players import Player
from tests.browser.support.positions import ME, Story
from tests.browser.support.tables import open_table
from tests.browser.support.visitors import Visitor

NAMES: Final = ("Ben", "Cleo", "Dan", "Eve", "Flo", "Gus", "Hal")


class Company:
    """Companions who can be seated at one table after another."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.people: list[Companion] = []

    def of(self, count: int) -> list[Companion]:
        while len(self.people) < count:
            self.people.append(Companion(self.server, NAMES[len(self.people)]))
        return self.people[:count]


@contextmanager
def practice_table(
    story: Story, visitor: Visitor, company: Company, *, guest: bool = False, **agreement: Any
) -> Iterator[list[Companion]]:
    """Seats everyone at a table in the position of the story, and waits until the page shows it.

    The visitor is the host, or the guest of the player to the left.
    """
    players = len(story.people.split())
    wish = {"edition": story.edition, "players": players, "position": story.line, **agreement}
    others = company.of(players - 1)
    code = others[0].open(wish) if guest else open_table(visitor, **wish)
    for seat, person in enumerate(others, start=ME + 1):
        person.sit(code, seat)
    if guest:
        visitor.call("POST", f"/api/tables/{code}/seat", {"seat": ME})
        visitor.call("POST", f"/api/tables/{code}/ready", {"ready": True})
        others[0].call(f"/api/tables/{code}/start", {})
    else:
        visitor.call("POST", f"/api/tables/{code}/start")
    for person in others:
        person.attend()
    visitor.go_to_table(code)
    visitor.until_dealt()
    try:
        yield others
    finally:
        for person in others:
            person.leave()


def walk(story: Story, player: Player, others: list[Companion]) -> None:
    """Plays the choices of the story up to its question."""
    box = read_position(story.line).box
    for seat, word in story.steps():
        if seat == ME:
            player.visitor.until(player.line.asks_me, f"I am asked and can say {word}")
            player.answer(choice_message(box, word))
        else:
            others[seat - 1].choose(box, word)
    player.is_asked(story.prompt)
