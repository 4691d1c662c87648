"""Measures the research environments beside others in one run, in decisions per second: `python -m bench.research`.

A decision is a random legal action with its observation and mask, as in training.
"""

from __future__ import annotations

import warnings
from importlib.util import find_spec
from time import perf_counter

import numpy as np
from pettingzoo import AECEnv

from bench.engine import compiled
from bench.other_libraries import uno_environment
from bench.report import NOT_COMPILED
from bench.timing import Loop, rates
from sixgun.lab.work import cores
from sixgun.research import pettingzoo
from sixgun.research.batch import Batch

TABLES = (("fourth", 5), ("combined", 5), ("combined", 8))
GAMES = 64  # side by side
MANY = 256  # in each of several processes: a step must outweigh waiting for the others
DECISIONS = 32_000
AEC_STEPS = 2_000
HANABI = "pettingzoo hanabi"


def batched(edition: str, players: int, games: int = GAMES, workers: int = 1) -> Loop:
    batch = Batch(games, edition, players, seed=1, workers=workers)
    steps = DECISIONS // games

    def loop() -> int:
        for _ in range(steps):
            batch.step(batch.sample())
        return games * steps

    return loop


def walked(env: AECEnv) -> int:
    """Random play of whole games, as in PettingZoo's documentation."""
    rng = np.random.default_rng(1)
    decisions = 0
    while decisions < AEC_STEPS:
        env.reset(seed=decisions)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
                decisions += 1
    return decisions


def hanabi() -> dict[str, Loop]:
    """PettingZoo's Hanabi; needs shimmy and an OpenSpiel built with it."""
    if not find_spec("shimmy"):
        return {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            from pettingzoo.classic import hanabi_v5

            env = hanabi_v5.env()
        except Exception:
            return {}
    return {HANABI: lambda: walked(env)}


def loops() -> dict[str, Loop]:
    found: dict[str, Loop] = {f"batched, {edition} {n}": batched(edition, n) for edition, n in TABLES}
    found["pettingzoo, fourth 5"] = lambda: walked(pettingzoo.env("fourth", 5))
    found |= hanabi()
    if find_spec("rlcard"):
        found["rlcard uno"] = uno_environment
    return found


def with_all_cores(workers: int) -> dict[str, Loop]:
    """The batched loops with several workers; none on a single core."""
    if workers == 1:
        return {}
    return {
        f"batched, {edition} {n}, {workers} workers": batched(edition, n, MANY * workers, workers)
        for edition, n in TABLES
    }


def main() -> None:
    measured = rates(loops()) | rates(with_all_cores(cores()), perf_counter)
    if not compiled():
        print(NOT_COMPILED)
    ours = next(iter(measured.values()))
    print(f"{'Decisions with observations':<34} {'per second':>12} {'batched is':>12}")
    for name, rate in measured.items():
        print(f"  {name:<32} {rate:>12,.0f} {ours / rate:>10.1f} x")


if __name__ == "__main__":
    main()
