"""Replays, move by move."""

from __future__ import annotations

import pytest

from sixgun.engine.chance import Chance, key_of
from sixgun.engine.ids import NOBODY
from sixgun.match.match import Match, deal
from sixgun.server.render.replay import OPEN, Reel, so_far


def played(choices: int) -> Match:
    match, chance = deal("fourth", 5, seed=3), Chance(key_of(3))
    for _ in range(choices):
        match.act(match.choices[chance.below(len(match.choices))])
    return match


@pytest.mark.parametrize("seat", [OPEN, NOBODY, 2])
def test_stills_do_not_depend_on_where_they_start(seat: int) -> None:
    match = played(30)
    whole = Reel(match, seat).stills(0, 50)
    assert [still.game.seq for still in whole] == list(range(31))
    for start in (1, 7, 30):
        assert Reel(match, seat).stills(start, 5) == whole[start : start + 5]


def test_every_event_is_sent_once() -> None:
    match = played(30)
    told = [event for still in Reel(match, OPEN).stills(0, 50) for event in still.happened]
    assert len(told) == len(match.events)


def test_a_running_game_reveals_no_role() -> None:
    kept = so_far("ABCDEF-1", played(5), ["Ann"] * 5)
    assert (kept.roles, kept.winners, kept.moves) == ([], [], 5)
