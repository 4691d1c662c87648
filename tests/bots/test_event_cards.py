"""What bots make of the event card in force."""

from __future__ import annotations

import pytest

from sixgun.bots.card_values import explosion_odds
from sixgun.bots.mind import Mind
from sixgun.bots.weights import load
from sixgun.engine.ids import SPADES
from sixgun.rules.kinds import DYNAMITE
from sixgun.scenario import Actor, table
from tests.bots.test_weights import choice
from tests.stories.events.idle import end_turn, idle


def mind_of(seat: Actor) -> Mind:
    return Mind(seat.table.view(seat), load("reader")[0])


@pytest.mark.parametrize(("event", "luck"), [("blessing", 1.0), ("curse", 0.0), ("thirst", 0.25)])
def test_a_barrel_is_worth_what_the_suit_in_force_makes_it(event: str, luck: float) -> None:
    t = table("-", "-", "-", "-")
    t[1].lay("barrel")
    t.event(event)
    mind = mind_of(t[0])
    assert mind.past_gear(1, mind.view.players[1]) == pytest.approx(1.0 - luck)


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
