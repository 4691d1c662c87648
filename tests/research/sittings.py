"""Games in numbers, for the tests of the research environments."""

from collections.abc import Iterator
from random import Random

from sixgun.engine.chance import key_of
from sixgun.match.options import Options
from sixgun.research.numbered_game import Sitting
from sixgun.scenario import Table
from tests.laws.games import match_of


def sitting_of(edition: str, players: int, seed: int) -> Sitting:
    """Every third game begins with the choice between two characters."""
    match = match_of(edition, players, seed)
    return Sitting(match.options, match.options.start_unheard(key_of(seed)))


def walk(sitting: Sitting, seed: int) -> Iterator[Sitting]:
    """The game before its first number, between every two, and at its end."""
    rng = Random(seed)
    while not sitting.over:
        yield sitting
        sitting.say(rng.choice(sitting.legal()))
    yield sitting


def at(story: Table, edition: str) -> Sitting:
    """Take over from a story."""
    return Sitting(Options(edition, len(story.g.players)), story.g)


def texts(sitting: Sitting) -> list[str]:
    return [sitting.told(number) for number in sitting.legal()]


def say(sitting: Sitting, text: str) -> None:
    sitting.say(next(number for number in sitting.legal() if sitting.told(number) == text))
