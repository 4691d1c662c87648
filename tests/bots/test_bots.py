"""Laws of every bot: it answers with an option, sees only its view, and its games end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from sixgun.bots import BOTS
from sixgun.bots.answer_values import ANSWER_VALUES
from sixgun.editions import EDITIONS
from sixgun.engine.actions import PLAYING, Action
from sixgun.engine.chance import Chance, key_of
from sixgun.engine.frames import prompts
from sixgun.engine.game import Game
from sixgun.engine.ids import SHERIFF
from sixgun.engine.kernel import act
from sixgun.lab.simulation import Simulation, play, play_chunk
from sixgun.match.match import deal
from sixgun.match.options import GameOptions
from sixgun.match.redeal import redeal
from sixgun.match.view import View, observe
from sixgun.rules.rulebook import more_bangs

every_table = pytest.mark.parametrize(
    ("edition", "players"),
    [(name, n) for name in EDITIONS for n in {EDITIONS[name].rules.min_players, 5, EDITIONS[name].rules.max_players}],
)


def decisions(edition: str, players: int, seed: int) -> Iterator[tuple[Game, View, Action]]:
    """A game between readers, decision by decision."""
    g, rng = deal(edition, players, seed=seed, choose_characters=seed % 2 == 1).game, Random(seed)
    while g.asked is not None:
        view = observe(g, g.asked.seat)
        action = BOTS["reader"](view, rng)
        yield g, view, action
        act(g, action)


@every_table
def test_the_games_of_bots_end(edition: str, players: int) -> None:
    trial = Simulation(GameOptions(edition, players), ("reader",) * players, seed=2, limit=5000)
    for number in range(8):
        g, _ = play(trial, number)
        assert g.over(), f"game {number} takes more than {trial.limit} decisions"


@pytest.mark.parametrize("name", BOTS)
@every_table
def test_a_bot_answers_with_an_option_of_its_view(name: str, edition: str, players: int) -> None:
    for g, view, _ in decisions(edition, players, 5):
        action = BOTS[name](view, Random(g.turns))
        assert action in view.options


def test_a_bot_cannot_know_what_its_seat_does_not_see() -> None:
    """It does the same in another game that looks the same from its seat."""
    for g, view, _ in decisions("combined", 7, 3):
        twin = redeal(g, view.me, Chance(key_of(g.turns + 1)))
        answers = [BOTS["reader"](observe(game, view.me), Random(1)) for game in (g, twin)]
        assert answers[0] == answers[1]


def test_only_questions_of_the_engine_are_judged() -> None:
    assert set(ANSWER_VALUES) <= set(prompts())


@pytest.mark.parametrize(("edition", "seed"), list(product(EDITIONS, range(3))))
def test_bots_never_do_anything_silly(edition: str, seed: int) -> None:
    for _, view, action in decisions(edition, 5, seed):
        if view.question is not None and view.question.prompt == "play_phase" and action.verb == PLAYING:
            assert not silly(view, action), (view.players[view.me], action)


def silly(view: View, action: Action) -> bool:
    me, card = view.players[view.me], view.box.cards[view.box.kinds[action.card]]
    harmful = card.key in ("bang", "duel", "jail", "punch", "springfield")
    at_sheriff = action.target >= 0 and view.players[action.target].role == SHERIFF
    return (
        (card.key == "beer" and me.life == me.max_life)
        or (card.reach > 0 and not more_bangs(card) and card.reach <= me.reach)
        or (harmful and action.target == view.me)
        or (harmful and at_sheriff and view.role == 1)
    )


@pytest.mark.parametrize(("thinking", "side"), [((2, 3), "outlaw"), ((0,), "law")])
def test_card_sense_beats_random_play(thinking: tuple[int, ...], side: str) -> None:
    """Sheriff, renegade and two outlaws: the bots with card sense win more often than random bots in their seats."""
    options = GameOptions("fourth", 4, roles=("sheriff", "renegade", "outlaw", "outlaw"))
    wins = [wins_of(side, Simulation(options, seats(those), seed=3)) for those in ((), thinking)]
    assert wins[1] > wins[0] + 10


def seats(thinking: tuple[int, ...]) -> tuple[str, ...]:
    return tuple("reader" if seat in thinking else "random" for seat in range(4))


def wins_of(side: str, trial: Simulation) -> int:
    return play_chunk(trial, range(100)).sides[side]
