"""Worlds for bots that search: they look like the game from one seat, contain no secrets, and can be pickled."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from inspect import signature
from random import Random

import pytest

from sixgun.bots import BOTS, LEVELS, view_for, wants_world
from sixgun.bots.belief import RoleSampler
from sixgun.bots.weights import load
from sixgun.engine.chance import Chance, key_of
from sixgun.engine.deeds import SHOT
from sixgun.engine.frames import Frame
from sixgun.engine.game import Game
from sixgun.engine.ids import OUTLAW
from sixgun.engine.kernel import act
from sixgun.engine.playout import Dice, play_at_random
from sixgun.match.options import GameOptions
from sixgun.match.position import position
from sixgun.match.redeal import imagine
from sixgun.match.view import View, observe
from sixgun.scenario import table
from tests.laws.games import every_table


def moments(edition: str, players: int, *, choosing: bool = False) -> Iterator[tuple[Game, View]]:
    """A random game, decision by decision, with a world for the player asked."""
    options = GameOptions(edition, players, choose_characters=choosing)
    g, rng = options.start_silent(key_of(players)), Random(players)
    for number in range(150):
        if g.asked is None:
            return
        yield g, imagine(g, g.asked.seat, Chance(key_of(number)))
        act(g, rng.choice(g.options))


@every_table
def test_a_world_looks_like_the_game_from_its_seat(edition: str, players: int) -> None:
    for g, view in moments(edition, players):
        assert view.world is not None
        assert observe(view.world, view.me) == observe(g, view.me)


def test_a_world_contains_no_secrets() -> None:
    """Everything the seat cannot see is dealt afresh: over many games every hidden hand has differed."""
    same = total = 0
    for g, view in moments("fourth", 7):
        assert view.world is not None
        assert view.world.chance.key != g.chance.key
        for seat, player in enumerate(g.players):
            if seat != view.me and len(player.hand) > 2:
                total += 1
                same += sorted(player.hand) == sorted(view.world.players[seat].hand)
    assert total > 200
    assert same < total / 50


@pytest.mark.parametrize("choosing", [False, True])
@every_table
def test_a_view_is_pickled_with_its_world(edition: str, players: int, choosing: bool) -> None:
    for _, view in moments(edition, players, choosing=choosing):
        again = pickle.loads(pickle.dumps(view))
        assert view.world is not None
        assert position(again.world) == position(view.world)
        assert again.options == view.options
        assert again.world.asked is again.world.stack[-1]
        play_at_random(view.world, Dice(1), 200)
        play_at_random(again.world, Dice(1), 200)
        assert position(again.world) == position(view.world)


def kinds_of(frame: type[Frame]) -> list[type[Frame]]:
    return [frame] + [deeper for one in frame.__subclasses__() for deeper in kinds_of(one)]


def test_every_frame_keeps_its_arguments_under_the_same_name() -> None:
    made = set()
    for edition, players in (("combined", 8), ("abacus", 5), ("dodgecity", 5)):
        for g, _ in moments(edition, players):
            for frame in g.stack:
                made.add(type(frame))
                for name in signature(type(frame)).parameters:
                    assert hasattr(frame, name), (type(frame), name)
    assert len(made) > 10
    assert made <= set(kinds_of(Frame))


def test_only_bots_that_want_a_world_get_one() -> None:
    g = table("-", "-", "-", "-").g
    for name, bot in BOTS.items():
        assert wants_world(bot) == (name == "hunter")
        assert (view_for(g, 0, bot, Random(1)).world is not None) == wants_world(bot)
    for level in LEVELS.values():
        assert wants_world(level) == wants_world(BOTS[level.bot])


def test_roles_are_drawn_according_to_beliefs() -> None:
    g = table(*["-"] * 5).g
    g.note(SHOT, 2, 0)
    ways, rng = RoleSampler(observe(g, 0), load("reader")[0].moods), Random(1)
    drawn = [ways.draw(rng.random())[2] == OUTLAW for _ in range(4000)]
    assert sum(drawn) / len(drawn) == pytest.approx(ways.chance(2, OUTLAW), abs=0.03)
    assert ways.draw(1.0) == ways.ways[-1]
