"""One's own last choice is taken back on the page: by a button, by a key, and out of the log."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.support.input import Mouse
from tests.browser.support.players import Player
from tests.browser.support.positions import Story
from tests.browser.support.screens import DESK, PHONE, Screen
from tests.browser.support.tables import open_table
from tests.browser.support.visitors import Visit, Visitor

WAYS: dict[str, Callable[[Visitor], None]] = {
    "button": lambda visitor: visitor.button("table-take_back").click(),
    "key": lambda visitor: visitor.page.keyboard.press("u"),
}


@pytest.mark.parametrize(("screen", "way"), [(DESK, "key"), (PHONE, "button")], ids=str)
def test_a_card_is_taken_back_into_the_hand(visit: Visit, screen: Screen, way: str) -> None:
    story = Story("play_phase", hands={0: "mustang-8H missed-2S"})
    visitor = visit(screen, reduced_motion="reduce")
    visitor.introduce("Ann")
    code = open_table(visitor, 3, players=4, edition=story.edition, position=story.line)
    visitor.call("POST", f"/api/tables/{code}/start")
    visitor.go_to_table(code)
    player = Player(visitor, Mouse())
    visitor.until(player.line.asks_me, "it is my turn")
    before = player.line.game
    expect(visitor.button("table-take_back")).to_have_count(0)
    card = before["hand"][0]
    player.mine(card).press("Enter")
    player.mine(card).press("Enter")
    visitor.until(lambda: card in player.line.game["people"][0]["in_play"], "it is in play")
    WAYS[way](visitor)
    visitor.until(lambda: card in player.line.game["hand"], "it is back in my hand")
    assert {**player.line.game, "prompt": {}} == {**before, "prompt": {}}
    expect(visitor.button("table-take_back")).to_have_count(0)
    expect(visitor.page.locator(f'[data-hand="{card}"]')).to_have_count(1)
