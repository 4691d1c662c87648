"""One bot against a field of another, as a paired experiment.

Every deal is played once by the field alone, and then once per seat with the hero in that seat: the same cards,
characters and roles, and the same random numbers for each seat. Only the hero's choices differ, so any difference in
the result is due to the hero. A game counts as won if the side of the hero's seat wins, dead or alive.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from time import thread_time_ns
from typing import Any

from sixgun.bots import Bot, view_for
from sixgun.engine.actions import Action
from sixgun.engine.game import Game
from sixgun.engine.ids import NOBODY, ROLES, Seat
from sixgun.engine.kernel import act
from sixgun.lab.calibration import Calibration
from sixgun.lab.roster import belief_of, bot_named, told_roles
from sixgun.lab.simulation import LIMIT, describe, key_for, seed_for
from sixgun.lab.statistics import Estimate, mean, share
from sixgun.lab.tally import STALL, Sums
from sixgun.match.options import GameOptions
from sixgun.match.view import View

ALL = "all"
HERO, FIELD = "hero", "field"


@dataclass
class Score(Sums):
    """The results of a paired trial."""

    deals: int = 0
    pairs: Counter[tuple[str, bool, bool]] = field(default_factory=Counter)  # role, hero won, field won
    gains: Counter[tuple[str, int]] = field(default_factory=Counter)  # role, extra wins over the field in one deal
    games: Counter[str] = field(default_factory=Counter)  # by HERO or FIELD
    stalled: Counter[str] = field(default_factory=Counter)
    unfinished: Counter[str] = field(default_factory=Counter)
    moves: Counter[str] = field(default_factory=Counter)  # timed ones
    nanoseconds: Counter[str] = field(default_factory=Counter)
    losses: Counter[tuple[str, int]] = field(default_factory=Counter)  # see `calibration`

    def compare(self, deal: Game, hero: list[bool], alone: list[bool]) -> None:
        """Counts one deal. By seat: whether its side won with the hero in the seat, and with the field alone."""
        self.deals += 1
        gains: Counter[str] = Counter({ALL: 0})
        for player, mine, theirs in zip(deal.players, hero, alone, strict=True):
            role = ROLES[player.role]
            self.pairs[role, mine, theirs] += 1
            gains.update({ALL: mine - theirs, role: mine - theirs})
        self.gains.update(gains.items())

    def table(self, who: str, g: Game, decisions: int) -> None:
        self.games[who] += 1
        self.stalled[who] += decisions > STALL
        self.unfinished[who] += not g.over()


@dataclass(frozen=True)
class PairedTrial:
    """A paired experiment: which bot is measured, against which field, in which game."""

    options: GameOptions
    hero: str
    field: str
    seed: int = 1
    told: bool = False  # the hero is told the true roles: the ceiling of all inference
    limit: int = LIMIT

    @property
    def size(self) -> int:
        return 1

    @property
    def games(self) -> int:
        return self.options.players + 1

    def about(self) -> dict[str, Any]:
        known = {"hero": self.hero, "field": self.field, "seed": self.seed, "told": self.told, "limit": self.limit}
        return {"work": "arena", **describe(self.options), **known}

    def blank(self) -> Score:
        return Score()

    def do(self, numbers: range) -> Score:
        score = Score()
        for number in numbers:
            self.play_deal(number, score)
        return score

    def play_deal(self, number: int, score: Score) -> None:
        alone = self.play(number, NOBODY, score)
        seats = range(self.options.players)
        hero = [seat in self.play(number, seat, score).winners for seat in seats]
        score.compare(alone, hero, [seat in alone.winners for seat in seats])

    def play(self, number: int, seat: Seat, score: Score) -> Game:
        """Plays one game with the hero in this seat, or with the field alone for NOBODY."""
        g = self.options.start_silent(key_for(self.seed, number, "deal"))
        table = PairedGame(
            self, g, seat, [Random(seed_for(self.seed, number, f"seat {each}")) for each in range(len(g.players))]
        )
        decisions = table.play(self.limit)
        score.table(table.watched, g, decisions)
        score.moves[table.watched] += table.moves
        score.nanoseconds[table.watched] += table.nanoseconds
        if table.calibration is not None:
            score.losses.update(table.calibration.losses)
        return g


class PairedGame:
    """One game of a trial. Times the hero's moves, or everyone's if the field plays alone."""

    def __init__(self, duel: PairedTrial, g: Game, seat: Seat, rngs: list[Random]) -> None:
        self.g = g
        self.seat = seat
        self.rngs = rngs
        self.hero, self.field = bot_named(duel.hero), bot_named(duel.field)
        self.told = duel.told
        self.watched = FIELD if seat == NOBODY else HERO
        self.moves = self.nanoseconds = 0
        belief = None if seat == NOBODY else belief_of(duel.hero)
        self.calibration = None if belief is None else Calibration(g, seat, belief)

    def play(self, limit: int) -> int:
        g, decisions = self.g, 0
        while g.asked is not None and decisions < limit:
            act(g, self.choose(g.asked.seat))
            decisions += 1
        return decisions

    def choose(self, seat: Seat) -> Action:
        rng = self.rngs[seat]
        view = view_for(self.g, seat, self.hero if seat == self.seat else self.field, rng)
        if self.seat == NOBODY:
            return self.timed(self.field, view, rng)
        if seat != self.seat:
            return self.field(view, rng)
        if self.calibration is not None:
            self.calibration.score(view)
        return self.timed(self.hero, told_roles(self.g, seat) if self.told else view, rng)

    def timed(self, bot: Bot, view: View, rng: Random) -> Action:
        start = thread_time_ns()
        action = bot(view, rng)
        self.nanoseconds += thread_time_ns() - start
        self.moves += 1
        return action


# Results


@dataclass(frozen=True)
class RoleResult:
    """For one role or all: the hero's win rate, the field's in the same seats, and the difference."""

    role: str
    games: int
    hero: Estimate
    field: Estimate
    difference: Estimate


def lines(score: Score) -> list[RoleResult]:
    """One result for all roles together, then one per role.

    Seats of one deal are not independent, so the interval of the difference is computed from whole deals.
    """
    roles = [role for role in ROLES if any(pair[0] == role for pair in score.pairs)]
    return [line(score, ALL, roles)] + [line(score, role, [role]) for role in roles] if roles else []


def line(score: Score, name: str, roles: Iterable[str]) -> RoleResult:
    pairs = {pair: count for pair, count in score.pairs.items() if pair[0] in roles}
    games = sum(pairs.values())
    hero = sum(count for (_, mine, _), count in pairs.items() if mine)
    alone = sum(count for (_, _, theirs), count in pairs.items() if theirs)
    gains = {gain: count for (role, gain), count in score.gains.items() if role == name}
    return RoleResult(name, games, share(hero, games), share(alone, games), mean(gains, score.deals / games))


def milliseconds(score: Score, who: str) -> float:
    """Mean CPU time per move."""
    return score.nanoseconds[who] / score.moves[who] / 1e6 if score.moves[who] else 0.0
