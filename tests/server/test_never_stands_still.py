"""A game in progress never gets stuck: it always waits for a person who was asked or a bot at work."""

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
from sixgun.server.accounts.keys import SigningKey
from sixgun.server.accounts.limits import ConnectionLimit, NewcomerLimit
from sixgun.server.front_desk import FrontDesk
from sixgun.server.messages import socket as said
from sixgun.server.messages.game import Role
from sixgun.server.messages.room import Agreement
from sixgun.server.storage.store import Conflict, LogRow
from sixgun.server.table import lobby, log
from sixgun.server.table.clocks import HOUR
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.saloon import PUT_AWAY, Saloon
from sixgun.server.workers import bot_pool
from sixgun.server.workers.bot_pool import BotPool, BotProcess
from sixgun.server.workers.bot_wire import BotProfile
from tests.server.fake_saloon import Bar, Client, check_awake, in_bar, seat_bots, settle

ANN, BOB = 0, 3


class Dreamers:
    """Bots that answer only when the test lets them."""

    def __init__(self, bar: Bar) -> None:
        self.awake = asyncio.Event()
        self.choosing = bar.bots.choose
        bar.bots.choose = self.choose  # type: ignore[method-assign]

    async def choose(self, mind: BotProfile, view: View, **_: object) -> Action:
        await self.awake.wait()
        return await self.choosing(mind, view)

    async def wake(self) -> None:
        self.awake.set()
        await settle()


def fails_once(call: Callable[..., Any], error: Exception) -> Callable[..., Any]:
    """The same function, which fails the first time."""
    failed: list[bool] = []

    def calling(*words: Any, **facts: Any) -> Any:
        if not failed:
            failed.append(True)
            raise error
        return call(*words, **facts)

    return calling


def star(seat: int) -> list[Role | None]:
    """Roles with the sheriff, who is asked first, in this seat."""
    return [*[None] * seat, "sheriff", *[None] * (3 - seat)]


async def table_for(bar: Bar, first: int = ANN) -> Dealer:
    """A game of Ann and Bob with two bots between them; this seat is asked first."""
    ann, bob = bar.guest("Ann"), bar.guest("Bob")
    dealer = await bar.saloon.open_table(Agreement(players=4, speed="none", roles=star(first)), ann)
    await lobby.sit(dealer, bob, BOB)
    await seat_bots(dealer, ["easy", "easy"])
    await lobby.get_ready(dealer, bob.id, True)
    await lobby.start(dealer, ann.id)
    return dealer


async def goes_on(dealer: Dealer, bob: Client) -> None:
    """Checks that the game continues: Bob answers whenever he is asked, and bots play all other seats."""
    goal = dealer.table.moves + 40
    for _ in range(1000):
        await bob.settle()
        if dealer.table.question is None or dealer.table.moves >= goal:
            return
        if bob.game.options:
            assert isinstance(await bob.choose(), said.Done)
    raise AssertionError(f"the table stands still after {dealer.table.moves} moves")


# Coming and going


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("comes", ["in the lobby", "after the deal", "after Ann has left"])
def test_a_player_leaves_right_after_the_deal(tmp_path: Path, first: int, comes: str) -> None:
    async def story(bar: Bar) -> None:
        ann, bob = bar.guest("Ann"), bar.guest("Bob")
        client = Client(await bar.saloon.open_table(Agreement(players=4, speed="none", roles=star(first)), ann), bob.id)
        dealer = client.dealer
        await lobby.sit(dealer, bob, BOB)
        await seat_bots(dealer, ["easy", "easy"])
        await lobby.get_ready(dealer, bob.id, True)
        for moment, act in (("in the lobby", lobby.start), ("after the deal", lobby.leave)):
            if comes == moment:
                await client.arrive()
            await act(dealer, ann.id)
        if comes == "after Ann has left":
            await client.arrive()
        await goes_on(dealer, client)

    in_bar(tmp_path, story)


def test_a_player_leaves_comes_back_and_leaves_while_a_bot_thinks(tmp_path: Path) -> None:
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


