"""A table in play always waits for somebody: a person who was asked, or a bot that thinks. Whatever comes between."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.engine.actions import Action
from sixgun.match.view import View
from sixgun.server.accounts.identity import Identities
from sixgun.server.accounts.limits import ConnectionLimit, NewcomerLimit
from sixgun.server.front_desk import FrontDesk
from sixgun.server.messages import socket as said
from sixgun.server.messages.game import Role
from sixgun.server.messages.room import Agreement
from sixgun.server.routes.socket import understood
from sixgun.server.storage.store import Conflict, LogRow
from sixgun.server.table import lobby, log
from sixgun.server.table.clocks import HOUR
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.room import encoded
from sixgun.server.table.saloon import PUT_AWAY, Saloon
from sixgun.server.workers import bot_pool
from sixgun.server.workers.bot_pool import BotPool, BotProcess
from sixgun.server.workers.bot_wire import BotProfile
from tests.server.fake_saloon import Bar, Client, check_awake, in_bar, settle

ANN, BOB = 0, 3


class Dreamers:
    """Bots that answer when the test wakes them."""

    def __init__(self, bar: Bar) -> None:
        self.awake = asyncio.Event()
        self.choosing = bar.bots.choose
        bar.bots.choose = self.choose  # type: ignore[method-assign]

    async def choose(self, mind: BotProfile, view: View) -> Action:
        await self.awake.wait()
        return await self.choosing(mind, view)

    async def wake(self) -> None:
        self.awake.set()
        await settle()


def fails_once(call: Callable[..., Any], error: Exception) -> Callable[..., Any]:
    """The same, but the first time it fails."""
    failed: list[bool] = []

    def calling(*words: Any) -> Any:
        if not failed:
            failed.append(True)
            raise error
        return call(*words)

    return calling


def star(seat: int) -> list[Role | None]:
    """The sheriff, who is asked first, sits here."""
    return [*[None] * seat, "sheriff", *[None] * (3 - seat)]


async def table_for(bar: Bar, first: int = ANN) -> Dealer:
    """Ann and Bob with two bots between them, dealt; the one who sits here is asked first."""
    ann, bob = bar.guest("Ann"), bar.guest("Bob")
    dealer = await bar.saloon.open_table(Agreement(players=4, speed="none", roles=star(first)), ann)
    await lobby.sit(dealer, bob, BOB)
    await bar.saloon.seat_bots(dealer, ["easy", "easy"])
    await lobby.get_ready(dealer, bob.id, True)
    await lobby.start(dealer, ann.id)
    return dealer


async def goes_on(dealer: Dealer, bob: Client) -> None:
    """Bob answers whenever he is asked; everybody else is a bot."""
    goal = dealer.table.moves + 40
    for _ in range(1000):
        await bob.settle()
        if dealer.table.question is None or dealer.table.moves >= goal:
            return
        if bob.game.options:
            assert isinstance(await bob.choose(), said.Done)
    raise AssertionError(f"the table stands still after {dealer.table.moves} moves")


# Who sits where, who comes when


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("comes", ["in the lobby", "after the deal", "after Ann has left"])
def test_somebody_leaves_as_soon_as_it_was_dealt(tmp_path: Path, first: int, comes: str) -> None:
    async def story(bar: Bar) -> None:
        ann, bob = bar.guest("Ann"), bar.guest("Bob")
        client = Client(await bar.saloon.open_table(Agreement(players=4, speed="none", roles=star(first)), ann), bob.id)
        dealer = client.dealer
        await lobby.sit(dealer, bob, BOB)
        await bar.saloon.seat_bots(dealer, ["easy", "easy"])
        await lobby.get_ready(dealer, bob.id, True)
        for moment, act in (("in the lobby", lobby.start), ("after the deal", lobby.leave)):
            if comes == moment:
                await client.arrive()
            await act(dealer, ann.id)
        if comes == "after Ann has left":
            await client.arrive()
        await goes_on(dealer, client)

    in_bar(tmp_path, story)


def test_somebody_leaves_comes_back_and_leaves_while_a_bot_thinks(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await table_for(bar)
        ann, bob = await bar.come(dealer, "Ann"), await bar.come(dealer, "Bob")
        dreamers = Dreamers(bar)
        await ann.say(said.StandUp())
        await ann.say(said.SitBack())
        await dreamers.wake()
        check_awake(dealer)
        assert (dealer.table.moves, dealer.thinking) == (0, 0), "the bot answered for somebody who is back"
        dreamers.awake.clear()
        await ann.say(said.StandUp())
        await ann.say(said.SitBack())
        await ann.say(said.StandUp())
        await dreamers.wake()
        assert dealer.table.moves
        await goes_on(dealer, bob)

    in_bar(tmp_path, story)


def test_a_person_answers_while_a_bot_thinks_about_the_same(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await table_for(bar)
        ann, bob = await bar.come(dealer, "Ann"), await bar.come(dealer, "Bob")
        dreamers = Dreamers(bar)
        await ann.say(said.StandUp())
        assert isinstance(await ann.choose(), said.Done)
        await ann.say(said.StandUp())
        await dreamers.wake()
        await goes_on(dealer, bob)

    in_bar(tmp_path, story)


def test_what_was_said_is_carried_out_although_the_one_who_said_it_leaves(tmp_path: Path) -> None:
    """Else the choice could be on disk and nobody would know of it."""

    async def story(bar: Bar) -> None:
        dealer = await table_for(bar)
        ann, bob = await bar.come(dealer, "Ann"), await bar.come(dealer, "Bob")
        written, append = asyncio.Event(), bar.store.append

        async def slowly(row: LogRow, *more: Any) -> None:
            await append(row, *more)
            await written.wait()

        bar.services.store.append = slowly  # type: ignore[method-assign, assignment]
        choice = encoded(said.Choose("my-key-1", dealer.table.prompt, ann.game.options[0]))
        saying = asyncio.create_task(understood(choice, dealer, ann.connection))
        await settle()
        saying.cancel()
        await ann.leave()
        assert dealer.table.moves == 0
        assert not dealer.idle()
        written.set()
        await settle()
        assert dealer.table.moves == bob.game.seq == 1

    in_bar(tmp_path, story)


# What goes wrong


def test_another_process_writes_while_a_bot_thinks(tmp_path: Path) -> None:
    """Nothing was asked anew by what it wrote, so the thought still has to become a choice."""

    async def story(bar: Bar) -> None:
        dealer = await table_for(bar, first=1)
        dreamers = Dreamers(bar)
        bob = await bar.come(dealer, "Bob")
        twin = await Saloon(bar.services).dealer(dealer.table.code)
        await twin.commit(log.Resumed(), "written-elsewhere")
        await dreamers.wake()
        assert dealer.table.moves
        await lobby.leave(dealer, "id-Ann")
        await goes_on(dealer, bob)

    in_bar(tmp_path, story)


@pytest.mark.parametrize("failing", ["choose", "mind", "commit_bot_choice"])
def test_what_fails_once_is_tried_again(tmp_path: Path, failing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.server.table.dealer.AGAIN", 0)

    async def story(bar: Bar) -> None:
        dealer = await table_for(bar, first=1)
        if failing == "choose":
            monkeypatch.setattr(bar.bots, "choose", fails_once(bar.bots.choose, RuntimeError("a bot")))
        else:
            monkeypatch.setattr(dealer, failing, fails_once(getattr(dealer, failing), RuntimeError("a mistake")))
        bob = await bar.come(dealer, "Bob")
        await lobby.leave(dealer, "id-Ann")
        await goes_on(dealer, bob)

    in_bar(tmp_path, story)


def test_the_clock_on_the_wall_is_set_back_while_a_bot_thinks(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await table_for(bar, first=1)
        dreamers = Dreamers(bar)
        await bar.come(dealer, "Bob")
        bar.time -= HOUR
        await dreamers.wake()
        assert dealer.table.moves

    in_bar(tmp_path, story)


def test_it_can_not_be_written_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.server.services.RETRY", 0.01)

    async def story(bar: Bar) -> None:
        dealer = await table_for(bar, first=1)
        dreamers = Dreamers(bar)
        bob = await bar.come(dealer, "Bob")
        other = sqlite3.connect(tmp_path / "sixgun.db", isolation_level=None)
        other.execute("begin immediate")
        await dreamers.wake()
        assert bob.room.paused == "storage"
        assert not dealer.table.moves
        other.execute("rollback")
        other.close()
        while bar.services.failing:
            await asyncio.sleep(0.01)
        await settle()
        await lobby.leave(dealer, "id-Ann")
        await goes_on(dealer, bob)

    in_bar(tmp_path, story)


def test_a_log_that_this_server_can_not_read_on_pauses_the_table(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await table_for(bar)
        ann = await bar.come(dealer, "Ann")
        foreign = LogRow(dealer.table.code, dealer.table.seq, "foreign", "chose", b'{"kind":"chose"}', 99, 0, 0)
        await bar.services.store.append(foreign)
        with pytest.raises(Conflict):
            await dealer.commit(log.Resumed(), "resumed")
        await ann.settle()
        assert ann.room.paused == "rules"

    in_bar(tmp_path, story)


# Thinking processes


def test_a_thinking_process_that_falls_asleep_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(bar: Bar) -> None:
        dealer = await table_for(bar)
        view, mind = dealer.table.games[-1].observe(ANN), BotProfile("easy", "calm")
        thinkers = BotPool(1)
        try:
            await thinkers.choose(mind, view)
            sleeper = thinkers.thinkers[0].process
            assert sleeper is not None
            sleeper.send_signal(signal.SIGSTOP)
            monkeypatch.setattr(bot_pool, "LONGEST", 0.1)
            monkeypatch.setattr(BotProcess, "end", patient_again)
            assert await thinkers.choose(mind, view) in view.options
            assert thinkers.thinkers[0].process is not sleeper
        finally:
            await thinkers.close()

    longest, end = bot_pool.LONGEST, BotProcess.end

    def patient_again(thinker: BotProcess) -> None:
        monkeypatch.setattr(bot_pool, "LONGEST", longest)
        end(thinker)

    in_bar(tmp_path, story)


# Sweeping up


def test_a_table_at_which_something_is_written_is_not_put_away(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await table_for(bar)
        bar.time += PUT_AWAY + 1
        async with dealer.lock:
            await bar.saloon.sweep()
            assert await bar.saloon.dealer(dealer.table.code) is dealer
        await bar.saloon.sweep()
        assert dealer.table.code not in bar.saloon.dealers

    in_bar(tmp_path, story)


def test_whatever_goes_wrong_when_it_is_swept_it_is_swept_again(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        desk = FrontDesk(bar.services, Identities("secret"), ConnectionLimit(9), NewcomerLimit(9))
        swept = desk.saloon.sweep
        desk.saloon.sweep = fails_once(swept, Conflict("by somebody"))  # type: ignore[method-assign]
        await desk.sweep()
        await desk.sweep()

    in_bar(tmp_path, story)
