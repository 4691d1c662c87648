"""Random play of whole games in other libraries, for comparison."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random

from bench.timing import Loop

UNO_GAMES = 20
CHESS_GAMES = 5


def uno_environment() -> int:
    """rlcard's Uno as used for training: every step also encodes an observation."""
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    rng = Random(1)
    decisions = 0
    for _ in range(UNO_GAMES):
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
    return decisions


def uno_game() -> int:
    """rlcard's Uno, the rules alone."""
    import rlcard

    game = rlcard.make("uno", config={"seed": 1}).game
    rng = Random(1)
    decisions = 0
    for _ in range(UNO_GAMES):
        game.init_game()
        while not game.is_over():
            game.step(rng.choice(game.get_legal_actions()))
            decisions += 1
    return decisions


def chess_games() -> int:
    """python-chess: list the legal moves, push one, check whether the game is over."""
    import chess

    rng = Random(1)
    decisions = 0
    for _ in range(CHESS_GAMES):
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
    return decisions


LOOPS: dict[str, tuple[str, Loop]] = {
    "rlcard uno, environment": ("rlcard", uno_environment),
    "rlcard uno, rules alone": ("rlcard", uno_game),
    "python-chess": ("chess", chess_games),
}
"""By name: the package needed, and the loop."""


def installed() -> dict[str, Loop]:
    """The loops whose packages are installed, warmed up so that imports do not count."""
    found = {name: loop for name, (package, loop) in LOOPS.items() if find_spec(package)}
    for loop in found.values():
        loop()
    return found
