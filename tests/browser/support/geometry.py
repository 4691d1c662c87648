"""Measures what is visible on the page: where it is, and how large."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

Box = dict[str, Any]

SHOWN: Final = """() => {
  const INTERACTIVE = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]";
  const clip = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const around = at.getBoundingClientRect();
      left = Math.max(left, around.left); top = Math.max(top, around.top);
      right = Math.min(right, around.right); bottom = Math.min(bottom, around.bottom);
    }
    return { left, top, right, bottom };
  };
  const isMark = (element) => ["radio", "checkbox"].includes(element.type);
  const target = (element) => (isMark(element) ? element.closest("label") : null) || element;
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isFixed = (element) => ["fixed", "sticky"].includes(getComputedStyle(element).position);
  const floats = (element) => element !== null && (isFixed(element) || floats(element.parentElement));
  const scrolls = document.scrollingElement.scrollHeight > innerHeight;
  const top = document.querySelector("dialog[open]") || document;
  const found = [...new Set([...top.querySelectorAll(INTERACTIVE)].map(target))].filter(isSeen);
  const inside = (element) => found.filter((other) => other !== element && element.contains(other));
  return found.map((element, place) => ({
    ...clip(element),
    name: (element.getAttribute("aria-label") || element.innerText || element.className).trim().slice(0, 60),
    inline: getComputedStyle(element).display === "inline",
    inHand: element.closest("[role=group][data-place^='hand:']") !== null,
    hidden: element.classList.contains("skip"),
    floating: scrolls && floats(element),
    nested: inside(element).map((other) => found.indexOf(other)),
    place,
  })).filter((box) => box.right - box.left > 1 && box.bottom - box.top > 1);
}"""

SIDEWAYS: Final = """() => {
  const room = document.documentElement.clientWidth;
  const scrolls = document.scrollingElement.scrollWidth - room;
  return scrolls > 0 ? `the page is ${scrolls} pixels too wide` : "";
}"""


def shown(page: Page) -> list[Box]:
    """Every visible control, clipped to its visible part."""
    boxes: list[Box] = page.evaluate(SHOWN)
    return [box for box in boxes if not box["hidden"]]


def expect_no_sideways_scrolling(page: Page) -> None:
    wrong = page.evaluate(SIDEWAYS)
    assert not wrong, f"{page.url}: {wrong}"


def expect_nothing_overlaps(page: Page) -> None:
    """No control covers another.

    Exceptions are the cards of a fanned hand, and the parts of the page that scroll under a fixed element.
    """
    boxes = shown(page)
    pairs = [(one, two) for place, one in enumerate(boxes) for two in boxes[place + 1 :] if overlap(one, two) > 2]
    wrong = [f"{one['name']} / {two['name']}: {overlap(one, two):.0f} px" for one, two in pairs if not belong(one, two)]
    assert not wrong, f"{page.url}: {wrong}"


def belong(one: Box, two: Box) -> bool:
    fanned = one["inHand"] and two["inHand"]
    return (
        fanned or one["floating"] != two["floating"] or two["place"] in one["nested"] or one["place"] in two["nested"]
    )


def overlap(one: Box, two: Box) -> float:
    """How far one covers the other, in pixels."""
    across = min(one["right"], two["right"]) - max(one["left"], two["left"])
    down = min(one["bottom"], two["bottom"]) - max(one["top"], two["top"])
    return float(max(min(across, down), 0))


def expect_within(page: Page, *, height: bool) -> None:
    """No control is cut off by the edge of the screen, or below it unless the page scrolls."""
    size = page.viewport_size
    assert size is not None
    right, bottom = size["width"] + 1, size["height"] + 1
    cut = [
        box["name"]
        for box in shown(page)
        if box["left"] < -1 or box["right"] > right or (height and (box["bottom"] > bottom or box["top"] < -1))
    ]
    assert not cut, f"{page.url}: cut off at the edge: {cut}"


LEAST: Final = 43.5  # 44, minus rounding


def expect_large_targets(page: Page) -> None:
    """Controls are at least 44 by 44, except for links in a sentence; of a fanned card the free strip counts."""
    boxes = [box for box in shown(page) if not box["inline"]]
    small = [describe(box) for box in boxes if min(free_width(box, boxes), box["bottom"] - box["top"]) < LEAST]
    assert not small, f"{page.url}: too small for a finger: {small}"


def free_width(box: Box, boxes: list[Box]) -> float:
    """The width of this card that the next card in the hand does not cover."""
    right = box["right"]
    if box["inHand"]:
        row = [other for other in boxes if other["inHand"] and abs(other["top"] - box["top"]) < LEAST]
        right = min([right, *[other["left"] for other in row if other["left"] > box["left"]]])
    return float(right - box["left"])


def describe(box: Box) -> str:
    return f"{box['name']} {box['right'] - box['left']:.0f}x{box['bottom'] - box['top']:.0f}"
