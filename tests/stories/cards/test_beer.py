"""Beer."""

import pytest

from sixgun.engine.events import LifeChanged
from sixgun.scenario import Actor
from tests.stories.cards.gunfights import (
    in_every_edition,
    quiet,
    where_beer_heals,
    where_beer_prevents,
    with_dodge_city,
)
from tests.stories.helpers import suffer
from tests.stories.marks import rule

every_threat = pytest.mark.parametrize("threat", ["bang", "duel", "indians"])


def last_two(edition: str) -> tuple[Actor, Actor]:
    """The sheriff, whose turn it is, and the renegade are the last two players."""
    sheriff, renegade, *outlaws = quiet(edition)
    for outlaw in outlaws:
        outlaw.leave()
    return sheriff, renegade


@rule("BR-BEE-1")
@in_every_edition
def test_beer_regains_one_life_point(edition: str) -> None:
    drinker, *_ = seats = quiet(edition)
    drinker.give("beer", life=2)
    drinker.play("beer")
    drinker.expect(life=3, hand="")
    seats.expect_discards("beer")


@rule("BR-BEE-1")
@in_every_edition
def test_beer_never_heals_beyond_the_starting_amount(edition: str) -> None:
    drinker, *_ = quiet(edition)
    drinker.give("beer beer", life=4)
    drinker.play("beer")
    drinker.play("beer")
    drinker.expect(life=5, hand="")


@rule("BR-BEE-2")
@in_every_edition
def test_beer_is_only_for_oneself(edition: str) -> None:
    drinker, friend, *_ = quiet(edition)
    drinker.give("beer", life=2)
    friend.set_life(2)
    drinker.cannot("beer", at=friend, because="no_such_target")
    drinker.play("beer")
    friend.expect(life=2)


@rule("BR-BEE-3")
@in_every_edition
def test_any_number_of_beers_may_be_played_in_one_turn(edition: str) -> None:
    drinker, *_ = quiet(edition)
    drinker.give("beer beer beer", life=1)
    for life in (2, 3, 4):
        drinker.play("beer")
        drinker.expect(life=life)


@rule("BR-BEE-4")
@where_beer_prevents
@every_threat
def test_beer_prevents_any_loss_in_another_players_turn(edition: str, threat: str) -> None:
    shooter, target, *_ = seats = quiet(edition)
    shooter.give(threat)
    target.give("beer")
    shooter.play(threat, at=None if threat == "indians" else target)
    target.pass_()
    target.is_asked("prevent")
    target.play("beer")
    assert not seats.asked().startswith("1")
    target.expect(life=4, hand="")
    assert seats.heard(LifeChanged) == []


@rule("BR-BEE-4")
@where_beer_prevents
def test_beer_prevents_a_loss_in_ones_own_turn(edition: str) -> None:
    challenger, challenged, *_ = quiet(edition)
    challenger.give("duel beer")
    challenged.give("bang")
    challenger.play("duel", at=challenged)
    challenged.discard("bang")
    challenger.pass_()
    challenger.play("beer")
    challenger.is_asked("play_phase")
    challenger.expect(life=5, hand="")


@rule("BR-BEE-4")
@where_beer_prevents
def test_each_of_several_beers_lowers_the_loss_by_one(edition: str) -> None:
    first, victim, *_ = seats = quiet(edition)
    victim.lay("dynamite")
    victim.give("beer beer")
    seats.stack("9S")
    first.end_turn()
    victim.play("beer")
    victim.play("beer")
    suffer(victim)
    victim.expect(life=3)
    lost = [event.change for event in seats.heard(LifeChanged) if isinstance(event, LifeChanged)]
    assert lost == [-1]


@rule("BR-BEE-5")
@where_beer_heals
@every_threat
def test_an_ordinary_hit_leaves_no_time_for_a_beer(edition: str, threat: str) -> None:
    shooter, target, *_ = seats = quiet(edition)
    shooter.give(threat)
    target.give("beer", life=3)
    shooter.play(threat, at=None if threat == "indians" else target)
    target.cannot("beer", because="no_answer")
    target.pass_()
    assert not seats.asked().startswith("1")
    target.cannot("beer", because="not_asked")
    target.expect(life=2, hand="beer")


