"""Soak test: plays hundreds of thousands of random games and checks the laws of tests/laws.

`python -m tools.soak --games 200000 --jobs 2 --seed 1` plays every edition and number of players under all options: the
choice of characters, the simplified game, and house rules now and then. With `--set high_noon=on` all of them have that
setting; with `--bots marshal` a bot chooses instead of chance. A game depends only on these, the seed and its number.
A broken law is reported with the saved game, and the exit code is 1. Memory use is constant. Use the installed,
compiled package: PYTHONPATH must not contain the sources.
"""

import argparse
import resource
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from multiprocessing import Pool
from random import Random

from sixgun.bots import BOTS, view_for
from sixgun.editions import SettingValue
from sixgun.engine.actions import Action
from sixgun.engine.chance import Chance
from sixgun.engine.game import Game
from sixgun.engine.ids import NOBODY, ROLES, SHERIFF
from sixgun.engine.kernel import act
from sixgun.engine.playout import Dice, play_at_random
from sixgun.lab.roster import RANDOM
from sixgun.match.match import Match
from sixgun.match.record import setting
from sixgun.match.redeal import redeal
from sixgun.match.view import observe
from sixgun.rules.triggers import interrupt, interrupts
from tests.laws.digest import compiled
from tests.laws.games import LIMIT, random_options
from tests.laws.lawbook import hold

CHUNK = 200  # games that a worker plays before it reports
BURST = 60  # decisions, at most, between two checks of the laws


class Broken(Exception):
    """A law is broken, or something else failed."""


@dataclass
class Tally:
    games: int = 0
    decisions: int = 0
    longest: int = 0
    tables: Counter[tuple[str, int]] = field(default_factory=Counter)
    sides: Counter[str] = field(default_factory=Counter)
    broken: str = ""

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.tables += other.tables
        self.sides += other.sides


# One game


@dataclass(frozen=True)
class Plan:
    """What all games of a run have in common."""

    seed: int
    settings: tuple[tuple[str, SettingValue], ...] = ()
    bot: str = RANDOM


class Table:
    """One game: its options, and the random numbers for its choices."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.name = f"seed {plan.seed}, game {number}"
        self.rng = Random(f"{plan.seed} {number}")
        self.options = random_options(self.rng, plan.settings)
        self.of = (self.options.edition, self.options.players)
        self.key = self.rng.randbytes(32)
        self.dice = Dice(self.rng.getrandbits(32))
        self.bot = plan.bot

    def play(self) -> tuple[Game, int]:
        """Plays a whole game as fast as possible; returns the number of decisions."""
        g = self.options.start_silent(self.key)
        decisions = 0
        while not g.over():
            decisions += self.burst(g, self.rng.randrange(1, BURST))
            for seat in self.interrupting(g):
                interrupt(g, seat, self.rng.choice(interrupts(g, seat)))
            self.judge(g, decisions)
        return g, int(decisions)

    def burst(self, g: Game, most: int) -> int:
        """A few decisions; returns how many."""
        if self.bot == RANDOM:
            return play_at_random(g, self.dice, most)
        for done in range(most):
            if g.over():
                return done
            act(g, self.choice(g))
        return most

    def choice(self, g: Game) -> Action:
        if self.bot == RANDOM:
            return g.options[self.dice.roll(len(g.options))]
        assert g.asked is not None
        bot = BOTS[self.bot]
        return bot(view_for(g, g.asked.seat, bot, self.rng), self.rng)

    def replay(self, match: Match) -> None:
        """Plays the same game with a record, up to the failure."""
        while not match.over:
            for _ in range(self.rng.randrange(1, BURST)):
                if not match.over:
                    match.act(self.choice(match.game))
            for seat in self.interrupting(match.game):
                match.interrupt(seat, self.rng.choice(interrupts(match.game, seat)))
            self.judge(match.game, len(match.moves))

    def interrupting(self, g: Game) -> list[int]:
        """A random interrupt, if there is one."""
        seat = self.rng.randrange(len(g.players))
        return [seat] if interrupts(g, seat) else []

    def judge(self, g: Game, decisions: int) -> None:
        hold(g)
        me = self.rng.randrange(NOBODY, len(g.players))
        twin = redeal(g, me, Chance(self.rng.randbytes(32)))
        assert observe(g, me) == observe(twin, me), f"seat {me} sees what is hidden"
        assert decisions < LIMIT, f"the game has not ended after {decisions} decisions"


def side(g: Game) -> str:
    roles = {g.players[seat].role for seat in g.winners}
    return "law" if SHERIFF in roles else ROLES[roles.pop()]


def complaint(plan: Plan, number: int) -> str:
    """The error in this game, and the record up to it."""
    table = Table(plan, number)
    match = Match(table.options, table.key)
    try:
        table.replay(match)
    except Exception:
        return f"{table.name}, edition {table.options.edition}\n{traceback.format_exc()}\n{match.save()}"
    return f"{table.name}, edition {table.options.edition}: what went wrong does not go wrong again\n{match.save()}"


# Many games


def play_chunk(work: tuple[Plan, range]) -> Tally:
    plan, numbers = work
    tally = Tally()
    for number in numbers:
        try:
            table = Table(plan, number)
            g, decisions = table.play()
        except Exception:
            tally.broken = f"{traceback.format_exc()}\n{complaint(plan, number)}"
            return tally
        tally.add(Tally(1, decisions, decisions, Counter([table.of]), Counter([side(g)])))
    return tally


def chunks(plan: Plan, games: int) -> Iterator[tuple[Plan, range]]:
    return ((plan, range(start, min(start + CHUNK, games))) for start in range(0, games, CHUNK))


def collected(parts: Iterable[Tally]) -> Tally:
    """Adds up all tallies, until a law is broken."""
    total = Tally()
    for part in parts:
        total.add(part)
        if part.broken:
            raise Broken(part.broken)
    return total


def soak(games: int, jobs: int, plan: Plan) -> Tally:
    if jobs == 1:
        return collected(map(play_chunk, chunks(plan, games)))
    with Pool(jobs) as pool:
        return collected(pool.imap_unordered(play_chunk, chunks(plan, games)))


# The command


def memory() -> int:
    """The peak memory of this process and its workers, in MB."""
    most = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return most // (1024 if sys.platform == "linux" else 1024 * 1024)


def report(tally: Tally, seconds: float) -> None:
    rate = f"{tally.games / seconds:.0f} games/s, {tally.decisions / seconds:.0f} decisions/s"
    print(f"{tally.games} games, {tally.decisions} decisions in {seconds:.0f} s: {rate}, {memory()} MB at most")
    print(f"the longest game took {tally.longest} decisions")
    for edition, tables in groupby(sorted(tally.tables.items()), lambda table: table[0][0]):
        print(f"{edition}: " + ", ".join(f"{count} with {players}" for (_, players), count in tables))
    print("winners: " + ", ".join(f"{name} {count}" for name, count in sorted(tally.sides.items())))


def main() -> int:
    parser = argparse.ArgumentParser(description="Do the laws hold, game after game?")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", dest="settings")
    parser.add_argument("--bots", choices=list(BOTS), default=RANDOM)
    arguments = parser.parse_args()
    plan = Plan(arguments.seed, tuple(setting(0, text) for text in arguments.settings), arguments.bots)
    print(f"the engine is {'compiled' if compiled() else 'interpreted'}")
    start = time.monotonic()
    try:
        tally = soak(arguments.games, arguments.jobs, plan)
    except Broken as broken:
        print(broken, file=sys.stderr)
        return 1
    report(tally, time.monotonic() - start)
    return 0


if __name__ == "__main__":
    sys.exit(main())
