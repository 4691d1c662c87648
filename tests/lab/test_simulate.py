"""Simulations: what is counted, and that the result does not depend on how the games are split up."""

from __future__ import annotations

import pytest

from sixgun.engine.chance import key_of
from sixgun.engine.ids import ROLES
from sixgun.lab.simulation import Simulation, play, play_chunk
from sixgun.lab.tally import STALL, Tally
from sixgun.match.options import GameOptions
from sixgun.match.position import position

RANDOM = Simulation(GameOptions(), ("random",) * 5, seed=4)
GREEDY = Simulation(GameOptions(players=4), ("greedy",) * 4, seed=4)


def test_a_game_without_events_is_the_same_game() -> None:
    options = GameOptions("combined", 6, choose_characters=True)
    assert position(options.start_silent(key_of(3))) == position(options.start(key_of(3)))
    assert options.start_silent(key_of(3)).events is None


@pytest.mark.parametrize("trial", [RANDOM, GREEDY], ids=["random", "greedy"])
def test_a_seed_and_a_number_decide_a_game(trial: Simulation) -> None:
    (one, length), (two, again) = play(trial, 7), play(trial, 7)
    assert (position(one), length) == (position(two), again)
    assert position(one) != position(play(trial, 8)[0])


def test_tallies_add_up_in_any_order() -> None:
    parts = [play_chunk(RANDOM, range(start, start + 10)) for start in (0, 10, 20)]
    forth, back = Tally(), Tally()
    for part in parts:
        forth.add(part)
    for part in reversed(parts):
        back.add(part)
    assert forth == back == play_chunk(RANDOM, range(30))


def test_what_is_counted() -> None:
    g, length = play(RANDOM, 0)
    tally = Tally()
    tally.count(g, RANDOM.bots, length)
    winners = [ROLES[g.players[seat].role] for seat in g.winners]
    assert (tally.games, tally.finished, tally.played, tally.longest) == (1, 1, length, length)
    assert tally.role_wins.total() == len(winners)
    assert tally.seat_wins.total() == len(winners)
    assert tally.roles["outlaw"] == 2
    assert set(tally.sides) == {"law" if "sheriff" in winners else winners[0]}


def test_seats_are_counted_from_the_first_player() -> None:
    """The sheriff is the first player, so seat 0 and the sheriff win the same games."""
    tally = play_chunk(RANDOM, range(30))
    assert tally.seat_wins[0] == tally.role_wins["sheriff"] == tally.sides["law"] > 0


def test_unfinished_games_have_no_winner_and_no_length() -> None:
    trial = Simulation(GameOptions(), ("random",) * 5, limit=3)
    tally = play_chunk(trial, range(4))
    assert (tally.games, tally.unfinished, tally.played) == (4, 4, 12)
    assert not tally.sides
    assert (tally.mean, tally.median, tally.longest) == (0.0, 0, 0)


def test_long_games_are_counted_whether_they_end_or_not() -> None:
    g, _ = play(RANDOM, 0)
    tally = Tally()
    for decisions in (STALL, STALL + 1, 5 * STALL):
        tally.count(g, RANDOM.bots, decisions)
    assert tally.stalled == 2


def test_mean_median_and_longest() -> None:
    tally = Tally(games=5, unfinished=1)
    tally.lengths.update([10, 20, 30, 100])
    assert (tally.mean, tally.median, tally.longest) == (40.0, 20, 100)


def test_bots_can_be_mixed() -> None:
    mixed = Simulation(GameOptions(players=4), ("greedy", "random", "random", "random"), seed=4)
    tally = play_chunk(mixed, range(6))
    assert (tally.bots["greedy"], tally.bots["random"]) == (6, 18)
    assert not mixed.thoughtless
