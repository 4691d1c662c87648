"""The PettingZoo environment: PettingZoo's test suites accept it."""

import pickle

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, render_test, seed_test

from sixgun.editions import EDITIONS
from sixgun.engine.ids import NOBODY
from sixgun.research import pettingzoo
from sixgun.research.numbered_game import LIMIT
from sixgun.research.pettingzoo import RawEnv, env
from tests.laws.games import every_table

quietly = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)
"""Warnings about every environment with an action mask that is not PettingZoo's own."""


def play(table: AECEnv, seed: int) -> list[str]:
    """Plays a whole game at random; returns the agents asked."""
    rng = np.random.default_rng(seed)
    table.reset(seed=seed)
    asked = []
    while not all(table.terminations.values()):
        asked.append(table.agent_selection)
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(rng.choice(np.flatnonzero(mask)))  # a numpy integer
    return asked


@quietly
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_api_suite_accepts_event_cards(edition: str) -> None:
    api_test(env(edition, 5, house_rules={"high_noon": "on"}), num_cycles=1000)


@quietly
@every_table
def test_the_api_suite_accepts_every_table(edition: str, players: int) -> None:
    api_test(env(edition, players), num_cycles=1000)


@quietly
def test_the_api_suite_accepts_many_games() -> None:
    for _ in range(15):
        api_test(env(), num_cycles=1000)


@quietly
def test_the_seed_and_render_suites_accept_it() -> None:
    seed_test(lambda: env(players=4), num_cycles=200)
    seed_test(lambda: env(house_rules={"blue_on_others": True}), num_cycles=100)
    render_test(lambda render_mode: env(render_mode=render_mode))


@pytest.mark.parametrize("seed", range(8))
def test_all_agents_end_together_with_a_win_or_a_loss(seed: int) -> None:
    table = RawEnv()
    play(table, seed)
    assert table.agents == table.possible_agents
    assert set(table.terminations.values()) == {True}
    assert set(table.rewards.values()) == {1.0, -1.0}
    winners = {table.seats[agent] for agent, reward in table.rewards.items() if reward > 0}
    assert winners == set(table.table.game.winners)


def test_only_the_agent_asked_has_a_mask() -> None:
    table = RawEnv(players=4)
    table.reset(seed=2)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_eliminated_players_are_asked_only_about_their_last_cards() -> None:
    table = RawEnv("dodgecity", 7)
    rng = np.random.default_rng(5)
    table.reset(seed=5)
    while not all(table.terminations.values()):
        alive = table.table.game.players[table.seats[table.agent_selection]].alive
        assert alive or table.table.view(NOBODY).question.prompt == "last_discard"  # type: ignore[union-attr]
        table.step(int(rng.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"]))))


@pytest.mark.filterwarnings("ignore:.*illegal move:UserWarning")
def test_an_illegal_action_loses() -> None:
    table = env()
    table.reset(seed=1)
    agent = table.agent_selection
    mask = table.observe(agent)["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert table.terminations[agent]
    assert table.rewards[agent] == -1
    raw = RawEnv()
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="is not legal now"):
        raw.step(int(np.flatnonzero(mask == 0)[0]))


def test_an_endless_game_is_truncated() -> None:
    table = RawEnv()
    table.reset(seed=1)
    table.table.count = LIMIT - 20
    for _ in range(20):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    assert set(table.truncations.values()) == {True}
    assert set(table.terminations.values()) == {False}
    assert set(table.rewards.values()) == {0.0}


def test_a_seed_deals_the_same_game_and_then_others() -> None:
    table, twin = RawEnv(), RawEnv()
    assert play(table, 3) == play(twin, 3)
    table.reset()
    twin.reset()
    assert table.table.game.players[0].hand == twin.table.game.players[0].hand
    assert table.table.game.deck == twin.table.game.deck
    before = table.table.game.deck
    table.reset()
    assert table.table.game.deck != before


def test_render_shows_what_a_spectator_sees() -> None:
    table = env(render_mode="ansi")
    table.reset(seed=1)
    drawn = table.render()
    assert drawn.count("?") == 4
    assert "hand:" not in drawn
    assert "asked:" in drawn
    assert env().render_mode is None


def test_an_unpickled_environment_must_be_reset() -> None:
    table = pickle.loads(pickle.dumps(RawEnv("combined", 8)))
    with pytest.raises(RuntimeError, match="call reset"):
        table.observe("seat_0")
    assert len(table.possible_agents) == 8


def test_an_impossible_number_of_players_is_refused() -> None:
    with pytest.raises(ValueError, match="player_count"):
        pettingzoo.env(players=9)
