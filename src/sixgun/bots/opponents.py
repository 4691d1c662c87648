"""Opponents for people: how strong, who, and of which temper. All of it is data."""

from __future__ import annotations

from random import Random
from typing import Final

from sixgun.bots import outlook
from sixgun.bots.hunter import Budget, Hunter
from sixgun.bots.motives import BotMotive
from sixgun.bots.reader import Reader
from sixgun.bots.weights import load, moved
from sixgun.engine.actions import PASSING, Action
from sixgun.match.view import View

Changes = dict[str, float]

SEARCHING: Final = "hunter"  # the bot that wants a world in its view
EXPERT: Final = Budget(playouts=1_500, seconds=10.0)  # the clock is for machines on which nobody would wait


class Level:
    """A bot, how often it does not see the best move, and what the level is called."""

    def __init__(self, bot: str, blunders: float, code: str) -> None:
        self.bot: Final = bot
        self.blunders: Final = blunders
        self.code: Final = code
        self.wants_world: Final = bot == SEARCHING


LEVELS: Final = {
    "easy": Level("greedy", 0.3, "bot-level-easy"),
    "normal": Level("reader", 0.08, "bot-level-normal"),
    "hard": Level("marshal", 0.0, "bot-level-hard"),
    "expert": Level("hunter", 0.0, "bot-level-expert"),
}

# By how much a temper multiplies a weight. Small: a temper is a colour, not a handicap.
TEMPERS: Final[dict[str, Changes]] = {
    "calm": {},
    "bold": {"last_life": 0.85, "second_life": 0.9, "caution": 0.7, "thrift": 0.8},
    "careful": {"last_life": 1.15, "caution": 1.3, "thrift": 1.1},
    "greedy": {"card": 1.12, "reach": 1.1},
    "grudging": {"memory": 1.2},
    "quick": {"thrift": 0.7, "rapid": 1.3},
}

PEOPLE: Final[dict[str, str]] = {
    "Dusty Malone": "bold",
    "Clementine Hart": "careful",
    "Preacher Cole": "calm",
    "Iron Annie": "grudging",
    "Two-Finger Tom": "quick",
    "Silver Lake": "calm",
    "Buck Harlan": "bold",
    "Widow Garrett": "grudging",
    "Slim Pickett": "greedy",
    "Josefa Reyes": "careful",
    "Old Man Tucker": "greedy",
    "Kid Calhoun": "quick",
    "Marshal Boone": "calm",
    "Ruby Dawson": "bold",
    "Elias Crow": "grudging",
    "Cora Whitfield": "careful",
}
"""Who sits down, and the temper."""


class Opponent:
    """A reader with a temper, who now and then overlooks the best move."""

    def __init__(self, level: str, temper: str = "calm") -> None:
        self.level: Final = LEVELS[level]
        self.reader: Final = Reader([moved(each, TEMPERS[temper]) for each in load(self.level.bot)])
        self.wants_world: Final = self.level.wants_world
        self.hunter: Final = Hunter(self.reader, outlook.load(), EXPERT) if self.wants_world else None

    def choose(self, view: View, rng: Random) -> Action:
        if self.level.blunders and rng.random() < self.level.blunders:
            return self.second_best(view, rng)
        return self.reader.choose(view, rng) if self.hunter is None else self.hunter.choose(view, rng)

    def second_best(self, view: View, rng: Random) -> Action:
        """Nothing foolish: of what is worth doing not the best, or else nothing."""
        best = self.reader.choose(view, rng)
        rest = [(worth, option) for option, worth in self.reader.worths(view) if option is not best and worth >= 0.0]
        if not rest:
            return best
        most = max(worth for worth, _ in rest)
        second = [option for worth, option in rest if worth == most]
        # Whoever is shot at or dying does not sleep.
        awake = second[0].verb == PASSING and view.question is not None and view.question.prompt in URGENT
        return best if awake else second[0]

    def explain(self, view: View, action: Action) -> list[BotMotive]:
        return self.reader.explain(view, action)


URGENT: Final = ("last_chance", "prevent")
