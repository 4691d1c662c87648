"""Many connections, and clients that never finish a request or never read, disturb no one."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from urllib.parse import urlsplit

import pytest

from sixgun.server import process
from tests.server.live_server import PATIENCE, House, open_house, party, play_on
from tests.server.neighbours import NAMES, SLOWEST, bad, neighbours, wait_for_moves


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def knock(house: House) -> socket.socket:
    where = urlsplit(house.address)
    assert where.hostname
    assert where.port
    return socket.create_connection((where.hostname, where.port), timeout=process.PATIENCE + 10)


def test_incomplete_requests_are_dropped_without_delaying_others(house: House) -> None:
    with ExitStack() as doors, neighbours(house) as moves:
        silent = [doors.enter_context(knock(house)) for _ in range(50)]
        halves = [doors.enter_context(knock(house)) for _ in range(100)]
        uploads = [doors.enter_context(knock(house)) for _ in range(50)]
        for half in halves:
            half.sendall(b"GET /api/editions HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        for upload in uploads:
            upload.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{")
        before = moves()
        until = time.monotonic() + process.PATIENCE
        while time.monotonic() < until - 1:
            for half in halves:
                trickle(half)
            time.sleep(1)
        assert moves() > before
        for door in (*silent, *halves, *uploads):
            assert gone(door)


def trickle(door: socket.socket) -> None:
    try:
        door.sendall(b"x")
    except OSError:
        return


def gone(door: socket.socket) -> bool:
    door.settimeout(PATIENCE)
    try:
        while door.recv(65536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def watch(house: House, code: str) -> socket.socket:
    """A spectator that upgrades the connection and then never reads."""
    door = knock(house)
    host = urlsplit(house.address).netloc
    door.sendall(UPGRADE.format(path=f"/api/tables/{code}/socket", host=host).encode())
    return door


def test_five_hundred_idle_sockets_disturb_no_one(house: House) -> None:
    with ExitStack() as doors, neighbours(house) as moves:
        crowd = bad(house)
        idle = [doors.enter_context(watch(house, crowd.code)) for _ in range(500)]
        while crowd.room is None or crowd.room.watchers < len(idle):
            crowd.hear()
        wait_for_moves(moves, 5)
        crowd.close()
    assert house.ask("GET", "/healthz").status_code == 200


def test_a_client_that_never_reads_does_not_delay_its_table(house: House) -> None:
    with party(house, NAMES) as tables, ExitStack() as doors:
        for _ in range(5):
            doors.enter_context(watch(house, tables[0].code))
        began = time.monotonic()
        end = play_on(tables, Random(2), most=100)
        assert end > 0
        assert (time.monotonic() - began) / end < SLOWEST


def test_the_server_is_still_healthy(house: House) -> None:
    assert house.ask("GET", "/healthz").json() == {"status": "ok"}
    assert '"event": "failed"' not in house.log
