"""The test runner: what runs in parallel, and its summary."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import suite
from tools.suite import Part, Result


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(suite, "LOGS", tmp_path)
    return tmp_path


def part(name: str, *programs: str, after: str = "") -> Part:
    return Part(name, tuple((sys.executable, "-c", program) for program in programs), after)


def codes(results: list[Result]) -> dict[str, int]:
    return {result.name: result.code for result in results}


def test_a_failure_hides_no_other_part() -> None:
    parts = [part("bad", "raise SystemExit(3)", "print('never')"), part("good", "print('seen')")]
    results = suite.run(parts, lanes=1)
    assert codes(results) == {"bad": 3, "good": 0}
    said = {result.name: result.said for result in results}
    assert "\nnever" not in said["bad"]
    assert "\nseen" in said["good"]


def test_a_part_waits_for_its_requirements(tmp_path: Path) -> None:
    file = str(tmp_path / "made")
    needy = part("needy", f"open({file!r})", after="maker")
    maker = part("maker", f"import time; time.sleep(0.2); open({file!r}, 'w')")
    assert codes(suite.run([needy, maker], lanes=2)) == {"maker": 0, "needy": 0}


def test_a_part_is_not_run_if_its_requirements_fail() -> None:
    results = suite.run([part("needy", "", after="maker"), part("maker", "raise SystemExit(1)")], lanes=2)
    assert codes(results) == {"maker": 1, "needy": 1}
    assert results[-1].failures == ["maker failed"]


def test_parts_include_their_requirements() -> None:
    everything = suite.parts(seed=1, sample=1)
    assert [each.name for each in suite.with_what_they_need(everything, ["browser", "lint"])] == [
        "package", "browser", "lint",
    ]  # fmt: skip


def test_the_counts_of_all_commands_of_a_part_are_added() -> None:
    said = "===== 20 passed in 1.50s =====\nengine 100.00 %\n===== 7 passed, 1 skipped in 0.10s =====\n"
    assert Result("sources", 2, 3, 0, said).counts == {"passed": 27, "skipped": 1}


def test_the_summary_names_parts_counts_and_failures(capsys: pytest.CaptureFixture[str]) -> None:
    pytest_said = "FAILED tests/x.py::test_y - boom\n===== 1 failed, 20 passed, 3 skipped in 1.50s =====\n"
    vitest_said = " Test Files  2 passed (2)\n      Tests  7 passed (7)\n"
    types_said = "src/a.py:1: error: Wrong\nFound 1 error in 1 file\n"
    results = [
        Result("rules", 1, 1, 1, pytest_said),
        Result("page", 2, 3, 0, vitest_said),
        Result("types", 3, 3, 1, types_said),
    ]
    suite.report(results, 3)
    printed = capsys.readouterr().out
    assert "  FAILED tests/x.py::test_y - boom\n" in printed
    assert "  src/a.py:1: error: Wrong\n" in printed
    assert printed.endswith("27 passed, 2 failed, 3 skipped\n")
    assert suite.line(results[1]) == "page       ok          2 s (   3 s of processors)  7 passed"


def test_every_folder_of_tests_is_run_by_some_part() -> None:
    """The compiled part runs all folders that do not have a part of their own."""
    compiled = next(part for part in suite.parts(seed=1, sample=1) if part.name == "compiled")
    apart = [word.removeprefix("--ignore=") for word in compiled.commands[0] if word.startswith("--ignore=")]
    named = {word for part in suite.parts(seed=1, sample=1) for command in part.commands for word in command}
    assert apart
    assert set(apart) <= named
