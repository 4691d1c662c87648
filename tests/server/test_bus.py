"""The bus, as it is in tests and as NATS carries it: the same for both."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest

from sixgun.server.cluster.bus import Bus, BusError, NobodyListens, Reply, bus_at
from sixgun.server.cluster.nats_bus import without_secrets
from tests.server.fake_bus import FakeBus, Hub
from tests.server.fake_cluster import eventually
from tests.services import needed
from tools.cluster.nats import Nats
from tools.cluster.service import Missing

Makes = Callable[[], Bus]
Story = Callable[[Makes], Coroutine[Any, Any, None]]


@pytest.fixture(params=["fake", "nats"])
def run(request: pytest.FixtureRequest) -> Callable[[Story], None]:
    """Runs a story with buses that reach each other."""
    if request.param == "fake":
        hub = Hub()
        return lambda story: asyncio.run(story(lambda: FakeBus(hub)))
    nats: Nats = request.getfixturevalue("nats")
    return lambda story: asyncio.run(story(lambda: bus_at(nats.url)))


@asynccontextmanager
async def opened(*buses: Bus) -> AsyncIterator[None]:
    for bus in buses:
        await bus.open()
    try:
        yield
    finally:
        for bus in buses:
            await bus.close()


def test_messages_arrive_in_order(run: Callable[[Story], None]) -> None:
    async def story(new: Makes) -> None:
        one, two, heard = new(), new(), list[bytes]()
        two.listen("order.one", lambda data, reply: heard.append(data))
        async with opened(one, two):
            for number in range(500):
                one.publish("order.one", b"%d" % number)
            await eventually(lambda: len(heard) == 500)
            assert heard == [b"%d" % number for number in range(500)]

    run(story)


def test_a_request_is_answered(run: Callable[[Story], None]) -> None:
    async def story(new: Makes) -> None:
        one, two = new(), new()
        two.listen("request.answered", lambda data, reply: reply(data[::-1]))
        two.listen("request.silent", lambda data, reply: None)
        async with opened(one, two):
            assert await one.request("request.answered", b"abc", 10) == b"cba"
            with pytest.raises(NobodyListens):
                await one.request("request.nobody", b"", 10)
            with pytest.raises(BusError):
                await one.request("request.silent", b"", 0.05)

    run(story)


def answer_with(answer: bytes, data: bytes, reply: Reply) -> None:
    reply(answer)


def test_everybody_answers_who_listens(run: Callable[[Story], None]) -> None:
    async def story(new: Makes) -> None:
        buses = [new() for _ in range(3)]
        for number, bus in enumerate(buses):
            bus.listen("gather.all", partial(answer_with, b"%d" % number))
        async with opened(*buses):
            async with asyncio.timeout(60):
                while sorted(await buses[0].gather("gather.all", b"", 0.2)) != [b"0", b"1", b"2"]:
                    pass

    run(story)


def test_of_a_queue_one_gets_each_message(run: Callable[[Story], None]) -> None:
    async def story(new: Makes) -> None:
        asking, *buses = [new() for _ in range(4)]
        heard: list[bytes] = []
        for bus in buses:
            bus.listen("queue.one", lambda data, reply: heard.append(data), "workers")
        async with opened(asking, *buses):
            for number in range(60):
                asking.publish("queue.one", b"%d" % number)
            asking.publish("queue.one", b"last")
            await eventually(lambda: len(heard) >= 61)
            assert sorted(heard) == sorted([*[b"%d" % number for number in range(60)], b"last"])

    run(story)


def test_a_message_that_cannot_be_read_ends_nothing(run: Callable[[Story], None]) -> None:
    async def story(new: Makes) -> None:
        bus, heard = new(), list[bytes]()

        def hear(data: bytes, reply: object) -> None:
            if data == b"bad":
                raise ValueError(data)
            heard.append(data)

        bus.listen("bad.message", hear)
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)  # where the bus is fake
        async with opened(bus):
            bus.publish("bad.message", b"bad")
            bus.publish("bad.message", b"good")
            await eventually(lambda: heard == [b"good"])

    run(story)


@pytest.fixture
def own_nats() -> Nats:
    """A bus of one test, which may kill it."""
    try:
        return Nats()
    except Missing as missing:
        needed(missing)
        raise


def test_a_bus_comes_back_by_itself(own_nats: Nats) -> None:
    async def story() -> None:
        bus, changes, heard = bus_at(own_nats.url), list[bool](), list[bytes]()
        bus.on_change = lambda: changes.append(bus.up)
        bus.listen("come.back", lambda data, reply: heard.append(data))
        async with opened(bus):
            assert changes == [True]
            await asyncio.to_thread(own_nats.kill)
            await eventually(lambda: not bus.up)
            bus.publish("come.back", b"lost")
            with pytest.raises(BusError):
                await bus.request("come.back", b"lost", 1)
            await asyncio.to_thread(own_nats.start)
            await eventually(lambda: bus.up)
            bus.publish("come.back", b"kept")
            await eventually(lambda: heard == [b"kept"])
            assert (changes[:2], changes[-1]) == ([True, False], True)

    with own_nats:
        asyncio.run(story())


def test_what_waits_for_an_answer_fails_as_soon_as_the_bus_does(own_nats: Nats) -> None:
    async def story() -> None:
        bus, heard = bus_at(own_nats.url), list[bytes]()
        bus.listen("no.answer", lambda data, reply: heard.append(data))
        async with opened(bus):
            asking = [
                asyncio.create_task(bus.request("no.answer", b"", 3600)),
                asyncio.create_task(bus.gather("no.answer", b"", 3600)),
            ]
            await eventually(lambda: len(heard) == 2)
            await asyncio.to_thread(own_nats.kill)
            async with asyncio.timeout(60):
                for each in asking:
                    with pytest.raises(BusError):
                        await each
            given_up = asyncio.create_task(bus.request("no.answer", b"", 3600))
            given_up.cancel()
            with pytest.raises((asyncio.CancelledError, BusError)):
                await given_up

    with own_nats:
        asyncio.run(story())


def test_a_bus_that_is_silent_is_gone(own_nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.server.cluster.nats_bus.UNANSWERED", 0.5)

    async def story() -> None:
        bus = bus_at(own_nats.url)
        async with opened(bus):
            await asyncio.to_thread(own_nats.pause)
            await eventually(lambda: not bus.up)
            await asyncio.to_thread(own_nats.resume)
            await eventually(lambda: bus.up)

    with own_nats:
        asyncio.run(story())


def test_a_process_starts_without_the_bus_and_finds_it_later(own_nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.server.cluster.nats_bus.AT_START", 0.1)

    async def story() -> None:
        with own_nats:
            own_nats.stop()
            bus = bus_at(own_nats.url)
            async with opened(bus):
                assert not bus.up
                await asyncio.to_thread(own_nats.start)
                await eventually(lambda: bus.up)

    asyncio.run(story())


def test_the_log_shows_no_password() -> None:
    assert without_secrets("nats://ann:secret@bus:4222") == "nats://bus:4222"
    assert without_secrets("nats://bus:4222") == "nats://bus:4222"
