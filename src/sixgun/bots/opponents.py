"""Opponents for people: levels, names and tempers, all as data."""

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
EXPERT: Final = Budget(playouts=1_500)


class PlayingStrength:
    """A level: its bot, how often it overlooks the best move, and the message code of its name."""

    def __init__(self, bot: str, blunders: float, code: str) -> None:
        self.bot: Final = bot
        self.blunders: Final = blunders
        self.code: Final = code
        self.wants_world: Final = bot == SEARCHING


LEVELS: Final = {
    "easy": PlayingStrength("greedy", 0.3, "bot-level-easy"),
    "normal": PlayingStrength("reader", 0.08, "bot-level-normal"),
    "hard": PlayingStrength("marshal", 0.0, "bot-level-hard"),
    "expert": PlayingStrength("hunter", 0.0, "bot-level-expert"),
}

# The factors of a temper for some weights. They are small: a temper is a nuance, not a handicap.
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
"""The names of bots, with their tempers."""


class Opponent:
    """A bot of a level with a temper, which may overlook the best move now and then."""

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
        """The second best option, if it is worth doing; never a foolish one."""
        best = self.reader.choose(view, rng)
        rest = [(worth, option) for option, worth in self.reader.worths(view) if option is not best and worth >= 0.0]
        if not rest:
            return best
        most = max(worth for worth, _ in rest)
        second = [option for worth, option in rest if worth == most]
        # Never blunder by passing when dying: that loses the game, not a tempo.
        awake = second[0].verb == PASSING and view.question is not None and view.question.prompt in URGENT
        return best if awake else second[0]

    def explain(self, view: View, action: Action) -> list[BotMotive]:
        return self.reader.explain(view, action)


URGENT: Final = ("last_chance", "prevent")
