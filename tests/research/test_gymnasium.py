"""The Gymnasium environment: one seat for the agent."""

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sixgun.bots import BOTS
from sixgun.engine.actions import Action
from sixgun.match.view import View
from sixgun.research.gymnasium import ME, SeatEnv
from sixgun.research.numbered_game import LIMIT
from tests.laws.games import every_table

NAME = "sixgun.research.gymnasium:Sixgun-v0"


def play(env: SeatEnv, seed: int) -> tuple[list[int], float]:
    """Plays a whole game at random; returns the numbers and the final reward."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    said, reward, over = [], 0.0, False
    while not over:
        number = rng.choice(np.flatnonzero(env.action_masks()))
        _, reward, over, _, _ = env.step(number)
        said.append(int(number))
    return said, reward


@every_table
def test_the_checker_accepts_every_table(edition: str, players: int) -> None:
    check_env(gymnasium.make(NAME, edition=edition, players=players).unwrapped)


def test_render_shows_what_the_agent_sees() -> None:
    env = gymnasium.make(NAME, players=4, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert isinstance(drawn, str)
    assert "hand:" in drawn


def test_a_game_ends_with_a_win_or_a_loss() -> None:
    ends = {play(SeatEnv(players=4), seed)[1] for seed in range(12)}
    assert ends == {1.0, -1.0}


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(SeatEnv(), 5) == play(SeatEnv(), 5) != play(SeatEnv(), 6)


def test_the_agent_gets_a_mask() -> None:
    env = SeatEnv()
    _, info = env.reset(seed=1)
    assert env.table.asked == ME
    assert np.flatnonzero(info["action_mask"]).tolist() == env.table.legal()
    assert env.action_masks().dtype == np.bool_


def test_other_seats_are_played_by_a_bot_with_its_own_view() -> None:
    seen: set[int] = set()

    def watching(view: View, rng: Random) -> Action:
        seen.add(view.me)
        return BOTS["greedy"](view, rng)

    play(SeatEnv(others=watching), 1)
    assert seen == {1, 2, 3, 4}


def test_an_illegal_action_loses_and_is_not_replaced() -> None:
    env = SeatEnv()
    env.reset(seed=1)
    before = env.table.legal()
    _, reward, terminated, truncated, info = env.step(np.flatnonzero(~env.action_masks())[0])
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    assert env.table.legal() == before


def test_an_endless_game_is_truncated() -> None:
    env = SeatEnv()
    env.reset(seed=1)
    env.table.count = LIMIT - 1
    _, reward, terminated, truncated, _ = env.step(np.flatnonzero(env.action_masks())[0])
    assert (reward, terminated, truncated) == (0.0, False, True)


def test_reset_comes_first() -> None:
    with pytest.raises(RuntimeError, match="call reset"):
        SeatEnv().action_masks()
