"""Chance: the same key gives the same numbers, from any point."""

import pytest

from sixgun.engine.chance import Chance, chance_at, key_of

KEY = key_of(2002)
NUMBERS = [45, 59, 52, 4, 59, 32, 23, 23, 68, 48]


def test_the_numbers_of_a_key_never_change() -> None:
    chance = Chance(KEY)
    assert [int(chance.below(100)) for _ in range(10)] == NUMBERS


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 40])
def test_chance_continues_from_any_point(drawn: int) -> None:
    chance = Chance(KEY)
    for _ in range(drawn):
        chance.below(7)
    again = chance_at(KEY, chance.block, chance.left)
    assert [chance.below(1000) for _ in range(20)] == [again.below(1000) for _ in range(20)]


def test_numbers_are_uniformly_distributed() -> None:
    chance = Chance(KEY)
    drawn = [int(chance.below(10)) for _ in range(10_000)]
    assert all(900 < drawn.count(number) < 1100 for number in range(10))


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_an_invalid_seed_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a number from 0"):
        key_of(seed)
