"""What bots make of the event card in force."""

from __future__ import annotations

import pytest

from sixgun.bots.card_values import duel, explosion_odds
from sixgun.bots.mind import Mind
from sixgun.bots.weights import load
from sixgun.engine.actions import PLAYING, Action
from sixgun.engine.ids import SPADES
from sixgun.rules.kinds import DYNAMITE
from sixgun.scenario import Actor, table
from tests.bots.test_weights import choice
from tests.stories.events.idle import end_turn, idle


def mind_of(seat: Actor) -> Mind:
    return Mind(seat.table.view(seat), load("reader")[0])


@pytest.mark.parametrize(("event", "luck"), [("curse", 0.0), ("thirst", 0.25)])
def test_a_barrel_is_worth_what_the_suit_in_force_makes_it(event: str, luck: float) -> None:
    t = table("-", "-", "-", "-")
    t[1].lay("barrel")
    t.event(event)
    mind = mind_of(t[0])
    assert mind.past_gear(1, mind.view.players[1]) == pytest.approx(1.0 - luck)


def test_nobody_shoots_at_a_barrel_that_cannot_fail() -> None:
    """It would not even cost a card. Against Slab the Killer it counts as one Missed! of two."""
    t = table("-", "-", "-", "-", roles="sheriff outlaw renegade outlaw")
    shooter, sheriff = t[3], t[0]
    shooter.begin_play()
    shooter.give("bang")
    sheriff.lay("barrel")
    assert choice(shooter).startswith("play:bang")
    t.event("blessing")
    mind = mind_of(shooter)
    assert mind.landing(0, 1) == 0.0
    assert mind.landing(0, 2) > 0.0
    assert choice(shooter) == "pass"


def test_jail_is_for_a_turn_in_which_it_may_hold() -> None:
    """Until the sheriff turns the next card, Blessing opens every Jail, and Curse none."""
    t = table("-", "-", "-", "-", roles="sheriff outlaw renegade outlaw")
    t[1].begin_play()
    for event, luck in (("blessing", 1.0), ("curse", 0.0)):
        t.event(event)
        mind = mind_of(t[1])
        assert [mind.luck_in_turn_of(seat) for seat in (3, 2, 0)] == [luck, luck, 0.25]
    t.event("gold_rush")
    assert mind_of(t[1]).luck_in_turn_of(2) == 0.25


def test_a_ghost_has_nothing_to_lose_and_nothing_to_keep() -> None:
    t = table("-", "-", "-", "-", "-", roles="sheriff outlaw renegade outlaw deputy")
    t[1].leave()
    t.event("ghost_town")
    idle(t, 1)
    ghost, sheriff = t[1], t[0]
    ghost.me.hand.clear()
    ghost.give("beer duel")
    mind = mind_of(ghost)
    assert (mind.missing(), mind.relief(1), mind.cost(ghost.own("duel"))) == (0, 0.0, 0.0)
    assert choice(ghost).startswith("play:duel")
    ghost.play("duel", at=sheriff)
    assert mind_of(ghost).pain(1, 1) == 0.0


def test_under_the_sermon_a_duel_is_weighed_without_ones_own_bang_cards() -> None:
    t = table("-", "-", "-", "-", roles="sheriff outlaw renegade outlaw")
    player = t[1]
    player.begin_play()
    player.give("bang")
    assert not mind_of(player).bang_is_forbidden()
    player.give("duel")
    t[0].give("beer")
    before = duel(mind_of(player), Action(PLAYING, player.own("duel"), 0))
    t.event("sermon")
    assert mind_of(player).bang_is_forbidden()
    assert duel(mind_of(player), Action(PLAYING, player.own("duel"), 0)) < before


@pytest.mark.parametrize("event", ["blessing", "curse", "thirst"])
def test_dynamite_is_as_dangerous_as_the_suit_in_force_makes_it(event: str) -> None:
    t = table("-", "-", "-", "-")
    t.event(event)
    box = t.g.box
    low = [card for card, rank in enumerate(box.ranks) if 2 <= rank <= 9]
    spades = [card for card in low if box.suits[card] == SPADES]
    fatal = {"blessing": [], "curse": low, "thirst": spades}[event]
    assert explosion_odds(mind_of(t[0]), box.cards[DYNAMITE]) == pytest.approx(len(fatal) / len(box.kinds))


def test_a_diamond_hits_apache_kid_while_every_card_is_a_heart() -> None:
    t = table("-", "apache_kid", "-", "-", edition="combined")
    t[0].give("bang-2D")
    card = t[0].me.hand[0]
    assert mind_of(t[0]).shrugs_off(1, card)
    t.event("blessing")
    assert not mind_of(t[0]).shrugs_off(1, card)


def test_a_burden_is_given_to_the_daltons_first() -> None:
    t = table("-", "-", "-", "-")
    t.event_pile("daltons high_noon")
    idle(t, 3)
    t[0].lay("barrel dynamite")
    end_turn(t)
    t[0].is_asked("daltons")
    assert choice(t[0]).startswith("discard:dynamite")


def test_a_ghost_can_be_aimed_at() -> None:
    t = table("-", "-", "-", "-")
    t[1].leave()
    t.event("ghost_town")
    assert mind_of(t[0]).others() == [2, 3]
    idle(t, 1)
    assert mind_of(t[0]).others() == [1, 2, 3]
    assert mind_of(t[0]).living == 4


def test_no_beer_saves_a_last_life_under_the_reverend() -> None:
    t = table("-", "-", "-", "-", roles="sheriff outlaw renegade outlaw")
    t[1].begin_play()
    t[2].give("bang duel beer")
    t[2].set_life(1)
    wound, saved = mind_of(t[1]).harm(2), mind_of(t[1]).mortal(mind_of(t[1]).view.players[2])
    t.event("reverend")
    assert saved < mind_of(t[1]).mortal(mind_of(t[1]).view.players[2]) == 1.0
    assert mind_of(t[1]).harm(2) > wound
