"""Whatever the server refuses, a person can be told why."""

import re
from pathlib import Path

import pytest

from sixgun.words import LANGUAGES
from tests.words.ftl import with_prefix

ROOT = Path(__file__).parents[2] / "src/sixgun/server"
CODE = re.compile(r"(?:ApiError|Problem|problem|Wrong|end)\(\s*\"([a-z_]+)\"")


def codes() -> set[str]:
    """Every code that the server writes out."""
    return {code for path in ROOT.rglob("*.py") for code in CODE.findall(path.read_text(encoding="utf-8"))}


def test_the_server_has_codes() -> None:
    assert {"no_such_table", "not_allowed", "storage", "malformed", "too_fast"} <= codes()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_its_sentence(lang: str) -> None:
    assert codes() <= with_prefix(lang, "problem-")
