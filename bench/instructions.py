"""Instructions that a decision takes in other builds of the package, and the ratio to the first: see bench/README.md.

A clock differs by a fifth from run to run on a shared machine; the count of Valgrind by less than a thousandth.
"""

from __future__ import annotations

import argparse
import gc
import os
import subprocess
import sys
from pathlib import Path
from shutil import which
from tempfile import NamedTemporaryFile

from bench.__main__ import PLAYERS, ROOT, build_named
from bench.engine import compiled, play_all

EDITIONS = ("fourth", "combined")
GAMES = 200


def run(folder: Path, edition: str, games: int) -> tuple[int, int]:
    """The decisions of this many games with the package in this folder, and the instructions of the whole process."""
    with NamedTemporaryFile(prefix="callgrind-") as counted:
        valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={counted.name}"]
        words = [sys.executable, "-m", "bench.instructions", "--play", edition, "--games", str(games)]
        path = os.pathsep.join([str(folder.resolve()), str(ROOT)])
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
        answer = subprocess.run(valgrind + words, env=environment, cwd=ROOT, check=True, capture_output=True, text=True)
        totals = [line for line in Path(counted.name).read_text().splitlines() if line.startswith("totals:")]
    return int(answer.stdout), int(totals[0].split()[1])


def instructions(folder: Path, edition: str) -> float:
    """The instructions of one decision: what else a process does is in the run of a single game, and is subtracted."""
    run(folder, edition, 0)  # leaves the bytecode of everything that is not compiled
    decisions, total = run(folder, edition, GAMES)
    few, overhead = run(folder, edition, 1)
    return (total - overhead) / (decisions - few)


def compare(builds: list[tuple[str, Path]]) -> None:
    print(f"{'instructions/decision':<24}" + "".join(f"{edition:>12}{'ratio':>9}" for edition in EDITIONS))
    first: dict[str, float] = {}
    for name, folder in builds:
        found = {edition: instructions(folder, edition) for edition in EDITIONS}
        first = first or found
        print(f"  {name:<22}" + "".join(f"{found[e]:>12,.0f}{found[e] / first[e]:>9.4f}" for e in EDITIONS))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.instructions", description=__doc__)
    parser.add_argument("builds", nargs="*", type=build_named, metavar="NAME=FOLDER", help="the first is the measure")
    parser.add_argument("--play", metavar="EDITION", help="play in this process, and print the number of decisions")
    parser.add_argument("--games", type=int, default=GAMES)
    wanted = parser.parse_args()
    if wanted.play:
        assert compiled(), "the engine is not compiled"
        gc.disable()
        print(play_all(wanted.play, PLAYERS, wanted.games)())
    elif not which("valgrind"):
        parser.error("Valgrind is not installed")
    else:
        compare(wanted.builds)


if __name__ == "__main__":
    main()
