"""The OpenSpiel game: OpenSpiel's test suites accept it, and its search algorithms play it."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test
from pettingzoo.test import api_test as pettingzoo_api_test
from shimmy import OpenSpielCompatibilityV0

from sixgun.research import openspiel
from tests.laws.games import every_table
from tests.research.playthrough import KEPT, for_people, written

NAME = openspiel.GAME_TYPE.short_name
HOUSE_RULE = "czech+beer_mode:prevent"


def load(edition: str = "fourth", players: int = 5) -> Any:
    return pyspiel.load_game(NAME, {"edition": edition, "players": players, "seeds": 1000})


def play(state: Any, seed: int, most: int = 10_000) -> Any:
    """Plays on at random, at most this many actions."""
    rng = Random(seed)
    if state.is_chance_node():
        state.apply_action(seed)
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


class Shrug:
    """An evaluator to which every position is equally good."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(number, 1 / len(legal)) for number in legal]


@every_table
def test_the_python_suite_accepts_every_table(edition: str, players: int) -> None:
    games_sim_test.GamesSimTest().sim_game(load(edition, players))


def test_the_cpp_suite_accepts_it() -> None:
    pyspiel.random_sim_test(load(), num_sims=2, serialize=True, verbose=False)
    pyspiel.random_sim_test(load(HOUSE_RULE, 4), num_sims=1, serialize=True, verbose=False)


def test_the_root_picks_the_seed() -> None:
    state = load().new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 1000
    assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)
    assert state.action_to_string(7) == "seed 7"
    state.apply_action(7)
    assert state.current_player() >= 0


def test_legal_actions_ascend_and_are_empty_for_the_others() -> None:
    state = play(load().new_initial_state(), 1, 10)
    asked = state.current_player()
    for player in range(5):
        legal = state.legal_actions(player)
        assert legal == sorted(legal)
        assert bool(legal) == (player == asked)


def test_copies_are_independent() -> None:
    state = play(load().new_initial_state(), 2, 20)
    before = str(state), state.information_state_string(0)
    play(state.clone(), 3)
    play(copy.deepcopy(state), 3)
    assert (str(state), state.information_state_string(0)) == before


def test_a_state_is_pickled_as_its_history() -> None:
    state = play(load("dodgecity", 4).new_initial_state(), 4, 60)
    twin = pickle.loads(pickle.dumps(state))
    assert twin.history() == state.history()
    for player in range(4):
        assert twin.information_state_string(player) == state.information_state_string(player)
    assert play(twin, 5).returns() == play(state, 5).returns()


@pytest.mark.parametrize("edition", ["czech", "fourth", "dodgecity"])
def test_a_resampled_state_looks_the_same_to_its_player(edition: str) -> None:
    state = load(edition, 5).new_initial_state()
    state.apply_action(11)
    rng = Random(1)
    different = 0
    while not state.is_terminal():
        me = state.current_player()
        twin = state.resample_from_infostate(me, rng.random)
        assert twin.information_state_string(me) == state.information_state_string(me)
        assert twin.observation_string(me) == state.observation_string(me)
        assert twin.legal_actions() == state.legal_actions()
        assert np.array_equal(twin.observation_tensor(me), state.observation_tensor(me))
        other = (me + 1) % 5
        different += twin.observation_string(other) != state.observation_string(other)
        state.apply_action(rng.choice(state.legal_actions()))
    assert different > 20


def test_a_resampled_state_can_be_played_but_not_saved() -> None:
    state = play(load().new_initial_state(), 1, 10)
    imagined = state.resample_from_infostate(state.current_player(), Random(1).random)
    assert play(imagined.clone(), 1).is_terminal()
    with pytest.raises(TypeError, match="redealt"):
        pickle.dumps(imagined.story)


def ismcts(game: Any, seat: int) -> Any:
    return ISMCTSBot(game, Shrug(), 2.0, 8, random_state=np.random.RandomState(seat))


def mcts(game: Any, seat: int) -> Any:
    return MCTSBot(game, 2.0, 8, Shrug(), random_state=np.random.RandomState(seat))


@pytest.mark.parametrize("searcher", [ismcts, mcts], ids=["ismcts", "mcts"])
def test_openspiel_search_plays_a_game(searcher: Callable[[Any, int], Any]) -> None:
    game = load(players=4)
    state = game.new_initial_state()
    state.apply_action(3)
    bots = [searcher(game, seat) for seat in range(4)]
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))
    assert set(state.returns()) == {1.0, -1.0}


def test_observations_with_and_without_perfect_recall() -> None:
    """Perfect recall adds what was heard to the observation."""
    state = play(load().new_initial_state(), 1, 12)
    recalled = make_observation(load(), pyspiel.IIGObservationType(perfect_recall=True))
    seen = make_observation(load())
    assert recalled.string_from(state, 0).startswith(seen.string_from(state, 0))
    assert "heard:" in recalled.string_from(state, 0)
    seen.set_from(state, 0)
    assert seen.tensor.tolist() == state.observation_tensor(0)


def test_a_card_put_back_is_known_to_its_player_alone() -> None:
    story = openspiel.HeardGame(openspiel.options_of("fourth", 5), 1)
    number = next(i for i, text in enumerate(map(story.sitting.text, range(517))) if text == "return bang")
    assert story.as_heard((2, number, -1), 2) == (2, number, -1)
    assert story.as_heard((2, number, -1), 3) == (2, -1, -1)


class TestPartOfTheTree(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # open_spiel has no types
    """OpenSpiel's checks for its own games."""

    game = load(players=4)
    game_name = NAME


def test_a_playthrough_can_be_replayed(tmp_path: Path) -> None:
    text = written()
    (tmp_path / "bang.txt").write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(tmp_path / "bang.txt")
    assert original == again == text


def test_the_playthrough_is_unchanged() -> None:
    assert for_people(written()) == KEPT.read_text(encoding="utf-8"), "python -m tests.research.playthrough"


@pytest.mark.filterwarnings("ignore:Agent's m:UserWarning")  # shimmy gives no bounds for observations
@pytest.mark.parametrize("edition", ["fourth", "combined"])
def test_shimmy_converts_it_to_pettingzoo(edition: str) -> None:
    env = OpenSpielCompatibilityV0(game_name=NAME, config={"edition": edition, "players": 4, "seeds": 100})
    pettingzoo_api_test(env, num_cycles=300)


def test_house_rules_follow_the_edition() -> None:
    assert load(HOUSE_RULE, 4).options.rules.beer_mode == "prevent"
    with pytest.raises(ValueError, match="no_setting"):
        openspiel.options_of("czech+tea:true", 4)
