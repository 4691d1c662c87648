"""The cards: one entry per kind."""

from __future__ import annotations

from sixgun.cards.blue import BLUE_CARDS
from sixgun.cards.brown import BROWN_CARDS
from sixgun.cards.green import GREEN_CARDS
from sixgun.engine.hooks import Card

CARDS: list[Card] = sorted([*BROWN_CARDS, *BLUE_CARDS, *GREEN_CARDS], key=lambda card: card.kind)
"""Every kind of card, at the index of its number."""

KINDS: dict[str, int] = {card.key: int(card.kind) for card in CARDS}
