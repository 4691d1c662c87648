"""Section D of the edition matrix, and its labels: the same situation, two outcomes."""

import pytest

from sixgun.editions import SettingValue
from sixgun.words.words import Words
from tests.stories.editions import people
from tests.stories.editions.outcomes import BASE_EDITIONS, outcomes
from tests.stories.helpers import WITH_BASE

point = pytest.mark.point


@point("E22")
def test_e22_bart_cassidy_draws_only_for_points_really_lost() -> None:
    assert outcomes(people.bart_cassidy_drinks, WITH_BASE) == {
        "0 cards": "abacus combined",
        "1 cards": "czech fourth walkingdead",
    }


@point("E51")
def test_e51_may_every_ability_be_declined() -> None:
    assert outcomes(people.black_jack_draws, WITH_BASE) == {
        "3 cards, 0 play_phase": "abacus fourth walkingdead combined",
        "1 cards, 0 may_use": "czech",
    }


@point("E54")
def test_e54_bart_cassidy_may_or_must_draw() -> None:
    assert outcomes(people.bart_cassidy_is_hit, WITH_BASE) == {
        "0 cards, 1 may_use": "abacus czech combined",
        "1 cards, 0 play_phase": "fourth walkingdead",
    }


@point("E57")
def test_e57_el_gringo_takes_a_card_or_may_take_one() -> None:
    assert outcomes(people.el_gringo_is_hit, WITH_BASE) == {
        "0 cards, 1 may_use": "czech",
        "1 cards, 0 play_phase": "abacus fourth walkingdead combined",
    }


@point("E60")
def test_e60_sid_ketchum_in_another_players_turn() -> None:
    assert outcomes(people.sid_ketchum_in_another_players_turn, WITH_BASE) == {
        "may not": "abacus combined",
        "may heal": "czech fourth walkingdead",
    }


@point("E60")
def test_e60_sid_ketchum_in_his_own_turn() -> None:
    assert outcomes(people.sid_ketchum_in_his_turn, WITH_BASE) == {
        "1 times, 3 life": "abacus combined",
        "2 times, 4 life": "czech fourth walkingdead",
    }


@point("E60")
def test_e60_sid_ketchum_against_a_loss() -> None:
    assert outcomes(people.sid_ketchum_is_hit, WITH_BASE) == {
        "4 life": "abacus combined",
        "3 life": "czech fourth walkingdead",
    }


@point("E62")
def test_e62_suzy_lafayette_in_the_middle_of_a_duel() -> None:
    assert outcomes(people.suzy_in_a_duel, WITH_BASE) == {
        "1 cards at 0 duel, then 1": "abacus fourth walkingdead combined",
        "0 cards at 1 may_use, then 1": "czech",
    }


@point("E63")
def test_e63_vulture_sam_alone_or_with_vera_custer() -> None:
    assert outcomes(people.vulture_sam_and_vera, WITH_BASE) == {
        "2 cards, 0 play_phase": "abacus fourth walkingdead",
        "0 cards, 2 may_use": "czech",
        "0 cards, 2 share": "combined",
    }


@point("E66")
def test_e66_molly_stark() -> None:
    assert outcomes(people.molly_stark_dodges) == {"nobody": BASE_EDITIONS, "1 cards": "dodgecity combined"}


@point("E67")
def test_e67_pixie_pete() -> None:
    assert outcomes(people.pixie_pete_draws) == {"nobody": BASE_EDITIONS, "4 cards": "dodgecity combined"}


@point("E67")
def test_e67_jose_delgado() -> None:
    assert outcomes(people.jose_delgado_discards) == {
        "nobody": BASE_EDITIONS,
        "3 times, 6 cards": "dodgecity combined",
    }


@point("E67")
def test_e67_sean_mallory() -> None:
    assert outcomes(people.sean_mallory_ends_his_turn) == {"nobody": BASE_EDITIONS, "12 cards": "dodgecity combined"}


@point("E78")
def test_e78_can_an_ability_change() -> None:
    assert outcomes(people.abilities_after_a_turn_begins) == {
        "each has their own": BASE_EDITIONS,
        "Vera Custer has another": "dodgecity combined",
    }


def german_renegade(edition: str, **house_rules: SettingValue) -> str:
    return Words("de", edition).name("renegade")


def german_bang(edition: str, **house_rules: SettingValue) -> str:
    return Words("de", edition).name("bang").upper()


@point("E79")
def test_e79_names_of_roles_and_cards() -> None:
    german = ("abacus", "fourth", "walkingdead", "dodgecity", "combined")
    assert outcomes(german_renegade, german) == {
        "Kopfgeldjäger": "abacus dodgecity combined",
        "Abtrünniger": "fourth",
        "Einzelgänger von Hilltop": "walkingdead",
    }
    assert outcomes(german_bang, german) == {
        "BANG!": "abacus fourth dodgecity combined",
        "ANGRIFF!": "walkingdead",
    }
