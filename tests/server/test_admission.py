"""Everybody comes back at once: they are spaced, and nobody waits for all others."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from sixgun.server.cluster.admission import (
    AT_ONCE,
    EACH,
    FEW,
    FEWEST,
    LONGEST,
    SOON,
    Admission,
    wait_among,
    wait_for_owner,
)
from sixgun.server.messages.socket import CLOSE_CODES
from sixgun.server.storage.store import StorageError
from tests.server.fake_cluster import Cluster, in_cluster, introduced


def test_a_few_come_back_at_once_and_many_over_a_while() -> None:
    assert {wait_among(FEW) for _ in range(50)} == {0}
    waits = [wait_among(1000) for _ in range(1000)]
    assert 0 <= min(waits) <= max(waits) < 1000 * EACH
    assert len(set(waits)) > 500
    assert max(wait_among(10**9) for _ in range(50)) < LONGEST


def test_an_owner_that_does_not_answer_is_asked_again_after_a_moment() -> None:
    assert all(500 <= wait_for_owner() < 1500 for _ in range(50))


def test_so_many_are_let_in_and_the_others_one_after_the_other() -> None:
    time = 1.0
    door = Admission(lambda: time)
    with ExitStack() as inside:
        for _ in range(AT_ONCE):
            assert door.refuses() == 0
            inside.enter_context(door.enter())
        waits = [door.refuses() for _ in range(500)]
        assert waits == sorted(waits)
        assert min(waits) > 0
        assert waits[-1] - waits[0] == 499 * EACH
        time = 1.0 + AT_ONCE * EACH / 1000
        assert door.refuses() > 0
    time = 61.0
    assert door.refuses() == 0


def test_nobody_is_told_to_come_back_too_late() -> None:
    time = 1.0
    door = Admission(lambda: time)
    with ExitStack() as inside:
        for _ in range(AT_ONCE):
            inside.enter_context(door.enter())
        assert all(door.refuses() <= LONGEST for _ in range(LONGEST))
        time = 61.0
        assert door.refuses() <= EACH + SOON  # all of those have come back by now


def test_a_slow_machine_lets_as_many_in_as_it_can_within_a_second() -> None:
    time = 1.0
    door = Admission(lambda: time)
    with door.enter():
        for _ in range(100):
            with door.enter():
                time += 0.1
        assert 9 <= door.most() <= 11
        with ExitStack() as inside:
            for _ in range(door.most() - 1):
                assert door.refuses() == 0
                inside.enter_context(door.enter())
            first, second = door.refuses(), door.refuses()
            assert first > 0
            assert second - first == pytest.approx(100, abs=5)
        for _ in range(100):
            with door.enter():
                time += 10
        assert door.most() == FEWEST


async def failing(*_: object) -> None:
    raise StorageError("cut off")


def closed(socket: WebSocketTestSession) -> int:
    """The code with which a connection is closed."""
    with pytest.raises(WebSocketDisconnect) as end:
        socket.receive()
    return end.value.code


def test_a_client_that_comes_too_early_hears_when_to_come_back(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        door = cluster.here.desk.door
        with TestClient(cluster.here.routes) as client:
            door.entering = AT_ONCE
            with client.websocket_connect("/api/tables/ABCDEF/socket") as socket:
                goodbye = socket.receive_json()
                assert (goodbye["type"], goodbye["reason"]) == ("goodbye", "restart")
                assert goodbye["wait"] > 0
                assert closed(socket) == CLOSE_CODES["restart"]
            door.entering = 0
            services = cluster.here.desk.services
            services.leases.alive = False  # type: ignore[misc]
            with client.websocket_connect("/api/tables/ABCDEF/socket") as socket:
                assert socket.receive_json()["wait"] > 0
                assert closed(socket) == CLOSE_CODES["restart"]
            services.leases.alive = True  # type: ignore[misc]
            services.store.guest_at = failing  # type: ignore[method-assign, assignment]
            client.cookies.update((await introduced(cluster.here, "Ann")).cookies)
            with client.websocket_connect("/api/tables/ABCDEF/socket") as socket:
                assert socket.receive_json()["wait"] > 0
                assert closed(socket) == CLOSE_CODES["restart"]
            client.cookies.clear()
            with client.websocket_connect("/api/tables/ABCDEF/socket") as socket:
                assert closed(socket) == 4404

    in_cluster(tmp_path, story)
