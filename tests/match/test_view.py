"""A view is a value: compared, printed, hashed and sent to another process."""

from __future__ import annotations

import pickle

from sixgun.engine.chance import Chance, key_of
from sixgun.engine.deeds import SHOT
from sixgun.engine.kernel import why_not_playable
from sixgun.match.match import deal
from sixgun.match.position import position
from sixgun.match.redeal import imagine
from sixgun.match.view import Question, View, fields, observe, observe_all, observe_with_reasons
from tests.laws.games import match_of, steps


def test_a_view_can_be_sent_to_another_process() -> None:
    for number, match in enumerate(steps(match_of("combined", 7, 3), 3)):
        if number % 20 == 0:
            view = match.observe(number % 7)
            again = pickle.loads(pickle.dumps(view))
            assert again == view
            assert again.players[0].character == view.players[0].character


def test_two_views_of_the_same_table_are_equal() -> None:
    g = deal("fourth", 5, seed=1).game
    assert observe(g, 1) == observe(g, 1)
    assert hash(observe(g, 1).players[2]) == hash(observe(g, 1).players[2])
    assert observe(g, 1) != observe(g, 2)
    assert observe(g, 1).players[0] != observe(g, 1)


def test_deeds_are_visible_to_everyone() -> None:
    g = deal("fourth", 5, seed=1).game
    before = observe(g)
    g.note(SHOT, 1, 2)
    assert observe(g) != before
    assert observe(g).deeds == observe(g, 3).deeds


def test_a_view_prints_its_fields() -> None:
    view = deal("fourth", 5, seed=1).observe(0)
    assert repr(view.players[0]).startswith("SeenPlayer(character='")
    assert "prompt='" in repr(view.question)
    assert fields(Question) == ("seat", "prompt", "by", "card", "facts")
    assert (fields(View)[0], fields(View)[-1]) == ("me", "world")


def test_reasons_are_there_for_people_and_travel() -> None:
    g = deal("fourth", 5, seed=1).game
    assert g.asked is not None
    for me in range(5):
        view = observe_with_reasons(g, me)
        assert view.reasons == tuple(why_not_playable(g, me, card) for card in g.players[me].hand)
        assert me == g.asked.seat or {str(reason) for reason in view.reasons} == {"not_asked"}
        assert pickle.loads(pickle.dumps(view)) == view
    assert observe_with_reasons(g).reasons == observe(g, 0).reasons == ()


def test_an_open_view_shows_every_hand_and_role() -> None:
    g = deal("fourth", 5, seed=1).game
    view = observe_all(g, 1)
    assert view.hands == tuple(tuple(player.hand) for player in g.players)
    assert [seen.role for seen in view.players] == [player.role for player in g.players]
    assert observe(g, 1).hands == ()
    assert observe(g, 1) == observe(g, 1) != view


def test_a_view_with_a_world_can_be_pickled() -> None:
    """Even while characters are still being chosen."""
    for match in (deal("fourth", 5, seed=3), deal("fourth", 4, seed=4, choose_characters=True)):
        assert match.game.asked is not None
        view = imagine(match.game, match.game.asked.seat, Chance(key_of(1)))
        world = pickle.loads(pickle.dumps(view)).world
        assert view.world is not None
        assert position(world) == position(view.world)
        assert observe(world, view.me) == match.observe(view.me)
