"""The clients of the load benchmark: a process of its own with a socket for each seat.

`python -m bench.server_clients ADDRESS TABLES SEATS PHASE...` prints one JSON line for each phase: `rate:SECONDS`
makes one move per second at each table, `flood:SECONDS` makes the next move as soon as every seat has seen the last.
With ADDRESS,ADDRESS the tables are opened at the first and the sockets at the second, which has to relay them.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import sys
import time
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SETTLE = 0.5  # seconds before counting starts
NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal"]


class Prompt(msgspec.Struct):
    id: int
    seat: int


class Game(msgspec.Struct):
    """The part of a view that a random player needs."""

    seq: int
    prompt: Prompt | None = None
    options: list[msgspec.Raw] = []


class Message(msgspec.Struct):
    type: str
    game: Game | None = None


DECODER = msgspec.json.Decoder(Message)


class Seat(WSListener):
    """A client with one socket."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        self.transport: WSTransport | None = None
        self.game: Game | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        payload = frame.get_payload_as_bytes()
        if payload.startswith(b'{"type":"game"'):
            self.table.tally.count(len(payload))
            self.game = DECODER.decode(payload).game
            self.table.seen()
        elif payload.startswith(b'{"type":"room"'):
            self.table.tally.rooms += 1

    def say(self, message: bytes) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, message)


class Tally:
    """The counts of one phase."""

    def __init__(self) -> None:
        self.moves = self.views = self.bytes = self.rooms = 0
        self.times: list[float] = []

    def count(self, size: int) -> None:
        self.views += 1
        self.bytes += size

    def report(self, seconds: float) -> dict[str, float]:
        times = sorted(self.times) or [0.0]
        return {
            "moves": self.moves / seconds,
            "views": self.views / seconds,
            "rooms": self.rooms / seconds,
            "size": self.bytes / max(1, self.views),
            "p50": times[len(times) // 2] * 1000,
            "p99": times[len(times) * 99 // 100] * 1000,
        }


class Table:
    """A table with all its clients."""

    def __init__(self, tally: Tally, seats: int, rng: Random) -> None:
        self.tally = tally
        self.seats = [Seat(self, number) for number in range(seats)]
        self.rng = rng
        self.moved_at = 0.0
        self.awaited = 0  # the move that all clients have yet to see
        self.eager = False  # whether to move as soon as they have

    def seen(self) -> None:
        """Called for every view; counts a move when the last client has seen it."""
        if not self.moved_at or any(not seat.game or seat.game.seq < self.awaited for seat in self.seats):
            return
        self.tally.times.append(time.perf_counter() - self.moved_at)
        self.tally.moves += 1
        self.moved_at = 0.0
        if self.eager:
            self.move()

    def move(self) -> None:
        """Makes a random move for the player asked; after a game, asks for another."""
        game = self.seats[0].game
        if self.moved_at or game is None:
            return
        if game.prompt is None:
            for seat in self.seats:
                seat.say(b'{"type":"again"}')
            asyncio.get_running_loop().call_later(0.2, self.move_if_eager)
            return
        asked = self.seats[game.prompt.seat]
        if asked.game and asked.game.options:
            self.moved_at, self.awaited = time.perf_counter(), game.seq + 1
            choice = bytes(self.rng.choice(asked.game.options))
            key = f"{self.rng.getrandbits(60):015x}".encode()
            asked.say(b'{"type":"choose","key":"%b","prompt":%d,"choice":%b}' % (key, game.prompt.id, choice))

    def move_if_eager(self) -> None:
        if self.eager:
            self.move()


class Crowd:
    """All clients of a run."""

    def __init__(self, address: str, tables: int, seats: int) -> None:
        self.address, _, elsewhere = address.partition(",")
        self.sockets = elsewhere or self.address
        self.tally = Tally()
        self.tables = [Table(self.tally, seats, Random(number)) for number in range(tables)]

    async def come_in(self) -> None:
        """Takes every seat and opens its socket."""
        web = http.client.HTTPConnection(urlsplit(self.address).netloc)
        for table in self.tables:
            code, cookies = start_game(web, len(table.seats))
            url = f"{self.sockets.replace('http', 'ws', 1)}/api/tables/{code}/socket"
            for seat, cookie in zip(table.seats, cookies, strict=True):
                await ws_connect(lambda seat=seat: seat, url, extra_headers={"Cookie": cookie})
        web.close()
        while any(seat.game is None for table in self.tables for seat in table.seats):
            await asyncio.sleep(0.05)

    async def run(self, phase: str, seconds: float) -> dict[str, float]:
        for table in self.tables:
            table.eager = phase == "flood"
            table.moved_at = 0.0
        pacing = asyncio.create_task(self.pace() if phase == "rate" else self.start_all())
        self.begin_counting()
        await asyncio.sleep(SETTLE)
        settling = self.tally.moves
        self.begin_counting()
        start = time.perf_counter()
        await asyncio.sleep(seconds)
        report = self.tally.report(time.perf_counter() - start)
        pacing.cancel()
        for table in self.tables:
            table.eager = False
        await asyncio.sleep(SETTLE)
        return {**report, "all_moves": settling + self.tally.moves}

    def begin_counting(self) -> None:
        self.tally.__init__()  # type: ignore[misc]

    async def pace(self) -> None:
        """Makes one move per second at each table, spread over the second."""
        loop = asyncio.get_running_loop()
        start = loop.time()
        for number in range(1_000_000):
            await asyncio.sleep(max(0.0, start + number / len(self.tables) - loop.time()))
            self.tables[number % len(self.tables)].move()

    async def start_all(self) -> None:
        for table in self.tables:
            table.move()


def ask(web: http.client.HTTPConnection, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    web.request("POST", path, json.dumps(body), headers)
    answer = web.getresponse()
    content = answer.read()
    if answer.status >= 300:
        raise SystemExit(f"{path}: {answer.status} {content[:200]!r}")
    return json.loads(content), (answer.headers.get("Set-Cookie") or cookie).split(";")[0]


def start_game(web: http.client.HTTPConnection, seats: int) -> tuple[str, list[str]]:
    """Opens a table and deals; returns its code and the cookies of its players."""
    cookies = [ask(web, "/api/me", {"name": name})[1] for name in NAMES[:seats]]
    agreement = {"players": seats, "speed": "none", "chat": False}
    table, _ = ask(web, "/api/tables", {"agreement": agreement}, cookies[0])
    path = f"/api/tables/{table['code']}"
    for cookie in cookies[1:]:
        ask(web, f"{path}/seat", {}, cookie)
    for cookie in cookies:
        ask(web, f"{path}/ready", {}, cookie)
    ask(web, f"{path}/start", None, cookies[0])
    return table["code"], cookies


async def main(address: str, tables: int, seats: int, phases: list[str]) -> None:
    crowd = Crowd(address, tables, seats)
    await crowd.come_in()
    print(json.dumps({"phase": "seated"}), flush=True)
    for phase in phases:
        sys.stdin.readline()  # wait for bench.server
        name, _, seconds = phase.partition(":")
        print(json.dumps({"phase": name, **await crowd.run(name, float(seconds))}), flush=True)


if __name__ == "__main__":
    server, table_count, seat_count, *phase_list = sys.argv[1:]
    asyncio.run(main(server, int(table_count), int(seat_count), phase_list))
