"""Chat and emotes: who may speak, how often, and who hears it."""

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
    """While a game goes on; before and after it everybody is living."""
    return listener in HEARD_BY[speaker]


def clean(text: str) -> str:
    """One line of plain text; nothing that turns the direction of writing or hides itself."""
    shown = "".join(" " if c.isspace() else c for c in text if c.isspace() or visible(c))
    return SPACES.sub(" ", shown).strip()


def visible(character: str) -> bool:
    joins_emoji = character == "\u200d"
    return joins_emoji or not unicodedata.category(character).startswith("C")


class Talk:
    """What may be said at one table. Whom not to hear is for each reader to decide, and no business of the server."""

    def __init__(self, table: str, *, chat: bool) -> None:
        self.table = table
        self.chat = chat

    def refuses_text(self, player: str) -> str | None:
        """The code to answer with, or None if it may be said; a phrase may also be said where chat is off."""
        return self.refuses_phrase(player) if self.chat else "not_allowed"

    def refuses_phrase(self, player: str) -> str | None:
        return None if limiter().hit(PACE, self.table, player) else "too_fast"
