"""What a player did is found, and forgotten, without an index of all moves."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import json

from sixgun.server.storage import player_deletion
from sixgun.server.storage.sqlite import SqliteStore
from sixgun.server.storage.store import LogRow
from tests.server.stores import AnyStore, patience, sqlite, store, tell
from tests.server.test_store import row

__all__ = ["patience", "sqlite", "store"]  # fixtures


def acts(table: str, player: str, moves: int) -> list[LogRow]:
    """What somebody did at a table: sat down and chose, in turn with somebody else."""
    sat = json.encode({"kind": "sat", "seat": 0, "player": player, "name": f"Name {player}"})
    rows = [LogRow(table, 0, "sat", "sat", sat, 1, 0, 5, player)]
    for seq in range(1, 2 * moves + 1):
        rows.append(row(seq, table=table)._replace(player=player if seq % 2 else f"other-{player}"))
    return rows


def test_everything_that_a_player_did_is_found_page_by_page(store: AnyStore) -> None:
    """Whatever the size of a page: a move is found because its player sat down at that table."""

    async def story() -> None:
        for table in ("AAAAAA", "BBBBBB", "CCCCCC"):
            await store.append(acts(table, "ann", 3))
        await store.append(acts("DDDDDD", "bob", 3))
        everything = [each for table in "ABC" for each in acts(table * 6, "ann", 3) if each.player == "ann"]
        assert await store.rows_of("ann") == everything
        for size in (1, 2, 4, 5):
            found: list[LogRow] = []
            while page := await store.rows_of("ann", size, (found[-1].table, found[-1].seq) if found else ("", 0)):
                assert len(page) <= size
                found += page
            assert found == everything

    tell(store, story)


def test_a_deleted_player_is_in_none_of_their_moves(store: AnyStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """However small the pieces are in which it is done."""
    monkeypatch.setattr(player_deletion, "PIECE", 2)
    monkeypatch.setattr(player_deletion, "TABLES", 1)

    async def story() -> None:
        for table in ("AAAAAA", "BBBBBB"):
            await store.append(acts(table, "ann", 3))
        await store.append(acts("DDDDDD", "bob", 3))
        await store.forget("ann", "?")
        for table in ("AAAAAA", "BBBBBB"):
            rows = await store.read(table)
            assert {each.player for each in rows} == {None, "other-ann"}
            assert json.decode(rows[0].payload) == {"kind": "sat", "seat": 0, "player": "?", "name": "?"}
        assert await store.read("DDDDDD") == acts("DDDDDD", "bob", 3)

    tell(store, story)


def test_a_move_changes_one_page(sqlite: SqliteStore) -> None:
    """An index that moves are in would be a page more for each, and most of what it costs to write one."""

    async def story() -> None:
        await sqlite.append(acts("AAAAAA", "ann", 1))
        sqlite.scribe.db.execute("pragma wal_checkpoint(truncate)")
        await sqlite.append([row(3, "a-key-of-its-own")._replace(player="ann")])
        _, pages, _ = sqlite.scribe.db.execute("pragma wal_checkpoint").fetchone()
        assert pages == 1

    asyncio.run(story())
