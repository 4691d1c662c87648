"""A batch played by several processes."""

from collections.abc import Iterator
from multiprocessing import active_children
from random import Random

import numpy as np
import pytest

from sixgun.bots import BOTS, aimless
from sixgun.engine.actions import Action
from sixgun.match.view import View
from sixgun.research.batch import Batch

ARRAYS = ("observations", "masks", "seats", "rewards", "ended")


@pytest.fixture
def batch() -> Iterator[Batch]:
    with Batch(5, players=4, seed=1, workers=2) as batch:
        yield batch


def wander(view: View, rng: Random) -> Action:
    return aimless.choose(view, rng)


def stumble(view: View, rng: Random) -> Action:
    raise LookupError("I have lost my way")


@pytest.mark.parametrize("workers", [2, 5])
def test_the_number_of_workers_changes_nothing(workers: int) -> None:
    with Batch(7, "combined", 5, seed=3, workers=workers) as shared:
        alone = Batch(7, "combined", 5, seed=3)
        ended = 0
        for number in range(160):
            numbers = shared.sample()
            assert np.array_equal(numbers, alone.sample())
            for batch in (alone, shared):
                batch.step(numbers)
                if number % 40 == 0:
                    batch.let_others((wander, BOTS["greedy"])[number % 80 == 0], me=2)
            ended += int(shared.ended.sum())
            for name in ARRAYS:
                assert np.array_equal(getattr(alone, name), getattr(shared, name)), name
        assert ended > 3


def test_samples_differ(batch: Batch) -> None:
    alone = Batch(5, players=4, seed=1)
    samples = [batch.sample().tolist() for _ in range(20)]
    assert samples == [alone.sample().tolist() for _ in range(20)]
    assert len({tuple(sample) for sample in samples}) > 1


@pytest.mark.parametrize("wrong", [-1, 5000, None])
def test_one_illegal_number_stops_the_whole_step(batch: Batch, wrong: int | None) -> None:
    alone = Batch(5, players=4, seed=1)
    before = {name: getattr(batch, name).copy() for name in ARRAYS}
    numbers = batch.sample()
    assert np.array_equal(numbers, alone.sample())
    numbers[-1] = batch.masks[-1].argmin() if wrong is None else wrong  # in a game of another process
    for each in (batch, alone):
        with pytest.raises(ValueError, match="is not legal now"):
            each.step(numbers)
    for name in ARRAYS:
        assert np.array_equal(getattr(batch, name), before[name])
    numbers = batch.sample()
    assert np.array_equal(numbers, alone.sample())
    batch.step(numbers)


def test_an_error_in_a_worker_is_raised_here(batch: Batch) -> None:
    """The batch can be used afterwards."""
    batch.let_others(aimless.choose, me=0)
    batch.step(batch.sample())
    with pytest.raises((LookupError, RuntimeError), match="I have lost my way"):
        batch.let_others(stumble, me=int(batch.seats[0]))
    batch.step(batch.sample())


def test_a_bot_that_cannot_be_pickled_plays_nowhere(batch: Batch) -> None:
    before = batch.observations.copy()
    with pytest.raises((AttributeError, TypeError), match="pickle"):
        batch.let_others(lambda view, rng: view.options[0], me=1)
    assert np.array_equal(batch.observations, before)


def test_games_of_other_processes_are_not_available(batch: Batch) -> None:
    with pytest.raises(ValueError, match="other processes play some of the games"):
        assert batch.sittings


def test_a_dead_worker_closes_the_batch(batch: Batch) -> None:
    numbers = batch.sample()
    batch.workers[0].process.kill()
    with pytest.raises(RuntimeError, match="a worker of the batch has ended"):
        batch.step(numbers)
    with pytest.raises(ValueError, match="the batch is closed"):
        batch.step(numbers)


def test_workers_end_with_their_batch() -> None:
    before = set(active_children())
    closed, dropped = (Batch(2, seed=1, workers=2) for _ in range(2))
    assert len(set(active_children()) - before) == 2
    closed.close()
    closed.close()
    assert len(set(active_children()) - before) == 1
    del dropped
    assert not set(active_children()) - before
    assert closed.masks.any()  # the arrays stay


@pytest.mark.parametrize("workers", [0, 4])
def test_every_worker_needs_a_game(workers: int) -> None:
    with pytest.raises(ValueError, match="3 games take 1 to 3 workers"):
        Batch(3, workers=workers)
