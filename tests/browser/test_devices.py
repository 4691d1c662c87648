"""The devices of a player under Settings: who is logged in where, and logging out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from sixgun.words import LANGUAGES
from tests.browser.support.axe import Examine
from tests.browser.support.geometry import expect_large_targets, expect_no_sideways_scrolling
from tests.browser.support.screens import PHONE
from tests.browser.support.visitors import Visit, Visitor


def devices(visitor: Visitor) -> Locator:
    section = visitor.page.get_by_role("main").locator("section", has=visitor.heading("web-devices"))
    return section.get_by_role("listitem")


def at_settings(visitor: Visitor) -> None:
    visitor.be_remembered()
    visitor.go("/settings")
    visitor.sees(devices(visitor))


def second_device(ann: Visitor, visit: Visit) -> Visitor:
    """Another browser of the same person, by the personal link."""
    other = visit()
    other.go(ann.call("GET", "/api/me")["rejoin"])
    other.page.get_by_role("button").click()
    other.page.wait_for_url(f"{other.address}/")
    return other


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lost_device_is_logged_out(visit: Visit, examine: Examine, lang: str) -> None:
    ann = visit(PHONE, lang)
    ann.introduce("Ann")
    phone = second_device(ann, visit)
    at_settings(ann)
    expect(devices(ann)).to_have_count(2)
    expect(devices(ann).filter(has_text=ann.say("web-device_here"))).to_have_count(1)
    assert not examine(ann)
    expect_no_sideways_scrolling(ann.page)
    expect_large_targets(ann.page)
    ann.button("web-log_out_device", device="Chrome, Linux").click()
    expect(devices(ann)).to_have_count(1)
    assert phone.context.request.get(f"{phone.address}/api/me").status == 401


def test_logging_out_asks_first_and_ends_here(visit: Visit) -> None:
    ann = visit()
    ann.introduce("Ann")
    phone = second_device(ann, visit)
    at_settings(phone)
    phone.button("web-log_out_everywhere").click()
    phone.sees(phone.page.get_by_text(phone.say("web-log_out_sure")))
    phone.button("web-cancel").click()
    expect(devices(phone)).to_have_count(2)
    section = phone.page.locator("section", has=phone.heading("web-devices"))
    section.get_by_role("button", name=phone.say("web-log_out"), exact=True).last.click()
    phone.page.get_by_role("dialog").get_by_role("button", name=phone.say("web-log_out"), exact=True).click()
    phone.sees(phone.page.get_by_text(phone.say("web-unknown")))
    expect(phone.heading("web-devices")).to_have_count(0)
    assert ann.call("GET", "/api/me")["name"] == "Ann"
    assert phone.context.request.get(f"{phone.address}/api/me").status == 401
