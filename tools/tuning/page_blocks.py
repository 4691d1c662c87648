"""Figures that a tool writes into a page, between `<!-- NAME: the command -->` and `<!-- NAME: end -->`."""

from __future__ import annotations

import re
from pathlib import Path


def write_figures(page: Path, name: str, figures: str) -> None:
    before, _, after = parts_of(page, name)
    page.write_text(before + figures + after, encoding="utf-8")


def figures_of(page: Path, name: str) -> str:
    """What is written there."""
    return parts_of(page, name)[1]


def parts_of(page: Path, name: str) -> tuple[str, str, str]:
    """The page up to the figures, the figures, and the rest of the page."""
    begin, end = rf"<!-- {name}: (?!end ).*? -->\n", rf"\n<!-- {name}: end -->"
    found = re.fullmatch(rf"(.*{begin})(.*)({end}.*)", page.read_text(encoding="utf-8"), re.DOTALL)
    if found is None:
        raise SystemExit(f"{page} does not say where the figures of {name} begin and end")
    return found[1], found[2], found[3]
