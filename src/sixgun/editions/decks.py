"""Every printed card, as faces: `beer: 6H 7H` is the six and the seven of hearts. Sources: docs/rules/DECKS.md."""

from __future__ import annotations

from functools import cache

from sixgun.cards import CARDS, KINDS
from sixgun.characters import BASE, DODGE_CITY
from sixgun.engine.box import Box
from sixgun.engine.hooks import GREEN, EventCard
from sixgun.engine.ids import RANKS, SUIT_LETTERS
from sixgun.engine.settings import Rules
from sixgun.event_cards.fistful import DEAD_MAN, FISTFUL, FISTFUL_TITLE
from sixgun.event_cards.high_noon import GHOST_TOWN, HIGH_NOON, TITLE

BASE_80 = """
bang: AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH
missed: 10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S
beer: 6H 7H 8H 9H 10H JH
panic: JH QH AH 8D
cat_balou: KH 9D 10D JD
duel: QD JS 8C
indians: KD AD
general_store: 9C QS
stagecoach: 9S 9S
gatling: 10H
saloon: 5H
wells_fargo: 3H
barrel: QS KS
dynamite: 2H
jail: JS 4H 10S
mustang: 8H 9H
scope: AS
volcanic: 10S 10C
schofield: JC QC KS
remington: KC
rev_carabine: AC
winchester: 8S
"""
"""BANG!, all printings."""

DODGE_CITY_40 = """
bang: 8S 5C 6C KC
missed: 8D
beer: 6H 6S
panic: JH
cat_balou: 8C
indians: 5D
general_store: AS
dodge: 7D KH
punch: 10S
springfield: KS
brawl: JS
rag_time: 9H
tequila: 9C
whisky: QH
barrel: AC
dynamite: 10C
mustang: 5H
hideout: KD
binocular: 10D
remington: 6D
rev_carabine: 5S
iron_plate: AD QS
sombrero: 7C
ten_gallon_hat: JD
bible: 10H
canteen: 7H
knife: 8H
derringer: 7S
pepperbox: AH
howitzer: 9S
buffalo_rifle: QC
can_can: JC
conestoga: 9D
pony_express: QD
"""
"""Dodge City, the cards without the bison on the left: those that join BANG! (CMP-19, DER-34)."""

BISON_40 = """
bang: QH AH 2D 4D 6D 8D 10D QD AD 2C 4C 6C 7C 9C
missed: 3S 5S 7S QC
beer: 7H 10H
panic: QH
cat_balou: 10D
duel: JS QD 8C
indians: AD
general_store: 9C
stagecoach: 9S
gatling: 10H
saloon: 5H
wells_fargo: 3H
barrel: KS
dynamite: 2H
jail: JS 4H
volcanic: 10S 10C
schofield: KS QC
winchester: 8S
"""
"""Dodge City, the cards with the bison on the left: only for the game without BANG!."""

DECKS = {
    "base80": BASE_80,
    "dodge80": DODGE_CITY_40 + BISON_40,
    "base80+dodge40": BASE_80 + DODGE_CITY_40,
}

BOOK_KINDS = ("dynamite", "jail", "duel", "indians", "general_store", "volcanic")
"""The cards with the book symbol, left out of a simplified first game (SMP-01, DER-35)."""
BOOK = [KINDS[key] for key in BOOK_KINDS]
GREENS = [int(card.kind) for card in CARDS if card.colour == GREEN]
CHARACTER_SETS = {"base16": BASE, "dodge15": DODGE_CITY, "base16+dodge15": {**BASE, **DODGE_CITY}}


def faces(deck: str) -> list[tuple[str, str]]:
    """Every card of a deck as its kind and its face: `("beer", "6H")`."""
    lines = [line.split(": ") for line in DECKS[deck].split("\n") if line]
    return [(kind, face) for kind, row in lines for face in row.split()]


@cache
def open_box(deck: str, characters: str) -> Box:
    """The cards and characters of these settings."""
    printed = [(KINDS[kind], SUIT_LETTERS.index(face[-1]), RANKS.index(face[:-1]) + 2) for kind, face in faces(deck)]
    return Box((deck, characters), printed, CARDS, CHARACTER_SETS[characters])


def event_cards(rules: Rules) -> tuple[list[EventCard], list[EventCard]]:
    """The title cards, one of which goes underneath the pile of event cards, and the others (HN-SET-1, FF-SET-1).

    With both expansions, leaving out what brings back the dead leaves out both cards that do (HN-DER-1, FF-SET-5).
    """
    titles: list[EventCard] = []
    others: list[EventCard] = []
    if rules.high_noon != "off":
        titles, others = [TITLE], [*HIGH_NOON]
    if rules.fistful != "off":
        titles, others = [*titles, FISTFUL_TITLE], [*others, *FISTFUL]
    if rules.high_noon == "without_ghost_town" or rules.fistful == "without_dead_man":
        others = [card for card in others if card not in (GHOST_TOWN, DEAD_MAN)]
    return titles, others
