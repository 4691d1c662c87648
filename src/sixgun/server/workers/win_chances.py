"""Win chances over a game, computed in a separate process because that takes seconds."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from http import HTTPStatus
from typing import Final

import msgspec

from sixgun.server.errors import ApiError
from sixgun.server.messages.rest import Chances

WAITING: Final = 8  # requests in the queue; more are refused
BUSY: Final = 10  # seconds until it is worth asking again
KEPT: Final = 64  # cached results


class WinChanceQueue:
    """Computes one game at a time, and caches the results."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, Chances] = OrderedDict()
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def of(self, replay: str, text: str) -> Chances:
        if self.waiting >= WAITING:
            raise ApiError("busy", HTTPStatus.SERVICE_UNAVAILABLE, seconds=BUSY)
        self.waiting += 1
        try:
            async with self.turn:
                return self.known.get(replay) or self.keep(replay, await counted_elsewhere(text))
        finally:
            self.waiting -= 1

    def keep(self, replay: str, found: Chances) -> Chances:
        self.known[replay] = found
        if len(self.known) > KEPT:
            self.known.popitem(last=False)
        return found


async def counted_elsewhere(text: str) -> Chances:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sixgun.server.workers.win_chances_worker", stdin=PIPE, stdout=PIPE
    )
    try:
        output, _ = await process.communicate(text.encode())
    finally:
        if process.returncode is None:
            process.kill()
    if process.returncode:
        raise RuntimeError("the win chances of this game could not be computed")
    return msgspec.json.decode(output, type=Chances)
