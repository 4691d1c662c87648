"""A real server in a process of its own, and clients over the network."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

import sixgun
from sixgun.server.accounts.limits import Allowance, MessageLimit
from sixgun.server.messages.events import Happening
from sixgun.server.messages.game import Choice, GameView
from sixgun.server.messages.room import Room
from sixgun.server.messages.socket import Done, FromServer, GameMessage, Goodbye, Refused, RoomMessage, Stale, Wrong

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds, on a machine that has much else to do
DECODER: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class House:
    """A running server: its address and its log."""

    def __init__(self, folder: Path, process: subprocess.Popen[str]) -> None:
        self.folder = folder
        self.process = process
        self.doors = ExitStack()  # all open connections to it
        assert process.stdout is not None
        self.address = next(line.split()[-1] for line in process.stdout if "http://" in line).rstrip("/")

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8")

    def ask(self, method: str, path: str, **request: Any) -> httpx.Response:
        """A request of nobody in particular."""
        return httpx.request(method, self.address + path, timeout=PATIENCE, **request)

    def client(self, **request: Any) -> httpx.Client:
        """A client that keeps its cookies as long as the house stands."""
        return self.doors.enter_context(httpx.Client(base_url=self.address, timeout=PATIENCE, **request))

    def stop(self) -> None:
        self.doors.close()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def open_house(folder: Path, *options: str, module: str = "tests.known_deals", **variables: str) -> Iterator[House]:
    """Starts a server with known deals, in a process with these variables; as `sixgun` it shuffles with its players."""
    folder.mkdir(parents=True, exist_ok=True)
    path = os.pathsep.join([str(Path(sixgun.__file__).parents[1]), str(ROOT)])  # the package under test
    command = [sys.executable, "-m", module, "serve", "--port", "0", "--tempo", "0"]
    command += ["--database", str(folder / "sixgun.db"), "--lang", "en", *options]
    with open(folder / "log", "w", encoding="utf-8") as log:
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1", **variables}
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
    house = House(folder, process)
    try:
        yield house
    finally:
        house.stop()


class Person:
    """A person with an HTTP client, who never plays faster than the server takes messages."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.web = house.client()
        self.name = name
        self.pace = Allowance(MessageLimit.BURST / 2, MessageLimit.RATE)
        if name:
            self.me = self.web.post("/api/me", json={"name": name}).raise_for_status().json()

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self.web.post(path, json=body)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.web.get(path, params=query)

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.web.cookies.jar)

    def known_by(self) -> dict[str, str]:
        """The headers by which the server knows this person."""
        if token := self.web.headers.get("Authorization"):
            return {"Authorization": token}
        return {"Cookie": self.cookie()} if self.cookie() else {}

    def sit_at(self, code: str) -> Table:
        return Table(self, code)


def socket_address(house: House, code: str) -> str:
    return f"{house.address.replace('http', 'ws', 1)}/api/tables/{code}/socket"


class Table:
    """A person's socket at a table, which records all messages."""

    def __init__(self, person: Person, code: str) -> None:
        self.person = person
        self.code = code
        address = socket_address(person.house, code)
        calling = connect(address, additional_headers=person.known_by(), max_size=None, open_timeout=PATIENCE)
        self.socket: ClientConnection = person.house.doors.enter_context(calling)
        self.heard: list[bytes] = []
        self.said: list[bytes] = []
        self.game: GameView | None = None
        self.room: Room | None = None
        self.happened: list[Happening] = []
        self.keys = 0
        self.done = 0  # the number of the last accepted choice

    def hear(self, timeout: float = PATIENCE) -> FromServer:
        said = self.socket.recv(timeout, decode=False)
        self.heard.append(said)
        message = DECODER.decode(said)
        if isinstance(message, GameMessage):
            self.game = message.game
            self.happened += message.happened
        elif isinstance(message, RoomMessage):
            self.room = message.room
        elif isinstance(message, Done):
            self.done = message.seq
        return message

    def wait_for(self, kind: type[Any] | tuple[type[Any], ...]) -> Any:
        while True:
            message = self.hear()
            if isinstance(message, kind):
                return message
            assert not isinstance(message, Goodbye), message

    def wait_until(self, seq: int) -> GameView:
        """Waits for the view after this many choices."""
        while self.game is None or self.game.seq < seq:
            self.hear()
        return self.game

    def wait_for_status(self, status: str) -> None:
        while self.room is None or self.room.status != status:
            self.hear()

    def say(self, kind: str, **facts: Any) -> None:
        self.said.append(msgspec.json.encode({"type": kind, **facts}))
        self.socket.send(self.said[-1].decode())

    def new_key(self) -> str:
        self.keys += 1
        return f"{self.person.name:_<8}{self.keys:06}"

    def choose(self, choice: Choice, **facts: Any) -> Done | Stale | Refused:
        """Answers the question, at a pace that leaves room for other messages."""
        assert self.game is not None
        assert self.game.prompt is not None
        time.sleep(self.person.pace.wait(self.person.name))
        self.person.pace.spend(self.person.name)
        self.say("choose", key=self.new_key(), prompt=self.game.prompt.id, choice=choice, **facts)
        answer: Done | Stale | Refused | Wrong = self.wait_for((Done, Stale, Refused, Wrong))
        assert not isinstance(answer, Wrong), answer
        return answer

    def close(self) -> None:
        self.socket.close()


@contextmanager
def party(house: House, names: str, **agreement: Any) -> Iterator[list[Table]]:
    """Seats people at one table and deals."""
    people = [Person(house, name) for name in names.split()]
    agreed = {"players": len(people), "speed": "none", **agreement}
    made = people[0].post("/api/tables", {"agreement": agreed}).raise_for_status().json()
    path = f"/api/tables/{made['code']}"
    for person in people[1:]:
        person.post(f"{path}/seat", {}).raise_for_status()
    for person in people:
        person.post(f"{path}/ready", {}).raise_for_status()
    people[0].post(f"{path}/start").raise_for_status()
    tables = [person.sit_at(made["code"]) for person in people]
    try:
        yield tables
    finally:
        for table in tables:
            table.close()


def play_on(tables: list[Table], rng: Random, most: int = 10_000) -> int:
    """All players answer at random until the game is over or there are this many choices; returns their number."""
    for table in tables:
        table.wait_until(0)
    seq = max(max(table.done, table.game.seq) for table in tables if table.game)
    for _ in range(most):
        games = [table.wait_until(seq) for table in tables]
        prompt = games[0].prompt
        if prompt is None:
            return seq
        answer = tables[prompt.seat].choose(rng.choice(games[prompt.seat].options))
        assert isinstance(answer, Done), answer
        seq += 1
    return seq


def play_again(tables: list[Table]) -> None:
    """Starts the next game of the series."""
    for table in tables:
        table.say("again")
    for table in tables:
        table.done = 0
        while table.game is None or table.game.prompt is None:
            table.hear()
