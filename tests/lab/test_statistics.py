"""Intervals and models, checked against known values."""

from __future__ import annotations

from collections import Counter
from math import log
from random import Random

import pytest

from sixgun.lab.ladder import POINTS, Standings, game_key, poisson, rate, ratings
from sixgun.lab.statistics import Cell, Z, around, chance, fit, mean, share, solved
from sixgun.lab.tally import quantile

close = pytest.approx


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        (10, 20, 0.2993, 0.7007),  # Wilson's score interval, as tables and other programs have it
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 100, 0.0018, 0.0545),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_a_share_has_wilsons_interval(won: int, of: int, low: float, high: float) -> None:
    found = share(won, of)
    assert [found.value, found.low, found.high] == close([won / of, low, high], abs=5e-5)


def test_estimates_of_an_empty_sample() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)
    assert mean({}).half == 0.0


def test_a_mean_has_the_standard_error_of_its_numbers() -> None:
    found = mean({0: 5, 1: 5})
    assert found.value == 0.5
    assert found.half == close(Z * (5 / 18 / 10) ** 0.5)
    assert mean({0: 5, 1: 5}, 0.5).half == close(found.half / 2)


def test_equal_numbers_have_no_variance() -> None:
    assert (mean({0: 40}).low, mean({0: 40}).high) == (0.0, 0.0)
    assert mean({3: 1}).half == 0.0


def test_the_interval_of_a_normal_value() -> None:
    assert around(1.0, 4.0).high == close(1 + 2 * 1.959964)
    assert around(0.0, 1.0).holds(1.9)
    assert not around(0.0, 1.0).holds(2.0)


def test_quantiles() -> None:
    counts = Counter({10: 1, 20: 1, 30: 1, 40: 1})
    assert [quantile(counts, part) for part in (0.1, 0.5, 0.75, 0.9, 1.0)] == [10, 20, 30, 40, 40]
    assert quantile(Counter(), 0.5) == 0


# Models


def test_linear_systems_are_solved() -> None:
    assert solved([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == close([2.0, 3.0])


def test_one_term_is_the_log_odds() -> None:
    assert fit([Cell((0,), 40, 30)], 1) == close([log(3)], abs=1e-6)


def test_fit_recovers_the_true_terms() -> None:
    truth = [0.4, -1.2, 0.7, -0.3]
    cells = [Cell((role, bot), 1000, 0.0) for role in (0, 1) for bot in (2, 3)] + [
        Cell((0,), 500, 0),
        Cell((1,), 500, 0),
    ]
    made = [Cell(cell.terms, cell.played, cell.played * chance(truth, cell)) for cell in cells]
    assert fit(made, 4) == close(truth, abs=1e-5)


def test_terms_stay_finite_when_every_game_is_won() -> None:
    (term,) = fit([Cell((0,), 10, 10)], 1)
    assert 5 < term <= 30


# Ratings


def test_a_rating_is_the_bots_effect_within_a_role() -> None:
    """Twice the odds in every role make 400 * log10(2) points, however unequal the roles are."""
    tables = []
    for role, odds in (("sheriff", 1.0), ("renegade", 0.1)):
        for bot, factor in (("a", 1.0), ("b", 2.0)):
            p = odds * factor / (1 + odds * factor)
            tables += [([(role, bot, True)], round(1e6 * p)), ([(role, bot, False)], round(1e6 * (1 - p)))]
    assert rate(tables, ("a", "b")) == close([0.0, POINTS * log(2)], abs=0.1)


def test_rating_intervals_contain_the_truth_and_shrink_with_games() -> None:
    few, many = (ratings(coins(games), ("a", "b"))[1].points for games in (200, 3200))
    assert few.holds(POINTS * log(3))
    assert many.holds(POINTS * log(3))
    assert many.half == close(few.half / 4, rel=0.35)


def coins(games: int) -> Standings:
    """`a` wins half of its games, `b` three of four."""
    rng, standings = Random(1), Standings(games=games)
    for _ in range(games):
        seats = [("outlaw", bot, rng.random() < p) for bot, p in (("a", 0.5), ("b", 0.75))]
        standings.tables[game_key(seats)] += 1
    return standings


@pytest.mark.parametrize("expected", [1, 7, 200])
def test_poisson_mean_and_variance(expected: int) -> None:
    rng = Random(2)
    draws = [poisson(expected, rng) for _ in range(2000)]
    middle = sum(draws) / len(draws)
    assert middle == close(expected, rel=0.08)
    assert sum((draw - middle) ** 2 for draw in draws) / len(draws) == close(expected, rel=0.15)
