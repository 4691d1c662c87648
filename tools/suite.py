"""Everything a change must pass, in parts that run side by side.

`python -m tools.suite` runs all parts, `python -m tools.suite lint stories` these two. Each part writes a log of its
own; the end of the output names every part with its time, its counts and its failures. The order of the tests and what
is sampled come from one number, which is printed: `--seed` runs the same again, `--whole` also runs what the sample
leaves out, and lets Hypothesis try new examples.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Collection, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom

from tools.coverage import BY_THE_RULES

ROOT = Path(__file__).parents[1]
LOGS = ROOT / ".venv" / "logs"
CORES = os.cpu_count() or 1
LANES = 4  # parts at a time: two that keep processors busy, and two for when they wait
MOST_LINES = 200  # of a log that nobody can look at later
SAMPLE = 10  # the sources hold one law in this many; compiled, all are held
FAILURE = re.compile(r"^(?:FAILED|ERROR) .*|^\S+:\d+: error: .*|^ *FAIL  .*|^Would reformat.*|^.* MISSED$", re.M)
SUMMARY = re.compile(r"^=+ (.* in [\d.]+s.*) =+$|^ +Tests  (.*)$", re.M)  # of pytest, of Vitest

Command = tuple[str, ...]


def folders(names: str) -> Command:
    return tuple(f"tests/{name}" for name in names.split())


CODE = ("hatch_build.py", "src", "tests", "tools", "bench", "examples")
RULES = folders("stories printed engine golden match words")
QUICK_ONLY = ("stories", "rest")  # parts of other parts, on the sources and without coverage
INSTALLED = ("--override-ini", "pythonpath=.")  # the package, not the sources


@dataclass(frozen=True)
class Part:
    """Commands that run one after the other, as soon as another part has done what they need."""

    name: str
    commands: tuple[Command, ...]
    after: str = ""


def parts(seed: int, sample: int) -> list[Part]:
    """Those that take long come first."""
    python = (sys.executable, "-m")
    fresh = ("--hypothesis-profile", "new") if sample == 1 else ()
    pytest = (*python, "pytest", "--seed", str(seed), *fresh)
    several = ("--numprocesses", str(CORES), "--dist", "worksteal")
    drawn = ("--sample", str(sample))
    compiled = (*pytest, *INSTALLED, "-m", "not interpreted")
    half = ("--numprocesses", str(CORES // 2), "--dist", "worksteal") if CORES > 3 else ()
    covered = (*pytest, *half, *RULES, "tests/shape", "--cov", "--cov-report=")
    measured = (*python, "tools.coverage", "--measured", *BY_THE_RULES)
    laws = (*pytest, *half, "tests/laws", *drawn)  # not measured: a sample covers a line by luck
    return [
        Part("package", (("make", "--no-print-directory", "build"),)),
        Part("sources", (covered, measured, laws)),
        Part("page", (("npm", "--prefix", "web", "run", "check"), ("npm", "--prefix", "web", "test"))),
        Part("types", ((*python, "mypy", "--strict", *CODE),)),
        Part("browser", ((*pytest, *INSTALLED, *several, *drawn, "tests/browser"),), after="package"),
        Part("server", ((*compiled, *several, *drawn, "tests/server"),), after="package"),
        Part("compiled", ((*compiled, *several, "--ignore=tests/browser", "--ignore=tests/server"),), after="package"),
        Part("lint", ((*python, "ruff", "check", "."), (*python, "ruff", "format", "--check", "."))),
        Part("stories", ((*pytest, *half, *RULES, "tests/shape", "--ignore=tests/shape/test_fault_trials.py"),)),
        Part("rest", ((*pytest, *half, *folders("terminal docs ledger tools")),)),
    ]


@dataclass(frozen=True)
class Result:
    """How a part ended, and everything it said."""

    name: str
    seconds: float
    processor: float  # seconds of it, of everything that the part started
    code: int
    said: str

    @property
    def counts(self) -> dict[str, int]:
        """Of tests, by what became of them."""
        summary = " ".join("".join(each) for each in SUMMARY.findall(self.said))
        found: Counter[str] = Counter()
        for number, what in re.findall(r"(\d+) (passed|failed|skipped|error)", summary):
            found[what] += int(number)
        return found

    @property
    def failures(self) -> list[str]:
        found = [each.strip() for each in FAILURE.findall(self.said)]
        return found or self.said.strip().splitlines()[-5:]


def carry_out(part: Part) -> Result:
    """The commands up to the first that fails."""
    started, processor, code = time.monotonic(), 0.0, 0
    path = LOGS / f"{part.name}.log"
    environment = {**os.environ, "NO_COLOR": "1", "SIXGUN_COMPILED": str(int(part.after == "package"))}
    with path.open("w", encoding="utf-8") as log:
        for command in part.commands:
            log.write(f"$ {' '.join(command)}\n")
            log.flush()
            process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = code = os.waitstatus_to_exitcode(status)
            processor += used.ru_utime + used.ru_stime
            if code:
                break
    said = path.read_text(encoding="utf-8", errors="replace")
    return Result(part.name, time.monotonic() - started, processor, code, said)


def run(wanted: Sequence[Part], lanes: int) -> list[Result]:
    """Side by side, in this order as far as they need not wait for each other; a failure stops only who needs it."""
    names = {part.name for part in wanted}
    waiting, results = list(wanted), list[Result]()
    running: dict[Future[Result], Part] = {}
    with ThreadPoolExecutor(lanes) as pool:
        while waiting or running:
            ended = {result.name: result.code for result in results}
            for part in list(waiting):
                if part.after in names and part.after not in ended:
                    continue
                if ended.get(part.after):
                    waiting.remove(part)
                    results.append(Result(part.name, 0.0, 0.0, 1, f"{part.after} failed"))
                elif len(running) < lanes:
                    waiting.remove(part)
                    running[pool.submit(carry_out, part)] = part
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                del running[done]
                results.append(done.result())
                print(line(results[-1]), flush=True)
    return results


def with_what_they_need(everything: Sequence[Part], names: Collection[str]) -> list[Part]:
    needed = {part.after for part in everything if part.name in names}
    return [part for part in everything if part.name in names or part.name in needed]


def line(result: Result) -> str:
    counts = ", ".join(f"{number} {what}" for what, number in result.counts.items())
    return (
        f"{result.name:10} {'FAILED' if result.code else 'ok':6} {result.seconds:6.0f} s "
        f"({result.processor:4.0f} s of processors)  {counts}"
    ).rstrip()


def report(results: Sequence[Result], seconds: float) -> None:
    for result in results:
        if result.code:
            print(f"\n{result.name}: {os.path.relpath(LOGS, ROOT)}/{result.name}.log")
            print("\n".join(f"  {each}" for each in result.failures))
            if os.environ.get("CI"):
                print("\n".join(result.said.splitlines()[-MOST_LINES:]))
    total = {what: sum(result.counts.get(what, 0) for result in results) for what in ("passed", "failed", "skipped")}
    failed = total["failed"] + sum(1 for result in results if result.code and not result.counts.get("failed"))
    print(f"\nAll parts: {seconds:.0f} s")
    print(f"{total['passed']} passed, {failed} failed, {total['skipped']} skipped", flush=True)


def main() -> None:
    known = [part.name for part in parts(0, 1)]
    parser = argparse.ArgumentParser(prog="python -m tools.suite", description="Run the parts of the test suite.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(known))
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(1_000_000), help="order and sample")
    parser.add_argument("--whole", action="store_true", help="leave nothing out of the sample")
    parser.add_argument("--lanes", type=int, default=LANES, help="parts that run at the same time")
    asked = parser.parse_args()
    if unknown := [name for name in asked.parts if name not in known]:
        parser.error(f"no part is called {', '.join(unknown)}; there are {', '.join(known)}")
    LOGS.mkdir(parents=True, exist_ok=True)
    everything = parts(asked.seed, 1 if asked.whole else SAMPLE)
    wanted = with_what_they_need(everything, asked.parts or [name for name in known if name not in QUICK_ONLY])
    print(f"{len(wanted)} parts, seed {asked.seed}; their logs are in {os.path.relpath(LOGS, ROOT)}", flush=True)
    started = time.monotonic()
    results = run(wanted, max(1, asked.lanes))
    report(results, time.monotonic() - started)
    sys.exit(any(result.code for result in results))


if __name__ == "__main__":
    main()
