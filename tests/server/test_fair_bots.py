"""No one can take the bots away from others, and the time of an answer tells nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.engine.actions import Action
from sixgun.match.view import View
from sixgun.server.errors import ApiError
from sixgun.server.messages.room import Agreement, Level
from sixgun.server.table.clocks import LATEST, SEARCH, thinking
from sixgun.server.table.saloon import MOST_BOT_TABLES, MOST_NEAR
from sixgun.server.workers import bot_pool
from sixgun.server.workers.bot_pool import FAST, BotPool
from sixgun.server.workers.bot_wire import BotProfile, ChooseRequest
from sixgun.server.workers.fair_queue import FairQueue
from tests.server.fake_saloon import Bar, Client, in_bar, settle

EXPERT = BotProfile("expert", "calm")


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def told() -> None:
        await story()

    asyncio.run(told())


# The queue


class Line:
    """Owners in a queue for one process, who write down when they are served."""

    def __init__(self) -> None:
        self.queue = FairQueue(["process"])
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def wait(self, owner: str) -> None:
        await self.queue.get(owner)
        self.served.append(owner)

    async def come(self, *owners: str) -> None:
        for owner in owners:
            self.tasks.append(asyncio.create_task(self.wait(owner)))
            await asyncio.sleep(0)

    async def serve(self, seconds: float = 1.0) -> str:
        """Ends the work for the owner who is served."""
        owner = self.served[-1]
        self.queue.put("process", owner, seconds)
        await settle()
        return owner

    def leave(self) -> None:
        for task in self.tasks:
            task.cancel()


def test_one_request_does_not_wait_for_all_of_a_greedy_owner() -> None:
    async def story() -> None:
        line = Line()
        await line.come(*["greedy"] * 20, "ann", "bob")
        for _ in range(3):
            await line.serve()
        assert line.served == ["greedy", "ann", "bob", "greedy"]
        line.leave()

    run(story)


def test_long_requests_count_more_than_short_ones() -> None:
    async def story() -> None:
        line = Line()
        await line.come("long", *["long"] * 5, *["short"] * 9)
        while len(line.served) < 12:
            await line.serve(3.0 if line.served[-1] == "long" else 1.0)
        assert line.served.count("short") == 9
        line.leave()

    run(story)


def test_waiting_saves_nothing_up() -> None:
    """Who comes late is not served alone until they have used as much as the others."""

    async def story() -> None:
        line = Line()
        await line.come(*["ann", "bob"] * 10)
        for _ in range(9):
            await line.serve()
        await line.come(*["late"] * 10)
        before = len(line.served)
        for _ in range(6):
            await line.serve()
        assert sorted(line.served[before:]) == sorted(["ann", "bob", "late"] * 2)
        line.leave()

    run(story)


def test_a_process_is_not_lost_with_an_owner_who_waited_for_it() -> None:
    async def story() -> None:
        queue = FairQueue(["process"])
        await queue.get("ann")
        waiting, leaving = (asyncio.create_task(queue.get(owner)) for owner in ("bob", "cid"))
        await asyncio.sleep(0)
        leaving.cancel()
        queue.put("process", "ann", 1.0)
        waiting.cancel()  # at the moment at which the process was given to them
        await asyncio.wait((waiting, leaving))
        assert queue.idle == ["process"]
        assert await queue.get("dan") == "process"

    run(story)


def test_owners_who_are_gone_are_forgotten() -> None:
    async def story() -> None:
        queue = FairQueue(["process"])
        for number in range(100):
            queue.put(await queue.get(f"visitor {number}"), f"visitor {number}", 0.0)
        assert len(queue.spent) <= 1

    run(story)


# The pool


class Patience:
    """Stands in for the bot processes: searches last until they are let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = asyncio.Event()
        self.asked: list[Level] = []
        monkeypatch.setattr(bot_pool, "ask_with_retries", self.ask)
        monkeypatch.setattr(bot_pool, "dump", lambda question: question)

    async def ask(self, _: object, question: ChooseRequest) -> Action:
        self.asked.append(question.mind.level)
        if question.mind.level == "expert":
            await self.go.wait()
        return question.view.options[0]


