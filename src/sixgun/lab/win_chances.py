"""The win chances of each side over the course of a game, estimated by playouts from its positions.

With public knowledge, each playout deals the hands, the deck and the secret roles afresh. With open knowledge hands
and roles stay as they are, and only the deck is shuffled.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Any, Final

from sixgun.engine.chance import KEY_BYTES, Chance
from sixgun.engine.game import Game
from sixgun.engine.ids import DEPUTY, NOBODY, ROLES, SHERIFF
from sixgun.engine.kernel import settle
from sixgun.engine.playout import Dice, play_at_random
from sixgun.lab.roster import RANDOM, bot_named, play_out
from sixgun.lab.simulation import LIMIT, key_for, seed_for
from sixgun.lab.statistics import Estimate, share
from sixgun.lab.tally import LAW, Sums, side
from sixgun.match import record
from sixgun.match.match import Match, begin, replay
from sixgun.match.redeal import redeal

PUBLIC, OPEN = "public", "open"
TURNS, CHOICES = "turns", "choices"
UNDECIDED: Final = "undecided"
PLAYOUTS: Final = 200


@dataclass(frozen=True)
class Moment:
    """A position in a game: after how many choices, in which turn, and whose turn it is."""

    choices: int
    turn: int
    seat: int
    game: Game


@dataclass(frozen=True)
class ChancePoint:
    """The results of the playouts from one moment: wins by side."""

    choices: int
    turn: int
    seat: int
    wins: dict[str, int]
    playouts: int

    def chance(self, name: str) -> Estimate:
        return share(self.wins.get(name, 0), self.playouts)


@dataclass
class Endings(Sums):
    """How the playouts ended."""

    wins: Counter[tuple[int, str]] = field(default_factory=Counter)  # moment, side


@dataclass(frozen=True)
class Playouts:
    """Playouts from every moment of a saved game."""

    text: str
    bots: str = RANDOM
    knowledge: str = PUBLIC
    every: str = TURNS
    seed: int = 1
    limit: int = LIMIT

    @property
    def size(self) -> int:
        return len(self.moments) if self.bots == RANDOM else 1

    @property
    def games(self) -> int:
        return 1

    @property
    def moments(self) -> tuple[Moment, ...]:
        return moments_of(self.text, self.every)

    def about(self) -> dict[str, Any]:
        known = {"bots": self.bots, "knowledge": self.knowledge, "every": self.every}
        return {"work": "analyse", "game": self.text, **known, "seed": self.seed, "limit": self.limit}

    def blank(self) -> Endings:
        return Endings()

    def do(self, numbers: range) -> Endings:
        endings, moments = Endings(), self.moments
        for number in numbers:
            playout, place = divmod(number, len(moments))
            endings.wins[place, self.play_on(moments[place].game, playout * len(moments) + place)] += 1
        return endings

    def play_on(self, g: Game, number: int) -> str:
        """Plays one playout; returns the side that wins."""
        twin = imagined(g, self.knowledge, Chance(key_for(self.seed, number, "imagined")))
        chance = seed_for(self.seed, number, "choices")
        if self.bots == RANDOM:
            play_at_random(twin, Dice(chance), self.limit)
        else:
            seats = len(twin.players)
            play_out(twin, [bot_named(self.bots)] * seats, [Random(chance)] * seats, self.limit)
        return side(twin) if twin.over() else UNDECIDED


def imagined(g: Game, knowledge: str, chance: Chance) -> Game:
    """A copy of the game with everything dealt afresh that this knowledge does not cover."""
    if g.over():
        return g
    if knowledge == PUBLIC:
        return redeal(g, NOBODY, chance)
    twin = g.clone()
    twin.deck = chance.shuffled(twin.deck)
    twin.chance = Chance(bytes(int(chance.below(256)) for _ in range(KEY_BYTES)))
    settle(twin)
    return twin


@lru_cache(maxsize=2)
def moments_of(text: str, every: str) -> tuple[Moment, ...]:
    """The moments of a saved game: the deal, the start of every turn or every choice, and the end."""
    saved = record.read(text)
    match = begin(saved)
    moments = [moment(match)]
    for number, word in enumerate(saved.moves, start=1):
        replay(match, number, word)
        if every == CHOICES or match.over or match.game.turns > moments[-1].turn:
            moments.append(moment(match))
    if moments[-1].choices < len(saved.moves):
        moments.append(moment(match))
    return tuple(moments)


def moment(match: Match) -> Moment:
    g = match.game.clone()
    return Moment(len(match.moves), int(g.turns), int(g.turn), g)


def course(moments: tuple[Moment, ...], endings: Endings) -> list[ChancePoint]:
    """One point per moment."""
    wins: dict[int, dict[str, int]] = {}
    for (place, name), count in sorted(endings.wins.items()):
        wins.setdefault(place, {})[name] = count
    results = [(each, wins.get(place, {})) for place, each in enumerate(moments)]
    return [ChancePoint(each.choices, each.turn, each.seat, won, sum(won.values())) for each, won in results]


def win_chances(
    match: Match, bots: str = RANDOM, playouts: int = PLAYOUTS, knowledge: str = PUBLIC, seed: int = 1
) -> list[ChancePoint]:
    """The win chances of each side, turn by turn, in a game as far as it was played."""
    work = Playouts(match.save(), bots, knowledge, seed=seed)
    return course(work.moments, work.do(range(playouts * len(work.moments))))


# Turning points


def sides_of(g: Game) -> tuple[str, ...]:
    """The sides of this game: the law and its enemies, or every player with three players."""
    roles = {player.role for player in g.players}
    return tuple(
        LAW if role == SHERIFF else ROLES[role] for role in sorted(roles) if role != DEPUTY or g.three_players()
    )


@dataclass(frozen=True)
class Swing:
    """The largest change of one side's chance between two moments."""

    before: ChancePoint
    after: ChancePoint
    side: str
    change: float


def swings(points: list[ChancePoint], names: tuple[str, ...], most: int) -> list[Swing]:
    """The largest swings beyond the noise of the playouts, at most this many, in the order of the game."""
    steps = [largest(before, after, names) for before, after in pairwise(points)]
    real = [swing for swing in steps if abs(swing.change) > noise(swing)]
    return sorted(sorted(real, key=lambda swing: -abs(swing.change))[:most], key=lambda swing: swing.after.choices)


def largest(before: ChancePoint, after: ChancePoint, names: tuple[str, ...]) -> Swing:
    changes = {name: after.chance(name).value - before.chance(name).value for name in names}
    name = max(changes, key=lambda each: (round(abs(changes[each]), 9), changes[each]))  # on a tie, the side that gains
    return Swing(before, after, name, changes[name])


def noise(swing: Swing) -> float:
    """How far apart two estimates of the same chance may be."""
    halves = (swing.before.chance(swing.side).half, swing.after.chance(swing.side).half)
    return float(sum(half * half for half in halves) ** 0.5)
