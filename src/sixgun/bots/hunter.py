"""The hunter: a bot that searches, by trying a reader's best moves in imagined worlds.

It has its view and a `world`: a copy of the game with everything hidden dealt afresh. It redeals that world many times,
with roles as likely as it believes them to be, and lets readers play on for a round, each of them with the view of its
own seat only. All moves are tried in the same worlds with the same random numbers, so differences are due to the moves.
Moves that are clearly worse than the best are dropped, and if none is clearly better than the reader's own choice, it
plays that.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final

from sixgun.bots.belief import RoleSampler
from sixgun.bots.mind import Mind
from sixgun.bots.outlook import Outlook, knows
from sixgun.bots.reader import Reader
from sixgun.engine.actions import Action
from sixgun.engine.chance import KEY_BYTES, Chance
from sixgun.engine.game import Game
from sixgun.engine.ids import NO_CARD, NOBODY
from sixgun.engine.kernel import act
from sixgun.match.redeal import redeal_as
from sixgun.match.view import View, observe

MOST_MOVES: Final = 6  # moves that are tried
BATCH: Final = 16  # worlds between two comparisons
ROUNDS: Final = 1  # rounds that are played on
LONGEST: Final = 400  # decisions, in case turns do not end
WORSE: Final = 2.5  # standard errors at which a move is dropped
BETTER: Final = 1.0  # standard errors at which a move is preferred to the reader's
POOR: Final = -2.0  # the lowest value to a reader of a move that is tried
FOREVER: Final = 1_000_000
PLAYOUTS: Final = 600  # per move, by default


class Budget:
    """The limit for one move, in playouts: so the strength is the same on every machine, as is the move of a seed."""

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self.playouts: Final = playouts


class Hunter:
    """A searching bot, based on a reader."""

    def __init__(self, reader: Reader, outlook: Outlook, budget: Budget) -> None:
        self.reader: Final = reader
        self.outlook: Final = outlook
        self.budget: Final = budget
        self.wants_world: Final = True

    def choose(self, view: View, rng: Random) -> Action:
        """Searches if there is a world and more than one option, or else plays like the reader."""
        world = view.world
        if world is None or len(view.options) == 1:
            return self.reader.choose(view, rng)
        return self.hunt(view, world, rng)

    def hunt(self, view: View, world: Game, rng: Random) -> Action:
        trails = promising(self.reader, view)
        return trails[0].action if len(trails) == 1 else Hunt(self, view, world, rng).follow(trails)

    def belief(self, view: View) -> list[list[float]]:
        return self.reader.belief(view)


class Trail:
    """A move and its outcomes, world by world."""

    def __init__(self, action: Action, worth: float) -> None:
        self.action: Final = action
        self.worth: Final = worth
        self.ends: Final[list[float]] = []

    def lead(self, other: Trail) -> float:
        """By how many standard errors it is better than another move."""
        number, sum_of, squares = len(self.ends), 0.0, 0.0
        for i in range(number):
            gain = self.ends[i] - other.ends[i]
            sum_of += gain
            squares += gain * gain
        mean = sum_of / number
        variance = squares / number - mean * mean
        if variance <= 1e-12:
            return 0.0 if abs(mean) < 1e-9 else (99.0 if mean > 0.0 else -99.0)
        return mean / sqrt(variance / number)

    def total(self) -> float:
        return sum(self.ends)


class Hunt:
    """The search for one move."""

    def __init__(self, hunter: Hunter, view: View, world: Game, rng: Random) -> None:
        self.hunter: Final = hunter
        self.view: Final = view
        self.world: Final = world
        self.rng: Final = rng
        self.ways: Final = RoleSampler(view, hunter.reader.weights[view.role].moods)
        self.playouts = 0

    def follow(self, trails: list[Trail]) -> Action:
        """Tries the moves and returns the best. The first one is the reader's."""
        first = trails[0]
        while len(trails) > 1 and not self.tired(len(trails)):
            for _ in range(BATCH):
                self.try_all(trails)
            trails = without_losers(trails)
        best = leader(trails)
        if best is not first and first in trails and best.lead(first) < BETTER:
            return first.action
        return best.action

    def tired(self, moves: int) -> bool:
        return self.playouts + BATCH * moves > self.hunter.budget.playouts

    def try_all(self, trails: list[Trail]) -> None:
        """Tries every move in the same world."""
        rng = self.rng
        imagined = redeal_as(self.world, self.view.me, self.ways.draw(rng.random()), Chance(rng.randbytes(KEY_BYTES)))
        luck = rng.getrandbits(32)
        for trail in trails:
            g = imagined.clone()
            act(g, trail.action)
            self.play_on(g, Random(luck))
            trail.ends.append(self.hunter.outlook.chance(g, self.view.me))
            self.playouts += 1

    def play_on(self, g: Game, rng: Random) -> None:
        """Plays on for a round, or to the end if there is no outlook."""
        last = self.world.turns + ROUNDS * len(self.world.present) if knows(g) else FOREVER
        decisions, most = 0, LONGEST if knows(g) else FOREVER
        reader = self.hunter.reader
        while g.asked is not None and g.turns < last and decisions < most:
            act(g, reader.choose(observe(g, g.asked.seat), rng))
            decisions += 1


def promising(reader: Reader, view: View) -> list[Trail]:
    """The moves to try, best first: no two of the same kind, and none that hurts a friend."""
    mind = Mind(view, reader.weights[view.role])
    found: list[Trail] = []
    for option, worth in reader.worths(view):
        if worth >= 0.0 or (worth > POOR and not hurts_a_friend(mind, option)):
            add(found, Trail(option, worth), view)
    if not found:
        return [Trail(reader.choose(view, Random(0)), 0.0)]
    found.sort(key=disfavour)
    return found[:MOST_MOVES]


def disfavour(trail: Trail) -> float:
    return -trail.worth


def hurts_a_friend(mind: Mind, action: Action) -> bool:
    return action.target not in (NOBODY, mind.view.me) and mind.foe(action.target) < 0.0


def add(found: list[Trail], trail: Trail, view: View) -> None:
    for other in found:
        if other.worth == trail.worth and alike(other.action, trail.action, view):
            return
    found.append(trail)


def alike(one: Action, other: Action, view: View) -> bool:
    """Whether two actions differ only in the card, which is of the same kind."""
    same_aim = one.verb == other.verb and one.target == other.target and one.take == other.take
    return same_aim and kind_of(one, view) == kind_of(other, view) and one.pay == other.pay


def kind_of(action: Action, view: View) -> int:
    return NO_CARD if action.card == NO_CARD else int(view.box.kinds[action.card])


def leader(trails: list[Trail]) -> Trail:
    best = trails[0]
    for trail in trails:
        if trail.total() > best.total():
            best = trail
    return best


def without_losers(trails: list[Trail]) -> list[Trail]:
    best = leader(trails)
    return [trail for trail in trails if trail is best or best.lead(trail) < WORSE]
