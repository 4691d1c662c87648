"""Sections A and E of the edition matrix, as far as they show before the first turn."""

import pytest

from tests.stories.editions import deals
from tests.stories.editions.outcomes import BASE_EDITIONS, outcomes
from tests.stories.helpers import WITH_BASE

point = pytest.mark.point


@point("E01")
def test_e01_how_many_may_play() -> None:
    assert outcomes(deals.players_allowed) == {
        "4 5 6 7": BASE_EDITIONS,
        "3 4 5 6 7": "dodgecity",
        "3 4 5 6 7 8": "combined",
    }


@point("E02")
def test_e02_the_deck() -> None:
    assert outcomes(deals.deck) == {
        "80 cards, 25 BANG!, 0 Dodge": BASE_EDITIONS,
        "80 cards, 18 BANG!, 2 Dodge": "dodgecity",
        "120 cards, 29 BANG!, 2 Dodge": "combined",
    }


@point("E03")
def test_e03_the_characters() -> None:
    assert outcomes(deals.people) == {
        "16 with bart_cassidy": BASE_EDITIONS,
        "15 with molly_stark": "dodgecity",
        "31 with bart_cassidy and molly_stark": "combined",
    }


@point("E06")
def test_e06_the_game_of_eight() -> None:
    assert outcomes(deals.roles_of(8)) == {
        "refused": f"{BASE_EDITIONS} dodgecity",
        "deputy deputy outlaw outlaw outlaw renegade renegade sheriff": "combined",
    }


@point("E07")
def test_e07_the_game_of_three() -> None:
    assert outcomes(deals.roles_of(3)) == {
        "refused": BASE_EDITIONS,
        "deputy outlaw renegade": "dodgecity combined",
    }


@point("E08")
def test_e08_the_starting_hand_of_the_sheriff() -> None:
    assert outcomes(deals.sheriffs_hand) == {
        "5 cards": "abacus fourth walkingdead dodgecity combined",
        "4 cards": "czech",
    }


@point("E09")
def test_e09_what_counts_the_life_points() -> None:
    """Life is counted with four more characters from the pool, or with tokens."""
    assert outcomes(deals.characters_out_of_the_pool) == {
        "8": "abacus czech dodgecity combined",
        "4": "fourth walkingdead",
    }


@point("E12")
def test_e12_the_borders_of_the_cards() -> None:
    assert outcomes(deals.borders) == {
        "brown blue": BASE_EDITIONS,
        "brown blue green": "dodgecity combined",
    }


@point("E38")
def test_e38_dynamites_and_jails() -> None:
    assert outcomes(deals.dynamites_and_jails) == {"1 / 3": BASE_EDITIONS, "2 / 2": "dodgecity", "2 / 3": "combined"}


@point("E50")
def test_e50_green_cards_costs_and_other_missed_symbols() -> None:
    assert outcomes(deals.novelties) == {
        "green False, cost False, other Missed! symbols False": BASE_EDITIONS,
        "green True, cost True, other Missed! symbols True": "dodgecity combined",
    }


@point("E59")
def test_e59_the_life_of_kit_carlson() -> None:
    assert outcomes(deals.kit_carlsons_life, WITH_BASE) == {"4": "abacus fourth walkingdead combined", "3": "czech"}


@point("E74")
def test_e74_who_keeps_the_character_in_a_series() -> None:
    assert outcomes(deals.keepers) == {
        "nobody": "abacus dodgecity combined",
        "survivors (0, 1), one alone: refused": "czech",
        "survivors (0, 1), one alone: 4 draw again": "fourth walkingdead",
    }


@point("E74", "E75")
def test_e74_and_e75_where_the_star_and_the_other_roles_go_in_a_series() -> None:
    assert outcomes(deals.next_star) == {
        "star to anybody, the others shuffled": "abacus dodgecity combined",
        "star to 2, the others shuffled": "czech fourth walkingdead",
    }


@point("E76")
def test_e76_the_simplified_first_game() -> None:
    assert outcomes(deals.simplified) == {
        "refused": "abacus czech walkingdead dodgecity combined",
        "13 cards left in the box": "fourth",
    }
