"""The benchmark of a long history asks everything of a server, and the server answers. No test depends on timing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.history import FREQUENT, GOAL, REQUESTS, Hold, Holds, fill, lines, measure
from sixgun.server.storage.sqlite import SqliteStore


@pytest.fixture
def history(tmp_path: Path) -> Path:
    fill(tmp_path / "sixgun.db", 60)
    return tmp_path / "sixgun.db"


def test_the_history_is_one_that_the_server_can_read(history: Path) -> None:
    store = SqliteStore(history)
    games = asyncio.run(store.finished_by(FREQUENT, 100))
    results = asyncio.run(store.results_of(FREQUENT))
    store.close()
    assert (len(games), sum(result.games for result in results)) == (20, 20)


def test_every_request_is_measured(history: Path) -> None:
    holds = asyncio.run(measure(history, 2))
    assert set(holds.by_request) == {*(f"{method} {path}" for method, path in REQUESTS), "sweep"}
    assert all(hold.wall > 0 for hold in holds.by_request.values())


@pytest.mark.parametrize(("seconds", "verdict"), [(GOAL / 2000, "held"), (GOAL / 500, "MISSED")])
def test_the_worst_is_compared_with_the_goal(seconds: float, verdict: str) -> None:
    holds = Holds(by_request={"GET /": Hold(seconds, 1.0), "GET /a": Hold(0.0, 2.0)})
    assert list(lines(1, 1.0, 1.0, holds))[-1].endswith(verdict)
