"""The event cards: one class per card."""

from __future__ import annotations

from sixgun.engine.hooks import EventCard
from sixgun.event_cards.fistful import FISTFUL, FISTFUL_TITLE
from sixgun.event_cards.high_noon import HIGH_NOON, TITLE

EXPANSIONS: dict[str, list[EventCard]] = {
    "high_noon": [*HIGH_NOON, TITLE],
    "fistful": [*FISTFUL, FISTFUL_TITLE],
}
"""The cards of each expansion, by the setting that adds it; the last is its title card."""

EVENT_CARDS: dict[str, EventCard] = {card.key: card for cards in EXPANSIONS.values() for card in cards}
"""Every event card, by its key."""
