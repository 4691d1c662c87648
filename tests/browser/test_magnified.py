"""The table for people who enlarge it, or who have the colours of their system instead of ours."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Playwright, expect

from tests.browser.conftest import QUIET, visiting
from tests.browser.support.browsers import chromium
from tests.browser.support.choices import PICTURED
from tests.browser.support.geometry import expect_no_sideways_scrolling
from tests.browser.support.input import Mouse
from tests.browser.support.players import Player
from tests.browser.support.positions import STORIES
from tests.browser.support.practice import Company, practice_table, walk
from tests.browser.support.screens import DESK, PHONE, Screen
from tests.browser.support.server import Server
from tests.browser.support.visitors import Visit, Visitor

QUESTIONS = ["a shot", "Kit Carlson", "Pedro Ramirez", "the General Store"]
BY_FORCE = """(element) => {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (getComputedStyle(at).overflowY === "hidden" && at.scrollTop !== 0) return at.className;
  return "";
}"""
"""What had to be scrolled that a person cannot scroll."""
OUTLINE = "element => getComputedStyle(element).outlineStyle"


@pytest.fixture(scope="module")
def large_text(playing: Playwright) -> Iterator[Browser]:
    """A browser whose text is set to twice the usual size."""
    found = chromium()
    if found is None:
        pytest.skip("no Chromium was found")
    opened = playing.chromium.launch(executable_path=found, args=[*QUIET, "--blink-settings=defaultFontSize=32"])
    yield opened
    opened.close()


@contextmanager
def asked(name: str, visitor: Visitor, server: Server) -> Iterator[Player]:
    """The visitor at the question of a story."""
    visitor.introduce("Ann")
    player = Player(visitor, Mouse())
    with practice_table(STORIES[name], visitor, Company(server.address)) as others:
        walk(STORIES[name], player, others)
        yield player


def answers(player: Player) -> list[Locator]:
    """Where each answer begins: its button, or the card."""
    game = player.line.game
    pictured = game["prompt"]["name"] in PICTURED
    by_card = [option for option in game["options"] if "card" in option and not pictured]
    named = [option for option in game["options"] if option not in by_card]
    return [player.named(player.labels.choice(option)) for option in named] + [
        player.mine(option["card"]) for option in by_card
    ]


def expect_answers_within_reach(player: Player) -> None:
    """Every answer can be scrolled to, and a click would hit it."""
    found = answers(player)
    assert found
    for answer in found:
        answer.click(trial=True)
        assert not answer.evaluate(BY_FORCE)
    expect_no_sideways_scrolling(player.page)


@pytest.mark.parametrize("name", QUESTIONS)
@pytest.mark.parametrize("screen", [Screen(720, 450), Screen(360, 225), Screen(320, 256)], ids=str)
def test_every_answer_is_within_reach_on_a_magnified_page(
    visit: Visit, server: Server, screen: Screen, name: str
) -> None:
    """A window of 1440 by 900 pixels at 200 and 400 percent, and one of 1280 by 1024 at 400 percent."""
    with asked(name, visit(screen), server) as player:
        expect_answers_within_reach(player)


@pytest.mark.parametrize("name", QUESTIONS)
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=str)
def test_every_answer_is_within_reach_with_large_text(
    large_text: Browser, server: Server, screen: Screen, name: str
) -> None:
    visits = visiting(large_text, server)
    with asked(name, next(visits)(screen), server) as player:
        expect_answers_within_reach(player)
        for seat in range(1, len(player.line.game["people"])):
            expect(player.page.locator(f"[data-seat='{seat}']")).to_be_in_viewport()
    assert next(visits, None) is None  # looks for errors of the page


def test_choices_are_seen_in_the_colours_of_the_system(visit: Visit, server: Server) -> None:
    """The chosen tab, cards that can be played and players who can be aimed at have an outline, the others none."""
    visitor = visit(forced_colors="active")
    with asked("aimed cards", visitor, server) as player:
        page = player.page
        tabs = page.get_by_role("tab").evaluate_all(f"tabs => tabs.map({OUTLINE})")
        assert sorted(tabs) == ["none", "none", "none", "solid"]
        assert page.locator(".cloth").is_hidden()
        bang = player.line.game["options"][-1]["card"]
        player.hand.press(player.mine(bang))
        legal = {option["target"] for option in player.line.game["options"] if option.get("card") == bang}
        for seat in range(1, 4):
            outline = page.locator(f"[data-seat='{seat}']").evaluate(OUTLINE)
            assert (outline == "solid") == (seat in legal), f"seat {seat}: {outline}"
