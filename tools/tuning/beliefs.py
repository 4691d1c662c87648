"""Fits how much each deed says about the roles of doer and target: `python -m tools.tuning.beliefs --games 6000`.

Bots play against each other. At the start of a play phase every possible assignment of the secret roles gets the sum of
the evidence from deeds, and the tables are those that make the true assignments most likely (a conditional logit). The
deeds of one game are not independent; fitted together, each one says only what the others do not. For held-out games it
prints the log-loss of beliefs by turn with the new tables, beside that of the present tables and of the prior.
"""

from __future__ import annotations

import argparse
import gc
import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from math import log
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sixgun.bots import BOTS, Bot
from sixgun.bots.belief import MOST_TIMES, Belief, RoleSampler
from sixgun.bots.weights import RoleMatrix, flat, load
from sixgun.engine.chance import KEY_BYTES
from sixgun.engine.deeds import DEEDS, SPARED
from sixgun.engine.game import Game
from sixgun.engine.ids import MOST_SEATS, ROLES, SHERIFF
from sixgun.engine.kernel import act
from sixgun.match.options import GameOptions
from sixgun.match.view import UNKNOWN, View, observe

TABLES: Final = (
    ("fourth", 4, 4), ("fourth", 5, 8), ("fourth", 7, 4), ("combined", 5, 4), ("combined", 8, 2), ("dodgecity", 6, 3),
)  # fmt: skip
"""Edition, players, and how many of twenty-five games."""
LIMIT: Final = 2000  # decisions
LOOKS: Final = 0.15  # share of turns that are sampled
HELD_BACK: Final = 5  # one game in this many
LATE: Final = 10  # later turns are printed together
NUMBERS: Final = len(DEEDS) * len(ROLES) ** 2
STEPS: Final = 400
RATE: Final = 0.05
RESTRAINT: Final = 1e-4  # regularisation, for rare deeds
FARTHEST: Final = 3.5  # limit of a log-likelihood

Floats = NDArray[np.float64]


@dataclass
class Look:
    """One player at the start of a turn, and the true roles."""

    turn: int  # of this player
    view: View
    roles: list[int]


def main() -> None:
    wanted = arguments()
    gc.freeze()
    gc.disable()
    learnt: list[Look] = []
    held_back: list[Look] = []
    for number, looks in games(wanted.games, wanted.bots, wanted.seed):
        (learnt if number % HELD_BACK else held_back).extend(looks)
    found = tables(Fit(learnt).tell())
    report(found, held_back)
    if wanted.out is not None:
        wanted.out.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--bots", nargs="+", choices=BOTS, default=["greedy", "reader"], help="drawn for each seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="for the tables, as JSON")
    return parser.parse_args()


def games(number: int, names: list[str], seed: int) -> Iterator[tuple[int, list[Look]]]:
    drawn = [(edition, players) for edition, players, share in TABLES for _ in range(share)]
    for game in range(number):
        name = f"beliefs {seed} {game}"
        options, rng = GameOptions(*drawn[game % len(drawn)]), Random(name)
        bots = [BOTS[rng.choice(names)] for _ in range(options.players)]
        g = options.start_silent(blake2b(name.encode(), digest_size=KEY_BYTES).digest())
        yield game, list(play(g, bots, rng))


def play(g: Game, bots: list[Bot], rng: Random) -> Iterator[Look]:
    turns, last = [0] * len(bots), 0
    roles = [int(player.role) for player in g.players]
    for _ in range(LIMIT):
        if g.asked is None:
            break
        view = observe(g, g.asked.seat)
        if g.asked.prompt == "play_phase" and g.turns != last and view.turn == view.me:
            last = g.turns
            turns[view.me] += 1
            if secret(view) and rng.random() < LOOKS:
                yield Look(turns[view.me], view, roles)
        act(g, bots[view.me](view, rng))


def secret(view: View) -> list[int]:
    return [seat for seat, seen in enumerate(view.players) if seen.role == UNKNOWN]


