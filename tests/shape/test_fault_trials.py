"""`tools.faults` notices what the tests notice. All faults take it minutes; here are three, each with one file."""

from collections.abc import Iterable
from pathlib import Path
from subprocess import CompletedProcess, TimeoutExpired

import pytest

from tools.faults import trials
from tools.faults.__main__ import chosen, report
from tools.faults.catalogue import FAULTS, Fault

pytestmark = pytest.mark.interpreted

FIRST_LINE = "from __future__ import annotations"
HARMLESS = Fault("engine", "nothing_at_all", "cards/brown.py", (), FIRST_LINE, f"{FIRST_LINE}  # twice")
TESTS = {
    "gatling_counts_as_bang": "tests/stories/cards/test_gatling.py",
    "reward_of_two": "tests/stories/rules/test_reward.py",
    HARMLESS.name: "tests/stories/cards/test_gatling.py",
}


def test_faults_are_caught_and_harmless_changes_survive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(trials, "stages", lambda project, fault: [[TESTS[fault.name]]])
    project = trials.copy(tmp_path)
    faults = [*chosen(["gatling_counts_as_bang", "reward_of_two"]), HARMLESS]
    caught = [trials.attempt(project, fault) for fault in faults]
    assert [outcome.caught_by.partition("::")[0] for outcome in caught] == [*list(TESTS.values())[:2], ""]
    assert report(caught) == 1
    assert report(caught[:2]) == 0
    assert "nothing_at_all: SURVIVED" in capsys.readouterr().out


@pytest.mark.parametrize(("always", "caught_by"), [(False, "the clock"), (True, "")])
def test_a_fault_that_hangs_is_caught_unless_the_tests_are_as_slow_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, always: bool, caught_by: str
) -> None:
    project = trials.copy(tmp_path)

    def run(project: Path, tests: Iterable[str]) -> CompletedProcess[str]:
        if always or FIRST_LINE + "  # twice" in (project / HARMLESS.path).read_text(encoding="utf-8"):
            raise TimeoutExpired("pytest", trials.LIMIT)
        return CompletedProcess("pytest", 0, "", "")

    monkeypatch.setattr(trials, "stages", lambda project, fault: [[TESTS[fault.name]]])
    monkeypatch.setattr(trials, "run", run)
    assert trials.attempt(project, HARMLESS).caught_by == caught_by


def test_a_machine_that_is_busy_for_a_while_catches_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = trials.copy(tmp_path)
    outcomes: list[BaseException | CompletedProcess[str]] = [TimeoutExpired("pytest", trials.LIMIT)]
    outcomes += [CompletedProcess("pytest", 0, "", "")] * 2

    def run(project: Path, tests: Iterable[str]) -> CompletedProcess[str]:
        match outcomes.pop(0):
            case BaseException() as slow:
                raise slow
            case done:
                return done

    monkeypatch.setattr(trials, "stages", lambda project, fault: [[TESTS[fault.name]]])
    monkeypatch.setattr(trials, "run", run)
    assert trials.attempt(project, HARMLESS).caught_by == ""
    assert outcomes == []


def test_a_fault_is_taken_out_again(tmp_path: Path) -> None:
    project = trials.copy(tmp_path)
    (fault,) = chosen(["reward_of_two"])
    path = project / fault.path
    before = path.read_text(encoding="utf-8")
    with trials.spoilt(project, fault):
        assert path.read_text(encoding="utf-8") == fault.applied(before) != before
    assert path.read_text(encoding="utf-8") == before


def test_faults_are_chosen_by_name_and_by_area() -> None:
    assert chosen([]) == FAULTS
    assert {fault.area for fault in chosen(["bots"])} == {"bots"}
    with pytest.raises(SystemExit, match="no fault nonsense"):
        chosen(["nonsense"])
