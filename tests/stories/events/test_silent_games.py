"""Games with event cards that nobody listens to, copies of them, and what they tell other processes."""

import pickle

import pytest

from sixgun.engine.chance import Chance, key_of
from sixgun.engine.kernel import act, question
from sixgun.match.options import GameOptions
from sixgun.match.position import position
from sixgun.rules.event_pile import dead_may_return
from sixgun.scenario import table
from tests.stories.events.idle import end_turn, idle
from tests.stories.helpers import EVERYWHERE
from tests.stories.marks import rule


@pytest.mark.parametrize("edition", EVERYWHERE)
@pytest.mark.parametrize("expansion", ["high_noon", "fistful"])
@pytest.mark.parametrize("seed", range(12))
def test_a_silent_game_is_the_same_game(edition: str, expansion: str, seed: int) -> None:
    options = GameOptions(edition, 5, ((expansion, "on"),))
    loud, silent, chance = options.start(key_of(seed)), options.start_silent(key_of(seed)), Chance(key_of(seed))
    while loud.asked is not None:
        choice = chance.below(len(loud.options))
        act(loud, loud.options[choice])
        act(silent, silent.options[choice])
    assert position(silent) == position(loud)
    assert silent.winners == loud.winners


@pytest.mark.parametrize("event", ["hangover", "curse", "ghost_town"])
def test_a_game_with_an_event_card_can_be_copied_and_sent(event: str) -> None:
    t = table("suzy_lafayette", "-", "-", "-", house_rules={"high_noon": "on"})
    t.event(event)
    for twin in (t.g.clone(), pickle.loads(pickle.dumps(t.g))):
        assert position(twin) == position(t.g)
        assert [card.key for card in twin.event_pile] == [card.key for card in t.g.event_pile]
        assert twin.event_card is t.g.event_card
        assert [player.ability for player in twin.players] == [player.ability for player in t.g.players]
        assert twin.suits == t.g.suits


@rule("HN-GHO-11")
def test_the_dead_may_return_as_long_as_ghost_town_can_come() -> None:
    t = table("-", "-", "-", "-")
    assert not dead_may_return(t.g, 1)
    t.event_pile("thirst ghost_town high_noon")
    assert dead_may_return(t.g, 1)
    t.event_pile("thirst high_noon")
    assert not dead_may_return(t.g, 1)
    t.event("ghost_town")
    assert dead_may_return(t.g, 1)
    t.event("thirst")
    assert not dead_may_return(t.g, 1)


@rule("HN-GHO-11")
def test_nobody_returns_by_a_ghost_town_that_has_been_in_force() -> None:
    t = table("-", "-", "-", "-", house_rules={"high_noon": "on"})
    t.event_pile("hangover thirst high_noon")
    t.event("ghost_town")
    assert dead_may_return(t.g, 1)
    idle(t, 4)
    assert t.view().event_card == "hangover"
    t.event_pile("thirst curse high_noon")
    assert not dead_may_return(t.g, 1)


def test_vera_custer_names_somebody_in_a_silent_game_too() -> None:
    options = GameOptions("dodgecity", 4, characters=("vera_custer", "sean_mallory", "pixie_pete", "jose_delgado"))
    g = options.start_silent(key_of(1))
    assert question(g).prompt == "name_somebody"
    act(g, next(option for option in g.options if option.target == 1))
    assert g.players[0].ability is g.players[1].character


@rule("HN-GHO-9", "HN-HAN-2")
@pytest.mark.parametrize("event", ["ghost_town", "shootout"])
def test_suzy_draws_also_where_she_waits_for_the_end_of_a_card(event: str) -> None:
    """In the house rule that makes her wait while a card is resolved: the start of a turn is no such moment."""
    t = table("-", "suzy_lafayette", "-", "-", house_rules={"suzy_mid_resolution": False})
    suzy = t[1]
    if event == "ghost_town":
        suzy.leave()
        t.event("ghost_town")
        end_turn(t)
        suzy.expect(hand=4)
    else:
        t.event("hangover")
        t.event_pile("shootout high_noon")
        idle(t, 3)
        t.g.deck += suzy.me.hand
        suzy.me.hand = []
        t.refresh()
        end_turn(t)
        suzy.expect(hand=1)
