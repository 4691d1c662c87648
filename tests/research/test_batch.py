"""Many games side by side are the same games as one by one."""

import numpy as np
import pytest

from sixgun.lab.research.batch import Batch
from sixgun.lab.research.sitting import Sitting
from tests.laws.games import every_table


def check(batch: Batch, game: int, sitting: Sitting) -> None:
    seat = sitting.asked
    assert batch.seats[game] == seat
    assert np.array_equal(batch.observations[game], sitting.row(seat))
    assert np.array_equal(batch.masks[game], sitting.mask(seat))


@every_table
def test_the_arrays_tell_what_each_game_tells(edition: str, players: int) -> None:
    batch = Batch(4, edition, players, seed=1)
    for _ in range(25):
        for game, sitting in enumerate(batch.sittings):
            check(batch, game, sitting)
        batch.step(batch.sample())


def test_a_game_that_ends_is_paid_out_and_dealt_afresh() -> None:
    batch = Batch(8, players=4, seed=2)
    ended = 0
    for _ in range(300):
        before = batch.sittings[:]
        batch.step(batch.sample())
        for game, old in enumerate(before):
            assert batch.ended[game] == (batch.sittings[game] is not old) == bool(batch.rewards[game].any())
            if batch.ended[game]:
                ended += 1
                winners = np.flatnonzero(batch.rewards[game] == 1).tolist()
                assert winners == sorted(old.game.winners)
                assert set(batch.rewards[game].tolist()) == {1.0, -1.0}
    assert ended > 4
    assert batch.masks.any(axis=1).all()


def test_the_same_seed_gives_the_same_games() -> None:
    batch, twin, other = (Batch(4, seed=seed) for seed in (3, 3, 4))
    for _ in range(50):
        for each in (batch, twin, other):
            each.step(each.sample())
    assert np.array_equal(batch.observations, twin.observations)
    assert not np.array_equal(batch.observations, other.observations)


def test_what_is_not_legal_is_refused() -> None:
    batch = Batch(2, seed=1)
    with pytest.raises(ValueError, match="is not legal now"):
        batch.step(np.argmin(batch.masks, axis=1))
    assert len(batch) == 2
