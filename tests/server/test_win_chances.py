"""The win chances of finished games are computed once and cached."""

from __future__ import annotations

from sixgun.server.messages.rest import Chances
from sixgun.server.workers.win_chances import KEPT, WinChanceQueue


def test_the_oldest_results_are_dropped_first() -> None:
    queue = WinChanceQueue()
    for number in range(KEPT + 3):
        queue.keep(f"ABCDEF-{number}", Chances([], {}, []))
    assert list(queue.known) == [f"ABCDEF-{number}" for number in range(3, KEPT + 3)]
