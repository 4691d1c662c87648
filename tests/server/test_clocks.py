"""Time limits."""

from __future__ import annotations

import asyncio
import time
from random import Random

import pytest

from sixgun.server.services import SteadyClock
from sixgun.server.table import log as entries
from sixgun.server.table.clocks import HOUR, MINUTE, PACES, SECOND, THINKING, Clocks, Tempo, thinking_time
from tests.server.test_table import log_of_a_game, replayed


def test_a_decision_uses_its_own_time_before_the_bank() -> None:
    clocks = Clocks("normal", 3)
    clocks.ask(1, 1000)
    assert clocks.deadline() == 1000 + 30 * SECOND + 2 * MINUTE
    shown = clocks.shown(1000 + 10 * SECOND)
    assert shown is not None
    assert (shown.left, shown.bank) == (20 * SECOND, 2 * MINUTE)
    late = clocks.shown(1000 + 50 * SECOND)
    assert late is not None
    assert (late.left, late.bank) == (0, 100 * SECOND)


def test_only_the_excess_is_taken_from_the_bank() -> None:
    clocks = Clocks("fast", 2)
    clocks.ask(0, 0)
    clocks.stop(12 * SECOND)
    assert clocks.banks == [30 * SECOND, 30 * SECOND]
    clocks.ask(0, 20 * SECOND)
    clocks.stop(20 * SECOND + 17 * SECOND)
    assert clocks.banks == [25 * SECOND, 30 * SECOND]
    clocks.ask(0, 0)
    clocks.stop(10 * MINUTE)
    assert clocks.banks == [0, 30 * SECOND]


def test_players_do_not_pay_for_the_time_of_others() -> None:
    clocks = Clocks("normal", 2)
    clocks.ask(0, 0)
    clocks.stop(SECOND)
    clocks.ask(1, SECOND)
    clocks.stop(100 * SECOND)
    assert clocks.banks[0] == 2 * MINUTE
    assert clocks.banks[1] < 2 * MINUTE


def test_without_a_clock_there_is_no_deadline() -> None:
    clocks = Clocks("none", 2)
    clocks.ask(0, 0)
    assert clocks.deadline() is None
    assert clocks.shown(5) is None
    clocks.stop(10 * MINUTE)


def test_the_clock_runs_for_the_player_asked() -> None:
    for choices in range(1, 40, 4):
        table = replayed(log_of_a_game(6, choices=choices))
        assert table.question is not None
        assert table.clocks.seat == table.question.seat
        assert table.clocks.since == table.touched


def test_the_clock_restarts_when_an_empty_table_is_attended() -> None:
    log = log_of_a_game(6, choices=8)
    table = replayed([*log, (entries.Resumed(), "resumed", 500 * SECOND)])
    assert table.clocks.since == 500 * SECOND
    assert table.clocks.banks == replayed(log).clocks.banks


def test_bots_think_for_a_random_time_within_the_pace_of_the_table() -> None:
    for speed, (least, most) in THINKING.items():
        times = {thinking_time(speed, Random(seed)) for seed in range(200)}
        assert least <= min(times) < max(times) <= most
        assert len(times) > 50
        pace = PACES[speed]
        assert pace is None or most < pace.decision


def test_a_copied_clock_is_independent() -> None:
    clocks = Clocks("fast", 2)
    clocks.ask(0, 0)
    twin = clocks.clone()
    twin.stop(20 * SECOND)
    assert (clocks.seat, clocks.banks) == (0, [30 * SECOND, 30 * SECOND])
    assert twin.banks == [22 * SECOND, 30 * SECOND]


@pytest.mark.parametrize("hours", [-1, 1])
def test_setting_the_clock_of_the_machine_changes_no_time_to_think(monkeypatch: pytest.MonkeyPatch, hours: int) -> None:
    clock, real = SteadyClock(), time.time_ns
    before = clock()
    assert abs(before - real() // 1_000_000) < HOUR // 2
    monkeypatch.setattr("time.time_ns", lambda: real() + hours * HOUR * 1_000_000)
    assert 0 <= clock() - before < HOUR // 2


def test_a_new_tempo_holds_for_a_bot_that_is_thinking() -> None:
    async def story() -> None:
        tempo = Tempo()
        loop = asyncio.get_running_loop()
        thinks = asyncio.create_task(tempo.sleep(loop.time(), lambda: HOUR * tempo.factor))
        await asyncio.sleep(0)
        tempo.change("fast")
        await asyncio.sleep(0)
        assert not thinks.done()
        tempo.change("instant")
        await thinks

    asyncio.run(story())
