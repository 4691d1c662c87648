"""What axe finds on a page."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from tests.browser.pages import settle
from tests.browser.visitors import Visitor

EXAMINE: Final = """() => {
  const told = (node) => `${node.target} ${node.any[0]?.message ?? ""}`;
  const line = (one) => `${one.id} (${one.impact}): ${one.nodes.slice(0, 4).map(told).join(" | ")}`;
  return axe.run({ resultTypes: ["violations"] }).then((found) => found.violations.map(line));
}"""


@cache
def axe() -> str:
    """The examiner itself, as its package brings it."""
    return files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def violations(visitor: Visitor) -> list[str]:
    settle(visitor)
    visitor.page.evaluate(axe())
    found: list[Any] = visitor.page.evaluate(EXAMINE)
    return [f"{visitor.page.url}: {one}" for one in found]
