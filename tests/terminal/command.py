"""Runs `sixgun` inside this process or as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

import sixgun
from sixgun.cli import app

SOURCES = str(Path(sixgun.__file__).parents[1])
COMMAND = [sys.executable, "-c", "from sixgun.cli import main; main()"]
COMMANDS = [["play"], ["serve"], ["migrate"], ["check"], ["sim"], ["replay"], ["verify"], ["editions"], ["rules"]]
FIRST = "1\n"  # the first option, whatever it is


def run(line: str, typed: str = "") -> Result:
    """Runs a command line, in English unless it says otherwise. Arguments cannot contain spaces."""
    words = line.split()
    english = [] if "--lang" in words or words[:1] not in COMMANDS else ["--lang", "en"]
    return CliRunner().invoke(app, [*words, *english], input=typed, env={"COLUMNS": "80"})


def shown(line: str, typed: str = "") -> str:
    """The output of a command that succeeds."""
    done = run(line, typed)
    assert (done.exit_code, done.stderr) == (0, ""), done.stderr
    return done.stdout


def refused(line: str) -> str:
    """The error of a command that was used wrongly."""
    done = run(line)
    assert (done.exit_code, done.stdout) == (2, "")
    return flat(done.stderr)


def failed(line: str) -> str:
    """The error of a command that was used correctly and failed."""
    done = run(line)
    assert (done.exit_code, done.stdout) == (1, "")
    return flat(done.stderr)


def flat(text: str) -> str:
    """The text without line breaks."""
    return " ".join(text.split())


def environment(**changes: str) -> dict[str, str]:
    plain = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    return {**plain, "PYTHONPATH": SOURCES, "COLUMNS": "80", "LANG": "C.UTF-8", **changes}


def process(*arguments: str, typed: str = "", **changes: str) -> subprocess.CompletedProcess[bytes]:
    """Runs the command as a process of its own."""
    return subprocess.run(
        [*COMMAND, *arguments], input=typed.encode(), env=environment(**changes), capture_output=True, check=False
    )
