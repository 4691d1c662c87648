"""The conversations in docs/protocol.md are run against a live server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from http import HTTPStatus
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import httpx
import msgspec
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from sixgun.server.accounts import limits
from sixgun.server.app import application
from sixgun.server.config import ServerConfig
from sixgun.server.messages import game, room, socket
from sixgun.server.messages.room import Agreement
from sixgun.server.middleware import RequestWatch, SecurityMiddleware
from sixgun.server.openapi import contract, operations
from sixgun.server.process import LONGEST_MESSAGE, config
from sixgun.server.routes import socket as door
from sixgun.server.table.clocks import PACES, SECOND, grace
from tests.docs.pages import ROOT, rows, text
from tests.server.live_server import open_house

PAGE = ROOT / "docs" / "protocol.md"
TALK = re.compile(r"^```talk\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ANYTHING = "…"
TOO_LONG = 1009  # of RFC 6455
TABLES = ("CODE", "SOLO")


class Reader:
    """A client that follows the page to the letter."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.web = httpx.Client(base_url=address, timeout=20)
        self.doors = ExitStack()
        self.wire: ClientConnection | None = None
        self.answer: httpx.Response | None = None
        self.codes: dict[str, str] = {}  # by their name on the page

    def spelled(self, line: str) -> str:
        for name, code in self.codes.items():
            line = line.replace(name, code)
        return line

    def follow(self, line: str) -> None:
        said = self.spelled(line[2:])
        if line.startswith("< "):
            self.hear(line[2:])
        elif said.startswith("{"):
            assert self.wire is not None
            self.wire.send(said)
        elif said.startswith("SOCKET"):
            cookie = f"sixgun={self.web.cookies['sixgun']}"
            where = self.address.replace("http", "ws") + said.split()[1]
            self.wire = self.doors.enter_context(connect(where, additional_headers={"Cookie": cookie}))
        else:
            method, path, *body = said.split(" ", 2)
            headers = {"Content-Type": "application/json"} if body else {}
            self.answer = self.web.request(method, path, content=body[0] if body else None, headers=headers)

    def hear(self, line: str) -> None:
        if line.startswith("{"):
            expected = json.loads(self.spelled(line))
            message = self.next(expected["type"])
            while expected["type"] == "room" and not fits(expected, message):
                message = self.next("room")  # somebody came or went
            assert fits(expected, message), line
            return
        status, expected = int(line[:3]), json.loads(line[3:])
        assert self.answer is not None
        assert self.answer.status_code == status, self.answer.text
        if isinstance(expected, dict) and expected.get("code") in TABLES:
            self.codes.setdefault(expected["code"], self.answer.json()["code"])
        expected = json.loads(self.spelled(line[3:]))
        assert fits(expected, self.answer.json()), (line, self.answer.text)

    def next(self, kind: str) -> Any:
        """Waits for the next message of this kind; room messages may come in between."""
        assert self.wire is not None
        while True:
            message = json.loads(self.wire.recv(20))
            if message["type"] == kind:
                return message
            assert message["type"] in ("room", "game"), (kind, message)

    def close(self) -> None:
        self.web.close()
        self.doors.close()


def fits(expected: Any, found: Any) -> bool:
    """Whether everything expected is found; there may be more."""
    if expected == ANYTHING:
        return True
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(name in found and fits(value, found[name]) for name, value in expected.items())
    if isinstance(expected, list) and isinstance(found, list):
        shown = expected[:-1] if expected[-1:] == [ANYTHING] else expected
        whole = shown is expected and len(shown) != len(found)
        return not whole and all(fits(*pair) for pair in zip(shown, found, strict=False))
    return bool(expected == found)


def test_the_conversations_of_the_page_are_real(tmp_path: Path) -> None:
    talks = TALK.findall(text(PAGE))
    assert len(talks) > 6
    with open_house(tmp_path, module="sixgun") as house:
        reader = Reader(house.address)
        try:
            for line in "".join(talks).splitlines():
                reader.follow(line)
        finally:
            reader.close()


