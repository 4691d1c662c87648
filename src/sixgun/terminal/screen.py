"""Input and output of the terminal game: 80 columns, and nothing by colour alone."""

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

from sixgun.engine.refusals import IllegalAction, Rejection
from sixgun.match.rejections import rejection_text
from sixgun.words import Words

WIDTH: Final = 80
BOUND: Final = "\u00a0"
FACE: Final = re.compile(r" (?=(?:10|[2-9JQKA])[♠♥♦♣])")


class Screen:
    """Prints lines and reads answers."""

    def __init__(self) -> None:
        self.console = console()
        if sys.stdin.isatty() and sys.stdout.isatty():
            with suppress(ImportError):
                import_module("readline")  # arrow keys and history

    def line(self, text: str = "", style: str = "") -> None:
        """Prints a line as it is."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def say(self, text: str, indent: str = "", hanging: str = "", style: str = "") -> None:
        """Prints a text on as many lines as it needs."""
        for line in self.wrapped(text, indent, hanging):
            self.line(line, style)

    def wrapped(self, text: str, indent: str = "", hanging: str = "") -> list[str]:
        """The lines of a text, broken only between words, so that file names stay whole."""
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
        """Reads a line. Input from a script is echoed, as a terminal would do."""
        typed = input(f"{prompt} > ").strip()
        if not sys.stdin.isatty():
            self.line(typed)
        return typed


def bound(text: str) -> str:
    """The text with a card's name and face kept on one line."""
    return FACE.sub(BOUND, text)


def cell(text: str, width: int) -> str:
    """The text padded or cut to a width."""
    return set_cell_size(text, width)


def cell_right(text: str, width: int) -> str:
    return " " * max(width - cell_len(text), 0) + text


def console() -> Console:
    """A console of at most 80 columns."""
    wide = Console(highlight=False)
    return Console(highlight=False, width=min(wide.width, WIDTH) if wide.is_terminal else WIDTH)


def print_error(sentence: str) -> None:
    Console(stderr=True, highlight=False, soft_wrap=True).print(Text(sentence))


def error_text(error: Exception, words: Words) -> str:
    """What an error says, without its full stop, to be used within a sentence."""
    if isinstance(error, Rejection | IllegalAction):
        text = rejection_text(words, error)
    else:
        text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return text.rstrip(".")
