"""Count how much each deed tells about the roles of doer and target: `python -m tools.fit_beliefs --games 2500`.

Bots drawn from a few play against each other with open books: how often somebody of one role did something to somebody
of another, for each turn in which that was possible. The table of a deed has the logarithms of these rates, over the
rate of everybody. Then the log-loss of a belief with the new tables is printed beside that of the present ones and of
the prior, in games that were not counted. Deeds of one game are not independent, so a belief that took the tables at
their word would be too sure: `memory` in the weights tones them down, and the losses are printed for several.
"""

from __future__ import annotations

import argparse
import gc
import json
from collections.abc import Iterator
from hashlib import blake2b
from math import log
from pathlib import Path
from random import Random
from typing import Any, Final

from sixgun.bots import BOTS
from sixgun.bots.belief import Belief
from sixgun.bots.weights import Table, flat, load
from sixgun.engine.chance import KEY_BYTES
from sixgun.engine.deeds import DEEDS, SPARED, times
from sixgun.engine.ids import ROLES, SHERIFF
from sixgun.engine.run import act
from sixgun.engine.state import Game
from sixgun.table.options import Options
from sixgun.table.view import UNKNOWN, View, observe

TABLES: Final = (
    ("fourth", 4, 4), ("fourth", 5, 8), ("fourth", 7, 4), ("combined", 5, 4), ("combined", 8, 2), ("dodgecity", 6, 3),
)  # fmt: skip
"""Edition, players, and how many of twenty-five games are played so."""
LIMIT: Final = 2000  # decisions
LEAST, MOST = -3.5, 3.0  # logarithms: nothing is impossible
LOOKS: Final = 0.08  # of all play phases
HELD_BACK: Final = 5  # one game in so many
MEMORIES: Final = (0.4, 0.5, 0.55, 0.6, 0.7, 1.0)

Look = tuple[View, list[int]]  # and the true roles


def main() -> None:
    wanted = arguments()
    gc.freeze()
    gc.disable()
    count, looks = Count(), []
    for number, g, seen in games(wanted.games, wanted.bots, wanted.seed):
        if number % HELD_BACK:
            count.add(g, seen)
        else:
            looks += seen.looks
    found = count.tables()
    report(found, looks)
    if wanted.out is not None:
        wanted.out.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--bots", nargs="+", choices=BOTS, default=["greedy", "reader"], help="drawn for each seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="for the tables, as JSON")
    return parser.parse_args()


class Seen:
    """What happened in one game besides deeds: who met whom, and looks at the table."""

    def __init__(self) -> None:
        self.met: list[tuple[int, int]] = []  # roles: who was on turn, who lived
        self.looks: list[Look] = []

    def turn(self, g: Game) -> None:
        mine = int(g.players[g.turn].role)
        self.met += [(mine, int(g.players[seat].role)) for seat in g.living if seat != g.turn]


def games(number: int, names: list[str], seed: int) -> Iterator[tuple[int, Game, Seen]]:
    tables = [(edition, players) for edition, players, share in TABLES for _ in range(share)]
    for game in range(number):
        name = f"beliefs {seed} {game}"
        options, rng = Options(*tables[game % len(tables)]), Random(name)
        bots = [BOTS[rng.choice(names)] for _ in range(options.players)]
        g = options.start_unheard(blake2b(name.encode(), digest_size=KEY_BYTES).digest())
        yield game, g, play(g, bots, rng)


def play(g: Game, bots: list[Any], rng: Random) -> Seen:
    seen, turn = Seen(), 0
    roles = [int(player.role) for player in g.players]
    for _ in range(LIMIT):
        if g.asked is None:
            break
        if g.turns != turn:
            turn = g.turns
            seen.turn(g)
        view = observe(g, g.asked.seat)
        if g.asked.prompt == "play_phase" and rng.random() < LOOKS:
            seen.looks.append((view, roles))
        act(g, bots[view.me](view, rng))
    return seen


class Count:
    """Over many games, by role of the doer and of the target."""

    def __init__(self) -> None:
        self.done = [[[0] * len(ROLES) for _ in ROLES] for _ in DEEDS]
        self.met = [[0] * len(ROLES) for _ in ROLES]

    def add(self, g: Game, seen: Seen) -> None:
        for mine, other in seen.met:
            self.met[mine][other] += 1
        seats = range(len(g.players))
        for deed, doer, target in ((deed, a, b) for deed in range(len(DEEDS)) for a in seats for b in seats):
            count = int(times(g.deeds, deed, doer, target))
            self.done[deed][g.players[doer].role][g.players[target].role] += count

    def tables(self) -> dict[str, Table]:
        return {name: self.table(deed) for deed, name in enumerate(DEEDS)}

    def table(self, deed: int) -> Table:
        """Only a sheriff can be spared."""
        targets = [SHERIFF] if deed == SPARED else list(range(len(ROLES)))
        rows = range(len(ROLES))
        done = sum(self.done[deed][row][t] for row in rows for t in targets)
        usual = done / sum(self.met[row][t] for row in rows for t in targets)
        return [[self.told(deed, row, t, usual) if t in targets else 0.0 for t in rows] for row in rows]

    def told(self, deed: int, row: int, target: int, usual: float) -> float:
        """With a little of the usual rate mixed in, for what was hardly ever seen."""
        met = self.met[row][target]
        if met == 0:
            return 0.0
        rate = (self.done[deed][row][target] + 0.003 * usual * met + 0.3 * usual) / (met + 0.3)
        return round(max(LEAST, min(MOST, log(rate / usual))), 2)


def report(found: dict[str, Table], looks: list[Look]) -> None:
    now = load("reader")[0]
    for name, table in found.items():
        print(f"{name}: {table}")
        print(f"  now {now.deeds[name]}")
    print(f"log-loss: prior {surprise([], looks):.3f}, now {surprise(now.moods, looks):.3f}; with these tables:")
    for memory in MEMORIES:
        print(f"  memory {memory}: {surprise(flat(found, memory), looks):.3f}")


def surprise(moods: list[float], looks: list[Look]) -> float:
    losses = [loss for view, roles in looks for loss in losses_of(Belief(view, moods), view, roles)]
    return sum(losses) / len(losses)


def losses_of(belief: Belief, view: View, roles: list[int]) -> list[float]:
    secret = [seat for seat, seen in enumerate(view.players) if seen.role == UNKNOWN]
    return [-log(max(1e-9, belief.chance(seat, roles[seat]))) for seat in secret]


if __name__ == "__main__":
    main()
