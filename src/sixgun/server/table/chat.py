"""Chat and quick phrases: who may speak, how often, and who hears it."""

from __future__ import annotations

import re
import unicodedata
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil
from typing import Final, Literal

from sixgun.server.accounts.limits import Allowance
from sixgun.server.messages.socket import Emoted, Said, Wrong

ChatGroup = Literal["living", "out", "watching"]

HEARD_BY: Final[dict[ChatGroup, tuple[ChatGroup, ...]]] = {
    "living": ("living", "out", "watching"),
    "out": ("out",),  # they may have seen every hand
    "watching": ("out", "watching"),
}
BURST, RATE = 6, 0.6  # lines and phrases at once, and per second in the long run
MOST_LINES, MOST_REPORTED = 100, 20  # remembered, and in a report
SPACES: Final = re.compile(r"\s+")


def hears(speaker: ChatGroup, listener: ChatGroup) -> bool:
    """Whether a listener hears a speaker during a game; before and after it everyone is living."""
    return listener in HEARD_BY[speaker]


def clean(text: str) -> str:
    """The text as one line, without characters that change the writing direction or are invisible."""
    shown = "".join(" " if c.isspace() else c for c in text if c.isspace() or visible(c))
    return SPACES.sub(" ", shown).strip()


def visible(character: str) -> bool:
    joins_emoji = character == "\u200d"
    return joins_emoji or not unicodedata.category(character).startswith("C")


@dataclass(frozen=True)
class SpokenLine:
    """A line of chat, and who heard it."""

    line: Said
    player: str | None
    heard: frozenset[str | None]


class Talk:
    """The chat rules of one table. Whom a reader does not want to read is up to them and not known to the server."""

    def __init__(self, *, chat: bool) -> None:
        self.chat = chat
        self.budget = Allowance(BURST, RATE)
        self.lines: deque[SpokenLine] = deque(maxlen=MOST_LINES)
        self.speakers: dict[str, str] = {}  # the names of the last ones, by player

    def remember(self, line: Said | Emoted, player: str, heard: Iterable[str | None]) -> None:
        self.speakers.pop(player, None)
        self.speakers[player] = line.name
        if len(self.speakers) > MOST_LINES:
            del self.speakers[next(iter(self.speakers))]
        if isinstance(line, Said):
            self.lines.append(SpokenLine(line, player, frozenset(heard)))

    def heard_by(self, player: str) -> list[Said]:
        """The last lines that a player heard, for a report."""
        return [each.line for each in self.lines if player in each.heard][-MOST_REPORTED:]

    def refuses_text(self, player: str) -> Wrong | None:
        """Why a text is not allowed, or None if it is; phrases are allowed even if chat is off."""
        return self.refuses_phrase(player) if self.chat else Wrong("not_allowed")

    def refuses_phrase(self, player: str) -> Wrong | None:
        if seconds := self.budget.wait(player):
            return Wrong("too_fast", seconds=ceil(seconds))
        self.budget.spend(player)
        return None
