"""Tune the weights of a bot by self-play: `python -m tools.tune --generations 35`.

For each role by itself, CMA-ES looks for weights with which a hero in the seat of that role wins more often against
a field of `reader`. All candidates of a generation play the same deals with the same random choices; every generation
plays new deals. The log has a line for each generation, with the share of the weights it began with in the same deals
(`start`); the weights are the mean of the last one, as data that `sixgun.bots.weights` reads. Whether they are better
is for `sixgun arena` to say, on other deals; what is not is not kept.
"""

from __future__ import annotations

import argparse
import gc
import json
import time
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final

import cma  # type: ignore[import-untyped]

from sixgun.bots import Bot
from sixgun.bots.reader import Reader
from sixgun.bots.weights import Weights, changed, load
from sixgun.engine.chance import KEY_BYTES
from sixgun.engine.ids import ROLES
from sixgun.engine.run import act
from sixgun.table.options import Options
from sixgun.table.view import observe

LIMIT: Final = 2000  # decisions
TABLES: Final = (("fourth", 5, 6), ("fourth", 4, 2), ("fourth", 7, 3), ("combined", 5, 2), ("combined", 8, 1))
"""Edition, players, and how many of fourteen deals are played so."""

SHARED: Final = (
    "life", "second_life", "last_life", "thrift", "jail", "rapid", "reach", "store", "has_missed", "has_bang",
    "has_beer", "memory",
)  # fmt: skip
OWN: Final = {
    "sheriff": ("sheriff_renegade", "sheriff_deputy", "caution"),
    "deputy": ("guard", "deputy_renegade", "deputy_deputy"),
    "outlaw": ("press", "outlaw_deputy", "outlaw_outlaw", "outlaw_renegade"),
    "renegade": ("renegade_sheriff", "renegade_lean", "renegade_bias", "renegade_zeal"),
}
SIGNED: Final = ("renegade_sheriff", "renegade_lean", "renegade_bias", "caution", "store")  # may be below 0
STEP: Final = 0.25  # of its own size, how far a weight is moved at first


def main() -> None:
    wanted = arguments()
    gc.freeze()
    gc.disable()
    field = load("reader")
    tuned = json.loads(wanted.out.read_text(encoding="utf-8")).get("roles", {}) if wanted.out.exists() else {}
    with wanted.log.open("a", encoding="utf-8") as log:
        for role in wanted.roles:
            search = Search(role, field, wanted)
            for line in search.generations():
                log.write(json.dumps(line) + "\n")
                log.flush()
            tuned[role] = {"numbers": search.said(search.centre)}
            keep(wanted.out, tuned)


def keep(out: Path, tuned: dict[str, Any]) -> None:
    out.write_text(json.dumps({"based_on": "reader", "roles": tuned}, indent=2) + "\n", encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=35, help="for each role")
    parser.add_argument("--candidates", type=int, default=12, help="in each generation")
    parser.add_argument("--deals", type=int, default=280, help="that each candidate plays")
    parser.add_argument("--roles", nargs="+", choices=OWN, default=list(OWN), help="the others stay as they are")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("src/sixgun/bots/weights/marshal.json"))
    parser.add_argument("--log", type=Path, default=Path("tools/tuning/marshal.jsonl"))
    return parser.parse_args()


class Search:
    """One role: a point is how far each weight is moved, in steps of its own size."""

    def __init__(self, role: str, field: list[Weights], wanted: argparse.Namespace) -> None:
        self.role = role
        self.field = field
        self.wanted = wanted
        self.names = (*SHARED, *OWN[role])
        self.start = field[ROLES.index(role)]
        self.centre = [0.0] * len(self.names)

    def said(self, point: list[float]) -> dict[str, float]:
        return {name: self.value(name, step) for name, step in zip(self.names, point, strict=True)}

    def value(self, name: str, step: float) -> float:
        start = self.start.numbers[name]
        value = start + STEP * max(abs(start), 0.2) * step
        return round(value if name in SIGNED else max(value, 0.01), 4)

    def hero(self, point: list[float]) -> Bot:
        weights = self.field[:]
        weights[ROLES.index(self.role)] = changed(self.start, {"numbers": self.said(point)})
        return Reader(weights).choose

    def generations(self) -> Iterator[dict[str, Any]]:
        options = {"popsize": self.wanted.candidates, "seed": self.wanted.seed, "verbose": -9}
        search = cma.CMAEvolutionStrategy(self.centre, 0.6, options)
        for number in range(self.wanted.generations):
            began = time.monotonic()
            points = search.ask()
            deals = list(self.deals(number))
            field = Reader(self.field).choose
            wins = [wins_of(self.hero(list(point)), field, deals) for point in points]
            search.tell(points, [-each for each in wins])
            self.centre = [float(each) for each in search.mean]
            start = round(100 * wins_of(field, field, deals) / len(deals), 1)
            yield {**self.line(number, wins, len(deals)), "start": start, "seconds": round(time.monotonic() - began, 1)}

    def line(self, number: int, wins: list[int], deals: int) -> dict[str, Any]:
        shares = [round(100 * each / deals, 1) for each in wins]
        mean = round(sum(shares) / len(shares), 2)
        return {
            "role": self.role,
            "generation": number,
            "best": max(shares),
            "mean": mean,
            "worst": min(shares),
            "centre": self.said(self.centre),
        }

    def deals(self, generation: int) -> Iterator[tuple[Options, str]]:
        """Options with the hero's role in the first seat, a number for all chance."""
        rounds = self.wanted.deals // sum(times for _, _, times in TABLES)
        for edition, players, times in TABLES:
            if self.role == "deputy" and players == 4:
                continue
            options = Options(edition, players, roles=(self.role, *[None] * (players - 1)))
            for deal in range(rounds * times):
                yield options, f"{self.wanted.seed} {self.role} {generation} {edition} {players} {deal}"


def wins_of(hero: Bot, field: Bot, deals: list[tuple[Options, str]]) -> int:
    return sum(wins(hero, field, options, name) for options, name in deals)


def wins(hero: Bot, field: Bot, options: Options, name: str) -> bool:
    """Does the hero, in the first seat, win this game?"""
    g = options.start_unheard(blake2b(name.encode(), digest_size=KEY_BYTES).digest())
    rng, decisions = Random(name), 0
    while g.asked is not None and decisions < LIMIT:
        seat = g.asked.seat
        act(g, (field if seat else hero)(observe(g, seat), rng))
        decisions += 1
    return 0 in g.winners


if __name__ == "__main__":
    main()
