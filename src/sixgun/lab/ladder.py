"""Ratings of bots at mixed tables, with the effect of the role separated from that of the bot.

Bots are seated at random. The model is logistic: the log-odds of winning are a term of the role plus a term of the
bot. The bot terms are the ratings, relative to the first bot and scaled so that 400 points are odds of ten to one. The
intervals come from a bootstrap over whole games, because players at the same table are not independent.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import exp, log, sqrt
from random import Random
from typing import Any, Final

from sixgun.engine.game import Game
from sixgun.engine.ids import ROLES
from sixgun.lab.roster import bot_named, play_out
from sixgun.lab.simulation import CHUNK, LIMIT, describe, key_for, seed_for
from sixgun.lab.statistics import Cell, Estimate, fit
from sixgun.lab.tally import STALL, Sums
from sixgun.match.options import GameOptions

POINTS: Final = 400 / log(10)
DRAWS: Final = 200  # bootstrap samples
MANY: Final = 50  # above this mean, a normal distribution stands in for the Poisson distribution

Seat = tuple[str, str, bool]  # role, bot, won


@dataclass
class Standings(Sums):
    """The results of all games of a ladder."""

    games: int = 0
    stalled: int = 0
    unfinished: int = 0
    tables: Counter[str] = field(default_factory=Counter)  # how often each `game_key` occurred

    def count(self, g: Game, bots: list[str], decisions: int) -> None:
        self.games += 1
        self.stalled += decisions > STALL
        self.unfinished += not g.over()
        seats = [(ROLES[player.role], bots[seat], seat in g.winners) for seat, player in enumerate(g.players)]
        self.tables[game_key(seats)] += 1


def game_key(seats: list[Seat]) -> str:
    """A game as text. Games with the same text are equivalent for the ratings."""
    return " ".join(sorted(f"{role},{bot},{int(won)}" for role, bot, won in seats))


def seats_of(text: str) -> list[Seat]:
    return [(role, bot, won == "1") for role, bot, won in (word.split(",") for word in text.split())]


@dataclass(frozen=True)
class Ladder:
    """Games with these bots seated at random."""

    options: GameOptions
    names: tuple[str, ...]
    seed: int = 1
    limit: int = LIMIT

    @property
    def size(self) -> int:
        return CHUNK

    @property
    def games(self) -> int:
        return 1

    def about(self) -> dict[str, Any]:
        return {"work": "ladder", **describe(self.options), "bots": self.names, "seed": self.seed, "limit": self.limit}

    def blank(self) -> Standings:
        return Standings()

    def do(self, numbers: range) -> Standings:
        standings = Standings()
        for number in numbers:
            g = self.options.start_silent(key_for(self.seed, number, "deal"))
            lots = Random(seed_for(self.seed, number, "seating"))
            bots = [lots.choice(self.names) for _ in g.players]
            rngs = [Random(seed_for(self.seed, number, f"seat {seat}")) for seat in range(len(bots))]
            decisions = play_out(g, [bot_named(name) for name in bots], rngs, self.limit)
            standings.count(g, bots, decisions)
        return standings


@dataclass(frozen=True)
class BotRating:
    bot: str
    played: int
    won: int
    points: Estimate  # above the first bot


def ratings(standings: Standings, names: tuple[str, ...], seed: int = 1) -> list[BotRating]:
    """The rating of each bot, in the order given."""
    tables = [(seats_of(text), count) for text, count in sorted(standings.tables.items())]
    points = rate(tables, names)
    rng = Random(seed)
    draws = [rate([(seats, poisson(count, rng)) for seats, count in tables], names) for _ in range(DRAWS)]
    return [
        BotRating(bot, *results(tables, bot), interval(points[place], sorted(draw[place] for draw in draws)))
        for place, bot in enumerate(names)
    ]


def results(tables: list[tuple[list[Seat], int]], bot: str) -> tuple[int, int]:
    """How many seats the bot played, and how many it won."""
    seats = [(won, count) for seated, count in tables for _, name, won in seated if name == bot]
    return sum(count for _, count in seats), sum(count for won, count in seats if won)


def rate(tables: list[tuple[list[Seat], int]], names: tuple[str, ...]) -> list[float]:
    played: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for seats, times in tables:
        for role, bot, wins in seats:
            played[role, bot] += times
            won[role, bot] += wins * times
    roles = sorted({role for role, _ in played})
    cells = [Cell(terms(roles, names, *key), played[key], won[key]) for key in sorted(played)]
    found = fit(cells, len(roles) + len(names) - 1)
    return [0.0, *(POINTS * term for term in found[len(roles) :])]


def terms(roles: list[str], names: tuple[str, ...], role: str, bot: str) -> tuple[int, ...]:
    """The indices of the role's and the bot's term. The first bot has no term: it is the zero point."""
    place = names.index(bot)
    return (roles.index(role), len(roles) + place - 1) if place else (roles.index(role),)


def interval(value: float, draws: list[float]) -> Estimate:
    """The value with the 95% interval of the sorted bootstrap samples."""
    edge = len(draws) // 40
    return Estimate(value, draws[edge], draws[-1 - edge])


def poisson(mean: int, rng: Random) -> int:
    """A Poisson-distributed number: how often a game with this count occurs in a bootstrap sample."""
    if mean >= MANY:
        return max(0, round(rng.gauss(mean, sqrt(mean))))
    count, product, floor = 0, rng.random(), exp(-mean)
    while product > floor:
        count, product = count + 1, product * rng.random()
    return count
