"""Punch."""

from tests.stories.cards.gunfights import quiet, with_dodge_city
from tests.stories.helpers import suffer
from tests.stories.marks import rule


@rule("BR-PUN")
@with_dodge_city
def test_punch_hits_at_distance_1_with_any_weapon(edition: str) -> None:
    boxer, near, far, _ = seats = quiet(edition)
    boxer.give("punch")
    boxer.lay("winchester")
    boxer.cannot("punch", at=far, because="too_far")
    boxer.play("punch", at=near)
    suffer(near)
    near.expect(life=3)
    seats.expect_discards("punch")


@rule("BR-PUN")
@with_dodge_city
def test_distance_modifiers_apply(edition: str) -> None:
    boxer, near, far, _ = quiet(edition)
    boxer.give("punch")
    near.lay("mustang hideout")
    boxer.lay("binocular")
    boxer.cannot("punch", at=near, because="too_far")
    boxer.play("punch", at=far)
    far.is_asked("shot")


@rule("BR-PUN")
@with_dodge_city
def test_missed_and_barrel_help_against_punch(edition: str) -> None:
    boxer, near, *_ = seats = quiet(edition)
    boxer.give("punch")
    near.give("missed")
    near.lay("barrel")
    boxer.play("punch", at=near)
    near.play("missed")
    boxer.is_asked("play_phase")
    boxer.give("punch")
    boxer.play("punch", at=near)
    seats.stack("hearts")
    near.draw()
    boxer.is_asked("play_phase")
    near.expect(life=4)


@rule("BR-PUN")
@with_dodge_city
def test_punch_is_not_a_bang_card(edition: str) -> None:
    boxer, near, *_ = quiet(edition)
    boxer.give("punch bang")
    boxer.play("punch", at=near)
    suffer(near)
    boxer.play("bang", at=near)
    suffer(near)
    boxer.give("punch")
    boxer.play("punch", at=near)
    near.is_asked("shot")
