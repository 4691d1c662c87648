"""Switching the language in the middle of a game."""

from __future__ import annotations

import pytest

from sixgun.words import LANGUAGES, OWN_NAMES, Words
from tests.browser.support.screens import DESK, PHONE, Screen
from tests.browser.support.tables import start_table
from tests.browser.support.visitors import Visit

OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.parametrize("lang", OTHERS)
def test_the_language_can_be_switched_during_a_game(visit: Visit, lang: str) -> None:
    visitor = visit()
    player = start_table(visitor, bots=4)
    visitor.until(player.line.asks_me, "I am asked")
    visitor.button("web-settings").first.click()
    visitor.page.get_by_role("dialog").get_by_role("button", name=OWN_NAMES[lang]).click()
    visitor.words = Words(lang)
    visitor.sees(visitor.heading("web-settings"))
    visitor.page.keyboard.press("Escape")
    assert visitor.page.locator("html").get_attribute("lang") == lang
    for _ in range(3):
        visitor.until(lambda: player.line.asks_me() or player.line.is_over(), "I am asked")
        if player.line.asks_me():
            player.is_asked(player.line.game["prompt"]["name"])
            player.answer(player.something(player.line.game))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=str)
def test_the_page_uses_the_language_of_the_browser(visit: Visit, lang: str, screen: Screen) -> None:
    visitor = visit(screen, lang=lang)
    visitor.go()
    visitor.sees(visitor.heading("web-hero"))
    assert visitor.page.locator("html").get_attribute("lang") == lang
