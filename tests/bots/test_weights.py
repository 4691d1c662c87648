"""The effect of single weights on a reader's choices, at small tables."""

from __future__ import annotations

from random import Random

from sixgun.bots.card_values import PLAYS
from sixgun.bots.mind import USELESS, Mind
from sixgun.bots.reader import Reader
from sixgun.bots.weights import changed, load
from sixgun.match.notation import write_choice
from sixgun.scenario import Actor, Scenario, table


def choice(seat: Actor, **numbers: float) -> str:
    """The choice of a reader with these weights in this seat, in notation."""
    reader = Reader([changed(each, {"numbers": numbers}) for each in load("reader")])
    return write_choice(seat.g.box, reader.choose(seat.table.view(seat), Random(1)))


def outlaw_beside_the_sheriff() -> tuple[Scenario, Actor]:
    t = table("-", "-", "-", "-", roles="sheriff renegade outlaw outlaw")
    t[0].lay("mustang barrel")
    t[3].begin_play()
    return t, t[3]


def test_cards_that_protect_the_sheriff_are_removed_first() -> None:
    _, me = outlaw_beside_the_sheriff()
    me.give("cat_balou bang")
    assert "barrel" in choice(me, opening=0.0)
    assert "mustang" in choice(me, opening=2.0)


def test_without_a_bang_there_is_nothing_to_open() -> None:
    _, me = outlaw_beside_the_sheriff()
    me.give("cat_balou")
    assert "barrel" in choice(me, opening=2.0)


def test_a_barrel_is_in_the_way_of_a_player_in_range() -> None:
    _, me = outlaw_beside_the_sheriff()
    me.lay("scope")
    me.give("cat_balou bang")
    assert "barrel" in choice(me, opening=2.0)


def test_a_player_who_has_shot_this_turn_removes_nothing() -> None:
    t, me = outlaw_beside_the_sheriff()
    me.give("bang bang cat_balou")
    me.play("bang", at=t[2])
    t[2].pass_()
    assert "barrel" in choice(me, opening=2.0)


def test_a_victim_with_many_cards_is_worth_more() -> None:
    """Two players with one life point each look the same to the sheriff otherwise."""
    t = table("-", "-", "-", "-", roles="sheriff outlaw outlaw renegade")
    t[0].begin_play()
    for seat in (1, 3):
        t[seat].set_life(1)
    t[3].lay("scope")
    t[0].give("bang")
    assert choice(t[0], loot=1.0).endswith("@3")
    assert choice(t[0], loot=-1.0).endswith("@1")


def test_ones_own_life_may_be_worth_more_than_that_of_others() -> None:
    """The choice is about a Duel that may be lost."""
    t = table("-", "-", "-", "-", roles="sheriff renegade outlaw outlaw")
    t[3].begin_play()
    t[0].give("missed missed missed")
    t[3].give("duel")
    assert "duel" in choice(t[3], life=1.0, second_life=1.0, wound=3.0)
    assert choice(t[3], life=40.0, second_life=40.0, wound=1.0) == "pass"


def test_beer_does_not_save_a_life_when_two_are_left() -> None:
    t = table("-", "-", "-", "-", roles="sheriff outlaw outlaw renegade")
    t[1].give("beer bang", life=1)
    mind = Mind(t.view(t[0]), load("reader")[0])
    assert mind.mortal(mind.view.players[1]) < 1.0
    for seat in (2, 3):
        t[seat].leave()
    mind = Mind(t.view(t[0]), load("reader")[0])
    assert mind.mortal(mind.view.players[1]) == 1.0


def test_beer_is_worth_keeping_until_two_are_left() -> None:
    t = table("-", "-", "-", "-", roles="sheriff outlaw outlaw renegade")
    t[0].give("beer")
    beer = t[0].me.hand[0]
    t[2].leave()
    assert Mind(t.view(t[0]), load("reader")[0]).keep(beer) > USELESS
    t[3].leave()
    assert Mind(t.view(t[0]), load("reader")[0]).keep(beer) == USELESS


def test_a_duel_is_worth_more_with_more_bang_in_hand() -> None:
    t = table("-", "-", "-", "-", roles="sheriff outlaw outlaw renegade")
    t[1].give("missed missed missed")
    t[0].give("duel")
    worths = []
    for _ in range(3):
        view = t.view(t[0])
        duel = next(option for option in view.options if option.target == 1)
        worths.append(PLAYS["duel"](Mind(view, load("reader")[0]), duel))
        t[0].give("bang")
    assert worths == sorted(set(worths))