class Fit:
    """All assignments of all samples: the deeds in each, by deed and roles."""

    def __init__(self, looks: list[Look]) -> None:
        ways = [RoleSampler(look.view, [0.0] * NUMBERS).ways for look in looks]
        self.looks: Final = len(looks)
        self.of: Final = np.repeat(np.arange(len(looks)), [len(each) for each in ways])
        starts = np.cumsum([0, *[len(each) for each in ways[:-1]]])
        self.true: Final = starts + [each.index(look.roles) for each, look in zip(ways, looks, strict=True)]
        self.done: Final = np.concatenate([done(look.view, each) for look, each in zip(looks, ways, strict=True)])

    def tell(self) -> Floats:
        """Maximises the likelihood with Adam."""
        told, drift, spread = np.zeros(NUMBERS), np.zeros(NUMBERS), np.zeros(NUMBERS)
        true = self.done[self.true].sum(axis=0)
        for step in range(1, STEPS + 1):
            slope = (true - self.likely(told) @ self.done) / self.looks - RESTRAINT * told
            drift = 0.9 * drift + 0.1 * slope
            spread = 0.999 * spread + 0.001 * slope**2
            stride = RATE if step < STEPS / 2 else 0.3 * RATE
            told += stride * drift / (1 - 0.9**step) / (np.sqrt(spread / (1 - 0.999**step)) + 1e-9)
        return told

    def likely(self, told: Floats) -> Floats:
        """The probability of each assignment within its sample."""
        sums = self.done @ told
        most = np.full(self.looks, -np.inf)
        np.maximum.at(most, self.of, sums)
        weights = np.exp(sums - most[self.of])
        whole = np.bincount(self.of, weights, self.looks)
        return np.asarray(weights / whole[self.of])


def done(view: View, ways: list[list[int]]) -> NDArray[np.float32]:
    """A row per assignment: how often one role did something to another. The player's own deeds say nothing."""
    seats = len(view.players)
    counts = np.frombuffer(view.deeds, np.uint8).reshape(len(DEEDS), MOST_SEATS, MOST_SEATS)[:, :seats, :seats]
    times = np.minimum(counts, MOST_TIMES).astype(np.float32)
    times[:, view.me, :] = 0.0
    is_one = np.eye(len(ROLES), dtype=np.float32)[np.array(ways)]  # by way, seat and role
    found: NDArray[np.float32] = np.einsum("dij,wia,wjb->wdab", times, is_one, is_one, optimize=True)
    return found.reshape(len(ways), NUMBERS)


def tables(told: Floats) -> dict[str, RoleMatrix]:
    """By deed, role of the doer and role of the target. Only a sheriff can be spared."""
    shaped = np.clip(told, -FARTHEST, FARTHEST).reshape(len(DEEDS), len(ROLES), len(ROLES))
    shaped[SPARED, :, SHERIFF + 1 :] = 0.0
    return {name: [[round(float(each), 2) for each in row] for row in shaped[i]] for i, name in enumerate(DEEDS)}


def report(found: dict[str, RoleMatrix], looks: list[Look]) -> None:
    for name, table in found.items():
        print(f"{name}: {table}")
    beliefs: dict[str, list[float]] = {"prior": [], "now": load("reader")[0].moods, "these": flat(found, 1.0)}
    losses = {name: surprises(moods, looks) for name, moods in beliefs.items()}
    print("log-loss by turn   " + "  ".join(f"{name:>6}" for name in losses))
    for turn in sorted(losses["prior"]):
        label = f"{turn} and later" if turn == LATE else str(turn)
        print(f"{label:>16}   " + "  ".join(f"{mean(found[turn]):6.3f}" for found in losses.values()))
    everything = {name: [loss for each in found.values() for loss in each] for name, found in losses.items()}
    print(f"{'all':>16}   " + "  ".join(f"{mean(each):6.3f}" for each in everything.values()))


def surprises(moods: list[float], looks: list[Look]) -> dict[int, list[float]]:
    found: dict[int, list[float]] = defaultdict(list)
    for look in looks:
        belief: Any = Belief(look.view, moods)
        found[min(look.turn, LATE)] += [
            -log(max(1e-9, belief.chance(seat, look.roles[seat]))) for seat in secret(look.view)
        ]
    return found


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


if __name__ == "__main__":
    main()
