"""Nothing on the table covers, cuts or pushes away what a player is about to read or press."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from sixgun.match.position import read_position
from tests.browser.support.companions import choice_message
from tests.browser.support.input import Mouse
from tests.browser.support.pages import settle
from tests.browser.support.players import Player
from tests.browser.support.positions import STORIES, Story
from tests.browser.support.practice import Company, practice_table, walk
from tests.browser.support.screens import DESK, LYING, PHONE, Screen
from tests.browser.support.server import Server
from tests.browser.support.tables import let_a_bot_play_to_the_end, start_table
from tests.browser.support.visitors import Visit, Visitor

TABLET: Final = Screen(1024, 768)
SEVEN: Final = Story("play_phase", hands={0: "schofield-JC bang-2C missed-2S beer-6H panic-JH stagecoach-9S jail-4H"})
DECISIVE: Final = Story("play_phase", hands={0: "bang-2C"}, life={1: 1})
STORE: Final = Story(
    "pick", hands={3: "general_store-9C"}, deck="bang-2C beer-6H missed-2S panic-JH", turn=3,
    way=("play:general_store-9C", "take:bang-2C"),
)  # fmt: skip
EVERYBODY: Final = Story("play_phase", "- bart_cassidy - -", hands={0: "gatling-10H", 1: "bang-4C"})
WIDTHS: Final = range(170, 340, 10)  # of the log, in pixels

ALONE: Final = """(log) => {
  // The lines in which a closing bracket stands on another line than the letter before it.
  const letters = [];
  const walker = document.createTreeWalker(log, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (let i = 0; i < node.length; i++) letters.push([node, i]);
  const top = ([node, i]) => {
    const range = new Range();
    range.setStart(node, i); range.setEnd(node, i + 1);
    return range.getBoundingClientRect().top;
  };
  const torn = (at, i) => at[0].data[at[1]] === ")" && Math.abs(top(at) - top(letters[i - 1])) > 4;
  return letters.filter(torn).map(([node]) => node.data);
}"""


CUT: Final = """(all) => all.filter((one) =>
  one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).overflowX !== "visible" &&
  one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""


@pytest.fixture(scope="module")
def company(server: Server) -> Company:
    return Company(server.address)


def sit_down(visitor: Visitor) -> Player:
    visitor.introduce("Ann")
    return Player(visitor, Mouse())


def box(found: Locator) -> dict[str, float]:
    measured = found.bounding_box()
    assert measured is not None, found
    x, y, width, height = (measured[side] for side in ("x", "y", "width", "height"))
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


def boxes(found: Locator) -> list[dict[str, float]]:
    return [box(found.nth(i)) for i in range(found.count())]


def covers(one: dict[str, float], two: dict[str, float]) -> bool:
    across = min(one["right"], two["right"]) - max(one["x"], two["x"])
    return across > 1 and min(one["bottom"], two["bottom"]) - max(one["y"], two["y"]) > 1


def lines_of(found: Locator) -> float:
    """How many lines of text this is high."""
    return float(
        found.evaluate("(one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)")
    )


def test_a_long_question_stays_inside_its_border(visit: Visit, company: Company) -> None:
    """German, on a phone, with one life left and a Beer."""
    visitor, story = visit(PHONE, lang="de"), STORIES["a last chance"]
    player = sit_down(visitor)
    with practice_table(story, visitor, company) as others:
        walk(story, player, others)
        prompt, page = box(visitor.page.locator(".prompt")), visitor.page
        for part in (*boxes(page.locator(".prompt .text")), *boxes(page.locator(".prompt .button"))):
            assert prompt["y"] + 4 <= part["y"]
            assert part["bottom"] <= prompt["bottom"] - 4
        assert lines_of(page.locator(".prompt .sentence")) < 3.5


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=str)
def test_marks_of_targets_are_whole(visit: Visit, company: Company, screen: Screen) -> None:
    visitor, story = visit(screen), STORIES["aimed cards"]
    player = sit_down(visitor)
    with practice_table(story, visitor, company) as others:
        walk(story, player, others)
        duel = choice_message(read_position(story.line).box, "play:duel-QD@1")
        player.hand.press(player.mine(duel["card"]))
        marks = visitor.page.locator(".seat .target")
        expect(marks).to_have_count(3)
        bar = box(visitor.page.locator(".bar"))
        for mark in boxes(marks):
            assert mark["x"] >= 0
            assert mark["right"] <= screen.width
            assert mark["y"] >= 0
            assert not covers(mark, bar)


