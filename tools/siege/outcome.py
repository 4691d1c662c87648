"""How an attack ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """An attack: how often it struck, whether the server held, and what was seen."""

    attack: str
    strikes: int
    held: bool
    seen: str


def line(outcome: Outcome) -> str:
    """An attack, as a line of a table."""
    return f"{outcome.attack:20}  {outcome.strikes:7,}  {'held' if outcome.held else 'FELL'}  {outcome.seen}"
