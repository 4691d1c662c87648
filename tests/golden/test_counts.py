"""Perft: counts all sequences of decisions from a few positions, so that one option too many or too few shows at once.

`python -m tests.golden.test_counts` prints the numbers.
"""

import pytest

from sixgun.engine.chance import key_of
from sixgun.engine.game import Game
from sixgun.engine.kernel import act
from sixgun.engine.playout import Dice, play_at_random
from sixgun.match.options import GameOptions

Deal = tuple[str, int, int, int]

COUNTS: dict[Deal, tuple[int, ...]] = {
    # edition, players, seed, decisions already made: sequences of one, two, three decisions and so on
    ("abacus", 4, 1, 0): (6, 36, 216, 1275, 8962),
    ("abacus", 7, 2, 90): (13, 21, 24, 63, 156),
    ("czech", 5, 1, 0): (1, 12, 33, 109, 1153),
    ("czech", 7, 2, 90): (6, 15, 47, 168, 596),
    ("fourth", 4, 1, 0): (6, 34, 203, 1208, 8749),
    ("fourth", 6, 2, 60): (11, 36, 120, 608, 2501),
    ("fourth", 7, 5, 60): (7, 24, 86, 264, 1009),
    ("walkingdead", 5, 1, 30): (4, 12, 204, 1734, 8274),
    ("walkingdead", 7, 2, 90): (4, 16, 244, 1430, 10052),
    ("dodgecity", 3, 1, 0): (6, 24, 84, 481, 2364),
    ("dodgecity", 7, 2, 90): (4, 12, 47, 158, 542),
    ("combined", 5, 1, 30): (1, 28, 137, 940, 4561),
    ("combined", 8, 2, 120): (3, 9, 32, 139, 447),
}


@pytest.mark.parametrize("deal", COUNTS, ids=str)
def test_the_number_of_decision_sequences_is_unchanged(deal: Deal) -> None:
    assert counts(position_after(*deal), len(COUNTS[deal])) == COUNTS[deal]


def position_after(edition: str, players: int, seed: int, decisions: int) -> Game:
    """A deal after this many random decisions."""
    g = GameOptions(edition, players).start_silent(key_of(seed))
    play_at_random(g, Dice(seed), decisions)
    return g


def counts(g: Game, depth: int) -> tuple[int, ...]:
    """The number of sequences of one decision, of two, and so on up to `depth`."""
    found = [0] * depth
    count(g, found, 0)
    return tuple(found)


def count(g: Game, found: list[int], depth: int) -> None:
    found[depth] += len(g.options)
    if depth + 1 < len(found):
        for option in g.options:
            twin = g.clone()
            act(twin, option)
            count(twin, found, depth + 1)


if __name__ == "__main__":
    for deal, numbers in COUNTS.items():
        print(f"    {deal}: {counts(position_after(*deal), len(numbers))},".replace("'", '"'))
