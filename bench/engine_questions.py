"""The cost of asking the rulebook, in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bench.engine import halfway
from bench.timing import Loop
from sixgun.engine.game import Game
from sixgun.rules.distance import distance
from sixgun.rules.rulebook import bang_limit, hand_limit

TIMED = 50_000

Answerer = Callable[[Game, int], object]


def first_seat_to(g: Game, seat: int) -> int:
    return distance(g, 0, seat)


QUESTIONS: dict[str, Answerer] = {"hand_limit": hand_limit, "bang_limit": bang_limit, "distance": first_seat_to}


def ask_all(g: Game, answer: Answerer) -> int:
    seats = range(len(g.players))
    rounds = TIMED // len(g.players)
    for _ in range(rounds):
        for seat in seats:
            answer(g, seat)
    return rounds * len(g.players)


def asking(edition: str, players: int) -> dict[str, Loop]:
    """A loop for each question, which asks it of every player in turn."""
    g = halfway(edition, players)
    return {name: partial(ask_all, g, answer) for name, answer in QUESTIONS.items()}
