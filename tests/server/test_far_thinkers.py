"""Bots that search on other machines, and what happens if nobody there does."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from msgspec import msgpack

from sixgun.bots import LEVELS, view_for
from sixgun.engine.actions import PASS, Action
from sixgun.match.match import deal
from sixgun.match.view import View
from sixgun.server.cluster.bus import Reply, bus_at
from sixgun.server.workers.bot_pool import BotPool
from sixgun.server.workers.bot_wire import BotProfile
from sixgun.server.workers.far_thinkers import (
    QUEUE,
    REQUESTS,
    SUBJECT,
    FarThinkers,
    SearchAnswer,
    SearchRequest,
    Thinker,
)
from tests.server.fake_bus import FakeBus, Hub
from tests.terminal.command import refused
from tools.cluster.nats import Nats

EXPERT = BotProfile("expert", "calm")
LONGEST = 600  # seconds
FAR, NEAR, QUICK = "far", "near", "quick"


class Pool:
    """Processes that answer at once; it says which of them did."""

    def __init__(self) -> None:
        self.rng = Random(1)
        self.asked: list[str] = []
        self.owners: list[str] = []

    async def choose(self, mind: BotProfile, view: View, *, owner: str, deadline: float) -> Action:
        self.asked.append(NEAR)
        return view.options[0]

    async def choose_quickly(self, request: Any, owner: str) -> Action:
        self.asked.append(QUICK)
        return request.view.options[0]  # type: ignore[no-any-return]

    async def search(self, request: Any, owner: str) -> Action:
        self.asked.append(FAR)
        self.owners.append(owner)
        return request.view.options[-1]  # type: ignore[no-any-return]

    async def close(self) -> None:
        pass


@pytest.fixture
def view() -> View:
    game = deal(seed=1).game
    assert game.asked is not None
    return view_for(game, game.asked.seat, LEVELS["expert"], Random(1))


def chosen(view: View, thinkers: list[Pool], mind: BotProfile = EXPERT, **settings: Any) -> tuple[Action, Pool]:
    """What a server's bot chooses, and its own pool; `answer` answers in the place of thinkers."""

    async def story() -> tuple[Action, Pool]:
        hub, near = Hub(), Pool()
        server, *others = [FakeBus(hub) for _ in range(2 + len(thinkers))]
        for bus, pool in zip(others, thinkers, strict=False):
            Thinker(pool, bus)  # type: ignore[arg-type]
        if "answer" in settings:
            others[-1].listen(SUBJECT, settings["answer"], QUEUE)
        for bus in (server, *others):
            bus.set_up(settings.get("up", True))
        deadline = asyncio.get_running_loop().time() + settings.get("seconds", LONGEST)
        far = FarThinkers(near, server)  # type: ignore[arg-type]
        return await far.choose(mind, view, owner="ann", deadline=deadline), near

    return asyncio.run(story())


def test_a_thinker_searches(view: View) -> None:
    pool = Pool()
    action, near = chosen(view, [pool])
    assert action == view.options[-1]
    assert (pool.asked, pool.owners, near.asked) == ([FAR], ["ann"], [])


def test_a_bot_that_does_not_search_needs_no_other_machine(view: View) -> None:
    pool = Pool()
    _, near = chosen(view, [pool], BotProfile("hard", "calm"))
    assert (pool.asked, near.asked) == ([], [NEAR])


@pytest.mark.parametrize("settings", [{}, {"up": False}])
def test_without_thinkers_the_server_searches_itself(view: View, settings: dict[str, Any]) -> None:
    _, near = chosen(view, [], **settings)
    assert near.asked == [NEAR]


def silent(data: bytes, reply: Reply) -> None: ...


def unread(data: bytes, reply: Reply) -> None:
    reply(msgpack.encode(SearchAnswer()))


def garbage(data: bytes, reply: Reply) -> None:
    reply(b"\xc1")


def wrong(data: bytes, reply: Reply) -> None:
    reply(msgpack.encode(SearchAnswer((8, 7, 6, 5, 4))))


