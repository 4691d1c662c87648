"""Writes the numbers that the documents take from the code: rules, settings, cards, characters, sizes of actions.

python -m tools.generate.counts; with --check, only compare
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Final

from sixgun.editions import EDITIONS
from sixgun.editions.decks import CHARACTER_SETS, faces
from sixgun.engine.settings import Rules
from sixgun.ledger import entries, group
from sixgun.ledger.entries import COLUMNS, PAGES
from sixgun.ledger.markdown import page, tables
from sixgun.research.numbered_game import options_for, sizes
from sixgun.research.observation import PROMPTS

ROOT: Final = Path(__file__).parents[2]
FEWEST, MOST = 3, 8  # players of any edition
BASE, *EXPANSIONS = PAGES

Correction = tuple[str, str]
"""A pattern that occurs once in a document, and what is written there."""


def entries_of(name: str) -> int:
    """The number of ledger entries on a page."""
    return sum(len(table.rows) for table in tables(page(name)) if table.header == COLUMNS)


def ledger() -> str:
    number, derived = entries_of(BASE), len(group("DER"))
    return f"Entries: {number} ({number - derived} from the booklets, {derived} derived rulings)."


def of_edition(name: str) -> Correction:
    """The row of the README's table, from the players to the characters."""
    rules = EDITIONS[name].rules
    numbers = f"{rules.min_players}–{rules.max_players}", len(faces(rules.deck)), len(CHARACTER_SETS[rules.characters])
    row = " | ".join(map(str, numbers))
    return rf"(?m)(?<=^\| `{name}` \| )([^|]*) \| \d+–\d+ \| \d+ \| \d+", rf"\1 | {row}"


def size(edition: str, players: int) -> str:
    """The numbers of actions and of fields in an observation; empty if the edition has no such game."""
    rules = EDITIONS[edition].rules
    if not rules.min_players <= players <= rules.max_players:
        return ""
    return "{:,} / {:,}".format(*sizes(options_for(edition, players)))


def sizes_of(edition: str) -> Correction:
    cells = [size(edition, players) for players in range(FEWEST, MOST + 1)]
    row = f"| `{edition}` | {' | '.join(cells)} |"
    return rf"(?m)^\| `{edition}` \|( [\d,/ ]*\|){{{len(cells)}}}$", row


def corrections() -> dict[str, list[Correction]]:
    """By document, every number in it that follows from the code."""
    return {
        "README.md": [
            (r"\d+ numbered rules", f"{len(entries())} numbered rules"),
            (r"\d+ settings can", f"{len(fields(Rules))} settings can"),
            *map(of_edition, EDITIONS),
        ],
        f"docs/rules/{BASE}": [(r"(?m)^Entries: .*$", ledger())],
        **{f"docs/rules/{name}": [(r"(?m)^Entries: .*$", f"Entries: {entries_of(name)}.")] for name in EXPANSIONS},
        "docs/research.md": [
            *map(sizes_of, EDITIONS),
            (r"(?m)^\| question \| \d+ \|", f"| question | {len(PROMPTS)} |"),
            (r"(?<=observations.shape == )\(32, \d+\)", f"(32, {sizes(options_for('combined', MOST))[1]})"),
        ],
    }


def corrected() -> Iterator[tuple[Path, str, str]]:
    """Every document as it is, and as it should be. Raises ValueError if it does not have a number just once."""
    for name, changes in corrections().items():
        path = ROOT / name
        text = before = path.read_text(encoding="utf-8")
        for pattern, written in changes:
            text = replaced(pattern, written, text, name)
        yield path, before, text


def replaced(pattern: str, written: str, text: str, name: str) -> str:
    changed, found = re.subn(pattern, written, text)
    if found != 1:
        raise ValueError(f"{name} has {pattern} {found} times")
    return changed


def main() -> int:
    stale = [(path, text) for path, before, text in corrected() if text != before]
    for path, text in stale:
        if "--check" in sys.argv:
            print(f"{path.relative_to(ROOT)} is stale: run make generate")
        else:
            path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
