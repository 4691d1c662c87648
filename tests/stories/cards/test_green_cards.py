"""What all green cards have in common."""

import pytest

from sixgun.scenario import Actor, table
from tests.stories.cards.gunfights import quiet, with_dodge_city
from tests.stories.helpers import WITH_DODGE_CITY, suffer
from tests.stories.marks import rule

SHIELDS = ("bible", "iron_plate", "sombrero", "ten_gallon_hat")
AT_A_NEIGHBOUR = ("buffalo_rifle", "derringer", "knife", "pepperbox")
AT_A_CARD = ("can_can", "conestoga")
AT_NOBODY = ("canteen", "howitzer", "pony_express")
IN_ONES_OWN_TURN = (*AT_A_NEIGHBOUR, *AT_A_CARD, *AT_NOBODY)

every_green_card = pytest.mark.parametrize("card", [*SHIELDS, *IN_ONES_OWN_TURN])
every_card_of_ones_own_turn = pytest.mark.parametrize("card", IN_ONES_OWN_TURN)
every_shield = pytest.mark.parametrize("card", SHIELDS)


def aim(card: str, at: Actor) -> Actor | None:
    return None if card in AT_NOBODY else at


def loot(card: str) -> str:
    return "hand" if card in AT_A_CARD else ""


@rule("GR-GEN-1")
@with_dodge_city
@every_green_card
def test_a_green_card_is_played_in_front_of_oneself(edition: str, card: str) -> None:
    owner, other, *_ = seats = quiet(edition)
    owner.give(card)
    other.give("missed")
    owner.cannot(card, at=other, because="no_such_target")
    owner.play(card)
    owner.is_asked("play_phase")
    owner.expect(hand="", in_play=card)
    seats.expect_discards("")


@rule("GR-GEN-2")
@with_dodge_city
@every_card_of_ones_own_turn
def test_a_green_card_cannot_be_used_in_the_turn_it_was_played(edition: str, card: str) -> None:
    owner, other, *_ = quiet(edition)
    other.give("missed")
    owner.give(card)
    owner.play(card)
    owner.cannot(card, at=aim(card, other), take=loot(card), verb="use", because="laid_this_turn")


@rule("GR-GEN-3")
@with_dodge_city
@every_card_of_ones_own_turn
def test_a_green_card_is_used_once_and_discarded(edition: str, card: str) -> None:
    owner, other, third, fourth = seats = quiet(edition)
    other.give("missed")
    owner.lay(card)
    owner.use(card, at=aim(card, other), take=loot(card))
    for player in (other, third, fourth):
        suffer(player)
    owner.is_asked("play_phase")
    owner.expect(in_play="")
    seats.expect_discards(card)


@rule("GR-GEN-3")
@with_dodge_city
@every_card_of_ones_own_turn
def test_a_green_card_cannot_be_used_in_another_players_turn(edition: str, card: str) -> None:
    shooter, owner, *_ = quiet(edition)
    owner.lay(card)
    shooter.give("bang missed")
    owner.cannot(card, at=aim(card, shooter), take=loot(card), verb="use", because="not_asked")
    shooter.play("bang", at=owner)
    owner.cannot(card, at=aim(card, shooter), take=loot(card), verb="use", because="no_answer")


@rule("GR-GEN-3", "GR-GEN-4")
@with_dodge_city
@every_shield
def test_a_green_missed_symbol_is_used_once_in_another_players_turn(edition: str, card: str) -> None:
    shooter, owner, *_ = seats = quiet(edition)
    owner.lay(card)
    shooter.give("bang")
    shooter.play("bang", at=owner)
    owner.use(card)
    owner.expect(life=4, in_play="")
    seats.expect_discards(f"{card} bang")


@rule("GR-GEN-5")
@with_dodge_city
def test_a_sombrero_works_as_soon_as_the_next_turn_begins(edition: str) -> None:
    owner, neighbour, *_ = quiet(edition)
    owner.give("sombrero")
    owner.play("sombrero")
    owner.end_turn()
    neighbour.give("punch")
    neighbour.play("punch", at=owner)
    owner.use("sombrero")
    neighbour.is_asked("play_phase")
    owner.expect(life=5, in_play="")


