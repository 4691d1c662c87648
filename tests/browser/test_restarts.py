"""Killing the server in the middle of a game loses no click."""

from __future__ import annotations

from tests.browser.support.pages import settle
from tests.browser.support.server import Server
from tests.browser.support.tables import start_table
from tests.browser.support.visitors import Visit


def test_a_click_while_the_server_is_down_counts_after_the_restart(visit_own: Visit, own_server: Server) -> None:
    visitor = visit_own()
    visitor.prefer(confirm=False)
    player = start_table(visitor, bots=4)
    visitor.until(player.line.asks_me, "I am asked")
    player.answer(player.something(player.line.game))
    visitor.until(lambda: player.line.asks_me() or player.line.is_over(), "I am asked again")
    before, lines, asked = len(player.line.deeds), player.line.opened, player.line.game["prompt"]
    choice = player.something(player.line.game)
    settle(visitor)
    own_server.kill()
    visitor.sees(visitor.page.get_by_text(visitor.say("web-reconnecting")))
    player.carry_out(choice)
    own_server.start()
    visitor.until(lambda: player.line.opened > lines and len(player.line.deeds) > before, "the line is back")
    deed = player.line.deeds[before]
    assert (deed["choice"], deed["prompt"]) == (choice, asked["id"])
    visitor.until(lambda: player.line.answer_to(deed["key"]), "the click is answered")
    answer = player.line.answer_to(deed["key"])
    assert answer is not None
    assert answer["type"] == "done"
    assert player.line.game["seq"] > 0
    player.play_on(until=lambda: len(player.line.deeds) > before + 2)
    visitor.forgive_lost_lines()


def test_a_stopped_server_says_so_and_players_reconnect(visit_own: Visit, own_server: Server) -> None:
    visitor = visit_own()
    player = start_table(visitor, bots=4)
    visitor.until(player.line.asks_me, "I am asked")
    settle(visitor)
    seen = player.line.game
    own_server.stop()
    visitor.sees(visitor.page.get_by_text(visitor.say("web-restarting")))
    lines = player.line.opened
    own_server.start()
    visitor.until(lambda: player.line.opened > lines and player.line.asks_me(), "the line is back")
    assert (player.line.game["seq"], player.line.game["hand"]) == (seen["seq"], seen["hand"])
    player.answer(player.something(player.line.game))
    visitor.forgive_lost_lines()
