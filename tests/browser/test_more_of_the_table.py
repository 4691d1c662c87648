"""The table besides questions: choosing characters, interrupts, reasons, dragging, chat, hot seat."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sixgun.match.position import read_position
from tests.browser.support.companions import choice_message
from tests.browser.support.input import Mouse
from tests.browser.support.players import Player
from tests.browser.support.positions import STORIES, Story
from tests.browser.support.practice import Company, practice_table, walk
from tests.browser.support.server import Server
from tests.browser.support.tables import deal_quick_game, give_a_name, start_table
from tests.browser.support.visitors import Visit


@pytest.fixture(scope="module")
def company(server: Server) -> Company:
    return Company(server.address)


def test_one_of_two_characters_is_chosen(visit: Visit) -> None:
    player = start_table(visit(), bots=3, choose_characters=True)
    player.is_asked("choose_character")
    wanted = player.line.game["offered"][1]
    player.answer(next(option for option in player.line.game["options"] if option["take"] == 1))
    player.visitor.until(lambda: player.line.game["people"][0]["character"] == wanted, "it is mine")


def test_an_ability_works_while_another_player_is_asked(visit: Visit, company: Company) -> None:
    """Sid Ketchum heals in another player's turn."""
    story = Story("play_phase", "sid_ketchum - - -", hands={0: "bang-2C missed-2S"}, life={0: 2}, turn=1)
    visitor = visit()
    visitor.introduce("Ann")
    player = Player(visitor, Mouse())
    with practice_table(story, visitor, company):
        visitor.until(lambda: player.line.game.get("interrupts"), "Sid may interrupt")
        player.answer(choice_message(read_position(story.line).box, "ability:bang-2C+missed-2S"))
        assert player.line.deeds[-1]["type"] == "interrupt"
        visitor.until(lambda: player.line.game["people"][0]["life"] == 3, "he lives on")


def test_an_unplayable_card_says_why(visit: Visit, company: Company) -> None:
    """So does a player who is out of range, with the numbers."""
    story = Story("play_phase", hands={0: "bang-2C missed-2S"})
    visitor = visit()
    visitor.introduce("Ann")
    player = Player(visitor, Mouse())
    with practice_table(story, visitor, company) as others:
        walk(story, player, others)
        missed, bang = player.line.game["hand"][1], player.line.game["hand"][0]
        player.hand.press(player.mine(missed))
        expect(visitor.page.get_by_role("alert").get_by_text(visitor.say("refusal-only_as_answer"))).to_be_visible()
        player.hand.press(player.mine(bang))
        player.hand.press(player.seat(2))
        why = visitor.say("refusal-out_of_reach", target=player.names[2], distance=2, reach=1)
        expect(visitor.page.get_by_role("alert").get_by_text(why)).to_be_visible()
        assert not player.line.deeds


@pytest.mark.parametrize("steps", [10, 1], ids=["slowly", "flicked"])
def test_a_card_can_be_dragged_onto_a_seat(visit: Visit, company: Company, steps: int) -> None:
    """Even if the first move of the pointer is already far from the card."""
    story = STORIES["aimed cards"]
    visitor = visit()
    visitor.introduce("Ann")
    player = Player(visitor, Mouse())
    with practice_table(story, visitor, company) as others:
        walk(story, player, others)
        wanted = choice_message(read_position(story.line).box, "play:bang-2C@3")
        player.mine(wanted["card"]).drag_to(player.seat(3), steps=steps)
        visitor.until(lambda: player.line.deeds, "the card is played")
        assert player.line.deeds[0]["choice"] == wanted


def test_chat_and_phrases_reach_the_others(visit: Visit, company: Company) -> None:
    story = STORIES["aimed cards"]
    visitor = visit()
    visitor.introduce("Ann")
    with practice_table(story, visitor, company) as others:
        visitor.page.get_by_role("tab", name=visitor.say("web-chat")).click()
        box = visitor.page.get_by_role("tabpanel").get_by_role("textbox")
        box.fill("Howdy <b>Ben</b>")
        box.press("Enter")
        assert others[0].hear("said")["text"] == "Howdy <b>Ben</b>"
        visitor.sees(visitor.page.get_by_role("tabpanel").get_by_text("Howdy <b>Ben</b>"))


def test_a_curtain_hides_the_hand_of_the_previous_player(visit: Visit) -> None:
    """On a shared device no card is shown before the player whose turn it is lifts the curtain."""
    visitor = visit()
    visitor.go("/hotseat")
    visitor.button("web-start").click()
    give_a_name(visitor, "Ann")
    visitor.until(visitor.line.asks_me, "one of us is asked")
    player, page = Player(visitor, Mouse()), visitor.page.locator("body")
    lift = visitor.page.get_by_role("dialog").get_by_role("button")
    expect(lift).to_be_visible()
    seen = page.aria_snapshot()
    assert not [card for card in player.line.game["hand"] if player.labels.card(card) in seen]
    lift.click()
    expect(player.cards_in_hand().first).to_be_visible()


def test_a_reload_brings_the_same_table_back(visit: Visit) -> None:
    visitor = visit()
    player = deal_quick_game(visitor)
    visitor.until(player.line.asks_me, "I am asked")
    before, lines = player.line.game, player.line.opened
    visitor.page.reload()
    visitor.until(lambda: player.line.opened > lines and player.line.asks_me(), "the table is back")
    assert (player.line.game["seq"], player.line.game["hand"]) == (before["seq"], before["hand"])
    player.answer(player.something(player.line.game))
