"""Lists the entries of the ledger that are tested more narrowly than they are stated.

`python -m tools.ledger_width` runs every test that names an entry, and records the editions in which the test played or
of which it was a case. It prints each entry with an edition in which no test has shown it; with `--tests`, each single
test that plays only one of the several editions in which its entry holds. Ids or their beginnings (`BR-BEE`) limit what
is run and listed.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from unittest.mock import patch

import pytest

from sixgun.editions import EDITIONS
from sixgun.engine.game import Game
from sixgun.ledger import Entry, entries
from sixgun.match.options import GameOptions
from tools.generate.traceability import NOT_TESTABLE, TESTS, collect, reasons

QUIET = ("-q", "--no-header", "--no-summary", "-p", "no:cacheprovider")

Shown = dict[str, set[str]]  # by test, the editions in which it has shown an entry


def holds_in(entry: Entry) -> list[str]:
    """The editions an entry is stated for: those its places name, or all, as for an expansion.

    A derived ruling is stated at least for the editions it is derived from.
    """
    named = set(re.findall(r"[a-z]+", entry.places))
    return [edition for edition in EDITIONS if edition in named] or list(EDITIONS)


@dataclass(frozen=True)
class Width:
    """An entry with what its tests have shown of it."""

    entry: Entry
    shown: Shown

    @property
    def missing(self) -> list[str]:
        seen = set[str]().union(*self.shown.values())
        return [edition for edition in holds_in(self.entry) if edition not in seen]

    @property
    def narrow(self) -> list[str]:
        """The tests that play one edition only, of several."""
        several = len(holds_in(self.entry)) > 1
        return sorted(test for test, editions in self.shown.items() if several and len(editions) <= 1)


class Recorder:
    """A plugin of pytest: by entry and test, the editions that are played, or that are cases of the test."""

    def __init__(self, wanted: tuple[str, ...]) -> None:
        self.wanted = wanted
        self.shown: defaultdict[str, Shown] = defaultdict(dict)
        self.now: list[set[str]] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if any(key.startswith(self.wanted) for key in named_by(item))]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        test = item.nodeid.partition("[")[0]
        self.now = [self.shown[key].setdefault(test, set()) for key in named_by(item)]
        for edition in cases_of(item):
            self.saw(edition)
        return (yield)

    def saw(self, edition: str) -> None:
        for editions in self.now:
            editions.add(edition)


def named_by(item: pytest.Item) -> list[str]:
    return [str(key) for mark in item.iter_markers("rule") for key in mark.args]


def cases_of(item: pytest.Item) -> set[str]:
    """The editions among the parameters of the test."""
    given = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    return {value for value in given if isinstance(value, str) and value in EDITIONS}


@contextmanager
def watching(recorder: Recorder) -> Iterator[None]:
    """Tells the recorder of every deal."""
    deal = GameOptions.deal

    def recorded(options: GameOptions, key: bytes) -> Game:
        recorder.saw(options.edition)
        return deal(options, key)

    with patch.object(GameOptions, "deal", recorded):
        yield


def measured(wanted: tuple[str, ...]) -> list[Width]:
    """The entries that a program can show, with what their tests have shown."""
    recorder = Recorder(wanted)
    files = sorted({mark.test.partition("::")[0] for mark in collect(TESTS) if mark.id.startswith(wanted)})
    with watching(recorder):
        pytest.main([*QUIET, *(str(TESTS.parent / file) for file in files)], plugins=[recorder])
    excused = reasons(NOT_TESTABLE.read_text(encoding="utf-8"))
    listed = [each for each in entries() if each.id.startswith(wanted) and each.id not in excused]
    return [Width(each, recorder.shown[each.id]) for each in listed]


def lines(width: Width, by_test: bool) -> list[str]:
    """What is too narrow about an entry; nothing, if nothing is."""
    key = width.entry.id
    if by_test:
        return [f"{key} {test}: {', '.join(width.shown[test]) or 'no edition'}" for test in width.narrow]
    return [f"{key} not shown in {', '.join(width.missing)}: {width.entry.rule}"] if width.missing else []


def main() -> int:
    parser = argparse.ArgumentParser(description="Which ledger entries are tested more narrowly than they are stated.")
    parser.add_argument("id", nargs="*", default=[""], help="ids of entries, or their beginnings")
    parser.add_argument("--tests", action="store_true", help="list single tests that play one edition of several")
    given = parser.parse_args()
    widths = measured(tuple(given.id))
    found = [found for width in widths if (found := lines(width, given.tests))]
    print(*(line for entry in found for line in entry), f"{len(found)} of {len(widths)} entries", sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
