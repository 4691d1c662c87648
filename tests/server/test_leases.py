"""Who owns a table in PostgreSQL: one process at a time, for as long as it lives."""

from __future__ import annotations

import asyncio

import pytest

from sixgun.server.cluster import postgres_leases
from sixgun.server.cluster.leases import Elsewhere
from sixgun.server.storage.postgres import scribe as scribes
from sixgun.server.storage.store import Fenced, StorageError
from tests.server.database_processes import CODE, Process, long_lives, patience, with_processes
from tests.server.test_store import listed, row

__all__ = ["long_lives", "patience"]  # fixtures

pytestmark = pytest.mark.usefixtures("long_lives")


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


def test_the_tables_of_a_process_are_free_as_soon_as_its_session_ends(database: str) -> None:
    """Its lease would hold for another hour."""

    async def story(one: Process, two: Process) -> None:
        await one.leases.take(CODE)
        await one.play(0)
        await one.vanish()
        assert await two.leases.owner(CODE) is None
        assert await two.leases.take(CODE) == 2
        with pytest.raises(Fenced):
            await one.play(1)
        await two.play(1, "theirs")

    with_processes(database, story)


def test_a_process_that_lives_hears_at_its_next_heartbeat_what_it_has_left(database: str) -> None:
    async def story(one: Process, two: Process) -> None:
        await one.leases.take(CODE)
        await one.leases.take("BBBBBB")
        await one.vanish()
        await two.leases.take(CODE)
        await one.leases.live_on()
        assert one.lost == [CODE]
        assert (one.leases.mine(CODE), one.leases.mine("BBBBBB")) == (False, True)
        with pytest.raises(Elsewhere):
            await two.leases.take("BBBBBB")  # there is a session again
        with pytest.raises(Elsewhere):
            await one.leases.take(CODE)

    with_processes(database, story)


def test_a_heartbeat_says_nothing_of_a_table_that_was_taken_meanwhile(database: str) -> None:
    async def story(one: Process, two: Process) -> None:
        beating = one.leases.heartbeat

        async def late() -> set[str] | None:
            kept = await beating()
            await one.leases.take(CODE)
            return kept

        one.leases.heartbeat = late  # type: ignore[method-assign]
        await one.leases.live_on()
        assert one.leases.mine(CODE)
        assert one.lost == []

    with_processes(database, story)


def test_a_session_that_breaks_is_made_again_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And not at the next heartbeat, which is an hour away."""
    monkeypatch.setattr(postgres_leases, "BEAT", 3600.0)

    async def story(one: Process, two: Process) -> None:
        await one.leases.open()
        await one.leases.take(CODE)
        session = one.leases.connection.get_server_pid()
        await two.sql("select pg_terminate_backend(?)", session)
        async with asyncio.timeout(60):
            while await two.sql("select 1 from processes where session = ?", session):
                pass
        assert await two.leases.owner(CODE) == one.leases.me
        await one.leases.close()

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


def test_a_process_considers_itself_dead_before_others_do(database: str) -> None:
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
