"""Figures that tools write into documents."""

from pathlib import Path

import pytest

from tests.docs.pages import ROOT
from tools.chaos.counts import RESULTS, kept
from tools.generate import cluster_figures
from tools.tuning.page_blocks import figures_of, write_figures

PAGE = "Oh.\n\n<!-- wins: python -m x -->\nold\nlines\n<!-- wins: end -->\n\n<!-- more: y -->\n\n<!-- more: end -->\n"


def test_figures_are_written_between_their_marks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE, encoding="utf-8")
    write_figures(page, "wins", "new")
    write_figures(page, "more", "12\n13")
    wins, more = "<!-- wins: python -m x -->\nnew\n<!-- wins: end -->", "<!-- more: y -->\n12\n13\n<!-- more: end -->"
    assert page.read_text(encoding="utf-8") == f"Oh.\n\n{wins}\n\n{more}\n"


def test_a_page_without_marks_is_unchanged(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE, encoding="utf-8")
    with pytest.raises(SystemExit, match="does not say where the figures of losses begin"):
        write_figures(page, "losses", "new")
    assert page.read_text(encoding="utf-8") == PAGE


@pytest.mark.parametrize(("name", "text"), cluster_figures.figures().items())
def test_the_figures_of_the_cluster_are_those_that_were_measured(name: str, text: str) -> None:
    assert figures_of(ROOT / cluster_figures.PAGE, name) == text


def test_no_run_found_anything_wrong() -> None:
    assert all(run.safe for run in kept(ROOT / RESULTS))
