"""Fits the outlook of the hunter: `python -m tools.tuning.outlook --games 6000`.

Readers play against each other; at the start of some turns the facts of the table are recorded, and at the end the
winners. A softmax is fitted to nine tenths of the games, and its log-loss is printed for the rest, beside that of the
overall win rates.
"""

from __future__ import annotations

import argparse
import gc
import json
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from sixgun.bots import BOTS
from sixgun.bots.outlook import FACTS, LAW, SIDES, facts
from sixgun.engine.chance import KEY_BYTES
from sixgun.engine.game import Game
from sixgun.engine.ids import OUTLAW, SHERIFF
from sixgun.engine.kernel import act
from sixgun.match.options import GameOptions
from sixgun.match.view import observe

Floats = np.ndarray[Any, np.dtype[np.float64]]

TABLES: Final = (
    ("fourth", 4, 2), ("fourth", 5, 4), ("fourth", 6, 2), ("fourth", 7, 3), ("combined", 5, 2), ("combined", 7, 1),
    ("combined", 8, 1), ("dodgecity", 5, 1),
)  # fmt: skip
"""Edition, players, and how many of sixteen games."""
LIMIT: Final = 2000  # decisions
LOOKS: Final = 0.3  # share of turns that are sampled
STEPS: Final = 3000
HELD_BACK: Final = 10  # one game in this many


def main() -> None:
    wanted = arguments()
    gc.freeze()
    gc.disable()
    found, sides, games = collect(wanted.games, wanted.seed)
    fitting = games % HELD_BACK != 0
    shares = np.array([np.mean(sides[fitting] == side) for side in range(len(SIDES))])
    rows = fit(found[fitting], sides[fitting])
    print(f"{len(sides)} positions of {wanted.games} games; log-loss in those held back:")
    print(f"  shares alone {surprise(np.tile(shares, (len(sides), 1)), sides, ~fitting):.3f}")
    print(f"  outlook      {surprise(softmax(found @ rows), sides, ~fitting):.3f}")
    wanted.out.write_text(written(rows), encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("src/sixgun/bots/weights/outlook.json"))
    return parser.parse_args()


def collect(games: int, seed: int) -> tuple[Floats, Floats, Floats]:
    """Facts, the side that won, and the number of the game."""
    tables = [(edition, players) for edition, players, times in TABLES for _ in range(times)]
    found: list[list[float]] = []
    sides: list[int] = []
    numbers: list[int] = []
    for number in range(games):
        g, looks = play(GameOptions(*tables[number % len(tables)]), f"outlook {seed} {number}")
        if g.over():
            found += looks
            sides += [winner(g)] * len(looks)
            numbers += [number] * len(looks)
    return np.array(found), np.array(sides), np.array(numbers)


def play(options: GameOptions, name: str) -> tuple[Game, list[list[float]]]:
    g, rng = options.start_silent(blake2b(name.encode(), digest_size=KEY_BYTES).digest()), Random(name)
    looks: list[list[float]] = []
    turn, decisions, reader = 0, 0, BOTS["reader"]
    while g.asked is not None and decisions < LIMIT:
        if g.turns != turn:
            turn = g.turns
            if rng.random() < LOOKS:
                looks.append(facts(g))
        act(g, reader(observe(g, g.asked.seat), rng))
        decisions += 1
    return g, looks


def winner(g: Game) -> int:
    roles = {int(g.players[seat].role) for seat in g.winners}
    return LAW if SHERIFF in roles else (1 if OUTLAW in roles else 2)


def fit(found: Floats, sides: Floats) -> Floats:
    """Fits by accelerated gradient descent on standardised facts; returns weights for the raw facts."""
    spread = found.std(axis=0)
    spread[spread == 0] = 1.0
    scaled, wanted = found / spread, np.eye(len(SIDES))[sides.astype(int)]
    rows, before = np.zeros((len(FACTS), len(SIDES))), np.zeros((len(FACTS), len(SIDES)))
    step = 4.0 / np.linalg.norm(scaled, 2) ** 2 * len(sides)
    for number in range(STEPS):
        ahead = rows + number / (number + 3) * (rows - before)
        slope = scaled.T @ (softmax(scaled @ ahead) - wanted) / len(sides) + 1e-5 * ahead
        before, rows = rows, ahead - step / 2 * slope
    fitted: Floats = rows / spread[:, None]
    return fitted


def softmax(sums: Floats) -> Floats:
    powers = np.exp(sums - sums.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


def surprise(chances: Floats, sides: Floats, which: Floats) -> float:
    return float(-np.mean(np.log(chances[which, sides[which]])))


def written(rows: Floats) -> str:
    lines = [
        f"    {json.dumps(fact)}: {json.dumps([round(float(w), 4) for w in row])}"
        for fact, row in zip(FACTS, rows, strict=True)
    ]
    return '{\n  "sides": ' + json.dumps(list(SIDES)) + ',\n  "facts": {\n' + ",\n".join(lines) + "\n  }\n}\n"


if __name__ == "__main__":
    main()
