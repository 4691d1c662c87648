"""Attacks a real server on this machine, and prints what held: `python -m tools.siege`.

Every loop is bounded. `--kills` and `--games` say how much of the two attacks that take long.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from tests.server.live_server import open_house
from tools.siege.histories import stored_games, three_requests
from tools.siege.misfortunes import clock_set_back, full_disk, kills, second_process
from tools.siege.outcome import Outcome, line
from tools.siege.visitors import ATTACKS

KILLS, GAMES = 200, 100_000


def by_visitors(folder: Path) -> list[Outcome]:
    """All attacks of visitors, one after the other on one server."""
    with open_house(folder) as house:
        return [attack(house) for attack in ATTACKS]


def attacks(kill: int, games: int) -> dict[str, Callable[[Path], list[Outcome] | Outcome]]:
    return {
        "requests": partial(three_requests, games=games),
        "visitors": by_visitors,
        "clock": clock_set_back,
        "second": second_process,
        "disk": full_disk,
        "kills": partial(kills, number=kill),
        "games": partial(stored_games, games=games),
    }


def siege(names: list[str], kill: int, games: int) -> Iterator[Outcome]:
    with tempfile.TemporaryDirectory() as folder:
        for name, attack in attacks(kill, games).items():
            if not names or name in names:
                ended = attack(Path(folder) / name)
                yield from [ended] if isinstance(ended, Outcome) else ended


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.siege", description="Attack a real server on this machine.")
    parser.add_argument("attacks", nargs="*", choices=[[], *attacks(0, 0)], help="only these")
    parser.add_argument("--kills", type=int, default=KILLS, help="times that it is killed (default: %(default)s)")
    parser.add_argument("--games", type=int, default=GAMES, help="stored games (default: %(default)s)")
    wanted = parser.parse_args()
    held = True
    for outcome in siege(wanted.attacks, wanted.kills, wanted.games):
        print(line(outcome), flush=True)
        held = held and outcome.held
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
