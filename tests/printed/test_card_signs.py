"""The cards with the hit symbol and those that heal, as the booklets print them."""

from __future__ import annotations

from sixgun.cards import CARDS
from sixgun.cards.signs import heals, shoots, signs
from sixgun.editions import EDITIONS, faces
from sixgun.engine.hooks import CountedSign

SHOOTING = {
    "bang", "gatling",
    "punch", "springfield", "derringer", "howitzer", "buffalo_rifle", "knife", "pepperbox",
}  # fmt: skip
HEALING = {"beer": "self", "saloon": "everybody", "whisky": "self", "canteen": "self", "tequila": "target"}


def test_cards_with_the_hit_symbol_shoot() -> None:
    assert {card.key for card in CARDS if shoots(card)} == SHOOTING


def test_who_is_healed() -> None:
    assert {card.key: heals(card) for card in CARDS if heals(card)} == HEALING


SIGNS: dict[str, list[CountedSign]] = {
    "bang": [("hit", 0), ("life", -1)],
    "missed": [("dodge", 0)],
    "beer": [("life", 1)],
    "saloon": [("everybody", 0), ("life", 1)],
    "wells_fargo": [("card", 3)],
    "general_store": [("everybody", 0), ("card", 1)],
    "panic": [("take", 0), ("within", 1)],
    "cat_balou": [("discard", 0)],
    "gatling": [("everybody", 0), ("hit", 0), ("life", -1)],
    "indians": [("everybody", 0), ("life", -1)],
    "duel": [("duel", 0), ("life", -1)],
    "barrel": [("hearts", 0), ("dodge", 0)],
    "jail": [("hearts", 0), ("skip", 0)],
    "dynamite": [("spades", 0), ("life", -3)],
    "mustang": [("distance", 1)],
    "scope": [("distance", -1)],
    "volcanic": [("hit", 0), ("endless", 0)],
    "brawl": [("card", -1), ("everybody", 0), ("discard", 0)],
    "derringer": [("waits", 0), ("hit", 0), ("life", -1), ("card", 1), ("within", 1)],
}


def test_the_face_of_a_card_shows_what_it_does() -> None:
    assert {card.key: signs(card) for card in CARDS if card.key in SIGNS} == SIGNS
    printed = {kind for edition in EDITIONS.values() for kind, _ in faces(edition.rules.deck)}
    assert [card.key for card in CARDS if card.key in printed and not signs(card) and not card.reach] == []
