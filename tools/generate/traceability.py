"""Traces the entries of the rule ledger to their tests.

Without an argument it writes docs/rules/traceability.md. With `--check` it writes nothing, and exits 1 if an entry has
neither a test nor a reason, if a test names an unknown entry, or if the page is stale.
"""

import argparse
import ast
import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from sixgun.ledger import Entry, entries
from sixgun.ledger.markdown import tables

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
NOT_TESTABLE = ROOT / "docs" / "rules" / "not-testable.md"
PAGE = ROOT / "docs" / "rules" / "traceability.md"

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef

HEAD = """# Which test shows which rule

Written by `python -m tools.generate.traceability`; do not edit. The entries are those of [RULES.md](RULES.md).
A test names them with `@rule(...)` from `tests.stories.marks`.
Why some have none is in [not-testable.md](not-testable.md).
"""


@dataclass(frozen=True, slots=True, order=True)
class Mark:
    """One test (`tests/a.py::test_b`, or a whole class or file) names one entry."""

    id: str
    test: str


# ---- reading the tests


def collect(tests: Path) -> list[Mark]:
    return sorted(
        {
            mark
            for file in tests.rglob("test_*.py")
            for mark in marks_in(ast.parse(file.read_text(encoding="utf-8")).body, place(file, tests))
        }
    )


def place(file: Path, tests: Path) -> str:
    return (Path(tests.name) / file.relative_to(tests)).as_posix()


def marks_in(body: Iterable[ast.stmt], where: str) -> Iterator[Mark]:
    """The marks of a test, a class or a file: decorators, `pytestmark`, and marks of parametrized cases."""
    for node in body:
        if not isinstance(node, Definition):
            yield from (Mark(key, where) for key in ids_in(node))
        elif not is_put_off(node):
            yield from marks_on(node, f"{where}::{node.name}")


def marks_on(node: Definition, where: str) -> Iterator[Mark]:
    # pytest runs nothing else, so a mark elsewhere (on a helper) does not count.
    if not node.name.startswith(("test", "Test")):
        return
    for decorator in node.decorator_list:
        yield from (Mark(key, where) for key in ids_in(decorator))
    if isinstance(node, ast.ClassDef):
        yield from marks_in(node.body, where)


def ids_in(node: ast.AST) -> Iterator[str]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and called(call.func) == "rule":
            yield from map(written_id, call.args)


def written_id(node: ast.expr) -> str:
    """The ids of a mark. Anything but a literal is returned as source text, and so is reported as unknown."""
    return str(node.value) if isinstance(node, ast.Constant) else ast.unparse(node)


def called(node: ast.expr) -> str:
    """`rule` for `rule`, `ledger_marks.rule` and `pytest.mark.rule` alike."""
    return ast.unparse(node).rpartition(".")[2]


def is_put_off(node: Definition) -> bool:
    """Whether the test is skipped or expected to fail, so that it does not count."""
    names = (called(each.func if isinstance(each, ast.Call) else each) for each in node.decorator_list)
    return any(name in ("skip", "xfail") for name in names)


# ---- problems


def reasons(text: str) -> dict[str, str]:
    """The entries of not-testable.md with their reasons."""
    return {key: reason for table in tables(text) for key, reason in table.rows}


def problems(marks: list[Mark], untestable: dict[str, str]) -> list[str]:
    known = {each.id for each in entries()}
    named = {mark.id for mark in marks}
    return [
        *(f"{mark.test}: {mark.id} is not in RULES.md" for mark in marks if mark.id not in known),
        *(f"not-testable.md: {key} is not in RULES.md" for key in untestable if key not in known),
        *(f"not-testable.md: {key} is named by a test after all" for key in untestable if key in named),
        *(f"{each.id}: no test names it" for each in entries() if each.id not in named | untestable.keys()),
    ]


# ---- the page


def report(marks: list[Mark], untestable: dict[str, str]) -> str:
    tests = {key: [mark.test for mark in same] for key, same in groupby(marks, key=lambda mark: mark.id)}
    sections = groupby(entries(), key=lambda each: each.section)
    return "\n".join(
        [
            HEAD,
            summary(tests, untestable),
            *(section(title, list(rows), tests, untestable) for title, rows in sections),
        ]
    )


def summary(tests: dict[str, list[str]], untestable: dict[str, str]) -> str:
    shown = sum(each.id in tests for each in entries())
    excused = sum(each.id in untestable and each.id not in tests for each in entries())
    still_open = len(entries()) - shown - excused
    return f"{len(entries())} entries: {shown} shown by tests, {excused} not testable, {still_open} open.\n"


def section(title: str, rows: list[Entry], tests: dict[str, list[str]], untestable: dict[str, str]) -> str:
    lines = [f"| {each.id} | {shown_by(each.id, tests, untestable)} |" for each in rows]
    return "\n".join([f"## {title}", "", "| id | tests |", "|---|---|", *lines, ""])


def shown_by(key: str, tests: dict[str, list[str]], untestable: dict[str, str]) -> str:
    if key in tests:
        return "<br>".join(map(link, tests[key]))
    return f"not testable: {untestable[key]}" if key in untestable else "**open**"


def link(test: str) -> str:
    file = ROOT / test.partition("::")[0]
    return f"[{test}]({Path(os.path.relpath(file, PAGE.parent)).as_posix()})"


# ---- the command


def read() -> tuple[list[Mark], dict[str, str]]:
    return collect(TESTS), reasons(NOT_TESTABLE.read_text(encoding="utf-8"))


def check() -> list[str]:
    """All problems, one sentence each."""
    marks, untestable = read()
    written = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    stale = written != report(marks, untestable)
    return problems(marks, untestable) + ["traceability.md is stale: run make generate"] * stale


def main() -> int:
    parser = argparse.ArgumentParser(description="Which test shows which entry of the rule ledger.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if anything is wrong")
    if not parser.parse_args().check:
        PAGE.write_text(report(*read()), encoding="utf-8")
        return 0
    found = check()
    print("\n".join(found) or "every entry of the ledger has its test or its reason")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
