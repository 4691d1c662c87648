"""`make play`: starts the web table from the compiled package if it is up to date, or else from the sources.

In the latter case it builds the package in the background at the lowest priority, for the next start.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOG = ROOT / ".venv" / "logs" / "build.log"
MAKE = ["make", "--no-print-directory"]
NO_COMPILER = "There is no C compiler with the headers of Python, so the engine runs interpreted: fast enough to play."
BUILDING = "The engine runs interpreted, and is being compiled behind your game, for the next start."
BUILT = "The engine is compiled: the next start uses it."
NOT_BUILT = f"The engine could not be compiled, and goes on interpreted. {LOG.relative_to(ROOT)} says why."


def main(options: list[str]) -> None:
    """Replaces this process by the game, which then gets all signals and sets the exit code."""
    environment = dict(os.environ)
    if not up_to_date():
        environment["PYTHONPATH"] = str(ROOT / "src")
        if compiler():
            say(BUILDING)
            behind = [sys.executable, "-m", "tools.play", "--behind", str(os.getpid())]
            subprocess.Popen(behind, cwd=ROOT, stdin=subprocess.DEVNULL, start_new_session=True)
        else:
            say(NO_COMPILER)
    os.execve(sys.executable, [sys.executable, "-m", "sixgun", "play", *options], environment)


def up_to_date() -> bool:
    return subprocess.run([*MAKE, "--question", "build"], cwd=ROOT, capture_output=True, check=False).returncode == 0


def compiler() -> bool:
    """Whether there seems to be a C compiler; the build itself tests it."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def build_behind(game: int) -> None:
    """Builds in the background as long as the game runs."""
    os.nice(19)
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        building = subprocess.Popen([*MAKE, "build"], cwd=ROOT, stdout=log, stderr=log, env=plain())
        while building.poll() is None:
            if os.getppid() != game:
                os.killpg(0, signal.SIGTERM)  # this process and all that it started
            time.sleep(0.5)
    say(NOT_BUILT if building.returncode else BUILT)


def plain() -> dict[str, str]:
    """The environment without the variables of the calling `make`."""
    return {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}


def say(sentence: str) -> None:
    print(sentence, flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--behind"]:
        build_behind(int(sys.argv[2]))
    else:
        main(sys.argv[1:])
