"""Measures how long a newcomer waits: the commands of the README in a fresh clone with empty caches.

`python3 -m tools.stopwatch` clones what is committed here into an empty folder, and times there: `make play` until the
page answers, the same again, `make build`, `make quick`, and `make test` with its parts. `--only play` stops after the
second `make play`.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
ADDRESS = re.compile(r"http://\S+")
PART = re.compile(r"^\w+ +(?:ok|FAILED) .*|^\d+ passed, .*", re.M)


def empty_caches(folder: Path) -> dict[str, str]:
    """The environment of a machine without caches."""
    places = ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache", "XDG_CACHE_HOME", "XDG_DATA_HOME")
    return {**os.environ, **{name: str(folder / name.lower()) for name in places}}


def until_the_page(clone: Path, environment: dict[str, str]) -> float:
    """The time from `make play` to the first response of the page."""
    started = time.monotonic()
    command = ["make", "play", "ARGS=--no-browser --port 0"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, cwd=clone, env=environment, stdout=pipe, stderr=subprocess.DEVNULL, text=True, start_new_session=True
    ) as game:
        assert game.stdout is not None
        found = next(filter(None, map(ADDRESS.search, game.stdout)))
        with urlopen(found[0]) as answer:
            assert b"<html" in answer.read()
        seconds = time.monotonic() - started
        os.killpg(game.pid, signal.SIGTERM)
        game.stdout.read()
    return seconds


def timed(clone: Path, environment: dict[str, str], target: str) -> None:
    started = time.monotonic()
    command = ["make", "--no-print-directory", target]
    done = subprocess.run(command, cwd=clone, env=environment, capture_output=True, text=True, check=False)
    say(f"make {target}", time.monotonic() - started, "" if done.returncode == 0 else "FAILED")
    for line in PART.findall(done.stdout):
        print(f"    {line}", flush=True)


def say(what: str, seconds: float, note: str = "") -> None:
    print(f"{what:36} {seconds:7.1f} s  {note}".rstrip(), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.stopwatch", description=__doc__)
    parser.add_argument("--only", choices=["play"], help="stop after the second `make play`")
    wanted = parser.parse_args()
    with TemporaryDirectory(prefix="sixgun-") as folder:
        clone, environment = Path(folder, "sixgun"), empty_caches(Path(folder))
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        say("first make play, to the page", until_the_page(clone, environment))
        say("second make play, to the page", until_the_page(clone, environment))
        if wanted.only:
            return
        timed(clone, environment, "build")
        say("make play with a build, to the page", until_the_page(clone, environment))
        for target in ("test", "quick"):
            timed(clone, environment, target)


if __name__ == "__main__":
    main()
