"""The rule ledger and the edition matrix, read from the project's own Markdown pages."""

from sixgun.ledger.entries import (
    Entry,
    UnknownEntry,
    editions_of,
    entries,
    entries_named,
    entry,
    group,
    lines_in,
    may_hold_in,
    sections,
)
from sixgun.ledger.matrix import Point, Setting, differences, editions, points, points_named, settings
from sixgun.ledger.search import about, search

__all__ = [
    "Entry",
    "Point",
    "Setting",
    "UnknownEntry",
    "about",
    "differences",
    "editions",
    "editions_of",
    "entries",
    "entries_named",
    "entry",
    "group",
    "lines_in",
    "may_hold_in",
    "points",
    "points_named",
    "search",
    "sections",
    "settings",
]
