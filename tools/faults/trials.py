"""Tries one fault at a time in a copy of the project, with the tests that should catch it."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import Final

from tools.faults.catalogue import PAGE, Fault
from tools.generate.traceability import collect

ROOT: Final = Path(__file__).parents[2]
PROJECT: Final = ("src", "tests", "tools", "bench", "examples", "docs", "web", "pyproject.toml", "README.md")
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", ".*_cache", "node_modules")
STORIES: Final = ("tests/stories", "tests/printed", "tests/match")
LAWS: Final = ("tests/laws",)
QUIET: Final = ("-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-m", "not interpreted")
LIMIT: Final = 300  # seconds; a fault that hangs counts as caught
CLOCK: Final = "the clock"


@dataclass(frozen=True)
class Outcome:
    fault: Fault
    caught_by: str  # the test, or empty
    seconds: float

    def __str__(self) -> str:
        verdict = f"caught by {self.caught_by}" if self.caught_by else f"SURVIVED ({' '.join(self.fault.guards)})"
        return f"{self.fault.name}: {verdict} ({self.seconds:.0f} s)"


# The copies


def copy(target: Path) -> Path:
    """A copy of everything the tests need, which later edits do not affect."""
    for name in PROJECT:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, target / name)
    if (ROOT / "web" / "node_modules").exists():
        (target / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return target


@contextmanager
def spoilt(project: Path, fault: Fault) -> Iterator[None]:
    """The project with this fault, for as long as the block lasts."""
    path = project / fault.path
    source = path.read_text(encoding="utf-8")
    if not fault.fits(source):
        raise SystemExit(f"{fault.name} does not fit {fault.path} any more: its text must be there once")
    write(path, fault.applied(source))
    try:
        yield
    finally:
        write(path, source)


def write(path: Path, source: str) -> None:
    """Writes a file and removes its bytecode, because Python cannot tell two versions of the same second apart."""
    path.write_text(source, encoding="utf-8")
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        compiled.unlink()


# The tests


def run(project: Path, tests: Iterable[str], *more: str) -> subprocess.CompletedProcess[str]:
    return command(project, [sys.executable, "-m", "pytest", *QUIET, *more, *tests])


def run_page(project: Path, tests: Iterable[str]) -> subprocess.CompletedProcess[str]:
    files = [test.removeprefix("web/") for test in tests]
    return command(project / "web", ["npx", "vitest", "run", "--bail=1", "--reporter=dot", *files])


def command(folder: Path, words: Sequence[str]) -> subprocess.CompletedProcess[str]:
    own = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "COV"))}
    environment = own | {"NO_COLOR": "1", "PYTHONPATH": str(folder / "src")}  # also for processes of the tests
    return subprocess.run(
        words, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=LIMIT
    )


def failures(output: str) -> list[str]:
    """The failed tests, from the short summary."""
    lines = [line.strip() for line in output.splitlines()]
    failed = [line for line in lines if line.startswith(("FAILED ", "ERROR ", "FAIL "))]
    return [line.partition(" ")[2].strip().partition(" - ")[0] for line in failed]


def stages(project: Path, fault: Fault) -> list[Sequence[str]]:
    """The tests to run, in stages: those named, or those of the named rules, then the stories, then the laws."""
    if fault.tests:
        return [fault.tests]
    named = {mark.test.partition("::")[0] for mark in collect(project / "tests") if mark.id in fault.rules}
    near = sorted(file for file in named if file.startswith(STORIES))
    return [near, STORIES, LAWS] if near else [LAWS, STORIES]


def first_to_notice(project: Path, fault: Fault) -> str:
    for tests in stages(project, fault):
        try:
            done = run_page(project, tests) if fault.area == PAGE else run(project, tests)
        except subprocess.TimeoutExpired:
            return CLOCK
        if done.returncode in (1, 2, 3):
            return (failures(done.stdout + done.stderr) or ["a crash"])[0]
        if done.returncode not in (0, 5):
            raise SystemExit(f"the tests have failed on {fault.name}:\n{done.stdout}{done.stderr}")
    return ""


def hung(project: Path, fault: Fault) -> str:
    """What caught a fault whose tests took too long: the clock, if they are quick without it, and then too slow again.

    A machine that is busy for a while makes tests slow with and without a fault.
    """
    if first_to_notice(project, fault) == CLOCK:
        return ""
    with spoilt(project, fault):
        return first_to_notice(project, fault)


def attempt(project: Path, fault: Fault) -> Outcome:
    start = time.monotonic()
    with spoilt(project, fault):
        caught_by = first_to_notice(project, fault)
    if caught_by == CLOCK:
        caught_by = hung(project, fault)
    outcome = Outcome(fault, caught_by, time.monotonic() - start)
    print(outcome, flush=True)
    return outcome


def failing_anyway(project: Path, outcomes: Sequence[Outcome]) -> list[str]:
    """The tests that also fail without a fault, and so have caught nothing."""
    tests = {outcome.caught_by for outcome in outcomes if outcome.fault.area != PAGE and "::" in outcome.caught_by}
    pages = {test for outcome in outcomes if outcome.fault.area == PAGE for test in outcome.fault.tests}
    failing = failures(run(project, sorted(tests), "--maxfail=1000").stdout) if tests else []
    done = run_page(project, sorted(pages)) if pages else None
    return failing + (failures(done.stdout + done.stderr) if done is not None and done.returncode else [])


def hunt(faults: Sequence[Fault], jobs: int) -> list[Outcome]:
    """Tries all faults, this many at a time, each in a copy of its own."""
    with TemporaryDirectory(prefix="sixgun-faults-") as folder, ThreadPoolExecutor(jobs) as pool:
        free = SimpleQueue[Path]()
        for number in range(jobs):
            free.put(copy(Path(folder, str(number))))

        def try_one(fault: Fault) -> Outcome:
            project = free.get()
            try:
                return attempt(project, fault)
            finally:
                free.put(project)

        outcomes = list(pool.map(try_one, faults))
        failing = failing_anyway(free.get(), outcomes)
    if failing:
        raise SystemExit(f"these tests fail without any fault, repair them first: {' '.join(failing)}")
    return outcomes
