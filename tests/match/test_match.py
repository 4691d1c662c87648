"""A match: what each seat and the spectators hear of it."""

from __future__ import annotations

from sixgun.engine.events import Moved
from sixgun.engine.ids import HAND, NO_CARD
from sixgun.match.match import deal


def test_a_hand_is_heard_of_by_its_owner_alone() -> None:
    match = deal("fourth", 4, seed=1)
    dealt = [event for event in match.events if isinstance(event, Moved) and event.dst == HAND + 2]
    assert dealt
    assert [event for event in match.events_seen(2) if event in dealt] == dealt
    for other in (-1, 0, 1, 3):
        heard = [event for event in match.events_seen(other) if isinstance(event, Moved) and event.dst == HAND + 2]
        assert [event.card for event in heard] == [NO_CARD] * len(dealt)
