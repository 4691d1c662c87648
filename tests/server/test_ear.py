"""The ear of a connection: one message after the other, and what an undisputed choice costs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.lock import Lock
from sixgun.server.messages import socket as said
from sixgun.server.messages.game import Choice
from sixgun.server.services import Services
from sixgun.server.storage.store import LogRow, StorageError
from sixgun.server.table import log
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.loader import read_table
from sixgun.server.table.room import encoded
from sixgun.server.table.saloon import Saloon
from tests.server.fake_saloon import Bar, Client, asked, in_bar, settle


class SlowStore:
    """Lets each write wait until it is let go, or fail."""

    def __init__(self, services: Services) -> None:
        self.append = services.store.append
        self.writes: list[asyncio.Future[Exception | None]] = []
        services.store.append = self.write  # type: ignore[method-assign, assignment]

    async def write(self, rows: list[LogRow], *more: Any) -> None:
        self.writes.append(asyncio.get_running_loop().create_future())
        error = await self.writes[-1]
        if error is not None:
            raise error
        await self.append(rows, *more)

    async def let_go(self, error: Exception | None = None) -> None:
        self.writes.pop(0).set_result(error)
        await settle()


async def table_of_four(bar: Bar, **agreement: Any) -> tuple[Dealer, Client]:
    dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none", **agreement)
    return dealer, await asked(bar, dealer)


def choice(client: Client, key: str = "my-key-1") -> said.Choose:
    prompt = client.game.prompt
    assert prompt is not None
    return said.Choose(key, prompt.id, client.game.options[0])


def test_an_undisputed_choice_needs_no_task(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, client = await table_of_four(bar)
        store = SlowStore(bar.services)
        client.ear.heard(encoded(choice(client)).encode())
        assert not dealer.tasks
        assert dealer.lock.locked()
        await settle()
        await store.let_go()
        assert dealer.table.moves == 1
        assert not dealer.lock.locked()
        assert [type(message) for message in client.heard[-2:]] == [said.Done, said.GameMessage]

    in_bar(tmp_path, story)


def test_messages_are_handled_one_after_the_other(tmp_path: Path) -> None:
    """What comes while a choice is being stored waits, and nothing more is read."""

    async def story(bar: Bar) -> None:
        _, client = await table_of_four(bar)
        store, before = SlowStore(bar.services), len(client.heard)
        client.ear.heard(encoded(choice(client)).encode())
        paused = [client.wire.paused]
        client.ear.heard(b'{"type":"ping"}')
        client.ear.heard(b"nonsense")
        paused.append(client.wire.paused)
        assert paused == [False, True]
        await settle()
        assert client.heard[before:] == []
        await store.let_go()
        kinds = [type(message) for message in client.heard[before:]]
        assert kinds == [said.Done, said.GameMessage, said.Pong, said.Wrong]
        assert not client.wire.paused

    in_bar(tmp_path, story)


def test_what_waits_is_dropped_when_the_client_is_gone(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, client = await table_of_four(bar)
        store = SlowStore(bar.services)
        client.ear.heard(encoded(choice(client)).encode())
        client.ear.heard(encoded(said.StandUp()).encode())
        await client.leave()
        await store.let_go()
        assert dealer.table.moves == 1
        assert not store.writes
        assert not any(place.away for place in dealer.table.places)

    in_bar(tmp_path, story)


def test_a_full_disk_refuses_the_choice_and_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.server.services.RETRY", 0)

    async def story(bar: Bar) -> None:
        dealer, client = await table_of_four(bar)
        table, store = dealer.table.checksum(), SlowStore(bar.services)
        await client.say(choice(client))
        await store.let_go(StorageError("the disk is full"))
        assert said.Wrong("storage", "my-key-1") in client.heard
        assert "storage" in [heard.room.paused for heard in client.heard if isinstance(heard, said.RoomMessage)]
        while not store.writes:
            await settle()
        await store.let_go()  # the clock restarts
        await same_as_its_log(bar, dealer)
        assert (dealer.table.checksum(), dealer.table.moves) == (table, 0)
        await client.say(choice(client))
        await store.let_go()
        assert said.Done("my-key-1", 1) in client.heard
        await same_as_its_log(bar, dealer)

    in_bar(tmp_path, story)


def test_a_paused_table_takes_no_choice(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, client = await table_of_four(bar)
        store, dealer.paused = SlowStore(bar.services), "storage"
        assert said.Wrong("storage", "my-key-1") in await client.say(choice(client))
        assert not store.writes
        assert (dealer.table.moves, dealer.lock.locked()) == (0, False)

    in_bar(tmp_path, story)


def test_a_choice_that_loses_a_race_is_looked_at_again(tmp_path: Path) -> None:
    """Another process has answered the question: this choice comes too late. Or it has written something else."""

    async def story(bar: Bar) -> None:
        dealer, client = await table_of_four(bar)
        twin = await Saloon(bar.services).dealer(dealer.table.code)
        await twin.commit(log.Resumed(), "written-elsewhere")
        assert said.Done("my-key-1", 1) in await client.say(choice(client))
        assert dealer.table.moves == 1
        await same_as_its_log(bar, dealer)
        await twin.catch_up()
        client = await asked(bar, dealer)
        options = twin.table.games[-1].game.options
        assert twin.table.question is not None
        await twin.commit(log.Chose(twin.table.question.seat, options[0]), "answered-elsewhere")
        assert said.Stale("my-key-2", "answered") in await client.say(choice(client, "my-key-2"))
        assert client.game.seq == dealer.table.moves == 2
        assert not dealer.lock.locked()
        await same_as_its_log(bar, dealer)

    in_bar(tmp_path, story)


def test_the_same_key_in_two_processes_is_one_move(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, client = await table_of_four(bar)
        twin = await Saloon(bar.services).dealer(dealer.table.code)
        there = Client(twin, client.connection.player, client.connection.name)
        await there.arrive()
        made = choice(client)
        client.ear.heard(encoded(made).encode())
        there.ear.heard(encoded(made).encode())
        await settle()
        assert said.Done("my-key-1", 1) in client.heard
        assert said.Done("my-key-1", 1) in there.heard
        rows = await bar.store.read(dealer.table.code)
        assert [row.key for row in rows].count("my-key-1") == 1
        assert dealer.table.moves == twin.table.moves == 1
        assert dealer.table.checksum() == twin.table.checksum()

    in_bar(tmp_path, story)


def test_an_unexpected_error_of_the_store_is_reported_and_changes_nothing(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, client = await table_of_four(bar)
        reported: list[BaseException | None] = []

        def report(table: str, error: BaseException | None) -> None:
            reported.append(error)

        bar.services.report = report  # type: ignore[method-assign]
        store = SlowStore(bar.services)
        await client.say(choice(client))
        await store.let_go(RuntimeError("a mistake"))
        assert [str(error) for error in reported] == ["a mistake"]
        assert (dealer.table.moves, dealer.lock.locked(), client.ear.busy) == (0, False, False)
        await client.say(choice(client))
        await store.let_go()
        assert dealer.table.moves == 1

    in_bar(tmp_path, story)


def test_an_illegal_choice_is_refused_with_its_reason(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, client = await table_of_four(bar)
        made = choice(client)
        wrong = said.Choose("my-key-1", made.prompt, Choice("play", card=999))
        assert [type(message) for message in await client.say(wrong)] == [said.Refused]
        assert (dealer.table.moves, dealer.lock.locked()) == (0, False)

    in_bar(tmp_path, story)


def test_the_end_of_a_rated_game_shows_the_new_ratings(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none", rated=True)
        clients = {name: await bar.come(dealer, name) for name in ("Ann", "Bob", "Cid", "Dan")}
        while dealer.table.question is not None:
            client = clients[dealer.table.places[dealer.table.question.seat].name]
            await client.choose(number=dealer.table.moves)
        assert dealer.table.status == "over"
        assert all(chair.rating is not None for chair in clients["Ann"].room.chairs)

    in_bar(tmp_path, story)


async def same_as_its_log(bar: Bar, dealer: Dealer) -> None:
    """The table in memory is the one that a process would find that starts now."""
    kept, flaw = read_table(dealer.table.code, await bar.store.read(dealer.table.code))
    assert flaw is None
    mine = dealer.table
    assert (kept.seq, kept.prompt, kept.checksum(), kept.head) == (mine.seq, mine.prompt, mine.checksum(), mine.head)
    assert (kept.answers, kept.places, kept.moves) == (mine.answers, mine.places, mine.moves)
    assert not dealer.lock.locked()


# The lock


def test_a_lock_is_taken_at_once_only_if_nobody_wants_it() -> None:
    async def story() -> None:
        lock = Lock()
        assert lock.take()
        assert not lock.take()
        waiting = asyncio.create_task(lock.acquire())
        await asyncio.sleep(0)
        lock.release()
        assert not lock.take(), "somebody waited before"
        await waiting
        lock.release()
        assert lock.take()
        lock.release()
        async with lock:
            assert not lock.take()

    asyncio.run(story())
