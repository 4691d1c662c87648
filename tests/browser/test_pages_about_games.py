"""Replays, ranking and results after a game of two people."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.support.axe import Examine
from tests.browser.support.geometry import expect_no_sideways_scrolling, expect_nothing_overlaps
from tests.browser.support.tables import sit_together, stand_up
from tests.browser.support.visitors import Visit, Visitor


def play_rated(visit: Visit) -> Visitor:
    """Ann has played a rated game with Ben and two bots."""
    ann, ben = sit_together(visit(), visit(), rated=True)
    for player in (ann, ben):
        if not player.line.is_over():
            stand_up(player.visitor)
    ann.visitor.until(ann.line.is_over, "the game is over")
    ann.visitor.be_remembered()
    return ann.visitor


def test_a_finished_game_is_listed(visit: Visit, examine: Examine) -> None:
    ann = play_rated(visit)
    won = 0 in ann.line.game["winners"]
    address = f"/replays/{ann.line.room['replay']}"
    ann.go("/replays")
    entry = ann.page.locator(f"a[href='{address}']")
    for word in ("Ann", "Ben", ann.say("web-i_won" if won else "web-i_lost")):
        expect(entry).to_contain_text(word)
    expect_in_order(ann, examine)
    entry.click()
    ann.page.wait_for_url(f"**{address}*")
    ann.sees(ann.button("table-step_on"))


def test_a_rated_game_counts(visit: Visit, examine: Examine) -> None:
    ann = play_rated(visit)
    ann.go("/ranking")
    for name in ("Ann", "Ben"):
        ann.sees(ann.page.get_by_role("row").filter(has=ann.page.get_by_role("rowheader", name=name)))
    expect_in_order(ann, examine)
    ann.link("web-my_results").click()
    ann.sees(ann.page.get_by_role("heading", name="Ann", exact=True))
    ann.sees(ann.heading("web-by_character"))
    expect(ann.page.get_by_text(ann.say("web-results_none"))).to_have_count(0)
    expect_in_order(ann, examine)


def expect_in_order(visitor: Visitor, examine: Examine) -> None:
    found = examine(visitor)
    assert not found, "\n".join(found)
    expect_no_sideways_scrolling(visitor.page)
    expect_nothing_overlaps(visitor.page)
