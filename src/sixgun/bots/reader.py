"""The reader: a bot with card sense, the goal of its role and a memory of deeds. It plays the option of highest value.

Passing is worth 0, so it never does anything worth less. With other weights it is another player: without memory it is
`greedy`.
"""

from __future__ import annotations

from random import Random
from typing import Final

from sixgun.bots.answer_values import ANSWER_VALUES, any_order
from sixgun.bots.belief import Belief
from sixgun.bots.mind import Mind
from sixgun.bots.motives import BotMotive, reasons
from sixgun.bots.weights import Weights
from sixgun.engine.actions import PASSING, Action
from sixgun.engine.ids import ROLES
from sixgun.match.view import View


class Reader:
    """A bot with one set of weights for each role."""

    def __init__(self, weights: list[Weights]) -> None:
        self.weights: Final = weights  # by the bot's role

    def choose(self, view: View, rng: Random) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        best: list[Action] = []
        most = 0.0
        for option, worth in self.worths(view):
            if not best or worth > most:
                best, most = [option], worth
            elif worth == most:
                best.append(option)
        return best[0] if len(best) == 1 else best[int(rng.random() * len(best))]

    def worths(self, view: View) -> list[tuple[Action, float]]:
        """Every option with its value."""
        asked = view.question
        assert asked is not None
        mind, judge = Mind(view, self.weights[view.role]), ANSWER_VALUES.get(asked.prompt, any_order)
        found: list[tuple[Action, float]] = []
        for option in view.options:
            found.append((option, 0.0 if option.verb == PASSING else judge(mind, option)))
        return found

    def explain(self, view: View, action: Action) -> list[BotMotive]:
        """The reasons for an action."""
        return reasons(view, action, self.weights[view.role])

    def belief(self, view: View) -> list[list[float]]:
        """The probability of each role, by seat."""
        known = Belief(view, self.weights[view.role].moods)
        return [[known.chance(seat, role) for role in range(len(ROLES))] for seat in range(len(view.players))]
