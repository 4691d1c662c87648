"""A pool of processes that compute the bots' moves, so that bots never block the server."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any, Final, Protocol, cast

from sixgun.bots import LEVELS, wants_world
from sixgun.engine.actions import Action
from sixgun.match.view import View
from sixgun.server.messages.room import Level
from sixgun.server.metrics import BUSY, LATE, QUEUE, THINKERS, THINKERS_LOST
from sixgun.server.workers.bot_wire import LENGTH, BotProfile, ChooseRequest, ExplainRequest, Motives, dump
from sixgun.server.workers.fair_queue import FairQueue

TRIES: Final = 3
LONGEST: Final = 30.0  # seconds until a process counts as stuck
FAST: Final[Level] = "hard"  # the level that answers for a search that is late


class NoAnswer(Exception):
    """Every process died or got stuck on this request."""


class BotService(Protocol):
    async def choose(self, mind: BotProfile, view: View, *, owner: str, deadline: float) -> Action: ...

    async def explain(self, mind: BotProfile, view: View, action: Action, *, owner: str) -> Motives: ...


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
    """Processes that search, which the owners of tables share fairly, and one for the bots that answer at once."""

    def __init__(self, searchers: int) -> None:
        quick, *deep = self.thinkers = [BotProcess() for _ in range(1 + searchers)]
        self.quick, self.deep = FairQueue([quick]), FairQueue(deep)
        THINKERS.labels("quick").set(1)
        THINKERS.labels("deep").set(searchers)
        self.working: set[asyncio.Task[Any]] = set()
        self.rng = Random()

    async def choose(self, mind: BotProfile, view: View, *, owner: str, deadline: float) -> Action:
        """The action of this bot; if it is still searching at the deadline, that of a quick one."""
        request = ChooseRequest(mind, view, self.rng.getrandbits(32))
        if not wants_world(LEVELS[mind.level]):
            return cast(Action, await self.ask(self.quick, request, owner))
        search = self.begin(self.search(request, owner))
        await asyncio.wait((search,), timeout=max(0.0, deadline - asyncio.get_running_loop().time()))
        if search.done() and not search.exception():
            return cast(Action, search.result())
        search.cancel()
        LATE.inc()
        return await self.choose_quickly(request, owner)

    async def search(self, request: ChooseRequest, owner: str) -> Action:
        """The action of a bot that searches, however long it takes."""
        return cast(Action, await self.ask(self.deep, request, owner))

    async def choose_quickly(self, request: ChooseRequest, owner: str) -> Action:
        """The action of a bot that does not search, in the place of one that does."""
        quick = request._replace(mind=request.mind._replace(level=FAST))
        return cast(Action, await self.ask(self.quick, quick, owner))

    async def explain(self, mind: BotProfile, view: View, action: Action, *, owner: str) -> Motives:
        motives: Motives = await self.ask(self.quick, ExplainRequest(mind, view, action), owner)
        return motives

    async def ask(self, queue: FairQueue[BotProcess], question: ChooseRequest | ExplainRequest, owner: str) -> Any:
        """Waits for a process, which then finishes its work even if nobody waits for the answer any more."""
        with QUEUE.track_inprogress():
            process = await queue.get(owner)
            return await asyncio.shield(self.begin(self.work(queue, process, dump(question), owner)))

    async def work(self, queue: FairQueue[BotProcess], process: BotProcess, question: bytes, owner: str) -> Any:
        start = monotonic()
        try:
            with BUSY.labels("quick" if queue is self.quick else "deep").track_inprogress():
                return await ask_with_retries(process, question)
        finally:
            queue.put(process, owner, monotonic() - start)

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.working.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.working.discard(task)
        if not task.cancelled():
            task.exception()  # heard by those who wait for the answer

    async def close(self) -> None:
        for task in self.working:
            task.cancel()
        if self.working:
            await asyncio.wait(self.working)
        for thinker in self.thinkers:
            await thinker.close()


async def ask_with_retries(thinker: BotProcess, question: bytes) -> Any:
    """Asks again in a new process if one died, got stuck or sent garbage."""
    for _ in range(TRIES):
        try:
            return await thinker.ask(question)
        except Exception:
            THINKERS_LOST.inc()
            thinker.end()
        except BaseException:
            thinker.end()  # or its late answer would be taken for that of the next request
            raise
    raise NoAnswer
