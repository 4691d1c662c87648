"""The console output quoted in docs/lab.md is what the commands print."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.lab.console_output import PAGE, blocks, printed, timeless
from tests.terminal.command import run


@pytest.mark.parametrize(("line", "below"), blocks(), ids=[line.split()[0] for line, _ in blocks()])
def test_the_page_quotes_the_real_output(line: str, below: str) -> None:
    assert timeless(printed(line)) == timeless(below), "regenerate: PYTHONPATH=src:. python -m tests.lab.console_output"


def test_the_page_shows_every_command() -> None:
    assert {line.split()[0] for line, _ in blocks()} == {"sim", "arena", "balance", "analyse"}


def test_the_example_bot_can_enter_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (code,) = re.findall(r"```python\n(def choose.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "mybot.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    done = run("arena mybot:choose random --players 4 --games 4 --jobs 2 --lang en")
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.startswith("mybot:choose against a field of random")
