"""The store: an acknowledged write is stored once, and a failed one not at all."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from msgspec import json

from sixgun.server.storage.schema import SCHEMA_VERSION, OtherSchema
from sixgun.server.storage.scribe import MOST
from sixgun.server.storage.sqlite import SqliteStore
from sixgun.server.storage.steps import Steps
from sixgun.server.storage.store import (
    Conflict,
    FinishedGame,
    FinishedSeat,
    Guest,
    LogRow,
    PlayerResult,
    StorageError,
    TableListing,
)
from tests.server.stores import AnyStore, patience, sqlite, store, tell

__all__ = ["patience", "sqlite", "store"]  # fixtures


def row(seq: int, key: str = "", table: str = "AAAAAA") -> LogRow:
    return LogRow(table, seq, key or f"key{seq}", "chose", b'{"kind":"chose"}', 1, 0xFFFF_FFFF, 5, None)


def listed(code: str, *players: str, status: str = "lobby", public: bool = True) -> TableListing:
    return TableListing(code, status, public, 7, b'{"host":"Ann"}', players)


def finished(replay: str, *players: str | None, ended: int = 9) -> FinishedGame:
    seats = tuple(
        FinishedSeat(seat, player, f"Name {player}", "outlaw", "sid_ketchum", "fourth", seat == 0)
        for seat, player in enumerate(players)
    )
    return FinishedGame(replay, replay[:6], 1, ended, json.encode({"names": [f"Name {p}" for p in players]}), seats)


def test_rows_round_trip_in_order(store: AnyStore) -> None:
    async def story() -> None:
        rows = [row(seq) for seq in range(3)]
        for each in rows:
            await store.append([each])
        await store.append([row(0, table="BBBBBB")])
        assert await store.read("AAAAAA") == rows
        assert await store.read("AAAAAA", since=2) == rows[2:]
        assert await store.read("CCCCCC") == []

    tell(store, story)


def test_numbers_are_unique(store: AnyStore) -> None:
    async def story() -> None:
        await store.append([row(0)])
        with pytest.raises(Conflict):
            await store.append([row(0, "other")], listed("AAAAAA"), finished("AAAAAA-1", "p"))
        assert await store.read("AAAAAA") == [row(0)]
        assert await store.tables(["lobby"]) == []
        assert await store.finished("AAAAAA-1") is None

    tell(store, story)


def test_tables_are_listed_by_status_and_by_player(store: AnyStore) -> None:
    async def story() -> None:
        await store.append([row(0)], listed("AAAAAA", "ann", "cid"))
        await store.append([row(0, table="BBBBBB")], listed("BBBBBB", "bob", status="playing"))
        assert [each.code for each in await store.tables(["lobby"])] == ["AAAAAA"]
        assert [each.code for each in await store.tables(["lobby", "playing"])] == ["AAAAAA", "BBBBBB"]
        assert await store.tables_of("ann") == [listed("AAAAAA", "ann", "cid")]
        await store.append([row(1)], listed("AAAAAA", "cid"))
        assert await store.tables_of("ann") == []
        assert await store.tables(["lobby"]) == [listed("AAAAAA", "cid")]
        await store.append([row(2)], listed("AAAAAA"))
        assert await store.tables(["lobby"]) == [listed("AAAAAA")]

    tell(store, story)


def test_finished_games_are_found_by_player_and_in_order(store: AnyStore) -> None:
    async def story() -> None:
        games = [finished(f"AAAAAA-{n}", "ann", None, ended=n) for n in (1, 2)]
        for number, game in enumerate(games):
            await store.append([row(number)], listed("AAAAAA", status="over"), replace(game, public=True))
        games = [replace(game, public=True) for game in games]
        assert await store.finished("AAAAAA-2") == games[1]
        assert await store.finished_by("ann", 5) == games[::-1]
        assert await store.finished_by("ann", 1) == games[1:]
        assert await store.finished_by("bob", 5) == []
        assert await store.public_games(5) == games[::-1]
        assert await store.public_games(1) == games[1:]

    tell(store, story)


def test_games_of_private_tables_are_listed_for_their_players_alone(store: AnyStore) -> None:
    async def story() -> None:
        game = finished("AAAAAA-1", "ann")
        await store.append([row(0)], listed("AAAAAA", "ann", status="over", public=False), game)
        assert await store.public_games(5) == []
        assert await store.finished_by("ann", 5) == [game]

    tell(store, story)


def test_results_include_all_games_of_a_frequent_player(store: AnyStore) -> None:
    """More games than any list shows, and one practice game in which they had both seats."""

    async def story() -> None:
        games = [finished(f"{n:06}-1", *(("ann", "bob") if n % 3 else ("bob", "ann")), ended=n) for n in range(1500)]
        alone = finished("ALONE2-1", "ann", "ann", ended=2000)
        ends = [store.append([row(seq)], None, game) for seq, game in enumerate((*games, alone))]
        await asyncio.gather(*ends)
        assert await store.results_of("ann") == [PlayerResult("outlaw", "sid_ketchum", "fourth", 1500, 1000)]
        assert await store.results_of("cid") == []
        assert await store.replays_of("ann") == [game.replay for game in (alone, *games[::-1])]

    tell(store, story)


def test_a_list_of_games_is_one_query(sqlite: SqliteStore) -> None:
    async def story() -> None:
        for number in range(20):
            await sqlite.append(
                [row(number)], listed("AAAAAA", "ann"), finished(f"AAAAAA-{number}", "ann", ended=number)
            )
        queries: list[str] = []
        sqlite.db.set_trace_callback(queries.append)
        assert len(await sqlite.finished_by("ann", 20)) == 20
        assert len(await sqlite.tables_of("ann")) == 1
        assert len(queries) == 2

    asyncio.run(story())


def test_all_games_of_a_player_are_shown_page_by_page(store: AnyStore) -> None:
    """None is left out or shown twice, although several end in the same moment."""

    async def story() -> None:
        for number in range(53):
            game = replace(finished(f"AAAAAA-{number + 1}", "ann", ended=number // 7), public=True)
            await store.append([row(number)], listed("AAAAAA", "ann"), game)
        shown: list[str] = []
        while page := await store.finished_by("ann", 10, shown[-1] if shown else None):
            shown += [game.replay for game in page]
        assert shown == await store.replays_of("ann")
        assert len(shown) == len(set(shown)) == 53
        public: list[str] = []
        while page := await store.public_games(10, public[-1] if public else None):
            public += [game.replay for game in page]
        assert public == shown
        assert await store.finished_by("ann", 10, "NONE22-1") == []

    tell(store, story)


def test_a_deleted_player_leaves_no_trace(store: AnyStore, tmp_path: Path) -> None:
    async def story() -> None:
        await store.save_guest(Guest("ann-id", "Annabel", 1, 1))
        said = json.encode({"kind": "sat", "seat": 0, "player": "ann-id", "name": "Annabel"})
        table = TableListing("AAAAAA", "over", True, 7, b'{"host":"Annabel"}', ("ann-id", "bob-id"))
        game = FinishedGame(
            "AAAAAA-1", "AAAAAA", 1, 9, json.encode({"names": ["Annabel", "Bob"]}),
            (FinishedSeat(0, "ann-id", "Annabel", "sheriff", "x", "fourth", True),),
        )  # fmt: skip
        await store.append([LogRow("AAAAAA", 0, "k", "sat", said, 1, 0, 1, "ann-id")], table, game)
        await store.forget("ann-id", "?")
        assert await store.guest("ann-id") is None
        assert await store.tables_of("ann-id") == []
        assert await store.replays_of("ann-id") == []
        assert [table.players for table in await store.tables(["over"])] == [("?", "bob-id")]
        kept = await store.finished("AAAAAA-1")
        assert kept is not None
        assert json.decode(kept.kept) == {"names": ["?", "Bob"]}

    tell(store, story)
    if not isinstance(store, SqliteStore):
        return
    store.scribe.db.execute("vacuum")
    store.scribe.db.execute("pragma wal_checkpoint(truncate)")
    kept = (tmp_path / "sixgun.db").read_bytes()
    assert b"Annabel" not in kept
    assert b"ann-id" not in kept


def test_guests_can_be_renamed_and_expire(store: AnyStore) -> None:
    async def story() -> None:
        await store.save_guest(Guest("ann", "Ann", 1, 1))
        await store.save_guest(Guest("ann", "Anna", 1, 50))
        assert await store.guest("ann") == Guest("ann", "Anna", 1, 50)
        assert await store.unseen_since(50, 9) == []
        assert await store.unseen_since(51, 9) == ["ann"]
        await store.save_guest(Guest("bob", "Bob", 1, 50))
        assert len(await store.unseen_since(51, 1)) == 1

    tell(store, story)


def test_a_locked_database_is_an_error_until_it_is_unlocked(sqlite: SqliteStore, tmp_path: Path) -> None:
    async def story() -> None:
        other = sqlite3.connect(tmp_path / "sixgun.db", isolation_level=None)
        other.execute("begin immediate")
        with pytest.raises(StorageError):
            await sqlite.append([row(0)])
        with pytest.raises(StorageError):
            await sqlite.probe()
        other.execute("rollback")
        other.close()
        await sqlite.probe()
        await sqlite.append([row(0)])
        assert await sqlite.read("AAAAAA") == [row(0)]

    asyncio.run(story())


def test_a_full_disk_is_an_error_and_nothing_is_half_written(sqlite: SqliteStore) -> None:
    async def story() -> None:
        await sqlite.append([row(0)])
        pages = sqlite.scribe.db.execute("pragma page_count").fetchone()[0]
        sqlite.scribe.db.execute(f"pragma max_page_count = {pages}")
        big = LogRow("AAAAAA", 1, "big", "chose", bytes(1_000_000), 1, 0, 1)
        with pytest.raises(StorageError, match="full"):
            await sqlite.append([big], listed("AAAAAA"))
        assert await sqlite.read("AAAAAA") == [row(0)]
        sqlite.scribe.db.execute("pragma max_page_count = 1000000")
        await sqlite.append([big])

    asyncio.run(story())


def test_acknowledged_writes_are_on_disk(sqlite: SqliteStore) -> None:
    assert sqlite.scribe.db.execute("pragma synchronous").fetchone() == (2,)
    assert sqlite.db.execute("pragma journal_mode").fetchone() == ("wal",)


def test_files_are_private(sqlite: SqliteStore, tmp_path: Path) -> None:
    assert at_once(sqlite, row(0)) == [None]
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert set(modes) == {"sixgun.db", "sixgun.db-wal", "sixgun.db-shm"}
    assert set(modes.values()) == {0o600}


def test_another_schema_is_refused_and_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "sixgun.db"
    SqliteStore(path).close()
    other = sqlite3.connect(path)
    other.execute("pragma user_version = 99")
    other.close()
    with pytest.raises(OtherSchema) as refused:
        SqliteStore(path)
    assert refused.value.found == 99


@pytest.mark.parametrize("version", [0, SCHEMA_VERSION])
def test_a_foreign_database_is_refused(tmp_path: Path, version: int) -> None:
    path = tmp_path / "other.db"
    other = sqlite3.connect(path)
    other.execute("create table songs (title text)")
    other.execute(f"pragma user_version = {version}")
    other.commit()
    other.close()
    with pytest.raises(OtherSchema):
        SqliteStore(path)
    (tmp_path / "text").write_text("no database " * 200)
    with pytest.raises(StorageError):
        SqliteStore(tmp_path / "text")


# Batches


def at_once(store: AnyStore, *rows: LogRow) -> list[BaseException | None]:
    """Requests all writes before the first is committed; returns the error of each."""

    async def story() -> list[BaseException | None]:
        with held(store) if isinstance(store, SqliteStore) else nullcontext():
            writing = [store.append([each]) for each in rows]
        return await asyncio.gather(*writing, return_exceptions=True)

    return tell(store, story)


def waits_for(go: Event) -> Steps[None]:
    assert go.wait(30)
    yield from ()


@contextmanager
def held(store: SqliteStore) -> Iterator[None]:
    """Keeps the scribe at work."""
    go = Event()
    store.scribe.write([], lambda: waits_for(go))
    store.scribe.hand_over()
    try:
        yield
    finally:
        go.set()


def commits(store: SqliteStore) -> list[str]:
    """Records the statements from now on, without values."""
    said: list[str] = []
    store.scribe.db.set_trace_callback(lambda statement: said.append(statement.split()[0]))
    return said


def test_concurrent_writes_share_one_transaction(sqlite: SqliteStore) -> None:
    rows = [row(0, table=f"{number:06}") for number in range(20)]
    said = commits(sqlite)
    assert at_once(sqlite, *rows) == [None] * 20
    assert [word.lower() for word in said] == ["begin", "commit", "begin", "insert", "commit"]
    assert [asyncio.run(sqlite.read(each.table)) for each in rows] == [[each] for each in rows]


def test_the_writes_of_one_turn_of_the_loop_share_one_transaction(sqlite: SqliteStore) -> None:
    """Even the first ones, for which the scribe was not busy."""
    said = commits(sqlite)

    async def story() -> None:
        await asyncio.gather(*[sqlite.append([row(0, table=f"{number:06}")]) for number in range(20)])

    asyncio.run(story())
    assert [word.lower() for word in said] == ["begin", "insert", "commit"]


def test_a_batch_has_an_end(sqlite: SqliteStore) -> None:
    said = commits(sqlite)
    assert at_once(sqlite, *[row(0, table=f"{number:06}") for number in range(MOST + 1)]) == [None] * (MOST + 1)
    assert [word.lower() for word in said] == ["begin", "commit", *["begin", "insert", "commit"] * 2]


def test_a_conflict_does_not_affect_other_writes(store: AnyStore) -> None:
    assert at_once(store, row(0)) == [None]
    heard = at_once(store, row(1), row(0, "late"), row(0, table="BBBBBB"), row(2))
    assert [type(each) for each in heard] == [type(None), Conflict, type(None), type(None)]
    assert tell(store, lambda: store.read("AAAAAA")) == [row(0), row(1), row(2)]
    assert tell(store, lambda: store.read("BBBBBB")) == [row(0, table="BBBBBB")]


def test_a_storage_error_reaches_every_writer(sqlite: SqliteStore, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "sixgun.db", isolation_level=None)
    other.execute("begin immediate")
    heard = at_once(sqlite, row(0), row(0, table="BBBBBB"))
    other.execute("rollback")
    other.close()
    assert [type(each) for each in heard] == [StorageError, StorageError]
    assert at_once(sqlite, row(0), row(0, table="BBBBBB")) == [None, None]


def test_an_error_in_one_request_does_not_stop_the_scribe(store: AnyStore) -> None:
    def stumble() -> Steps[None]:
        yield "select 1", ()
        raise RuntimeError("a mistake")

    async def story() -> None:
        with pytest.raises(RuntimeError):
            await store.write([], stumble)
        await store.append([row(0)])
        assert await store.read("AAAAAA") == [row(0)]

    tell(store, story)


def test_queued_writes_are_stored_before_closing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "sixgun.db")

    async def story() -> None:
        leaving = [store.append([row(seq)]) for seq in range(5)]
        store.close()
        await asyncio.gather(*leaving)

    asyncio.run(story())
    again = SqliteStore(tmp_path / "sixgun.db")
    assert asyncio.run(again.read("AAAAAA")) == [row(seq) for seq in range(5)]
    again.close()
