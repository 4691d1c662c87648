"""The event cards: one class per card."""

from __future__ import annotations

from sixgun.engine.hooks import EventCard
from sixgun.event_cards.high_noon import HIGH_NOON, TITLE

EVENT_CARDS: dict[str, EventCard] = {card.key: card for card in [*HIGH_NOON, TITLE]}
"""Every event card, by its key."""
