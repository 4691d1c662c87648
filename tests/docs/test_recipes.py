"""The recipes name what exists. `test_docs.py` checks their paths and links as on every page."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, code, name, text

FOLDER = ROOT / "docs" / "recipes"
RECIPES = sorted(set(FOLDER.glob("*.md")) - {FOLDER / "README.md"})
KINDS = (".py", ".ts", ".svelte", ".ftl", ".md")
MOST_STEPS = 10

every_recipe = pytest.mark.parametrize("page", RECIPES, ids=name)


@cache
def known_words() -> set[str]:
    """Every word of the sources, the tests and the tools."""
    folders = [ROOT / folder for folder in ("src/sixgun", "tests", "tools", "web/src", "docs/rules")]
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in KINDS]
    sources = [path for path in found if path != Path(__file__)]
    return {word for path in sources for word in re.findall(r"\w+", text(path))}


@every_recipe
def test_every_name_in_a_recipe_exists(page: Path) -> None:
    names = [word for word in code(page) if re.fullmatch(r"[A-Za-z_]\w*", word)]
    assert not [word for word in names if word not in known_words()]


@every_recipe
def test_every_program_in_a_recipe_exists(page: Path) -> None:
    modules = [word.removeprefix("python -m ") for word in code(page) if word.startswith("python -m ")]
    assert not [module for module in modules if not (ROOT / f"{module.replace('.', '/')}.py").is_file()]


@every_recipe
def test_a_recipe_has_at_most_ten_steps(page: Path) -> None:
    assert 0 < len(re.findall(r"^\d+\. ", text(page), re.MULTILINE)) <= MOST_STEPS


def test_the_index_has_every_recipe() -> None:
    assert set(re.findall(r"\((\w+)\.md\)", text(FOLDER / "README.md"))) == {page.stem for page in RECIPES}
