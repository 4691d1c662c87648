"""Several processes on one PostgreSQL database: who owns a table writes to it, and nobody else."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import asyncpg
import pytest

from sixgun.server.storage.postgres import scribe as scribes
from sixgun.server.storage.store import Conflict, Fenced, PlayerResult, StorageError
from tests.server.database_processes import CODE, Process, long_lives, patience, with_processes
from tests.server.test_store import finished, listed, row

__all__ = ["long_lives", "patience"]  # fixtures

pytestmark = pytest.mark.usefixtures("long_lives")


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
