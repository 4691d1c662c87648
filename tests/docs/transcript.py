"""The turn in docs/commands.md, from a real game.

`PYTHONPATH=src python -m tests.docs.transcript` regenerates it.
"""

from tests.docs.pages import ROOT
from tests.terminal.command import shown

COMMAND = "play --plain --seed 7"
TYPED = "4\nq\n\n"  # shoot, then leave without saving
TABLE = "  Player "
PAGE = ROOT / "docs" / "commands.md"


def excerpt() -> str:
    """The output from the first table to the second."""
    lines = shown(COMMAND, TYPED).splitlines()
    first, second, *_ = [number for number, line in enumerate(lines) if line.startswith(TABLE)]
    return "\n".join(lines[first:second]).strip("\n")


def renew() -> None:
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(f"```\n{TABLE}")
    _, _, after = rest.partition("\n```\n")
    PAGE.write_text(f"{before}```\n{excerpt()}\n```\n{after}", encoding="utf-8")


if __name__ == "__main__":
    renew()
