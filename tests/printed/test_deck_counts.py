"""The cards of each deck by name and colour, as in section 1 of the ledger."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.printed.printed_cards import dealt, kinds, kinds_of_colour
from tests.stories.helpers import EVERYWHERE
from tests.stories.marks import rule

ABACUS_BLUE = {
    "scope": 1, "dynamite": 1, "barrel": 2, "jail": 3, "mustang": 2, "schofield": 3, "remington": 1,
    "rev_carabine": 1, "winchester": 1, "volcanic": 2,
}  # fmt: skip
ABACUS_BROWN_PRINTED = {
    "bang": 25, "cat_balou": 4, "duel": 3, "indians": 2, "missed": 12, "gatling": 1, "general_store": 2, "panic": 4,
    "stagecoach": 2, "saloon": 1, "wells_fargo": 1,
}  # fmt: skip
ABACUS_BEER = {"beer": 6}

DODGE_CITY_BLUE = {
    "dynamite": 2, "barrel": 2, "jail": 2, "mustang": 1, "hideout": 1, "binocular": 1, "schofield": 2, "remington": 1,
    "rev_carabine": 1, "winchester": 1, "volcanic": 2,
}  # fmt: skip
DODGE_CITY_GREEN = {
    "bible": 1, "can_can": 1, "derringer": 1, "canteen": 1, "iron_plate": 2, "sombrero": 1, "ten_gallon_hat": 1,
    "howitzer": 1, "buffalo_rifle": 1, "pepperbox": 1, "pony_express": 1, "conestoga": 1, "knife": 1,
}  # fmt: skip
DODGE_CITY_BROWN = {
    "dodge": 2, "bang": 18, "beer": 4, "cat_balou": 2, "duel": 3, "punch": 1, "missed": 5, "gatling": 1,
    "general_store": 2, "indians": 2, "panic": 2, "stagecoach": 1, "wells_fargo": 1, "rag_time": 1, "saloon": 1,
    "brawl": 1, "springfield": 1, "tequila": 1, "whisky": 1,
}  # fmt: skip

EXPANSION = {
    "barrel": 1, "binocular": 1, "dynamite": 1, "hideout": 1, "mustang": 1, "remington": 1, "rev_carabine": 1,
    "bible": 1, "can_can": 1, "derringer": 1, "canteen": 1, "iron_plate": 2, "sombrero": 1, "ten_gallon_hat": 1,
    "howitzer": 1, "buffalo_rifle": 1, "pepperbox": 1, "pony_express": 1, "conestoga": 1, "knife": 1,
    "bang": 4, "beer": 2, "cat_balou": 1, "general_store": 1, "indians": 1, "missed": 1, "panic": 1, "punch": 1,
    "rag_time": 1, "brawl": 1, "springfield": 1, "tequila": 1, "whisky": 1, "dodge": 2,
}  # fmt: skip
BISON_LEFT = {
    "bang": 14, "missed": 4, "duel": 3, "beer": 2, "jail": 2, "schofield": 2, "volcanic": 2, "barrel": 1,
    "dynamite": 1, "winchester": 1, "cat_balou": 1, "gatling": 1, "general_store": 1, "indians": 1, "panic": 1,
    "saloon": 1, "stagecoach": 1, "wells_fargo": 1,
}  # fmt: skip


@rule("CMP-02")
@pytest.mark.parametrize("edition", ["abacus", "czech", "fourth", "walkingdead", "dodgecity"])
def test_the_deck_has_80_cards(edition: str) -> None:
    assert kinds(edition).total() == 80


@rule("CMP-13")
@pytest.mark.parametrize("edition", ["abacus", "czech", "fourth", "walkingdead"])
def test_bang_has_17_blue_cards(edition: str) -> None:
    assert kinds_of_colour(edition, "blue") == ABACUS_BLUE
    assert sum(ABACUS_BLUE.values()) == 17


@rule("CMP-14", "CMP-15")
@pytest.mark.parametrize("edition", ["abacus", "czech", "fourth", "walkingdead"])
def test_bang_has_the_57_brown_cards_that_abacus_lists_and_6_beers(edition: str) -> None:
    assert kinds_of_colour(edition, "brown") == ABACUS_BROWN_PRINTED | ABACUS_BEER
    assert sum(ABACUS_BROWN_PRINTED.values()) == 57


@rule("CMP-21")
@pytest.mark.parametrize("edition", ["czech", "fourth", "walkingdead"])
def test_rulebooks_without_counts_use_the_abacus_deck(edition: str) -> None:
    assert kinds_of_colour(edition, "blue") == ABACUS_BLUE
    assert kinds_of_colour(edition, "brown") == ABACUS_BROWN_PRINTED | ABACUS_BEER
    assert kinds_of_colour(edition, "green") == {}


@rule("CMP-16")
def test_dodge_city_has_16_blue_cards() -> None:
    assert kinds_of_colour("dodgecity", "blue") == DODGE_CITY_BLUE
    assert sum(DODGE_CITY_BLUE.values()) == 16


@rule("CMP-17")
def test_dodge_city_has_14_green_cards() -> None:
    assert kinds_of_colour("dodgecity", "green") == DODGE_CITY_GREEN
    assert sum(DODGE_CITY_GREEN.values()) == 14


@rule("CMP-18")
def test_dodge_city_has_50_brown_cards() -> None:
    assert kinds_of_colour("dodgecity", "brown") == DODGE_CITY_BROWN
    assert sum(DODGE_CITY_BROWN.values()) == 50


@rule("CMP-19")
def test_the_combined_deck_is_all_of_bang_and_part_of_dodge_city() -> None:
    bang = Counter(ABACUS_BLUE | ABACUS_BROWN_PRINTED | ABACUS_BEER)
    dodge_city = Counter(DODGE_CITY_BLUE | DODGE_CITY_GREEN | DODGE_CITY_BROWN)
    combined = kinds("combined")
    assert bang <= combined
    assert combined - bang <= dodge_city
    assert combined - bang != dodge_city


@rule("DER-34")
def test_the_combined_deck_adds_the_40_cards_of_the_expansion() -> None:
    bang = Counter(ABACUS_BLUE | ABACUS_BROWN_PRINTED | ABACUS_BEER)
    assert kinds("combined") == bang + Counter(EXPANSION)
    assert kinds("combined").total() == 120


@rule("DER-34")
def test_dodge_city_without_the_expansion_is_40_cards_named_as_in_bang() -> None:
    assert kinds("dodgecity") - Counter(EXPANSION) == Counter(BISON_LEFT)
    assert sum(BISON_LEFT.values()) == 40
    assert BISON_LEFT.keys() <= (ABACUS_BLUE | ABACUS_BROWN_PRINTED | ABACUS_BEER).keys()


@rule("DER-34")
@pytest.mark.parametrize(("kind", "count"), [("bang", 29), ("beer", 8), ("missed", 13)])
def test_the_combined_totals_include_the_expansion(kind: str, count: int) -> None:
    assert kinds("combined")[kind] == count


@rule("CMP-01")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_cards_characters_and_roles_are_separate_piles(edition: str) -> None:
    g = dealt(edition)
    everything = [*kinds(edition), *g.box.characters, "sheriff", "deputy", "outlaw", "renegade"]
    assert len(everything) == len(set(everything))


@rule("CMP-01")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_the_deck_contains_playing_cards_only(edition: str) -> None:
    g = dealt(edition)
    rest, hand = len(g.deck), g.players[0].hand
    before = len(hand)
    g.draw(0, 1000)
    drawn = [g.card(card).key for card in hand[before:]]
    assert len(drawn) == rest
    assert set(drawn) <= set(ABACUS_BLUE | ABACUS_BROWN_PRINTED | ABACUS_BEER | EXPANSION)