async def some_view(bar: Bar) -> View:
    dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
    assert dealer.table.question is not None
    return dealer.table.games[-1].observe(dealer.table.question.seat)


def test_a_quick_bot_answers_for_a_search_that_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(bar: Bar) -> None:
        view, processes, pool = await some_view(bar), Patience(monkeypatch), BotPool(1)
        for _ in range(3):
            assert await pool.choose(EXPERT, view, owner="ann", deadline=0.0) in view.options
        assert processes.asked == ["expert", *[FAST] * 3], "one searches, two wait, and all are answered for"
        processes.go.set()
        await settle()
        assert len(pool.deep.idle) == 1, "the search has ended, and its process is free again"
        soon = asyncio.get_running_loop().time() + 60
        await pool.choose(EXPERT, view, owner="ann", deadline=soon)
        assert processes.asked[4:] == ["expert"]
        await pool.close()

    in_bar(tmp_path, story)


def test_levels_that_do_not_search_do_not_wait_for_those_that_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(bar: Bar) -> None:
        view, processes, pool = await some_view(bar), Patience(monkeypatch), BotPool(1)
        far = asyncio.get_running_loop().time() + 60
        searches = [asyncio.create_task(pool.choose(EXPERT, view, owner="x", deadline=far)) for _ in range(20)]
        await settle()
        levels: tuple[Level, ...] = ("easy", "normal", "hard")
        for level in levels:
            await pool.choose(BotProfile(level, "calm"), view, owner="ann", deadline=far)
        assert processes.asked == ["expert", *levels]
        processes.go.set()
        await asyncio.gather(*searches)
        await pool.close()

    in_bar(tmp_path, story)


# Time


@pytest.mark.parametrize("delay", [400, 1800, 9000])
@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_the_moment_of_an_answer_depends_on_nothing_else(level: Level, delay: int) -> None:
    """A search has to be done when the answer is due: no answer comes later because its search took long."""
    answer, deadline = thinking(level, delay, 1.0)
    assert answer == deadline == (max(delay, SEARCH) if level == "expert" else delay)


def test_bots_that_answer_at_once_may_search() -> None:
    assert thinking("expert", 1800, 0.0) == (0, LATEST)


# Tables with bots


async def watched(bar: Bar, name: str, **facts: Any) -> Client:
    """A game against bots, with its player."""
    dealer = await bar.saloon.quick(Agreement(players=4, speed="none"), bar.guest(name), "easy")
    client = await bar.come(dealer, name)
    client.connection.origin = facts.get("origin")
    return client


def test_a_person_attends_a_limited_number_of_games_with_bots(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        bar.services.tempo = 1000
        tables = [await watched(bar, "Ann") for _ in range(MOST_BOT_TABLES)]
        with pytest.raises(ApiError) as refused:
            bar.saloon.check_bot_tables("id-Ann", None)
        assert (refused.value.code, refused.value.facts) == ("too_many_bot_tables", {"most": MOST_BOT_TABLES})
        bar.saloon.check_bot_tables("id-Bob", None)
        bar.saloon.check_bot_tables("id-Ann", None, tables[0].dealer.table.code)
        await tables[0].leave()
        bar.saloon.check_bot_tables("id-Ann", None)

    in_bar(tmp_path, story)


def test_a_network_attends_a_limited_number_of_games_with_bots(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        bar.services.tempo = 1000
        for number in range(MOST_NEAR):
            await watched(bar, f"Guest {number}", origin="203.0.113.7")
        with pytest.raises(ApiError):
            bar.saloon.check_bot_tables("id-Ann", "203.0.113.7")
        bar.saloon.check_bot_tables("id-Ann", "203.0.113.8")
        bar.saloon.check_bot_tables("id-Ann", None)

    in_bar(tmp_path, story)
