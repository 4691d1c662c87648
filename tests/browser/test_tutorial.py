"""The tutorial, from the home page to a real game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from sixgun.words import Words
from tests.browser.support.input import Finger, Hand, Mouse
from tests.browser.support.players import Message, Player
from tests.browser.support.screens import DESK, PHONE, Screen
from tests.browser.support.visitors import Visit

OPPOSITE = 2
"""A seat that is out of range without a weapon."""
FIRST_HAND = (("weapon", "schofield"), ("bang", "bang"), ("beer", "beer"), ("stagecoach", "stagecoach"))


@pytest.mark.parametrize(("screen", "hand"), [(DESK, Mouse()), (PHONE, Finger())], ids=["desk", "phone"])
def test_the_tutorial_leads_to_a_real_game(visit: Visit, screen: Screen, hand: Hand) -> None:
    visitor = visit(screen, reduced_motion="reduce")
    visitor.go()
    visitor.link("web-tutorial").first.click()
    visitor.until_dealt()
    player = Player(visitor, hand)
    for step in ("welcome", "roles", "distance"):
        expect_lesson(player, step)
        visitor.button("web-next").click()
    play_the_first_hand(player)
    lesson = player.line.code
    visitor.button("web-lesson_deal").click()
    visitor.until(lambda: player.line.code != lesson and player.line.game, "a real game is dealt")
    visitor.until(lambda: player.line.asks_me() or player.line.is_over(), "I am asked")
    player.play_on(until=lambda: len(player.line.deeds) > 0)


def play_the_first_hand(player: Player) -> None:
    """Follows the coach, then plays on until the coach has finished."""
    for step, kind in FIRST_HAND:
        expect_lesson(player, step)
        player.visitor.until(player.line.asks_me, "I am asked")
        player.answer(card_of(player, kind))
    expect_lesson(player, "end_turn")
    player.visitor.until(player.line.asks_me, "I am asked")
    player.answer({"verb": "pass"})
    finish = lesson_text(player, "finish")
    player.play_on(decide=lambda game: player.chance.choice(game["options"]), until=finish.is_visible)
    player.visitor.sees(finish)


def card_of(player: Player, kind: str) -> Message:
    """A choice with a card of this kind, aimed at the player opposite if it has a target."""
    choices = [one for one in player.line.game["options"] if "card" in one]
    wanted = (one for one in choices if player.deck[one["card"]]["kind"] == kind)
    return next(one for one in wanted if one.get("target", OPPOSITE) == OPPOSITE)


def expect_lesson(player: Player, step: str) -> None:
    player.visitor.sees(lesson_text(player, step))


def lesson_text(player: Player, step: str) -> Locator:
    return player.page.get_by_text(Words(player.visitor.words.lang, "fourth").say(f"web-lesson_{step}"), exact=True)
