"""A server that is killed with SIGKILL at any step between "ready" and the deal comes back to the same shuffle."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from sixgun.match import fairness
from sixgun.server.table.loader import read_table
from tests.sample import Sample
from tests.server.live_server import PATIENCE
from tests.server.test_nothing_lost import Server, logs, mortal

STEPS = 4  # what is written: Bob is ready; Ann starts, which seals the deal; each of them opens, the second deals
POINTS = [f"{point}:{step}" for step in range(1, STEPS + 1) for point in ("before_insert", "after_insert")]


class Seat:
    """Somebody at a table, who goes on after every crash."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        answer = httpx.post(f"{server.address}/api/me", json={"name": name}, timeout=PATIENCE).raise_for_status()
        self.cookie = f"sixgun={answer.cookies['sixgun']}"
        self.share = sha256(name.encode()).hexdigest()

    def ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"Cookie": self.cookie}
        address = f"{self.server.address}/api/tables{path}"
        return httpx.request(method, address, json=body, headers=headers, timeout=PATIENCE).raise_for_status().json()

    def open_share(self, code: str) -> None:
        """Stays until the share is taken or the game is dealt."""
        address = f"{self.server.address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        with connect(address, additional_headers={"Cookie": self.cookie}) as wire:
            while True:
                message = json.loads(wire.recv(PATIENCE))
                if message["type"] != "room":
                    continue
                room = message["room"]
                if "round" not in room:
                    return
                pledged = fairness.pledge(self.share)
                (mine,) = [each for each in room["round"]["shares"] if each["pledge"] == pledged]
                if mine.get("opened"):
                    return
                wire.send(json.dumps({"type": "open", "share": self.share}))


def opened_tables(server: Server, ann: Seat, bob: Seat, count: int) -> list[str]:
    codes = []
    for _ in range(count):
        agreed = {"agreement": {"players": 4, "speed": "none"}, "bots": ["easy", "easy"]}
        codes.append(ann.ask("POST", "", agreed)["code"])
        bob.ask("POST", f"/{codes[-1]}/seat", {})
    return codes


def go_on(code: str, ann: Seat, bob: Seat) -> None:
    """Does whatever is still to do until the game is dealt, or the server dies."""
    try:
        room = ann.ask("GET", f"/{code}")
        if room["status"] == "lobby" and "round" not in room:
            bob.ask("POST", f"/{code}/ready", {"pledge": fairness.pledge(bob.share)})
            ann.ask("POST", f"/{code}/start", {"pledge": fairness.pledge(ann.share)})
        ann.open_share(code)
        bob.open_share(code)
    except (httpx.TransportError, WebSocketException, OSError):
        return


def test_a_server_that_is_killed_at_any_step_deals_what_it_promised(tmp_path: Path, sample: Sample) -> None:
    points = sample.of(POINTS, 3)
    with mortal(tmp_path) as server:
        server.start()
        ann, bob = Seat(server, "Ann"), Seat(server, "Bob")
        codes = opened_tables(server, ann, bob, len(points))
        promised = {code: ann.ask("GET", f"/{code}")["commitment"] for code in codes}
        server.kill()
        for code, point in zip(codes, points, strict=True):
            process = server.start(point)
            go_on(code, ann, bob)
            assert process.wait(20) < 0, f"it was to be killed at {point}"
            server.start()
            go_on(code, ann, bob)
            assert ann.ask("GET", f"/{code}")["status"] == "playing", point
            server.kill()
    written = logs(tmp_path / "sixgun.db")
    for code in codes:
        table, flaw = read_table(code, written[code])
        shuffle = table.games[0].shuffle
        assert flaw is None
        assert shuffle is not None
        assert shuffle.commitment == promised[code]
        assert shuffle.pledges == {0: fairness.pledge(ann.share), 3: fairness.pledge(bob.share)}
        assert table.games[0].key == shuffle.key(table.games[0].options)
