"""The page shuffles with the server, and says after the game whether the server kept its promise.

These servers shuffle: their deals are not known, and no test depends on them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import served, visiting
from tests.browser.support.server import Server
from tests.browser.support.tables import deal_quick_game, let_a_bot_play_to_the_end, open_table, stand_up
from tests.browser.support.visitors import Visit, Visitor

RED = "rgb(141, 42, 23)"  # --red-deep


@pytest.fixture
def shuffling_server(tmp_path: Path) -> Iterator[Server]:
    yield from served(tmp_path, module="sixgun")


@pytest.fixture
def visit_shuffling(browser: Browser, shuffling_server: Server) -> Iterator[Visit]:
    yield from visiting(browser, shuffling_server)


@pytest.fixture
def lying_server(tmp_path: Path) -> Iterator[Server]:
    yield from served(tmp_path, module="tests.lying_server")


@pytest.fixture
def visit_lying(browser: Browser, lying_server: Server) -> Iterator[Visit]:
    yield from visiting(browser, lying_server)


def verdict(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-verdict] .verdict")


def test_a_quick_game_is_shuffled_with_one_click(visit_shuffling: Visit) -> None:
    """Also where the page comes over plain http from another computer: there is no `crypto.subtle`."""
    ann = visit_shuffling()
    ann.page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    deal_quick_game(ann)
    let_a_bot_play_to_the_end(ann)
    expect(verdict(ann)).to_contain_text(ann.say("table-shuffled_mine", count=0))
    verdict(ann).click()  # one line, until somebody wants to know more
    expect(
        ann.page.get_by_text(re.compile("sixgun verify game.txt --saw [0-9a-f]{64} --mine 0:[0-9a-f]{64}"))
    ).to_be_visible()


def test_two_browsers_shuffle_together_from_the_waiting_room(visit_shuffling: Visit) -> None:
    ann, ben = visit_shuffling(), visit_shuffling()
    ann.introduce("Ann")
    ben.introduce("Ben")
    code = open_table(ann, bots=2, players=4)
    ben.call("POST", f"/api/tables/{code}/seat", {})
    for visitor in (ann, ben):
        visitor.go_to_table(code)
    ben.button("web-get_ready").click()
    ann.button("web-start").click()
    for visitor in (ann, ben):
        visitor.until_dealt()
    stand_up(ben)
    let_a_bot_play_to_the_end(ann)
    for visitor in (ann, ben):
        expect(verdict(visitor)).to_contain_text(visitor.say("table-shuffled_mine", count=1))


def test_a_server_that_swaps_its_secret_is_seen_in_red(visit_lying: Visit) -> None:
    ann = visit_lying()
    deal_quick_game(ann)
    let_a_bot_play_to_the_end(ann)
    expect(verdict(ann)).to_contain_text(ann.say("table-shuffled_broken_promise"))
    expect(verdict(ann).get_by_role("alert")).to_be_visible()
    expect(verdict(ann)).to_have_css("background-color", RED)
    expect(ann.page.get_by_text(ann.say("table-shuffle_evidence"))).to_be_visible()
