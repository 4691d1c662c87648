"""The table is one drawing, which grows with the window, and nothing on it becomes too small to be seen."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.browser.support.full_tables import crowd
from tests.browser.support.screens import DESK, Screen
from tests.browser.support.visitors import Visit, Visitor
from tests.browser.test_screens import look_at

SIDEWAYS_TABLET: Final = Screen(1024, 768, touch=True)
NARROW: Final = Screen(1050, 800)
LARGE: Final = (DESK, Screen(1920, 1080), Screen(2560, 1440), SIDEWAYS_TABLET, NARROW, Screen(1366, 768))

BOXES: Final = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
  return { left, right, top, bottom, width, height };
})"""


def boxes(visitor: Visitor, selector: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.page.evaluate(BOXES, selector)
    assert found, selector
    return found


def middle(box: dict[str, Any]) -> float:
    return float(box["left"] + box["right"]) / 2


def full_table(visit: Visit, screen: Screen) -> Visitor:
    return look_at(visit(screen, reduced_motion="reduce"), crowd(8), 8, hand=10)


@pytest.mark.parametrize("screen", LARGE, ids=str)
def test_portraits_grow_with_the_window(visit: Visit, screen: Screen) -> None:
    visitor = full_table(visit, screen)
    (board,) = boxes(visitor, ".board")
    unit = min(board["width"] / 1140, board["height"] / 900)
    for portrait in boxes(visitor, ".seat .portrait"):
        assert portrait["width"] == pytest.approx(104 * unit, abs=1)
    assert board["width"] >= screen.width - 340


@pytest.mark.parametrize("screen", LARGE, ids=str)
def test_equipment_lies_before_its_owner_large_enough_to_be_known(visit: Visit, screen: Screen) -> None:
    visitor = full_table(visit, screen)
    for piece in boxes(visitor, ".seat .gear .card"):
        assert piece["width"] >= 30
        assert piece["right"] <= screen.width
    plates, lives, names = (boxes(visitor, f".seat {part}") for part in (".plate", ".life", ".name"))
    for plate, life, name in zip(plates, lives, names, strict=True):
        assert life["right"] <= plate["right"]
        assert name["right"] <= plate["right"]
        assert name["height"] >= 12


@pytest.mark.parametrize("screen", LARGE, ids=str)
def test_cloth_question_and_hand_share_one_axis(visit: Visit, screen: Screen) -> None:
    visitor = full_table(visit, screen)
    (cloth,), (prompt,), (hand,) = (boxes(visitor, part) for part in (".cloth", ".prompt", ".hand"))
    assert middle(prompt) == pytest.approx(middle(cloth), abs=1)
    assert middle(hand) == pytest.approx(middle(cloth), abs=1)
    (me,), cards = boxes(visitor, ".self .portrait"), boxes(visitor, ".slot")
    assert 0 < cards[0]["left"] - me["right"] < me["width"] * 1.5


def test_a_phone_gives_portraits_and_equipment_their_room(visit: Visit) -> None:
    visitor = full_table(visit, Screen(390, 844, touch=True))
    assert all(portrait["width"] >= 56 for portrait in boxes(visitor, ".seat .portrait"))
    assert all(piece["width"] >= 26 for piece in boxes(visitor, ".seat .gear .card"))
    for seat, gear in zip(boxes(visitor, ".seat"), boxes(visitor, ".seat .gear"), strict=True):
        assert gear["bottom"] <= seat["bottom"] + 1
