"""Where the plain table is printed and answers are read: 80 columns, nothing by colour alone."""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from importlib import import_module
from textwrap import wrap
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

WIDTH: Final = 80
BOUND: Final = "\u00a0"
FACE: Final = re.compile(r" (?=(?:10|[2-9JQKA])[♠♥♦♣])")


class Screen:
    def __init__(self) -> None:
        self.console = console()
        if sys.stdin.isatty() and sys.stdout.isatty():
            with suppress(ImportError):
                import_module("readline")  # arrow keys and what was typed before

    def line(self, text: str = "", style: str = "") -> None:
        """As it is, for what is already laid out."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def say(self, text: str, indent: str = "", hanging: str = "", style: str = "") -> None:
        """A sentence, on as many lines as it needs."""
        for line in self.wrapped(text, indent, hanging):
            self.line(line, style)

    def wrapped(self, text: str, indent: str = "", hanging: str = "") -> list[str]:
        """Broken between words only: the name of a file stays in one piece."""
        lines = wrap(
            bound(text),
            self.console.width,
            initial_indent=indent,
            subsequent_indent=hanging,
            break_long_words=False,
            break_on_hyphens=False,
        )
        return [line.replace(BOUND, " ") for line in lines]

    def ask(self, prompt: str) -> str:
        """What a person or a script types; that of a script is shown, as a terminal would."""
        typed = input(f"{prompt} > ").strip()
        if not sys.stdin.isatty():
            self.line(typed)
        return typed


def bound(text: str) -> str:
    """A card stays on one line with its face."""
    return FACE.sub(BOUND, text)


def cell(text: str, width: int) -> str:
    """A column of a table."""
    return set_cell_size(text, width)


def cell_right(text: str, width: int) -> str:
    return " " * max(width - cell_len(text), 0) + text


def console() -> Console:
    """At most 80 columns, whatever the terminal has."""
    wide = Console(highlight=False)
    return Console(highlight=False, width=min(wide.width, WIDTH) if wide.is_terminal else WIDTH)


def print_error(sentence: str) -> None:
    Console(stderr=True, highlight=False, soft_wrap=True).print(Text(sentence))


def error_text(error: Exception) -> str:
    """What the system or the engine says, ready to stand inside a sentence."""
    said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return said.rstrip(".")
