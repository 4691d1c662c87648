"""The signs on a card's face: what it does, in signs and numbers, as far as a glance can tell.

An effect says by `shows` what it looks like, and a card by `Card.drawn` what a Draw! for it does; all else follows from
the numbers of the card. Clients show a card without any sign as its text alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.engine.hooks import AT_DISTANCE_1, GREEN, SELF, Card, CardEffect, CountedSign
from sixgun.rules.rulebook import more_bangs

EVERYBODY: Final[CountedSign] = ("everybody", 0)
HIT: Final[CountedSign] = ("hit", 0)
WOUNDS: Final[CountedSign] = ("life", -1)

BY_EFFECT: Final[dict[CardEffect, list[CountedSign]]] = {}


def shows(*signs: CountedSign) -> Callable[[CardEffect], CardEffect]:
    """Declares the signs of an effect: whom it concerns, then what it does."""

    def declare(effect: CardEffect) -> CardEffect:
        BY_EFFECT[effect] = list(signs)
        return effect

    return declare


def signs(card: Card) -> list[CountedSign]:
    """In the order in which they are read: when, at what price, who, what, how far."""
    found: list[CountedSign] = []
    if card.colour == GREEN:
        found.append(("waits", 0))
    if card.costs:
        found.append(("card", -1))
    return found + _of_effect(card) + list(card.drawn) + _done(card) + _changed(card)


def shoots(card: Card) -> bool:
    return HIT in _of_effect(card)


def heals(card: Card) -> str:
    """Who is healed: "self", "target", "everybody", or empty for no one."""
    if card.heals == 0:
        return ""
    if EVERYBODY in _of_effect(card):
        return "everybody"
    return "self" if card.aim == SELF else "target"


def _of_effect(card: Card) -> list[CountedSign]:
    return BY_EFFECT.get(card.effect, [])


def _done(card: Card) -> list[CountedSign]:
    found: list[CountedSign] = []
    if card.missed:
        found.append(("dodge", 0))
    if card.heals > 0:
        found.append(("life", int(card.heals)))
    if card.draws > 0:
        found.append(("card", int(card.draws)))
    if card.aim == AT_DISTANCE_1:
        found.append(("within", 1))
    return found


def _changed(card: Card) -> list[CountedSign]:
    """What it changes as long as it is in play; how far a weapon reaches stands in a ring of its own."""
    found: list[CountedSign] = []
    if card.barrels > 0:
        found += [("hearts", 0), ("dodge", 0)]
    if card.remoteness > 0:
        found.append(("distance", int(card.remoteness)))
    if card.sight > 0:
        found.append(("distance", -int(card.sight)))
    if more_bangs(card):
        found += [HIT, ("endless", 0)]
    return found
