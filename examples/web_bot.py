"""A bot that plays over the network, through the interface that the browser uses. See docs/protocol.md.

python examples/web_bot.py http://127.0.0.1:8470            # a game against the server's bots
python examples/web_bot.py http://127.0.0.1:8470 K7QWXZ     # a seat at this table
SIXGUN_TOKEN=...                                            # as a program of yours, with its token
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from http.cookiejar import CookieJar
from os import environ
from random import choice
from secrets import token_hex
from time import sleep
from typing import Any, cast
from urllib.request import HTTPCookieProcessor, Request, build_opener
from uuid import uuid4

from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
SILENCE = 15  # seconds
TOKEN = environ.get("SIXGUN_TOKEN", "")
COOKIES = CookieJar()
OPENER = build_opener(HTTPCookieProcessor(COOKIES))
SHARE = token_hex(32)  # of the shuffle
PLEDGE = sha256(bytes.fromhex(SHARE)).hexdigest()


def post(address: str, body: Message) -> Message:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {TOKEN}"} if TOKEN else {})}
    with OPENER.open(Request(address, json.dumps(body).encode(), headers, method="POST")) as answer:
        return cast(Message, json.load(answer))


def prefer_to_act(game: Message) -> Message:
    """The whole strategy of this bot: do something rather than nothing."""
    options: list[Message] = game["options"]
    return choice([option for option in options if option["verb"] != "pass"] or options)


def play(server: str, code: str, decide: Callable[[Message], Message]) -> list[int]:
    """Plays until the game is over, and reconnects if the table falls silent; returns the winners."""
    cookie = "; ".join(f"{each.name}={each.value}" for each in COOKIES)
    known_by = {"Authorization": f"Bearer {TOKEN}"} if TOKEN else {"Cookie": cookie}
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    while True:
        with connect(address, additional_headers=known_by) as socket, suppress(TimeoutError):
            return answer(socket, decide)


def may_open(room: Message) -> bool:
    """Whether the deal is sealed with our pledge and with what the table shows (docs/fairness.md)."""
    sealed, chairs = room["round"], room["chairs"]
    seats = [[c["sitter"], c.get("name", ""), c.get("level") or "", c.get("keeps", False)] for c in chairs]
    shown = {"agreement": room["agreement"], "commitment": room["commitment"], "seats": seats, "terms": sealed["terms"]}
    text = json.dumps(shown, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    mine = any(each["pledge"] == PLEDGE for each in sealed["shares"])
    return mine and sealed["seal"] == sha256(text.encode()).hexdigest()


def answer(socket: ClientConnection, decide: Callable[[Message], Message]) -> list[int]:
    """Answers every prompt. Resending the same key is safe: it gets the same answer."""
    answered, said = 0, ""
    while True:
        message = json.loads(socket.recv(timeout=SILENCE))
        game = message.get("game", {})
        if message.get("code") == "too_fast":
            sleep(0.2)
            socket.send(said)
        elif message.get("room", {}).get("round") and may_open(message["room"]):
            socket.send(json.dumps({"type": "open", "share": SHARE}))
        elif game.get("winners"):
            return list(game["winners"])
        elif game.get("options") and game["prompt"]["id"] != answered:
            answered = game["prompt"]["id"]
            said = json.dumps({"type": "choose", "key": uuid4().hex, "prompt": answered, "choice": decide(game)})
            socket.send(said)


def main(server: str, code: str = "") -> None:
    if not TOKEN:
        post(f"{server}/api/me", {"name": "Third Party"})
    if code:
        post(f"{server}/api/tables/{code}/seat", {})
        post(f"{server}/api/tables/{code}/ready", {"pledge": PLEDGE})
    else:
        code = post(f"{server}/api/quick", {"players": 4, "pledge": PLEDGE})["code"]
    print("Winners:", play(server, code, prefer_to_act))


if __name__ == "__main__":
    main(*sys.argv[1:])
