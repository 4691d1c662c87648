"""Molly Stark draws a card for each BANG!, Missed! and Beer she uses in another player's turn."""

import pytest

from sixgun.scenario import table
from tests.stories.characters.editions import in_dodge_city, no_beer
from tests.stories.marks import rule


@rule("CH-MOL-1")
@in_dodge_city
def test_molly_draws_for_a_missed_in_another_players_turn(edition: str) -> None:
    other, molly, *_ = t = table("pat_brennan", "molly_stark", "-", "-", edition=edition)
    other.give("bang")
    molly.give("missed")
    t.stack("panic")
    other.play("bang", at=molly)
    molly.play("missed")
    other.is_asked("play_phase")
    molly.expect(life=4, hand="panic")


@rule("CH-MOL-1")
@in_dodge_city
def test_molly_draws_for_a_bang_discarded_against_indians(edition: str) -> None:
    other, molly, after, _ = t = table("pat_brennan", "molly_stark", "-", "-", edition=edition)
    other.give("indians")
    molly.give("bang")
    t.stack("panic")
    other.play("indians")
    molly.discard("bang")
    after.is_asked("indians")
    molly.expect(life=4, hand="panic")


@rule("CH-MOL-1")
@in_dodge_city
def test_molly_draws_for_a_beer_in_another_players_turn(edition: str) -> None:
    other, molly, *_ = t = table("pat_brennan", "molly_stark", "-", "-", edition=edition)
    other.give("bang")
    molly.give("beer")
    t.stack("panic")
    other.play("bang", at=molly)
    molly.pass_()
    molly.play("beer")
    other.is_asked("play_phase")
    molly.expect(life=4, hand="panic")


@rule("CH-MOL-1")
@in_dodge_city
def test_molly_draws_nothing_in_her_own_turn(edition: str) -> None:
    molly, other, *_ = table("molly_stark", "pat_brennan", "-", "-", edition=edition)
    molly.give("bang beer", life=2)
    molly.play("bang", at=other)
    other.pass_()
    no_beer(other, edition)
    molly.play("beer")
    molly.expect(life=3, hand="")


@rule("CH-MOL-1")
@in_dodge_city
def test_molly_draws_nothing_for_a_beer_against_dynamite_in_her_own_turn(edition: str) -> None:
    _, molly, *_ = t = table("-", "molly_stark", "-", "-", edition=edition)
    molly.lay("dynamite")
    molly.give("beer")
    t.stack("5S panic duel")
    molly.begin_turn()
    molly.play("beer")
    molly.expect(hand="")
    molly.pass_()
    molly.expect(life=2, hand="panic duel")  # phase 1


@rule("CH-MOL-2")
@in_dodge_city
def test_in_a_duel_molly_gets_her_cards_when_it_is_over(edition: str) -> None:
    other, molly, *_ = t = table("pat_brennan", "molly_stark", "-", "-", edition=edition)
    other.give("duel bang bang")
    molly.give("bang bang")
    t.stack("panic mustang beer")
    other.play("duel", at=molly)
    molly.discard("bang")
    molly.expect(hand="bang")
    other.discard("bang")
    molly.discard("bang")
    molly.expect(hand="")
    other.discard("bang")
    molly.pass_()
    no_beer(molly, edition)
    other.is_asked("play_phase")
    molly.expect(life=3, hand="panic mustang")


@rule("CH-MOL-2")
@in_dodge_city
def test_molly_gets_her_cards_for_a_duel_she_wins(edition: str) -> None:
    other, molly, *_ = t = table("pat_brennan", "molly_stark", "-", "-", edition=edition)
    other.give("duel bang")
    molly.give("bang bang")
    t.stack("panic mustang beer")
    other.play("duel", at=molly)
    molly.discard("bang")
    other.discard("bang")
    molly.discard("bang")
    other.pass_()
    no_beer(other, edition)
    molly.expect(life=4, hand="panic mustang")


@rule("CH-MOL-2")
@in_dodge_city
def test_molly_draws_nothing_for_a_duel_without_a_bang(edition: str) -> None:
    other, molly, *_ = table("pat_brennan", "molly_stark", "-", "-", edition=edition)
    other.give("duel")
    other.play("duel", at=molly)
    molly.pass_()
    no_beer(molly, edition)
    molly.expect(life=3, hand="")


