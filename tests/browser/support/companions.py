"""The other players at a table: scripted clients without a browser."""

from __future__ import annotations

import json
from contextlib import ExitStack
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener
from uuid import uuid4

from websockets.sync.client import ClientConnection, connect

from sixgun.engine.actions import VERBS
from sixgun.engine.box import Box
from sixgun.engine.ids import NO_CARD, NOBODY
from sixgun.match.notation import read_choice

PATIENCE = 30.0
Message = dict[str, Any]


class Companion:
    """A guest with their own cookie and a socket to one table."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server
        self.cookies = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies))
        self.door = ExitStack()
        self.socket: ClientConnection | None = None
        self.code = ""
        self.call("/api/me", {"name": name})

    def call(self, path: str, body: object) -> Any:
        headers = {"Content-Type": "application/json"}
        wish = Request(self.server + path, json.dumps(body).encode(), headers, method="POST")
        with self.opener.open(wish) as answer:
            return json.load(answer)

    def open(self, agreement: Message) -> str:
        """Opens a table, and is its host."""
        return str(self.call("/api/tables", {"agreement": {"speed": "none", **agreement}, "bots": []})["code"])

    def sit(self, code: str, seat: int | None = None) -> None:
        self.code = code
        self.call(f"/api/tables/{code}/seat", {"seat": seat})
        self.call(f"/api/tables/{code}/ready", {"ready": True})

    def attend(self) -> None:
        cookie = "; ".join(f"{each.name}={each.value}" for each in self.cookies)
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"
        self.socket = self.door.enter_context(connect(address, additional_headers={"Cookie": cookie}))

    def stand_up(self) -> None:
        """Lets a bot play for this companion."""
        self.attend()
        assert self.socket is not None
        self.socket.send(json.dumps({"type": "stand_up"}))

    def leave(self) -> None:
        self.door.close()
        self.socket = None

    def hear(self, kind: str) -> Message:
        """Waits for the next message of this kind."""
        assert self.socket is not None
        while True:
            message: Message = json.loads(self.socket.recv(PATIENCE))
            if message["type"] == kind:
                return message

    def is_asked(self) -> Message:
        """Waits until this companion is asked."""
        while True:
            game: Message = self.hear("game")["game"]
            prompt = game.get("prompt")
            if prompt and prompt["seat"] == game["me"]:
                return game

    def choose(self, box: Box, word: str) -> None:
        """Answers the next question with a choice in notation."""
        assert self.socket is not None
        prompt = self.is_asked()["prompt"]
        deed = {"type": "choose", "key": uuid4().hex, "prompt": prompt["id"], "choice": choice_message(box, word)}
        self.socket.send(json.dumps(deed))
        answer = self.hear("done")
        assert answer["key"] == deed["key"]


def choice_message(box: Box, word: str) -> Message:
    """A choice in notation as a message."""
    action = read_choice(box, word)
    said: Message = {"verb": VERBS[action.verb]}
    parts = {"card": action.card, "take": action.take, "pay": action.pay}
    said |= {name: int(card) for name, card in parts.items() if card != NO_CARD}
    return said | ({} if action.target == NOBODY else {"target": int(action.target)})
