"""The console output quoted in docs/lab.md. `PYTHONPATH=src:. python -m tests.lab.console_output` regenerates it."""

from __future__ import annotations

import re

from tests.docs.pages import ROOT
from tests.terminal.command import run

PAGE = ROOT / "docs" / "lab.md"
BLOCK = re.compile(r"^```console\n\$ sixgun (.+)\n((?:.*\n)*?)```$", re.MULTILINE)
CLOCK = re.compile(r"^.*(?:games/s|CPU time).*$", re.MULTILINE)  # lines with timings


def blocks() -> list[tuple[str, str]]:
    """Every command on the page with the output quoted below it."""
    return BLOCK.findall(PAGE.read_text(encoding="utf-8"))


def printed(line: str) -> str:
    done = run(f"{line} --lang en")
    assert done.exit_code == 0, done.stderr
    return "\n".join(row.rstrip() for row in done.stdout.splitlines()).strip("\n") + "\n"


def timeless(text: str) -> str:
    return CLOCK.sub("(times)", text)


def regenerate() -> None:
    text = PAGE.read_text(encoding="utf-8")
    text = BLOCK.sub(lambda block: f"```console\n$ sixgun {block[1]}\n{printed(block[1])}```", text)
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    regenerate()
