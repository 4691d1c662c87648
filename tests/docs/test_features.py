"""docs/features.md names a test for every promise, and each of them exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/features.md").read_text(encoding="utf-8")
ROWS = [line.split("|")[1:-1] for line in PAGE.splitlines() if re.match(r"\| (?!#|fault \||what \|)", line)]
NAMED = [name for row in ROWS for name in re.findall(r"`([^`]+)`", row[-1])]


def test_every_promise_names_a_test() -> None:
    assert [int(row[0]) for row in ROWS if len(row) == 3] == list(range(1, 42))
    assert [row[0] for row in ROWS if not re.search(r"`[^`]+`", row[-1])] == []


@pytest.mark.parametrize("name", sorted(set(NAMED)))
def test_the_test_exists(name: str) -> None:
    path, _, title = name.partition("::")
    folder = "tests" if path.endswith(".py") else "web/src"
    text = (ROOT / folder / path).read_text(encoding="utf-8")
    assert f"def {title}(" in text if path.endswith(".py") else f'"{title}' in text
