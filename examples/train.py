"""Learn to play from a bot: a linear policy looks over the shoulder of `greedy`, and is measured against it.

The learner has seat 0 and plays itself, the bot has all the other seats and is asked what it would say in its place.
Needs the extra: pip install sixgun[research]. The matrices are small: OPENBLAS_NUM_THREADS=1 python examples/train.py
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixgun.bots import BOTS
from sixgun.engine.ids import NOBODY, ROLES
from sixgun.lab.research.batch import Batch

Array = NDArray[Any]
TEACHER = BOTS["greedy"]


class Policy:
    """For each of its roles it weighs what it sees of the table, of itself and of the player a number aims at."""

    def __init__(self, batch: Batch) -> None:
        meanings, layout = batch.sittings[0].numbers.meanings, batch.sittings[0].layout
        self.first, self.block = layout.at["player 0: character"], layout.block
        self.targets = np.array([meaning.target for meaning in meanings])
        alike = [(*meaning[:2], min(meaning.target, 1), *meaning[3:]) for meaning in meanings]  # nobody, I, another
        self.groups = np.unique(alike, axis=0, return_inverse=True)[1].ravel()
        shape = len(ROLES), self.first + 2 * self.block, int(self.groups.max()) + 1
        self.weights = np.zeros(shape, np.float32)

    def parts(self, seen: Array) -> Iterator[tuple[int, Array, Array, Array]]:
        """By role and by place: which games have the role, which numbers aim there, and what counts for them."""
        blocks = seen[:, self.first :].reshape(len(seen), -1, self.block)
        for place in range(NOBODY, blocks.shape[1]):
            aim = np.zeros_like(blocks[:, 0]) if place == NOBODY else blocks[:, place]
            counts = np.hstack([seen[:, : self.first + self.block], aim])
            for role in range(len(ROLES)):
                yield role, np.flatnonzero(seen[:, role]), np.flatnonzero(self.targets == place), counts

    def chances(self, seen: Array, masks: Array) -> Array:
        worth = np.empty(masks.shape, np.float32)
        for role, games, numbers, counts in self.parts(seen):
            worth[np.ix_(games, numbers)] = counts[games] @ self.weights[role][:, self.groups[numbers]]
        worth[masks == 0] = -np.inf
        powers = np.exp(worth - worth.max(axis=1, keepdims=True))
        return np.asarray(powers / powers.sum(axis=1, keepdims=True))

    def learn(self, seen: Array, slope: Array, rate: float) -> None:
        for role, games, numbers, counts in self.parts(seen):
            step = counts[games].T @ slope[np.ix_(games, numbers)]
            self.weights[role][:, self.groups[numbers]] += rate * step


def taught(batch: Batch) -> list[int]:
    """What the teacher would say in each game. Where half of another choice is said already, anything that fits."""
    numbers = []
    for sitting in batch.sittings:
        action = TEACHER(sitting.view(sitting.asked), batch.luck)
        place = sitting.actions.index(action) if action in sitting.actions else 0
        numbers.append(int(sitting.words[place]))
    return numbers


def play(batch: Batch, policy: Policy, steps: int, rate: float) -> Array:
    """So many decisions in each game, learning from all of them; whether the games that ended were won."""
    won: list[float] = []
    for _ in range(steps):
        batch.let_others(TEACHER)
        won.extend(batch.rewards[batch.ended, 0] > 0)
        seen = np.minimum(batch.observations, 4) * np.float32(0.25)  # large counts would shout down everything else
        chances = policy.chances(seen, batch.masks)
        if rate:
            slope = -chances
            slope[np.arange(len(batch)), taught(batch)] += 1
            policy.learn(seen, slope, rate)
        of_equals_any = batch.rng.uniform(0.99, 1, chances.shape)
        batch.step((chances * of_equals_any).argmax(axis=1))
    return np.array(won)


def share(won: Array) -> str:
    """With a 95% interval."""
    return f"{won.mean():.1%} ± {1.96 * won.std() / np.sqrt(len(won)):.1%} of {len(won):,} games won"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=1500, help="of 64 games each (default: %(default)s)")
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    batch = Batch(64, players=5, seed=wanted.seed)
    policy = Policy(batch)
    print(f"before:   {share(play(batch, policy, wanted.steps // 2, 0.0))}", flush=True)
    print(f"learning: {share(play(batch, policy, wanted.steps, wanted.rate))}", flush=True)
    print(f"after:    {share(play(batch, policy, wanted.steps // 2, 0.0))}", flush=True)


if __name__ == "__main__":
    main()
