"""20. Symbols: Missed! and hit, life and cards."""

import pytest

from sixgun.engine.events import LifeChanged
from sixgun.scenario import Actor
from tests.stories.cards.gunfights import closer, fire, guns, in_every_edition, quiet, with_dodge_city, with_every_gun
from tests.stories.helpers import EVERYWHERE, WITH_DODGE_CITY, suffer
from tests.stories.marks import rule

SHIELDS = ("bible", "iron_plate", "sombrero", "ten_gallon_hat")


def answers(edition: str) -> tuple[str, ...]:
    """The cards with the Missed! symbol."""
    return ("missed", "dodge", *SHIELDS) if edition in WITH_DODGE_CITY else ("missed",)


EVERY_ANSWER = [(edition, card) for edition in EVERYWHERE for card in answers(edition)]
EVERY_ANSWER_TO_EVERY_GUN = [(edition, card, gun) for edition, card in EVERY_ANSWER for gun in guns(edition)]


def hold(card: str, owner: Actor) -> None:
    if card in SHIELDS:
        owner.lay(card)
    else:
        owner.give(card)


def answer(card: str, owner: Actor) -> None:
    if card in SHIELDS:
        owner.use(card)
    else:
        owner.play(card)


# ---- Missed! and hit


@rule("SYM-01")
@pytest.mark.parametrize(("edition", "card"), EVERY_ANSWER)
def test_the_missed_symbol_cancels_a_hit(edition: str, card: str) -> None:
    shooter, target, *_ = quiet(edition)
    shooter.give("bang")
    hold(card, target)
    shooter.play("bang", at=target)
    answer(card, target)
    shooter.is_asked("play_phase")
    target.expect(life=4)


@rule("SYM-02")
@with_every_gun
def test_the_hit_symbol_costs_one_life_point_unless_prevented(edition: str, gun: str) -> None:
    shooter, target, *_ = seats = quiet(edition)
    fire(gun, shooter, target)
    suffer(target)
    target.expect(life=3)
    lost = [(event.seat, event.change) for event in seats.heard(LifeChanged) if isinstance(event, LifeChanged)]
    assert lost == [(1, -1)]


@rule("SYM-03")
@pytest.mark.parametrize(("edition", "card", "gun"), EVERY_ANSWER_TO_EVERY_GUN)
def test_every_missed_symbol_cancels_every_hit_symbol(edition: str, card: str, gun: str) -> None:
    shooter, target, *_ = seats = quiet(edition)
    hold(card, target)
    fire(gun, shooter, target)
    answer(card, target)
    assert not seats.asked().startswith("1")
    target.expect(life=4)


# ---- life and cards


@rule("SYM-04")
@in_every_edition
def test_the_life_symbol_heals_only_the_player_of_the_card(edition: str) -> None:
    player, *others = quiet(edition)
    player.give("beer", life=2)
    for other in others:
        other.set_life(2)
    player.play("beer")
    player.expect(life=3)
    for other in others:
        other.expect(life=2)


@rule("SYM-04")
@with_dodge_city
@pytest.mark.parametrize(("card", "healed"), [("canteen", 3), ("whisky", 4)])
def test_each_life_symbol_is_one_life_point(edition: str, card: str, healed: int) -> None:
    player, *others = quiet(edition)
    player.set_life(2)
    for other in others:
        other.set_life(2)
    if card == "canteen":
        player.lay(card)
        player.use(card)
    else:
        player.give(f"{card} missed")
        player.play(card, pay="missed")
    player.expect(life=healed)
    for other in others:
        other.expect(life=2)


@rule("SYM-05")
@in_every_edition
@pytest.mark.parametrize(("card", "drawn"), [("stagecoach", "bang missed"), ("wells_fargo", "bang missed beer")])
def test_each_card_symbol_is_the_top_card_of_the_deck(edition: str, card: str, drawn: str) -> None:
    player, *_ = seats = quiet(edition)
    player.give(card)
    seats.stack("bang missed beer panic")
    player.play(card)
    player.expect(hand=drawn)


