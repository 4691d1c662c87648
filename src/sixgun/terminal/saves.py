"""Saved games: written atomically, with a note on the person's seat and the bots."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import NamedTuple

from sixgun.match.match import Match
from sixgun.match.narrator import Narrator
from sixgun.terminal.screen import Screen, error_text

NOTE = "# sixgun play"


class SaveNote(NamedTuple):
    """What the notation of a game leaves out: the person's seat, and the bots in the others."""

    seat: int = 0
    bots: str = "reader"

    def text(self) -> str:
        return f"{NOTE} --seat {self.seat} --bots {shlex.quote(self.bots)}\n"


def read_note(text: str) -> SaveNote:
    """The note at the end of a saved game; the defaults if there is none."""
    for line in text.splitlines():
        words = line.removeprefix(NOTE).split()
        if line.startswith(NOTE) and words[0::2] == ["--seat", "--bots"] and words[1].isdecimal():
            return SaveNote(int(words[1]), words[3])
    return SaveNote()


def save(path: Path, match: Match, names: Sequence[str], note: SaveNote) -> None:
    """Writes a temporary file and renames it, so the saved game is always complete."""
    text = match.save(names) + "\n" + note.text()
    with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False) as part:
        try:
            part.write(text)
            part.flush()
            os.fsync(part.fileno())
        except OSError:
            os.unlink(part.name)
            raise
    os.chmod(part.name, 0o644)
    os.replace(part.name, path)


class SaveFile:
    """The files a game is saved to. It never overwrites a file that it did not write."""

    def __init__(self, screen: Screen, narrator: Narrator, match: Match, note: SaveNote, path: Path | None) -> None:
        self.screen = screen
        self.words = narrator.words
        self.names = narrator.names
        self.match = match
        self.note = note
        self.path = path  # written after every choice
        self.files = [path] if path else []

    def keep(self) -> None:
        if self.path:
            save(self.path, self.match, self.names, self.note)

    def save_as(self, file: str) -> bool:
        """Saves to a new file; returns whether it worked."""
        path = Path(file)
        if not file:
            self.screen.say(self.words.say("cli-save-how"))
        elif path.exists() and path not in self.files:
            self.screen.say(self.words.say("cli-save-exists", file=file))
        else:
            return self.saved(path)
        return False

    def saved(self, path: Path) -> bool:
        try:
            save(path, self.match, self.names, self.note)
        except OSError as error:
            self.screen.say(self.words.say("cli-error-write", file=str(path), reason=error_text(error, self.words)))
            return False
        self.files.append(path)
        self.screen.say(self.words.say("cli-saved", file=str(path)))
        return True

    def offer(self) -> None:
        """Asks for a file, unless the game has one already."""
        while not self.files:
            file = self.screen.ask(self.words.say("cli-save-first"))
            if not file or (not file.isdecimal() and self.save_as(file)):  # a number is an answer to a menu
                return

    def say_goodbye(self) -> None:
        self.keep()
        self.screen.line()
        file = str(self.files[-1]) if self.files else None
        self.screen.say(self.words.say("cli-left-saved", file=file) if file else self.words.say("cli-left"))

    def say_where(self) -> None:
        if self.files:
            self.screen.say(self.words.say("cli-end-replay", file=str(self.files[-1])))
