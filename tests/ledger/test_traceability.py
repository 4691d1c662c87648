"""Every entry of the ledger is named by a test, or has a reason why it cannot be tested."""

import ast
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from sixgun.ledger import entries
from tests.stories.marks import rule
from tools.generate import traceability
from tools.generate.traceability import Mark, collect, marks_in, problems, reasons, report


def marks(source: str) -> list[Mark]:
    return list(marks_in(ast.parse(dedent(source)).body, "tests/test_x.py"))


@pytest.fixture
def complete() -> list[Mark]:
    return sorted(Mark(each.id, "tests/test_x.py::test_it") for each in entries())


# ---- the law


def test_every_entry_is_tested_or_excused() -> None:
    assert traceability.check() == []


# ---- what counts as naming an entry


def test_a_test_names_what_its_decorator_names() -> None:
    found = marks("""
        @rule("CMP-02", "BR-BEE-4")
        def test_it(): ...
    """)
    assert found == [
        Mark("CMP-02", "tests/test_x.py::test_it"),
        Mark("BR-BEE-4", "tests/test_x.py::test_it"),
    ]


def test_a_class_and_its_methods_name_theirs() -> None:
    found = marks("""
        @rule("CMP-02")
        class TestDeck:
            pytestmark = rule("CMP-03")

            @rule("CMP-04")
            async def test_it(self): ...
    """)
    assert found == [
        Mark("CMP-02", "tests/test_x.py::TestDeck"),
        Mark("CMP-03", "tests/test_x.py::TestDeck"),
        Mark("CMP-04", "tests/test_x.py::TestDeck::test_it"),
    ]


@pytest.mark.parametrize("written", ['rule("CMP-02")', '[rule("CMP-02")]', 'pytest.mark.rule("CMP-02")'])
def test_a_file_names_what_its_pytestmark_names(written: str) -> None:
    assert marks(f"pytestmark = {written}") == [Mark("CMP-02", "tests/test_x.py")]


def test_a_parametrized_case_names_its_own_entries() -> None:
    found = marks("""
        @pytest.mark.parametrize("n", [pytest.param(4, marks=rule("ROL-01"))])
        def test_it(n): ...
    """)
    assert found == [Mark("ROL-01", "tests/test_x.py::test_it")]


@pytest.mark.parametrize("how", ["@pytest.mark.skip", '@pytest.mark.xfail(reason="later")'])
def test_skipped_and_xfailed_tests_name_nothing(how: str) -> None:
    assert marks(f'{how}\n@rule("CMP-02")\ndef test_it(): ...') == []


def test_code_pytest_does_not_run_names_nothing() -> None:
    assert marks('@rule("CMP-02")\ndef helper(): ...') == []
    assert marks('def test_it():\n    rule("CMP-02")') == []


def test_only_test_files_are_read(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    for name in ("deep/test_a.py", "deep/helpers.py"):
        (tmp_path / name).write_text('@rule("CMP-02")\ndef test_it(): ...')
    assert collect(tmp_path) == [Mark("CMP-02", f"{tmp_path.name}/deep/test_a.py::test_it")]


def test_the_marker_carries_the_ids() -> None:
    assert rule("CMP-02", "CMP-03").mark.args == ("CMP-02", "CMP-03")
    assert rule("CMP-02").mark.name == "rule"


# ---- problems


def test_nothing_is_wrong_when_every_entry_is_named(complete: list[Mark]) -> None:
    assert problems(complete, {}) == []


def test_an_entry_without_a_test_is_wrong_unless_excused(complete: list[Mark]) -> None:
    assert problems(complete[1:], {}) == [f"{complete[0].id}: no test names it"]
    assert problems(complete[1:], {complete[0].id: "art"}) == []


def test_a_test_that_names_an_unknown_entry_is_wrong(complete: list[Mark]) -> None:
    named = [*complete, Mark("XXX-01", "tests/test_x.py::test_it")]
    assert problems(named, {}) == ["tests/test_x.py::test_it: XXX-01 is not in RULES.md"]


def test_an_id_that_is_not_written_out_is_wrong(complete: list[Mark]) -> None:
    named = [*complete, *marks("pytestmark = rule(ALL_OF_THEM)")]
    assert problems(named, {}) == ["tests/test_x.py: ALL_OF_THEM is not in RULES.md"]


def test_excusing_an_unknown_entry_is_wrong(complete: list[Mark]) -> None:
    assert problems(complete, {"XXX-01": "art"}) == ["not-testable.md: XXX-01 is not in RULES.md"]


def test_excusing_a_tested_entry_is_wrong(complete: list[Mark]) -> None:
    assert problems(complete, {"CMP-02": "art"}) == ["not-testable.md: CMP-02 is named by a test after all"]


def test_a_stale_page_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stale = "traceability.md is stale: run make generate"
    monkeypatch.setattr(traceability, "PAGE", tmp_path / "traceability.md")
    assert stale in traceability.check()
    traceability.PAGE.write_text(report(*traceability.read()), encoding="utf-8")
    assert stale not in traceability.check()


def test_every_excuse_has_a_reason() -> None:
    excuses = reasons(traceability.NOT_TESTABLE.read_text(encoding="utf-8"))
    assert excuses
    assert all(excuses.values())


# ---- the page


def test_the_page_lists_every_entry_under_its_section(complete: list[Mark]) -> None:
    lines = report(complete, {}).splitlines()
    assert sum(line.startswith("| ") and "test_it" in line for line in lines) == len(entries())
    assert [line[3:] for line in lines if line.startswith("## ")] == list(
        dict.fromkeys(each.section for each in entries())
    )


def test_a_row_lists_its_tests_or_the_reason_for_none() -> None:
    page = report([Mark("CMP-02", "tests/a/test_x.py::test_it")], {"CMP-03": "art"})
    assert "| CMP-02 | [tests/a/test_x.py::test_it](../../tests/a/test_x.py) |" in page
    assert "| CMP-03 | not testable: art |" in page
    assert "| CMP-04 | **open** |" in page
    number = len(entries())
    assert f"{number} entries: 1 shown by tests, 1 not testable, {number - 2} open." in page


@pytest.mark.parametrize(("wrong", "status"), [(["CMP-02: no test names it"], 1), ([], 0)])
def test_the_command_fails_when_anything_is_wrong(
    wrong: list[str], status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["traceability", "--check"])
    monkeypatch.setattr(traceability, "check", lambda: wrong)
    assert traceability.main() == status
    assert (wrong or ["every entry of the ledger has its test or its reason"]) == [
        *capsys.readouterr().out.splitlines()
    ]


def test_the_command_writes_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["traceability"])
    monkeypatch.setattr(traceability, "PAGE", tmp_path / "traceability.md")
    assert traceability.main() == 0
    assert traceability.PAGE.read_text(encoding="utf-8") == report(*traceability.read())
