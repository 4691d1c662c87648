"""People who play while things break: they come back and send again what was not acknowledged."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

THOUGHT: Final = 0.1  # seconds before somebody moves, on average: the machine is to be slow from faults, not from play
PAUSE: Final = 0.2  # seconds before somebody comes back
PATIENCE: Final = 5.0  # seconds without an answer until a client hangs up and comes back
UNDER_WAY: Final = 1.0  # seconds for which a view may show what happened before the fault
TRIES: Final = 60
RETRIED: Final = ("too_fast", "storage", "rules", "busy")  # the move may be made later

Address = Callable[[], str]


class Witness:
    """What everybody heard of one table."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.acknowledged: dict[str, int] = {}  # by key, when
        self.heads: dict[int, str] = {}  # of the hash chain, by the number of entries
        self.views: dict[tuple[int, int], str] = {}  # by seat and number of entries
        self.contradictions: list[str] = []
        self.seen = (0, 0)  # how many entries, and how many choices in this game
        self.moved_at = 0.0  # when somebody last moved: one of these people, or a bot
        self.watched_since = 0.0
        self.pause = 0.0  # the longest between two moves since then
        self.notes: deque[tuple[float, str]] = deque(maxlen=100)  # what befell the players

    def hear_view(self, message: dict[str, Any]) -> None:
        """After the same entries the same seat sees the same, and everybody the same chain, at whichever server."""
        entries, game = message.get("entries", 0), message["game"]
        before, self.seen = self.seen, max(self.seen, (entries, game["seq"]))
        if self.seen[1] != before[1] and time.monotonic() > self.watched_since + UNDER_WAY:
            self.hear_move()
        view = sha256(json.dumps(game, sort_keys=True).encode()).hexdigest()
        self.compare("view", self.views, (game["me"], entries), view)
        if message.get("head"):
            self.compare("log", self.heads, entries, message["head"])

    def compare(self, what: str, known: dict[Any, str], key: Any, found: str) -> None:
        if known.setdefault(key, found) != found:
            self.contradictions.append(f"table {self.code}: two {what}s at {key}")

    def watch(self) -> None:
        self.watched_since, self.pause = time.monotonic(), 0.0

    def note(self, what: str) -> None:
        self.notes.append((time.monotonic(), what))

    def story(self, since: float) -> list[str]:
        """What befell the players since then."""
        return [f"{at - since:6.1f} s  {what}" for at, what in self.notes if at >= since]

    def hear_move(self) -> None:
        now = time.monotonic()
        self.pause = max(self.pause, now - max(self.moved_at, self.watched_since))
        self.moved_at = now

    def hear_done(self, key: str, sent_at: float) -> None:
        if sent_at > self.watched_since:
            self.hear_move()
        self.acknowledged.setdefault(key, int(time.time() * 1000))


