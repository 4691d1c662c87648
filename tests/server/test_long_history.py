"""A long history delays no one: what is listed is found by an index, and what takes long is done in pieces."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pytest

from sixgun.server.storage.player_deletion import PIECE
from sixgun.server.storage.sqlite import SqliteStore
from tests.server.test_store import commits, finished, listed, row


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "sixgun.db")
    yield opened
    opened.close()


def test_tables_are_listed_by_what_is_done_with_them(store: SqliteStore) -> None:
    async def story() -> None:
        for seq, status in enumerate(("lobby", "playing", "over", "closed")):
            for public in (True, False):
                code = f"{status[:5].upper()}{'P' if public else 'S'}"
                one = replace(listed(code, "ann", status=status, public=public), touched=seq)
                await store.append([row(0, table=code)], one)
        assert [one.code for one in await store.public_tables(9)] == ["PLAYIP", "LOBBYP"]
        assert [one.code for one in await store.public_tables(1)] == ["PLAYIP"]
        assert {one.code for one in await store.untouched_since(2, 9)} == {"LOBBYP", "LOBBYS", "PLAYIP", "PLAYIS"}
        assert len(await store.untouched_since(9, 9)) == 6
        assert len(await store.untouched_since(9, 2)) == 2

    asyncio.run(story())


def test_no_list_scans_what_it_does_not_show(store: SqliteStore) -> None:
    """Every query of a list finds its rows by an index, however many others there are."""

    async def story() -> None:
        queries: list[str] = []
        store.db.set_trace_callback(queries.append)
        await store.public_tables(9)
        await store.untouched_since(9, 9)
        await store.tables_of("ann")
        await store.unseen_since(9, 9)
        await store.finished_by("ann", 9)
        await store.finished_by("ann", 9, "AAAAAA-1")
        await store.public_games(9)
        await store.public_games(9, "AAAAAA-1")
        await store.results_of("ann")
        await store.ratings_of(["ann"])
        await store.best(9)
        store.db.set_trace_callback(None)
        plans = [step[3] for query in queries for step in store.db.execute(f"explain query plan {query}")]
        scans = [step for step in plans if "SCAN" in step and "USING INDEX" not in step]
        assert len(queries) == 11
        assert not [step for step in scans if not re.search(r"SCAN (\(subquery-\d+\)|found)", step)], scans

    asyncio.run(story())


def test_a_player_of_many_games_is_forgotten_in_pieces(store: SqliteStore) -> None:
    """In between others can write their moves."""

    async def story() -> None:
        count = 2 * PIECE + 1
        await asyncio.gather(
            *(
                store.append([row(seq)._replace(player="ann")], None, finished(f"AAAAAA-{seq}", "ann", "bob"))
                for seq in range(count)
            )
        )
        said = commits(store)
        await store.forget("ann", "?")
        statements = [word.lower() for word in said]
        longest = max(len(list(of_one)) for word, of_one in groupby(statements) if word == "update")
        assert statements.count("commit") > 6
        assert longest <= 2 * PIECE
        assert await store.rows_of("ann") == []
        assert await store.finished_by("ann", 9) == []
        assert {one.seats[0].name for one in await store.finished_by("bob", count)} == {"?"}

    asyncio.run(story())