def test_fitting_can_fail() -> None:
    assert fits({"a": [1, ANYTHING]}, {"a": [1, 2, 3], "b": 4})
    assert not fits({"a": 1}, {})
    assert not fits({"a": [1]}, {"a": [1, 2]})
    assert not fits([{"a": 1}], [{"a": 2}])


def test_every_message_is_on_the_page() -> None:
    said = set(re.findall(r"`([a-z_]+)`|\"type\": \"([a-z_]+)\"", text(PAGE)))
    named = {word for pair in said for word in pair}
    for union in (socket.FromClient, socket.FromServer):
        tags = {str(one.__struct_config__.tag) for one in union.__args__}
        assert tags - {"nudged", "said", "explained"} <= named


def schema(folder: Path) -> dict[str, Any]:
    """The OpenAPI document."""
    watch, desk = application(ServerConfig(folder / "sixgun.db", folder / "secret"))
    desk.store.close()
    assert isinstance(watch, RequestWatch)
    assert isinstance(watch.app, SecurityMiddleware)
    assert isinstance(watch.app.app, Litestar)
    return contract(watch.app.app.openapi_schema.to_schema())


def test_every_body_is_on_the_page(tmp_path: Path) -> None:
    whole, bodies = schema(tmp_path), {}
    for path, method, operation in operations(whole):
        if "requestBody" in operation and path.startswith("/api/"):
            body = operation["requestBody"]["content"]["application/json"]["schema"]
            may_miss = "oneOf" in body
            assert may_miss == path.endswith(("/start", "/logout"))
            name = (body["oneOf"][0] if may_miss else body)["$ref"].rpartition("/")[2]
            bodies[f"{method} {path}"] = spelled(whole["components"]["schemas"][name])
    assert {cells[0].strip("`"): cells[1] for cells in rows(PAGE, "request")} == bodies


def test_every_request_is_on_the_page(tmp_path: Path) -> None:
    """A place in a path is spelled `{code}`, `CODE`, or as in an example."""
    page = text(PAGE)
    missing = [
        f"{method} {path}"
        for path, method, _ in operations(schema(tmp_path))
        if path.startswith("/api/") and not re.search(rf"\b{method} {spot(path)}(?![\w/])", page)
    ]
    assert missing == []


def spot(path: str) -> str:
    return re.sub(r"\\\{\w+\\\}", r"(?:\\{\\w+\\}|[A-Z]+|\\d+)", re.escape(path))


def spelled(body: dict[str, Any]) -> str:
    """The fields of a body, with their defaults."""
    fields = [
        f"`{name}`"
        if name in body["required"]
        else f"`{name}={msgspec.json.encode(field.get('default', {})).decode()}`"
        for name, field in body["properties"].items()
    ]
    return ", ".join(fields)


def test_everything_that_can_be_agreed_is_on_the_page() -> None:
    told = {name.strip("`"): cells[1].strip("`") for cells in rows(PAGE, "agreed") for name in cells[0].split(", ")}
    defaults = msgspec.to_builtins(msgspec.structs.asdict(Agreement()))
    assert told == {name: msgspec.json.encode(value).decode() for name, value in defaults.items()}


def test_every_part_of_a_choice_is_on_the_page() -> None:
    told = {cells[0].strip("`"): cells[1].strip("`") for cells in rows(PAGE, "of a choice")}
    defaults = {field.name: field.default for field in msgspec.structs.fields(game.Choice)}
    assert told == {name: "–" if default is msgspec.NODEFAULT else str(default) for name, default in defaults.items()}


def test_every_word_of_a_message_is_on_the_page() -> None:
    told = {re.findall(r"`(\w+)`", cells[0])[0]: re.findall(r"`(\w+)`", cells[1]) for cells in rows(PAGE, "word")}
    words = {
        name: list(get_args(value))
        for module in (game, room, socket)
        for name, value in vars(module).items()
        if get_origin(value) is Literal
    }
    assert told == words


