"""Plain English: phrases that no native speaker would write stay out of the sources and the documents."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.shape.sources import ROOT, name_of

pytestmark = pytest.mark.interpreted

INSTEAD = {
    r"can not": "cannot",
    r"the own": "my, your, their, its or one's own",
    r"on the average": "on average",
    r"whoever": "the player who, the client that, or simply the noun",
    r"the one who": "the player who, or simply the noun",
    r"that which": "what",
    r"so that nobody": "so that no one, or what is prevented",
    r", too[.;:)]": "also",
    r"the turn of another": "another player's turn",
    r"as good as never": "not",
    r"for the sake of": "for",
    r"as ever": "as usual, or still",
    r"besides[.,;:)]": "also, or what else there is",
    r"anew": "again, afresh, or a verb with re-",
    r"of before(?!\))": "older, earlier or previous",
    r"takes? (itself|themselves) for": "considers itself",
    r"(begins|begin|stops|stop) to use": "starts or stops using",
    r"known no longer": "logged out, deleted, or what has happened",
    r"say nothing more": "be muted, or add nothing",
}
"""Phrases and what to write instead. Case does not matter, and Python names count."""

FOLDERS = ("src/sixgun", "tests", "tools", "bench", "examples", "docs", "web/src")
KINDS = (".py", ".md", ".ts", ".svelte")
QUOTED = ("docs/rules/", "tests/shape/test_english.py")  # the ledger quotes rulebooks, and this file what it forbids


@cache
def texts() -> dict[str, str]:
    """Every file that people write and read, in lower case."""
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in KINDS]
    paths += [*ROOT.glob("*.md"), *(ROOT / "src/sixgun/words/en").glob("*.ftl")]
    names = [name for name in map(name_of, sorted(paths)) if not name.startswith(QUOTED)]
    return {name: (ROOT / name).read_text(encoding="utf-8").lower() for name in names}


def places(phrase: str, name: str, text: str) -> list[str]:
    return [f"{name}:{text.count(chr(10), 0, found.start()) + 1}" for found in re.finditer(pattern(phrase, name), text)]


def pattern(phrase: str, file: str) -> str:
    """The phrase between word boundaries; in Python also with underscores, as in the names of tests."""
    words = phrase.replace(" ", "[ _]") if file.endswith(".py") else phrase
    return rf"(?<![a-z]){words}(?![a-z])"


BODY = re.compile(r"(?<![-.$\w])(every|some|any|no)body\b(?![-_ ]*=)", re.IGNORECASE)
"""On the screen it is everyone, someone, anyone, no one; not in the names of messages."""


def test_nobody_is_no_one_on_the_screen() -> None:
    spoken = [(name, text) for name, text in texts().items() if name.endswith(".ftl")]
    wrong = [
        f"{name}:{text.count(chr(10), 0, found.start()) + 1}" for name, text in spoken for found in BODY.finditer(text)
    ]
    assert spoken
    assert not wrong, f"say everyone, someone, anyone or no one: {wrong}"


@pytest.mark.parametrize("phrase", INSTEAD)
def test_phrase_is_not_used(phrase: str) -> None:
    wrong = [place for name, text in texts().items() for place in places(phrase, name, text)]
    assert not wrong, f"say {INSTEAD[phrase]}: {wrong}"