@pytest.mark.parametrize("answer", [silent, unread, garbage, wrong])
def test_without_an_answer_of_use_a_quick_bot_answers(view: View, answer: Any) -> None:
    action, near = chosen(view, [], answer=answer, seconds=0.2 if answer is silent else 60)
    assert near.asked == [QUICK]
    assert action in view.options


def test_a_thinker_that_cannot_read_a_request_says_so() -> None:
    answers: list[bytes] = []

    async def story() -> None:
        bus = FakeBus(Hub())
        thinker = Thinker(Pool(), bus)  # type: ignore[arg-type]
        bus.set_up(True)
        for data in (b"\xc1", msgpack.encode(SearchRequest("expert", "calm", b"\xc1", 1, "ann", 60.0))):
            await thinker.answer(data, answers.append)

    asyncio.run(story())
    assert [msgpack.decode(answer, type=SearchAnswer) for answer in answers] == [SearchAnswer()] * 2


def test_what_is_asked_too_late_is_not_answered(view: View) -> None:
    class Slow(Pool):
        async def search(self, request: Any, owner: str) -> Action:
            await asyncio.sleep(60)
            return PASS

    pool, answers = Slow(), list[bytes]()

    async def story() -> None:
        bus = FakeBus(Hub())
        heard: list[bytes] = []
        bus.listen(SUBJECT, lambda data, reply: heard.append(data))
        bus.set_up(True)
        far = FarThinkers(Pool(), bus)  # type: ignore[arg-type]
        await far.choose(EXPERT, view, owner="ann", deadline=asyncio.get_running_loop().time() + 0.1)
        assert REQUESTS.decode(heard[0]).seconds < 0.1
        await Thinker(pool, bus).answer(heard[0], answers.append)  # type: ignore[arg-type]

    asyncio.run(story())
    assert answers == []


def test_a_program_on_another_machine_searches(view: View, nats: Nats) -> None:
    command = [sys.executable, "-m", "sixgun", "think", "--bus", nats.url, "--log-level", "error", "--lang", "en"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}

    async def story() -> Action:
        bus, near = bus_at(nats.url), Pool()
        await bus.open()
        try:
            while True:  # until the program listens
                action = await FarThinkers(near, bus).choose(  # type: ignore[arg-type]
                    EXPERT, view, owner="ann", deadline=asyncio.get_running_loop().time() + LONGEST
                )
                if not near.asked:
                    return action
                assert near.asked == [NEAR]
                near.asked.clear()
                await asyncio.sleep(0.1)
        finally:
            await bus.close()

    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as program:
        try:
            assert program.stdout is not None
            assert program.stdout.readline() == f"Thinking for the servers on {nats.url}, with 1 process.\n"
            assert asyncio.run(story()) in view.options
            program.send_signal(signal.SIGTERM)
            assert program.wait(LONGEST) == 0
        finally:
            program.kill()


@pytest.mark.parametrize("line", ["serve --bus nats://bus:4222", "serve --database some.db --bus nats://bus:4222"])
def test_a_bus_needs_a_database_that_servers_can_share(line: str) -> None:
    assert refused(f"{line} --lang en") == (
        "--bus needs a database that several servers can share: --database postgresql://…"
    )


@pytest.mark.parametrize("line", ["think --bus bus:4222", "serve --database postgresql://db/x --bus http://bus"])
def test_a_bus_has_an_address(line: str) -> None:
    assert refused(f"{line} --lang en").endswith("is not the address of a bus. It should look like nats://host:4222")


def test_a_real_process_searches_for_another_server(view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))

    async def story() -> Action:
        hub, near = Hub(), Pool()
        server, other, pool = FakeBus(hub), FakeBus(hub), BotPool(1)
        Thinker(pool, other)
        server.set_up(True)
        other.set_up(True)
        try:
            deadline = asyncio.get_running_loop().time() + LONGEST
            action = await FarThinkers(near, server).choose(  # type: ignore[arg-type]
                EXPERT, view, owner="ann", deadline=deadline
            )
            assert near.asked == []
            return action
        finally:
            await pool.close()

    assert asyncio.run(story()) in view.options
