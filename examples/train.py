"""Learn to play from nothing but wins and losses: a linear policy, REINFORCE, and many games at once.

The learner has seat 0 in every game, all the others play at random. Needs the extra: pip install sixgun[research]
The matrices are small: OPENBLAS_NUM_THREADS=1 python examples/train.py
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixgun.lab.research.batch import Batch

Floats = NDArray[np.floating[Any]]

LEARNER = 0
SCALE = 0.25  # counts are small numbers; the learning rate is for about 1


@dataclass
class Episode:
    """What the learner saw, could say and said in one game."""

    seen: list[Floats] = field(default_factory=list)
    masks: list[NDArray[Any]] = field(default_factory=list)
    said: list[int] = field(default_factory=list)


class Policy:
    def __init__(self, batch: Batch) -> None:
        self.weights = np.zeros((batch.seen, batch.numbers), np.float32)

    def chances(self, seen: Floats, masks: NDArray[Any]) -> Floats:
        scores = np.where(masks > 0, seen @ self.weights, -np.inf)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return np.asarray(powers / powers.sum(axis=1, keepdims=True))

    def learn(self, episodes: list[tuple[Episode, float]], rate: float) -> None:
        """Make what was said in won games likelier, and what was said in lost ones less likely."""
        mean = float(np.mean([reward for _, reward in episodes]))
        seen = np.concatenate([np.stack(episode.seen) for episode, _ in episodes])
        masks = np.concatenate([np.stack(episode.masks) for episode, _ in episodes])
        said = np.concatenate([episode.said for episode, _ in episodes])
        worth = np.concatenate([np.full(len(episode.said), reward - mean, np.float32) for episode, reward in episodes])
        slope = -self.chances(seen, masks)
        slope[np.arange(len(said)), said] += 1
        self.weights += rate / len(said) * (seen.T @ (slope * worth[:, None])).astype(np.float32)


def play(batch: Batch, policy: Policy, games: int) -> list[tuple[Episode, float]]:
    """So many games to their end; the learner's part in each, and how it ended."""
    going = [Episode() for _ in range(len(batch))]
    done: list[tuple[Episode, float]] = []
    while len(done) < games:
        numbers = batch.sample()
        mine = np.flatnonzero(batch.seats == LEARNER)
        if len(mine):
            seen, masks = batch.observations[mine] * np.float32(SCALE), batch.masks[mine].copy()
            chances = policy.chances(seen, masks).cumsum(axis=1)
            numbers[mine] = (chances > batch.rng.random((len(mine), 1)) * chances[:, -1:]).argmax(axis=1)
            for i, game in enumerate(mine):
                going[game].seen.append(seen[i])
                going[game].masks.append(masks[i])
                going[game].said.append(int(numbers[game]))
        batch.step(numbers)
        for game in np.flatnonzero(batch.ended):
            if going[game].said:
                done.append((going[game], float(batch.rewards[game, LEARNER])))
            going[game] = Episode()
    return done


def train(updates: int, games: int, rate: float, seed: int) -> list[float]:
    """The share of games won before each update."""
    batch = Batch(64, players=5, seed=seed)
    policy = Policy(batch)
    won = []
    for update in range(updates):
        episodes = play(batch, policy, games)
        won.append(sum(reward > 0 for _, reward in episodes) / len(episodes))
        policy.learn(episodes, rate)
        print(f"update {update + 1:>3}: {won[-1]:.1%} of {len(episodes)} games won")
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=20)
    parser.add_argument("--games", type=int, default=300, help="games in each update (default: %(default)s)")
    parser.add_argument("--rate", type=float, default=4.0)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    won = train(wanted.updates, wanted.games, wanted.rate, wanted.seed)
    print(f"won at first {won[0]:.1%}, in the last five updates {np.mean(won[-5:]):.1%}")


if __name__ == "__main__":
    main()
