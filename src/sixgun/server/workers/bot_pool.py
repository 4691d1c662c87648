"""A pool of processes that compute the bots' moves, so that bots never block the server."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from random import Random
from typing import Any, Final, Protocol

from sixgun.engine.actions import Action
from sixgun.match.view import View
from sixgun.server.metrics import QUEUE
from sixgun.server.workers.bot_wire import LENGTH, BotProfile, ChooseRequest, ExplainRequest, Motives, dump

TRIES: Final = 3
LONGEST: Final = 30.0  # seconds until a process counts as stuck


class NoAnswer(Exception):
    """Every process died or got stuck on this request."""


class BotService(Protocol):
    async def choose(self, mind: BotProfile, view: View) -> Action: ...

    async def explain(self, mind: BotProfile, view: View, action: Action) -> Motives: ...


class BotProcess:
    """One process, started on its first request."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.ended: list[Process] = []

    async def ask(self, question: bytes) -> Any:
        async with asyncio.timeout(LONGEST):
            return await self.answer(question)

    async def answer(self, question: bytes) -> Any:
        process = self.process or await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question)
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return pickle.loads(await process.stdout.readexactly(length))

    async def start(self) -> Process:
        await self.clear_away()
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "sixgun.server.workers.bot_worker"),
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=os.name == "posix",  # Ctrl-C must not reach it; we end it ourselves
        )
        return self.process

    def end(self) -> None:
        """Kills the process; the next request starts another one."""
        if self.process is not None:
            if self.process.returncode is None:
                self.process.kill()
            self.ended.append(self.process)
        self.process = None

    async def close(self) -> None:
        self.end()
        await self.clear_away()

    async def clear_away(self) -> None:
        """Waits for ended processes and closes their pipes."""
        while self.ended:
            await wait_closed(self.ended.pop())


async def wait_closed(process: Process) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    with suppress(ConnectionError):
        await process.stdin.wait_closed()
    await process.stdout.read()
    await process.wait()


class BotPool:
    """Several processes; an idle one gets the next request."""

    def __init__(self, count: int) -> None:
        self.thinkers = [BotProcess() for _ in range(count)]
        self.idle: asyncio.LifoQueue[BotProcess] = asyncio.LifoQueue()
        for thinker in self.thinkers:
            self.idle.put_nowait(thinker)
        self.rng = Random()

    async def choose(self, mind: BotProfile, view: View) -> Action:
        action: Action = await self.ask(ChooseRequest(mind, view, self.rng.getrandbits(32)))
        return action

    async def explain(self, mind: BotProfile, view: View, action: Action) -> Motives:
        motives: Motives = await self.ask(ExplainRequest(mind, view, action))
        return motives

    async def ask(self, question: ChooseRequest | ExplainRequest) -> Any:
        with QUEUE.track_inprogress():
            thinker = await self.idle.get()
            try:
                return await ask_with_retries(thinker, dump(question))
            finally:
                self.idle.put_nowait(thinker)

    async def close(self) -> None:
        for thinker in self.thinkers:
            await thinker.close()


async def ask_with_retries(thinker: BotProcess, question: bytes) -> Any:
    """Asks again in a new process if one died, got stuck or sent garbage."""
    for _ in range(TRIES):
        try:
            return await thinker.ask(question)
        except Exception:
            thinker.end()
        except BaseException:
            thinker.end()  # or its late answer would be taken for that of the next request
            raise
    raise NoAnswer
