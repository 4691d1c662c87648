"""Jail."""

import pytest

from sixgun.scenario import table
from tests.stories.cards.gunfights import in_every_edition, quiet, with_dodge_city
from tests.stories.marks import rule

SIX_CARDS = "bang bang bang missed missed missed"


@rule("BL-JAI-1")
@in_every_edition
def test_jail_reaches_any_player_at_any_distance(edition: str) -> None:
    _, jailer, neighbour, _, far, _ = quiet(edition, 6)
    jailer.begin_play()
    jailer.give("jail jail")
    assert jailer.distance_to(far) == 3
    jailer.play("jail", at=far)
    jailer.play("jail", at=neighbour)
    far.expect(in_play="jail")
    neighbour.expect(in_play="jail")
    jailer.expect(hand="", in_play="")


@rule("BL-JAI-1")
@in_every_edition
def test_the_sheriff_cannot_be_jailed(edition: str) -> None:
    sheriff, jailer, *_ = quiet(edition)
    jailer.begin_play()
    jailer.give("jail")
    jailer.cannot("jail", at=sheriff, because="sheriff_not_jailed")


@rule("BL-JAI-2", "BL-JAI-3")
@in_every_edition
def test_hearts_free_a_jailed_player_before_phase_1(edition: str) -> None:
    first, second, *_ = seats = quiet(edition)
    second.lay("jail")
    seats.stack("hearts bang missed")
    first.end_turn()
    second.is_asked("play_phase")
    second.expect(hand="bang missed", in_play="")
    seats.expect_discards("hearts jail")


@rule("BL-JAI-3")
@in_every_edition
def test_a_freed_player_plays_and_discards_as_always(edition: str) -> None:
    first, second, third, _ = seats = quiet(edition)
    second.lay("jail")
    second.give("stagecoach missed", life=2)
    seats.stack("hearts any any any any")
    first.end_turn()
    second.play("stagecoach")
    second.pass_()
    for _ in range(3):
        second.is_asked("discard_phase")
        second.discard("any")
    seats.expect_turn(third)
    second.expect(hand=2)


@rule("BL-JAI-4")
@pytest.mark.parametrize("edition", ["abacus", "dodgecity", "combined"])
def test_a_failed_jail_leaves_only_phase_3_and_is_then_discarded(edition: str) -> None:
    first, second, third, _ = seats = quiet(edition)
    second.lay("jail")
    second.give(SIX_CARDS)
    seats.stack("clubs")
    first.end_turn()
    second.is_asked("discard_phase")
    second.expect(hand=6, in_play="jail")
    second.discard("bang")
    second.discard("missed")
    seats.expect_turn(third)
    second.expect(hand="bang bang missed missed", in_play="")
    seats.expect_discards("clubs bang missed jail")


@rule("BL-JAI-5")
def test_in_czech_a_failed_jail_is_discarded_before_phase_3() -> None:
    first, second, third, _ = seats = quiet("czech")
    second.lay("jail")
    second.give(SIX_CARDS)
    seats.stack("clubs")
    first.end_turn()
    second.is_asked("discard_phase")
    second.expect(hand=6, in_play="")
    second.discard("bang")
    second.discard("missed")
    seats.expect_turn(third)
    seats.expect_discards("clubs jail bang missed")


@rule("BL-JAI-6")
@pytest.mark.parametrize("edition", ["fourth", "walkingdead"])
def test_a_failed_jail_costs_the_whole_turn(edition: str) -> None:
    first, second, third, _ = seats = quiet(edition)
    second.lay("jail")
    second.give(SIX_CARDS)
    seats.stack("clubs")
    first.end_turn()
    seats.expect_turn(third)
    second.expect(hand=6, in_play="")
    seats.expect_discards("clubs jail")


@rule("BL-JAI-2")
@in_every_edition
@pytest.mark.parametrize("suit", ["spades", "diamonds", "clubs"])
def test_only_hearts_free_a_jailed_player(edition: str, suit: str) -> None:
    first, second, third, _ = seats = quiet(edition)
    second.lay("jail")
    seats.stack(suit)
    first.end_turn()
    seats.expect_turn(third)
    second.expect(hand="", in_play="")
    third.expect(hand=2)


@rule("BL-JAI-7")
@in_every_edition
def test_a_jailed_player_can_be_shot_at_and_may_dodge(edition: str) -> None:
    shooter, jailed, *_ = quiet(edition)
    jailed.lay("jail")
    jailed.give("missed")
    shooter.give("bang")
    shooter.play("bang", at=jailed)
    jailed.is_asked("shot")
    jailed.play("missed")
    shooter.is_asked("play_phase")
    jailed.expect(life=4, hand="", in_play="jail")


@rule("BL-JAI-8")
@with_dodge_city
def test_with_three_players_anyone_may_be_jailed(edition: str) -> None:
    deputy, jailer, outlaw = table("-", "-", "-", edition=edition)
    jailer.begin_play()
    jailer.give("jail jail")
    jailer.play("jail", at=deputy)
    jailer.play("jail", at=outlaw)
    deputy.expect(in_play="jail")
    outlaw.expect(in_play="jail")
