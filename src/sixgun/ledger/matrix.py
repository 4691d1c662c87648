"""The edition matrix: how the rulebooks differ, in words (sections A to E) and as settings (section F)."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from sixgun.ledger.markdown import MarkdownTable, page, tables

PLACE = r"\d{3}:\d+(?:-\d+)?"
CITATION = re.compile(rf"\s*\({PLACE}(?:, {PLACE})*\)")
NOTE = re.compile(r"\s*\([^)]*\)")
SAME_AS = re.compile(r"as (\w+)")
UNSAID = re.compile(r".*\bDefault:? ")
NO_DIFFERENCE = re.compile(r"No difference\b|None\b|Same:|Default: same\b")


@dataclass(frozen=True, slots=True)
class Setting:
    """A row of section F. The values are as in the table, for example `weapon (default)`."""

    name: str
    values: Mapping[str, str]

    def value(self, edition: str) -> str:
        """The value without its note in brackets."""
        return NOTE.sub("", self.values[edition])


@dataclass(frozen=True, slots=True)
class Point:
    """A row of sections A to E."""

    id: str
    section: str
    point: str
    texts: Mapping[str, str]
    changes: str

    def text(self, edition: str) -> str:
        """The text without places, and with "as ..." and "same" replaced by what they refer to."""
        text = self.texts[edition]
        other = SAME_AS.match(text)
        if other and other[1] in self.texts:
            return self.text(other[1]) + CITATION.sub("", text[other.end() :])
        if text == "same":
            return self.text(left_of(edition))
        return CITATION.sub("", text)

    def meaning(self, edition: str) -> str:
        """The rule that is played, whether or not the rulebook states it."""
        return NOTE.sub("", UNSAID.sub("", self.text(edition)))

    def data(self, editions: Iterable[str]) -> dict[str, object]:
        """The row as plain data for JSON, with the texts of these editions."""
        plain = {"id": self.id, "section": self.section, "point": self.point, "changes": self.changes}
        return {**plain, "texts": {name: self.texts[name] for name in editions}}


@cache
def matrix() -> tuple[MarkdownTable, ...]:
    return tuple(tables(page("EDITIONS.md")))


@cache
def setting_table() -> MarkdownTable:
    return next(table for table in matrix() if table.header[0] == "setting")


def editions() -> tuple[str, ...]:
    """The keys of the editions, in matrix order."""
    return setting_table().header[1:]


@cache
def settings() -> tuple[Setting, ...]:
    return tuple(Setting(name.strip("`"), by_edition(values)) for name, *values in setting_table().rows)


@cache
def points() -> tuple[Point, ...]:
    return tuple(
        Point(key, table.section, point, by_edition(texts), changes)
        for table in matrix()
        if table.header[1] == "point"
        for key, point, *texts, changes in table.rows
    )


def points_named(term: str) -> tuple[Point, ...]:
    return tuple(each for each in points() if each.id == term.upper())


def by_edition(values: list[str]) -> Mapping[str, str]:
    return MappingProxyType(dict(zip(editions(), values, strict=True)))


def left_of(edition: str) -> str:
    return editions()[editions().index(edition) - 1]


def differences(a: str, b: str) -> tuple[tuple[Setting, ...], tuple[Point, ...]]:
    """The settings and the points in which two editions differ."""
    return (
        tuple(each for each in settings() if each.value(a) != each.value(b)),
        tuple(each for each in points() if point_differs(each, a, b)),
    )


def point_differs(point: Point, a: str, b: str) -> bool:
    """Whether two editions play a point differently. Other wording or a silent rulebook is not a difference."""
    if NO_DIFFERENCE.match(point.changes) or "same" in (point.meaning(a), point.meaning(b)):
        return False
    return point.meaning(a) != point.meaning(b)
