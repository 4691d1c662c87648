"""Views as plain values: nothing is lost on the way, and nothing can be smuggled in."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import msgpack

from sixgun.bots import LEVELS, view_for
from sixgun.editions import EDITIONS
from sixgun.engine.kernel import act
from sixgun.match.match import deal
from sixgun.match.view import observe, observe_with_reasons
from sixgun.server.workers import plain_values

EVERYTHING = {"high_noon": "on", "fistful": "on"}


def plays(edition: str, seed: int, most: int) -> Any:
    """A game of this edition, and its views at every few choices."""
    match, rng = deal(edition=edition, players=5, seed=seed, house_rules=EVERYTHING), Random(seed)
    for number in range(most):
        if match.game.asked is None:
            return
        if number % 7 == 0:
            yield match, rng
        match.act(rng.choice(match.game.options))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_view_is_the_same_on_the_other_side(edition: str) -> None:
    seen = 0
    for match, _ in plays(edition, 1, 200):
        for seat in range(-1, 5):
            for view in (observe(match.game, seat), observe_with_reasons(match.game, seat)):
                assert plain_values.decode(plain_values.encode(view)) == view
                seen += 1
    assert seen > 50


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_world_goes_on_in_the_same_way_on_the_other_side(edition: str) -> None:
    for match, rng in plays(edition, 2, 60):
        view = view_for(match.game, match.game.asked.seat, LEVELS["expert"], rng)
        assert view.world is not None
        data = plain_values.encode(view)
        world, twin = view.world, plain_values.decode(data).world
        assert plain_values.encode(plain_values.decode(data)) == data
        for _ in range(30):
            if world.asked is None:
                break
            number = rng.randrange(len(world.options))
            assert twin.options == world.options
            act(world, world.options[number])
            act(twin, twin.options[number])
        assert plain_values.encode(twin) == plain_values.encode(world)


@pytest.mark.parametrize(
    "message",
    [
        [plain_values.MADE, "eval", ["1"], None],
        [plain_values.MADE, "getattr", ["x", "__class__"], None],
        [plain_values.CLASS, "Popen"],
        [plain_values.NAMED, "EVERYTHING"],
        [plain_values.AGAIN, 7],
        [plain_values.MADE, "Action", [0, 0, 0, 0, 0], [plain_values.DICT, "__class__", [plain_values.CLASS, "View"]]],
        [99, 1],
        [plain_values.LIST, [plain_values.DICT, 1]],
    ],
)
def test_what_is_not_listed_is_not_made(message: Any) -> None:
    with pytest.raises(plain_values.NotPlain):
        plain_values.decode(msgpack.encode(message))


def test_no_bytes_do_anything_but_fail() -> None:
    rng = Random(3)
    match, _ = next(plays("dodgecity", 3, 1))
    data = bytearray(plain_values.encode(view_for(match.game, 0, LEVELS["expert"], rng)))
    refused = 0
    for _ in range(500):
        damaged = data[:]
        for _ in range(3):
            damaged[rng.randrange(len(data))] = rng.randrange(256)
        try:
            plain_values.decode(bytes(damaged))
        except plain_values.NotPlain:
            refused += 1
    assert refused > 100


def test_a_message_cannot_nest_for_ever() -> None:
    message: Any = 1
    for _ in range(200):
        message = [plain_values.LIST, message]
    with pytest.raises(plain_values.NotPlain):
        plain_values.decode(msgpack.encode(message))
