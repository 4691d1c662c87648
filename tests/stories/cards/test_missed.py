"""Missed! and Dodge."""

import pytest

from tests.stories.cards.gunfights import fire, guns, in_every_edition, quiet, with_dodge_city, with_every_gun
from tests.stories.helpers import WITH_DODGE_CITY, suffer
from tests.stories.marks import rule


@rule("BR-MIS-1")
@in_every_edition
def test_missed_prevents_the_hit_in_another_players_turn(edition: str) -> None:
    shooter, target, *_ = seats = quiet(edition)
    shooter.give("bang")
    target.give("missed missed")
    shooter.play("bang", at=target)
    target.play("missed")
    shooter.is_asked("play_phase")
    target.expect(life=4, hand="missed")
    assert "missed" in [seats.g.card(card).key for card in seats.g.discards]


@rule("BR-MIS-1")
@in_every_edition
def test_missed_is_only_a_reaction(edition: str) -> None:
    first, *_ = quiet(edition)
    first.give("missed")
    first.cannot("missed", because="only_as_answer")


@rule("BR-MIS-2")
@in_every_edition
def test_missed_cannot_be_played_for_another_player(edition: str) -> None:
    shooter, target, friend, _ = quiet(edition)
    shooter.give("bang")
    friend.give("missed")
    shooter.play("bang", at=target)
    target.is_asked("shot")
    friend.cannot("missed", because="not_asked")
    suffer(target)
    shooter.is_asked("play_phase")
    target.expect(life=3)
    friend.expect(hand="missed")


@rule("BR-MIS-3")
@in_every_edition
def test_missed_may_follow_a_failed_barrel(edition: str) -> None:
    shooter, target, *_ = seats = quiet(edition)
    shooter.give("bang")
    target.lay("barrel")
    target.give("missed")
    seats.stack("spades")
    shooter.play("bang", at=target)
    target.draw()
    target.play("missed")
    shooter.is_asked("play_phase")
    target.expect(life=4, hand="")


@rule("BR-MIS-4")
@with_every_gun
def test_missed_works_against_every_card_with_the_hit_symbol(edition: str, gun: str) -> None:
    shooter, target, *_ = seats = quiet(edition)
    target.give("missed")
    fire(gun, shooter, target)
    target.play("missed")
    assert not seats.asked().startswith("1")
    target.expect(life=4, hand="")


@rule("BR-MIS-5")
@in_every_edition
@pytest.mark.parametrize("verb", ["play", "discard"])
def test_missed_does_not_help_in_a_duel(edition: str, verb: str) -> None:
    challenger, target, *_ = quiet(edition)
    challenger.give("duel")
    target.give("missed")
    challenger.play("duel", at=target)
    target.is_asked("duel")
    target.cannot("missed", verb=verb, because="no_answer")


@rule("BR-MIS-5")
@in_every_edition
@pytest.mark.parametrize("verb", ["play", "discard"])
def test_missed_does_not_help_against_indians(edition: str, verb: str) -> None:
    chief, target, *_ = quiet(edition)
    chief.give("indians")
    target.give("missed")
    chief.play("indians")
    target.is_asked("indians")
    target.cannot("missed", verb=verb, because="no_answer")


@rule("BR-DOD")
@pytest.mark.parametrize(("edition", "gun"), [(edition, gun) for edition in WITH_DODGE_CITY for gun in guns(edition)])
def test_dodge_works_as_a_missed_and_draws_a_card(edition: str, gun: str) -> None:
    shooter, target, *_ = seats = quiet(edition)
    target.give("dodge")
    fire(gun, shooter, target)
    seats.stack("beer bang")
    target.play("dodge")
    assert not seats.asked().startswith("1")
    target.expect(life=4, hand="beer")


@rule("BR-DOD")
@with_dodge_city
def test_dodge_is_only_a_reaction(edition: str) -> None:
    first, *_ = quiet(edition)
    first.give("dodge")
    first.cannot("dodge", because="only_as_answer")
