"""Keyboard alone: everything can be reached, and the focus is always visible."""

from __future__ import annotations

import pytest

from sixgun.match.position import read_position
from tests.browser.support.companions import choice_message
from tests.browser.support.input import Keys
from tests.browser.support.pages import PAGES, settle
from tests.browser.support.players import Player
from tests.browser.support.positions import STORIES, Story
from tests.browser.support.practice import Company, practice_table, walk
from tests.browser.support.server import Server
from tests.browser.support.visitors import Visit, Visitor

MOST_STOPS = 400
START = "() => { window.reached = []; document.activeElement.blur(); }"
NOTE = """() => {
  const here = document.activeElement;
  if (here === document.body || window.reached.includes(here)) return "again";
  window.reached.push(here);
  const seen = (element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== "none";
  };
  const marks = [here, here.closest("label")].filter((element) => element);
  return marks.some((element) => seen(element)) ? "seen" : `${here.tagName} ${here.className} ${here.innerText ?? ""}`;
}"""
MISSED = """() => {
  const wanted = "a[href], button, input, select, textarea, summary";
  const group = (element) => element.closest("[role=group], [role=radiogroup], [role=tablist], [role=log], ul, ol");
  const among = (element) => group(element) && window.reached.some((other) => group(element).contains(other));
  const ring = (element) => window.reached.some((other) => other.type === "radio" && other.name === element.name);
  const reached = (element) =>
    window.reached.includes(element)
    || (element.tabIndex < 0 && among(element))
    || (element.type === "radio" && ring(element));
  const isSeen = (element) => !element.disabled && element.checkVisibility({ visibilityProperty: true });
  return [...document.querySelectorAll(wanted)]
    .filter((element) => isSeen(element) && !reached(element))
    .map((element) => (element.getAttribute("aria-label") || element.innerText || element.outerHTML).slice(0, 80));
}"""


def expect_reachable(visitor: Visitor) -> None:
    """Checks that Tab reaches every control and that the focus is visible."""
    settle(visitor)
    visitor.page.evaluate(START)
    unseen: list[str] = []
    for _ in range(MOST_STOPS):
        visitor.page.keyboard.press("Tab")
        noted = visitor.page.evaluate(NOTE)
        if noted == "again":
            break
        if noted != "seen":
            unseen.append(noted)
    assert not unseen, f"{visitor.page.url}: the focus is not seen on {unseen}"
    missed = visitor.page.evaluate(MISSED)
    assert not missed, f"{visitor.page.url}: Tab does not lead to {missed}"


@pytest.mark.parametrize("path", [path for path in PAGES if "rulings" not in path])
def test_every_page_can_be_walked_by_tab(visit: Visit, path: str) -> None:
    visitor = visit(reduced_motion="reduce")
    visitor.introduce("Ann")
    visitor.go(path)
    expect_reachable(visitor)


def test_the_table_can_be_walked_by_tab(visit: Visit, server: Server) -> None:
    visitor = visit(reduced_motion="reduce")
    visitor.introduce("Ann")
    with practice_table(STORIES["aimed cards"], visitor, Company(server.address)):
        visitor.until(visitor.line.asks_me, "I am asked")
        expect_reachable(visitor)


HERE = """() => {
  const here = document.activeElement;
  return here === document.body ? "lost" : here.getAttribute("aria-label") || here.innerText;
}"""


def test_the_focus_moves_to_the_next_control(visit: Visit, server: Server) -> None:
    """From a card played to the next one, to the question while others are asked, to the end of the turn."""
    story = Story("play_phase", hands={0: "beer-7H gatling-10H stagecoach-9S"}, life={0: 3}, deck="missed-2S missed-3S")
    visitor = visit(reduced_motion="reduce")
    visitor.introduce("Ann")
    player, box = Player(visitor, Keys(visitor.page)), read_position(story.line).box
    with practice_table(story, visitor, Company(server.address)) as others:
        walk(story, player, others)
        _, gatling, stagecoach = player.line.game["hand"]
        player.answer(choice_message(box, "play:beer-7H"))
        expect_focus(visitor, player.labels.card(gatling))
        player.answer(choice_message(box, "play:gatling-10H"))
        expect_focus(visitor, visitor.say("table-question"))
        for other in others:
            other.choose(box, "pass")
        expect_focus(visitor, player.labels.card(stagecoach))
        player.answer(choice_message(box, "play:stagecoach-9S"))
        expect_focus(visitor, player.labels.choice({"verb": "pass"}))


def expect_focus(visitor: Visitor, word: str) -> None:
    visitor.until(lambda: word in visitor.page.evaluate(HERE), f"{word} has the focus")


def test_the_sheet_of_keys_opens_and_closes(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    visitor.sees(visitor.heading("web-hero"))
    visitor.page.keyboard.press("?")
    visitor.sees(visitor.heading("web-keys"))
    visitor.page.keyboard.press("Escape")
    visitor.until(lambda: not visitor.heading("web-keys").is_visible(), "the sheet is closed")
