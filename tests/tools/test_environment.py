"""The packages that are installed to play, build and test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import environment, play


def test_everything_a_player_needs_is_pinned() -> None:
    pinned = {name(line) for line in environment.CONSTRAINTS.read_text(encoding="utf-8").splitlines()}
    for purpose in ("play", "build"):
        wanted = {name(each) for each in environment.wanted(purpose)}
        assert wanted
        assert wanted <= pinned
    assert "uv" in pinned


def name(requirement: str) -> str:
    return re.split(r"[^\w.-]", requirement)[0].lower().replace("_", "-")


def test_an_incomplete_environment_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert environment.sound()
    monkeypatch.setattr(environment, "PYTHON", tmp_path / "python")
    assert not environment.sound()


# The start


class Became(Exception):
    """The program that the launcher would have become."""


@pytest.fixture
def launched(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The processes that are started besides the game; the game itself raises an exception."""
    behind: list[list[str]] = []

    def become(program: str, words: list[str], variables: dict[str, str]) -> None:
        raise Became(words, variables)

    monkeypatch.setattr("os.execve", become)
    monkeypatch.setattr("subprocess.Popen", lambda command, **_: behind.append(command))
    return behind


def started(monkeypatch: pytest.MonkeyPatch, *, built: bool, compiler: bool) -> tuple[list[str], dict[str, str]]:
    monkeypatch.setattr(play, "up_to_date", lambda: built)
    monkeypatch.setattr(play, "compiler", lambda: compiler)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    with pytest.raises(Became) as became:
        play.main(["--port", "9000"])
    words, variables = became.value.args
    assert words[1:] == ["-m", "sixgun", "play", "--port", "9000"]
    return words, variables


def test_a_built_game_is_started(launched: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    _, variables = started(monkeypatch, built=True, compiler=True)
    assert "PYTHONPATH" not in variables
    assert launched == []


def test_an_unbuilt_game_starts_from_the_sources_and_builds_in_the_background(
    launched: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, variables = started(monkeypatch, built=False, compiler=True)
    assert variables["PYTHONPATH"] == str(play.ROOT / "src")
    assert [command[1:4] for command in launched] == [["-m", "tools.play", "--behind"]]
    assert capsys.readouterr().out == play.BUILDING + "\n"


def test_a_missing_compiler_is_not_an_error(
    launched: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started(monkeypatch, built=False, compiler=False)
    assert launched == []
    assert capsys.readouterr().out == play.NO_COMPILER + "\n"
