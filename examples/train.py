"""Imitation learning: a linear policy in seat 0 plays against `greedy` and learns what `greedy` would do in its place.

Needs pip install sixgun[research]. The matrices are small: OPENBLAS_NUM_THREADS=1 python examples/train.py
"""

import numpy as np
from numpy.typing import NDArray

from sixgun.bots import BOTS
from sixgun.engine.ids import ROLES
from sixgun.research.batch import Batch

GREEDY = BOTS["greedy"]


def taught(batch: Batch) -> list[int]:
    """The number `greedy` would play in each game; the first legal one if another choice is already half made."""
    choices = [(each, GREEDY(each.view(each.asked), batch.bot_rng)) for each in batch.sittings]
    return [each.words[each.actions.index(choice) if choice in each.actions else 0] for each, choice in choices]


def features(batch: Batch) -> NDArray[np.float32]:
    """The observations, in a separate block for each role. Counts are clamped, or they would drown out the rest."""
    seen = np.minimum(batch.observations, 4) / np.float32(4)
    roles = seen[:, : len(ROLES), None] > 0
    return (roles * seen[:, None]).reshape(len(batch), -1).astype(np.float32)


def play(batch: Batch, weights: NDArray[np.float32], steps: int, rate: float = 0.0) -> str:
    """Plays this many decisions in each game; learns from all of them if there is a rate."""
    won: list[bool] = []
    for _ in range(steps):
        batch.let_others(GREEDY)
        won.extend(batch.rewards[batch.ended, 0] > 0)
        seen = features(batch)
        worth = np.where(batch.masks, seen @ weights, -np.inf)
        if rate:
            powers = np.exp(worth - worth.max(axis=1, keepdims=True))
            slope = -powers / powers.sum(axis=1, keepdims=True)
            slope[np.arange(len(batch)), taught(batch)] += 1
            weights += rate * seen.T @ slope
        batch.step((worth + batch.rng.uniform(0, 0.001, worth.shape)).argmax(axis=1))
    return f"{np.mean(won):.1%} ± {1.96 * np.std(won) / len(won) ** 0.5:.1%} of {len(won):,} games won"


def main(games: int = 64, steps: int = 8000) -> None:
    batch = Batch(games, players=5, seed=1)
    weights = np.zeros((features(batch).shape[1], batch.masks.shape[1]), np.float32)
    print("before:  ", play(batch, weights, steps // 2), flush=True)
    print("learning:", play(batch, weights, steps, rate=0.02), flush=True)
    print("after:   ", play(batch, weights, steps // 2), flush=True)


if __name__ == "__main__":
    main()
