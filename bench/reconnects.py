"""Measures how thousands of sockets come back at once: `python -m bench.reconnects`. See bench/README.md.

Everybody loses the connection in the same moment, as when a proxy fails, and comes back to the same server without any
patience but the one that the server asks for.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from picows import WSError, WSFrame, WSListener, WSTransport, ws_connect

from bench.server import SEATS
from bench.server_clients import start_game
from tools.cluster.whole_cluster import Cluster

SOCKETS = 10_000
WINDOWS = 14  # of each person at a table
SERVERS = 3
OPTIONS = ("--sockets", "100000", "--log-level", "error")
REFUSED = 0.2  # seconds until somebody comes back whom nobody has let in
PATIENCE = 30.0  # seconds for one attempt
LONGEST = 150.0  # seconds until all are back
AT_FIRST = 100  # who come at the same time before anything is measured


class Goodbye(msgspec.Struct):
    wait: int = 0  # milliseconds


GOODBYES = msgspec.json.Decoder(Goodbye)


class Visit(WSListener):
    """One connection, from the first byte to its end."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.came = 0.0  # when the first view was there
        self.transport: WSTransport | None = None
        self.wait = REFUSED
        self.ended = asyncio.Event()
        self.entered = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        payload = frame.get_payload_as_bytes()
        if payload.startswith(b'{"type":"game"') and not self.came:
            self.came = time.monotonic()
            self.entered.set()
        elif payload.startswith(b'{"type":"goodbye"'):
            self.wait = GOODBYES.decode(payload).wait / 1000
            transport.disconnect(graceful=False)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.ended.set()


class Visitor:
    """A window of somebody at a table, which is to be open."""

    def __init__(self, url: str, cookie: str) -> None:
        self.url, self.cookie = url, cookie
        self.visit = Visit()
        self.tries = 0

    async def come(self) -> None:
        """Comes back until it is let in."""
        while True:
            self.tries += 1
            self.visit = Visit()
            with suppress(OSError, WSError, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    if await self.is_let_in():
                        return
            self.leave()  # a socket left behind would count against its person, who then may not come any more
            await asyncio.sleep(self.visit.wait)

    def leave(self) -> None:
        if self.visit.transport is not None:
            self.visit.transport.disconnect(graceful=False)

    async def is_let_in(self) -> bool:
        visit = self.visit
        await ws_connect(lambda: visit, self.url, extra_headers={"Cookie": self.cookie})
        inside, outside = (asyncio.ensure_future(each.wait()) for each in (visit.entered, visit.ended))
        try:
            await asyncio.wait((inside, outside), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in (inside, outside):
                each.cancel()
        return bool(visit.came)


def visitors(address: str, sockets: int) -> list[Visitor]:
    """People at tables of seven of one server, each with several windows."""
    web, found = http.client.HTTPConnection(urlsplit(address).netloc), list[Visitor]()
    while len(found) < sockets:
        code, cookies = start_game(web, SEATS)
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        found += [Visitor(url, cookie) for cookie in cookies for _ in range(WINDOWS)]
    web.close()
    return found[:sockets]


async def come_in(everybody: Sequence[Visitor]) -> None:
    """A few at a time, as people come in the course of an evening."""
    for start in range(0, len(everybody), AT_FIRST):
        await asyncio.gather(*[each.come() for each in everybody[start : start + AT_FIRST]])


async def all_inside(everybody: Sequence[Visitor]) -> None:
    """Everybody comes back. Says who has not if that takes too long."""
    try:
        async with asyncio.timeout(LONGEST):
            await asyncio.gather(*[each.come() for each in everybody])
    except TimeoutError as error:
        outside = sum(not each.visit.came for each in everybody)
        raise SystemExit(f"{outside:,} of {len(everybody):,} sockets were not back after {LONGEST:.0f} s") from error


async def come_back(everybody: Sequence[Visitor]) -> dict[str, float]:
    await come_in(everybody)
    print(f"{len(everybody):,} sockets are open", file=sys.stderr, flush=True)
    for each in everybody:
        each.tries = 0
        each.leave()
    start = time.monotonic()
    await all_inside(everybody)
    entering = sorted(each.visit.came - each.visit.began for each in everybody)
    back = sorted(each.visit.came - start for each in everybody)
    found = {"sockets": len(everybody), "tries": sum(each.tries for each in everybody) / len(everybody)}
    for name, times in (("entering", entering), ("back", back)):
        found |= {f"{name}_{share}": times[len(times) * share // 100] for share in (50, 99)} | {
            f"{name}_last": times[-1]
        }
    return {**found, "load": os.getloadavg()[0]}


def measure(sockets: int) -> dict[str, float]:
    with Cluster(SERVERS, *OPTIONS, durable=False) as cluster:
        share = -(-sockets // SERVERS)
        everybody = [each for server in cluster.sixguns for each in visitors(server.url, share)]
        return asyncio.run(come_back(everybody))


def lines(found: dict[str, float]) -> Iterator[str]:
    sockets, load = found["sockets"], found["load"]
    yield f"{sockets:,.0f} sockets at {SERVERS} servers lost their connections (load of the machine: {load:.0f})"
    yield f"{'':24} {'median':>8} {'p99':>8} {'last':>8}"
    for name, what in (("entering", "from knocking to a view"), ("back", "until all are back")):
        yield f"{what:24} " + " ".join(f"{found[f'{name}_{each}']:6.2f} s" for each in (50, 99, "last"))
    yield f"Each of them knocked {found['tries']:.1f} times."


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.reconnects", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--sockets", type=int, default=SOCKETS, help="how many (default: %(default)s)")
    parser.add_argument("--of", type=Path, metavar="FILE", help="measure nothing, print what is in this file of JSON")
    wanted = parser.parse_args()
    found = json.loads(wanted.of.read_text()) if wanted.of else measure(wanted.sockets)
    print(json.dumps(found, indent=2) if wanted.json else "\n".join(lines(found)))


if __name__ == "__main__":
    main()
