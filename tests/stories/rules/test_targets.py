"""Valid targets of a card (DER-09, DER-40), and random hand cards (DER-39)."""

from collections import Counter

import pytest

from sixgun.engine.actions import PLAYING, Action
from sixgun.engine.chance import Chance, key_of
from sixgun.engine.events import Moved
from sixgun.engine.ids import FROM_HAND, HAND, NO_CARD
from sixgun.engine.kernel import act
from sixgun.scenario import table
from tests.stories.marks import rule
from tests.stories.rules.people import in_every_edition, town, with_dodge_city


@rule("DER-09")
@in_every_edition
@pytest.mark.parametrize("card", ["panic", "cat_balou"])
def test_a_player_without_cards_is_not_a_target(edition: str, card: str) -> None:
    first, second, _, fourth = town(edition)
    first.give(card)
    fourth.give("beer")
    first.cannot(card, at=second, take="hand", because="nothing_to_take")
    first.play(card, at=fourth, take="hand")
    fourth.expect(hand="")


@rule("DER-09")
@with_dodge_city
def test_rag_time_conestoga_and_can_can_need_a_card_to_take(edition: str) -> None:
    first, second, third, _ = town(edition)
    first.lay("conestoga can_can")
    first.give("rag_time bang")
    third.give("beer missed saloon")
    first.cannot("conestoga", at=second, take="hand", verb="use", because="nothing_to_take")
    first.cannot("can_can", at=second, take="hand", verb="use", because="nothing_to_take")
    first.cannot("rag_time", at=second, take="hand", pay="bang", because="nothing_to_take")
    first.use("conestoga", at=third, take="hand")
    first.use("can_can", at=third, take="hand")
    first.play("rag_time", at=third, take="hand", pay="bang")
    first.expect(hand=2)
    third.expect(hand="")


@rule("DER-09")
@in_every_edition
def test_a_lone_cat_balou_cannot_target_its_player(edition: str) -> None:
    first, second, *_ = town(edition)
    second.give("beer")
    first.give("cat_balou")
    first.cannot("cat_balou", at=first, take="cat_balou", because="nothing_to_take")


@rule("DER-40")
@in_every_edition
@pytest.mark.parametrize("card", ["bang", "duel", "panic"])
def test_shots_duels_and_robberies_need_another_player(edition: str, card: str) -> None:
    first, *_ = town(edition)
    first.give(f"{card} beer")
    first.cannot(card, at=first, take="beer" if card == "panic" else "", because="not_on_self")


@rule("DER-40")
@in_every_edition
def test_cat_balou_may_target_ones_own_cards(edition: str) -> None:
    first, *_ = town(edition)
    first.lay("dynamite")
    first.give("cat_balou cat_balou beer")
    first.play("cat_balou", at=first, take="dynamite")
    first.expect(in_play="", hand="cat_balou beer")
    first.play("cat_balou", at=first, take="beer")
    first.expect(hand="")


@rule("DER-40")
@with_dodge_city
def test_can_can_and_tequila_may_be_aimed_at_oneself(edition: str) -> None:
    first, *_ = town(edition)
    first.lay("can_can dynamite")
    first.give("tequila bang", life=2)
    first.use("can_can", at=first, take="dynamite")
    first.expect(in_play="")
    first.play("tequila", at=first, pay="bang")
    first.expect(life=3, hand="")


@rule("DER-40")
@in_every_edition
def test_everyone_but_the_sheriff_may_jail_themselves(edition: str) -> None:
    sheriff, second, *_ = town(edition)
    sheriff.give("jail")
    sheriff.cannot("jail", at=sheriff, because="sheriff_not_jailed")
    second.begin_play()
    second.give("jail")
    second.cannot("jail", at=sheriff, because="sheriff_not_jailed")
    second.play("jail", at=second)
    second.expect(in_play="jail")


@rule("DER-39")
def test_every_hand_card_is_equally_likely_to_be_taken() -> None:
    first, second, *_ = seats = table("-", "-", "-", "-")
    first.give("panic")
    second.give("bang missed beer saloon")
    panic, found = first.me.hand[0], Counter[str]()
    for seed in range(800):
        g = seats.g.clone()
        g.chance = Chance(key_of(seed))
        act(g, Action(PLAYING, panic, second.seat, FROM_HAND))
        found[g.card(g.players[0].hand[0]).key] += 1
    assert set(found) == {"bang", "missed", "beer", "saloon"}
    assert all(150 < times < 250 for times in found.values()), found


@rule("DER-39")
@in_every_edition
def test_a_random_card_is_hidden_until_it_is_taken(edition: str) -> None:
    first, second, third, _ = seats = town(edition)
    first.give("panic")
    second.give("bang missed beer saloon")
    assert {option.take for option in seats.g.options if option.verb == PLAYING} == {FROM_HAND}
    first.cannot("panic", at=second, take="beer", because="nothing_to_take")
    first.play("panic", at=second, take="hand")
    theft = Moved(first.me.hand[0], HAND + second.seat, HAND + first.seat)
    assert theft in seats.heard(Moved)
    assert (theft.seen_by(first.seat), theft.seen_by(second.seat)) == (theft, theft)
    assert theft.seen_by(third.seat) == Moved(NO_CARD, HAND + second.seat, HAND + first.seat)
