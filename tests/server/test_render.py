"""What the server adds to a game's messages beyond the engine's views."""

from random import Random

import pytest

from sixgun.engine.events import GameOver
from sixgun.engine.ids import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.match.match import Match, deal
from sixgun.match.view import observe
from sixgun.scenario import table
from sixgun.server.messages.events import GameOverMessage
from sixgun.server.render.game import game_view, happening


def test_only_a_green_card_waits_for_a_later_turn() -> None:
    g = table("-", "-", "-", "-", edition="combined").g
    green, blue = (next(card for card in g.deck if g.card(card).key == key) for key in ("canteen", "barrel"))
    for card in (green, blue):
        g.deck.remove(card)
        g.players[0].in_play.append(card)
        g.laid_this_turn.append(card)
    assert game_view(observe(g, 0), 1, 1).waiting == [green]


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
