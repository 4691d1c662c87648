"""The card sense of a greedy bot, at small tables."""

from __future__ import annotations

from random import Random

import pytest

from sixgun.bots import BOTS
from sixgun.match.notation import write_choice
from sixgun.scenario import Actor, Scenario, table


def choice(seat: Actor) -> str:
    """The choice of a greedy bot in this seat, in notation."""
    return write_choice(seat.g.box, BOTS["greedy"](seat.table.view(seat), Random(1)))


def four(roles: str = "sheriff renegade outlaw outlaw", edition: str = "fourth") -> Scenario:
    return table("willy_the_kid", "-", "-", "-", roles=roles, edition=edition)


def turn_of(t: Scenario, seat: int) -> Actor:
    t[seat].begin_play()
    return t[seat]


# Targets


def test_an_outlaw_shoots_a_sheriff_in_range() -> None:
    me = turn_of(four(), 3)
    me.give("bang")
    assert choice(me).endswith("@0")


def test_an_outlaw_prefers_the_sheriff_to_anybody_else() -> None:
    me = turn_of(four(), 2)
    me.lay("winchester")
    me.give("bang")
    assert choice(me).endswith("@0")


def test_a_deputy_never_shoots_the_sheriff() -> None:
    t = table("-", "-", "-", "-", "-", roles="sheriff deputy outlaw outlaw renegade")
    for seat in (2, 4):
        t[seat].leave()
    me = turn_of(t, 1)
    me.give("bang duel gatling indians")
    t[3].lay("mustang")
    assert "@0" not in choice(me)
    assert "gatling" not in choice(me)
    assert "indians" not in choice(me)


def test_a_deputy_shoots_the_others() -> None:
    t = table("-", "-", "-", "-", "-", roles="sheriff deputy outlaw outlaw renegade")
    me = turn_of(t, 1)
    me.give("bang")
    assert choice(me).endswith("@2")


def test_a_deputy_does_not_answer_the_duel_of_the_sheriff() -> None:
    t = table("-", "-", "-", "-", "-", roles="sheriff deputy outlaw outlaw renegade")
    t[0].give("duel")
    t[1].give("bang")
    t[0].play("duel", at=t[1])
    assert choice(t[1]) == "pass"
    t[1].set_life(1)
    assert choice(t[1]).startswith("discard:bang"), "except with the last life point"


def test_a_renegade_spares_the_sheriff_as_long_as_others_live() -> None:
    t = four()
    me = turn_of(t, 1)
    me.give("bang")
    assert choice(me).endswith("@2")
    t[2].leave()
    t[3].leave()
    assert choice(me).endswith("@0")


def test_a_sheriff_with_two_deputies_does_not_shoot_at_random() -> None:
    t = table("-", "-", "-", "-", "-", "-", "-")
    t[0].give("bang jail duel")
    assert choice(t[0]) == "pass"


def test_a_sheriff_without_a_deputy_shoots() -> None:
    t = four()
    t[0].give("bang")
    assert choice(t[0]).startswith("play:bang")


@pytest.mark.parametrize(("role", "prey"), [(0, 2), (1, 0), (2, 1)])
def test_with_three_players_everyone_hunts_their_target(role: int, prey: int) -> None:
    """The seats are deputy, outlaw and renegade."""
    t = table("-", "-", "-", roles="deputy outlaw renegade", edition="dodgecity")
    me = turn_of(t, role)
    me.give("bang")
    assert choice(me).endswith(f"@{prey}")


def test_players_get_bolder_in_an_endless_game() -> None:
    t = table("-", "-", "-", "-", "-", "-", "-")
    t[0].give("bang")
    assert choice(t[0]) == "pass"
    t.g.turns = 1000
    assert choice(t[0]).startswith("play:bang")


def test_even_a_sheriff_gets_bolder_in_an_endless_game() -> None:
    roles = "sheriff deputy outlaw outlaw outlaw deputy renegade"
    t = table("sean_mallory", "-", "-", "-", "-", "-", "-", roles=roles, edition="combined")
    for seat in (2, 3, 4, 5):
        t[seat].leave()
    for seat in (1, 6):
        t[seat].set_life(1)
    t[0].give("bang " * 20 + "missed " * 12 + "beer " * 6)
    t.g.turns = 500
    assert choice(t[0]).startswith("play:bang")


# Life


def test_beer_is_played_only_when_wounded() -> None:
    t = four()
    t[0].give("beer")
    assert choice(t[0]) == "pass"
    t[0].set_life(3)
    assert choice(t[0]).startswith("play:beer")


def test_beer_is_not_played_without_effect() -> None:
    t = four()
    t[2].leave()
    t[3].leave()
    t[0].give("beer", life=2)
    assert choice(t[0]) == "pass"


def test_the_last_beer_saves_a_life() -> None:
    t = four()
    t[0].give("bang")
    t[1].give("beer", life=1)
    t[0].play("bang", at=t[1])
    t[1].pass_()
    t[1].is_asked("last_chance")
    assert choice(t[1]).startswith("play:beer")


def test_whisky_is_not_played_for_one_point() -> None:
    t = four(edition="combined")
    t[0].give("whisky missed", life=4)
    assert choice(t[0]) == "pass"
    t[0].set_life(3)
    assert choice(t[0]).startswith("play:whisky")


# Weapons and equipment


def test_a_better_weapon_is_played() -> None:
    t = four()
    t[0].lay("schofield")
    t[0].give("remington")
    assert choice(t[0]).startswith("play:remington")


