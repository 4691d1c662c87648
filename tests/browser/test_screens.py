"""Every page and table on four screens: no sideways scrolling, no overlaps, large enough targets."""

from __future__ import annotations

import pytest

from tests.browser.support.full_tables import crowd, laden
from tests.browser.support.geometry import (
    expect_large_targets,
    expect_no_sideways_scrolling,
    expect_nothing_overlaps,
    expect_within,
)
from tests.browser.support.pages import PAGES, settle
from tests.browser.support.positions import Story
from tests.browser.support.screens import LYING, PHONE, SCREENS, Screen
from tests.browser.support.tables import open_table
from tests.browser.support.visitors import Visit, Visitor


def look_at(visitor: Visitor, story: Story, seats: int, *, hand: int) -> Visitor:
    """Shows the table of a story and waits until all animations are over."""
    visitor.introduce("Maximiliane von der Au")
    code = open_table(visitor, seats - 1, edition=story.edition, players=seats, position=story.line)
    visitor.call("POST", f"/api/tables/{code}/start")
    visitor.go_to_table(code)
    visitor.sees(visitor.page.get_by_role("group", name=visitor.say("table-my_hand", count=hand)))
    settle(visitor)
    return visitor


on_every_screen = pytest.mark.parametrize("screen", SCREENS, ids=str)


@on_every_screen
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_a_full_table_fits(visit: Visit, screen: Screen, seats: int) -> None:
    visitor = look_at(visit(screen, reduced_motion="reduce"), crowd(seats), seats, hand=10)
    expect_no_sideways_scrolling(visitor.page)
    expect_nothing_overlaps(visitor.page)
    expect_within(visitor.page, height=True)
    if screen.touch:
        expect_large_targets(visitor.page)


@pytest.mark.parametrize("screen", [PHONE, LYING], ids=str)
@pytest.mark.parametrize("laid", [5, 7])
def test_many_cards_in_play_stay_large_enough_for_a_thumb(visit: Visit, screen: Screen, laid: int) -> None:
    visitor = look_at(visit(screen, reduced_motion="reduce"), laden(laid), 8, hand=5)
    expect_nothing_overlaps(visitor.page)
    expect_large_targets(visitor.page)


@on_every_screen
def test_every_page_fits(visit: Visit, screen: Screen) -> None:
    visitor = visit(screen, reduced_motion="reduce")
    visitor.introduce("Maximiliane von der Au")
    open_table(visitor, 2, players=4, public=True)
    for path in PAGES:
        visitor.go(path)
        settle(visitor)
        expect_no_sideways_scrolling(visitor.page)
        expect_nothing_overlaps(visitor.page)
        expect_within(visitor.page, height=False)
        if screen.touch:
            expect_large_targets(visitor.page)


@on_every_screen
def test_the_lobby_fits(visit: Visit, screen: Screen) -> None:
    visitor = visit(screen, reduced_motion="reduce")
    visitor.introduce("Maximiliane von der Au")
    visitor.go_to_table(open_table(visitor, 3, edition="combined", players=8))
    visitor.sees(visitor.heading("web-lobby"))
    settle(visitor)
    expect_no_sideways_scrolling(visitor.page)
    expect_nothing_overlaps(visitor.page)
    if screen.touch:
        expect_large_targets(visitor.page)
