"""Figures as people read them, and as columns."""

from __future__ import annotations

from rich import box
from rich.table import Table

from sixgun.lab.statistics import Estimate
from sixgun.lab.tally import LAW
from sixgun.words import Words


def side_name(side: str) -> str:
    return {LAW: "law_side", "outlaw": "outlaw_side", "renegade": "renegade_side"}.get(side, side)


def percent(words: Words, share: float) -> str:
    return words.say("cli-sim-share", percent=100 * share)


def points(words: Words, found: Estimate, scale: float = 100.0) -> str:
    """A difference with its sign and half the width of its interval."""
    value = round(scale * found.value, 1)
    sign = "+" if value > 0 else "−" if value < 0 else ""
    return words.say("lab-points", sign=sign, value=abs(value), half=scale * found.half)


def table(*headings: str) -> Table:
    """Words to the left, numbers to the right."""
    made = Table(headings[0], box=box.SIMPLE_HEAD, pad_edge=False)
    made.columns[0].min_width = 16
    for heading in headings[1:]:
        made.add_column(heading, justify="right")
    return made
