"""Every error code of the server has a message for people."""

import re
from pathlib import Path

import pytest

from sixgun.words import LANGUAGES
from tests.words.ftl import with_prefix

ROOT = Path(__file__).parents[2] / "src/sixgun/server"
CODE = re.compile(r"(?:ApiError|Problem|problem|Wrong|end)\(\s*\"([a-z_]+)\"")


def codes() -> set[str]:
    """Every error code in the sources of the server."""
    return {code for path in ROOT.rglob("*.py") for code in CODE.findall(path.read_text(encoding="utf-8"))}


def test_the_server_has_error_codes() -> None:
    assert {"no_such_table", "not_allowed", "storage", "malformed", "too_fast"} <= codes()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_code_has_a_message(lang: str) -> None:
    assert codes() <= with_prefix(lang, "problem-")
