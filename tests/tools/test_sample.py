"""A sample: few of many things, the same for a seed, and everything in a whole run."""

from __future__ import annotations

from tests.sample import Sample

THINGS = tuple(range(20))


def test_a_whole_run_takes_everything() -> None:
    assert Sample(whole=True, seed="4711 a").of(THINGS, 3) == list(THINGS)


def test_a_few_are_drawn_by_the_seed_and_keep_their_order() -> None:
    drawn = [tuple(Sample(whole=False, seed=f"{seed} a").of(THINGS, 3)) for seed in range(200)]
    assert drawn == [tuple(Sample(whole=False, seed=f"{seed} a").of(THINGS, 3)) for seed in range(200)]
    assert all(len(set(each)) == 3 and list(each) == sorted(each) for each in drawn)
    assert {thing for each in drawn for thing in each} == set(THINGS)


def test_if_there_are_only_a_few_all_are_taken() -> None:
    assert Sample(whole=False, seed="1 a").of("ab", 2) == ["a", "b"]
