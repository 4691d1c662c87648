"""Puts one mistake at a time into a copy of the sources, and looks whether a test notices.

`python -m tools.faults` tries all of tools/faults, `python -m tools.faults NAME ...` some. It exits 1 if a mistake
survives. The tests that name the rules a mistake breaks come first, then the stories, then the laws.

The mistakes are such as real BANG! programs have made. tools/faults/*/*.txt has them: a line with a name, the file in
src/sixgun and the ledger entries that it breaks (none where only a law protects); then the text that is there as
`-` lines, and what it becomes as `+` lines.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.generate.traceability import collect

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent
PROJECT = ("src", "tests", "tools", "docs", "pyproject.toml", "README.md")
STORIES = ("tests/stories", "tests/printed", "tests/match")
LAWS = ("tests/laws",)
QUIET = ("-x", "-q", "--tb=no", "-p", "no:cacheprovider", "--import-mode=importlib", "-m", "not interpreted")
LIMIT = 900  # seconds; what hangs is noticed, too


@dataclass(frozen=True)
class Fault:
    name: str
    file: str
    rules: tuple[str, ...]
    old: str
    new: str

    def fits(self, source: str) -> bool:
        """It must be clear what to change: the old text is there once."""
        return source.count(self.old) == 1

    def applied(self, source: str) -> str:
        return source.replace(self.old, self.new)


def read(text: str) -> list[Fault]:
    blocks = [block.split("\n") for block in text.strip().split("\n\n")]
    return [fault(head, lines) for head, *lines in blocks if not head.startswith("#")]


def fault(head: str, lines: list[str]) -> Fault:
    name, file, *rules = head.split()
    return Fault(name, file, tuple(rules), side("-", lines), side("+", lines))


def side(mark: str, lines: list[str]) -> str:
    return "\n".join(line[2:] for line in lines if line.startswith(mark))


FAULTS = [each for path in sorted(FOLDER.glob("*/*.txt")) for each in read(path.read_text(encoding="utf-8"))]


@dataclass(frozen=True)
class Outcome:
    fault: Fault
    caught_by: str  # the test, or nothing
    seconds: float

    def __str__(self) -> str:
        verdict = (
            f"caught by {self.caught_by}" if self.caught_by else f"SURVIVED ({' '.join(self.fault.rules) or 'a law'})"
        )
        return f"{self.fault.name}: {verdict} ({self.seconds:.0f} s)"


# The copy


def copy(source: Path, target: Path) -> Path:
    """Everything that the tests need, so that nobody's editing disturbs them."""
    for name in PROJECT:
        if (source / name).is_dir():
            shutil.copytree(source / name, target / name, ignore=shutil.ignore_patterns("__pycache__", ".*_cache"))
        elif (source / name).exists():
            shutil.copy(source / name, target / name)
    return target


def spoil(project: Path, fault: Fault) -> None:
    path = project / "src" / "sixgun" / fault.file
    source = path.read_text(encoding="utf-8")
    if not fault.fits(source):
        raise SystemExit(f"{fault.name} does not fit {fault.file} any more: its text must be there once")
    path.write_text(fault.applied(source), encoding="utf-8")


# The tests


def run(project: Path, tests: Iterable[str], *more: str) -> subprocess.CompletedProcess[str]:
    known = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "COV"))}
    command = [sys.executable, "-m", "pytest", *QUIET, *more, *tests]
    return subprocess.run(
        command,
        cwd=project,
        env=known | {"PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=LIMIT,
    )


def failures(output: str) -> list[str]:
    """The tests that failed, by the short summary."""
    lines = [line for line in output.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return [line.partition(" ")[2].partition(" - ")[0] for line in lines]


def stages(project: Path, fault: Fault) -> list[Sequence[str]]:
    named = {mark.test.partition("::")[0] for mark in collect(project / "tests") if mark.id in fault.rules}
    near = sorted(file for file in named if file.startswith(STORIES))
    return [near, STORIES, LAWS] if near else [LAWS, STORIES]


def first_to_notice(project: Path, fault: Fault, more: Sequence[str]) -> str:
    for tests in stages(project, fault):
        try:
            done = run(project, tests, *more)
        except subprocess.TimeoutExpired:
            return "the clock"
        if done.returncode in (1, 2, 3):
            return (failures(done.stdout) or ["a crash"])[0]
        if done.returncode not in (0, 5):
            raise SystemExit(f"pytest has failed on {fault.name}:\n{done.stdout}{done.stderr}")
    return ""


def attempt(clean: Path, fault: Fault, more: Sequence[str]) -> Outcome:
    start = time.monotonic()
    with TemporaryDirectory(prefix="sixgun-fault-") as folder:
        project = copy(clean, Path(folder))
        spoil(project, fault)
        caught_by = first_to_notice(project, fault, more)
    outcome = Outcome(fault, caught_by, time.monotonic() - start)
    print(outcome, flush=True)
    return outcome


def already_failing(clean: Path) -> list[str]:
    """Tests that fail without any mistake notice nothing, so they are left out."""
    done = run(clean, [*STORIES, *LAWS], "--maxfail=1000")
    if done.returncode not in (0, 1):
        raise SystemExit(f"the tests do not run:\n{done.stdout}{done.stderr}")
    return failures(done.stdout)


# The command


def chosen(names: Sequence[str]) -> list[Fault]:
    unknown = set(names) - {fault.name for fault in FAULTS}
    if unknown:
        raise SystemExit(f"there is no fault {', '.join(sorted(unknown))}")
    return [fault for fault in FAULTS if not names or fault.name in names]


def main() -> int:
    parser = argparse.ArgumentParser(description="Do the tests notice mistakes?")
    parser.add_argument("names", nargs="*", metavar="NAME", help="try these faults only")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--list", action="store_true", help="list the faults")
    arguments = parser.parse_args()
    faults = chosen(arguments.names)
    if arguments.list:
        print("\n".join(f"{fault.name} ({fault.file}) {' '.join(fault.rules)}" for fault in faults))
        return 0
    with TemporaryDirectory(prefix="sixgun-") as folder:
        return report(hunt(copy(ROOT, Path(folder)), faults, arguments.jobs))


def hunt(clean: Path, faults: Sequence[Fault], jobs: int) -> list[Outcome]:
    failing = already_failing(clean)
    if failing:
        print(f"{len(failing)} tests fail without any fault and are left out: {' '.join(failing)}", flush=True)
    left_out = [f"--deselect={test}" for test in failing]
    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(lambda fault: attempt(clean, fault, left_out), faults))


def report(outcomes: Sequence[Outcome]) -> int:
    survivors = [outcome for outcome in outcomes if not outcome.caught_by]
    print(f"{len(outcomes) - len(survivors)} of {len(outcomes)} faults were caught")
    for outcome in survivors:
        print(outcome)
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
