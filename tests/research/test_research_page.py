"""docs/research.md agrees with the code."""

import re
import runpy
from pathlib import Path

import numpy as np
import pytest

from bench import research
from sixgun.research.batch import Batch
from sixgun.research.pettingzoo import env
from tests.docs.pages import ROOT, rows, text
from tests.research.games import numbered_game

PAGE = ROOT / "docs" / "research.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", text(PAGE), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_run(number: int, tmp_path: Path) -> None:
    script = tmp_path / "example.py"
    script.write_text(EXAMPLES[number], encoding="utf-8")
    runpy.run_path(str(script), run_name="__main__")


def test_every_field_is_documented_with_its_size() -> None:
    layout = numbered_game("fourth", 5, 1).layout
    documented = [(name, int(cells)) for name, cells, _ in rows(PAGE, "field")]
    fields = [(field.name.replace("player 0", "player i"), field.size) for field in layout.fields]
    assert documented == [field for field in fields if not re.match(r"player \d", field[0])]


def test_documented_actions_exist() -> None:
    known = {
        numbers.text(number) for numbers in (numbered_game("combined", 8, 1).numbers,) for number in range(numbers.size)
    }
    written = {word for cell, *_ in rows(PAGE, "written as") for word in re.findall(r"`([^`]+)`", cell)}
    assert written <= known
    assert len(written) > 15


def test_the_example_learns_from_its_teacher() -> None:
    train = runpy.run_path(str(ROOT / "examples" / "train.py"))
    batch = Batch(16, players=4, seed=1)
    weights = np.zeros((train["features"](batch).shape[1], batch.masks.shape[1]), np.float32)
    assert "games won" in train["play"](batch, weights, 60)
    assert not weights.any()  # a learning rate of zero

    def agreement() -> float:
        """The share of positions in which the policy and its teacher choose the same."""
        same, untaught = [], Batch(16, players=4, seed=2)
        for _ in range(40):
            untaught.let_others(train["GREEDY"])
            said = train["taught"](untaught)
            worth = np.where(untaught.masks, train["features"](untaught) @ weights, -np.inf)
            same.extend(worth.argmax(axis=1) == said)
            untaught.step(np.array(said))
        return float(np.mean(same))

    before = agreement()
    train["play"](batch, weights, 150, 0.02)
    assert agreement() > before + 0.1


def test_the_benchmark_counts_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(research, "DECISIONS", 1030)
    monkeypatch.setattr(research, "AEC_STEPS", 50)
    assert research.batched("fourth", 4)() == 1024
    assert list(research.with_all_cores(1)) == []
    assert [loop() for loop in research.with_all_cores(2).values()] == [1024] * len(research.TABLES)
    assert research.walked(env(players=4)) >= 50
