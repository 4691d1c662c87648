"""Collects positions from games between readers, with the search value of each move.

`python -m tools.tuning.positions FILE` tries every promising move of some decisions in the same imagined worlds, as a
hunter does, and stores the average outcome with the view. A lucky outcome affects one position; over thousands of them
it shows which habits of a reader are good. `tools.tuning.weights` learns from the file, which is not part of the
repository: the same seed reproduces it.
"""

from __future__ import annotations

import argparse
import gc
import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Final

from sixgun.bots import outlook
from sixgun.bots.hunter import FOREVER, Budget, Hunt, Hunter, promising
from sixgun.bots.reader import Reader
from sixgun.bots.weights import load
from sixgun.engine.actions import Action
from sixgun.engine.chance import KEY_BYTES, Chance
from sixgun.engine.game import Game
from sixgun.engine.kernel import act
from sixgun.match.options import GameOptions
from sixgun.match.redeal import redeal
from sixgun.match.view import View, observe

TABLES: Final = (
    ("fourth", 4, 3), ("fourth", 5, 5), ("fourth", 7, 3), ("combined", 4, 1), ("combined", 5, 2), ("combined", 7, 1),
)  # fmt: skip
"""Edition, players, and how many of fifteen games."""
LIMIT: Final = 2000  # decisions
LOOKS: Final = 0.25  # share of decisions that are sampled
WORLDS: Final = 16


@dataclass
class Position:
    game: int
    view: View
    moves: list[tuple[Action, float]]  # with the probability of winning; the first one is the reader's


def main() -> None:
    wanted = arguments()
    work = partial(positions, wanted.weights, wanted.seed)
    with ProcessPoolExecutor() as pool, wanted.file.open("wb") as file:
        for found in pool.map(work, range(wanted.games)):
            for position in found:
                pickle.dump(position, file)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--weights", default="reader", help="weights of the players")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def read(file: Path) -> Iterator[Position]:
    with file.open("rb") as pickles:
        while pickles.peek(1):
            yield pickle.load(pickles)


def positions(weights: str, seed: int, game: int) -> list[Position]:
    """The positions of one game."""
    name = f"positions {seed} {game}"
    drawn = [(edition, players) for edition, players, share in TABLES for _ in range(share)]
    g = GameOptions(*drawn[game % len(drawn)]).start_silent(blake2b(name.encode(), digest_size=KEY_BYTES).digest())
    reader, rng = Reader(load(weights)), Random(name)
    hunter = Hunter(reader, outlook.load(), Budget(FOREVER))
    found: list[Position] = []
    for _ in range(LIMIT):
        if g.asked is None:
            break
        view = observe(g, g.asked.seat)
        if len(view.options) > 1 and rng.random() < LOOKS:
            moves = judged(hunter, g, view, rng)
            found += [Position(game, view, moves)] if len(moves) > 1 else []
        act(g, reader.choose(view, rng))
    gc.collect()
    return found


def judged(hunter: Hunter, g: Game, view: View, rng: Random) -> list[tuple[Action, float]]:
    trails = promising(hunter.reader, view)
    if len(trails) > 1:
        hunt = Hunt(hunter, view, redeal(g, view.me, Chance(rng.randbytes(KEY_BYTES))), rng)
        for _ in range(WORLDS):
            hunt.try_all(trails)
    return [(trail.action, trail.total() / WORLDS) for trail in trails]


if __name__ == "__main__":
    main()
