"""Clocks, absent players, and the bots that play for them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sixgun.engine.actions import Action
from sixgun.match.view import View
from sixgun.server.messages import socket as said
from sixgun.server.table.clocks import MINUTE, SECOND
from sixgun.server.workers.bot_pool import BotPool, BotProcess, NoAnswer, ask_with_retries
from sixgun.server.workers.bot_wire import BotProfile, ChooseRequest, ExplainRequest, dump
from tests.server.fake_saloon import Bar, asked, in_bar, settle

SOON: Any = {"owner": "ann", "deadline": 0.0}


def test_a_slow_player_is_answered_for_and_then_replaced(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="fast")
        clients = [await bar.come(dealer, name) for name in ("Ann", "Bob", "Cid", "Dan")]
        seen: dict[int, int] = {}
        while max(seen.values(), default=0) < 2:
            question, prompt = dealer.table.question, dealer.table.prompt
            assert question is not None
            assert not dealer.table.places[question.seat].bot_plays
            bar.time += 5 * MINUTE
            await dealer.time_is_up()
            await settle()
            rows = await bar.services.store.read(dealer.table.code)
            assert f"timeout:{prompt}" in [row.key for row in rows]
            seen[question.seat] = seen.get(question.seat, 0) + 1
        (seat,) = [seat for seat, times in seen.items() if times == 2]
        assert dealer.table.places[seat].away == "slow"
        assert clients[0].room.chairs[seat].bot_plays
        await clients[seat].say(said.SitBack())
        assert not clients[seat].room.chairs[seat].bot_plays

    in_bar(tmp_path, story)


def test_a_bot_plays_for_an_absent_player_until_they_come_back(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="normal")
        others = [await bar.come(dealer, name) for name in ("Ann", "Bob", "Cid", "Dan")]
        assert dealer.table.question is not None
        seat = dealer.table.question.seat
        gone, *rest = others[seat:] + others[:seat]
        await gone.leave()
        assert not rest[0].room.chairs[seat].here
        bar.time += 59 * SECOND
        await dealer.time_is_up()
        assert not dealer.table.places[seat].bot_plays
        bar.time += 2 * SECOND
        await dealer.time_is_up()
        await settle()
        assert dealer.table.places[seat].away == "absent"
        assert dealer.table.moves > 0
        await gone.arrive()
        assert not gone.room.chairs[seat].bot_plays

    in_bar(tmp_path, story)


def test_an_empty_table_is_paused(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", bots=["easy"] * 3, speed="fast")
        await settle()
        assert dealer.table.moves == 0
        me = await bar.come(dealer, "Ann")
        await settle()
        await me.leave()
        await settle()
        moves = dealer.table.moves
        bar.time += 60 * MINUTE
        await settle()
        assert dealer.table.moves == moves
        await me.arrive()
        assert dealer.table.clocks.since in (0, bar.time)

    in_bar(tmp_path, story)


def test_choosing_takes_the_seat_back(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        me = await asked(bar, dealer)
        dealer.services.tempo = 1000
        await me.say(said.StandUp())
        assert me.room.chairs[me.game.me].bot_plays
        assert isinstance(await me.choose(), said.Done)
        assert not me.room.chairs[me.game.me].bot_plays

    in_bar(tmp_path, story)


def test_bots_take_their_time(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", bots=["easy"] * 3, speed="none", roles=[None, "sheriff", None, None])
        dealer.services.tempo = 1
        await bar.come(dealer, "Ann")
        await settle()
        assert bar.bots.asked
        assert dealer.table.moves == 0

    in_bar(tmp_path, story)


def test_a_failing_bot_does_not_stop_the_table(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        async def fail(mind: BotProfile, view: View, **_: object) -> Action:
            raise NoAnswer

        bar.bots.choose = fail  # type: ignore[method-assign]
        dealer = await bar.table("Ann", bots=["easy"] * 3, speed="none", roles=[None, "sheriff", None, None])
        await bar.come(dealer, "Ann")
        await settle()
        assert dealer.table.moves > 0

    in_bar(tmp_path, story)


def test_a_dead_bot_process_is_replaced(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        thinkers = BotPool(1)
        match = dealer.table.games[-1]
        assert dealer.table.question is not None
        view, mind = match.observe(dealer.table.question.seat), BotProfile("normal", "calm")
        assert await thinkers.choose(mind, view, **SOON) in match.game.options
        process = thinkers.thinkers[0].process
        assert process is not None
        process.kill()
        await process.wait()
        action = await thinkers.choose(mind, view, **SOON)
        assert action in match.game.options
        assert await thinkers.explain(mind, view, action, owner="ann")
        await thinkers.close()
        assert thinkers.thinkers[0].process is None

    in_bar(tmp_path, story)


def test_a_thinking_expert_does_not_delay_other_tables(tmp_path: Path) -> None:
    """If the bot ran in the event loop, no one could move before it has moved."""

    async def story(bar: Bar) -> None:
        thinkers = BotPool(1)
        bar.services.thinkers = thinkers
        try:
            slow = await bar.table("Ann", bots=["expert"] * 3, speed="none", roles=[None, "sheriff", None, None])
            beside = await bar.table("Bob", "Cid", "Dan", "Eve", speed="none")
            people = [await bar.come(beside, name) for name in ("Bob", "Cid", "Dan", "Eve")]
            await bar.come(slow, "Ann")
            while not slow.table.moves:
                assert slow.thinking == slow.table.prompt
                question = beside.table.question
                assert question is not None
                assert isinstance(await people[question.seat].choose(), said.Done)
                await asyncio.sleep(0.01)
            assert beside.table.moves > 1
            assert any(thinker.process for thinker in thinkers.thinkers)  # which one depends on how busy the machine is
        finally:
            slow.stop()
            await thinkers.close()

    in_bar(tmp_path, story)


def test_reconnecting_does_not_take_the_seat_back_after_standing_up(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        dealer.services.tempo = 1000
        ann, _ = await bar.come(dealer, "Ann"), await bar.come(dealer, "Bob")
        await ann.say(said.StandUp())
        await ann.leave()
        await ann.arrive()
        assert ann.room.chairs[0].bot_plays
        await ann.say(said.SitBack())
        assert not ann.room.chairs[0].bot_plays

    in_bar(tmp_path, story)


def test_a_late_bot_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        pool, mind = BotPool(1), BotProfile("normal", "calm")
        assert dealer.table.question is not None
        view = dealer.table.games[-1].observe(dealer.table.question.seat)
        late = asyncio.get_running_loop().time() + 600  # no quick bot answers instead
        given_up = asyncio.create_task(pool.choose(mind, view, owner="ann", deadline=late))
        while pool.thinkers[0].process is None:
            await asyncio.sleep(0)
        given_up.cancel()  # the process has only just begun to start
        await asyncio.wait([given_up])
        assert given_up.cancelled()
        motives = await pool.explain(mind, view, view.options[0], owner="ann")
        assert isinstance(motives, list)
        await pool.close()

    in_bar(tmp_path, story)


def test_the_process_of_a_cancelled_request_is_ended_and_replaced(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        mind = BotProfile("normal", "calm")
        assert dealer.table.question is not None
        view = dealer.table.games[-1].observe(dealer.table.question.seat)
        thinker = BotProcess()
        cancelled = asyncio.create_task(ask_with_retries(thinker, dump(ChooseRequest(mind, view, 1))))
        while thinker.process is None:
            await asyncio.sleep(0)
        first = thinker.process  # it has the question, and will answer it
        cancelled.cancel()
        await asyncio.wait([cancelled])
        motives = await ask_with_retries(thinker, dump(ExplainRequest(mind, view, view.options[0])))
        assert isinstance(motives, list)
        assert thinker.process is not first
        await thinker.close()

    in_bar(tmp_path, story)