@pytest.mark.parametrize("worse", ["schofield", "volcanic"])
def test_a_worse_or_equal_weapon_is_never_played(worse: str) -> None:
    t = four()
    t[0].lay("schofield")
    t[0].give(worse)
    assert choice(t[0]) == "pass"


def test_volcanic_is_played_with_many_bangs_and_an_enemy_near() -> None:
    t = table("black_jack", "-", "-", "-")
    t[0].lay("schofield")
    t[0].give("volcanic bang bang bang")
    assert choice(t[0]).startswith("play:volcanic")


def test_volcanic_is_useless_to_a_character_who_shoots_at_will() -> None:
    t = four()
    t[0].lay("schofield")
    t[0].give("volcanic bang bang bang")
    assert choice(t[0]).startswith("play:bang")


def test_barrel_and_horses_are_played() -> None:
    for card in ("barrel", "mustang", "scope"):
        t = four()
        t[0].give(card)
        assert choice(t[0]).startswith(f"play:{card}")


def test_a_second_barrel_is_not_played_even_if_allowed() -> None:
    t = four(edition="abacus")
    t[0].lay("barrel")
    t[0].give("barrel")
    assert choice(t[0]) == "pass"


def test_dynamite_in_front_of_oneself_is_removed() -> None:
    t = four()
    t[0].lay("dynamite")
    t[0].give("cat_balou")
    assert choice(t[0]).endswith("@0<dynamite-2H")


@pytest.mark.parametrize("nuisance", ["jail", "dynamite"])
def test_dynamite_in_ones_own_hand_is_not_removed(nuisance: str) -> None:
    t = four()
    t[0].give("cat_balou")
    t[0].give(nuisance)
    assert "cat_balou" not in choice(t[0])


# Reactions


def test_a_barrel_is_tried_before_a_card_is_spent() -> None:
    t = four()
    t[0].give("bang")
    t[1].lay("barrel")
    t[1].give("missed")
    t[0].play("bang", at=t[1])
    assert choice(t[1]) == "draw"


def test_a_missed_is_played() -> None:
    t = four()
    t[0].give("bang")
    t[1].give("missed")
    t[0].play("bang", at=t[1])
    assert choice(t[1]).startswith("play:missed")


def test_one_missed_is_not_wasted_on_slab_the_killer() -> None:
    t = table("slab_the_killer", "-", "-", "-")
    t[0].give("bang")
    t[1].give("missed")
    t[0].play("bang", at=t[1])
    assert choice(t[1]) == "pass"


def test_two_missed_are_both_played_against_slab_the_killer() -> None:
    t = table("slab_the_killer", "-", "-", "-")
    t[0].give("bang")
    t[1].give("missed missed")
    t[0].play("bang", at=t[1])
    assert choice(t[1]).startswith("play:missed")
    t[1].play("missed")
    assert choice(t[1]).startswith("play:missed")


def test_indians_are_answered_with_a_bang() -> None:
    t = four()
    t[0].give("indians")
    t[1].give("bang")
    t[0].play("indians")
    assert choice(t[1]).startswith("discard:bang")


def test_beer_and_missed_are_kept_when_discarding() -> None:
    t = four()
    t[0].give("beer beer missed missed missed saloon", life=5)
    t[0].pass_()
    assert choice(t[0]).startswith("discard:saloon")


def test_the_better_of_two_cards_is_chosen() -> None:
    t = table("-", "lucky_duke", "-", "-")
    t[1].lay("jail")
    t.stack("spades hearts")
    t[0].end_turn()
    t[1].is_asked("which_counts")
    hearts = next(card for card in t.g.display if t.g.box.suits[card] == 1)
    assert BOTS["greedy"](t.view(t[1]), Random(1)).card == hearts


def test_an_ability_is_used() -> None:
    t = table("-", "bart_cassidy", "-", "-", edition="czech")
    t[0].give("bang")
    t[0].play("bang", at=t[1])
    t[1].pass_()
    t[1].is_asked("may_use")
    assert choice(t[1]) == "ability"


@pytest.mark.parametrize("card", ["panic", "cat_balou"])
def test_bots_do_not_take_suzy_lafayettes_cards_forever(card: str) -> None:
    t = table("black_jack", "suzy_lafayette", "-", "-", roles="outlaw sheriff outlaw renegade")
    t[0].give(card)
    t[1].give("missed")
    assert choice(t[0]).endswith("@1<hand")
    t.g.players[2].hand += t.g.deck[2:]
    del t.g.deck[2:]
    assert choice(t[0]) == "pass"


@pytest.mark.parametrize(
    ("character", "card", "way"),
    [
        ("black_jack", "stagecoach", "play:stagecoach"),
        ("black_jack", "general_store", "play:general_store"),
        ("jose_delgado", "barrel", "ability:barrel"),
        ("chuck_wengam", "missed", "ability"),
    ],
)
def test_bots_do_not_draw_the_same_card_forever(character: str, card: str, way: str) -> None:
    t = table(character, *["-"] * 6, edition="combined")
    t[0].lay("barrel")
    t[0].give(card)
    assert choice(t[0]).startswith(way)
    t.g.players[1].hand += t.g.deck[2:]
    del t.g.deck[2:]
    assert choice(t[0]) == "pass"


def test_of_equals_one_is_chosen_by_chance() -> None:
    """Nobody can tell the two neighbours of the sheriff apart."""
    t = four()
    t[0].give("bang")
    view = t.view(t[0])
    assert {BOTS["greedy"](view, Random(seed)).target for seed in range(20)} == {1, 3}
