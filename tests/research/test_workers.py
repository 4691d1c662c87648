"""A batch that several processes play is the same batch."""

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


def test_a_second_sample_is_another_one(batch: Batch) -> None:
    alone = Batch(5, players=4, seed=1)
    samples = [batch.sample().tolist() for _ in range(20)]
    assert samples == [alone.sample().tolist() for _ in range(20)]
    assert len({tuple(sample) for sample in samples}) > 1


@pytest.mark.parametrize("wrong", [-1, 5000, None])
def test_if_one_number_is_not_legal_none_is_said_by_anybody(batch: Batch, wrong: int | None) -> None:
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


def test_what_goes_wrong_elsewhere_is_told_here(batch: Batch) -> None:
    """And the batch goes on."""
    batch.let_others(aimless.choose, me=0)
    batch.step(batch.sample())
    with pytest.raises((LookupError, RuntimeError), match="I have lost my way"):
        batch.let_others(stumble, me=int(batch.seats[0]))
    batch.step(batch.sample())


def test_a_bot_that_can_not_be_sent_plays_nowhere(batch: Batch) -> None:
    before = batch.observations.copy()
    with pytest.raises((AttributeError, TypeError), match="pickle"):
        batch.let_others(lambda view, rng: view.options[0], me=1)
    assert np.array_equal(batch.observations, before)


def test_games_of_other_processes_can_not_be_had(batch: Batch) -> None:
    with pytest.raises(ValueError, match="played by other processes"):
        assert batch.sittings


def test_when_a_worker_dies_the_batch_says_so_and_is_closed(batch: Batch) -> None:
    numbers = batch.sample()
    batch.workers[0].process.kill()
    with pytest.raises(RuntimeError, match="a worker of the batch has ended"):
        batch.step(numbers)
    with pytest.raises(ValueError, match="the batch is closed"):
        batch.step(numbers)


def test_workers_go_with_their_batch() -> None:
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
    with pytest.raises(ValueError, match="3 games are for 1 to 3 workers"):
        Batch(3, workers=workers)
