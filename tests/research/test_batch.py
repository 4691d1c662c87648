"""A batch plays the same games as single environments do."""

import numpy as np
import pytest

from sixgun.bots import aimless
from sixgun.research.arrays import mask_of, row_of
from sixgun.research.batch import Batch
from sixgun.research.numbered_game import NumberedGame
from tests.laws.games import every_table


def check(batch: Batch, game: int, sitting: NumberedGame) -> None:
    seat = sitting.asked
    assert batch.seats[game] == seat
    assert np.array_equal(batch.observations[game], row_of(sitting, seat))
    assert np.array_equal(batch.masks[game], mask_of(sitting, seat))


@every_table
def test_the_arrays_match_the_games(edition: str, players: int) -> None:
    batch = Batch(4, edition, players, seed=1)
    for _ in range(25):
        for game, sitting in enumerate(batch.sittings):
            check(batch, game, sitting)
        batch.step(batch.sample())


@pytest.mark.parametrize(("edition", "players"), [("fourth", 4), ("combined", 7)])
def test_discards_are_counted_correctly_through_whole_games(edition: str, players: int) -> None:
    batch = Batch(3, edition, players, seed=7)
    shuffled = 0
    for _ in range(500):
        before = [sitting.game.discards for sitting in batch.sittings]
        batch.step(batch.sample())
        shuffled += sum(s.game.discards is not old for s, old in zip(batch.sittings, before, strict=True))
        for game, sitting in enumerate(batch.sittings):
            assert np.array_equal(batch.observations[game], row_of(sitting, sitting.asked))
    assert shuffled > batch.ended.size


def test_a_finished_game_is_paid_out_and_dealt_again() -> None:
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


def test_one_illegal_number_stops_the_step() -> None:
    batch, twin = (Batch(2, seed=1) for _ in range(2))
    numbers = batch.sample()
    numbers[1] = batch.masks[1].argmin()
    with pytest.raises(ValueError, match="is not legal now"):
        batch.step(numbers)
    assert [sitting.count for sitting in batch.sittings] == [0, 0]
    assert np.array_equal(batch.observations, twin.observations)


def test_a_step_takes_one_number_per_game() -> None:
    batch = Batch(3, seed=1)
    assert len(batch) == 3
    with pytest.raises(ValueError, match="3 games take as many numbers, not 2"):
        batch.step(batch.sample()[:2])


def test_legal_numbers_are_equally_likely() -> None:
    """A number is not drawn more often because several cards share it."""
    batch = Batch(1, seed=5)
    while (batch.masks.sum() < 3) or len(batch.sittings[0].words) == batch.masks.sum():
        batch.step(batch.sample())
    drawn = np.bincount([batch.sample()[0] for _ in range(4000)], minlength=batch.numbers)
    assert set(np.flatnonzero(drawn)) == set(np.flatnonzero(batch.masks[0]))
    expected = 4000 / batch.masks.sum()
    assert np.abs(drawn[batch.masks[0] > 0] - expected).max() < 5 * np.sqrt(expected)


def test_let_others_plays_until_one_seat_is_asked_everywhere() -> None:
    batch = Batch(4, players=4, seed=6)
    ended = 0
    for _ in range(60):
        batch.let_others(aimless.choose, me=2)
        assert (batch.seats == 2).all()
        assert batch.ended.tolist() == [bool(rewards.any()) for rewards in batch.rewards]
        for game, sitting in enumerate(batch.sittings):
            check(batch, game, sitting)
        ended += int(batch.ended.sum())
        batch.step(batch.sample())
    assert ended > 3
