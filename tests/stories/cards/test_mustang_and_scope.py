"""Mustang, Hideout, Appaloosa or Scope, and Silver or Binocular."""

import pytest

from sixgun.scenario import Actor, Scenario
from sixgun.words import Words
from tests.stories.cards.gunfights import closer, in_every_edition, quiet, with_base, with_dodge_city
from tests.stories.marks import rule


def seen_by(owner: Actor, seats: Scenario) -> list[int]:
    """The distances from the owner to the others, clockwise."""
    return [owner.distance_to(other) for other in seats if other is not owner]


def seen_from(owner: Actor, seats: Scenario) -> list[int]:
    """The distances from the others to the owner, clockwise."""
    return [other.distance_to(owner) for other in seats if other is not owner]


@rule("BL-MUS-1")
@in_every_edition
def test_a_mustang_puts_its_owner_one_farther_away(edition: str) -> None:
    owner, *_ = seats = quiet(edition, 6)
    owner.give("mustang")
    owner.play("mustang")
    assert seen_from(owner, seats) == [2, 3, 4, 3, 2]
    assert seen_by(owner, seats) == [1, 2, 3, 2, 1]


@rule("BL-MUS-2")
@pytest.mark.parametrize(("language", "name"), [("de", "Wohnmobil"), ("en", "Camper")])
def test_walking_dead_calls_it_a_camper(language: str, name: str) -> None:
    assert Words(language, "walkingdead").name("mustang") == name
    assert Words(language, "fourth").name("mustang") == "Mustang"


@rule("BL-HID-1")
@with_dodge_city
def test_a_hideout_does_what_a_mustang_does(edition: str) -> None:
    owner, *_ = seats = quiet(edition, 6)
    owner.give("hideout")
    owner.play("hideout")
    assert seen_from(owner, seats) == [2, 3, 4, 3, 2]
    assert seen_by(owner, seats) == [1, 2, 3, 2, 1]


@rule("BL-HID-2")
@with_dodge_city
def test_hideout_and_mustang_add_up(edition: str) -> None:
    owner, *_ = seats = quiet(edition, 6)
    owner.give("hideout mustang")
    owner.play("hideout")
    owner.play("mustang")
    assert seen_from(owner, seats) == [3, 4, 5, 4, 3]
    assert seen_by(owner, seats) == [1, 2, 3, 2, 1]


@rule("BL-SCO-1")
@with_base
def test_a_scope_brings_the_others_one_closer(edition: str) -> None:
    owner, *_ = seats = quiet(edition, 6)
    owner.give("scope")
    owner.play("scope")
    assert seen_by(owner, seats) == [1, 1, 2, 1, 1]
    assert seen_from(owner, seats) == [1, 2, 3, 2, 1]


@rule("BL-BIN-1")
@with_dodge_city
def test_a_binocular_does_what_a_scope_does(edition: str) -> None:
    owner, *_ = seats = quiet(edition, 6)
    owner.give("binocular")
    owner.play("binocular")
    assert seen_by(owner, seats) == [1, 1, 2, 1, 1]
    assert seen_from(owner, seats) == [1, 2, 3, 2, 1]


@rule("BL-BIN-2")
def test_scope_and_binocular_add_up() -> None:
    owner, second, *_ = seats = quiet("combined", 8)
    owner.give("scope binocular")
    owner.play("scope")
    owner.play("binocular")
    assert seen_by(owner, seats) == [1, 1, 1, 2, 1, 1, 1]
    owner.end_turn()
    owner.expect(in_play="scope binocular")
    seats.expect_turn(second)


@rule("BL-MUS-1", "BL-SCO-1")
@pytest.mark.parametrize("edition", ["abacus", "fourth", "dodgecity"])
def test_the_distance_decides_who_can_be_shot(edition: str) -> None:
    shooter, target, *_ = quiet(edition)
    shooter.give(f"bang {closer(edition)}")
    target.lay("mustang")
    shooter.cannot("bang", at=target, because="out_of_reach")
    shooter.play(closer(edition))
    shooter.play("bang", at=target)
    target.is_asked("shot")
