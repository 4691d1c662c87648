"""Dynamite."""

import pytest

from sixgun.engine.events import Checked, LifeChanged, Rewarded, TurnBegan
from sixgun.scenario import Scenario, table
from tests.stories.cards.gunfights import in_every_edition, quiet, with_base, with_dodge_city
from tests.stories.helpers import suffer
from tests.stories.marks import rule

BASE_80 = ("abacus", "czech", "fourth", "walkingdead")
EXPLODING = [
    *[(edition, face) for edition in (*BASE_80, "combined") for face in ("2S", "5S", "9S")],
    *[("dodgecity", face) for face in ("3S", "5S", "9S")],  # no 2 of spades is printed there
]


def draws_and_turns(seats: Scenario) -> list[str]:
    """The turns and the draws so far, in order."""
    told = [event for event in seats.g.events or [] if isinstance(event, TurnBegan | Checked)]
    return [f"{event.seat} {'turn' if isinstance(event, TurnBegan) else 'draw'}" for event in told]


@rule("BL-DYN-1")
@in_every_edition
def test_dynamite_is_played_only_in_front_of_oneself(edition: str) -> None:
    first, second, *_ = quiet(edition)
    first.give("dynamite")
    first.cannot("dynamite", at=second, because="no_such_target")
    first.play("dynamite")
    first.expect(hand="", in_play="dynamite")
    second.expect(in_play="")


@rule("BL-DYN-2", "BL-DYN-3")
@in_every_edition
def test_dynamite_rests_until_the_next_turn_of_its_owner(edition: str) -> None:
    first, second, third, fourth = seats = quiet(edition)
    first.give("dynamite")
    seats.stack("any any any any any any clubs")
    first.play("dynamite")
    first.is_asked("play_phase")
    for player in (first, second, third, fourth):
        player.end_turn()
    assert draws_and_turns(seats) == ["1 turn", "2 turn", "3 turn", "0 turn", "0 draw"]


@rule("BL-DYN-3")
@in_every_edition
def test_the_draw_for_dynamite_is_forced_and_comes_before_phase_1(edition: str) -> None:
    first, second, *_ = seats = quiet(edition)
    second.lay("dynamite")
    seats.stack("bang-10D missed beer")
    first.end_turn()
    second.is_asked("play_phase")
    second.expect(hand="missed beer", in_play="")
    seats.expect_discards("bang-10D")


@rule("BL-DYN-4")
@pytest.mark.parametrize(("edition", "face"), EXPLODING)
def test_two_to_nine_of_spades_cost_three_life_points(edition: str, face: str) -> None:
    first, second, *_ = seats = quiet(edition)
    second.lay("dynamite")
    seats.stack(face)
    first.end_turn()
    suffer(second)
    second.expect(life=1)


@rule("BL-DYN-4")
@in_every_edition
@pytest.mark.parametrize("face", ["10S", "JS", "QS", "KS", "AS", "5C", "9D", "6H"])
def test_no_other_card_sets_it_off(edition: str, face: str) -> None:
    first, second, *_ = seats = quiet(edition)
    second.lay("dynamite")
    seats.stack(face)
    first.end_turn()
    second.is_asked("play_phase")
    second.expect(life=4)


@rule("BL-DYN-5")
@in_every_edition
def test_exploded_dynamite_is_discarded(edition: str) -> None:
    first, second, third, _ = seats = quiet(edition)
    second.lay("dynamite")
    seats.stack("9S")
    first.end_turn()
    suffer(second)
    seats.expect_discards("9S dynamite")
    second.expect(in_play="")
    third.expect(in_play="")


@rule("BL-DYN-6")
@in_every_edition
def test_unexploded_dynamite_goes_to_the_living_left_neighbour_who_draws_in_turn(edition: str) -> None:
    first, second, third, fourth = seats = quiet(edition)
    third.leave()
    second.lay("dynamite")
    fourth.set_life(3)
    seats.stack("clubs any any diamonds")
    first.end_turn()
    second.expect(in_play="")
    fourth.expect(in_play="dynamite")
    second.end_turn()
    fourth.expect(in_play="")
    first.expect(in_play="dynamite")
    assert draws_and_turns(seats) == ["1 turn", "1 draw", "3 turn", "3 draw"]


@rule("BL-DYN-7")
@with_dodge_city
def test_dynamite_skips_a_neighbour_who_has_one(edition: str) -> None:
    first, second, third, fourth = seats = quiet(edition)
    second.lay("dynamite")
    third.lay("dynamite")
    seats.stack("clubs")
    first.end_turn()
    second.expect(in_play="")
    third.expect(in_play="dynamite")
    fourth.expect(in_play="dynamite")


