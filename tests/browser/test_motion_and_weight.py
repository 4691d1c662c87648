"""Reduced motion is respected, and the first load is small."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Response

from sixgun.match.position import read_position
from tests.browser.support.company import choice_message
from tests.browser.support.input import Mouse
from tests.browser.support.pages import settle
from tests.browser.support.players import Player
from tests.browser.support.positions import STORIES
from tests.browser.support.practice import Company, practice_table, walk
from tests.browser.support.server import Server
from tests.browser.support.visitors import Visit

ART = re.compile(r"/assets/(cards|characters|walkingdead)-")
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


@pytest.mark.parametrize("lang", ["en", "de", "cs"])
def test_the_first_load_is_light(visit: Visit, lang: str) -> None:
    """Counts the bytes until the home page is shown, and until a table is."""
    visitor = visit(lang=lang)
    answers: list[Response] = []

    def receive(answer: Response) -> None:
        answers.append(answer)

    visitor.page.on("response", receive)
    visitor.go()
    settle(visitor)
    art, rest = weights(answers)
    assert rest < 200 * KILOBYTE, f"{rest / KILOBYTE:.0f} KB without the art"
    visitor.page.get_by_role("button", name=visitor.say("web-deal")).click()
    visitor.until_dealt()
    visitor.sees(visitor.page.get_by_role("group", name=visitor.say("table-others")).locator("svg"))
    settle(visitor)
    art, rest = weights(answers)
    assert art > 0
    assert rest < 200 * KILOBYTE, f"{rest / KILOBYTE:.0f} KB without the art"
    assert art + rest < 400 * KILOBYTE, f"{(art + rest) / KILOBYTE:.0f} KB with the art"


def weights(answers: list[Response]) -> tuple[int, int]:
    """The transferred bytes of the art and of everything else, without cached files."""
    sizes = [(answer.url, answer.request.sizes()["responseBodySize"]) for answer in answers if answer.ok]
    art = sum(max(size, 0) for address, size in sizes if ART.search(address))
    return art, sum(max(size, 0) for _, size in sizes) - art
