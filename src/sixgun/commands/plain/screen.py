"""Where the plain table is printed and answers are read: 80 columns, nothing by colour alone."""

from __future__ import annotations

from textwrap import wrap

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from sixgun.commands.speech import console


class Screen:
    def __init__(self) -> None:
        self.console = console()

    def line(self, text: str = "", style: str = "") -> None:
        """As it is, for what is already laid out."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def say(self, text: str, indent: str = "", hanging: str = "  ", style: str = "") -> None:
        """A sentence, on as many lines as it needs."""
        for line in wrap(text, self.console.width, initial_indent=indent, subsequent_indent=indent + hanging):
            self.line(line, style)

    def ask(self, prompt: str) -> str:
        return input(f"{prompt} > ").strip()


def cell(text: str, width: int) -> str:
    """A column of a table."""
    return set_cell_size(text, width)


def cell_right(text: str, width: int) -> str:
    return " " * max(width - cell_len(text), 0) + text
