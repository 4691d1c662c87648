"""Killing the server repeatedly at any moment loses no acknowledged move."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from sixgun.server.crash_points import POINTS
from sixgun.server.storage.sqlite import SqliteStore
from sixgun.server.storage.store import LogRow
from sixgun.server.table.loader import Flaw, read_table
from tests.ports import steady_port
from tests.server.live_server import PATIENCE

SCALE = int(os.environ.get("SIXGUN_SCALE", "1"))
ROOT = Path(__file__).parents[2]
PATH = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
TABLES = 3
REPLAY = """
import sys
from pathlib import Path
from tests.server.test_nothing_lost import logs
from sixgun.server.table.loader import read_table
for code, rows in logs(Path(sys.argv[1])).items():
    table, flaw = read_table(code, rows)
    print(code, flaw is None, table.status, table.checksum())
"""


class Server:
    """A server that may die at any time, always at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = steady_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, crash_at: str = "") -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "sixgun", "serve", "--port", str(self.port), "--tempo", "0"]
        command += ["--database", str(self.folder / "sixgun.db")]
        environment = {**os.environ, "PYTHONPATH": PATH, "SIXGUN_CRASH_AT": crash_at}
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self.wait_until_open(self.process)
        return self.process

    def wait_until_open(self, process: subprocess.Popen[bytes]) -> None:
        """Waits until it listens, or has already died because of other clients."""
        until = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < until and process.poll() is None:
            try:
                httpx.get(f"{self.address}/healthz", timeout=PATIENCE).raise_for_status()
            except httpx.HTTPError:
                time.sleep(0.05)
            else:
                return
        assert process.poll() is not None, (self.folder / "log").read_text()

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


@contextmanager
def mortal(folder: Path) -> Iterator[Server]:
    server = Server(folder)
    try:
        yield server
    finally:
        server.kill()


class Player:
    """A client that reconnects and resends what was not acknowledged."""

    def __init__(self, server: Server, code: str, cookie: str, seed: str) -> None:
        self.server, self.code, self.cookie = server, code, cookie
        self.rng = Random(seed)
        self.name = seed
        self.number = 0
        self.pending: dict[str, Any] | None = None
        self.acknowledged: dict[str, int] = {}
        self.over = False

    async def play(self) -> None:
        address = f"{self.server.address.replace('http', 'ws')}/api/tables/{self.code}/socket"
        while not self.over:
            try:
                async with connect(address, additional_headers={"Cookie": self.cookie}) as wire:
                    if self.pending is not None:
                        await wire.send(json.dumps(self.pending))
                    async for text in wire:
                        if await self.hear(wire, json.loads(text)):
                            return
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def hear(self, wire: Any, message: dict[str, Any]) -> bool:
        """Whether the game is over."""
        if message["type"] == "done":
            self.acknowledged[message["key"]] = message["seq"]
        if message["type"] in ("done", "stale") and self.pending and message["key"] == self.pending["key"]:
            self.pending = None
        elif message["type"] == "wrong":
            assert message["code"] == "too_fast", message
            await asyncio.sleep(0.3)
            await wire.send(json.dumps(self.pending))
        elif message["type"] == "game":
            self.over = bool(message["game"].get("winners"))
            await self.answer(wire, message["game"])
        return self.over

    async def answer(self, wire: Any, game: dict[str, Any]) -> None:
        if game.get("options") and self.pending is None:
            self.number += 1
            key = f"{self.name}-{self.number:06}"
            choice = self.rng.choice(game["options"])
            self.pending = {"type": "choose", "key": key, "prompt": game["prompt"]["id"], "choice": choice}
            await wire.send(json.dumps(self.pending))


def seated(server: Server, table: int) -> list[Player]:
    """A game of two people and two bots."""
    ann, bob = (httpx.Client(base_url=server.address, timeout=PATIENCE) for _ in range(2))
    with ann, bob:
        people = {"ann": ann, "bob": bob}
        for name, person in people.items():
            person.post("/api/me", json={"name": name}).raise_for_status()
        agreed = {"agreement": {"players": 4, "speed": "none"}}
        code = ann.post("/api/tables", json=agreed).raise_for_status().json()["code"]
        bob.post(f"/api/tables/{code}/seat", json={}).raise_for_status()
        bob.post(f"/api/tables/{code}/ready", json={}).raise_for_status()
        for seat in (2, 3):
            ann.put(f"/api/tables/{code}/bots/{seat}", json={"level": "easy"}).raise_for_status()
        ann.post(f"/api/tables/{code}/start").raise_for_status()
        return [
            Player(server, code, f"sixgun={person.cookies['sixgun']}", f"{name}-{table}")
            for name, person in people.items()
        ]


