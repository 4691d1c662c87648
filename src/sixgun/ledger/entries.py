"""The ledger: every rule in the rulebooks, and our rulings on what they leave open."""

import difflib
import re
from dataclasses import dataclass
from functools import cache

from sixgun.ledger.markdown import page, tables
from sixgun.ledger.matrix import editions

PAGES = {"RULES.md": "", "HIGH_NOON.md": "high_noon", "FISTFUL.md": "fistful"}
"""The pages of the ledger, with the expansion whose rules they hold."""
COLUMNS = ("id", "rule", "editions and places", "how a test shows it")


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule with its id, its places in the rulebooks and how it is tested.

    The rules of an expansion come from its cards and from answers of its author: no booklet of it is among our sources.
    """

    id: str
    section: str
    rule: str
    places: str
    test: str
    expansion: str = ""


class UnknownEntry(LookupError):
    """There is no entry with this id; `near` lists similar ids."""

    def __init__(self, wanted: str, near: tuple[str, ...]) -> None:
        super().__init__(f"no ledger entry {wanted!r}" + (f"; near: {', '.join(near)}" if near else ""))
        self.wanted = wanted
        self.near = near


@cache
def entries() -> tuple[Entry, ...]:
    return tuple(
        Entry(key, table.section, rule, places, test, expansion)
        for name, expansion in PAGES.items()
        for table in tables(page(name))
        if table.header == COLUMNS
        for key, rule, places, test in table.rows
    )


@cache
def by_id() -> dict[str, Entry]:
    return {each.id: each for each in entries()}


def entry(key: str) -> Entry:
    try:
        return by_id()[key.upper()]
    except KeyError:
        raise UnknownEntry(key, near(key)) from None


def near(key: str) -> tuple[str, ...]:
    return tuple(difflib.get_close_matches(key.upper(), by_id(), n=3))


def group(prefix: str) -> tuple[Entry, ...]:
    """The entries of one subject: `BR-BEE` gives BR-BEE-1 to BR-BEE-9."""
    return tuple(each for each in entries() if each.id.startswith(prefix.upper() + "-"))


def entries_named(term: str) -> tuple[Entry, ...]:
    """The entry with this id, or the group with this prefix, in any case."""
    return (by_id()[term.upper()],) if term.upper() in by_id() else group(term)


def sections() -> dict[str, list[Entry]]:
    found: dict[str, list[Entry]] = {}
    for each in entries():
        found.setdefault(each.section, []).append(each)
    return found


def editions_of(entry: Entry) -> tuple[str, ...]:
    """The editions an entry holds for; none if its places do not say.

    The places of a derived ruling are what it was derived from, not where it holds.
    """
    if entry.places.startswith("basis:"):
        return ()
    named = set(re.findall(r"[a-z]+", entry.places))
    return tuple(edition for edition in editions() if edition in named)


def may_hold_in(entry: Entry, edition: str) -> bool:
    """Whether the entry holds in this edition, or its places do not say."""
    return edition in (editions_of(entry) or (edition,))


def lines_in(entry: Entry, edition: str) -> tuple[str, ...]:
    """The lines of this edition's booklet that say so: `13-17`, as in its transcription. None for a derived ruling."""
    if entry.places.startswith("basis:"):
        return ()
    pieces = [piece for piece in entry.places.split(";") if edition in re.findall(r"[a-z]+", piece)]
    runs = [run for piece in pieces for run in re.findall(r"\d{3}:([\d,-]+)", piece)]
    return tuple(line for run in runs for line in run.strip(",").split(","))
