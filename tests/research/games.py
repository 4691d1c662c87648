"""Numbered games for the tests of the research environments."""

from collections.abc import Iterator
from random import Random

from sixgun.engine.chance import key_of
from sixgun.match.options import GameOptions
from sixgun.research.numbered_game import NumberedGame
from sixgun.scenario import Scenario
from tests.laws.games import match_of


def numbered_game(edition: str, players: int, seed: int) -> NumberedGame:
    """A new game; every third one begins with the choice between two characters."""
    match = match_of(edition, players, seed)
    return NumberedGame(match.options, match.options.start_silent(key_of(seed)))


def walk(sitting: NumberedGame, seed: int) -> Iterator[NumberedGame]:
    """Plays at random; yields the game before every number and at the end."""
    rng = Random(seed)
    while not sitting.over:
        yield sitting
        sitting.say(rng.choice(sitting.legal()))
    yield sitting


def at(story: Scenario, edition: str) -> NumberedGame:
    """The numbered game that continues a scenario."""
    return NumberedGame(GameOptions(edition, len(story.g.players)), story.g)


def texts(sitting: NumberedGame) -> list[str]:
    return [sitting.text(number) for number in sitting.legal()]


def say(sitting: NumberedGame, text: str) -> None:
    sitting.say(next(number for number in sitting.legal() if sitting.text(number) == text))
