"""A database of an older version can be migrated without losing anything.

`fixtures/version_1.sql` is what the server wrote when its schema had the version 1: a lobby, a game that goes on, two
rated games in a row, a hot seat, a closed table. `version_6.sql` has a game of four that goes on.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from typer.testing import CliRunner

from sixgun.cli import app
from sixgun.commands.local_server import upgrade
from sixgun.rules import RULES_VERSION
from sixgun.server.messages import socket as said
from sixgun.server.messages.rest import TableSummary
from sixgun.server.messages.room import Level
from sixgun.server.rating import Rating, rate_game
from sixgun.server.storage import migrations, schema
from sixgun.server.storage.sqlite import SqliteStore
from sixgun.server.storage.store import StorageError
from sixgun.server.table.lobby import get_ready, seat_bot, start
from sixgun.words import Words
from tests.server.fake_saloon import Bar, asked, finish, in_bar

FIXTURE = Path(__file__).parent / "fixtures" / "version_1.sql"
UNCHANGED = ("events", "players")
NORMAL: Level = "normal"
SAME_UNDER_ALL_RULES = 60  # entries of PLAY22


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "sixgun.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(FIXTURE.read_text(encoding="utf-8"))
    return path


@pytest.fixture
def new(old: Path) -> Path:
    done = CliRunner().invoke(app, ["migrate", str(old), "--lang", "en"])
    assert (done.exit_code, done.stdout.strip()) == (0, f"{old}: version 1 → {schema.SCHEMA_VERSION}")
    return old


def rows(path: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(query).fetchall()


def content(path: Path) -> dict[str, list[Any]]:
    tables = [name for (name,) in rows(path, "select name from sqlite_master where type = 'table'")]
    return {name: rows(path, f"select * from {name}") for name in tables}


def shape(path: Path) -> Iterator[str]:
    for (statement,) in rows(path, "select sql from sqlite_master where sql is not null order by name"):
        yield re.sub(r"\s*([(),])\s*|\s+", r"\1 ", statement)


def test_a_migrated_file_has_the_current_schema(new: Path, tmp_path: Path) -> None:
    SqliteStore(tmp_path / "fresh.db").close()
    assert list(shape(new)) == list(shape(tmp_path / "fresh.db"))
    assert rows(new, "pragma user_version") == [(schema.SCHEMA_VERSION,)]


def test_a_migrated_file_holds_but_for_games_of_older_rules(new: Path) -> None:
    """The lists and results are those of the logs; only games that today's rules must not replay are named."""
    done = CliRunner().invoke(app, ["check", str(new), "--lang", "en"])
    *flaws, summary = done.stdout.strip().splitlines()
    assert [flaw.partition(":")[0] for flaw in flaws] == ["PLAY22", "THREE3", "VER444"]
    assert all(flaw.endswith("was played by another version of the rules.") for flaw in flaws)
    assert "5 tables, 544 entries" in summary


def test_migration_keeps_every_row(old: Path) -> None:
    before = content(old)
    migrations.migrated(old)
    after = content(old)
    assert {name: after[name] for name in UNCHANGED} == {name: before[name] for name in UNCHANGED}
    assert [row[:-1] for row in after["finished"]] == before["finished"]
    ended = {row[0]: row[3] for row in before["finished"]}
    assert after["finished_seats"] == [(*row, ended[row[0]]) for row in before["finished_seats"]]
    open_tables = [row for row in before["tables"] if row[1] != "closed"]
    assert [row for row in after["tables"] if row[1] != "closed"] == [row[:-1] for row in open_tables]
    seated = [(row[0], place, player) for row in open_tables for place, player in enumerate(row[-1].split())]
    assert sorted(after["table_players"]) == sorted(seated)
    assert len(seated) == 8


def test_a_closed_table_names_nobody(old: Path) -> None:
    with closing(sqlite3.connect(old)) as db, db:
        db.execute("update tables set status = 'closed' where code = 'VER444' and players != ''")
    migrations.migrated(old)
    ((listed,),) = rows(old, "select listed from tables where code = 'VER444'")
    assert json.decode(listed, type=TableSummary).host == ""
    assert rows(old, "select * from table_players join tables on code = \"table\" where status = 'closed'") == []


def test_results_and_ratings_come_from_the_games(new: Path) -> None:
    """As if each had been counted when it ended."""
    games = rows(new, "select replay from finished where rated = 1 order by ended")
    known: dict[str, Rating] = {}
    for (replay,) in games:
        seats = rows(new, f"select player, role, won, name from finished_seats where replay = '{replay}' order by seat")
        winners = [number for number, seat in enumerate(seats) if seat[2]]
        known = rate_game(known, [seat[0] for seat in seats], [seat[1] for seat in seats], winners)
    assert len(games) == 2
    kept = rows(new, "select player, mu, sigma, games, shown from ratings")
    assert {row[0]: row[1:] for row in kept} == {who: (*one, one.shown) for who, one in known.items()}
    assert rows(new, "select sum(games), sum(wins) from results where player = 'id-Cid'")[0][0] == 2


