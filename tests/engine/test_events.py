"""Which moving cards a seat may see."""

import pytest

from sixgun.engine.events import EVERYBODY, Moved
from sixgun.engine.ids import DECK, DISCARDS, DISPLAY, HAND, IN_PLAY, NO_CARD, NOBODY

CARD, ME, OTHER = 7, 0, 1

HIDDEN = [
    pytest.param(DECK, HAND + OTHER, OTHER, id="drawn by somebody else"),
    pytest.param(HAND + ME + 2, HAND + OTHER, OTHER, id="from one hand to another"),
    pytest.param(DECK, DISPLAY, OTHER, id="looked at by somebody else"),
]
OPEN = [
    pytest.param(DECK, HAND + ME, EVERYBODY, id="drawn by me"),
    pytest.param(HAND + ME, HAND + OTHER, EVERYBODY, id="taken from my hand"),
    pytest.param(DECK, DISCARDS, EVERYBODY, id="drawn!"),
    pytest.param(HAND + OTHER, IN_PLAY + OTHER, EVERYBODY, id="laid down"),
    pytest.param(DECK, DISPLAY, EVERYBODY, id="dealt into the General Store"),
    pytest.param(DECK, DISPLAY, ME, id="looked at by me"),
]


@pytest.mark.parametrize(("src", "dst", "owner"), HIDDEN)
def test_a_card_moving_between_hidden_zones_has_no_face(src: int, dst: int, owner: int) -> None:
    for seat in (ME, NOBODY):
        assert Moved(CARD, src, dst, owner).seen_by(seat) == Moved(NO_CARD, src, dst, owner)


@pytest.mark.parametrize(("src", "dst", "owner"), OPEN)
def test_an_open_card_or_ones_own_has_its_face(src: int, dst: int, owner: int) -> None:
    assert Moved(CARD, src, dst, owner).seen_by(ME) == Moved(CARD, src, dst, owner)
