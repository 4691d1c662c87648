"""Sixgun for PettingZoo: every player is an agent, and one is asked at a time (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sixgun.editions import DEFAULT, SettingValue
from sixgun.engine.ids import NOBODY
from sixgun.research.arrays import Int8Row, mask_of, row_of
from sixgun.research.board_text import draw
from sixgun.research.numbered_game import NumberedGame, deal_game, options_for, sizes
from sixgun.research.observation import MOST

Observed = dict[str, Int8Row]


class RawEnv(AECEnv[str, Observed, int], EzPickle):  # type: ignore[misc]  # pettingzoo has no types
    """The environment without wrappers: an illegal number raises ValueError."""

    metadata: ClassVar[dict[str, Any]] = {"name": "sixgun_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        edition: str = DEFAULT,
        players: int = 5,
        house_rules: Mapping[str, SettingValue] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, edition, players, house_rules, render_mode)
        super().__init__()
        self.options: Final = options_for(edition, players, house_rules)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        numbers, seen = sizes(self.options)
        self.action_spaces = {agent: spaces.Discrete(numbers) for agent in self.possible_agents}
        self.observation_spaces = {agent: observed(numbers, seen) for agent in self.possible_agents}
        self.rng: np.random.Generator | None = None
        self.sitting: NumberedGame | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def table(self) -> NumberedGame:
        if self.sitting is None:
            raise RuntimeError("call reset() first")
        return self.sitting

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a game. The same seed deals the same game; without one the random stream continues."""
        if seed is not None or self.rng is None:
            self.rng, _ = seeding.np_random(seed)
        self.sitting = deal_game(self.options, self.rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.asked]

    def observe(self, agent: str) -> Observed:
        seat = self.seats[agent]
        return {"observation": row_of(self.table, seat), "action_mask": mask_of(self.table, seat)}

    def step(self, action: int) -> None:
        """Plays a number for the agent asked. All agents end together, including eliminated players."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.say(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.table.over:
            self.end()
        else:
            self.agent_selection = self.possible_agents[self.table.asked]

    def end(self) -> None:
        over = self.terminations if self.table.won else self.truncations
        for agent in self.agents:
            over[agent] = True
            self.rewards[agent] = float(self.table.payoff(self.seats[agent]))
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return draw(self.table.view(NOBODY)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Does nothing: there is nothing to close."""


def observed(numbers: int, seen: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (seen,), np.int8),
            "action_mask": spaces.Box(0, 1, (numbers,), np.int8),
        }
    )


def env(
    edition: str = DEFAULT,
    players: int = 5,
    house_rules: Mapping[str, SettingValue] | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Observed, int]:
    """The environment with the usual wrappers: an illegal number loses the game."""
    raw = RawEnv(edition, players, house_rules, render_mode)
    ended = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))
