"""Finds the Markdown pages of the ledger and reads their tables."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

# An installed package has the pages next to this module; a checkout has them in the documentation.
PLACES = (Path(__file__).parent, Path(__file__).parents[3] / "docs" / "rules")

CELL_BORDER = re.compile(r"(?<!\\)\|")
RULER = re.compile(r"-+")

Cells = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MarkdownTable:
    section: str
    header: Cells
    rows: tuple[Cells, ...]


def page(name: str) -> str:
    for place in PLACES:
        if (place / name).is_file():
            return (place / name).read_text(encoding="utf-8")
    raise FileNotFoundError(f"{name} is in none of: {', '.join(map(str, PLACES))}")


def tables(text: str) -> Iterator[MarkdownTable]:
    """Every table of a page, with its `##` heading."""
    section = ""
    for block in re.split(r"\n\s*\n", text):
        lines = block.splitlines()
        section = next((line[3:].strip() for line in lines if line.startswith("## ")), section)
        rows = [cells(line) for line in lines if line.startswith("|")]
        if rows:
            yield MarkdownTable(section, rows[0], tuple(row for row in rows[1:] if not is_ruler(row)))


def cells(line: str) -> Cells:
    return tuple(cell.replace("\\|", "|").strip() for cell in CELL_BORDER.split(line.strip())[1:-1])


def is_ruler(row: Cells) -> bool:
    return all(RULER.fullmatch(cell) for cell in row)
