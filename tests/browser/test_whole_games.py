"""From the home page to the end of a game against bots."""

from __future__ import annotations

import pytest

from tests.browser.support.input import Finger, Hand, Keys, Mouse
from tests.browser.support.screens import DESK, PHONE, Screen
from tests.browser.support.tables import deal_quick_game, end_screen_shows
from tests.browser.support.visitors import Visit, Visitor


def hand_of(way: str, visitor: Visitor) -> Hand:
    if way == "keyboard":
        return Keys(visitor.page)
    return Finger() if way == "touch" else Mouse()


@pytest.mark.parametrize(("way", "screen"), [("mouse", DESK), ("touch", PHONE), ("keyboard", DESK)], ids=str)
def test_from_home_to_the_end_of_a_game(visit: Visit, way: str, screen: Screen) -> None:
    visitor = visit(screen)
    player = deal_quick_game(visitor, hand_of(way, visitor))
    player.play_on()
    end_screen_shows(visitor)
    visitor.sees(visitor.button("table-again"))
