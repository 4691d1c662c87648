"""Games by the thousand. A seed and a number decide a game, so it does not matter who plays it, or when."""

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

LIMIT: Final = 20_000  # decisions; a game that takes longer is left unfinished
CHUNK: Final = 5  # games that a worker plays before it reports
QUICK_CHUNK: Final = 200  # of those that take no thought


def key_for(seed: int, number: int, purpose: str) -> bytes:
    """Chance for one purpose in one game."""
    return blake2b(f"{seed} {number} {purpose}".encode(), digest_size=KEY_BYTES).digest()


def seed_for(seed: int, number: int, purpose: str) -> int:
    return int.from_bytes(key_for(seed, number, purpose), "little")


def agreed(options: GameOptions) -> dict[str, Any]:
    """What kind of game it is, for the record."""
    return {"edition": options.edition, "players": options.players, "house_rules": options.house_rules}


@dataclass(frozen=True)
class Simulation:
    """Which games are played, and by whom; one bot for each seat."""

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
        return {**agreed(self.options), "bots": self.bots, "seed": self.seed, "limit": self.limit}

    def blank(self) -> Tally:
        return Tally()

    def do(self, numbers: range) -> Tally:
        return play_chunk(self, numbers)

    def key_for(self, number: int, purpose: str) -> bytes:
        return key_for(self.seed, number, purpose)


def play(trial: Simulation, number: int) -> tuple[Game, int]:
    """One game, and how many decisions it took."""
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