def test_seven_cards_keep_their_names_and_places_on_a_phone(visit: Visit, company: Company) -> None:
    visitor = visit(PHONE)
    player = sit_down(visitor)
    with practice_table(SEVEN, visitor, company) as others:
        walk(SEVEN, player, others)
        names, slots = visitor.page.locator(".slot .name"), visitor.page.locator(".slot")
        assert all(lines_of(names.nth(i)) < 1.5 for i in range(names.count()))
        before = boxes(slots)
        player.hand.press(player.cards_in_hand().nth(3))
        expect(visitor.page.locator(".slot.picked")).to_have_count(1)
        after = boxes(slots)
        assert [round(one["x"]) for one in after] == pytest.approx([round(one["x"]) for one in before], abs=4)


@pytest.mark.parametrize("screen", [DESK, PHONE, LYING], ids=str)
def test_both_players_of_a_duel_are_seen_on_the_stage(visit: Visit, company: Company, screen: Screen) -> None:
    visitor, story = visit(screen), STORIES["a duel"]
    player = sit_down(visitor)
    with practice_table(story, visitor, company) as others:
        walk(story, player, others)
        faces = visitor.page.locator("[data-duelist]")
        expect(faces).to_have_count(2)
        left, right = boxes(faces)
        assert left["right"] <= right["x"]
        hidden = [box(visitor.page.locator(".prompt")), *boxes(visitor.page.locator(".seat .face, .self .face, .pile"))]
        assert not [one for one in hidden if covers(one, left) or covers(one, right)]


@pytest.mark.parametrize("screen", [DESK, PHONE, TABLET], ids=str)
def test_cards_to_choose_from_lie_beside_the_question(visit: Visit, company: Company, screen: Screen) -> None:
    """On a large table without a box, which would stand there empty until they have arrived."""
    visitor = visit(screen)
    player = sit_down(visitor)
    with practice_table(STORE, visitor, company) as others:
        walk(STORE, player, others)
        cloth, prompt = visitor.page.locator(".picture"), box(visitor.page.locator(".prompt"))
        expect(visitor.page.locator(".picture .taker")).to_have_count(1)
        assert not covers(box(cloth), prompt)
        if not screen.touch:
            look = cloth.evaluate("(one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).boxShadow]")
            assert look == ["rgba(0, 0, 0, 0)", "none"]
            for seat in boxes(visitor.page.locator(".seat .plate")):
                assert not any(covers(thing, seat) for thing in boxes(visitor.page.locator(".thing .card")))


@pytest.mark.parametrize("screen", [DESK, TABLET], ids=str)
def test_what_a_card_says_covers_neither_question_nor_players(visit: Visit, company: Company, screen: Screen) -> None:
    visitor = visit(screen)
    player = sit_down(visitor)
    with practice_table(SEVEN, visitor, company) as others:
        walk(SEVEN, player, others)
        for place in (0, 6):
            player.cards_in_hand().nth(place).hover()
            preview = visitor.page.get_by_role("tooltip")
            expect(preview).to_be_visible()
            said = box(preview)
            assert not covers(said, box(visitor.page.locator(".prompt")))
            assert not [
                seat
                for seat in boxes(visitor.page.locator(".side.left .plate, .side.right .plate"))
                if covers(said, seat)
            ]


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=str)
def test_a_lost_line_is_told_and_moves_nothing(visit: Visit, company: Company, screen: Screen) -> None:
    visitor, story = visit(screen), STORIES["aimed cards"]
    player = sit_down(visitor)
    with practice_table(story, visitor, company) as others:
        walk(story, player, others)
        settle(visitor)
        parts = visitor.page.locator(".board, .seat, .prompt, .slot, .pile")
        before = boxes(parts)
        visitor.context.set_offline(True)
        told = visitor.page.locator(".board .banner")
        expect(told).to_be_visible()
        assert boxes(parts) == before
        assert not covers(box(told), box(visitor.page.locator(".prompt")))
        visitor.context.set_offline(False)
        expect(told).to_have_count(0)
        visitor.forgive_lost_lines()


