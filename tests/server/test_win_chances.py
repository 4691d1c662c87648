"""The chances of games that are over are counted once, and kept for a while."""

from __future__ import annotations

from sixgun.server.messages.rest import Chances
from sixgun.server.workers.win_chances import KEPT, WinChanceQueue


def test_the_oldest_are_forgotten_first() -> None:
    queue = WinChanceQueue()
    for number in range(KEPT + 3):
        queue.keep(f"ABCDEF-{number}", Chances([], {}, []))
    assert list(queue.known) == [f"ABCDEF-{number}" for number in range(3, KEPT + 3)]
