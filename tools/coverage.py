"""Which share of the lines and branches of each layer the tests run, measured on the sources.

`python -m tools.coverage` runs the tests and prints a row for each layer; it exits 1 if one is below its floor.
`python -m tools.coverage --measured engine match` runs nothing: it checks these layers in the data of the last
`pytest --cov`, against what the tests of the rules reach by themselves.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = Path("src/sixgun")
OF_PROCESSES: Final = (
    "browser", "server/test_many_connections.py", "server/test_nobody_gets_in.py", "server/test_nothing_lost.py",
    "server/test_openapi.py", "server/test_protocol_page.py", "server/test_serving.py", "server/test_whole_games.py",
)  # fmt: skip
"""Tests that watch another process, whose lines are not counted."""
OF_SEARCH: Final = ("bots/test_bots.py", "bots/test_hunter.py", "bots/test_never.py")
"""Tests that would search for many minutes in plain Python."""
TESTS: Final = ("tests", *(f"--ignore=tests/{each}" for each in (*OF_PROCESSES, *OF_SEARCH)), "--sample=10")

FLOORS: Final[dict[str, float]] = {
    "engine": 100, "rules": 100, "cards": 100, "characters": 100, "event_cards": 100, "editions": 100, "ledger": 100,
    "words": 98, "match": 96, "bots": 85, "lab": 97, "research": 97, "server": 82, "terminal": 96, "commands": 93,
    "scenario": 95, "cli": 60,
}  # fmt: skip
"""Percent, by layer. What is missing to 100 runs in other processes (workers, servers, the command line itself) or is
search, which is tested compiled.
"""

BY_THE_RULES: Final[dict[str, float]] = {
    "engine": 100, "rules": 100, "cards": 100, "characters": 100, "event_cards": 100, "editions": 98, "words": 98,
    "match": 84,
}  # fmt: skip
"""What the tests of the rules reach by themselves."""


class Figure(NamedTuple):
    """Lines and branches of a layer: how many there are, and how many were run."""

    run: int
    all: int

    @property
    def percent(self) -> float:
        return 100 * self.run / self.all if self.all else 100.0


def layer_of(file: str) -> str:
    """The folder of src/sixgun, or the module that lies there by itself."""
    return Path(file).relative_to(SOURCES).parts[0].removesuffix(".py")


def figures(files: Mapping[str, Any]) -> dict[str, Figure]:
    """By layer, from the report of `coverage json`."""
    found: dict[str, Figure] = defaultdict(lambda: Figure(0, 0))
    for file, facts in files.items():
        summary, before = facts["summary"], found[layer_of(file)]
        run = summary["covered_lines"] + summary["covered_branches"]
        found[layer_of(file)] = Figure(
            before.run + run, before.all + summary["num_statements"] + summary["num_branches"]
        )
    return found


def table(found: Mapping[str, Figure], floors: Mapping[str, float]) -> list[str]:
    return [
        f"{layer:12} {found[layer].percent:7.2f} %  floor {floor:g}{'' if reached(found[layer], floor) else '  MISSED'}"
        for layer, floor in floors.items()
    ]


def reached(figure: Figure, floor: float) -> bool:
    return figure.percent >= floor


def missing(files: Mapping[str, Any], layers: Iterable[str]) -> list[str]:
    """The lines that were not run in these layers."""
    wanted = set(layers)
    return [
        f"{file}: {facts['missing_lines'] or facts['missing_branches']}"
        for file, facts in files.items()
        if layer_of(file) in wanted and (facts["missing_lines"] or facts["missing_branches"])
    ]


def report(files: Mapping[str, Any], floors: Mapping[str, float]) -> int:
    found = figures(files)
    print("\n".join(table(found, floors)))
    low = [layer for layer, floor in floors.items() if not reached(found[layer], floor)]
    print("\n".join(missing(files, low)))
    return 1 if low else 0


def measured() -> dict[str, Any]:
    """What the last run with --cov wrote down, file by file."""
    words = [sys.executable, "-m", "coverage", "json", "--quiet", "-o", "-"]
    answer = subprocess.run(words, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    files: dict[str, Any] = json.loads(answer.stdout)["files"]
    return files


def run_tests() -> int:
    several = ("--numprocesses", str(os.cpu_count() or 1), "--dist", "worksteal")
    words = [sys.executable, "-m", "pytest", "-q", "--cov", "--cov-report=", *several, *TESTS]
    return subprocess.run(words, cwd=ROOT, check=False).returncode


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.coverage", description="How much of each layer is tested?")
    parser.add_argument("--measured", nargs="+", metavar="LAYER", choices=BY_THE_RULES, help="check the last run")
    arguments = parser.parse_args()
    if arguments.measured:
        return report(measured(), {layer: BY_THE_RULES[layer] for layer in arguments.measured})
    failed = run_tests()
    return report(measured(), FLOORS) or failed


if __name__ == "__main__":
    sys.exit(main())
