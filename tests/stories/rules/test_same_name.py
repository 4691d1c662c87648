"""6. Phase 2 - two cards of the same name in front of one player."""

import pytest

from tests.stories.marks import rule
from tests.stories.rules.people import in_every_edition, town, with_dodge_city

at_the_end_of_the_turn = pytest.mark.parametrize("edition", ["abacus", "dodgecity", "combined"])
never = pytest.mark.parametrize("edition", ["czech", "fourth", "walkingdead"])


@rule("PH2-16", "DER-38")
@at_the_end_of_the_turn
def test_a_second_barrel_may_be_played_but_one_is_discarded_before_phase_3(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    first.lay("barrel-KS")
    first.give("barrel bang missed", life=1)
    first.play("barrel")
    first.expect(in_play="barrel barrel")
    first.pass_()
    first.is_asked("tidy")
    first.discard("barrel-KS")
    seats.expect_discards("barrel-KS")
    first.expect(in_play="barrel")
    first.is_asked("discard_phase")
    first.discard("bang")
    seats.expect_turn(second)


@rule("DER-38")
@pytest.mark.parametrize(("edition", "other"), [("abacus", "QS"), ("dodgecity", "AC"), ("combined", "AC")])
@pytest.mark.parametrize("first_goes", [True, False])
def test_the_owner_chooses_which_copy_to_discard(edition: str, other: str, first_goes: bool) -> None:
    first, *_ = seats = town(edition)
    first.lay(f"barrel-KS mustang barrel-{other}")
    first.pass_()
    first.is_asked("tidy")
    first.cannot("mustang", verb="discard", because="no_answer")
    first.cannot("", verb="pass", because="no_answer")
    goes = "barrel-KS" if first_goes else f"barrel-{other}"
    first.discard(goes)
    first.expect(in_play="barrel mustang")
    seats.expect_discards(goes)


@rule("PH2-16", "DER-38")
@with_dodge_city
def test_green_cards_of_the_same_name_are_discarded(edition: str) -> None:
    first, *_ = seats = town(edition)
    first.lay("iron_plate-AD")
    first.give("iron_plate-QS")
    first.play("iron_plate-QS")
    first.pass_()
    first.is_asked("tidy")
    first.discard("iron_plate-AD")
    seats.expect_discards("iron_plate-AD")
    first.expect(in_play="iron_plate")


@rule("PH2-17", "PH2-18")
@never
def test_a_second_barrel_cannot_be_played(edition: str) -> None:
    first, *_ = town(edition)
    first.give("barrel barrel")
    first.play("barrel")
    first.cannot("barrel", because="same_name")
    first.expect(hand="barrel", in_play="barrel")


@rule("PH2-17")
@never
def test_a_second_mustang_cannot_be_played(edition: str) -> None:
    first, *_ = town(edition)
    first.lay("mustang")
    first.give("mustang")
    first.cannot("mustang", because="same_name")


@rule("PH2-19")
@with_dodge_city
def test_hideout_and_mustang_may_be_in_play_together(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    first.give("mustang hideout")
    first.play("mustang")
    first.play("hideout")
    first.end_turn()
    first.expect(in_play="mustang hideout")
    seats.expect_turn(second)
    assert second.distance_to(first) == 3


@rule("DER-16")
@in_every_edition
def test_a_jailed_player_cannot_be_jailed_again(edition: str) -> None:
    first, second, third, _ = town(edition)
    first.give("jail jail")
    first.play("jail", at=second)
    first.cannot("jail", at=second, because="same_name")
    first.play("jail", at=third)
    second.expect(in_play="jail")
    third.expect(in_play="jail")


@rule("DER-41")
@in_every_edition
def test_a_weapon_may_replace_one_of_the_same_name(edition: str) -> None:
    first, *_ = seats = town(edition)
    first.lay("schofield-KS")
    first.give("schofield-QC")
    first.play("schofield-QC")
    first.expect(hand="", in_play="schofield")
    seats.expect_discards("schofield-KS")
