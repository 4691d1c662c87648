"""What a table is made of: its occupied seats, and what it remembers of choices and of the shuffle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from sixgun.server.messages.room import Level, Sitter


@dataclass(frozen=True)
class Occupancy:
    """A seat and its occupant."""

    player: str | None = None  # a person
    name: str = ""
    level: Level | None = None  # a bot
    temper: str = ""
    ready: bool = False
    away: str = ""  # why a bot plays for the person
    slept: int = 0  # decisions in a row that ran out of time
    again: bool = False
    keeps: bool = False
    pledge: str = ""  # of a share of the next shuffle

    @property
    def sitter(self) -> Sitter:
        if self.player is not None:
            return "person"
        return "empty" if self.level is None else "bot"

    @property
    def bot_plays(self) -> bool:
        return self.level is not None or bool(self.away)


@dataclass(frozen=True)
class OpeningRound:
    """A shuffle that is being made: what was sealed, pledged and opened so far."""

    seal: str
    terms: str
    keep: tuple[int, ...]
    since: int
    pledges: dict[int, str]  # by seat
    shares: dict[int, str]  # by seat

    @property
    def missing(self) -> dict[int, str]:
        """The pledges whose share has not been opened."""
        return {seat: pledge for seat, pledge in self.pledges.items() if seat not in self.shares}


class Answered(NamedTuple):
    """A choice that was made: by whom, in notation, the number of choices including it, and the prompt it answered."""

    moves: int
    seat: int
    word: str
    prompt: int


class Retraction(NamedTuple):
    """A choice that was taken back: how many choices and events were left of the game."""

    key: str
    seat: int
    moves: int
    events: int


class Savepoint(NamedTuple):
    """What it takes to restore a table as it was before a choice; of lists that only grow, the length is enough."""

    facts: dict[str, Any]
    moves: int
    answers: int
