"""A replay move by move, and links to a moment."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.support.tables import let_a_bot_play_to_the_end, start_table
from tests.browser.support.visitors import Visit


def test_a_replay_can_be_stepped_through_and_linked(visit: Visit) -> None:
    visitor = visit(reduced_motion="reduce")
    player = start_table(visitor, bots=3)
    let_a_bot_play_to_the_end(visitor)
    last = player.line.game["seq"]
    visitor.link("table-see_replay").first.click()
    scrub = visitor.page.get_by_role("slider", name=visitor.say("table-scrub"))
    expect(scrub).to_have_attribute("max", str(last))
    visitor.button("table-step_on").click()
    visitor.button("table-step_on").click()
    visitor.button("table-step_back").click()
    expect(scrub).to_have_value("1")
    visitor.button("table-to_end").click()
    expect(scrub).to_have_value(str(last))
    visitor.page.wait_for_url(f"**at={last}&**")
    visitor.page.goto(visitor.page.url.replace(f"at={last}", f"at={last // 2}"))
    expect(scrub).to_have_value(str(last // 2))
    told = visitor.page.locator(".log li:not(.later)").last
    expect(told).to_be_in_viewport()
    visitor.button("table-to_end").click()
    expect(scrub).to_have_value(str(last))
    visitor.page.wait_for_url(f"**at={last}&**")
    address = visitor.page.url
    expect_moment_elsewhere(visit, address.replace(f"at={last}", "at=3"), "3")


def expect_moment_elsewhere(visit: Visit, address: str, moment: str) -> None:
    """Checks that the link shows the same moment to another visitor, from any seat."""
    friend = visit()
    friend.page.goto(address)
    expect(friend.page.get_by_role("slider", name=friend.say("table-scrub"))).to_have_value(moment)
    eyes = friend.page.get_by_label(friend.say("table-seen_by"))
    eyes.select_option("1")
    friend.page.wait_for_url("**seat=1**")
    expect(friend.page.get_by_role("slider", name=friend.say("table-scrub"))).to_have_value(moment)
