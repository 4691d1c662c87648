"""Checksums of thousands of games: `python -m tests.laws.digest` prints three lines per edition and number of players.

The second is of games with High Noon, the third with both expansions. Two runs that print the same have played the same
games, whatever the machine, hash seed or compiler.
"""

import sys
from dataclasses import replace
from zlib import crc32

from sixgun.editions import EDITIONS
from sixgun.engine import kernel
from sixgun.engine.chance import key_of
from sixgun.engine.game import Game
from sixgun.engine.kernel import act
from sixgun.engine.playout import Dice, play_at_random
from sixgun.match.options import GameOptions
from sixgun.match.position import position

GAMES = 100  # of each edition and number of players
LIMIT = 20_000


def compiled() -> bool:
    return not str(kernel.__file__).endswith(".py")


def game_digest(g: Game, seed: int, so_far: int) -> int:
    """The checksum of one game: ten positions at the start, and the last, which has the order of all discards."""
    dice = Dice(seed)
    for _ in range(10):
        if g.options:
            act(g, g.options[dice.roll(len(g.options))])
            so_far = crc32(position(g).encode(), so_far)
    decisions = play_at_random(g, dice, LIMIT)
    return crc32(f"{decisions} {g.winners} {position(g)}".encode(), so_far)


def digest(options: GameOptions, games: int) -> int:
    """The checksum of many games; every fifth begins with a choice of characters, if there are enough."""
    so_far, choosing = 0, replace(options, choose_characters=2 * options.players <= 15)
    for seed in range(games):
        start = choosing if seed % 5 == 0 else options
        so_far = game_digest(start.start_silent(key_of(seed)), seed, so_far)
    return so_far


def digests(games: int) -> str:
    lines = []
    for edition in EDITIONS.values():
        for players in range(edition.rules.min_players, edition.rules.max_players + 1):
            for noon, fistful in (("off", "off"), ("on", "off"), ("on", "on")):
                options = GameOptions(edition.name, players, (("high_noon", noon), ("fistful", fistful)))
                lines.append(f"{edition.name} {players} {noon} {fistful} {digest(options, games):08x}")
    return "\n".join(lines)


def main() -> None:
    print(f"compiled {compiled()}")
    print(digests(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))


if __name__ == "__main__":
    main()
