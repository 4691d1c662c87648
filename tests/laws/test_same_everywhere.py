"""The same seed is the same game: with another hash seed, in another process, compiled or not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import sixgun
from tests.laws.digest import GAMES, compiled, digests

ROOT = Path(__file__).parents[2]
HERE = Path(sixgun.__file__).parents[1]  # where this run has the package from


def elsewhere(games: int, **environment: str) -> list[str]:
    """What another process makes of these games."""
    known = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COV"))}
    command = [sys.executable, "-m", "tests.laws.digest", str(games)]
    done = subprocess.run(command, cwd=ROOT, env=known | environment, capture_output=True, text=True, check=False)
    if done.returncode:
        return [f"failed: {done.stderr.strip().splitlines()[-1]}"]
    return done.stdout.splitlines()


def test_another_hash_seed_plays_the_same_games() -> None:
    runs = [elsewhere(4, PYTHONPATH=str(HERE), PYTHONHASHSEED=seed) for seed in ("0", "1", "4711")]
    assert runs[0] == runs[1] == runs[2]
    assert runs[0][1:] == digests(4).splitlines()


def test_the_compiled_package_plays_the_same_games() -> None:
    """Game by game, the compiled package of this run against the sources."""
    if not compiled():
        missing("nothing is compiled in this run: make compiled")
    head, *theirs = elsewhere(GAMES, PYTHONPATH=str(ROOT / "src"))
    assert head == "compiled False"
    assert theirs == digests(GAMES).splitlines()


def missing(reason: str) -> None:
    if os.environ.get("CI") == "true" and os.environ.get("SIXGUN_COMPILED") == "1":
        pytest.fail(reason)
    pytest.skip(reason)