@rule("GR-GEN-6")
@with_dodge_city
def test_a_derringer_shoots_in_a_later_turn(edition: str) -> None:
    owner, target, third, fourth = seats = quiet(edition)
    owner.give("derringer")
    owner.play("derringer")
    owner.cannot("derringer", at=target, verb="use", because="laid_this_turn")
    for player in (owner, target, third, fourth):
        player.end_turn()
    owner.expect(hand=2)
    seats.stack("beer")
    owner.use("derringer", at=target)
    assert "beer" in [seats.g.card(card).key for card in owner.me.hand]
    suffer(target)
    target.expect(life=3)
    owner.expect(hand=3, in_play="")
    seats.expect_discards("derringer")


@rule("GR-GEN-7")
@with_dodge_city
def test_a_stolen_green_card_may_be_played_at_once_and_used_next_turn(edition: str) -> None:
    thief, victim, third, fourth = quiet(edition)
    victim.lay("knife")
    thief.give("panic")
    thief.play("panic", at=victim, take="knife")
    thief.expect(hand="knife", in_play="")
    thief.play("knife")
    thief.expect(hand="", in_play="knife")
    thief.cannot("knife", at=victim, verb="use", because="laid_this_turn")
    for player in (thief, victim, third, fourth):
        player.end_turn()
    thief.use("knife", at=victim)
    victim.is_asked("shot")


@rule("GR-GEN-7")
@with_dodge_city
def test_a_stolen_bible_is_not_used_in_the_same_turn(edition: str) -> None:
    thief, victim, *_ = quiet(edition)
    victim.lay("bible")
    thief.give("panic")
    thief.play("panic", at=victim, take="bible")
    thief.play("bible")
    assert not thief.offers("use", "bible")


@rule("GR-GEN-8")
@with_dodge_city
@every_green_card
def test_panic_and_cat_balou_take_green_cards_off_the_table(edition: str, card: str) -> None:
    first, owner, *_ = seats = quiet(edition)
    owner.lay(card)
    first.give("panic cat_balou")
    first.play("panic", at=owner, take=card)
    first.expect(hand=f"{card} cat_balou")
    owner.expect(in_play="")
    owner.lay("iron_plate")
    first.play("cat_balou", at=owner, take="iron_plate")
    seats.expect_discards("iron_plate cat_balou")


@rule("GR-GEN-8")
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
@pytest.mark.parametrize("card", [card for card in (*SHIELDS, *IN_ONES_OWN_TURN) if card != "can_can"])
def test_can_can_takes_green_cards_off_the_table(edition: str, card: str) -> None:
    first, owner, *_ = seats = quiet(edition)
    owner.lay(card)
    first.lay("can_can")
    first.use("can_can", at=owner, take=card)
    owner.expect(in_play="")
    seats.expect_discards(f"{card} can_can")


@rule("GR-GEN-9")
@with_dodge_city
def test_one_of_two_iron_plates_is_discarded_at_the_end_of_the_turn(edition: str) -> None:
    owner, second, *_ = seats = quiet(edition)
    owner.give("iron_plate-AD iron_plate-QS")
    owner.play("iron_plate-AD")
    owner.play("iron_plate-QS")
    owner.expect(in_play="iron_plate iron_plate")
    owner.pass_()
    owner.is_asked("tidy")
    owner.discard("iron_plate-AD")
    owner.expect(in_play="iron_plate")
    seats.expect_discards("iron_plate-AD")
    seats.expect_turn(second)


@rule("DER-47", "GR-GEN-7")
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
def test_a_stolen_sombrero_played_again_dodges_the_next_players_shot(edition: str) -> None:
    thief, left, _, victim = table("-", "-", "-", "-", edition=edition)
    thief.give("panic")
    victim.lay("sombrero")
    thief.play("panic", at=victim, take="sombrero")
    thief.play("sombrero")
    thief.cannot("sombrero", because="only_as_answer", verb="use")
    thief.end_turn()
    left.give("bang")
    left.play("bang", at=thief)
    thief.use("sombrero")
    thief.expect(life=5, in_play="")
