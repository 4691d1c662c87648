"""In Belle Star's turn the other players' cards in play have no effect."""

import pytest

from sixgun.scenario import table
from tests.stories.characters.editions import hit, in_dodge_city
from tests.stories.marks import rule

GREEN_MISSED = ["sombrero", "iron_plate", "ten_gallon_hat", "bible"]


@rule("CH-BEL-1", "DER-19")
@in_dodge_city
def test_a_barrel_does_not_help_against_belle(edition: str) -> None:
    belle, victim, *_ = table("belle_star", "-", "-", "-", edition=edition)
    belle.give("bang")
    victim.lay("barrel")
    belle.play("bang", at=victim)
    victim.is_asked("shot")
    assert not victim.offers("draw")
    victim.cannot("", because="no_answer", verb="draw")
    hit(victim, edition)
    victim.expect(life=victim.me.max_life - 1)


@rule("CH-BEL-1", "DER-19")
@in_dodge_city
@pytest.mark.parametrize("card", ["mustang", "hideout", "mustang hideout"])
def test_belle_ignores_a_mustang_or_a_hideout(card: str, edition: str) -> None:
    belle, victim, *_ = table("belle_star", "-", "-", "-", edition=edition)
    belle.give("bang")
    victim.lay(card)
    assert belle.distance_to(victim) == 1
    belle.play("bang", at=victim)
    victim.is_asked("shot")


@rule("CH-BEL-2", "DER-19")
@in_dodge_city
@pytest.mark.parametrize("card", GREEN_MISSED)
def test_green_cards_do_not_help_against_belle(card: str, edition: str) -> None:
    belle, victim, *_ = table("belle_star", "-", "-", "-", edition=edition)
    belle.give("bang")
    victim.lay(card)
    belle.play("bang", at=victim)
    assert not victim.offers("use")
    victim.cannot(card, because="no_answer", verb="use")


@rule("CH-BEL-1", "CH-BEL-2")
@in_dodge_city
def test_the_same_cards_help_in_another_players_turn(edition: str) -> None:
    other, victim, *_ = table("-", "-", "-", "belle_star", edition=edition)
    other.give("bang")
    victim.lay("barrel sombrero mustang")
    assert other.distance_to(victim) == 2
    other.lay("remington")
    other.play("bang", at=victim)
    assert victim.offers("draw")
    assert victim.offers("use", "sombrero")


@rule("CH-BEL-1")
@in_dodge_city
def test_the_cards_work_again_when_belles_turn_is_over(edition: str) -> None:
    belle, victim, after, _ = t = table("belle_star", "-", "-", "-", edition=edition)
    victim.lay("mustang")
    assert (belle.distance_to(victim), after.distance_to(victim)) == (1, 1)
    belle.end_turn()
    t.expect_turn(victim)
    assert (belle.distance_to(victim), after.distance_to(victim)) == (2, 2)


@rule("CH-BEL-1")
@in_dodge_city
def test_belles_own_cards_work_in_her_turn(edition: str) -> None:
    belle, _, far, _ = table("belle_star", "-", "-", "-", edition=edition)
    belle.lay("rev_carabine binocular barrel")
    assert (belle.reach(), belle.distance_to(far)) == (4, 1)


@rule("CH-BEL-1")
@in_dodge_city
def test_belles_own_cards_work_in_another_players_turn(edition: str) -> None:
    other, belle, *_ = table("-", "belle_star", "-", "-", edition=edition)
    other.give("bang")
    belle.lay("barrel sombrero")
    other.play("bang", at=belle)
    assert belle.offers("draw")
    assert belle.offers("use", "sombrero")


@rule("DER-19")
def test_jourdonnais_still_draws_in_belles_turn_but_not_for_his_barrel() -> None:
    belle, jourdonnais, *_ = t = table("belle_star", "jourdonnais", "-", "-", edition="combined")
    belle.give("bang")
    jourdonnais.lay("barrel")
    t.stack("clubs")
    belle.play("bang", at=jourdonnais)
    jourdonnais.draw()
    jourdonnais.is_asked("shot")
    assert not jourdonnais.offers("draw")


@rule("DER-19")
def test_belle_sees_paul_one_farther_but_not_his_mustang() -> None:
    belle, paul, *_ = table("belle_star", "paul_regret", "-", "-", edition="combined")
    belle.give("bang")
    paul.lay("mustang")
    assert belle.distance_to(paul) == 2
    belle.cannot("bang", at=paul, because="out_of_reach")


@rule("DER-19")
@in_dodge_city
def test_a_missed_from_hand_helps_against_belle(edition: str) -> None:
    belle, victim, *_ = table("belle_star", "-", "-", "-", edition=edition)
    belle.give("bang")
    victim.give("missed")
    belle.play("bang", at=victim)
    victim.play("missed")
    belle.is_asked("play_phase")


@rule("DER-19")
@in_dodge_city
def test_belle_can_steal_and_discard_what_has_no_effect(edition: str) -> None:
    belle, victim, *_ = t = table("belle_star", "-", "-", "-", edition=edition)
    belle.give("panic cat_balou")
    victim.lay("mustang sombrero")
    belle.play("panic", at=victim, take="mustang")
    belle.play("cat_balou", at=victim, take="sombrero")
    belle.expect(hand="mustang")
    victim.expect(in_play="")
    assert any(t.fits(card, "sombrero") for card in t.g.discards)
