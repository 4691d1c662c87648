"""What is written down is there, once, or it was never said."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest
from msgspec import json

from sixgun.server.sqlite import OtherSchema, SqliteStore
from sixgun.server.store import Finished, FinishedSeat, Guest, Row, StorageTrouble, Tabled, Taken


def row(seq: int, key: str = "", table: str = "AAAAAA") -> Row:
    return Row(table, seq, key or f"key{seq}", "chose", b'{"kind":"chose"}', 1, 0xFFFF_FFFF, 5, None)


def listed(code: str, *players: str, status: str = "lobby", public: bool = True) -> Tabled:
    return Tabled(code, status, public, 7, b'{"host":"Ann"}', players)


def finished(replay: str, *players: str | None, ended: int = 9) -> Finished:
    seats = tuple(
        FinishedSeat(seat, player, f"Name {player}", "outlaw", "sid_ketchum", "fourth", seat == 0)
        for seat, player in enumerate(players)
    )
    return Finished(replay, replay[:6], 1, ended, json.encode({"names": [f"Name {p}" for p in players]}), seats, True)


@pytest.fixture
def store(tmp_path: Path):  # type: ignore[no-untyped-def]
    opened = SqliteStore(tmp_path / "sixgun.db")
    yield opened
    opened.close()


def test_rows_come_back_as_they_were_and_in_order(store: SqliteStore) -> None:
    async def story() -> None:
        rows = [row(seq) for seq in range(3)]
        for each in rows:
            await store.append(each)
        await store.append(row(0, table="BBBBBB"))
        assert await store.read("AAAAAA") == rows
        assert await store.read("AAAAAA", since=2) == rows[2:]
        assert await store.read("CCCCCC") == []

    asyncio.run(story())


@pytest.mark.parametrize("second", [row(0, "other"), row(1, "key0")])
def test_a_number_and_a_key_are_taken_once(store: SqliteStore, second: Row) -> None:
    async def story() -> None:
        await store.append(row(0))
        with pytest.raises(Taken):
            await store.append(second, listed("AAAAAA"), finished("AAAAAA-1", "p"))
        assert await store.read("AAAAAA") == [row(0)]
        assert await store.tables(["lobby"]) == []
        assert await store.finished("AAAAAA-1") is None

    asyncio.run(story())


def test_tables_are_listed_by_status_and_by_who_has_a_seat(store: SqliteStore) -> None:
    async def story() -> None:
        sat = Row("AAAAAA", 0, "k", "sat", b"{}", 1, 0, 1, "ann")
        await store.append(sat, listed("AAAAAA", "ann"))
        await store.append(row(0, table="BBBBBB"), listed("BBBBBB", "bob", status="playing"))
        assert [each.code for each in await store.tables(["lobby"])] == ["AAAAAA"]
        assert [each.code for each in await store.tables(["lobby", "playing"])] == ["AAAAAA", "BBBBBB"]
        assert await store.tables_of("ann") == [listed("AAAAAA", "ann")]
        await store.append(row(1), listed("AAAAAA"))
        assert await store.tables_of("ann") == []

    asyncio.run(story())


def test_finished_games_are_found_by_player_and_in_order(store: SqliteStore) -> None:
    async def story() -> None:
        games = [finished(f"AAAAAA-{n}", "ann", None, ended=n) for n in (1, 2)]
        for number, game in enumerate(games):
            await store.append(row(number), listed("AAAAAA", status="over"), game)
        assert await store.finished("AAAAAA-2") == games[1]
        assert await store.finished_by("ann") == games[::-1]
        assert await store.finished_by("ann", 1) == games[1:]
        assert await store.finished_by("bob") == []
        assert await store.public_games(5) == games[::-1]
        assert await store.rated(1) == games[1:]

    asyncio.run(story())


def test_nothing_knows_somebody_who_wants_to_be_forgotten(store: SqliteStore, tmp_path: Path) -> None:
    async def story() -> None:
        await store.meet(Guest("ann-id", "Annabel", 1, 1))
        said = json.encode({"kind": "sat", "seat": 0, "player": "ann-id", "name": "Annabel"})
        table = Tabled("AAAAAA", "over", True, 7, b'{"host":"Annabel"}', ("ann-id", "bob-id"))
        game = Finished(
            "AAAAAA-1", "AAAAAA", 1, 9, json.encode({"names": ["Annabel", "Bob"]}),
            (FinishedSeat(0, "ann-id", "Annabel", "sheriff", "x", "fourth", True),),
        )  # fmt: skip
        await store.append(Row("AAAAAA", 0, "k", "sat", said, 1, 0, 1, "ann-id"), table, game)
        await store.forget("ann-id", "?")
        assert await store.guest("ann-id") is None
        assert await store.tables_of("ann-id") == []
        assert await store.finished_by("ann-id") == []
        (kept,) = await store.finished_by()
        assert json.decode(kept.kept) == {"names": ["?", "Bob"]}

    asyncio.run(story())
    store.db.execute("vacuum")
    store.db.execute("pragma wal_checkpoint(truncate)")
    kept = (tmp_path / "sixgun.db").read_bytes()
    assert b"Annabel" not in kept
    assert b"ann-id" not in kept


def test_a_guest_can_change_the_name_and_grows_old(store: SqliteStore) -> None:
    async def story() -> None:
        await store.meet(Guest("ann", "Ann", 1, 1))
        await store.meet(Guest("ann", "Anna", 1, 50))
        assert await store.guest("ann") == Guest("ann", "Anna", 1, 50)
        assert await store.unseen_since(50) == []
        assert await store.unseen_since(51) == ["ann"]

    asyncio.run(story())


def test_a_locked_database_is_a_trouble_and_passes(store: SqliteStore, tmp_path: Path) -> None:
    async def story() -> None:
        other = sqlite3.connect(tmp_path / "sixgun.db", isolation_level=None)
        other.execute("begin immediate")
        with pytest.raises(StorageTrouble):
            await store.append(row(0))
        with pytest.raises(StorageTrouble):
            await store.probe()
        other.execute("rollback")
        other.close()
        await store.probe()
        await store.append(row(0))
        assert await store.read("AAAAAA") == [row(0)]

    asyncio.run(story())


def test_a_full_disk_is_a_trouble_and_nothing_is_half_written(store: SqliteStore) -> None:
    async def story() -> None:
        await store.append(row(0))
        pages = store.db.execute("pragma page_count").fetchone()[0]
        store.db.execute(f"pragma max_page_count = {pages}")
        big = Row("AAAAAA", 1, "big", "chose", bytes(1_000_000), 1, 0, 1)
        with pytest.raises(StorageTrouble, match="full"):
            await store.append(big, listed("AAAAAA"))
        assert await store.read("AAAAAA") == [row(0)]
        store.db.execute("pragma max_page_count = 1000000")
        await store.append(big)

    asyncio.run(story())


def test_what_is_acknowledged_is_on_disk(store: SqliteStore) -> None:
    assert store.db.execute("pragma synchronous").fetchone() == (2,)
    assert store.db.execute("pragma journal_mode").fetchone() == ("wal",)


def test_files_are_private(store: SqliteStore, tmp_path: Path) -> None:
    asyncio.run(store.append(row(0)))
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert set(modes) == {"sixgun.db", "sixgun.db-wal", "sixgun.db-shm"}
    assert set(modes.values()) == {0o600}


def test_another_schema_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "sixgun.db"
    SqliteStore(path).close()
    other = sqlite3.connect(path)
    other.execute("pragma user_version = 99")
    other.close()
    with pytest.raises(OtherSchema) as refused:
        SqliteStore(path)
    assert refused.value.found == 99


def test_somebody_elses_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    other = sqlite3.connect(path)
    other.execute("create table songs (title text)")
    other.commit()
    other.close()
    with pytest.raises(OtherSchema):
        SqliteStore(path)
    (tmp_path / "text").write_text("no database " * 200)
    with pytest.raises(StorageTrouble):
        SqliteStore(tmp_path / "text")