@rule("DER-29")
@with_dodge_city
def test_dynamite_stays_when_everybody_else_has_one(edition: str) -> None:
    sheriff, renegade, third, fourth = seats = quiet(edition)
    third.leave()
    fourth.leave()
    sheriff.lay("dynamite")
    renegade.lay("dynamite")
    seats.stack("clubs")
    sheriff.end_turn()
    renegade.is_asked("play_phase")
    sheriff.expect(in_play="dynamite")
    renegade.expect(in_play="dynamite")


@rule("BL-DYN-8")
@in_every_edition
def test_dynamite_goes_round_until_it_explodes(edition: str) -> None:
    first, second, third, fourth = seats = quiet(edition)
    first.lay("dynamite")
    fourth.begin_play()
    seats.stack("clubs any any clubs any any clubs any any clubs any any 9S")
    for player in (fourth, first, second, third):
        player.end_turn()
    first.expect(life=5, in_play="dynamite")
    fourth.end_turn()
    suffer(first)
    first.expect(life=2, in_play="")
    seats.expect_discards("9S dynamite")


@rule("BL-DYN-8")
@in_every_edition
def test_cat_balou_throws_dynamite_away(edition: str) -> None:
    first, second, *_ = seats = quiet(edition)
    second.lay("dynamite")
    first.give("cat_balou")
    first.play("cat_balou", at=second, take="dynamite")
    assert "dynamite" in [seats.g.card(card).key for card in seats.g.discards]
    second.expect(in_play="")
    first.end_turn()
    assert seats.heard(Checked) == []


@rule("BL-DYN-8")
@in_every_edition
def test_panic_takes_dynamite_into_the_hand(edition: str) -> None:
    first, second, *_ = seats = quiet(edition)
    second.lay("dynamite")
    first.give("panic")
    first.play("panic", at=second, take="dynamite")
    first.expect(hand="dynamite", in_play="")
    second.expect(in_play="")
    first.end_turn()
    assert seats.heard(Checked) == []


@rule("BL-DYN-9")
@pytest.mark.parametrize("edition", ["abacus", "fourth", "walkingdead", "dodgecity", "combined"])
@pytest.mark.parametrize("laid", ["jail dynamite", "dynamite jail"])
def test_dynamite_comes_before_jail(edition: str, laid: str) -> None:
    first, second, *_ = seats = quiet(edition)
    second.lay(laid)
    seats.stack("9S hearts")
    first.end_turn()
    suffer(second)
    second.is_asked("play_phase")
    second.expect(life=1, in_play="")


@rule("BL-DYN-10")
@pytest.mark.parametrize(("laid", "drawn"), [("jail dynamite", "hearts 9S"), ("dynamite jail", "9S hearts")])
def test_the_czech_booklet_draws_in_the_order_the_cards_were_laid(laid: str, drawn: str) -> None:
    first, second, *_ = seats = quiet("czech")
    second.lay(laid)
    seats.stack(drawn)
    first.end_turn()
    second.is_asked("play_phase")
    second.expect(life=1, in_play="")


@rule("BL-DYN-10")
def test_a_failed_jail_does_not_cancel_dynamite_laid_later() -> None:
    first, second, third, _ = seats = quiet("czech")
    second.lay("jail dynamite")
    seats.stack("clubs 9S")
    first.end_turn()
    seats.expect_turn(third)
    second.expect(life=1, hand="", in_play="")


@rule("BL-DYN-11")
@in_every_edition
def test_there_is_no_reward_for_an_outlaw_killed_by_dynamite(edition: str) -> None:
    layer, before, outlaw, after = seats = quiet(edition)
    layer.give("dynamite")
    layer.play("dynamite")
    seats.stack("clubs any any clubs any any 9S")
    layer.begin_turn()
    layer.end_turn()
    outlaw.set_life(3)
    before.end_turn()
    suffer(outlaw)
    outlaw.expect_dead()
    assert seats.heard(Rewarded) == []
    for other in (layer, before, after):
        other.expect(hand=2)


@rule("BL-DYN-11")
@with_base
def test_el_gringo_takes_no_card_for_dynamite(edition: str) -> None:
    gringo, second, third, fourth = seats = table("el_gringo", "-", "-", "-", edition=edition)
    gringo.lay("dynamite")
    for other in (second, third, fourth):
        other.give("missed")
    fourth.begin_play()
    seats.stack("9S")
    fourth.end_turn()
    suffer(gringo)
    gringo.is_asked("play_phase")
    gringo.expect(life=1, hand=2)
    for other in (second, third, fourth):
        other.expect(hand="missed")
    lost = [event for event in seats.heard(LifeChanged) if isinstance(event, LifeChanged)]
    assert [event.by for event in lost] == [-1]
