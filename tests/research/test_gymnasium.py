"""Sixgun with one seat for the agent, as Gymnasium knows environments."""

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
    """A whole game at random: what was said, and what came of it."""
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


def test_it_is_drawn_as_the_agent_sees_it() -> None:
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


def test_the_agent_is_asked_with_a_mask() -> None:
    env = SeatEnv()
    _, told = env.reset(seed=1)
    assert env.table.asked == ME
    assert np.flatnonzero(told["action_mask"]).tolist() == env.table.legal()
    assert env.action_masks().dtype == np.bool_


def test_the_others_are_played_by_a_bot_which_sees_its_own_view() -> None:
    seen: set[int] = set()

    def watching(view: View, rng: Random) -> Action:
        seen.add(view.me)
        return BOTS["greedy"](view, rng)

    play(SeatEnv(others=watching), 1)
    assert seen == {1, 2, 3, 4}


def test_what_is_not_legal_loses_and_nothing_is_done_in_its_place() -> None:
    env = SeatEnv()
    env.reset(seed=1)
    before = env.table.legal()
    _, reward, terminated, truncated, told = env.step(np.flatnonzero(~env.action_masks())[0])
    assert (reward, terminated, truncated, told["illegal"]) == (-1.0, True, False, True)
    assert env.table.legal() == before


def test_a_game_without_end_is_given_up() -> None:
    env = SeatEnv()
    env.reset(seed=1)
    env.table.count = LIMIT - 1
    _, reward, terminated, truncated, _ = env.step(np.flatnonzero(env.action_masks())[0])
    assert (reward, terminated, truncated) == (0.0, False, True)


def test_a_game_is_dealt_first() -> None:
    with pytest.raises(RuntimeError, match="deals a game first"):
        SeatEnv().action_masks()
