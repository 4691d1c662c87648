"""Several processes on one PostgreSQL database: who owns a table writes to it, and nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import asyncpg
import pytest

from sixgun.server.cluster import postgres_leases
from sixgun.server.cluster.leases import Elsewhere
from sixgun.server.cluster.postgres_leases import PostgresLeases
from sixgun.server.storage.postgres import schema
from sixgun.server.storage.postgres import scribe as scribes
from sixgun.server.storage.postgres.store import PostgresStore
from sixgun.server.storage.store import Conflict, Fenced, PlayerResult, StorageError
from tests.server.stores import patience
from tests.server.test_store import finished, listed, row

__all__ = ["patience"]  # a fixture

CODE = "AAAAAA"


@pytest.fixture(autouse=True)
def long_lives(patience: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """No process dies because the machine is busy."""
    monkeypatch.setattr(postgres_leases, "LEASE", 3600.0)
    monkeypatch.setattr(postgres_leases, "TERM", timedelta(hours=1))
    monkeypatch.setattr(postgres_leases, "BEAT", 60.0)


class Process:
    """What a server process has of the database."""

    def __init__(self, url: str, me: str, rules: int = 1) -> None:
        self.store = PostgresStore(url, me)
        self.leases = PostgresLeases(self.store, rules, me)
        self.lost: list[str] = []
        self.leases.on_lost = self.lost.append

    async def start(self) -> None:
        await self.store.open()
        await self.leases.live_on()

    async def play(self, seq: int, key: str = "") -> None:
        await self.store.append([row(seq, key)], listed(CODE, "ann"), None, self.leases.held[CODE])

    async def die(self) -> None:
        """Lets its last heartbeat be long ago."""
        await self.sql("update processes set until = now() - interval '1 s' where id = ?", self.leases.me)

    async def sql(self, query: str, *values: Any) -> list[Any]:
        return await self.store.ask(query, *values)

    async def stop(self) -> None:
        if self.leases.last_hour is not None:
            self.leases.last_hour.cancel()
        self.leases.hang_up()
        await self.store.shut()


def with_processes(url: str, story: Callable[..., Awaitable[None]], *rules: int) -> None:
    async def told() -> None:
        await schema.prepare(url)
        processes = [Process(url, f"process{number}", rule) for number, rule in enumerate(rules or (1, 1))]
        try:
            for each in processes:
                await each.start()
            await story(*processes)
        finally:
            for each in processes:
                await each.stop()

    asyncio.run(told())


# Owning


def test_a_table_has_one_owner_at_a_time(database: str) -> None:
    async def story(one: Process, two: Process) -> None:
        assert await one.leases.take(CODE) == 1
        assert await one.leases.take(CODE) == 1
        with pytest.raises(Elsewhere) as caught:
            await two.leases.take(CODE)
        assert caught.value.owner == one.leases.me
        assert await two.leases.owner(CODE) == one.leases.me
        await one.play(0)
        await one.leases.release(CODE)
        assert not one.leases.mine(CODE)
        assert await two.leases.owner(CODE) is None
        assert await two.leases.take(CODE) == 2
        await two.play(1)

    with_processes(database, story)


def test_of_many_that_want_a_table_at_once_one_gets_it(database: str) -> None:
    async def story(*processes: Process) -> None:
        for _ in range(10):
            won = await asyncio.gather(*(each.leases.take(CODE) for each in processes), return_exceptions=True)
            assert [type(each) for each in won if not isinstance(each, Elsewhere)] == [int]
            for each in processes:
                await each.leases.release(CODE)

    with_processes(database, story, 1, 1, 1, 1)


def test_the_table_of_a_dead_process_is_taken_over_and_it_can_write_no_more(database: str) -> None:
    async def story(one: Process, two: Process) -> None:
        await one.leases.take(CODE)
        await one.play(0)
        await one.die()
        assert await two.leases.take(CODE) == 2
        with pytest.raises(Fenced):
            await one.play(1)
        await two.play(1, "theirs")
        await one.leases.live_on()
        assert one.lost == [CODE]
        with pytest.raises(StorageError, match="no leases"):
            await one.leases.take(CODE)
        await one.leases.live_on()
        with pytest.raises(Elsewhere):
            await one.leases.take(CODE)
        assert [each.key for each in await one.store.read(CODE)] == ["key0", "theirs"]

    with_processes(database, story)


def test_a_process_whose_time_is_over_writes_nothing_even_if_nobody_took_its_table(database: str) -> None:
    async def story(one: Process, two: Process) -> None:
        await one.leases.take(CODE)
        await one.die()
        with pytest.raises(Fenced):
            await one.play(0)
        assert await two.store.read(CODE) == []

    with_processes(database, story)


def test_an_older_term_of_the_same_process_is_fenced(database: str) -> None:
    async def story(one: Process, two: Process) -> None:
        old = await one.leases.take(CODE)
        await one.play(0)
        await one.leases.release(CODE)
        assert await one.leases.take(CODE) == old + 1
        with pytest.raises(Fenced):
            await one.store.append([row(1)], None, None, old)
        with pytest.raises(Fenced):
            await one.store.append([row(1)])  # under no term at all
        await one.play(1)

    with_processes(database, story)


def test_who_takes_a_table_over_waits_for_the_last_commit_of_its_owner(database: str) -> None:
    """Otherwise it would read the log without it."""

    async def story(one: Process, two: Process) -> None:
        await one.leases.take(CODE)
        owner = await one.store.scribe.connect()
        transaction = owner.transaction()
        await transaction.start()
        assert await owner.fetch(scribes.HELD, one.leases.me, [CODE], [1])
        await one.die()
        taking = asyncio.create_task(two.leases.take(CODE))
        waits = "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
        while (await one.sql(waits))[0][0] == 0:
            assert not taking.done()
        await owner.execute("insert into events values ($1, 0, 'last', 'chose', '', 1, 0, 1, null)", CODE)
        await transaction.commit()
        assert await taking == 2
        assert [each.key for each in await two.store.read(CODE)] == ["last"]

    with_processes(database, story)


def test_of_a_batch_only_the_lost_table_is_refused(database: str) -> None:
    async def story(one: Process, two: Process) -> None:
        codes = ["AAAAAA", "BBBBBB", "CCCCCC"]
        terms = [await one.leases.take(code) for code in codes]
        await one.sql("update leases set owner = ?, term = 2 where code = 'BBBBBB'", two.leases.me)
        writing = [
            one.store.append([row(0, table=code)], None, None, term) for code, term in zip(codes, terms, strict=True)
        ]
        told = await asyncio.gather(*writing, return_exceptions=True)
        assert [type(each) for each in told] == [type(None), Fenced, type(None)]
        assert [len(await two.store.read(code)) for code in codes] == [1, 0, 1]

    with_processes(database, story)


def test_codes_without_a_table_leave_no_lease(database: str) -> None:
    async def story(one: Process, two: Process) -> None:
        await one.leases.take(CODE)
        await one.leases.release(CODE)
        assert await one.sql("select * from leases") == []

    with_processes(database, story)


def test_a_process_that_ends_gives_everything_back(database: str) -> None:
    async def story(one: Process, two: Process) -> None:
        await one.leases.take(CODE)
        await one.play(0)
        await one.leases.close()
        assert await two.leases.take(CODE) == 2
        assert await two.sql("select id from processes") == [(two.leases.me,)]
        with pytest.raises(StorageError):
            await one.leases.take(CODE)

    with_processes(database, story)


def test_a_process_takes_itself_for_dead_before_others_do(database: str) -> None:
    async def story(one: Process, two: Process) -> None:
        await one.leases.take(CODE)
        assert one.leases.mine(CODE)
        one.leases.lose_all()
        assert not one.leases.mine(CODE)
        assert one.lost == [CODE]
        with pytest.raises(Elsewhere):
            await two.leases.take(CODE)
        await one.leases.live_on()
        assert await one.leases.take(CODE) == 2

    with_processes(database, story)


def test_a_game_is_left_to_a_process_that_knows_its_rules(database: str) -> None:
    async def story(old: Process, new: Process) -> None:
        await old.leases.take(CODE)
        await old.store.append([row(0)], listed(CODE, "ann", status="playing"), None, 1)
        await old.leases.take("LOBBY2")
        await old.store.append([row(0, table="LOBBY2")], listed("LOBBY2", "ann"), None, 1)
        await old.leases.release(CODE)
        await old.leases.release("LOBBY2")
        with pytest.raises(Elsewhere) as caught:
            await new.leases.take(CODE)
        assert caught.value.owner == old.leases.me
        assert await new.leases.take("LOBBY2") == 2
        await old.leases.close()
        assert await new.leases.take(CODE) == 2  # nobody knows them any more: it will be paused

    with_processes(database, story, 1, 2)


# Writing


class Cut:
    """Loses the connection at the commit, before or after it is carried out."""

    def __init__(self, process: Process, monkeypatch: pytest.MonkeyPatch, *, carried_out: bool) -> None:
        self.process, self.carried_out = process, carried_out
        self.times = 1
        commit = asyncpg.transaction.Transaction.commit
        cut = self

        async def lost(self: Any) -> None:
            if not cut.times:
                await commit(self)
                return
            cut.times -= 1
            if cut.carried_out:
                await commit(self)
            cut.process.store.scribe.drop()
            raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")

        monkeypatch.setattr(asyncpg.transaction.Transaction, "commit", lost)


@pytest.mark.parametrize("carried_out", [True, False])
def test_a_commit_whose_outcome_is_unknown_happens_once(
    database: str, monkeypatch: pytest.MonkeyPatch, carried_out: bool
) -> None:
    monkeypatch.setattr(scribes, "AGAIN", 0)

    async def story(one: Process, two: Process) -> None:
        await one.leases.take(CODE)
        await one.leases.take("BBBBBB")
        Cut(one, monkeypatch, carried_out=carried_out)
        game = finished("AAAAAA-1", "ann", "bob")
        both = (
            one.store.append([row(0), row(1)], listed(CODE, "ann"), game, 1),
            one.store.append([row(0, table="BBBBBB")], None, None, 1),
        )
        await asyncio.gather(*both)
        assert await two.store.read(CODE) == [row(0), row(1)]
        assert await two.store.results_of("ann") == [PlayerResult("outlaw", "sid_ketchum", "fourth", 1, 1)]
        with pytest.raises(Conflict):
            await one.play(1, "another")

    with_processes(database, story)


@pytest.mark.parametrize("carried_out", [True, False])
def test_a_commit_whose_outcome_is_unknown_and_whose_table_is_lost(
    database: str, monkeypatch: pytest.MonkeyPatch, carried_out: bool
) -> None:
    """What is in the log was done, even if another process owns the table by now; what is not will not be."""
    monkeypatch.setattr(scribes, "AGAIN", 0)

    async def story(one: Process, two: Process) -> None:
        await one.leases.take(CODE)
        cut = Cut(one, monkeypatch, carried_out=carried_out)
        troubles: list[StorageError] = []

        async def take_over() -> None:
            await one.die()
            await two.leases.take(CODE)

        real = one.store.scribe.commit

        async def commit(wishes: Any) -> Any:
            if not cut.times:
                await take_over()
            return await real(wishes)

        one.store.scribe.commit = commit  # type: ignore[method-assign]
        one.store.scribe.on_trouble = troubles.append
        if carried_out:
            await one.play(0)
        else:
            with pytest.raises(Fenced):
                await one.play(0)
        assert await two.store.read(CODE) == ([row(0)] if carried_out else [])

    with_processes(database, story)


def test_a_cut_connection_before_the_commit_changes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: Process, two: Process) -> None:
        await one.leases.take(CODE)
        await one.play(0)
        await two.sql(
            "select pg_terminate_backend(pid) from pg_stat_activity where pid != pg_backend_pid()"
            " and datname = current_database()"
        )
        told = await asyncio.gather(one.play(1), return_exceptions=True)
        assert len(await two.store.read(CODE)) == (1 if told[0] else 2)
        assert isinstance(told[0], StorageError | None)
        await one.store.probe()
        if told[0]:
            await one.play(1)

    with_processes(database, story)


def test_games_of_the_same_people_that_end_at_once_all_count(database: str) -> None:
    """On two processes, with the players in another order: nobody waits for the other for ever."""

    async def story(one: Process, two: Process) -> None:
        people = [f"player{number}" for number in range(7)]
        writing = []
        for number in range(40):
            process = (one, two)[number % 2]
            code = f"{number:06}"
            term = await process.leases.take(code)
            order = people if number % 3 else people[::-1]
            game = replace(finished(f"{code}-1", *order), rated=True)
            roles = ["sheriff", "outlaw", "outlaw", "renegade", "deputy", "outlaw", "deputy"]
            edition = ("fourth", "abacus")[number % 2]  # no row of their results is the same
            seats = tuple(
                replace(seat, role=role, edition=edition) for seat, role in zip(game.seats, roles, strict=True)
            )
            writing.append(process.store.append([row(0, table=code)], None, replace(game, seats=seats), term))
        await asyncio.gather(*writing)
        assert [one.games for one in await one.store.best(9)] == [40] * 7
        assert [sum(each.games for each in await one.store.results_of(player)) for player in people] == [40] * 7

    with_processes(database, story)
