"""Sixgun for Gymnasium: the agent has one seat, and a policy plays all the others."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sixgun.bots import Bot, aimless
from sixgun.editions import DEFAULT, SettingValue
from sixgun.research.arrays import Int8Row, mask_of, row_of
from sixgun.research.board_text import draw
from sixgun.research.numbered_game import NumberedGame, deal_game, options_for, sizes
from sixgun.research.observation import MOST

ME: Final = 0  # any seat would do: they differ only by role, and roles are dealt afresh each time
Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Int8Row, np.int64]):
    """The environment `Sixgun-v0`."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as in the base class

    def __init__(
        self,
        edition: str = DEFAULT,
        players: int = 5,
        house_rules: Mapping[str, SettingValue] | None = None,
        others: Bot = aimless.choose,
        render_mode: str | None = None,
    ) -> None:
        self.options: Final = options_for(edition, players, house_rules)
        self.others: Final = others
        self.render_mode = render_mode
        numbers, seen = sizes(self.options)
        self.action_space = spaces.Discrete(numbers)
        self.observation_space = spaces.Box(0, MOST, (seen,), np.int8)
        self.bot_rng = Random(0)
        self.sitting: NumberedGame | None = None

    @property
    def table(self) -> NumberedGame:
        if self.sitting is None:
            raise RuntimeError("call reset() first")
        return self.sitting

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Int8Row, Info]:
        """Deals and lets the others play until the agent is asked; deals again if the game ends before that."""
        super().reset(seed=seed)
        self.sitting = None
        while self.sitting is None or self.sitting.over:
            self.bot_rng = Random(int(self.np_random.integers(1 << 62)))
            self.sitting = deal_game(self.options, self.np_random)
            self.let_others_play()
        return row_of(self.table, ME), {"action_mask": mask_of(self.table, ME)}

    def let_others_play(self) -> None:
        table = self.table
        while not table.over and table.asked != ME:
            table.answer(self.others(table.view(table.asked), self.bot_rng))

    def step(self, action: np.int64) -> tuple[Int8Row, float, bool, bool, Info]:
        """Plays a number. An illegal number loses the game; no other action is played in its place."""
        if not self.action_masks()[action]:
            return row_of(self.table, ME), -1.0, True, False, {"action_mask": mask_of(self.table, ME), "illegal": True}
        self.table.say(int(action))
        self.let_others_play()
        table = self.table
        info = {"action_mask": mask_of(table, ME), "illegal": False}
        return row_of(table, ME), float(table.payoff(ME)), table.won, table.over and not table.won, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal numbers, under the name that sb3-contrib's MaskablePPO calls."""
        return mask_of(self.table, ME).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the agent sees it."""
        return draw(self.table.view(ME)) if self.render_mode == "ansi" else None


gymnasium.register("Sixgun-v0", f"{__name__}:SeatEnv")
