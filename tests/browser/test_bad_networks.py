"""Slow networks and lost connections."""

from __future__ import annotations

from tests.browser.support.input import Finger
from tests.browser.support.screens import PHONE
from tests.browser.support.tables import deal_quick_game, stand_up, start_table
from tests.browser.support.visitors import Visit

SLOW = {"offline": False, "latency": 300, "downloadThroughput": 64 * 1024, "uploadThroughput": 32 * 1024}


def test_a_game_can_be_played_over_a_slow_network(visit: Visit) -> None:
    """As slow as a phone at the edge of town."""
    visitor = visit(PHONE)
    network = visitor.context.new_cdp_session(visitor.page)
    network.send("Network.enable")
    network.send("Network.emulateNetworkConditions", SLOW)
    player = deal_quick_game(visitor, Finger())
    player.play_on(until=lambda: len(player.line.deeds) >= 3)
    assert player.line.is_over() or len(player.line.deeds) >= 3


def test_a_choice_made_offline_arrives_after_reconnecting(visit: Visit) -> None:
    visitor = visit()
    visitor.prefer(confirm=False)
    player = start_table(visitor, bots=4)
    visitor.until(player.line.asks_me, "I am asked")
    choice, lines = player.something(player.line.game), player.line.opened
    visitor.context.set_offline(True)
    visitor.sees(visitor.page.get_by_text(visitor.say("web-offline")))
    player.carry_out(choice)
    visitor.context.set_offline(False)
    visitor.until(lambda: player.line.opened > lines and player.line.deeds, "the line is back")
    deed = player.line.deeds[0]
    assert deed["choice"] == choice
    visitor.until(lambda: player.line.answer_to(deed["key"]), "the choice is answered")
    visitor.forgive_lost_lines()


def test_standing_up_offline_takes_effect_after_reconnecting(visit: Visit) -> None:
    visitor = visit()
    player = start_table(visitor, bots=4)
    visitor.until(player.line.asks_me, "I am asked")
    visitor.context.set_offline(True)
    visitor.sees(visitor.page.get_by_text(visitor.say("web-offline")))
    stand_up(visitor)
    visitor.context.set_offline(False)
    visitor.until(lambda: player.line.room["chairs"][0].get("bot_plays"), "a bot plays for me")
    visitor.forgive_lost_lines()
