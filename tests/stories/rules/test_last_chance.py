"""Losing life: Beer, Sid Ketchum, and abilities that respond (DER-12 to DER-15, DER-45)."""

import pytest

from sixgun.scenario import Scenario, table
from tests.stories.helpers import EVERYBODY, EVERYWHERE, HEALING, PREVENTING, WITH_BASE, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)
with_base = pytest.mark.parametrize("edition", WITH_BASE)


def shot_at(character: str, edition: str, hand: str = "", life: int = 1) -> Scenario:
    """The shooter hits this character, who does not dodge."""
    shooter, target, *_ = story = table("willy_the_kid", character, "-", "-", edition=edition, house_rules=EVERYBODY)
    target.give(hand, life=life)
    shooter.give("bang bang missed")
    shooter.play("bang", at=target)
    target.pass_()
    return story


@rule("DER-12")
@everywhere
def test_a_dying_player_still_counts_as_a_player(edition: str) -> None:
    """Three players are left, one of them without life; that is not two, so Beer works."""
    shooter, target, _, dead = table("-", "-", "-", "-", edition=edition)
    dead.leave()
    shooter.give("bang")
    target.give("beer", life=1)
    shooter.play("bang", at=target)
    target.pass_()
    target.play("beer")
    target.expect_alive()
    target.expect(life=1)


@rule("DER-13")
@with_base
def test_bart_cassidy_cannot_draw_the_beer_that_saves_him(edition: str) -> None:
    _, bart, *_ = story = shot_at("bart_cassidy", edition)
    story.stack("beer")
    bart.expect(hand="")
    assert bart.choices() == "pass"
    bart.pass_()
    bart.expect_dead()


@rule("DER-13")
@with_base
def test_el_gringo_cannot_take_the_beer_that_saves_him(edition: str) -> None:
    shooter, gringo, *_ = shot_at("el_gringo", edition)
    assert gringo.choices() == "pass"
    gringo.pass_()
    gringo.expect_dead()
    shooter.expect(hand="bang missed")


@rule("DER-13", "DER-14")
@pytest.mark.parametrize("edition", HEALING)
def test_where_beer_heals_bart_cassidy_draws_after_it(edition: str) -> None:
    _, bart, *_ = shot_at("bart_cassidy", edition, "beer")
    bart.is_asked("last_chance")
    bart.expect(hand="beer")
    bart.play("beer")
    if edition == "czech":
        bart.use_ability()
    bart.expect(life=1, hand=1)


@rule("DER-14")
@pytest.mark.parametrize("edition", PREVENTING)
def test_where_beer_prevents_the_loss_bart_cassidy_draws_nothing(edition: str) -> None:
    shooter, bart, *_ = shot_at("bart_cassidy", edition, "beer")
    bart.play("beer")
    shooter.is_asked("play_phase")
    bart.expect(life=1, hand="")


@rule("DER-14")
@pytest.mark.parametrize("edition", PREVENTING)
def test_bart_cassidy_draws_for_the_points_that_were_not_prevented(edition: str) -> None:
    bart, *_ = story = table("bart_cassidy", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    bart.lay("dynamite")
    bart.give("beer", life=4)
    story.stack("7S missed missed panic duel")
    bart.begin_turn()
    bart.play("beer")
    bart.pass_()
    bart.use_ability()
    bart.expect(life=2, hand="missed missed panic duel")  # two of them are those of phase 1


@rule("DER-14")
@pytest.mark.parametrize("edition", HEALING)
def test_where_beer_heals_el_gringo_takes_a_card(edition: str) -> None:
    shooter, gringo, *_ = shot_at("el_gringo", edition, "beer")
    gringo.play("beer")
    if edition == "czech":
        gringo.use_ability()
    gringo.expect(life=1, hand=1)
    shooter.expect(hand=1)


@rule("DER-14")
@pytest.mark.parametrize("edition", PREVENTING)
def test_where_beer_prevents_the_loss_el_gringo_takes_nothing(edition: str) -> None:
    shooter, gringo, *_ = shot_at("el_gringo", edition, "beer")
    gringo.play("beer")
    gringo.expect(life=1, hand="")
    shooter.expect(hand="bang missed")


@rule("DER-15")
@everywhere
def test_beer_at_full_life_is_legal_without_effect(edition: str) -> None:
    drinker, *_ = story = table("-", "-", "-", "-", edition=edition)
    full = drinker.me.life
    drinker.give("beer")
    drinker.play("beer")
    drinker.expect(life=full, hand="")
    story.expect_discards("beer")


@rule("DER-15")
@with_base
def test_suzy_can_empty_her_hand_with_beer_at_full_life(edition: str) -> None:
    suzy, *_ = story = table("suzy_lafayette", "-", "-", "-", edition=edition)
    suzy.give("beer")
    story.stack("duel")
    suzy.play("beer")
    if edition == "czech":
        suzy.use_ability()
    suzy.expect(life=5, hand="duel")


@rule("DER-45")
@with_base
def test_sid_ketchum_saves_himself_with_two_players_left(edition: str) -> None:
    shooter, sid, *others = table("willy_the_kid", "sid_ketchum", "-", "-", edition=edition)
    for seat in others:
        seat.leave()
    shooter.give("bang")
    sid.give("panic duel", life=1)
    shooter.play("bang", at=sid)
    sid.pass_()
    sid.use_ability("panic duel")
    suffer(sid)
    sid.expect_alive()
    sid.expect(life=1, hand="")


@rule("DER-45")
@with_base
def test_sid_ketchum_needs_two_cards_for_each_point_of_a_lethal_loss(edition: str) -> None:
    """Two life points, three lost: four cards leave one point (2 - 3 + 2), as two Beers would."""
    sid, *_ = story = table("sid_ketchum", "-", "-", "-", edition=edition)
    sid.lay("dynamite")
    sid.give("panic duel gatling saloon", life=2)
    story.stack("7S")
    sid.begin_turn()
    sid.use_ability("panic duel")
    sid.use_ability("gatling saloon")
    suffer(sid)
    sid.expect_alive()
    sid.expect(life=1)
