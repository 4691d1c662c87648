"""Cards that cost another card: Rag Time, Brawl, Springfield; Tequila and Whisky heal."""

import pytest

from sixgun.engine.actions import Action
from sixgun.scenario import Actor
from tests.stories.cards.gunfights import quiet, with_dodge_city
from tests.stories.helpers import suffer
from tests.stories.marks import rule

PAID = ("rag_time", "brawl", "springfield", "tequila", "whisky")


def aim(card: str, at: Actor) -> Actor | None:
    return at if card in ("rag_time", "springfield", "tequila") else None


def loot(card: str) -> str:
    return "hand" if card == "rag_time" else ""


@rule("BR-COST")
@with_dodge_city
@pytest.mark.parametrize("card", PAID)
def test_a_paid_card_needs_another_hand_card(edition: str, card: str) -> None:
    first, second, *_ = quiet(edition)
    first.give(card, life=2)
    first.lay("barrel")
    second.give("missed")
    first.cannot(card, at=aim(card, second), take=loot(card), because="no_card_to_pay")
    first.cannot(card, at=aim(card, second), take=loot(card), pay="barrel", because="no_card_to_pay")
    first.unplayable(card, because="no_card_to_pay")


@rule("BR-COST")
@with_dodge_city
@pytest.mark.parametrize("card", PAID)
def test_the_price_must_be_paid(edition: str, card: str) -> None:
    first, second, *_ = seats = quiet(edition)
    first.give(f"{card} stagecoach missed", life=2)
    second.give("bang")
    first.cannot(card, at=aim(card, second), take=loot(card), because="no_card_to_pay")
    first.play(card, at=aim(card, second), take=loot(card), pay="stagecoach")
    assert seats.g.card(seats.g.discards[0]).key == "stagecoach"
    assert "stagecoach" not in [seats.g.card(held).key for held in first.me.hand]


@rule("BR-COST")
@with_dodge_city
@pytest.mark.parametrize("card", PAID)
def test_a_card_does_not_pay_for_itself(edition: str, card: str) -> None:
    first, second, *_ = quiet(edition)
    first.give(f"{card} missed", life=2)
    second.give("bang")
    wish = first.wish("play", card, aim(card, second), loot(card), "missed")
    refusal = first.refused(Action(wish.verb, wish.card, wish.target, wish.take, pay=wish.card))
    assert refusal.code == "no_card_to_pay"


@rule("BR-COST")
@with_dodge_city
def test_the_price_is_paid_before_the_effect(edition: str) -> None:
    first, second, *_ = seats = quiet(edition)
    first.give("springfield beer")
    first.play("springfield", at=second, pay="beer")
    second.is_asked("shot")
    seats.expect_discards("beer")
    first.expect(hand="")


@rule("DER-25")
@with_dodge_city
@pytest.mark.parametrize("price", ["bang", "missed", "beer", "barrel", "dynamite", "knife", "gatling", "rag_time"])
def test_any_hand_card_is_a_price_and_has_no_effect(edition: str, price: str) -> None:
    first, second, *_ = seats = quiet(edition)
    first.give(f"springfield {price}", life=2)
    first.play("springfield", at=second, pay=price)
    seats.expect_discards(price)
    suffer(second)
    first.is_asked("play_phase")
    first.expect(life=2, hand="", in_play="")
    second.expect(life=3)


@rule("DER-25")
@with_dodge_city
def test_a_bang_paid_is_not_a_bang_played(edition: str) -> None:
    first, second, *_ = quiet(edition)
    first.give("springfield bang-8S bang-5C")
    first.play("springfield", at=second, pay="bang-8S")
    suffer(second)
    first.play("bang", at=second)
    second.is_asked("shot")


@rule("BR-RAG")
@with_dodge_city
def test_rag_time_takes_a_chosen_card_in_play_at_any_distance(edition: str) -> None:
    thief, _, _, far, *_ = seats = quiet(edition, 6)
    thief.give("rag_time bang")
    far.lay("barrel mustang")
    thief.cannot("rag_time", at=thief, take="bang", pay="bang", because="not_on_self")
    thief.play("rag_time", at=far, take="barrel", pay="bang")
    thief.expect(hand="barrel")
    far.expect(in_play="mustang")
    seats.expect_discards("bang rag_time")


