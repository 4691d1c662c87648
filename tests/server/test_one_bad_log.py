"""A log that does not hold hurts its own table and no other, and the operator is told which it is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from typer.testing import CliRunner

from sixgun.cli import app
from sixgun.server.accounts.identity import Identities
from sixgun.server.accounts.keys import SigningKey
from sixgun.server.accounts.limits import ConnectionLimit, NewcomerLimit
from sixgun.server.front_desk import FrontDesk
from sixgun.server.metrics import exposed
from sixgun.server.routes.health import count
from sixgun.server.storage.store import Guest
from sixgun.server.table import lobby
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.saloon import ABANDONED
from tests.server.fake_saloon import Bar, finish, in_bar

DAMAGES = {
    "not_json": ("update events set payload = x'00ff' where seq = 3 and \"table\" = ?", "unreadable"),
    "no_such_kind": ('update events set payload = \'{"kind":"sung"}\' where seq = 3 and "table" = ?', "unreadable"),
    "no_such_seat": (
        'update events set payload = \'{"kind":"rose","seat":77}\' where seq = 3 and "table" = ?',
        "unreadable",
    ),
    "no_beginning": ('delete from events where seq = 0 and "table" = ?', "gap"),
    "a_gap": ('delete from events where seq = 4 and "table" = ?', "gap"),
    "other_rules": ("update events set rules_version = 99 where kind = 'chose' and \"table\" = ?", "rules"),
    "other_game": ("update events set state_crc = 5 where kind = 'chose' and \"table\" = ?", "checksum"),
}


def change(folder: Path, statement: str, *values: str) -> None:
    with closing(sqlite3.connect(folder / "sixgun.db")) as db:
        db.execute(statement, values)
        db.commit()


async def two_tables(bar: Bar) -> tuple[Dealer, Dealer]:
    """A game of Ann and Bob, and one of Cid and Dan, after a choice each."""
    for name in ("Ann", "Bob", "Cid", "Dan"):
        await bar.store.save_guest(Guest(f"id-{name}", name, 0, bar.time))
    return await game(bar, "Ann", "Bob"), await game(bar, "Cid", "Dan")


async def game(bar: Bar, *names: str) -> Dealer:
    dealer = await bar.table(*names, bots=["easy", "easy"], speed="none", public=True)
    assert dealer.table.question is not None
    await dealer.commit_bot_choice(dealer.table.prompt, "timeout", dealer.table.games[-1].game.options[0])
    return dealer


def desk_of(bar: Bar) -> FrontDesk:
    desk = FrontDesk(bar.services, Identities([SigningKey("secret")]), ConnectionLimit(9), NewcomerLimit(9))
    bar.saloon = desk.saloon
    return desk


@pytest.mark.parametrize("damage", DAMAGES)
def test_only_its_own_table_is_set_aside(tmp_path: Path, damage: str) -> None:
    statement, fault = DAMAGES[damage]

    async def story(bar: Bar) -> None:
        bad, good = await two_tables(bar)
        change(tmp_path, statement, bad.table.code)
        desk = desk_of(bar)
        bar.time += ABANDONED + 1
        with capture_logs() as lines:
            await desk.sweep()
            await desk.sweep()
        assert [row.code for row in await bar.store.tables(["closed"])] == [good.table.code]
        told = [line for line in lines if line["event"] == "table_set_aside"]
        assert [(line["table"], line["reason"]) for line in told] == [(bad.table.code, fault)]
        assert not [line for line in lines if line["event"] == "failed"]
        assert not bar.services.failing
        count(desk)
        assert f'sixgun_tables_set_aside{{reason="{fault}"}} 1.0' in exposed().decode()
        kept = await desk.saloon.dealer(bad.table.code)
        assert kept.paused == "rules"
        assert kept.audience.room("id-Ann").paused == "rules"

    in_bar(tmp_path, story)


@pytest.mark.parametrize("damage", DAMAGES)
def test_its_players_can_be_forgotten(tmp_path: Path, damage: str) -> None:
    """They cannot leave the table, but their name and id do."""

    async def story(bar: Bar) -> None:
        bad, _ = await two_tables(bar)
        change(tmp_path, DAMAGES[damage][0], bad.table.code)
        desk = desk_of(bar)
        await desk.forget("id-Ann")
        assert await bar.store.guest("id-Ann") is None
        assert not bar.services.failing

    in_bar(tmp_path, story)
    with closing(sqlite3.connect(tmp_path / "sixgun.db")) as db:
        db.execute("vacuum")
        db.execute("pragma wal_checkpoint(truncate)")
    assert b"id-Ann" not in (tmp_path / "sixgun.db").read_bytes()


def test_a_name_that_cannot_be_read_is_forgotten_too(tmp_path: Path) -> None:
    """Even under a name that the player has no longer."""

    async def story(bar: Bar) -> None:
        dealer = await game(bar, "Annabel", "Bob")
        await bar.store.save_guest(Guest("id-Annabel", "Belle", 0, 0))
        change(
            tmp_path, "update events set payload = payload || '}' where kind = 'got_ready' and \"table\" = ?",
            dealer.table.code,
        )  # fmt: skip
        await desk_of(bar).forget("id-Annabel")
        assert (await bar.store.tables(["playing"]))[0].listed.count(b'"host":"?"') == 1

    in_bar(tmp_path, story)
    with closing(sqlite3.connect(tmp_path / "sixgun.db")) as db:
        db.execute("vacuum")
        db.execute("pragma wal_checkpoint(truncate)")
    assert b"Annabel" not in (tmp_path / "sixgun.db").read_bytes()


def test_an_unreadable_listing_is_left_out_of_the_list(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        bad, good = await two_tables(bar)
        await lobby.leave(good, "id-Dan")
        change(tmp_path, "update tables set listed = x'00' where code = ?", bad.table.code)
        desk = desk_of(bar)
        assert await desk.tables_of("id-Ann") == []
        assert [table.code for table in await desk.tables_of("id-Cid")] == [good.table.code]

    in_bar(tmp_path, story)


# sixgun check


def checked(folder: Path) -> tuple[int, list[str]]:
    done = CliRunner().invoke(app, ["check", str(folder / "sixgun.db"), "--lang", "en"])
    return done.exit_code, done.stdout.splitlines()


def played(folder: Path) -> list[str]:
    """Writes a database with a finished game and one that goes on; returns the codes of the tables."""
    codes: list[str] = []

    async def story(bar: Bar) -> None:
        goes_on, ended = await two_tables(bar)
        codes.extend([goes_on.table.code, ended.table.code])
        await bar.come(ended, "Cid")
        await finish(ended)
        assert ended.table.status == "over"
        await bar.store.forget("id-Dan", "?")

    in_bar(folder, story)
    return codes


def test_a_sound_database_holds(tmp_path: Path) -> None:
    played(tmp_path)
    code, (line,) = checked(tmp_path)
    assert code == 0
    assert line.startswith(f"{tmp_path / 'sixgun.db'}: 2 tables, ")
    assert line.endswith("all of it holds.")


SAID = {
    "unreadable": "entry 3 (got_ready) cannot be read.",
    "rules": "(chose) was played by another version of the rules.",
    "checksum": "(chose) leads to another game than it did when it was played.",
}


@pytest.mark.parametrize("damage", [name for name, (_, fault) in DAMAGES.items() if fault in SAID])
def test_a_check_names_the_entry(tmp_path: Path, damage: str) -> None:
    statement, fault = DAMAGES[damage]
    bad, _ = played(tmp_path)
    change(tmp_path, statement, bad)
    code, (first, last) = checked(tmp_path)
    assert code == 1
    assert first.startswith(f"{bad}: entry ")
    assert first.endswith(SAID[fault])
    assert last.endswith("one thing does not hold.")


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ('delete from events where seq = 4 and "table" = ?', ": an entry is missing before 5 ("),
        ('delete from events where "table" = ?', ": the table is listed, but has no log."),
        ("update tables set status = 'lobby' where code = ?", ": the list of tables says something else than the log."),
        ("delete from table_players where \"table\" = ?", ": the list of tables says something else than the log."),
    ],
)  # fmt: skip
def test_a_check_says_what_does_not_hold(tmp_path: Path, statement: str, said: str) -> None:
    bad, _ = played(tmp_path)
    change(tmp_path, statement, bad)
    code, (first, _) = checked(tmp_path)
    assert code == 1
    assert first.startswith(bad + said)


def test_a_check_compares_the_results(tmp_path: Path) -> None:
    _, finished = played(tmp_path)
    change(tmp_path, "update finished set kept = replace(kept, '\"winners\":[', '\"winners\":[7,')")
    change(tmp_path, "insert into finished select 'ZZZZZZ-1', 'ZZZZZZ', 1, ended, kept, 0, 0 from finished")
    code, (first, second, last) = checked(tmp_path)
    assert code == 1
    assert first == f"{finished}-1: the result is kept otherwise than the game was played."
    assert second == "ZZZZZZ-1: a result without a table."
    assert last.endswith("2 things do not hold.")


def test_a_check_refuses_what_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "other.db").write_text("no database")
    for name in ("other.db", "nothing.db"):
        done = CliRunner().invoke(app, ["check", str(tmp_path / name), "--lang", "en"])
        assert done.exit_code == 1
        assert name in done.stderr
    assert not (tmp_path / "nothing.db").exists()
