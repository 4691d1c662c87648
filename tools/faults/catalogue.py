"""Reads the seeded faults from tools/faults/AREA/*.txt.

Each is a plausible mistake in one file. Its first line has its name, the file in src/sixgun (for the area `page`: in
web/src), and what protects against it: entries of the rule ledger, or test files. If nothing is named, the laws and
stories as a whole must catch it. Then come the old text, as `-` lines, and the new text, as `+` lines. A block that
begins with `#` is a comment.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
PAGE: Final = "page"


@dataclass(frozen=True)
class Fault:
    area: str
    name: str
    file: str
    guards: tuple[str, ...]
    old: str
    new: str

    @property
    def path(self) -> str:
        """The file, from the root of the project."""
        return f"web/src/{self.file}" if self.area == PAGE else f"src/sixgun/{self.file}"

    @property
    def rules(self) -> list[str]:
        return [guard for guard in self.guards if "/" not in guard]

    @property
    def tests(self) -> list[str]:
        return [guard for guard in self.guards if "/" in guard]

    def fits(self, source: str) -> bool:
        """Whether the old text occurs exactly once."""
        return source.count(self.old) == 1

    def applied(self, source: str) -> str:
        return source.replace(self.old, self.new)


def read(area: str, text: str) -> list[Fault]:
    blocks = [block.split("\n") for block in text.strip().split("\n\n")]
    return [fault(area, head, lines) for head, *lines in blocks if not head.startswith("#")]


def fault(area: str, head: str, lines: list[str]) -> Fault:
    name, file, *guards = head.split()
    return Fault(area, name, file, tuple(guards), side("-", lines), side("+", lines))


def side(mark: str, lines: list[str]) -> str:
    return "\n".join(line[2:] for line in lines if line.startswith(mark))


FAULTS: Final = [
    each for path in sorted(FOLDER.glob("*/*.txt")) for each in read(path.parent.name, path.read_text(encoding="utf-8"))
]
