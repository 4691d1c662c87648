"""Tunes the weights of a bot by self-play: `python -m tools.tuning.weights FILE`.

The file has positions from `tools.tuning.positions`.

CMA-ES searches for weights with which a reader chooses better moves: the objective is the average outcome, in imagined
worlds, of the moves it would choose in the positions drawn for a generation. The log has a line per generation with the
gain over the initial weights, in percentage points per decision, in all training positions and in those of held-out
games. The result is the mean of the last generation, in the format of `sixgun.bots.weights`. Check with `sixgun arena`,
on other deals, whether the weights are better in play.
"""

from __future__ import annotations

import argparse
import gc
import json
import time
from collections.abc import Iterator
from math import exp
from pathlib import Path
from random import Random
from typing import Any, Final

import cma  # type: ignore[import-untyped]

from sixgun.bots.answer_values import ANSWER_VALUES, any_order
from sixgun.bots.belief import Belief
from sixgun.bots.mind import Mind
from sixgun.bots.weights import Weights, changed, load
from sixgun.engine.actions import PASSING
from tools.tuning.positions import Position, read

NAMES: Final = (
    "life", "second_life", "last_life", "wound", "second_wound", "last_wound", "loot",
    "thrift", "surplus", "held", "opening", "jail", "jail_hand", "fuse", "rapid", "reach", "store",
    "has_missed", "has_bang", "has_beer", "sheriff_renegade", "sheriff_deputy", "caution",
    "guard", "deputy_renegade", "deputy_deputy", "press", "outlaw_deputy", "outlaw_outlaw", "outlaw_renegade",
    "renegade_sheriff", "renegade_lean", "renegade_bias", "renegade_zeal",
)  # fmt: skip
SIGNED: Final = (
    "loot", "opening", "jail_hand", "fuse", "store", "caution",
    "renegade_sheriff", "renegade_lean", "renegade_bias",
)  # fmt: skip
"""Weights that may be negative."""
STEP: Final = 0.25  # initial step, relative to the size of a weight
SMALL: Final = 0.2  # the least size
LARGE: Final = {"opening": 2.0}  # the size of weights that start at 0
RESTRAINT: Final = 0.0002  # regularisation: the win probability that a squared step must bring
HELD_BACK: Final = 4  # one game in this many


def main() -> None:
    wanted = arguments()
    search = Search(load(wanted.weights)[0], list(read(wanted.file)), wanted)
    gc.freeze()
    gc.disable()
    with wanted.log.open("a", encoding="utf-8") as log:
        for line in search.generations():
            log.write(json.dumps(line) + "\n")
            log.flush()
    said = {"based_on": "reader", **search.said(search.centre)}
    wanted.out.write_text(json.dumps(said, indent=2) + "\n", encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="positions")
    parser.add_argument("--weights", default="reader", help="initial weights: those of the players")
    parser.add_argument("--generations", type=int, default=240)
    parser.add_argument("--candidates", type=int, default=20, help="in each generation")
    parser.add_argument("--drawn", type=int, default=12000, help="positions for each generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("src/sixgun/bots/weights/marshal.json"))
    parser.add_argument("--log", type=Path, default=Path("docs/data/marshal.jsonl"))
    return parser.parse_args()


class Search:
    """The search space: a point is the change of each weight, relative to its size."""

    def __init__(self, start: Weights, positions: list[Position], wanted: argparse.Namespace) -> None:
        self.start = start
        self.wanted = wanted
        self.centre = [0.0] * (len(NAMES) + len(start.keep) + len(start.laid))
        cases = [Case(each, start) for each in positions]
        self.learnt = [each for each in cases if each.game % HELD_BACK]
        self.held_back = [each for each in cases if each.game % HELD_BACK == 0]

    def said(self, point: list[float]) -> dict[str, dict[str, float]]:
        steps = iter(point)
        return {
            "numbers": {name: self.number(name, next(steps)) for name in NAMES},
            "keep": {card: scaled(worth, next(steps)) for card, worth in self.start.keep.items()},
            "laid": {card: scaled(worth, next(steps)) for card, worth in self.start.laid.items()},
        }

    def number(self, name: str, step: float) -> float:
        start = self.start.numbers[name]
        value = start + STEP * max(abs(start), LARGE.get(name, SMALL)) * step
        return round(value if name in SIGNED else max(value, 0.01), 4)

    def weights(self, point: list[float]) -> Weights:
        return changed(self.start, self.said(point))

    def generations(self) -> Iterator[dict[str, Any]]:
        wanted, rng = self.wanted, Random(self.wanted.seed)
        options = {"popsize": wanted.candidates, "seed": wanted.seed, "verbose": -9, "CMA_diagonal": True}
        search = cma.CMAEvolutionStrategy(self.centre, 0.6, options)
        for number in range(wanted.generations):
            began = time.monotonic()
            points = [[float(each) for each in point] for point in search.ask()]
            drawn = rng.sample(self.learnt, min(wanted.drawn, len(self.learnt)))
            search.tell(points, [self.regret(point, drawn) for point in points])
            self.centre = [float(each) for each in search.mean]
            yield {**self.line(number), "seconds": round(time.monotonic() - began, 1)}

    def regret(self, point: list[float], drawn: list[Case]) -> float:
        """The objective to minimise, with regularisation."""
        return RESTRAINT * sum(step * step for step in point) / len(point) - gain(drawn, self.weights(point))

    def line(self, number: int) -> dict[str, Any]:
        weights = self.weights(self.centre)
        return {
            "from": self.wanted.weights,
            "generation": number,
            "positions": len(self.learnt),
            "gain": round(100 * gain(self.learnt, weights), 3),
            "held_back": round(100 * gain(self.held_back, weights), 3),
            "centre": self.said(self.centre)["numbers"],
        }


class Case:
    """A position, with the beliefs, which do not depend on the weights."""

    def __init__(self, position: Position, start: Weights) -> None:
        asked = position.view.question
        assert asked is not None
        self.game = position.game
        self.view = position.view
        self.moves = position.moves
        self.judge = ANSWER_VALUES.get(asked.prompt, any_order)
        self.belief = Belief(position.view, start.moods)

    def chosen(self, weights: Weights) -> float:
        """The outcome of the move of highest value with these weights."""
        mind = Mind(self.view, weights)
        mind.known = self.belief
        worths = [(0.0 if move.verb == PASSING else self.judge(mind, move), end) for move, end in self.moves]
        most = max(worth for worth, _ in worths)
        best = [end for worth, end in worths if worth == most]
        return sum(best) / len(best)


def scaled(worth: float, step: float) -> float:
    return round(worth * exp(STEP * step), 3)


def gain(cases: list[Case], weights: Weights) -> float:
    """The average gain of the chosen moves over those of the initial weights."""
    return sum(each.chosen(weights) - each.moves[0][1] for each in cases) / len(cases)


if __name__ == "__main__":
    main()
