"""The event cards of High Noon on the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sixgun.event_cards import EVENT_CARDS
from tests.browser.support.screens import DESK, PHONE, Screen
from tests.browser.support.tables import stand_up, start_table
from tests.browser.support.visitors import Visit
from tests.shape.sources import ROOT


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=str)
def test_the_card_in_force_and_the_next_are_shown(visit: Visit, screen: Screen) -> None:
    visitor = visit(screen)
    player = start_table(visitor, bots=3, house_rules={"high_noon": "on"})
    pile = visitor.page.locator(".event-pile")
    expect(pile.locator(".next")).to_have_attribute("data-event", player.line.game["events"]["next"])
    stand_up(visitor)
    visitor.until(lambda: player.line.game["events"]["card"], "an event card is in force")
    expect(pile.locator(".now svg")).to_be_visible()
    shown = pile.locator(".now")
    visitor.until(lambda: shown.get_attribute("data-event") == player.line.game["events"]["card"], "it is shown")


def test_every_event_card_is_drawn() -> None:
    drawn = {path.stem for path in (ROOT / "web" / "art" / "events").glob("*.svg")}
    assert drawn == set(EVENT_CARDS)
