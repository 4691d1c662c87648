"""Measures whole games between bots in one process, beside random play: `python -m bench.bots`.

The ratio compares a base game with the rule-list bots of bang-server (C++), measured once on a similar core.
"""

from __future__ import annotations

import argparse
import json
from random import Random

from bench.engine import compiled
from bench.engine import play as play_randomly
from bench.report import NOT_COMPILED
from bench.timing import Loop, rates
from sixgun.bots import BOTS
from sixgun.engine.chance import key_of
from sixgun.lab.roster import play_out
from sixgun.match.options import GameOptions

PLAYERS = 5
EDITIONS = ("fourth", "combined")
NAMES = ("greedy", "reader", "marshal")
GAMES = 300
LIMIT = 20_000  # decisions
BANG_SERVER = 183  # games per second


def play(options: GameOptions, name: str, number: int) -> None:
    players, rng = options.players, Random(number)
    play_out(options.start_silent(key_of(number)), [BOTS[name]] * players, [rng] * players, LIMIT)


def between(name: str, edition: str, games: int) -> Loop:
    """A loop that counts games, not decisions."""
    options = GameOptions(edition, PLAYERS)

    def loop() -> int:
        for number in range(games):
            play(options, name, number)
        return games

    return loop


def at_random(edition: str, games: int) -> Loop:
    options = GameOptions(edition, PLAYERS)

    def loop() -> int:
        for number in range(games):
            play_randomly(options, number)
        return games

    return loop


def measure(games: int) -> dict[str, dict[str, float]]:
    """Games per second, by edition and bot."""
    return {
        edition: rates({"random": at_random(edition, games), **{n: between(n, edition, games) for n in NAMES}})
        for edition in EDITIONS
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--games", type=int, default=GAMES, help="games in each round (default: %(default)s)")
    wanted = parser.parse_args()
    found = measure(wanted.games)
    if wanted.json:
        print(json.dumps({"compiled": compiled(), "players": PLAYERS, "games": found}, indent=2))
        return
    if not compiled():
        print(NOT_COMPILED)
    print(f"Games per second, {PLAYERS} players, one process (bang-server: {BANG_SERVER})")
    for edition, speeds in found.items():
        print(f"  {edition:<12}" + "".join(f"{name} {speed:>8,.0f}   " for name, speed in speeds.items()).rstrip())
    print(f"  reader is {found[EDITIONS[0]]['reader'] / BANG_SERVER:.1f} x bang-server")


if __name__ == "__main__":
    main()