@rule("BR-RAG")
@with_dodge_city
def test_rag_time_takes_a_random_card_of_a_hand(edition: str) -> None:
    taken = set()
    for seed in range(12):
        thief, victim, *_ = seats = quiet(edition, seed=seed)
        thief.give("rag_time bang")
        victim.give("missed beer")
        thief.cannot("rag_time", at=victim, take="beer", pay="bang", because="nothing_to_take")
        thief.play("rag_time", at=victim, take="hand", pay="bang")
        thief.expect(hand=1)
        taken |= {seats.g.card(card).key for card in thief.me.hand}
    assert taken == {"missed", "beer"}


@rule("BR-BRA-1")
@with_dodge_city
def test_brawl_is_decided_for_each_player_separately(edition: str) -> None:
    first, second, third, fourth = seats = quiet(edition)
    first.give("brawl missed")
    second.give("beer")
    second.lay("mustang")
    third.lay("barrel hideout")
    fourth.give("beer")
    fourth.lay("volcanic")
    first.play("brawl", pay="missed")
    first.take("mustang", of=second)
    first.take("hideout", of=third)
    first.take("hand", of=fourth)
    first.is_asked("play_phase")
    first.expect(hand="")
    second.expect(hand="beer", in_play="")
    third.expect(in_play="barrel")
    fourth.expect(hand="", in_play="volcanic")
    seats.expect_discards("missed mustang hideout beer brawl")


@rule("BR-BRA-1")
@with_dodge_city
def test_brawl_discards_a_random_hand_card(edition: str) -> None:
    lost = set()
    for seed in range(12):
        first, victim, *_ = seats = quiet(edition, seed=seed)
        first.give("brawl bang")
        victim.give("missed beer")
        first.play("brawl", pay="bang")
        assert first.choices() == "pass take@1<hand"
        first.take("hand", of=victim)
        victim.expect(hand=1)
        lost |= {"missed", "beer"} - {seats.g.card(card).key for card in victim.me.hand}
    assert lost == {"missed", "beer"}


@rule("BR-BRA-2")
@with_dodge_city
def test_brawl_with_any_other_card_costs_all_others_one_card(edition: str) -> None:
    first, *others = quiet(edition, 6)
    first.give("brawl dynamite beer")
    for other in others:
        other.give("bang bang")
    first.play("brawl", pay="dynamite")
    for other in others:
        first.take("hand", of=other)
        other.expect(hand="bang")
    first.is_asked("play_phase")
    first.expect(hand="beer")


@rule("DER-27")
@with_dodge_city
def test_brawl_skips_players_without_cards(edition: str) -> None:
    first, _, third, _ = quiet(edition)
    first.give("brawl missed")
    third.give("beer")
    first.play("brawl", pay="missed")
    first.take("hand", of=third)
    first.is_asked("play_phase")
    third.expect(hand="")


@rule("DER-27")
@with_dodge_city
def test_brawl_may_spare_a_player(edition: str) -> None:
    first, second, third, _ = quiet(edition)
    first.give("brawl missed")
    second.give("beer")
    third.give("beer")
    first.play("brawl", pay="missed")
    first.pass_()
    first.take("hand", of=third)
    second.expect(hand="beer")
    third.expect(hand="")


@rule("BR-SPR")
@with_dodge_city
def test_springfield_hits_at_any_distance(edition: str) -> None:
    first, _, _, far, *_ = quiet(edition, 6)
    first.give("springfield beer")
    far.lay("mustang")
    far.set_life(3)
    assert (first.distance_to(far), first.reach()) == (4, 1)
    first.cannot("springfield", at=first, pay="beer", because="not_on_self")
    first.play("springfield", at=far, pay="beer")
    suffer(far)
    far.expect(life=2)


@rule("BR-SPR")
@with_dodge_city
def test_missed_and_barrel_help_against_springfield(edition: str) -> None:
    first, second, *_ = seats = quiet(edition)
    second.give("missed")
    second.lay("barrel")
    first.give("springfield beer")
    first.play("springfield", at=second, pay="beer")
    second.play("missed")
    first.give("springfield beer")
    first.play("springfield", at=second, pay="beer")
    seats.stack("hearts")
    second.draw()
    first.is_asked("play_phase")
    second.expect(life=4)


@rule("BR-SPR")
@with_dodge_city
def test_springfield_is_not_a_bang_card(edition: str) -> None:
    first, second, *_ = quiet(edition)
    first.give("springfield beer bang")
    first.play("springfield", at=second, pay="beer")
    suffer(second)
    first.play("bang", at=second)
    suffer(second)
    first.give("springfield beer")
    first.play("springfield", at=second, pay="beer")
    second.is_asked("shot")
