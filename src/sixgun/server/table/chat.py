"""Chat and quick phrases: who may speak, how often, and who hears it."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final, Literal

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

ChatGroup = Literal["living", "out", "watching"]

HEARD_BY: Final[dict[ChatGroup, tuple[ChatGroup, ...]]] = {
    "living": ("living", "out", "watching"),
    "out": ("out",),  # they may have seen every hand
    "watching": ("out", "watching"),
}
PACE: Final[RateLimitItem] = parse("6 per 10 seconds")
SPACES: Final = re.compile(r"\s+")


@cache
def limiter() -> MovingWindowRateLimiter:
    return MovingWindowRateLimiter(MemoryStorage())


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


class Talk:
    """The chat rules of one table. Muting players is up to each reader and not known to the server."""

    def __init__(self, table: str, *, chat: bool) -> None:
        self.table = table
        self.chat = chat

    def refuses_text(self, player: str) -> str | None:
        """The error code for a text, or None if it is allowed; phrases are allowed even if chat is off."""
        return self.refuses_phrase(player) if self.chat else "not_allowed"

    def refuses_phrase(self, player: str) -> str | None:
        return None if limiter().hit(PACE, self.table, player) else "too_fast"
