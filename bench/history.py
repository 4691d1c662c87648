"""Measures how long each request holds up the loop of a server with a long history: `python -m bench.history`.

A request that works in the loop delays every move at every table. See bench/README.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from bench.engine import compiled
from sixgun.server.app import application
from sixgun.server.config import ServerConfig
from sixgun.server.front_desk import FrontDesk
from sixgun.server.process import tune_gc
from sixgun.server.storage.rows import FINISHED, SEAT
from sixgun.server.storage.sqlite import SqliteStore
from sixgun.server.storage.store import Guest
from sixgun.server.table.saloon import CODE_LENGTH, LETTERS

GAMES, PEOPLE, MOVES = 100_000, 2_000, 5
OPEN = 500  # tables that are not closed
GOAL = 10.0  # milliseconds
FREQUENT, SELDOM = "frequent", "p1"  # players: one of every third game, and one of a few
ROLES = ("sheriff", "outlaw", "outlaw", "renegade", "deputy")
PART = 20_000  # games that are inserted at once
MADE = json.dumps({"kind": "made", "agreement": {"players": 5, "rated": True, "public": True}}).encode()


class Hold(NamedTuple):
    """How long one callback of the loop took, in seconds: of the processor, and of the clock on the wall."""

    processor: float = 0.0
    wall: float = 0.0


@dataclass
class Holds:
    """The callbacks that took longest, while something was measured."""

    worst: Hold = field(default_factory=Hold)
    by_request: dict[str, Hold] = field(default_factory=dict)

    def watch(self) -> Callable[[], None]:
        """Measures every callback from now on; returns what ends that."""
        run = asyncio.Handle._run

        def measured(handle: asyncio.Handle) -> None:
            start, wall = time.thread_time(), time.perf_counter()
            run(handle)
            self.worst = max(self.worst, Hold(time.thread_time() - start, time.perf_counter() - wall))

        asyncio.Handle._run = measured  # type: ignore[method-assign,assignment]

        def end() -> None:
            asyncio.Handle._run = run  # type: ignore[method-assign]

        return end


# A long history


def code_of(number: int) -> str:
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(CODE_LENGTH))


def players_of(number: int, rng: random.Random) -> list[str]:
    others = [f"p{rng.randrange(PEOPLE)}" for _ in ROLES]
    return list(dict.fromkeys([FREQUENT, *others] if number % 3 == 0 else others))[: len(ROLES)]


def rows_of(number: int, rng: random.Random) -> tuple[tuple[Any, ...], list[tuple[Any, ...]]]:
    """One game and its seats."""
    code, players = code_of(number), players_of(number, rng)
    replay = f"{code}-1"
    names = [f"Name of {player}" for player in players]
    roles = ROLES[: len(players)]
    kept: dict[str, Any] = {"replay": replay, "edition": "fourth", "names": names, "winners": [0], "roles": roles}
    kept |= {"characters": ["sid_ketchum"] * len(players), "ended": number, "moves": MOVES}
    seats = [
        (replay, number, seat, player, names[seat], role, "sid_ketchum", "fourth", int(seat == 0))
        for seat, (player, role) in enumerate(zip(players, roles, strict=True))
    ]
    return (replay, code, 1, number, json.dumps(kept).encode(), 1, number % 2), seats


def fill(path: Path, games: int) -> None:
    """Writes this many games with their tables, people, results and ratings straight into the file."""
    SqliteStore(path).close()
    rng = random.Random(1)
    with closing(sqlite3.connect(path)) as db:
        db.execute("pragma synchronous = off")
        people = [FREQUENT, *(f"p{number}" for number in range(PEOPLE))]
        now = time.time_ns() // 1_000_000
        db.executemany("insert into players values (?, ?, 1, ?)", [(one, f"Name of {one}", now) for one in people])
        db.executemany("insert into devices values (?, '', '', 1, ?)", [(one, now) for one in people])
        for start in range(0, games, PART):
            insert(db, range(start, min(start + PART, games)), games, rng)
            db.commit()
        db.executescript(TALLIED)
        db.executemany(
            "insert into ratings values (?, ?, ?, 2.0, 50, ?)",
            [(one, f"Name of {one}", rng.uniform(10, 40), rng.randrange(500, 2000)) for one in people],
        )
        db.commit()


TALLIED = """
insert into results select player, role, character, edition, count(*), sum(won) from finished_seats
    where player is not null group by player, role, character, edition;
