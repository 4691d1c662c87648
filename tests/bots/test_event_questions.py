"""What bots answer to the questions of event cards, and how a card in force changes what they play.

The Doctor, Thirst, Train Arrival, High Noon, Dead Man, Vendetta, Abandoned Mine and A Fistful of Cards act by
themselves: what they leave to be decided is asked as in every other turn.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixgun.engine.ids import HEARTS, SPADES, Suit
from sixgun.event_cards import EVENT_CARDS
from sixgun.scenario import Actor, Scenario, table
from tests.bots.test_weights import choice

ROLES = "sheriff outlaw renegade outlaw"
AUTOMATIC = {
    "doctor",
    "thirst",
    "train_arrival",
    "high_noon",
    "dead_man",
    "vendetta",
    "abandoned_mine",
    "fistful_of_cards",
}
ELSEWHERE = {"curse", "ghost_town", "gold_rush", "daltons"}  # in test_event_cards.py


def outlaw(hand: str) -> Actor:
    """An outlaw beside the sheriff, in phase 2."""
    t = table("bart_cassidy", "sid_ketchum", "kit_carlson", "suzy_lafayette", roles=ROLES)
    t[1].begin_play()
    t[1].give(hand)
    return t[1]


# Played without the card and with it


def at_a_barrel() -> Actor:
    me = outlaw("bang")
    me.table[0].lay("barrel")
    return me


def with_a_missed_for_a_bang() -> Actor:
    t = table("bart_cassidy", "calamity_janet", "kit_carlson", "suzy_lafayette", roles=ROLES)
    t[1].begin_play()
    t[1].give("missed")
    return t[1]


def wounded() -> Actor:
    me = outlaw("beer")
    me.set_life(1)
    return me


def out_of_reach() -> Actor:
    t = table("-", "-", "-", "-", "-", roles="sheriff deputy outlaw renegade outlaw")
    t[2].begin_play()
    t[2].give("bang")
    for seat in (1, 3):
        t[seat].lay("mustang")
    return t[2]


def after_a_bang() -> Actor:
    me = outlaw("bang bang")
    me.play("bang", at=me.table[0])
    while me.table.asked() != "1 play_phase":
        me.table[0].pass_()
    return me


def behind_a_barrel_and_a_wall() -> Actor:
    me = outlaw("bang")
    for seat in (0, 2):
        me.table[seat].lay("barrel mustang")
    return me


def unprotected() -> Actor:
    return outlaw("barrel")


def two_shots() -> Actor:
    """The one BANG! of the turn is played, and two are left."""
    me = outlaw("bang bang bang")
    me.play("bang", at=me.table[0])
    while me.table.asked() != "1 play_phase":
        me.table[0].pass_()
    return me


CHANGED: dict[str, Callable[[], Actor]] = {
    "blessing": at_a_barrel,
    "hangover": with_a_missed_for_a_bang,
    "reverend": wounded,
    "sermon": lambda: outlaw("bang"),
    "shootout": after_a_bang,
    "ambush": out_of_reach,
    "judge": unprotected,
    "lasso": behind_a_barrel_and_a_wall,
    "ricochet": behind_a_barrel_and_a_wall,
    "sniper": two_shots,
}


@pytest.mark.parametrize("event", CHANGED)
def test_a_bot_plays_differently_while_the_card_is_in_force(event: str) -> None:
    me = CHANGED[event]()
    before = choice(me)
    me.table.event(event)
    assert choice(me) != before


def test_the_card_that_must_be_played_is_played_though_it_is_worth_nothing() -> None:
    t = table("-", "-", "-", "-", roles=ROLES)
    t.event("law_of_the_west")
    t.stack("missed beer")
    t[1].begin_turn()
    assert choice(t[1]).startswith("play:beer")


# Questions


def asked_by(event: str, t: Scenario, seat: int) -> Actor:
    t.event(event)
    t[seat].begin_turn()
    return t[seat]


@pytest.mark.parametrize(("laid", "answer"), [("", "discard:missed"), ("barrel", "draw")])
def test_a_barrel_or_a_card_is_given_before_two_life_points(laid: str, answer: str) -> None:
    t = table("-", "-", "-", "-", roles=ROLES)
    t.event_pile("russian_roulette fistful_of_cards")
    t.g.event_due = True
    t[0].give("missed")
    t[0].lay(laid)
    t[0].begin_turn()
    t[0].is_asked("russian_roulette")
    assert choice(t[0]).startswith(answer)


@pytest.mark.parametrize(("life", "skips"), [(1, True), (3, False)])
def test_phase_1_is_skipped_for_one_of_the_last_life_points_only(life: int, skips: bool) -> None:
    t = table("-", "-", "-", "-", roles=ROLES)
    t[2].set_life(life)
    me = asked_by("hard_liquor", t, 2)
    me.is_asked("hard_liquor")
    assert (choice(me) != "pass") == skips


@pytest.mark.parametrize(("seat", "gives"), [(1, True), (3, False)])
def test_a_life_point_is_given_to_a_friend_only(seat: int, gives: bool) -> None:
    t = table("-", "-", "-", "-", "-", roles="sheriff deputy renegade outlaw outlaw")
    t[0].set_life(1)
    me = asked_by("blood_brothers", t, seat)
    me.is_asked("blood_brothers")
    assert (choice(me) == "name@0") == gives


@pytest.mark.parametrize(("seen", "guess"), [(SPADES, 0), (HEARTS, 1)])
def test_the_colour_of_which_fewer_cards_were_seen_is_guessed(seen: Suit, guess: int) -> None:
    t = table("-", "-", "-", "-", roles=ROLES)
    gone = [card for card in t.g.deck if t.g.box.suits[card] == seen]
    t.g.deck = [card for card in t.g.deck if card not in gone]
    t.g.discards += gone
    me = asked_by("peyote", t, 2)
    assert choice(me) == f"name<{guess}"


def test_only_cards_worth_less_than_a_new_one_are_exchanged() -> None:
    t = table("-", "-", "-", "-", roles=ROLES)
    t[1].lay("winchester")
    t[1].give("schofield missed beer")
    t.stack("missed beer")
    me = asked_by("ranch", t, 1)
    me.is_asked("ranch")
    assert choice(me).startswith("discard:schofield")
    me.discard("schofield")
    assert choice(me) == "pass"


def test_a_card_is_saved_with_one_that_is_worth_less() -> None:
    answers = []
    for laid in ("barrel", "dynamite"):
        t = table("-", "-", "-", "-", roles=ROLES)
        t.event("ricochet")
        t[0].give("missed")
        t[0].lay(f"mustang {laid}")
        t[1].begin_play()
        t[1].give("bang")
        t[1].discard("bang", at=t[0], take=laid)
        answers.append(choice(t[0]))
    assert answers[0] != "pass"
    assert answers[1] == "pass"


def test_every_event_card_is_accounted_for() -> None:
    asked = {"russian_roulette", "hard_liquor", "blood_brothers", "peyote", "ranch", "law_of_the_west"}
    assert AUTOMATIC | ELSEWHERE | set(CHANGED) | asked == set(EVENT_CARDS)
