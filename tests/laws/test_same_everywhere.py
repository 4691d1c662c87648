"""The same seed gives the same game: with another hash seed, in another process, compiled or not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import sixgun
from tests.laws.digest import GAMES, compiled, digests

ROOT = Path(__file__).parents[2]
HERE = Path(sixgun.__file__).parents[1]  # the package under test


def elsewhere(games: int, **environment: str) -> list[str]:
    """The digests of these games in another process."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COV"))}
    command = [sys.executable, "-m", "tests.laws.digest", str(games)]
    done = subprocess.run(command, cwd=ROOT, env=inherited | environment, capture_output=True, text=True, check=False)
    if done.returncode:
        return [f"failed: {done.stderr.strip().splitlines()[-1]}"]
    return done.stdout.splitlines()


def test_another_hash_seed_plays_the_same_games() -> None:
    runs = [elsewhere(4, PYTHONPATH=str(HERE), PYTHONHASHSEED=seed) for seed in ("0", "1", "4711")]
    assert runs[0] == runs[1] == runs[2]
    assert runs[0][1:] == digests(4).splitlines()


def test_the_compiled_package_plays_the_same_games() -> None:
    """Compares the compiled package of this run with the sources, game by game."""
    if not compiled():
        missing("nothing is compiled in this run: make compiled")
    head, *theirs = elsewhere(GAMES, PYTHONPATH=str(ROOT / "src"))
    assert head == "compiled False"
    assert theirs == digests(GAMES).splitlines()


def missing(reason: str) -> None:
    if os.environ.get("CI") == "true" and os.environ.get("SIXGUN_COMPILED") == "1":
        pytest.fail(reason)
    pytest.skip(reason)
