"""A choice that is being stored: nobody sees or hears of it before the store has answered, whatever comes in meanwhile.

The store answers when the test says so.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixgun.engine.ids import NOBODY
from sixgun.server.messages import socket as said
from sixgun.server.messages.game import Choice
from sixgun.server.render import replay
from sixgun.server.storage.store import StorageError
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.loader import read_table
from sixgun.server.table.room import history, view_for
from sixgun.server.table.table import Table
from tests.server.fake_saloon import Bar, Client, in_bar, settle
from tests.server.test_ear import SlowStore

NAMES = ("Ann", "Bob", "Cid", "Dan")


async def full_table(bar: Bar, **agreement: Any) -> tuple[Dealer, dict[str, Client]]:
    dealer = await bar.table(*NAMES, **{"speed": "none", **agreement})
    return dealer, {name: await bar.come(dealer, name) for name in NAMES}


def asked_client(dealer: Dealer, clients: dict[str, Client]) -> Client:
    assert dealer.table.question is not None
    return clients[dealer.table.places[dealer.table.question.seat].name]


async def choose(client: Client, key: str = "", number: int = 0) -> list[said.FromServer]:
    """Sends a choice; returns what is heard before the store has answered."""
    prompt, options = client.game.prompt, client.game.options
    assert prompt is not None
    return await client.say(said.Choose(key or f"key-{prompt.id:06}", prompt.id, options[number % len(options)]))


def everything(table: Table) -> tuple[object, ...]:
    """All that anybody could be told of a table."""
    match = table.games[-1]
    seats = (NOBODY, *range(len(table.places)))
    views = [view_for(table, match, seat, open_eyes=False) for seat in seats]
    told = [history(table, seat) for seat in seats]
    facts = (table.seq, table.prompt, table.status, table.room_state, table.touched, table.checksum(), table.head)
    clocks = (table.clocks.seat, table.clocks.since, *table.clocks.banks)
    lists = (match.moves, match.marks, match.events, table.places)
    return views, told, facts, clocks, {**table.answers}, [each[:] for each in lists]


async def on_disk(bar: Bar, dealer: Dealer) -> Table:
    table, flaw = read_table(dealer.table.code, await bar.store.read(dealer.table.code))
    assert flaw is None
    return table


@pytest.mark.parametrize("speed", ["none", "fast"])
def test_the_table_is_what_is_on_disk_at_every_choice_of_a_game(tmp_path: Path, speed: str) -> None:
    async def story(bar: Bar) -> None:
        dealer, clients = await full_table(bar, speed=speed)
        store, moves = SlowStore(bar.services), 0
        while dealer.table.question is not None and moves < 120:
            kept = everything(await on_disk(bar, dealer))
            client = asked_client(dealer, clients)
            bar.time += 17_000 if moves % 5 == 0 and speed == "fast" else 100
            assert not await choose(client, number=moves)
            assert dealer.latest.games[-1].moves != dealer.table.games[-1].moves
            assert everything(dealer.table) == kept
            await store.let_go()
            moves += 1
            assert len(dealer.table.games[-1].moves) == moves
            assert everything(dealer.table) == everything(await on_disk(bar, dealer))

    in_bar(tmp_path, story)


def test_nobody_hears_of_a_choice_before_it_is_stored(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, clients = await full_table(bar)
        watcher = await bar.come(dealer, "")
        store, client = SlowStore(bar.services), asked_client(dealer, clients)
        others = [each for each in clients.values() if each is not client]
        before = {each: len(each.heard) for each in (*clients.values(), watcher)}
        await choose(client)
        assert all(len(each.heard) == number for each, number in before.items())

        # whatever comes in now finds the table as it was
        newcomer = await bar.come(dealer, "")
        assert newcomer.game.seq == 0
        for each in (watcher, *others):
            told = await each.say(said.AskHistory())
            assert [type(message) for message in told] == [said.History]
            assert told == [history(await on_disk(bar, dealer), each.connection.seat)]
        why = [message for message in await others[0].say(said.AskWhy(Choice("pass"))) if isinstance(message, said.Why)]
        assert why[0].reason is not None
        assert why[0].reason.code == "not_asked"
        assert isinstance(await others[0].answer(said.Look(True)), said.Wrong)
        assert dealer.audience.room(None).entries == dealer.table.seq
        table = dealer.table
        shown = replay.so_far("replay", table.games[-1], [place.name for place in table.places])
        assert shown.moves == 0
        dealer.on_timer()
        dealer.audience.broadcast()
        await settle()
        games = [each.game.seq for each in (*clients.values(), watcher, newcomer)]
        assert games == [0] * 6
        assert not any(isinstance(message, said.Done) for message in client.heard)

        await store.let_go()
        while store.writes:
            await store.let_go()
        assert [each.game.seq for each in (*clients.values(), watcher, newcomer)] == [1] * 6
        assert any(isinstance(message, said.Done) for message in client.heard)

    in_bar(tmp_path, story)


def test_a_choice_that_is_taken_back_leaves_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.server.services.RETRY", 0)

    async def story(bar: Bar) -> None:
        dealer, clients = await full_table(bar, speed="fast")
        store = SlowStore(bar.services)
        for number in range(5):
            kept = everything(dealer.table)
            client = asked_client(dealer, clients)
            assert not await choose(client, "my-key-1" if number else "")
            if number % 2:
                await store.let_go(RuntimeError("a mistake"))
                assert everything(dealer.table) == everything(await on_disk(bar, dealer)) == kept
            else:
                await store.let_go(StorageError("the disk is full"))
                assert everything(dealer.table) == kept
                while not store.writes:
                    await settle()
                await store.let_go()  # the clock restarts
            assert dealer.advance is None
            assert not dealer.lock.locked()
        assert dealer.table.moves == 0
        await choose(asked_client(dealer, clients), "my-key-1")
        await store.let_go()
        assert dealer.table.moves == 1
        assert everything(dealer.table) == everything(await on_disk(bar, dealer))

    in_bar(tmp_path, story)


def test_a_mistake_in_the_middle_of_a_choice_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a move must not stay: the table is put together as it was, and the choice can be made again."""

    async def story(bar: Bar) -> None:
        dealer, clients = await full_table(bar)
        kept, client = everything(dealer.table), asked_client(dealer, clients)
        reported: list[BaseException | None] = []

        def report(table: str, error: BaseException | None) -> None:
            reported.append(error)

        def stumble(*_: object) -> None:
            raise RuntimeError("a mistake")

        bar.services.report = report  # type: ignore[method-assign]
        with monkeypatch.context() as patch:
            patch.setattr(Table, "went_on", stumble)
            assert not await choose(client, "my-key-1")
        assert [str(error) for error in reported] == ["a mistake"]
        assert everything(dealer.table) == kept
        assert (dealer.advance, dealer.lock.locked(), client.ear.busy) == (None, False, False)
        assert isinstance(await client.choose("my-key-1"), said.Done)
        assert everything(dealer.table) == everything(await on_disk(bar, dealer))

    in_bar(tmp_path, story)
