"""Random play of whole games in one process. As a program it prints its speed as JSON."""

from __future__ import annotations

import json
import sys

from bench.timing import Loop, rate
from sixgun.engine import kernel
from sixgun.engine.chance import key_of
from sixgun.engine.game import Game
from sixgun.engine.playout import Dice, play_at_random
from sixgun.match.options import GameOptions

LIMIT = 20_000  # decisions; no game comes close


def compiled() -> bool:
    return not str(kernel.__file__).endswith(".py")


def play(options: GameOptions, number: int) -> int:
    """Deals a game without event log and plays it; returns the number of decisions."""
    return int(play_at_random(options.start_silent(key_of(number)), Dice(number), LIMIT))


def play_all(edition: str, players: int, games: int) -> Loop:
    options = GameOptions(edition, players)
    return lambda: sum(play(options, number) for number in range(games))


def length(edition: str, players: int, games: int) -> float:
    """Decisions per game, on average."""
    return play_all(edition, players, games)() / games


def halfway(edition: str, players: int, number: int = 1) -> Game:
    """A game halfway to its end."""
    options = GameOptions(edition, players)
    g = options.start_silent(key_of(number))
    play_at_random(g, Dice(number), play(options, number) // 2)
    return g


if __name__ == "__main__":
    edition, players, games = sys.argv[1:]
    print(json.dumps({"compiled": compiled(), "decisions": rate(play_all(edition, int(players), int(games)))}))