def test_no_bracket_stands_alone_in_the_log(visit: Visit, company: Company) -> None:
    visitor = visit()
    player = sit_down(visitor)
    with practice_table(EVERYBODY, visitor, company) as others:
        box_of_cards = read_position(EVERYBODY.line).box
        player.answer(choice_message(box_of_cards, "play:gatling-10H"))
        others[0].choose(box_of_cards, "pass")
        log = visitor.page.locator(".log ol")
        expect(log.get_by_text("(Bart Cassidy)")).to_be_visible()
        for width in WIDTHS:
            log.evaluate("(one, width) => { one.style.inlineSize = `${width}px`; }", width)
            assert log.evaluate(ALONE) == []


def test_the_number_of_discards_leaves_the_card_to_be_seen(visit: Visit, company: Company) -> None:
    visitor, story = visit(PHONE), STORIES["Pedro Ramirez"]
    player = sit_down(visitor)
    with practice_table(story, visitor, company) as others:
        walk(story, player, others)
        pile = visitor.page.locator('[data-place="discards"]')
        card, count = box(pile.locator(".card")), box(pile.locator(".count"))
        width = min(card["right"], count["right"]) - max(card["x"], count["x"])
        height = min(card["bottom"], count["bottom"]) - max(card["y"], count["y"])
        assert width * height < card["width"] * card["height"] * 0.15


def test_the_end_fits_a_phone(visit: Visit, company: Company) -> None:
    visitor = visit(PHONE)
    player = sit_down(visitor)
    with practice_table(DECISIVE, visitor, company) as others:
        walk(DECISIVE, player, others)
        player.answer(choice_message(read_position(DECISIVE.line).box, "play:bang-2C@1"))
        for _ in ("the hit", "the last chance"):
            others[0].choose(read_position(DECISIVE.line).box, "pass")
        page = visitor.page
        end = page.get_by_role("region", name=visitor.say("table-end"), exact=True)
        expect(end).to_be_visible()
        assert end.get_by_role("heading", level=1).count() == 1
        assert end.get_by_text(visitor.say("table-end"), exact=True).count() == 0
        first, second = boxes(end.locator(".actions > *"))[:2]
        assert second["x"] >= first["right"]
        assert second["y"] < first["bottom"]
        matrix = page.get_by_role("region", name=visitor.say("table-who_shot_whom"))
        assert matrix.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0


def test_a_replay_cuts_no_word_on_a_phone(visit: Visit) -> None:
    visitor = visit(PHONE)
    start_table(visitor, bots=3)
    let_a_bot_play_to_the_end(visitor)
    visitor.link("table-see_replay").first.click()
    expect(visitor.page.get_by_role("slider", name=visitor.say("table-scrub"))).to_be_visible()
    assert visitor.page.locator("header *").evaluate_all(CUT) == []


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=str)
def test_every_name_of_the_fan_at_home_can_be_read(visit: Visit, screen: Screen) -> None:
    visitor = visit(screen)
    visitor.go()
    settle(visitor)
    covered = visitor.page.locator(".fan .card b:visible").evaluate_all(
        """(names) => names.filter((name) => {
          const { left, right, top, bottom } = name.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(name);
          const text = range.getBoundingClientRect();
          const at = [0.1, 0.5, 0.9].map((part) => text.left + (text.right - text.left) * part);
          return at.some((x) => !name.closest(".card").contains(document.elementFromPoint(x, (top + bottom) / 2)));
        }).map((name) => name.textContent)"""
    )
    assert covered == []
