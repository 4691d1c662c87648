"""The commands of an operator on PostgreSQL: taking a file along, checking, and what is said when it does not work."""

from __future__ import annotations

import asyncio
import re
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sixgun.cli import app
from sixgun.server.accounts.keys import read_keys
from sixgun.server.storage.owner import Owner
from sixgun.server.storage.postgres.store import PostgresStore
from sixgun.server.storage.schema import SCHEMA_VERSION
from sixgun.server.storage.sqlite import SqliteStore
from sixgun.server.storage.store import Guest, Report
from tests.server.fake_saloon import Bar, finish, in_bar
from tests.server.stores import tell

NOWHERE = "postgresql://somebody:secret@127.0.0.1:1/nothing"


def said(*words: str) -> tuple[int, str]:
    """The exit code of a command, and what it prints, in one line."""
    first, *others = words
    done = CliRunner().invoke(app, [first, "--lang", "en", *others])
    return done.exit_code, " ".join((done.stdout + done.stderr).split())


def lived_in(folder: Path) -> Path:
    """A database file with a finished game, people and a report."""

    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none", rated=True)
        await finish(dealer)
        await bar.store.save_guest(Guest("id-Ann", "Ann", 1, 2))
        for number in range(3):
            await bar.store.report(Report(number, "T", "id-Ann", "id-Bob", "Bob", "spam", "text", b"[]"))

    in_bar(folder, story)
    return folder / "sixgun.db"


async def everything(store: SqliteStore | PostgresStore) -> list[object]:
    """What a server would find."""
    tables = await store.tables(["lobby", "playing", "over", "closed"])
    return [
        tables, [await store.read(one.code) for one in tables], await store.finished_by("id-Ann", 9),
        await store.results_of("id-Bob"), await store.best(9), await store.guest("id-Ann"), await store.reports(9),
    ]  # fmt: skip


def test_a_file_is_taken_along(tmp_path: Path, database: str) -> None:
    path = lived_in(tmp_path)
    code, text = said("migrate", str(path), "--to", database)
    where = database.replace("sixgun@", "")
    assert code == 0
    assert re.fullmatch(rf"{path} → {where}: \d+ rows", text)
    with closing(SqliteStore(path)) as file:
        before = asyncio.run(everything(file))
    store = PostgresStore(database)
    assert tell(store, lambda: everything(store)) == before
    tell(store, lambda: store.report(Report(9, "T", None, "id-Bob", "Bob", "spam", "", b"[]")))
    assert [each.number for each in tell(store, lambda: store.reports(1))] == [4]
    code, text = said("check", database)
    assert code == 0
    assert "1 table," in text
    code, text = said("migrate", str(path), "--to", database)
    assert (code, "is not empty" in text) == (1, True)
    assert tell(store, lambda: store.reports(9))[0].number == 4


def test_what_does_not_hold_is_found(tmp_path: Path, database: str) -> None:
    said("migrate", str(lived_in(tmp_path)), "--to", database)
    store = PostgresStore(database)
    tell(store, lambda: store.change("delete from events where seq = ?", 7))
    code, text = said("check", database)
    assert (code, "an entry is missing before 8" in text) == (1, True)


def test_a_file_in_use_is_not_copied(tmp_path: Path, database: str) -> None:
    path = lived_in(tmp_path)
    with closing(Owner(path)):
        code, text = said("migrate", str(path), "--to", database)
    assert (code, "A server is using" in text) == (1, True)
    code, text = said("migrate", str(path), "--to", str(tmp_path / "other.db"))
    assert (code, "is not the address of a PostgreSQL database" in text) == (1, True)
    code, text = said("migrate", database, "--to", database)
    assert (code, "Only a database file can be copied" in text) == (1, True)


def test_a_database_is_upgraded(database: str) -> None:
    code, text = said("migrate", database)
    assert code == 0
    assert f"version {SCHEMA_VERSION} → {SCHEMA_VERSION}" in text


@pytest.mark.parametrize("words", [("serve", "--port", "0", "--database"), ("check",), ("migrate",)])
def test_a_database_that_does_not_answer_is_named_without_its_password(words: tuple[str, ...]) -> None:
    code, text = said(*words, NOWHERE)
    assert code == 1
    assert "Cannot use postgresql://127.0.0.1:1/nothing: " in text
    assert "secret" not in text


def test_a_database_that_does_not_exist_is_named(database: str) -> None:
    code, text = said("check", f"{database}_not")
    assert (code, "does not exist" in text) == (1, True)


def test_an_empty_database_is_no_database_of_ours(database: str) -> None:
    code, text = said("check", database)
    assert (code, "belongs to another version of Sixgun (schema 0" in text) == (1, True)


def test_orders_of_an_operator_are_carried_out_beside_the_servers(tmp_path: Path, database: str) -> None:
    said("migrate", str(lived_in(tmp_path)), "--to", database)
    secret = tmp_path / "secret"
    read_keys(secret)  # a new one
    code, text = said("admin", "--database", database, "--secret-file", str(secret), "reports")
    assert (code, "Bob" in text) == (0, True)
