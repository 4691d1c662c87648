"""What the server adds to a game's messages beyond the engine's views."""

from random import Random

import pytest

from sixgun.engine.events import GameOver
from sixgun.engine.ids import DEPUTY, NOBODY, OUTLAW, RENEGADE, SHERIFF
from sixgun.match.match import Match, deal
from sixgun.match.view import observe
from sixgun.rules.elimination import haunt
from sixgun.scenario import table
from sixgun.server.messages.events import GameOverMessage
from sixgun.server.messages.game import EventCards
from sixgun.server.render.game import game_view, happening


def test_only_a_green_card_waits_for_a_later_turn() -> None:
    g = table("-", "-", "-", "-", edition="combined").g
    green, blue = (next(card for card in g.deck if g.card(card).key == key) for key in ("canteen", "barrel"))
    for card in (green, blue):
        g.deck.remove(card)
        g.players[0].in_play.append(card)
        g.laid_this_turn.append(card)
    assert game_view(observe(g, 0), 1, 1).waiting == [green]


def test_the_event_cards_are_told_to_everybody() -> None:
    t = table("-", "-", "-", "-")
    assert game_view(observe(t.g, 0), 1, 1).events is None
    t.event("gold_rush")
    t.event("curse")
    t.event_pile("thirst high_noon")
    for seat in (NOBODY, 0, 2):
        told = game_view(observe(t.g, seat), 1, 1).events
        assert told == EventCards("curse", "thirst", 2, ["gold_rush"], "spades", counter_clockwise=False)
    t.event("gold_rush")
    told = game_view(observe(t.g, 0), 1, 1).events
    assert told is not None
    assert (told.suit, told.counter_clockwise) == ("", True)


def test_a_ghost_is_told_apart_from_the_dead_and_the_living() -> None:
    t = table("-", "-", "-", "-", roles="sheriff outlaw outlaw renegade")
    t[1].leave()
    t[2].leave()
    t.event("ghost_town")
    haunt(t.g, 1)
    people = game_view(observe(t.g, 0), 1, 1).people
    assert [(each.alive, each.ghost) for each in people] == [
        (True, False),
        (False, True),
        (False, False),
        (True, False),
    ]


def test_cards_in_play_that_have_no_effect_are_told() -> None:
    """Under Lasso those of everybody, in Belle Star's turn those of the others."""
    t = table("belle_star", "-", "-", "-", edition="combined")
    t[0].lay("mustang")
    t[1].lay("barrel")
    t[0].begin_play()
    assert [each.asleep for each in game_view(observe(t.g, 2), 1, 1).people] == [False, True, False, False]
    t.event("lasso")
    assert [each.asleep for each in game_view(observe(t.g, 2), 1, 1).people] == [True, True, False, False]


def ended(players: int, seed: int) -> tuple[Match, GameOver]:
    match, dice = deal("combined", players, seed=seed), Random(seed)
    while not match.over:
        match.act(dice.choice(match.choices))
    end = match.events[-1]
    assert isinstance(end, GameOver)
    return match, end


def said_of(end: GameOver) -> GameOverMessage:
    message = happening(end, 0)
    assert isinstance(message, GameOverMessage)
    return message


@pytest.mark.parametrize("seed", range(12))
def test_the_last_event_names_the_winning_side(seed: int) -> None:
    match, end = ended(5, seed)
    roles = {match.game.players[seat].role for seat in end.winners}
    sides = {"law_side": {SHERIFF, DEPUTY}, "outlaw_side": {OUTLAW}, "renegade_side": {RENEGADE}}
    assert roles <= sides[end.side]
    assert said_of(end).reason == end.side.removesuffix("_side")


@pytest.mark.parametrize("seed", range(12))
def test_with_three_players_each_is_a_side(seed: int) -> None:
    match, end = ended(3, seed)
    assert [match.game.players[seat].role for seat in end.winners] == [
        {"deputy": DEPUTY, "outlaw": OUTLAW, "renegade": RENEGADE}[end.side]
    ]
    assert said_of(end).reason == "three"