def test_a_person_answers_while_a_bot_works_on_the_same_prompt(tmp_path: Path) -> None:
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


def test_a_message_is_handled_even_if_its_sender_leaves(tmp_path: Path) -> None:
    """Otherwise a choice could be on disk without anyone knowing."""

    async def story(bar: Bar) -> None:
        dealer = await table_for(bar)
        ann, bob = await bar.come(dealer, "Ann"), await bar.come(dealer, "Bob")
        written, append = asyncio.Event(), bar.store.append

        async def slowly(rows: list[LogRow], *more: Any) -> None:
            await append(rows, *more)
            await written.wait()

        bar.services.store.append = slowly  # type: ignore[method-assign, assignment]
        await ann.say(said.Choose("my-key-1", dealer.table.prompt, ann.game.options[0]))
        await ann.leave()
        assert dealer.table.moves == 0
        assert not dealer.idle()
        written.set()
        await settle()
        assert dealer.table.moves == bob.game.seq == 1

    in_bar(tmp_path, story)


# Failures


def test_another_process_writes_while_a_bot_thinks(tmp_path: Path) -> None:
    """The question is still the same, so the bot's choice still has to be committed."""

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
def test_a_failed_task_is_retried(tmp_path: Path, failing: str, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_the_system_clock_is_set_back_while_a_bot_thinks(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await table_for(bar, first=1)
        dreamers = Dreamers(bar)
        await bar.come(dealer, "Bob")
        bar.time -= HOUR
        await dreamers.wake()
        assert dealer.table.moves

    in_bar(tmp_path, story)


def test_storage_fails_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_an_unreadable_log_pauses_the_table(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await table_for(bar)
        ann = await bar.come(dealer, "Ann")
        foreign = LogRow(dealer.table.code, dealer.table.seq, "foreign", "chose", b'{"kind":"chose"}', 99, 0, 0)
        await bar.services.store.append([foreign])
        with pytest.raises(Conflict):
            await dealer.commit(log.Resumed(), "resumed")
        await ann.settle()
        assert ann.room.paused == "rules"

    in_bar(tmp_path, story)


# Bot processes


def test_a_stuck_bot_process_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(bar: Bar) -> None:
        dealer = await table_for(bar)
        view, mind = dealer.table.games[-1].observe(ANN), BotProfile("easy", "calm")
        thinkers = BotPool(1)
        try:
            await thinkers.choose(mind, view, owner="ann", deadline=0.0)
            sleeper = thinkers.thinkers[0].process
            assert sleeper is not None
            sleeper.send_signal(signal.SIGSTOP)
            monkeypatch.setattr(bot_pool, "LONGEST", 0.1)
            monkeypatch.setattr(BotProcess, "end", patient_again)
            assert await thinkers.choose(mind, view, owner="ann", deadline=0.0) in view.options
            assert thinkers.thinkers[0].process is not sleeper
        finally:
            await thinkers.close()

    longest, end = bot_pool.LONGEST, BotProcess.end

    def patient_again(thinker: BotProcess) -> None:
        monkeypatch.setattr(bot_pool, "LONGEST", longest)
        end(thinker)

    in_bar(tmp_path, story)


# Sweeping up


def test_a_table_that_is_writing_is_not_unloaded(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await table_for(bar)
        bar.time += PUT_AWAY + 1
        async with dealer.lock:
            await bar.saloon.sweep()
            assert await bar.saloon.dealer(dealer.table.code) is dealer
        await bar.saloon.sweep()
        assert dealer.table.code not in bar.saloon.dealers

    in_bar(tmp_path, story)


def test_a_failed_sweep_is_repeated(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        desk = FrontDesk(bar.services, Identities([SigningKey("secret")]), ConnectionLimit(9), NewcomerLimit(9))
        swept = desk.saloon.sweep
        desk.saloon.sweep = fails_once(swept, Conflict("by somebody"))  # type: ignore[method-assign]
        await desk.sweep()
        await desk.sweep()

    in_bar(tmp_path, story)
