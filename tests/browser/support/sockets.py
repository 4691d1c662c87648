"""Everything that a page sends and receives over its sockets."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

Message = dict[str, Any]


class Line:
    """The traffic of the current table, across reconnections."""

    def __init__(self, page: Page) -> None:
        self.code = ""
        self.heard: list[Message] = []
        self.said: list[Message] = []
        self.texts: list[str] = []  # all messages as text
        self.opened = 0
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        code = socket.url.split("/")[-2]
        if code != self.code:
            self.code, self.opened = code, 0
            self.heard, self.said = [], []
        self.opened += 1
        heard, said = self.heard, self.said
        socket.on("framereceived", lambda text: self.note(str(text), heard))
        socket.on("framesent", lambda text: self.note(str(text), said))

    def note(self, text: str, where: list[Message]) -> None:
        self.texts.append(text)
        where.append(json.loads(text))

    def last(self, kind: str) -> Message | None:
        """The newest message of this kind from the server."""
        return next((message for message in reversed(self.heard) if message["type"] == kind), None)

    @property
    def game(self) -> Message:
        """The last game message; empty before the deal."""
        message = self.last("game")
        return message["game"] if message else {}

    @property
    def room(self) -> Message:
        message = self.last("room")
        return message["room"] if message else {}

    @property
    def news(self) -> int:
        """The number of messages received, without keep-alives."""
        return sum(message["type"] != "pong" for message in self.heard)

    @property
    def deeds(self) -> list[Message]:
        """The choices that were sent."""
        return [message for message in self.said if message["type"] in ("choose", "interrupt")]

    def answer_to(self, key: str) -> Message | None:
        """The server's answer to a choice: done, stale, refused or wrong."""
        return next((message for message in self.heard if message.get("key") == key), None)

    def asks_me(self) -> bool:
        """Whether the person is asked and has not answered yet."""
        prompt = self.game.get("prompt")
        if not prompt or prompt["seat"] != self.game["me"]:
            return False
        return not any(self.settled(deed) for deed in self.deeds if deed.get("prompt") == prompt["id"])

    def settled(self, deed: Message) -> bool:
        """Whether a choice was accepted; until it is answered it may still be refused."""
        answer = self.answer_to(deed["key"])
        return answer is None or answer["type"] == "done"

    def is_over(self) -> bool:
        return self.room.get("status") == "over"
