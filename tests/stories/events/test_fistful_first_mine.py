"""Abandoned Mine as its first printings read, by the setting `mine_printing` (FF-MIN-6)."""

import pytest

from sixgun.engine.chance import Chance, key_of
from sixgun.match.position import position, read_position, write_rules
from sixgun.match.redeal import redeal
from sixgun.match.view import observe
from sixgun.scenario import Scenario, table
from tests.stories.helpers import EVERYBODY, EVERYWHERE, suffer
from tests.stories.marks import rule

ROLES = "sheriff outlaw outlaw renegade"


def mine(edition: str, discards: str, hand: str) -> Scenario:
    """The turn of the second player, with these discards before phase 1."""
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES, house_rules={**EVERYBODY, "mine_printing": "first"})
    t.event("abandoned_mine")
    t.discard_pile(discards)
    t[1].give(hand)
    t[1].begin_turn()
    return t


def kinds(t: Scenario, cards: list[int]) -> list[str]:
    return [t.g.card(card).key for card in cards]


@rule("FF-MIN-6")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_what_is_played_goes_on_the_deck_after_its_effect(edition: str) -> None:
    t = mine(edition, "duel missed missed", "stagecoach")
    t.stack("beer gatling")
    t[1].play("stagecoach")
    assert {"beer", "gatling"} <= set(kinds(t, t[1].me.hand))
    assert kinds(t, t.g.deck[-1:]) == ["stagecoach"]
    t.expect_discards("duel")


@rule("FF-MIN-6")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_card_goes_on_the_deck_once_in_a_turn(edition: str) -> None:
    """Otherwise Stagecoach and Wells Fargo would draw each other without end."""
    t = mine(edition, "duel missed missed", "stagecoach wells_fargo")
    t.stack("beer saloon")
    t[1].play("stagecoach")
    t[1].play("wells_fargo")
    assert kinds(t, t.g.deck[-1:]) == ["wells_fargo"]
    t[1].play("stagecoach")
    assert "wells_fargo" in kinds(t, t[1].me.hand)
    t.expect_discards("duel stagecoach")
    t[1].play("wells_fargo")
    t.expect_discards("duel stagecoach wells_fargo")


@rule("FF-MIN-6")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_without_discards_the_turn_is_like_any_other(edition: str) -> None:
    t = mine(edition, "", "saloon")
    t[1].play("saloon")
    t.expect_discards("saloon")


@rule("FF-MIN-6")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_answers_and_excess_cards_go_to_the_discards(edition: str) -> None:
    t = mine(edition, "missed missed", "duel bang beer")
    t[1].play("duel", at=t[2])
    t[2].give("bang")
    t[2].discard("bang")
    t[1].discard("bang")
    suffer(t[2])
    assert kinds(t, t.g.deck[-1:]) == ["duel"]
    t[1].set_life(1)
    t[1].pass_()
    t[1].discard("missed")
    t[1].is_asked("discard_phase")
    t.expect_discards("bang bang missed")


@rule("FF-MIN-6")
def test_a_green_card_that_is_used_goes_to_the_discards() -> None:
    t = mine("dodgecity", "missed missed", "")
    t[1].lay("canteen")
    t[1].set_life(1)
    t[1].use("canteen")
    t.expect_discards("canteen")


@rule("FF-MIN-6")
def test_it_holds_for_one_turn() -> None:
    t = mine("fourth", "missed missed", "saloon")
    t[1].play("saloon")
    assert kinds(t, t.g.deck[-1:]) == ["saloon"]
    t.event("blessing")
    t[2].give("stagecoach")
    t[2].begin_turn()
    t[2].play("stagecoach")
    t.expect_discards("stagecoach")


@rule("FF-MIN-6")
def test_everybody_knows_it_there() -> None:
    t = mine("fourth", "missed missed", "saloon stagecoach")
    t[1].play("saloon")
    saloon = t.g.deck[-1]
    for seat in (None, *t):
        assert t.view(seat).laid_on_deck == (saloon,)
    for seed in range(8):
        assert redeal(t.g, 3, Chance(key_of(seed))).deck[-1] == saloon
    t[1].play("stagecoach")
    assert saloon in t[1].me.hand


@rule("FF-MIN-6")
def test_a_position_remembers_it() -> None:
    t = mine("fourth", "missed missed", "stagecoach wells_fargo")
    t[1].play("stagecoach")
    t[1].play("wells_fargo")
    rules = write_rules("fourth", (("fistful", "on"), ("mine_printing", "first")))
    again = read_position(f"{rules} {position(t.g)}")
    assert position(again) == position(t.g)
    assert observe(again).laid_on_deck == t.view().laid_on_deck
    assert again.memory.mining
    assert again.memory.mined == t.g.memory.mined
