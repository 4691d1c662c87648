"""The arena: a paired experiment in which only the hero differs."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import log
from typing import Any

import pytest

from sixgun.engine.ids import NOBODY, ROLES
from sixgun.lab import calibration
from sixgun.lab.arena import FIELD, HERO, PairedTrial, Score, lines, milliseconds
from sixgun.lab.calibration import ASKED, BELIEF, MILLION, PRIOR, loss
from sixgun.lab.ladder import Ladder, ratings
from sixgun.lab.roster import NoSuchBot, belief_of, bot_named, told_roles
from sixgun.lab.simulation import key_for
from sixgun.lab.work import InProcess, ProcessPool, Run
from sixgun.match.options import GameOptions
from sixgun.match.view import UNKNOWN, observe
from tests.lab.own_bots import belief, first

OWN = "tests.lab.own_bots"
FOUR = GameOptions(players=4)


def score(duel: Any, deals: int) -> Any:
    run = Run(duel, deals)
    for _ in run.go(InProcess()):
        pass
    return run.sums


def counted(found: Score) -> Score:
    """The score without its timings."""
    return replace(found, nanoseconds=Counter())


def test_a_bot_against_itself_makes_no_difference() -> None:
    found = score(PairedTrial(FOUR, "greedy", "greedy", seed=3), 6)
    for line in lines(found):
        assert (line.difference.value, line.difference.low, line.difference.high) == (0.0, 0.0, 0.0)
        assert line.hero == line.field


def test_greedy_beats_random_and_random_loses_to_greedy() -> None:
    better = lines(score(PairedTrial(FOUR, "greedy", "random", seed=3), 12))[0]
    worse = lines(score(PairedTrial(FOUR, "random", "greedy", seed=3), 12))[0]
    assert better.difference.low > 0
    assert worse.difference.value < 0


def test_the_hero_plays_every_seat_and_every_role() -> None:
    found = score(PairedTrial(GameOptions(players=5), "random", "greedy"), 4)
    by_role = {line.role: line.games for line in lines(found)}
    assert by_role == {"all": 20, "sheriff": 4, "deputy": 4, "outlaw": 8, "renegade": 4}
    assert found.games == {HERO: 20, FIELD: 4}


def test_a_deal_keeps_its_characters_and_roles() -> None:
    duel = PairedTrial(FOUR, "random", "greedy", seed=9)
    alone, other = duel.play(5, NOBODY, Score()), duel.play(5, 2, Score())
    assert [p.role for p in alone.players] == [p.role for p in other.players]
    assert [p.character.key for p in alone.players] == [p.character.key for p in other.players]


@pytest.mark.parametrize("told", [False, True])
def test_the_same_score_whatever_the_number_of_processes(told: bool) -> None:
    duel = PairedTrial(FOUR, "greedy", "random", seed=3, told=told)
    run = Run(duel, 5)
    for _ in run.go(ProcessPool(2)):
        pass
    assert counted(run.sums) == counted(score(duel, 5))


def test_the_interval_is_computed_from_whole_deals() -> None:
    """Two seats of one deal that change together are one observation, not two."""
    found = Score(deals=4)
    for gain in (2, 0, 2, 0):
        found.gains["all", gain] += 1
    found.pairs.update({("outlaw", True, False): 4, ("outlaw", False, False): 4})
    line = lines(found)[0]
    assert line.difference.value == 0.5
    assert line.difference.half == pytest.approx(1.959964 * (4 / 3 / 4) ** 0.5 / 2)


def test_moves_are_timed() -> None:
    found = score(PairedTrial(FOUR, "greedy", "random"), 2)
    assert milliseconds(found, HERO) > milliseconds(found, FIELD) > 0
    assert milliseconds(Score(), HERO) == 0.0


def test_unfinished_and_stalled_games_are_counted() -> None:
    found = score(PairedTrial(FOUR, "random", "random", limit=5), 2)
    assert found.unfinished == {HERO: 8, FIELD: 2}
    assert found.stalled == {HERO: 0, FIELD: 0}
    assert lines(found)[0].hero.value == 0.0


# Roles


def test_a_hero_told_the_roles_sees_every_role() -> None:
    g = FOUR.start_silent(key_for(1, 1, "deal"))
    told = told_roles(g, 1)
    assert [seen.role for seen in told.players] == [player.role for player in g.players]
    assert UNKNOWN in [seen.role for seen in observe(g, 1).players]
    assert score(PairedTrial(FOUR, f"{OWN}:nosy", "random", told=True), 1).games[HERO] == 4
    with pytest.raises(AssertionError):
        score(PairedTrial(FOUR, f"{OWN}:nosy", "random"), 1)


def test_a_uniform_belief_has_a_loss_of_log_4() -> None:
    assert belief_of(f"{OWN}:first") is belief
    found = score(PairedTrial(FOUR, f"{OWN}:first", "greedy"), 2)
    turns = calibration.turns(found.losses)
    assert turns
    for turn in turns:
        assert turn.belief == pytest.approx(log(4), abs=1e-5)
        assert turn.asked > 0


def test_the_prior_depends_on_the_secret_roles_alone() -> None:
    """With four players the sheriff faces two outlaws and a renegade. A bot is asked once per turn."""
    g = FOUR.start_silent(key_for(1, 1, "deal"))
    scores = calibration.Calibration(g, int(g.turn), belief)
    for _ in range(3):
        scores.score(observe(g, int(g.turn)))
    assert scores.losses == {(PRIOR, 1): 2 * loss(2 / 3) + loss(1 / 3), (BELIEF, 1): 3 * loss(1 / 4), (ASKED, 1): 3}


def test_losses_are_whole_numbers_and_bounded() -> None:
    assert loss(1.0) == 0
    assert loss(0.5) == round(log(2) * MILLION)
    assert loss(0.0) == loss(1e-9) == round(-log(1e-6) * MILLION)
    losses = Counter({(BELIEF, 1): 3 * MILLION, (PRIOR, 1): 4 * MILLION, (ASKED, 1): 2})
    assert calibration.turns(losses) == [calibration.TurnLoss(1, 2, 1.5, 2.0)]


def test_bots_without_beliefs_have_no_losses() -> None:
    assert score(PairedTrial(FOUR, "random", "greedy"), 1).losses == Counter()


# Bots by name


def test_a_custom_bot_can_be_named() -> None:
    assert bot_named(f"{OWN}:first") is first
    assert lines(score(PairedTrial(FOUR, f"{OWN}:first", "random"), 1))[0].games == 4


@pytest.mark.parametrize("name", ["nobody", "no.such:bot", f"{OWN}:nobody", f"{OWN}:NOT_A_BOT", ":first"])
def test_unknown_bots_are_refused(name: str) -> None:
    with pytest.raises(NoSuchBot):
        bot_named(name)


# Ladders


def test_a_ladder_fills_every_seat_and_rates_greedy_above_random() -> None:
    ladder = Ladder(FOUR, ("random", "greedy"), seed=2)
    found = score(ladder, 40)
    low, high = ratings(found, ladder.names)
    assert (found.games, low.played + high.played) == (40, 160)
    assert low.points.value == 0.0
    assert high.points.low > 0
    assert found == ladder.do(range(40))
    assert {seat.split(",")[0] for table in found.tables for seat in table.split()} <= set(ROLES)