class Player:
    """A client with one socket, always at the address that is right at the moment."""

    def __init__(self, address: Address, witness: Witness, cookie: str, name: str) -> None:
        self.address, self.witness, self.cookie, self.name = address, witness, cookie, name
        self.rng = Random(name)
        self.number = 0
        self.pending: dict[str, Any] | None = None
        self.sent_at = 0.0  # when it was sent last
        self.asked: dict[str, Any] | None = None  # the game as it was last seen
        self.stopped = False

    async def play(self) -> None:
        """Until it is told to stop, and nothing is left to be acknowledged."""
        while not self.finished:
            try:
                await self.visit()
            except (OSError, WebSocketException, TimeoutError, EOFError) as error:
                self.witness.note(f"{self.name}: {type(error).__name__} {error}")
            await asyncio.sleep(PAUSE * self.rng.uniform(0.5, 1.5))

    @property
    def finished(self) -> bool:
        return self.stopped and self.pending is None

    async def visit(self) -> None:
        url = f"{self.address().replace('http', 'ws', 1)}/api/tables/{self.witness.code}/socket"
        async with connect(
            url, additional_headers={"Cookie": self.cookie}, max_size=None, open_timeout=PATIENCE,
            close_timeout=1, ping_interval=None, compression=None, proxy=None,
        ) as wire:  # fmt: skip
            self.witness.note(f"{self.name} has come")
            if self.pending is not None:
                await self.send_pending(wire)
            while not self.finished:
                try:
                    text = await asyncio.wait_for(wire.recv(), PATIENCE)
                except TimeoutError:
                    pong = await wire.ping()
                    await asyncio.wait_for(pong, PATIENCE)
                    await self.insist(wire)
                    continue
                await self.hear(wire, json.loads(text))

    async def send_pending(self, wire: Any) -> None:
        self.sent_at = time.monotonic()
        await wire.send(json.dumps(self.pending))

    async def insist(self, wire: Any) -> None:
        if self.pending is not None:
            await self.send_pending(wire)
        elif self.asked is not None:
            await self.answer(wire, self.asked)

    async def hear(self, wire: Any, message: dict[str, Any]) -> None:
        kind, mine = message["type"], self.pending is not None and message.get("key") == self.pending["key"]
        if kind == "done":
            self.witness.hear_done(message["key"], self.sent_at)
        if kind in ("goodbye", "wrong"):
            self.witness.note(f"{self.name} hears {message}")
        if kind in ("done", "stale", "refused") and mine:
            self.pending = None
        elif kind == "wrong" and mine and message["code"] in RETRIED:
            await asyncio.sleep(PAUSE)
            await self.send_pending(wire)
        elif kind == "wrong" and mine:
            self.pending = None
        elif kind == "game":
            self.witness.hear_view(message)
            self.asked = message["game"]
            await self.answer(wire, self.asked)

    async def answer(self, wire: Any, game: dict[str, Any]) -> None:
        if self.stopped:
            return
        if game.get("winners"):
            await wire.send('{"type": "again"}')
        elif game.get("options") and self.pending is None:
            self.number += 1
            choice = self.rng.choice(game["options"])
            key = f"{self.name}-{self.number:06}"
            self.pending = {"type": "choose", "key": key, "prompt": game["prompt"]["id"], "choice": choice}
            await asyncio.sleep(self.rng.uniform(0, 2 * THOUGHT))
            await self.send_pending(wire)


def insistent(web: httpx.Client, method: str, path: str, body: object = None) -> Any:
    """Asks until it is answered: a table may have moved this very moment."""
    for _ in range(TRIES):
        with suppress(httpx.HTTPError):
            answer = web.request(method, path, json=body)
            if answer.status_code < 500:
                return answer.raise_for_status().json() if answer.content else None
        time.sleep(PAUSE)
    raise TimeoutError(f"{method} {path}")


def seated(url: str, number: int, address: Address) -> list[Player]:
    """A table of two people and two bots, in the middle of its first game."""
    with httpx.Client(base_url=url, timeout=20) as ann, httpx.Client(base_url=url, timeout=20) as bob:
        for name, person in (("Ann", ann), ("Bob", bob)):
            insistent(person, "POST", "/api/me", {"name": name})
        agreed = {"agreement": {"players": 4, "speed": "none"}}
        code = insistent(ann, "POST", "/api/tables", agreed)["code"]
        insistent(bob, "POST", f"/api/tables/{code}/seat", {})
        insistent(bob, "POST", f"/api/tables/{code}/ready", {})
        for seat in (2, 3):
            insistent(ann, "PUT", f"/api/tables/{code}/bots/{seat}", {"level": "easy"})
        insistent(ann, "POST", f"/api/tables/{code}/start")
        witness = Witness(code)
        cookies = [(name, person.cookies["sixgun"]) for name, person in (("ann", ann), ("bob", bob))]
        return [Player(address, witness, f"sixgun={cookie}", f"{name}-{number:03}") for name, cookie in cookies]
