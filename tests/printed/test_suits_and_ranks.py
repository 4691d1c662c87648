"""The suits and ranks of the cards, as in docs/rules/DECKS.md; no rulebook lists them (CMP-20)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.printed.printed_cards import faces, prints
from tests.stories.helpers import EVERYWHERE
from tests.stories.marks import rule

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("S", "H", "D", "C")

# Edition: cards of each suit, cards from the 2 to the 9 of spades (12.5 % in every deck).
SUIT_SIZES = {"abacus": 20, "czech": 20, "fourth": 20, "walkingdead": 20, "dodgecity": 20, "combined": 30}
TWO_TO_NINE_OF_SPADES = {"abacus": 10, "czech": 10, "fourth": 10, "walkingdead": 10, "dodgecity": 10, "combined": 15}

BASE_FACES = {
    "bang": "AS QH KH AH 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C",
    "missed": "2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC",
    "duel": "JS QD 8C",
    "beer": "6H 7H 8H 9H 10H JH",
    "jail": "10S JS 4H",
    "schofield": "KS JC QC",
    "volcanic": "10S 10C",
    "winchester": "8S",
    "gatling": "10H",
    "saloon": "5H",
    "wells_fargo": "3H",
    "dynamite": "2H",
    "stagecoach": "9S 9S",
}
BISON_FACES = {
    "bang": "QH AH 2D 4D 6D 8D 10D QD AD 2C 4C 6C 7C 9C",
    "missed": "3S 5S 7S QC",
    "duel": "JS QD 8C",
    "beer": "7H 10H",
    "jail": "JS 4H",
    "schofield": "KS QC",
    "volcanic": "10S 10C",
    "barrel": "KS",
    "panic": "QH",
    "cat_balou": "10D",
    "indians": "AD",
    "general_store": "9C",
    "winchester": "8S",
    "stagecoach": "9S",
    "gatling": "10H",
    "saloon": "5H",
    "wells_fargo": "3H",
    "dynamite": "2H",
}


def typed(rows: dict[str, str]) -> Counter[str]:
    return Counter(f"{kind}-{face}" for kind, row in rows.items() for face in row.split())


@rule("CMP-20")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_every_card_has_one_of_four_suits_and_one_of_thirteen_ranks(edition: str) -> None:
    printed = faces(edition)
    assert {face[-1] for face in printed} == set(SUITS)
    assert {face[:-1] for face in printed} == set(RANKS)


@rule("CMP-20")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_every_suit_has_the_same_number_of_cards(edition: str) -> None:
    size = SUIT_SIZES[edition]
    assert Counter(face[-1] for face in faces(edition)) == {"S": size, "H": size, "D": size, "C": size}


@pytest.mark.parametrize("edition", EVERYWHERE)
def test_one_card_in_eight_sets_off_dynamite(edition: str) -> None:
    deadly = [face for face in faces(edition) if face[-1] == "S" and face[:-1] in RANKS[:8]]
    assert len(deadly) == TWO_TO_NINE_OF_SPADES[edition]


@pytest.mark.parametrize("edition", ["abacus", "czech", "fourth", "walkingdead", "combined"])
def test_the_cards_of_bang_have_the_suits_and_ranks_of_the_table(edition: str) -> None:
    assert typed(BASE_FACES) <= prints(edition)


def test_the_expansion_has_every_face_from_the_five_up_once() -> None:
    """The structural proof in DECKS.md: no card missing, none twice."""
    expansion = prints("combined") - prints("abacus")
    corners = Counter(card.partition("-")[2] for card in expansion.elements())
    assert corners == {rank + suit: 1 for rank in RANKS[3:] for suit in SUITS}


@pytest.mark.parametrize("card", ["buffalo_rifle-QC", "whisky-QH"])
@pytest.mark.parametrize("edition", ["dodgecity", "combined"])
def test_the_two_disputed_faces_are_as_decided(edition: str, card: str) -> None:
    assert prints(edition)[card] == 1


@rule("DER-34")
def test_the_cards_with_the_bison_on_the_left_copy_cards_of_bang() -> None:
    expansion = prints("combined") - prints("abacus")
    assert prints("dodgecity") - expansion == typed(BISON_FACES)
    assert typed(BISON_FACES) <= prints("abacus")