@rule("SYM-05")
@with_dodge_city
@pytest.mark.parametrize("card", ["dodge", "bible"])
def test_the_card_symbol_beside_missed_draws_the_top_card(edition: str, card: str) -> None:
    shooter, target, *_ = seats = quiet(edition)
    shooter.give("bang")
    hold(card, target)
    shooter.play("bang", at=target)
    seats.stack("panic beer")
    answer(card, target)
    target.expect(hand="panic")


def robbers(edition: str) -> tuple[str, ...]:
    return ("panic", "rag_time", "conestoga") if edition in WITH_DODGE_CITY else ("panic",)


def strippers(edition: str) -> tuple[str, ...]:
    return ("cat_balou", "can_can") if edition in WITH_DODGE_CITY else ("cat_balou",)


def take_with(card: str, by: Actor, of: Actor, take: str) -> None:
    """Takes or discards another player's card with this card."""
    if card in ("conestoga", "can_can"):
        by.lay(card)
        by.use(card, at=of, take=take)
    elif card == "rag_time":
        by.give("rag_time stagecoach")
        by.play(card, at=of, take=take, pay="stagecoach")
    else:
        by.give(card)
        by.play(card, at=of, take=take)


@rule("SYM-06")
@pytest.mark.parametrize(("edition", "card"), [(edition, card) for edition in EVERYWHERE for card in robbers(edition)])
@pytest.mark.parametrize(
    ("take", "taken", "hand", "in_play"),
    [("hand", "missed", "", "barrel mustang"), ("barrel", "barrel", "missed", "mustang")],
)
def test_a_card_taken_from_a_player_comes_from_hand_or_from_play(
    edition: str, card: str, take: str, taken: str, hand: str, in_play: str
) -> None:
    thief, victim, *_ = quiet(edition)
    victim.give("missed")
    victim.lay("barrel mustang")
    thief.lay(closer(edition))
    take_with(card, thief, victim, take)
    thief.expect(hand=taken)
    victim.expect(hand=hand, in_play=in_play)


@rule("SYM-07")
@pytest.mark.parametrize(
    ("edition", "card"), [(edition, card) for edition in EVERYWHERE for card in strippers(edition)]
)
@pytest.mark.parametrize(
    ("take", "lost", "hand", "in_play"),
    [("hand", "missed", "", "barrel mustang"), ("barrel", "barrel", "missed", "mustang")],
)
def test_the_discard_symbol_applies_to_the_hand_or_a_chosen_card_in_play(
    edition: str, card: str, take: str, lost: str, hand: str, in_play: str
) -> None:
    first, victim, *_ = seats = quiet(edition)
    victim.give("missed")
    victim.lay("barrel mustang")
    take_with(card, first, victim, take)
    first.expect(hand="")
    victim.expect(hand=hand, in_play=in_play)
    assert {seats.g.card(gone).key for gone in seats.g.discards} == {card, lost}


@rule("SYM-06", "SYM-07")
@pytest.mark.parametrize(
    ("edition", "card"),
    [(edition, card) for edition in EVERYWHERE for card in (*robbers(edition), *strippers(edition))],
)
def test_a_card_taken_from_hand_is_random(edition: str, card: str) -> None:
    left = set()
    for seed in range(12):
        first, victim, *_ = quiet(edition, seed=seed)
        victim.give("missed beer")
        take_with(card, first, victim, "hand")
        left |= {victim.g.card(kept).key for kept in victim.me.hand}
    assert left == {"missed", "beer"}


@rule("SYM-08")
@with_dodge_city
@pytest.mark.parametrize("price", ["bang", "barrel", "sombrero"])
def test_the_two_card_symbol_costs_this_card_and_any_other_of_the_hand(edition: str, price: str) -> None:
    player, *_ = seats = quiet(edition)
    player.give("whisky", life=1)
    player.cannot("whisky", because="no_card_to_pay")
    player.give(price)
    player.cannot("whisky", because="no_card_to_pay")
    player.play("whisky", pay=price)
    player.expect(life=3, hand="", in_play="")
    seats.expect_discards(f"{price} whisky")
