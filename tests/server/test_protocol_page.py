"""The conversations in docs/protocol.md are run against a live server."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from sixgun.server.accounts import limits
from sixgun.server.messages import socket
from sixgun.server.process import LONGEST_MESSAGE
from sixgun.server.routes import socket as door
from sixgun.server.table.clocks import PACES, SECOND, grace
from tests.docs.pages import ROOT, rows, text
from tests.server.live_server import open_house

PAGE = ROOT / "docs" / "protocol.md"
TALK = re.compile(r"^```talk\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ANYTHING = "…"
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
        if expected.get("code") in TABLES:
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
    assert {door.POLICY, door.NO_TABLE, door.TOO_MUCH} == {int(code) for code in re.findall(r"44\d\d", page)}