def test_every_problem_is_on_the_page() -> None:
    told = {(code, int(cells[1])) for cells in rows(PAGE, "code | status") for code in re.findall(r"`(\w+)`", cells[0])}
    assert told == set(problems())


ERROR = re.compile(r"(ApiError|Rebuff|problem)\(\s*\"([a-z_]+)\"(?:, HTTPStatus\.([A-Z_]+))?")


def problems() -> Iterator[tuple[str, int]]:
    """Every problem in the sources of the server, with its status."""
    for path in (ROOT / "src/sixgun/server").rglob("*.py"):
        for _, code, status in ERROR.findall(path.read_text(encoding="utf-8")):
            yield code, int(HTTPStatus[status] if status else HTTPStatus.CONFLICT)


def test_the_form_of_a_key_is_correct() -> None:
    assert "{8,64}" in str(msgspec.json.schema(socket.Choose)["$defs"]["Choose"]["properties"]["key"]["pattern"])
    assert "8 to 64 letters, digits, `_` and `-`" in text(PAGE)


def test_how_to_come_back_is_what_the_page_does() -> None:
    page = (ROOT / "web/src/protocol/socket.ts").read_text(encoding="utf-8")
    facts = {name: int(number.replace("_", "")) for name, number in re.findall(r"const ([A-Z_]+) = ([\d_]+);", page)}
    told = text(PAGE)
    assert (facts["FIRST_WAIT"], "a quarter of a second" in told) == (250, True)
    assert (facts["LONGEST_WAIT"], "up to eight seconds" in told) == (8000, True)
    assert f"every {facts['PING_EVERY'] // 1000} seconds and waits for {facts['PONG_WITHIN'] // 1000}." in told
    given_up = {int(code) for code in re.findall(r"^  (4\d\d\d): ", page, re.MULTILINE)}
    assert f"any code but {', '.join(map(str, sorted(given_up)[:-1]))} and {max(given_up)}," in told


def test_the_pings_of_the_server_are_correct(tmp_path: Path) -> None:
    async def nothing(scope: Any, receive: Any, send: Any) -> None: ...

    settings = config(nothing, ServerConfig(tmp_path / "sixgun.db", tmp_path / "secret"))
    assert (settings.ws_ping_interval, settings.ws_ping_timeout) == (20, 20)
    assert "Every 20 seconds the server sends a ping" in text(PAGE)
    assert "does not come within 20 seconds" in text(PAGE)


def test_the_table_of_times_is_correct() -> None:
    told = {cells[0].strip("`"): cells[1:] for cells in rows(PAGE, "speed")}
    assert set(told) == set(PACES)
    for speed, pace in PACES.items():
        times = [] if pace is None else [pace.decision, pace.bank]
        shown = [int(cell.split()[0]) * SECOND for cell in told[speed] if cell[0].isdigit()]
        assert shown == [*times, grace(speed)]


def test_the_limits_are_correct() -> None:
    page = text(PAGE)
    assert f"at most {LONGEST_MESSAGE} bytes" in page
    assert (limits.MessageLimit.RATE, limits.MessageLimit.BURST) == (30, 60)


def test_the_close_codes_are_correct() -> None:
    told = {int(code): goodbye.strip("`–") for code, goodbye, _ in rows(PAGE, "code | goodbye")}
    assert {code: goodbye for code, goodbye in told.items() if goodbye} == {
        code: goodbye for goodbye, code in socket.CLOSE_CODES.items()
    }
    assert {code for code, goodbye in told.items() if not goodbye} == {door.GOING, TOO_LONG, door.NO_TABLE}
    assert {int(code) for code in re.findall(r"\b44\d\d\b", text(PAGE))} <= set(told)
