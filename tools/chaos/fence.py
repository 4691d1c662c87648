"""The one moment in which nothing but the fence protects a log.

A server falls asleep with a move in its hand, its lease runs out, another one takes the table, and the sleeper wakes
and writes. Nobody moves meanwhile, so the number of the entry is still free.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from signal import SIGUSR1
from typing import Final

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sixgun.server.messages.game import GameView
from sixgun.server.messages.socket import Done, FromServer, GameMessage, Wrong
from tools.chaos.audit import Findings, audited
from tools.chaos.players import Witness
from tools.cluster.service import wait_until
from tools.cluster.whole_cluster import Cluster

PATIENCE: Final = 60.0
KEY: Final = "written-late"
ALIVE: Final = "select count(*) from processes where id = '{}' and until > clock_timestamp()"
OWNER: Final = "select owner from leases where code = '{}'"
DECODER: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)


def late_writer(cluster: Cluster) -> Findings:
    """Lets it happen in a cluster of two servers that is audited; returns what the database says afterwards."""
    first, postgres = cluster.sixguns[0], cluster.postgres
    with ExitStack() as doors:
        ann = doors.enter_context(httpx.Client(base_url=first.url, timeout=PATIENCE))
        ann.post("/api/me", json={"name": "Ann"}).raise_for_status()
        wire, code, game = asked(first.url, ann, doors)
        owner = postgres.ask(OWNER.format(code))
        first.crash_file.write_text("before_insert:1:STOP", encoding="utf-8")
        assert first.process is not None
        first.process.send_signal(SIGUSR1)
        assert game.prompt is not None
        choice = {"type": "choose", "key": KEY, "prompt": game.prompt.id, "choice": game.options[0]}
        wire.send(msgspec.json.encode(choice).decode())
        wait_until(lambda: first.asleep, "the first server does not fall asleep")
        wait_until(lambda: postgres.ask(ALIVE.format(owner)) == "0", "its lease does not run out")
        wait_until(lambda: takes_over(cluster, code, owner), "the second server does not take the table")
        first.resume()
        witness = Witness(code)
        hear_it_out(wire, witness)
    return asyncio.run(audited(postgres.url, [witness]))


def takes_over(cluster: Cluster, code: str, owner: str | None) -> bool:
    """Whether the second server has taken the table, when somebody has looked at it there."""
    with suppress(httpx.HTTPError):
        httpx.get(f"{cluster.sixguns[1].url}/api/tables/{code}", timeout=PATIENCE)
    return cluster.postgres.ask(OWNER.format(code)) not in (owner, "", None)


def asked(url: str, ann: httpx.Client, doors: ExitStack) -> tuple[ClientConnection, str, GameView]:
    """A socket at a table against bots where she is asked: nobody else can move."""
    while True:
        code = ann.post("/api/quick", json={"players": 4, "level": "easy"}).raise_for_status().json()["code"]
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        headers = {"Cookie": f"sixgun={ann.cookies['sixgun']}"}
        wire = doors.enter_context(connect(address, additional_headers=headers, max_size=None, proxy=None))
        while True:
            message = DECODER.decode(wire.recv(PATIENCE))
            if isinstance(message, GameMessage) and message.game.options and message.game.prompt:
                return wire, code, message.game
            if isinstance(message, GameMessage) and message.game.winners:
                break  # it was over before she was asked


def hear_it_out(wire: ClientConnection, witness: Witness) -> None:
    """Until her move is answered, or the connection is closed because the table is another server's."""
    with suppress(ConnectionClosed):
        while True:
            message = DECODER.decode(wire.recv(PATIENCE))
            if isinstance(message, Done):
                witness.hear_done(message.key, 0.0)
                return
            if isinstance(message, Wrong):
                return