@rule("BR-BEE-5")
@where_beer_heals
@every_threat
def test_a_beer_saves_from_a_lethal_hit(edition: str, threat: str) -> None:
    shooter, target, *_ = seats = quiet(edition)
    shooter.give(threat)
    target.give("beer", life=1)
    shooter.play(threat, at=None if threat == "indians" else target)
    target.pass_()
    target.is_asked("last_chance")
    target.play("beer")
    assert not seats.asked().startswith("1")
    target.expect_alive()
    target.expect(life=1, hand="")


@rule("BR-BEE-6")
@where_beer_heals
def test_with_two_players_left_beer_has_no_effect(edition: str) -> None:
    sheriff, _ = last_two(edition)
    sheriff.give("beer", life=2)
    sheriff.play("beer")
    sheriff.is_asked("play_phase")
    sheriff.expect(life=2, hand="")


@rule("BR-BEE-6")
@where_beer_heals
def test_with_two_players_left_beer_does_not_save_a_life(edition: str) -> None:
    sheriff, renegade = last_two(edition)
    sheriff.give("bang")
    renegade.give("beer", life=1)
    sheriff.play("bang", at=renegade)
    renegade.pass_()
    renegade.play("beer")
    renegade.expect(life=0, hand="")
    renegade.pass_()
    renegade.expect_dead()


@rule("BR-BEE-7")
@where_beer_prevents
def test_with_two_players_left_beer_may_not_be_played(edition: str) -> None:
    sheriff, renegade = last_two(edition)
    sheriff.give("beer bang", life=2)
    sheriff.cannot("beer", because="two_players_left")
    renegade.give("beer", life=3)
    sheriff.play("bang", at=renegade)
    renegade.pass_()
    renegade.cannot("beer", because="two_players_left")
    renegade.pass_()
    renegade.expect(life=2, hand="beer")


@rule("BR-BEE-7", "BR-NOBEER", "GR-FEL")
@with_dodge_city
def test_with_two_players_left_the_other_drinks_still_heal(edition: str) -> None:
    sheriff, _ = last_two(edition)
    sheriff.lay("canteen")
    sheriff.give("tequila missed whisky missed", life=1)
    sheriff.use("canteen")
    sheriff.expect(life=2)
    sheriff.play("whisky", pay="missed")
    sheriff.expect(life=4)
    sheriff.play("tequila", at=sheriff, pay="missed")
    sheriff.expect(life=5)


@rule("BR-BEE-8")
@in_every_edition
def test_two_beers_save_a_player_with_two_life_points_from_dynamite(edition: str) -> None:
    first, victim, *_ = seats = quiet(edition)
    victim.lay("dynamite")
    victim.give("beer beer", life=2)
    seats.stack("9S missed missed")
    first.end_turn()
    victim.play("beer")
    victim.play("beer")
    suffer(victim)
    victim.is_asked("play_phase")
    victim.expect(life=1, hand="missed missed")


@rule("BR-BEE-8")
@in_every_edition
def test_one_beer_is_not_enough_against_dynamite(edition: str) -> None:
    first, victim, third, _ = seats = quiet(edition)
    victim.lay("dynamite")
    victim.give("beer", life=2)
    seats.stack("9S")
    first.end_turn()
    victim.play("beer")
    suffer(victim)
    victim.expect_dead()
    seats.expect_turn(third)


@rule("BR-BEE-4")
@where_beer_prevents
@pytest.mark.parametrize("life", [1, 4])
def test_playing_beer_is_optional(edition: str, life: int) -> None:
    shooter, target, *_ = quiet(edition)
    shooter.give("bang")
    target.give("beer", life=life)
    shooter.play("bang", at=target)
    suffer(target)
    target.expect(life=life - 1)
