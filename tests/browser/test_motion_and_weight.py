"""Reduced motion is respected, and the first load is small."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Response

from sixgun.match.position import read_position
from tests.browser.support.companions import choice_message
from tests.browser.support.input import Mouse
from tests.browser.support.pages import settle
from tests.browser.support.players import Player
from tests.browser.support.positions import STORIES
from tests.browser.support.practice import Company, practice_table, walk
from tests.browser.support.server import Server
from tests.browser.support.visitors import Visit

ART = re.compile(r"/assets/(cards|characters|walkingdead)-")
TEXT = re.compile(r"/assets/.*\.(js|css)$")
KILOBYTE = 1024
MOVING = """() => {
  const moves = (one) => one.playState === "running" && one.effect.getTiming().duration > 1;
  return document.getAnimations().filter(moves).length;
}"""


def test_reduced_motion_is_respected(visit: Visit, server: Server) -> None:
    visitor, story = visit(reduced_motion="reduce"), STORIES["cards for all"]
    visitor.introduce("Ann")
    player = Player(visitor, Mouse())
    with practice_table(story, visitor, Company(server.address)) as others:
        walk(story, player, others)
        player.answer(choice_message(read_position(story.line).box, "play:gatling-10H"))
        assert visitor.page.evaluate(MOVING) == 0
    assert visitor.page.locator("html").get_attribute("data-motion") == "reduced"


@pytest.mark.parametrize(("lang", "most"), [("en", 200), ("de", 212), ("cs", 222)])
def test_the_first_load_is_light(visit: Visit, lang: str, most: int) -> None:
    """Counts the bytes on the wire, in kilobytes, until the home page and then a table is shown with its drawings."""
    visitor = visit(lang=lang)
    answers: list[Response] = []

    def receive(answer: Response) -> None:
        answers.append(answer)

    visitor.page.on("response", receive)
    visitor.go()
    settle(visitor)
    visitor.page.get_by_role("button", name=visitor.say("web-deal")).click()
    visitor.until_dealt()
    visitor.sees(visitor.page.get_by_role("group", name=visitor.say("table-others")).locator("svg"))
    settle(visitor)
    sizes = {answer.url: max(answer.request.sizes()["responseBodySize"], 0) for answer in answers if answer.ok}
    assert any(size and ART.search(address) for address, size in sizes.items())
    weight = sum(sizes.values()) / KILOBYTE
    assert weight < most, f"{weight:.1f} KB: {sorted(sizes.items(), key=lambda one: -one[1])}"
    large = [answer for answer in answers if TEXT.search(answer.url) and sizes.get(answer.url, 0) > KILOBYTE]
    assert {answer.headers.get("content-encoding") for answer in large} == {"br"}
