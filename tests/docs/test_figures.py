"""Figures that tools write into documents."""

import json
from pathlib import Path
from typing import Any

import pytest

from bench import cluster, coming_back
from tests.docs.pages import ROOT
from tools.chaos.counts import RESULTS, by_fault, in_all, kept
from tools.tuning.page_blocks import figures_of, write_figures

CLUSTER = ROOT / "docs" / "cluster.md"

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


def test_the_faults_that_were_counted_are_those_of_the_runs() -> None:
    runs = kept(ROOT / RESULTS)
    assert figures_of(CLUSTER, "chaos") == "\n".join([*by_fault(runs), "", *in_all(runs)])
    assert all(run.safe for run in runs)


@pytest.mark.parametrize(("name", "tool"), [("cluster", cluster), ("coming-back", coming_back)])
def test_the_figures_of_the_cluster_are_those_that_were_measured(name: str, tool: Any) -> None:
    measured = json.loads((ROOT / "docs" / "data" / f"{name.replace('-', '_')}.json").read_text(encoding="utf-8"))
    assert figures_of(CLUSTER, name) == "\n".join(["```text", *tool.lines(measured), "```"])
