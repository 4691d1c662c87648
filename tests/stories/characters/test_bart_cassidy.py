"""Bart Cassidy draws a card for each life point he loses."""

import pytest

from sixgun.scenario import Actor, table
from tests.stories.characters.editions import die, hit, in_base_editions, no_beer
from tests.stories.marks import rule

MAY = ("abacus", "czech", "combined")


def draws(bart: Actor, edition: str) -> None:
    """Bart draws; he is asked first where drawing is optional."""
    if edition in MAY:
        bart.is_asked("may_use")
        bart.use_ability()


@rule("CH-BAR-1")
@in_base_editions
def test_bart_draws_a_card_for_a_life_point(edition: str) -> None:
    willy, bart, *_ = t = table("willy_the_kid", "bart_cassidy", "-", "-", edition=edition)
    willy.give("bang")
    t.stack("beer")
    willy.play("bang", at=bart)
    hit(bart, edition)
    draws(bart, edition)
    bart.expect(life=3, hand="beer")
    willy.is_asked("play_phase")


@rule("CH-BAR-1", "CH-BAR-3")
@in_base_editions
def test_bart_draws_three_cards_for_dynamite(edition: str) -> None:
    _, bart, *_ = t = table("-", "bart_cassidy", "-", "-", edition=edition)
    bart.lay("dynamite")
    t.stack("5S bang beer missed panic duel")
    bart.begin_turn()
    no_beer(bart, edition)
    draws(bart, edition)
    bart.expect(life=1, hand="bang beer missed panic duel")  # three for the life points, two in phase 1


@rule("CH-BAR-2")
@pytest.mark.parametrize("edition", MAY)
def test_bart_may_decline_the_cards(edition: str) -> None:
    willy, bart, *_ = table("willy_the_kid", "bart_cassidy", "-", "-", edition=edition)
    willy.give("bang")
    willy.play("bang", at=bart)
    hit(bart, edition)
    bart.is_asked("may_use")
    bart.pass_()
    bart.expect(life=3, hand="")
    willy.is_asked("play_phase")


@rule("CH-BAR-2")
@pytest.mark.parametrize("edition", ["fourth", "walkingdead"])
def test_bart_draws_at_once_and_is_not_asked(edition: str) -> None:
    willy, bart, *_ = table("willy_the_kid", "bart_cassidy", "-", "-", edition=edition)
    willy.give("bang")
    willy.play("bang", at=bart)
    bart.pass_()
    willy.is_asked("play_phase")
    bart.expect(life=3, hand=1)


@rule("CH-BAR-3")
@in_base_editions
@pytest.mark.parametrize("card", ["duel", "indians", "gatling"])
def test_bart_draws_for_any_cause(card: str, edition: str) -> None:
    willy, bart, *others = table("willy_the_kid", "bart_cassidy", "-", "-", edition=edition)
    willy.give(card)
    for other in others:
        other.give("missed bang")
    willy.play(card, at=bart if card == "duel" else None)
    bart.pass_()
    no_beer(bart, edition)
    draws(bart, edition)
    bart.expect(life=3, hand=1)


@rule("CH-BAR-3")
@in_base_editions
def test_bart_draws_when_he_loses_his_own_duel(edition: str) -> None:
    bart, other, *_ = table("bart_cassidy", "-", "-", "-", edition=edition)
    bart.give("duel")
    other.give("bang")
    bart.play("duel", at=other)
    other.discard("bang")
    bart.pass_()
    no_beer(bart, edition)
    draws(bart, edition)
    bart.expect(life=4, hand=1)


@rule("CH-BAR-1", "DER-14")
@pytest.mark.parametrize("edition", ["abacus", "combined"])
def test_bart_draws_nothing_for_a_prevented_loss(edition: str) -> None:
    _, bart, *_ = table("-", "bart_cassidy", "-", "-", edition=edition)
    bart.lay("dynamite")
    bart.give("beer")
    bart.table.stack("5S")
    bart.begin_turn()
    bart.play("beer")
    bart.is_asked("prevent")
    bart.pass_()
    bart.use_ability()
    bart.expect(life=2, hand=4)  # two for the points lost, two in phase 1


@rule("DER-13")
@in_base_editions
def test_a_dying_bart_does_not_draw_the_beer_that_would_save_him(edition: str) -> None:
    willy, bart, *_ = t = table("willy_the_kid", "bart_cassidy", "-", "-", edition=edition)
    willy.give("bang")
    bart.set_life(1)
    t.stack("beer")
    willy.play("bang", at=bart)
    die(bart, edition)
    assert t.fits(t.g.deck[-1], "beer")


@rule("DER-13", "DER-14")
@pytest.mark.parametrize("edition", ["czech", "fourth", "walkingdead"])
def test_bart_draws_for_his_last_point_once_a_beer_has_saved_him(edition: str) -> None:
    willy, bart, *_ = t = table("willy_the_kid", "bart_cassidy", "-", "-", edition=edition)
    willy.give("bang")
    bart.give("beer", life=1)
    t.stack("missed")
    willy.play("bang", at=bart)
    bart.pass_()
    bart.is_asked("last_chance")
    bart.expect(life=0, hand="beer")
    bart.play("beer")
    draws(bart, edition)
    bart.expect(life=1, hand="missed")
