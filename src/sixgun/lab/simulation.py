"""Simulations: games by the thousand. A game depends only on the seed and its number, not on which process plays it."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Any, Final

from sixgun.engine.chance import KEY_BYTES
from sixgun.engine.game import Game
from sixgun.engine.playout import Dice, play_at_random
from sixgun.lab.roster import RANDOM, bot_named, play_out
from sixgun.lab.tally import Tally
from sixgun.match.options import GameOptions

LIMIT: Final = 20_000  # decisions; a longer game is left unfinished
CHUNK: Final = 5  # games that a worker plays before it reports
QUICK_CHUNK: Final = 200  # the same for random bots


def key_for(seed: int, number: int, purpose: str) -> bytes:
    """The random key for one purpose in one game."""
    return blake2b(f"{seed} {number} {purpose}".encode(), digest_size=KEY_BYTES).digest()


def seed_for(seed: int, number: int, purpose: str) -> int:
    return int.from_bytes(key_for(seed, number, purpose), "little")


def describe(options: GameOptions) -> dict[str, Any]:
    """The options as plain data, for reports and checkpoints."""
    return {"edition": options.edition, "players": options.players, "house_rules": options.house_rules}


@dataclass(frozen=True)
class Simulation:
    """Games with these options and one bot per seat."""

    options: GameOptions
    bots: tuple[str, ...]
    seed: int = 1
    limit: int = LIMIT

    @property
    def thoughtless(self) -> bool:
        return set(self.bots) == {RANDOM}

    @property
    def size(self) -> int:
        return QUICK_CHUNK if self.thoughtless else CHUNK

    @property
    def games(self) -> int:
        return 1

    def about(self) -> dict[str, Any]:
        return {**describe(self.options), "bots": self.bots, "seed": self.seed, "limit": self.limit}

    def blank(self) -> Tally:
        return Tally()

    def do(self, numbers: range) -> Tally:
        return play_chunk(self, numbers)

    def key_for(self, number: int, purpose: str) -> bytes:
        return key_for(self.seed, number, purpose)


def play(trial: Simulation, number: int) -> tuple[Game, int]:
    """Plays one game; returns it with the number of decisions."""
    g = trial.options.start_silent(trial.key_for(number, "deal"))
    chance = seed_for(trial.seed, number, "choices")
    if trial.thoughtless:
        return g, play_at_random(g, Dice(chance), trial.limit)
    rng = Random(chance)
    return g, play_out(g, [bot_named(name) for name in trial.bots], [rng] * len(trial.bots), trial.limit)


def play_chunk(trial: Simulation, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        g, decisions = play(trial, number)
        tally.count(g, trial.bots, decisions)
    return tally
