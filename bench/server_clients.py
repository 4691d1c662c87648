"""The people of the load benchmark: a process of its own with a socket for each seat. It is told what to do by JSON.

`python -m bench.server_clients ADDRESS TABLES SEATS PHASE...` prints one JSON line for each phase: `rate:SECONDS`
makes one move a second at each table, `flood:SECONDS` makes the next move as soon as all have seen the last one.
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

SETTLE = 0.5  # seconds before a phase begins to count
NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal"]


class Prompt(msgspec.Struct):
    id: int
    seat: int


class Game(msgspec.Struct):
    """What a player must know of a view to play on at random."""

    seq: int
    prompt: Prompt | None = None
    options: list[msgspec.Raw] = []


class Message(msgspec.Struct):
    type: str
    game: Game | None = None


DECODER = msgspec.json.Decoder(Message)


class Seat(WSListener):
    """One socket."""

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
        said = frame.get_payload_as_bytes()
        if said.startswith(b'{"type":"game"'):
            self.table.tally.count(len(said))
            self.game = DECODER.decode(said).game
            self.table.seen()
        elif said.startswith(b'{"type":"room"'):
            self.table.tally.rooms += 1

    def say(self, message: bytes) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, message)


class Tally:
    """What was seen in a phase."""

    def __init__(self) -> None:
        self.moves = self.views = self.bytes = self.rooms = 0
        self.times: list[float] = []

    def count(self, size: int) -> None:
        self.views += 1
        self.bytes += size

    def told(self, seconds: float) -> dict[str, float]:
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
    def __init__(self, tally: Tally, seats: int, rng: Random) -> None:
        self.tally = tally
        self.seats = [Seat(self, number) for number in range(seats)]
        self.rng = rng
        self.moved_at = 0.0
        self.awaited = 0  # the number of choices that all must have seen
        self.eager = False

    def seen(self) -> None:
        """One more view has come; perhaps it is the last that was awaited."""
        if not self.moved_at or any(not seat.game or seat.game.seq < self.awaited for seat in self.seats):
            return
        self.tally.times.append(time.perf_counter() - self.moved_at)
        self.tally.moves += 1
        self.moved_at = 0.0
        if self.eager:
            self.move()

    def move(self) -> None:
        """Whoever is asked chooses by chance; after a game all want another."""
        game = self.seats[0].game
        if self.moved_at or game is None:
            return
        if game.prompt is None:
            for seat in self.seats:
                seat.say(b'{"type":"again"}')
            asyncio.get_running_loop().call_later(0.2, self.go_on)
            return
        asked = self.seats[game.prompt.seat]
        if asked.game and asked.game.options:
            self.moved_at, self.awaited = time.perf_counter(), game.seq + 1
            choice = bytes(self.rng.choice(asked.game.options))
            key = f"{self.rng.getrandbits(60):015x}".encode()
            asked.say(b'{"type":"choose","key":"%b","prompt":%d,"choice":%b}' % (key, game.prompt.id, choice))

    def go_on(self) -> None:
        if self.eager:
            self.move()


class Crowd:
    def __init__(self, address: str, tables: int, seats: int) -> None:
        self.address = address
        self.tally = Tally()
        self.tables = [Table(self.tally, seats, Random(number)) for number in range(tables)]

    async def come_in(self) -> None:
        """Everybody sits down, gets ready, and opens a socket."""
        web = http.client.HTTPConnection(urlsplit(self.address).netloc)
        for table in self.tables:
            code, cookies = sit_down(web, len(table.seats))
            url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
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
        await asyncio.sleep(SETTLE)
        self.begin_counting()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        told = self.tally.told(time.perf_counter() - began)
        pacing.cancel()
        for table in self.tables:
            table.eager = False
        await asyncio.sleep(SETTLE)
        return told

    def begin_counting(self) -> None:
        self.tally.__init__()  # type: ignore[misc]

    async def pace(self) -> None:
        """One move a second at each table, spread over the second."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        for number in range(1_000_000):
            await asyncio.sleep(max(0.0, began + number / len(self.tables) - loop.time()))
            self.tables[number % len(self.tables)].move()

    async def start_all(self) -> None:
        for table in self.tables:
            table.move()


def ask(web: http.client.HTTPConnection, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    web.request("POST", path, json.dumps(body), headers)
    answer = web.getresponse()
    said = answer.read()
    if answer.status >= 300:
        raise SystemExit(f"{path}: {answer.status} {said[:200]!r}")
    return json.loads(said), (answer.headers.get("Set-Cookie") or cookie).split(";")[0]


def sit_down(web: http.client.HTTPConnection, seats: int) -> tuple[str, list[str]]:
    """A table with a game that has just been dealt, and the cookies of its players."""
    cookies = [ask(web, "/api/me", {"name": name})[1] for name in NAMES[:seats]]
    agreement = {"players": seats, "speed": "none", "chat": False}
    made, _ = ask(web, "/api/tables", {"agreement": agreement}, cookies[0])
    path = f"/api/tables/{made['code']}"
    for cookie in cookies[1:]:
        ask(web, f"{path}/seat", {}, cookie)
    for cookie in cookies:
        ask(web, f"{path}/ready", {}, cookie)
    ask(web, f"{path}/start", None, cookies[0])
    return made["code"], cookies


async def main(address: str, tables: int, seats: int, phases: list[str]) -> None:
    crowd = Crowd(address, tables, seats)
    await crowd.come_in()
    print(json.dumps({"phase": "seated"}), flush=True)
    for phase in phases:
        sys.stdin.readline()  # whoever measures says when
        name, _, seconds = phase.partition(":")
        print(json.dumps({"phase": name, **await crowd.run(name, float(seconds))}), flush=True)


if __name__ == "__main__":
    where, how_many, of_how_many, *what = sys.argv[1:]
    asyncio.run(main(where, int(how_many), int(of_how_many), what))
