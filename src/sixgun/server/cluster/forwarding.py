"""Requests for tables of other processes: their owners answer them.

A route that raises Elsewhere has changed nothing yet. Its request is sent to the owner as it came and goes through the
same routes there, which read the same cookie; so the answer is the one that the owner would have given directly.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import count
from typing import Any, Final, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sixgun.server.cluster.bus import BusError
from sixgun.server.cluster.letters import AskMore, Forwarded, More, WebAnswer
from sixgun.server.cluster.mail import Answer, Mail
from sixgun.server.metrics import FORWARDED

OWNER: Final = "sixgun.owner"  # the key in the state of a request under which its route names the owner
FORWARDED_HERE: Final = "sixgun.forwarded"  # and the one that says that another process has checked and charged it
PIECE: Final = 512 * 1024  # bytes of one letter
KEPT: Final = 30.0  # seconds for which the rest of an answer waits to be asked for
LONGEST: Final = 60.0  # seconds for an answer

Headers = list[tuple[bytes, bytes]]


class Recorder:
    """Records what an application answers."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: Headers = []
        self.body = bytearray()

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status, self.headers = message["status"], list(message["headers"])
        elif message["type"] == "http.response.body":
            self.body += message["body"]


class OpenRequest:
    """A request and its answer, which is held back if another process has to give it."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.state: dict[str, Any] = cast(Any, scope).setdefault("state", {})
        self.ask = receive
        self.answer = send
        self.body = bytearray()  # as far as it was read
        self.held: list[Message] = []

    @property
    def owner(self) -> str | None:
        """The process that has to answer, if it is not this one."""
        return self.state.get(OWNER)

    async def receive(self) -> Any:
        message = await self.ask()
        if message["type"] == "http.request":
            self.body.extend(message["body"])
        return message

    async def send(self, message: Message) -> None:
        if self.owner is None:
            await self.answer(message)
        else:
            self.held.append(message)

    async def send_held(self) -> None:
        for message in self.held:
            await self.answer(message)


class Forwarding:
    """An application around another one: it forwards the requests that other processes have to answer."""

    def __init__(self, app: ASGIApp, mail: Mail) -> None:
        self.app = app
        self.mail = mail
        self.rests: dict[int, bytes] = {}
        self.numbers = count(1)
        self.tasks: set[asyncio.Task[None]] = set()
        mail.on(Forwarded, self.asked)
        mail.on(AskMore, self.more)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        exchange = OpenRequest(scope, receive, send)
        await self.app(scope, exchange.receive, exchange.send)
        owner = exchange.owner
        if owner is not None and not await self.forward(owner, forwarded(scope, bytes(exchange.body)), send):
            await exchange.send_held()

    async def forward(self, owner: str, request: Forwarded, send: Send) -> bool:
        """Has the owner answer; returns False if it does not and nothing was sent."""
        started = False
        try:
            answer = await self.mail.ask(owner, request, WebAnswer, LONGEST)
            await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
            started = True
            await send({"type": "http.response.body", "body": answer.body, "more_body": bool(answer.rest)})
            start, last = len(answer.body), not answer.rest
            while not last:
                piece = await self.mail.ask(owner, AskMore(answer.rest, start), More)
                await send({"type": "http.response.body", "body": piece.body, "more_body": not piece.last})
                start, last = start + len(piece.body), piece.last
        except BusError:
            if started:
                raise
            return False
        FORWARDED.inc()
        return True

    # At the owner

    def asked(self, request: Forwarded, answer: Answer) -> None:
        task = asyncio.create_task(self.respond(request, answer))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def respond(self, request: Forwarded, answer: Answer) -> None:
        recorder, unread = Recorder(), [request.body]

        async def receive() -> Any:
            if unread:
                return {"type": "http.request", "body": unread.pop(), "more_body": False}
            return {"type": "http.disconnect"}

        await self.app(scope_of(request), receive, recorder.send)
        whole, rest = bytes(recorder.body), 0
        if len(whole) > PIECE:
            rest = next(self.numbers)
            self.rests[rest] = whole
            asyncio.get_running_loop().call_later(KEPT, self.rests.pop, rest, None)
        answer(WebAnswer(recorder.status, recorder.headers, whole[:PIECE], rest))

    def more(self, request: AskMore, answer: Answer) -> None:
        whole, end = self.rests.get(request.rest, b""), request.start + PIECE
        answer(More(whole[request.start : end], end >= len(whole)))
        if end >= len(whole):
            self.rests.pop(request.rest, None)


def forwarded(scope: Any, body: bytes) -> Forwarded:
    server: Sequence[Any] | None = scope["server"]
    client: Sequence[Any] | None = scope["client"]
    return Forwarded(
        scope["method"], scope["scheme"], scope["path"], scope["raw_path"], scope["query_string"],
        [(bytes(name), bytes(value)) for name, value in scope["headers"]],
        None if client is None else (client[0], client[1]), None if server is None else (server[0], server[1]), body,
    )  # fmt: skip


def scope_of(request: Forwarded) -> Any:
    """The request as an application gets it."""
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": request.scheme,
        "path": request.path,
        "raw_path": request.raw_path,
        "query_string": request.query,
        "root_path": "",
        "headers": request.headers,
        "client": request.client,
        "server": request.server,
        "state": {FORWARDED_HERE: True},
        "extensions": {},
    }
