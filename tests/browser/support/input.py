"""Three ways to operate a control: mouse, finger, and keyboard alone."""

from __future__ import annotations

from typing import Final, Protocol

from playwright.sync_api import Locator, Page, Position

MOST_KEYS: Final = 150

WHERE_NEXT: Final = """(wanted) => {
  const here = document.activeElement;
  if (here === wanted) return "";
  const group = wanted.closest("[role=group], [role=radiogroup], [role=tablist], ul, ol");
  return wanted.tabIndex < 0 && group && group.contains(here) ? "ArrowRight" : "Tab";
}"""


WHERE: Final = """() => {
  const here = document.activeElement;
  return `${here.tagName} ${here.getAttribute("aria-label") || here.textContent}`.slice(0, 80);
}"""


class Hand(Protocol):
    def press(self, wanted: Locator) -> None: ...

    def check(self, wanted: Locator) -> None: ...

    def select(self, wanted: Locator, option: str) -> None: ...


VISIBLE: Final = """(wanted) => {
  const box = wanted.getBoundingClientRect();
  const seen = (x, y) => wanted.contains(document.elementFromPoint(box.left + x, box.top + y));
  if (seen(box.width / 2, box.height / 2)) return null;
  for (const across of [0.15, 0.25, 0.35, 0.85, 0.75, 0.65, 0.5])
    for (const down of [0.5, 0.25, 0.75, 0.12, 0.88])
      if (seen(box.width * across, box.height * down)) return { x: box.width * across, y: box.height * down };
  return null;
}"""


def where_seen(wanted: Locator) -> Position | None:
    """A visible point of a card that is half covered; None for the middle."""
    wanted.scroll_into_view_if_needed()
    place: Position | None = wanted.evaluate(VISIBLE)
    return place


class Mouse:
    def press(self, wanted: Locator) -> None:
        wanted.click(position=where_seen(wanted))

    def check(self, wanted: Locator) -> None:
        """Checks a radio button by clicking its label."""
        wanted.check(force=True)

    def select(self, wanted: Locator, option: str) -> None:
        wanted.select_option(option)


class Finger(Mouse):
    def press(self, wanted: Locator) -> None:
        wanted.tap(position=where_seen(wanted))


class Keys:
    """Tab between groups, arrows within one, and Enter; fails for a control that cannot be reached this way."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, wanted: Locator) -> None:
        self.reach(wanted)
        self.page.keyboard.press("Enter")

    def check(self, wanted: Locator) -> None:
        if not wanted.is_checked():
            self.reach(wanted)
            self.page.keyboard.press("Space")

    def select(self, wanted: Locator, option: str) -> None:
        """Selects an option by typing its name."""
        self.reach(wanted)
        self.page.keyboard.type(option)

    def reach(self, wanted: Locator) -> None:
        for _ in range(MOST_KEYS):
            key = str(wanted.evaluate(WHERE_NEXT))
            if not key:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {wanted}; it leads to {self.page.evaluate(WHERE)}")
