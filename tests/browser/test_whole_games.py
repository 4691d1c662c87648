"""From the home page to the end of a game against bots."""

from __future__ import annotations

import pytest

from sixgun.editions import DEFAULT
from tests.browser.support.hearing import heard, listen, told
from tests.browser.support.input import Finger, Hand, Keys, Mouse
from tests.browser.support.players import Message
from tests.browser.support.screens import DESK, PHONE, Screen
from tests.browser.support.tables import deal_quick_game, end_screen_shows
from tests.browser.support.visitors import Visit


@pytest.mark.parametrize(("hand", "screen"), [(Mouse(), DESK), (Finger(), PHONE)], ids=["mouse", "touch"])
def test_from_home_to_the_end_of_a_game(visit: Visit, hand: Hand, screen: Screen) -> None:
    visitor = visit(screen)
    player = deal_quick_game(visitor, hand)
    player.play_on()
    end_screen_shows(visitor)
    visitor.sees(visitor.button("table-again"))


def test_a_whole_game_by_keyboard_and_ear(visit: Visit) -> None:
    """Every question is read out, and every line of the log, in order."""
    visitor = visit()
    listen(visitor)
    player = deal_quick_game(visitor, Keys(visitor.page))
    questions: list[str] = []

    def decide(game: Message) -> Message:
        questions.append(player.labels.question())
        return player.something(game)

    player.play_on(decide)
    end_screen_shows(visitor)
    lines = told(player, DEFAULT)
    assert questions
    assert len(lines) > len(questions)
    visitor.until(lambda: heard(visitor).rfind(lines[-1]) >= 0, "the last line is read out")
    announced, at = heard(visitor), 0
    for line in lines:
        at = announced.find(line, at)
        assert at >= 0, f"{line!r} is not heard in its place"
        at += len(line)
    assert [question for question in questions if question not in announced] == []
