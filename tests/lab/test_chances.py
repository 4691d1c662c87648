"""The win chances of the sides over the course of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

import sixgun
from sixgun.engine.chance import Chance, key_of
from sixgun.engine.ids import ROLES
from sixgun.lab.win_chances import (
    CHOICES,
    OPEN,
    PUBLIC,
    TURNS,
    ChancePoint,
    Playouts,
    course,
    imagined,
    moments_of,
    sides_of,
    swings,
    win_chances,
)
from sixgun.lab.work import ProcessPool, Run
from sixgun.match.match import load
from sixgun.match.view import observe
from tests.docs.pages import ROOT

GOLDEN = (ROOT / "tests" / "golden" / "fourth-5.txt").read_text(encoding="utf-8")
THREE = (ROOT / "tests" / "golden" / "combined-3.txt").read_text(encoding="utf-8")


def test_a_golden_game_from_the_deal_to_its_end() -> None:
    match = load(GOLDEN)
    found = win_chances(match, playouts=6)
    assert (found[0].choices, found[-1].choices) == (0, len(match.moves))
    assert [point.turn for point in found] == sorted(point.turn for point in found)
    assert all(point.playouts == 6 == sum(point.wins.values()) for point in found)
    assert found[-1].wins == {"outlaw": 6}
    assert {ROLES[match.game.players[seat].role] for seat in match.winners} == {"outlaw"}


@pytest.mark.parametrize("knowledge", [PUBLIC, OPEN])
def test_the_same_chances_whatever_the_number_of_processes(knowledge: str) -> None:
    work = Playouts(GOLDEN, knowledge=knowledge, seed=3)
    run = Run(work, 2 * len(work.moments))
    for _ in run.go(ProcessPool(2)):
        pass
    assert course(work.moments, run.sums) == win_chances(load(GOLDEN), playouts=2, knowledge=knowledge, seed=3)


def test_every_choice_is_a_moment_if_asked_for() -> None:
    assert len(moments_of(GOLDEN, CHOICES)) == len(load(GOLDEN).moves) + 1
    turns = moments_of(GOLDEN, TURNS)
    assert len({moment.choices for moment in turns}) == len(turns)


def test_a_game_that_is_not_over_yet() -> None:
    match = sixgun.deal(players=4, seed=5)
    match.act(match.choices[0])
    found = win_chances(match, playouts=3)
    assert (found[0].choices, found[-1].choices) == (0, 1)
    assert sum(found[-1].wins.values()) == 3


def test_bots_can_play_on() -> None:
    match = sixgun.deal(players=4, seed=5)
    (point,) = win_chances(match, bots="greedy", playouts=2)
    assert sum(point.wins.values()) == 2


def test_with_three_players_everyone_is_a_side() -> None:
    assert sides_of(load(THREE).game) == ("deputy", "outlaw", "renegade")
    assert sides_of(load(GOLDEN).game) == ("law", "outlaw", "renegade")


# Knowledge


def test_a_spectator_could_not_tell_the_imagined_game_from_the_real_one() -> None:
    g = moments_of(GOLDEN, TURNS)[3].game
    for seed in range(5):
        assert observe(imagined(g, PUBLIC, Chance(key_of(seed)))) == observe(g)


def test_secret_roles_are_redealt_with_public_knowledge_only() -> None:
    g = moments_of(GOLDEN, TURNS)[0].game
    roles = [player.role for player in g.players]
    dealt = {tuple(p.role for p in imagined(g, PUBLIC, Chance(key_of(seed))).players) for seed in range(12)}
    known = {tuple(p.role for p in imagined(g, OPEN, Chance(key_of(seed))).players) for seed in range(12)}
    assert len(dealt) > 2
    assert known == {tuple(roles)}


def test_with_open_knowledge_hands_stay_and_the_deck_is_shuffled() -> None:
    g = moments_of(GOLDEN, TURNS)[0].game
    twin = imagined(g, OPEN, Chance(key_of(1)))
    assert [p.hand for p in twin.players] == [p.hand for p in g.players]
    assert sorted(twin.deck) == sorted(g.deck)
    assert twin.deck != g.deck


def test_a_finished_game_is_not_redealt() -> None:
    g = load(GOLDEN).game
    assert imagined(g, PUBLIC, Chance(key_of(1))) is g


# Turning points


def points(*law: int) -> list[ChancePoint]:
    """Points of a hundred playouts each."""
    return [ChancePoint(10 * n, n, 0, {"law": won, "outlaw": 100 - won}, 100) for n, won in enumerate(law)]


def test_the_largest_swings_come_in_game_order() -> None:
    found = swings(points(50, 52, 90, 88, 20), ("law", "outlaw"), 5)
    assert [(swing.after.choices, swing.side, round(swing.change, 2)) for swing in found] == [
        (20, "law", 0.38),
        (40, "outlaw", 0.68),
    ]
    assert [swing.after.choices for swing in swings(points(50, 52, 90, 88, 20), ("law", "outlaw"), 1)] == [40]


def test_changes_within_the_noise_are_not_swings() -> None:
    assert swings(points(50, 55, 48, 53), ("law", "outlaw"), 5) == []


def test_an_estimate_has_an_interval() -> None:
    (point,) = points(50)
    assert point.chance("law").value == 0.5
    assert point.chance("law").half == pytest.approx(0.096, abs=0.001)
    assert point.chance("renegade").value == 0.0


def test_a_game_that_cannot_be_replayed_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="bad_choice, number 1"):
        moments_of(GOLDEN.replace("\n\n", "\n\nplay:nothing ", 1), TURNS)
