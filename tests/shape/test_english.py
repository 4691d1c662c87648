"""Plain English: turns of phrase that no native speaker would write stay out of the sources and the documents."""

from __future__ import annotations

import re

import pytest

from tests.shape.sources import ROOT, name_of

pytestmark = pytest.mark.interpreted

SAID_OTHERWISE = {
    r"\bcan not\b": "cannot",
    r"\bthe own\b": "my, your, their, its or one's own",
    r"\bon the average\b": "on average",
}
FOLDERS = ("src/sixgun", "tests", "tools", "bench", "examples", "docs", "web/src")
KINDS = (".py", ".md", ".ts", ".svelte")
QUOTED = ("docs/rules/", "tests/shape/test_english.py")  # the ledger quotes booklets, and this file what it forbids


def texts() -> list[str]:
    """Every file that people write and read."""
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in KINDS]
    paths += [*ROOT.glob("*.md"), *(ROOT / "src/sixgun/words/en").glob("*.ftl")]
    return [name for name in map(name_of, sorted(paths)) if not name.startswith(QUOTED)]


@pytest.mark.parametrize("phrase", SAID_OTHERWISE)
def test_phrase_is_not_used(phrase: str) -> None:
    wrong = [
        f"{name}:{number}"
        for name in texts()
        for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines(), start=1)
        if re.search(phrase, line)
    ]
    assert not wrong, f"say {SAID_OTHERWISE[phrase]}: {wrong}"
