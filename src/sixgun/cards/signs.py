"""The symbols on a card's face: what it does, in signs and numbers, as far as a glance can tell."""

from __future__ import annotations

from typing import Final

from sixgun.cards.blue import EXPLOSION, Dynamite, Jail
from sixgun.cards.brown import brawl, duel, general_store, indians, saloon
from sixgun.cards.effects import discard_card, hit_everybody, take_card
from sixgun.cards.traits import shoots
from sixgun.engine.hooks import AT_DISTANCE_1, GREEN, Card, CardEffect
from sixgun.rules.rulebook import more_bangs

CountedSign = tuple[str, int]
"""A sign and its number; 0 is no number."""

FOR_ALL: Final[list[CardEffect]] = [brawl, general_store, hit_everybody, indians, saloon]
WOUNDS: Final = ("life", -1)


def symbols(card: Card) -> list[CountedSign]:
    """In the order in which they are read: when, at what price, who, what, how far."""
    found: list[CountedSign] = []
    if card.colour == GREEN:
        found.append(("waits", 0))
    if card.costs:
        found.append(("card", -1))
    if card.effect in FOR_ALL:
        found.append(("everybody", 0))
    return found + _drawn(card) + _done(card) + _changed(card)


def _drawn(card: Card) -> list[CountedSign]:
    """What depends on a Draw!."""
    if isinstance(card, Dynamite):
        return [("spades", 0), ("life", -EXPLOSION)]
    if isinstance(card, Jail):
        return [("hearts", 0), ("skip", 0)]
    if card.barrels > 0:
        return [("hearts", 0), ("dodge", 0)]
    return []


def _done(card: Card) -> list[CountedSign]:
    found: list[CountedSign] = []
    if shoots(card):
        found += [("hit", 0), WOUNDS]
    if card.effect == indians:
        found.append(WOUNDS)
    if card.effect == duel:
        found += [("duel", 0), WOUNDS]
    if card.missed:
        found.append(("dodge", 0))
    if card.effect == take_card:
        found.append(("take", 0))
    if card.effect in (discard_card, brawl):
        found.append(("discard", 0))
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
    if card.remoteness > 0:
        found.append(("distance", int(card.remoteness)))
    if card.sight > 0:
        found.append(("distance", -int(card.sight)))
    if more_bangs(card):
        found += [("hit", 0), ("endless", 0)]
    return found
