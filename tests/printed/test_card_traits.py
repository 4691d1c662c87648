"""The cards with the hit symbol and those that heal, as the booklets print them."""

from __future__ import annotations

from sixgun.cards import CARDS
from sixgun.cards.traits import heals, shoots

SHOOTING = {
    "bang", "gatling",
    "punch", "springfield", "derringer", "howitzer", "buffalo_rifle", "knife", "pepperbox",
}  # fmt: skip
HEALING = {"beer": "self", "saloon": "everybody", "whisky": "self", "canteen": "self", "tequila": "target"}


def test_cards_with_the_hit_symbol_shoot() -> None:
    assert {card.key for card in CARDS if shoots(card)} == SHOOTING


def test_who_is_healed() -> None:
    assert {card.key: heals(card) for card in CARDS if heals(card)} == HEALING
