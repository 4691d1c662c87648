"""The printed deck, the kinds of card and the characters of one game."""

from __future__ import annotations

from typing import Final

from sixgun.engine.actions import DISCARDING, PLAYING, Action
from sixgun.engine.hooks import Card, Character
from sixgun.engine.ids import MOST_SEATS, Kind, Rank, Suit


class Box:
    """The contents of a game: the printed cards, the kinds of card, and the characters."""

    def __init__(
        self,
        source: tuple[str, str],
        printed: list[tuple[Kind, Suit, Rank]],
        cards: list[Card],
        characters: dict[str, Character],
    ) -> None:
        self.source: Final = source  # the settings it comes from
        self.kinds: Final[list[Kind]] = [kind for kind, _, _ in printed]
        self.suits: Final[list[Suit]] = [suit for _, suit, _ in printed]
        self.ranks: Final[list[Rank]] = [rank for _, _, rank in printed]
        self.cards: Final = cards
        self.characters: Final = characters
        # Actions are values, so the common ones are created once.
        ids = range(len(printed))
        self.plays: Final = [Action(PLAYING, card) for card in ids]
        self.discards: Final = [Action(DISCARDING, card) for card in ids]
        self.aimed: Final = [[Action(PLAYING, card, seat) for seat in range(MOST_SEATS)] for card in ids]