analyze;
"""


def status_of(number: int, games: int) -> str:
    """The tables of a day are open."""
    return "closed" if number < games - OPEN else ("lobby", "playing", "over")[number % 3]


def insert(db: sqlite3.Connection, numbers: range, games: int, rng: random.Random) -> None:
    made = [rows_of(number, rng) for number in numbers]
    db.executemany(f"insert into finished ({FINISHED}) values (?, ?, ?, ?, ?, ?, ?)", [game for game, _ in made])
    marks = ", ".join("?" * 9)
    db.executemany(
        f"insert into finished_seats (replay, at, {SEAT}) values ({marks})", [row for _, seats in made for row in seats]
    )
    tables = [(game[1], status_of(game[3], games), game[6], game[3], listed(game[1])) for game, _ in made]
    db.executemany("insert into tables values (?, ?, ?, ?, ?)", tables)
    seated = [
        (game[1], seat[2], seat[3])
        for (game, seats), table in zip(made, tables, strict=True)
        for seat in seats
        if table[1] != "closed"
    ]
    db.executemany("insert into table_players values (?, ?, ?)", seated)
    events = [
        (game[1], seq, f"k{seq}", "made" if seq == 0 else "got_ready", MADE if seq == 0 else ready(seq), 1, 0, game[3])
        for game, _ in made
        for seq in range(MOVES)
    ]
    owners = [seats[event[1] % len(seats)][3] for event, seats in zip(events, repeated(made), strict=True)]
    rows = [(*event, owner) for event, owner in zip(events, owners, strict=True)]
    db.executemany(f"insert into events values ({marks})", rows)


def repeated(made: list[tuple[tuple[Any, ...], list[tuple[Any, ...]]]]) -> Iterator[list[tuple[Any, ...]]]:
    return (seats for _, seats in made for _ in range(MOVES))


def ready(seq: int) -> bytes:
    return json.dumps({"kind": "got_ready", "seat": seq % len(ROLES), "ready": True}).encode()


def listed(code: str) -> bytes:
    line = {"code": code, "edition": "fourth", "status": "lobby", "players": 5, "taken": 3}
    return json.dumps({**line, "speed": "normal", "host": "Name of p1"}).encode()


# Requests


REQUESTS = (
    ("GET", "/api/tables"),
    ("GET", "/api/leaderboard?limit=100"),
    ("GET", f"/api/players/{FREQUENT}"),
    ("GET", "/api/replays?whose=public&limit=100"),
    ("GET", "/api/replays?whose=mine&limit=100"),
    ("GET", "/api/me"),
    ("GET", "/api/me/devices"),
    ("GET", "/api/me/export"),
    ("GET", f"/api/tables/{LETTERS[0] * CODE_LENGTH}"),
    ("GET", "/api/editions"),
    ("DELETE", "/api/me"),
)


async def ask(app: Any, method: str, path: str, cookie: str) -> int:
    """Sends a request to the application; returns the status of the answer."""
    route, _, query = path.partition("?")
    headers = [(b"host", b"127.0.0.1"), (b"cookie", cookie.encode())]
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
        "path": route, "raw_path": route.encode(), "query_string": query.encode(), "headers": headers,
        "client": ("127.0.0.1", 1), "server": ("bench", 80), "root_path": "",
    }  # fmt: skip
    statuses: list[int] = []
    bodies = asyncio.Queue[dict[str, Any]]()  # one, and the end of the connection
    bodies.put_nowait({"type": "http.request", "body": b"", "more_body": False})

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])
        elif not message.get("more_body"):
            bodies.put_nowait({"type": "http.disconnect"})

    await app(scope, bodies.get, send)
    return statuses[0]


async def measure(path: Path, rounds: int) -> Holds:
    holds = Holds()
    app, desk = application(ServerConfig(path, path.with_name("secret")))
    end = holds.watch()
    try:
        for method, route in REQUESTS:
            for number in range(rounds):
                await one(app, desk, holds, (method, route), FREQUENT if number == 0 else f"p{number}")
        await sweep(desk, holds)
    finally:
        end()
        await desk.saloon.close()
        desk.store.close()
    return holds


async def one(app: Any, desk: FrontDesk, holds: Holds, request: tuple[str, str], player: str) -> None:
    """Measures one request; the first round, by the frequent player, counts as much as the others."""
    method, route = request
    cookie = f"sixgun={desk.identities.cookie(player, '')}"
    holds.worst = Hold()
    status = await asyncio.create_task(ask(app, method, route, cookie))  # whose steps are callbacks of their own
    if status >= 400:
        raise SystemExit(f"bench: {method} {route} was answered with {status}")
    name = f"{method} {route}"
    holds.by_request[name] = max(holds.by_request.get(name, Hold()), holds.worst)


async def sweep(desk: FrontDesk, holds: Holds) -> None:
    """The work of a minute: forgets a guest of many games, and closes tables."""
    await desk.store.save_guest(Guest("old", "Old", 1, 1))
    holds.worst = Hold()
    await asyncio.create_task(desk.sweep())
    holds.by_request["sweep"] = holds.worst


def lines(games: int, filled: float, started: float, holds: Holds) -> Iterator[str]:
    yield f"{games:,} games, {'compiled' if compiled() else 'NOT COMPILED'}; filled in {filled:.0f} s"
    yield f"start of the store       {started * 1000:8.1f} ms"
    for name, hold in holds.by_request.items():
        yield f"{name:40} {hold.processor * 1000:8.2f} ms of the processor, {hold.wall * 1000:8.2f} ms in all"
    worst = max(holds.by_request.values()).processor * 1000
    yield f"{'worst':40} {worst:8.2f} ms, goal {GOAL:.0f}: {'held' if worst <= GOAL else 'MISSED'}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.history", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="finished games (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=5, help="times that each request is sent (default: %(default)s)")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path, start = Path(folder) / "sixgun.db", time.perf_counter()
        fill(path, wanted.games)
        filled, start = time.perf_counter() - start, time.perf_counter()
        SqliteStore(path).close()
        started = time.perf_counter() - start
        tune_gc()  # as a real server does; or else a collection counts as part of the request in which it happens
        holds = asyncio.run(measure(path, wanted.rounds))
    print("\n".join(lines(wanted.games, filled, started, holds)))


if __name__ == "__main__":
    main()
