"""A short siege: every attack of `python -m tools.siege` on a real server, the long ones with fewer strikes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.live_server import open_house
from tools.siege.__main__ import attacks
from tools.siege.histories import three_requests
from tools.siege.misfortunes import clock_set_back, full_disk, kills, second_process
from tools.siege.outcome import Outcome, line
from tools.siege.visitors import ATTACKS

SCALE = int(os.environ.get("SIXGUN_SCALE", "1"))
GAMES, KILLS = 500 * SCALE, 3 * SCALE


def check(outcome: Outcome) -> None:
    assert outcome.held, line(outcome)
    assert outcome.strikes > 0


def test_visitors_stop_nobody(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        for attack in ATTACKS:
            check(attack(house))


@pytest.mark.parametrize("misfortune", [clock_set_back, second_process, full_disk])
def test_misfortunes_cost_nothing(tmp_path: Path, misfortune: object) -> None:
    assert callable(misfortune)
    check(misfortune(tmp_path))


def test_kills_lose_nothing(tmp_path: Path) -> None:
    check(kills(tmp_path, KILLS))


def test_three_requests_stop_nobody(tmp_path: Path) -> None:
    check(three_requests(tmp_path, GAMES))


def test_an_attack_that_succeeds_is_shown() -> None:
    assert line(Outcome("the flood", 1000, True, "nothing")).split() == ["the", "flood", "1,000", "held", "nothing"]
    assert line(Outcome("kills", 2, False, "everything")).split() == ["kills", "2", "FELL", "everything"]


def test_the_siege_has_all_attacks() -> None:
    """The stored games are measured by bench.history, whose test is tests/server/test_history_bench.py."""
    assert list(attacks(1, 1)) == ["requests", "visitors", "clock", "second", "disk", "kills", "games"]
