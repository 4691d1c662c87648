"""Sections B, C and E of the edition matrix: the same situation, two outcomes."""

import pytest

from tests.stories.editions import fights
from tests.stories.editions.outcomes import BASE_EDITIONS, outcomes

point = pytest.mark.point


@point("E13")
def test_e13_when_a_brown_card_reaches_the_discards() -> None:
    assert outcomes(fights.gatling_and_missed) == {
        "missed gatling": "abacus czech dodgecity combined",
        "gatling missed": "fourth walkingdead",
    }


@point("E15")
def test_e15_a_second_card_of_the_same_name() -> None:
    assert outcomes(fights.second_barrel) == {
        "laid, then 0 tidy": "abacus dodgecity combined",
        "same_name": "czech fourth walkingdead",
    }


@point("E16")
def test_e16_the_same_name_on_green_cards() -> None:
    assert outcomes(fights.two_iron_plates) == {
        "no green cards": BASE_EDITIONS,
        "laid, then 0 tidy": "dodgecity combined",
    }


@point("E20")
def test_e20_answers_to_a_shot() -> None:
    assert outcomes(fights.answers_to_a_shot) == {
        "missed": BASE_EDITIONS,
        "bible dodge iron_plate missed sombrero ten_gallon_hat": "dodgecity combined",
    }


@point("E21")
def test_e21_beer_against_a_hit_that_does_not_kill() -> None:
    assert outcomes(fights.beer_at_a_light_hit) == {
        "4 life, 0 cards, 0 play_phase": "abacus dodgecity combined",
        "3 life, 1 cards, 0 play_phase": "czech fourth walkingdead",
    }


@point("E22")
def test_e22_beer_prevents_or_heals() -> None:
    assert outcomes(fights.beer_at_a_lethal_hit) == {
        "1 life after []": "abacus dodgecity combined",
        "1 life after [-1, 1]": "czech fourth walkingdead",
    }


@point("E23")
def test_e23_beer_with_two_players_left() -> None:
    assert outcomes(fights.beer_between_two) == {
        "two_players_left": "abacus dodgecity combined",
        "played, 1 life": "czech fourth walkingdead",
    }


@point("E32", "E33")
def test_e32_and_e33_a_failed_jail() -> None:
    assert outcomes(fights.failed_jail) == {
        "2 cards, bang panic jail": "abacus dodgecity combined",
        "2 cards, bang jail panic": "czech",
        "3 cards, bang jail": "fourth walkingdead",
    }


@point("E34")
def test_e34_jail_laid_before_dynamite() -> None:
    assert outcomes(fights.jail_laid_before_dynamite) == {
        "1 life, plays on": "abacus fourth walkingdead dodgecity combined",
        "4 life, sits out": "czech",
    }


@point("E35")
def test_e35_dynamite_and_a_neighbour_who_has_one() -> None:
    assert outcomes(fights.two_dynamites) == {
        "left 2, next 0": BASE_EDITIONS,
        "left 1, next 1": "dodgecity combined",
    }


@point("E46")
def test_e46_the_cards_that_bring_others_closer() -> None:
    assert outcomes(fights.closer) == {
        "scope: 3 is 2": BASE_EDITIONS,
        "binocular: 3 is 2": "dodgecity",
        "binocular scope: 3 is 1": "combined",
    }


@point("E47")
def test_e47_the_cards_that_keep_others_away() -> None:
    assert outcomes(fights.farther) == {
        "mustang: 1 is 2": BASE_EDITIONS,
        "hideout mustang: 1 is 3": "dodgecity combined",
    }


@point("E71")
def test_e71_the_moment_of_the_end() -> None:
    assert outcomes(fights.gatling_at_sheriff_and_last_outlaw) == {
        "outlaws": "abacus walkingdead dodgecity combined",
        "renegade": "czech fourth",
    }


@point("E72")
def test_e72_two_renegades_survive_the_sheriff() -> None:
    assert outcomes(fights.two_renegades_survive_the_sheriff) == {
        "no such game": f"{BASE_EDITIONS} dodgecity",
        "outlaws": "combined",
    }