async def live(server: Server, crash_at: str, seconds: float) -> bool:
    """Runs the server until it crashes or the time is over; returns whether it crashed."""
    process = await asyncio.to_thread(server.start, crash_at)
    until = time.monotonic() + seconds
    while process.poll() is None and time.monotonic() < until:
        await asyncio.sleep(0.02)
    crashed = process.poll() is not None
    server.kill()
    return crashed


async def die_again_and_again(server: Server, rng: Random) -> list[str]:
    """Kills the server at every crash point and at random moments in between; returns the points reached."""
    reached: list[str] = []
    for _ in range(SCALE):
        for point in POINTS:
            if await live(server, f"{point}:{rng.randint(3, 9)}", 20):
                reached.append(point)
        await live(server, "", rng.uniform(0.2, 1.2))
    await asyncio.to_thread(server.start)
    return reached


async def played(server: Server, players: list[Player]) -> list[str]:
    async with asyncio.timeout(300):
        dying = asyncio.create_task(die_again_and_again(server, Random(5)))
        await asyncio.gather(*[player.play() for player in players], dying)
        return await dying


def logs(database: Path) -> dict[str, list[LogRow]]:
    store = SqliteStore(database)
    try:
        return {row.code: asyncio.run(store.read(row.code)) for row in asyncio.run(store.tables(("over", "playing")))}
    finally:
        store.close()


def test_every_acknowledged_move_is_stored_once_and_in_order(tmp_path: Path) -> None:
    with mortal(tmp_path) as server:
        server.start()
        players = [player for table in range(TABLES) for player in seated(server, table)]
        server.kill()
        reached = asyncio.run(played(server, players))
    assert set(reached) == set(POINTS)
    written = logs(tmp_path / "sixgun.db")
    assert set(written) == {player.code for player in players}
    for player in players:
        check_log(player, written[player.code])
    assert any(player.acknowledged for player in players)  # one of them may be dead before their first turn
    check_replays(tmp_path / "sixgun.db", written)


def check_log(player: Player, rows: list[LogRow]) -> None:
    assert [row.seq for row in rows] == list(range(len(rows)))
    keys = [row.key for row in rows]
    assert len(set(keys)) == len(keys)
    moves = [row.key for row in rows if row.kind in ("chose", "interrupted")]
    for key, seq in player.acknowledged.items():
        assert moves[seq - 1] == key


def check_replays(database: Path, written: dict[str, list[LogRow]]) -> None:
    """Checks that the logs give the same games with another hash seed."""
    command = [sys.executable, "-c", REPLAY, str(database)]
    for seed in ("1", "77"):
        environment = {**os.environ, "PYTHONPATH": PATH, "PYTHONHASHSEED": seed}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        said = dict(line.split(" ", 1) for line in done.stdout.splitlines())
        assert said == {code: f"True over {rows[-1].state_crc}" for code, rows in written.items()}


@pytest.mark.parametrize("point", POINTS)
def test_a_crash_point_kills_the_server(tmp_path: Path, point: str) -> None:
    """Otherwise the test above would prove nothing."""
    code = f"from sixgun.server.crash_points import passed\nfor n in range(5): passed({point!r}); print(n, flush=True)"
    environment = {**os.environ, "PYTHONPATH": PATH, "SIXGUN_CRASH_AT": f"{point}:3"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode < 0
    assert done.stdout.split() == ["0", "1"]


def test_a_damaged_log_is_replayed_up_to_the_damage() -> None:
    made = LogRow("AAAAAA", 0, "k", "made", b'{"kind":"made","agreement":{}}', 1, 0, 0)
    table, flaw = read_table("AAAAAA", [made, made._replace(seq=1, key="l", payload=b'{"kind":"sat","seat":9}')])
    assert flaw == Flaw(1, "made", "unreadable")
    assert table.seq == 1
