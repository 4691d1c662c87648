"""Measures the engine in one run; see bench/README.md."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from bench import other_libraries
from bench.engine import compiled, length, play_all
from bench.engine_copies import clone, clone_bytes
from bench.engine_questions import asking
from bench.report import Copy, Figures, Play, Rival, lines
from bench.timing import ROUNDS, rates
from sixgun.editions import EDITIONS

ROOT = Path(__file__).parents[1]
BASE, *LARGER = COMPARED = ("fourth", "dodgecity", "combined")
PLAYERS = 5
CURVE = "combined"  # the edition with the widest range of players
GAMES = 1_000
INTERPRETED = "sixgun, interpreted"
INTERPRETED_GAMES = 100


def builds(folders: Mapping[str, Path], games: int) -> dict[str, float]:
    """The speed of other builds, which take turns in processes of their own, and of the plain sources (fewer games)."""
    found = dict.fromkeys([*folders, INTERPRETED], 0.0)
    for _ in range(ROUNDS):
        for name in found:
            count = min(games, INTERPRETED_GAMES) if name == INTERPRETED else games
            found[name] = max(found[name], speed(folders.get(name, ROOT / "src"), count))
    return found


def speed(folder: Path, games: int) -> float:
    """Decisions per second of the package in this folder."""
    words = [sys.executable, "-m", "bench.engine", BASE, str(PLAYERS), str(games)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder.resolve()), str(ROOT)])}
    answer = subprocess.run(words, env=environment, cwd=ROOT, check=True, capture_output=True, text=True)
    return float(json.loads(answer.stdout)["decisions"])


def build_named(words: str) -> tuple[str, Path]:
    """NAME=FOLDER"""
    name, _, folder = words.partition("=")
    if not (Path(folder) / "sixgun").is_dir():
        raise argparse.ArgumentTypeError(f"{words!r} is not NAME=FOLDER with the package sixgun in the folder")
    return name, Path(folder)


def random_play(games: int) -> dict[str, Play]:
    loops = {edition: play_all(edition, PLAYERS, games) for edition in COMPARED}
    lengths = {edition: length(edition, PLAYERS, games) for edition in COMPARED}
    return {edition: Play(rate, rate / lengths[edition], lengths[edition]) for edition, rate in rates(loops).items()}


def curve(games: int) -> dict[int, Play]:
    rules = EDITIONS[CURVE].rules
    loops = {n: play_all(CURVE, n, games) for n in range(rules.min_players, rules.max_players + 1)}
    lengths = {n: length(CURVE, n, games) for n in loops}
    return {n: Play(rate, rate / lengths[n], lengths[n]) for n, rate in rates(loops).items()}


def copies() -> dict[str, Copy]:
    found = rates({edition: clone(edition, PLAYERS) for edition in COMPARED})
    return {edition: Copy(1e6 / rate, clone_bytes(edition, PLAYERS)) for edition, rate in found.items()}


def questions() -> dict[str, float]:
    return {name: 1e9 / rate for name, rate in rates(asking(CURVE, PLAYERS)).items()}


def compared(ours: float, games: int, beside: Mapping[str, Path]) -> dict[str, Rival]:
    theirs = {**builds(beside, games), **rates(other_libraries.installed())}
    return {name: Rival(rate, ours / rate) for name, rate in theirs.items()}


def measure(games: int, beside: Mapping[str, Path]) -> Figures:
    play = random_play(games)
    ours = play[BASE].decisions
    return Figures(
        python=platform.python_version(),
        compiled=compiled(),
        games=games,
        players=PLAYERS,
        play=play,
        ratios={f"{edition}/{BASE}": play[edition].decisions / ours for edition in LARGER},
        copies=copies(),
        questions=questions(),
        curve=curve(games),
        compared=compared(ours, games, beside),
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--games", type=int, default=GAMES, help="games in each measurement (default: %(default)s)")
    parser.add_argument(
        "--beside", type=build_named, action="append", default=[], metavar="NAME=FOLDER", help="another build of Sixgun"
    )
    wanted = parser.parse_args()
    figures = measure(wanted.games, dict(wanted.beside))
    print(json.dumps(asdict(figures), indent=2) if wanted.json else "\n".join(lines(figures)))


if __name__ == "__main__":
    main()
