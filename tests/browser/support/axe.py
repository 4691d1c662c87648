"""Runs axe on a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from tests.browser.support.pages import settle
from tests.browser.support.visitors import Visitor

FIRST: Final = "saloon"
OTHERS: Final = ("noon", "night", "contrast")
Examine = Callable[[Visitor], list[str]]

EXAMINE: Final = """async ([first, ...others]) => {
  const text = (node) => `${node.target} ${node.any[0]?.message ?? ""}`;
  const line = (one) => `${one.id} (${one.impact}): ${one.nodes.slice(0, 4).map(text).join(" | ")}`;
  const colours = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };
  const wrong = [];
  const look = async (theme, rules) => {
    document.documentElement.dataset.theme = theme;
    const found = await axe.run({ resultTypes: ["violations"], ...rules });
    wrong.push(...found.violations.map((one) => `${theme}: ${line(one)}`));
  };
  await look(first, {});
  for (const theme of others) await look(theme, colours); // a theme is colours and nothing else
  document.documentElement.dataset.theme = first;
  return wrong;
}"""


@cache
def axe() -> str:
    """The source of axe, from its package."""
    return files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def violations(visitor: Visitor, others: Sequence[str] = OTHERS) -> list[str]:
    """The violations in the first theme and in others."""
    settle(visitor)
    visitor.page.evaluate(axe())
    found: list[Any] = visitor.page.evaluate(EXAMINE, [FIRST, *others])
    return [f"{visitor.page.url}: {one}" for one in found]
