"""The process that computes win chances: reads a saved game and writes the result."""

from __future__ import annotations

import sys
from typing import Final

import msgspec

from sixgun.lab.win_chances import sides_of, swings, win_chances
from sixgun.match.match import Match, load
from sixgun.server.messages.rest import Chances

PLAYOUTS: Final = 60
MOMENTS: Final = 5  # turning points


def counted(match: Match) -> Chances:
    found = win_chances(match, playouts=PLAYOUTS)
    names = sides_of(match.game)
    return Chances(
        seqs=[point.choices for point in found],
        sides={name: [round(point.chance(name).value, 4) for point in found] for name in names},
        turning=[swing.after.choices for swing in swings(found, names, MOMENTS)],
    )


def main() -> None:
    sys.stdout.buffer.write(msgspec.json.encode(counted(load(sys.stdin.buffer.read().decode()))))


if __name__ == "__main__":
    main()
