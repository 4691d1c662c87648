"""Figures that a tool writes into a page, between `<!-- NAME: the command -->` and `<!-- NAME: end -->`."""

from __future__ import annotations

import re
from pathlib import Path


def write_figures(page: Path, name: str, figures: str) -> None:
    begin, end = rf"<!-- {name}: (?!end ).*? -->\n", rf"\n<!-- {name}: end -->"
    text = page.read_text(encoding="utf-8")
    parts = re.fullmatch(rf"(.*{begin}).*({end}.*)", text, re.DOTALL)
    if parts is None:
        raise SystemExit(f"{page} does not say where the figures of {name} begin and end")
    page.write_text(parts[1] + figures + parts[2], encoding="utf-8")
