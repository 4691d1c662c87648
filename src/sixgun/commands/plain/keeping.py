"""Saved games: written whole or not at all, with a note on who was the person at the table."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import NamedTuple

from sixgun.table.match import Match

NOTE = "# sixgun play"


class Note(NamedTuple):
    """What a saved game does not say: where the person sat, and who played the others."""

    seat: int = 0
    bots: str = "simple"

    def text(self) -> str:
        return f"{NOTE} --seat {self.seat} --bots {shlex.quote(self.bots)}\n"


def read_note(text: str) -> Note:
    """The note behind a saved game; without one, the usual."""
    for line in text.splitlines():
        words = line.removeprefix(NOTE).split()
        if line.startswith(NOTE) and words[0::2] == ["--seat", "--bots"] and words[1].isdecimal():
            return Note(int(words[1]), words[3])
    return Note()


def save(path: Path, match: Match, names: Sequence[str], note: Note) -> None:
    """Beside the file first, and then in its place: a game is never half written."""
    text = match.save(names) + "\n" + note.text()
    with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False) as beside:
        try:
            beside.write(text)
            beside.flush()
            os.fsync(beside.fileno())
        except OSError:
            os.unlink(beside.name)
            raise
    os.chmod(beside.name, 0o644)
    os.replace(beside.name, path)
