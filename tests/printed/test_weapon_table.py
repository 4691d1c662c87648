"""The range of the weapons."""

from __future__ import annotations

import pytest

from sixgun.scenario import table
from sixgun.words import Words
from tests.stories.helpers import EVERYWHERE
from tests.stories.marks import rule

REACH = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
WALKING_DEAD_NAMES = {
    "colt_45": "Beil", "schofield": "Pistole", "remington": "Schrotflinte", "rev_carabine": "Sturmgewehr",
    "winchester": "Scharfschützengewehr", "volcanic": "Maschinengewehr",
}  # fmt: skip


@rule("WPN-01", "WPN-11")
@pytest.mark.parametrize("weapon", REACH)
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_the_range_of_a_weapon_is_the_number_on_it(edition: str, weapon: str) -> None:
    somebody, *_ = table("-", "-", "-", "-", edition=edition)
    somebody.lay(weapon)
    assert somebody.reach() == REACH[weapon]


@rule("WPN-12")
@pytest.mark.parametrize("weapon", WALKING_DEAD_NAMES)
def test_the_weapons_of_the_walking_dead_are_the_same_under_other_names(weapon: str) -> None:
    assert Words("de", "walkingdead").name(weapon).casefold() == WALKING_DEAD_NAMES[weapon].casefold()


@rule("WPN-12")
@pytest.mark.parametrize("weapon", ["schofield", "remington", "rev_carabine", "winchester"])
def test_the_four_weapons_of_the_example_reach_distance_2(weapon: str) -> None:
    shooter, _, target, *_ = table("-", "-", "-", "-", "-", edition="walkingdead")
    shooter.lay(weapon)
    shooter.give("bang")
    shooter.play("bang", at=target)
    target.is_asked("shot")


@rule("SET-18")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_players_start_with_a_weapon_of_range_1(edition: str) -> None:
    assert [seat.reach() for seat in table("-", "-", "-", "-", edition=edition)] == [1, 1, 1, 1]
    shooter, _, target, *_ = table("-", "-", "-", "-", edition=edition)
    shooter.give("bang")
    shooter.cannot("bang", at=target, because="out_of_reach")
