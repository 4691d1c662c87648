"""The figures of coverage: every layer has a floor, and one below it is named."""

from __future__ import annotations

from typing import Any

import pytest

from tests.docs.pages import rows
from tests.shape.sources import ROOT, SOURCE
from tools.coverage import BY_THE_RULES, FLOORS, OF_PROCESSES, OF_SEARCH, Figure, figures, report


def facts(lines: int, run: int, missing: list[int]) -> dict[str, Any]:
    summary = {"num_statements": lines, "covered_lines": run, "num_branches": 2, "covered_branches": 2}
    return {"summary": summary, "missing_lines": missing, "missing_branches": []}


FILES = {
    "src/sixgun/engine/game.py": facts(98, 98, []),
    "src/sixgun/match/view.py": facts(58, 58, []),
    "src/sixgun/match/record.py": facts(38, 28, [7, 9]),
    "src/sixgun/scenario.py": facts(8, 8, []),
}


def test_lines_and_branches_of_a_layer_are_added_up() -> None:
    assert figures(FILES) == {"engine": Figure(100, 100), "match": Figure(90, 100), "scenario": Figure(10, 10)}


def test_a_layer_below_its_floor_is_named_with_its_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert report(FILES, {"engine": 100, "match": 90}) == 0
    assert "MISSED" not in capsys.readouterr().out
    assert report(FILES, {"engine": 100, "match": 91}) == 1
    printed = capsys.readouterr().out
    assert "match          90.00 %  floor 91  MISSED\n" in printed
    assert "src/sixgun/match/record.py: [7, 9]" in printed


def test_every_layer_has_a_floor() -> None:
    layers = {path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert set(FLOORS) == layers - {"__init__", "__main__"}
    assert set(BY_THE_RULES) <= set(FLOORS)


def test_contributing_says_the_floors() -> None:
    said = {row[0].strip("`"): row[1] for row in rows(ROOT / "CONTRIBUTING.md", "layer")}
    assert said == {layer: f"{floor:g} %" for layer, floor in FLOORS.items()}


def test_what_is_left_out_exists() -> None:
    assert all((ROOT / "tests" / each).exists() for each in (*OF_PROCESSES, *OF_SEARCH))