@rule("CH-MOL-2")
@in_dodge_city
def test_a_molly_who_dies_in_a_duel_gets_nothing(edition: str) -> None:
    other, molly, *_ = t = table("pat_brennan", "molly_stark", "-", "-", edition=edition)  # the renegade: no reward
    other.give("duel bang")
    molly.give("bang", life=1)
    before = len(t.g.deck)
    other.play("duel", at=molly)
    molly.discard("bang")
    other.discard("bang")
    molly.pass_()
    no_beer(molly, edition)
    molly.expect_dead()
    assert len(t.g.deck) == before


@rule("CH-MOL-1", "CH-MOL-2")
@in_dodge_city
def test_molly_draws_for_a_beer_at_the_end_of_a_duel(edition: str) -> None:
    other, molly, *_ = t = table("pat_brennan", "molly_stark", "-", "-", edition=edition)
    other.give("duel bang")
    molly.give("bang beer")
    t.stack("panic mustang duel")
    other.play("duel", at=molly)
    molly.discard("bang")
    other.discard("bang")
    molly.pass_()
    molly.play("beer")
    molly.expect(life=4, hand="panic mustang")


@rule("CH-MOL-1", "CH-MOL-2")
@in_dodge_city
def test_molly_draws_nothing_for_her_own_duel(edition: str) -> None:
    molly, other, *_ = table("molly_stark", "pat_brennan", "-", "-", edition=edition)
    molly.give("duel bang")
    other.give("bang")
    molly.play("duel", at=other)
    other.discard("bang")
    molly.discard("bang")
    other.pass_()
    no_beer(other, edition)
    molly.expect(hand="")


@rule("CH-MOL-3")
@in_dodge_city
@pytest.mark.parametrize("kept", ["bang", "missed", "beer"])
def test_molly_draws_nothing_for_a_card_lost_to_cat_balou(kept: str, edition: str) -> None:
    other, molly, *_ = table("pat_brennan", "molly_stark", "-", "-", edition=edition)
    other.give("cat_balou")
    molly.give(kept)
    other.play("cat_balou", at=molly, take="hand")
    molly.expect(hand="")


@rule("CH-MOL-3")
@in_dodge_city
def test_molly_draws_nothing_for_a_card_lost_to_brawl(edition: str) -> None:
    other, molly, *_ = table("pat_brennan", "molly_stark", "-", "-", edition=edition)
    other.give("brawl panic")
    molly.give("bang")
    other.play("brawl", pay="panic")
    other.take("hand", of=molly)
    molly.expect(hand="")


@rule("CH-MOL-3")
@in_dodge_city
def test_molly_draws_nothing_for_a_card_lost_to_can_can(edition: str) -> None:
    other, molly, *_ = table("pat_brennan", "molly_stark", "-", "-", edition=edition)
    other.lay("can_can")
    molly.give("missed")
    other.use("can_can", at=molly, take="hand")
    molly.expect(hand="")


@rule("DER-23")
@in_dodge_city
def test_a_dodge_draws_molly_one_card_only(edition: str) -> None:
    other, molly, *_ = table("pat_brennan", "molly_stark", "-", "-", edition=edition)
    other.give("bang")
    molly.give("dodge")
    other.play("bang", at=molly)
    molly.play("dodge")
    molly.expect(life=4, hand=1)


@rule("DER-23")
@in_dodge_city
@pytest.mark.parametrize(("card", "drawn"), [("bible", 1), ("sombrero", 0), ("iron_plate", 0), ("ten_gallon_hat", 0)])
def test_molly_draws_nothing_for_a_green_missed_symbol(card: str, drawn: int, edition: str) -> None:
    other, molly, *_ = table("pat_brennan", "molly_stark", "-", "-", edition=edition)
    other.give("bang")
    molly.lay(card)
    other.play("bang", at=molly)
    molly.use(card)
    other.is_asked("play_phase")
    molly.expect(life=4, hand=drawn, in_play="")
