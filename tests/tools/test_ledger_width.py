"""`python -m tools.ledger_width` compares the editions that tests play with those their entries are stated for."""

from __future__ import annotations

import ast
import os
import subprocess
import sys

import pytest

from sixgun.editions import EDITIONS
from sixgun.ledger import Entry, entry
from tests.shape.sources import functions
from tools.generate.traceability import ROOT, TESTS
from tools.ledger_width import Width, holds_in, lines


def stated(places: str) -> Entry:
    return Entry("XXX-01", "A section", "A rule.", places, "A test.")


@pytest.mark.parametrize(
    ("places", "editions"),
    [
        ("abacus 000:61; silent, same by default: czech, fourth", ["abacus", "czech", "fourth"]),
        ("basis: dodgecity, combined 004:211", ["dodgecity", "combined"]),
        ("card text and author's FAQ, no booklet: SET", list(EDITIONS)),
    ],
)
def test_an_entry_holds_where_its_places_say_or_everywhere(places: str, editions: list[str]) -> None:
    assert holds_in(stated(places)) == editions


def test_an_edition_that_no_test_has_shown_is_missing() -> None:
    width = Width(stated("abacus, fourth, czech 1"), {"test_a": {"fourth"}, "test_b": {"abacus", "dodgecity"}})
    assert width.missing == ["czech"]
    assert lines(width, by_test=False) == ["XXX-01 not shown in czech: A rule."]


def test_nothing_is_said_of_an_entry_that_is_shown_in_all_its_editions() -> None:
    assert lines(Width(stated("abacus, fourth 1"), {"test_a": {"abacus", "fourth"}}), by_test=False) == []


def test_a_test_in_one_of_several_editions_is_narrow() -> None:
    shown = {"test_a": {"fourth"}, "test_b": {"abacus", "fourth"}, "test_c": set[str]()}
    assert lines(Width(stated("abacus, fourth 1"), shown), by_test=True) == [
        "XXX-01 test_a: fourth",
        "XXX-01 test_c: no edition",
    ]
    assert Width(stated("fourth 1"), shown).narrow == []


def test_no_test_is_repeated_for_editions_that_it_does_not_play() -> None:
    """Else it would count as wide."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for _, test in functions(path):
            names = {each.id for line in test.body for each in ast.walk(line) if isinstance(each, ast.Name)}
            assert "edition" in names or "edition" not in [each.arg for each in test.args.args], f"{path}: {test.name}"


def test_the_command_counts_the_editions_that_are_played() -> None:
    """SIM-02 is played in every edition; SMP-02 sets up its game by hand, so that no deal is seen."""
    assert len(holds_in(entry("SIM-02"))) == len(EDITIONS)
    command = [sys.executable, "-m", "tools.ledger_width", "SIM-02", "SMP-02"]
    sources = {**os.environ, "PYTHONPATH": "src"}
    done = subprocess.run(command, cwd=ROOT, env=sources, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-2:] == [
        f"SMP-02 not shown in fourth: {entry('SMP-02').rule}",
        "1 of 2 entries",
    ]
