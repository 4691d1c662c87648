"""Traits of cards for clients: who is shot at, and who is healed."""

from __future__ import annotations

from typing import Final

from sixgun.cards.brown import bang, beer, saloon, tequila
from sixgun.cards.effects import heal, hit, hit_everybody
from sixgun.cards.green import derringer
from sixgun.engine.hooks import Card, CardEffect

SHOTS: Final[list[CardEffect]] = [bang, derringer, hit, hit_everybody]
HEALERS: Final[list[tuple[CardEffect, str]]] = [
    (beer, "self"),
    (heal, "self"),
    (tequila, "target"),
    (saloon, "everybody"),
]


def shoots(card: Card) -> bool:
    return card.effect in SHOTS


def heals(card: Card) -> str:
    """Who is healed: "self", "target", "everybody", or empty for no one."""
    for effect, whom in HEALERS:
        if card.effect == effect:
            return whom
    return ""