def test_a_migration_that_fails_changes_nothing(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = content(old)
    broken = (*migrations.MIGRATIONS[2], "insert into nowhere (column) values (1);")
    monkeypatch.setattr(migrations, "MIGRATIONS", {**migrations.MIGRATIONS, 2: broken})
    with pytest.raises(StorageError):
        migrations.migrated(old)
    assert content(old) == before
    assert rows(old, "pragma user_version") == [(1,)]


def test_a_file_that_a_server_has_open_is_not_migrated(old: Path) -> None:
    with closing(sqlite3.connect(old)) as server:
        server.execute("pragma journal_mode = wal")
        assert server.execute("select count(*) from events").fetchone()[0] > 0
        with pytest.raises(StorageError):
            migrations.migrated(old)
    assert rows(old, "pragma user_version") == [(1,)]


def test_playing_brings_a_players_database_along(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Once, and says so; a file of another kind is left for the server to refuse."""
    words = Words("en")
    upgrade(old, words)
    assert capsys.readouterr().out.strip() == f"{old}: version 1 → {schema.SCHEMA_VERSION}"
    upgrade(old, words)
    upgrade(old.parent / "nothing.db", words)
    (old.parent / "other.db").write_text("no database")
    upgrade(old.parent / "other.db", words)
    assert capsys.readouterr().out == ""


def test_a_migrated_lobby_can_start(new: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.saloon.dealer("LOBBY2")
        assert [place.name for place in dealer.table.places] == ["Ann", "", "Bob", "Old Man Tucker"]
        await seat_bot(dealer, "id-Ann", 1, NORMAL)
        await get_ready(dealer, "id-Bob", True)
        await start(dealer, "id-Ann")
        assert dealer.table.status == "playing"
        assert {table.code for table in await bar.store.tables_of("id-Ann")} == {"LOBBY2", "VER444"}

    in_bar(new.parent, story)


@pytest.mark.usefixtures("known_promises")
def test_a_migrated_table_promises_its_second_shuffle(new: Path) -> None:
    """It was opened without a secret: its first deal is the server's alone, and no record says otherwise."""

    async def story(bar: Bar) -> None:
        dealer = await bar.saloon.dealer("LOBBY2")
        assert (dealer.table.commitment, dealer.table.head) == (None, b"")
        await seat_bot(dealer, "id-Ann", 1, NORMAL)
        await get_ready(dealer, "id-Bob", True, "bb" * 32)
        await start(dealer, "id-Ann", "aa" * 32)
        (match,) = dealer.table.games
        assert match.shuffle is None
        assert f"key {match.key.hex()}" in match.save()
        assert dealer.table.commitment is not None
        assert dealer.table.head

    in_bar(new.parent, story)


def test_a_migrated_game_of_older_rules_waits_and_loses_nothing(new: Path) -> None:
    before = rows(new, "select * from events")

    async def story(bar: Bar) -> None:
        for code in ("PLAY22", "THREE3", "VER444"):
            assert (await bar.saloon.dealer(code)).paused == "rules"

    in_bar(new.parent, story)
    assert rows(new, "select * from events") == before


def test_a_game_of_version_6_goes_on(tmp_path: Path) -> None:
    """Its entries are the same, and it plays on, is exported and forgotten by what is left of its indexes."""
    path = tmp_path / "sixgun.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript((FIXTURE.parent / "version_6.sql").read_text(encoding="utf-8"))
    before = rows(path, "select * from events")
    assert migrations.migrated(path) == 6
    assert rows(path, "select * from events") == before
    SqliteStore(tmp_path / "fresh.db").close()
    assert list(shape(path)) == list(shape(tmp_path / "fresh.db"))

    async def story(bar: Bar) -> None:
        dealer = await bar.saloon.dealer("PLAY66")
        assert (dealer.paused, dealer.table.moves) == (None, 24)
        mine = [row for row in before if row[-1] == "id-Bob"]
        assert await bar.store.rows_of("id-Bob") == mine
        assert {"sat", "chose"} <= {row[3] for row in mine}
        await finish(dealer)
        assert await bar.store.replays_of("id-Bob") == ["PLAY66-1"]
        await bar.store.forget("id-Bob", "?")
        assert "id-Bob" not in {row.player for row in await bar.store.read("PLAY66")}

    in_bar(tmp_path, story)


def test_a_player_whose_deletion_was_broken_off_is_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "sixgun.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript((FIXTURE.parent / "version_6.sql").read_text(encoding="utf-8"))
        db.execute("update events set player = null where player = 'id-Bob' and kind != 'chose'")
        db.commit()
    before = rows(path, "select * from events")
    assert "id-Bob" in {row[-1] for row in before}
    migrations.migrated(path)
    blurred = [(*row[:-1], None if row[-1] == "id-Bob" else row[-1]) for row in before]
    assert rows(path, "select * from events") == blurred


def test_a_migrated_game_can_be_finished(old: Path) -> None:
    """Its first entries lead to the same game under today's rules, so they are taken for entries of today."""
    with closing(sqlite3.connect(old)) as db, db:
        db.execute("delete from events where \"table\" = 'PLAY22' and seq >= ?", (SAME_UNDER_ALL_RULES,))
        db.execute("update events set rules_version = ?", (RULES_VERSION,))
    migrations.migrated(old)
    new = old

    async def story(bar: Bar) -> None:
        dealer = await bar.saloon.dealer("PLAY22")
        assert dealer.paused is None
        moves = dealer.table.moves
        me = await asked(bar, dealer)
        assert isinstance(await me.choose("my-key-1"), said.Done)
        assert dealer.table.moves > moves
        await finish(dealer)
        assert await bar.store.replays_of("id-Bob") == ["PLAY22-1"]

    in_bar(new.parent, story)


def test_results_and_ratings_outlive_the_rules(new: Path) -> None:
    async def story(bar: Bar) -> None:
        assert {one.player: one.games for one in await bar.store.best(9)} == {
            "id-Cid": 2, "id-Dan": 2, "id-Žofie": 2,
        }  # fmt: skip
        assert sum(result.games for result in await bar.store.results_of("id-Žofie")) == 2
        assert await bar.store.results_of("id-Ann") == [], "a hot seat is practice"

    in_bar(new.parent, story)
