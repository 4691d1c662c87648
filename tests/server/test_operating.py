"""What an operator relies on: liveness, metrics, backups, drain mode, and how long tables are kept."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from sixgun.cli import app
from sixgun.rules import RULES_VERSION
from sixgun.server.accounts.identity import Identities
from sixgun.server.accounts.keys import SigningKey
from sixgun.server.accounts.limits import ConnectionLimit, NewcomerLimit
from sixgun.server.app import watch_loop
from sixgun.server.audit import Counts, findings
from sixgun.server.errors import ApiError
from sixgun.server.front_desk import DAY, FOR_EVER, FrontDesk, Keeping
from sixgun.server.messages.room import Agreement, Level
from sixgun.server.messages.socket import Wrong
from sixgun.server.metrics import LOOP_LAG, exposed
from sixgun.server.storage.backup import back_up
from sixgun.server.storage.sqlite import SqliteStore
from sixgun.server.storage.store import LogRow, TableListing
from sixgun.server.table.host import close_as_operator
from sixgun.server.table.lobby import start
from sixgun.server.table.saloon import LETTERS
from tests.server.fake_saloon import Bar, finish, in_bar
from tests.server.live_server import House, Person, open_house, party, play_on


def test_a_process_is_alive_even_if_it_is_not_ready(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann = Person(house, "Ann")
        assert (ann.get("/livez").status_code, ann.get("/healthz").status_code) == (200, 200)
        with closing(sqlite3.connect(tmp_path / "sixgun.db", isolation_level=None)) as other:
            other.execute("begin immediate")
            assert ann.post("/api/me", {"name": "Anna"}).status_code == 503
            assert ann.post("/api/tables", {}).status_code == 503
            assert (ann.get("/livez").status_code, ann.get("/healthz").status_code) == (200, 503)


def test_the_lag_of_the_loop_and_the_build_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[float] = []
    monkeypatch.setattr(LOOP_LAG, "observe", seen.append)

    async def story() -> None:
        watching = asyncio.create_task(watch_loop(0.0))
        while len(seen) < 3:
            await asyncio.sleep(0)
        watching.cancel()

    asyncio.run(story())
    assert all(lag >= 0 for lag in seen)
    assert f'rules="{RULES_VERSION}"' in exposed().decode()


def test_a_backup_of_a_running_server_can_be_restored(tmp_path: Path) -> None:
    """The backup of docs/hosting.md holds, and the game goes on from it under the same cookie."""
    new = tmp_path / "new"
    with open_house(tmp_path / "old") as house, party(house, "Ann Bob Cid Dan") as tables:
        play_on(tables, Random(1), most=20)
        done = admin(house.folder, "backup", str(tmp_path / "copies"))
        assert done.exit_code == 0, done.output
        code, seq = tables[0].code, max(table.done for table in tables)
        people = [table.person for table in tables]
    (copy,) = (tmp_path / "copies").glob("*.db")
    (keys,) = (tmp_path / "copies").glob("*.secret")
    assert [each.stat().st_mode & 0o777 for each in (copy, keys)] == [0o600, 0o600]
    new.mkdir()
    copy.rename(new / "sixgun.db")
    keys.rename(new / "secret")
    done = CliRunner().invoke(app, ["check", str(new / "sixgun.db"), "--lang", "en"])
    assert (done.exit_code, done.stdout.strip().endswith("all of it holds.")) == (0, True), done.stdout
    with open_house(new) as house:
        tables = [returned(house, person).sit_at(code) for person in people]
        assert tables[0].wait_until(seq).seq == seq > 0
        play_on(tables, Random(2), most=5)
        assert tables[0].wait_until(seq + 1).seq > seq


def admin(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(app, ["admin", "--lang", "en", "--database", str(folder / "sixgun.db"), *words])


def test_only_the_latest_backups_are_kept(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "sixgun.db").close()
    (tmp_path / "secret").write_text("keys", encoding="ascii")
    copies = tmp_path / "copies"
    for day in (1, 2, 3):
        back_up(tmp_path / "sixgun.db", tmp_path / "secret", copies, 2, datetime(2026, 1, day, tzinfo=UTC))
    left = ["sixgun-20260102-000000.db", "sixgun-20260102-000000.secret"]
    left += ["sixgun-20260103-000000.db", "sixgun-20260103-000000.secret"]
    assert sorted(path.name for path in copies.iterdir()) == left


def test_a_copy_that_cannot_be_made_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "sixgun.db").write_bytes(b"no database" * 1000)
    (tmp_path / "secret").write_text("keys", encoding="ascii")
    done = admin(tmp_path, "backup", str(tmp_path / "copies"))
    assert (done.exit_code, done.stderr.startswith("Cannot write to")) == (1, True), done.output
    assert list((tmp_path / "copies").iterdir()) == []


# Drain mode


def test_no_game_begins_while_the_server_drains(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, party(house, "Ann Bob Cid Dan") as tables:
        ann = tables[0].person
        assert "One is still being played" in admin(tmp_path, "drain").stdout
        assert ann.get("/healthz").json() == {"status": "draining"}
        assert ann.get("/livez").status_code == 200
        assert "sixgun_draining 1.0" in ann.get("/metrics").text
        refused = [ann.post("/api/quick", {}), ann.post("/api/tables", {})]
        assert [(each.status_code, each.json()["code"]) for each in refused] == [(503, "draining")] * 2
        play_on(tables, Random(1))  # the game is played to its end
        tables[0].say("again")
        assert tables[0].wait_for(Wrong).code == "draining"
        assert "none is being played" in admin(tmp_path, "drain").stdout
        assert "may begin again" in admin(tmp_path, "drain", "--off").stdout
        assert ann.get("/healthz").status_code == 200
        assert ann.post("/api/quick", {}).status_code == 201


def test_no_game_is_started_at_a_table_that_waits(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        levels: list[Level] = ["easy"] * 3
        dealer = await bar.saloon.open_table(Agreement(players=4), bar.guest("Ann"), levels)
        bar.services.draining = True
        with pytest.raises(ApiError, match="draining"):
            await start(dealer, "id-Ann")
        bar.services.draining = False
        await start(dealer, "id-Ann")
        assert dealer.table.status == "playing"

    in_bar(tmp_path, story)


def test_without_a_server_there_is_nothing_to_drain(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "sixgun.db").close()
    (tmp_path / "secret").write_text("keys", encoding="ascii")
    done = admin(tmp_path, "drain")
    assert (done.exit_code, done.stderr.startswith("No server uses this database")) == (1, True)


# How long tables are kept


def test_old_tables_are_deleted_with_their_games(tmp_path: Path) -> None:
    """Those with games after so many days, and those without after others; open ones and results stay."""

    async def story(bar: Bar) -> None:
        played = await bar.table("Ann", "Bob", "Cid", "Dan", rated=True)
        await finish(played)
        empty = await bar.saloon.open_table(Agreement(players=4), bar.guest("Eve"))
        for dealer in (played, empty):
            await close_as_operator(dealer)
        open_one = await bar.saloon.open_table(Agreement(players=4), bar.guest("Fay"))
        bar.saloon.dealers.clear()
        codes = [played.table.code, empty.table.code, open_one.table.code]
        replay, desk = f"{codes[0]}-1", front_desk(bar)

        async def left(days: int, keeping: Keeping) -> list[bool]:
            bar.time = 1_000_000 + days * DAY + 1
            desk.keeping = keeping
            await desk.delete_old_tables()
            return [bool(await bar.store.read(code)) for code in codes]

        assert await left(100, Keeping()) == [True, True, True]
        assert await left(29, Keeping(365, 30)) == [True, True, True]
        assert await left(31, Keeping(365, 30)) == [True, False, True]
        assert await bar.store.finished(replay) is not None
        assert await left(366, Keeping(365, 30)) == [False, False, True]
        assert await bar.store.finished(replay) is None
        assert await bar.store.replays_of("id-Ann") == []
        assert sum(result.games for result in await bar.store.results_of("id-Ann")) == 1
        assert list(findings(tmp_path / "sixgun.db", Counts())) == []

    in_bar(tmp_path, story)


def test_a_table_that_somebody_looks_at_is_not_deleted(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.saloon.open_table(Agreement(players=4), bar.guest("Ann"))
        await close_as_operator(dealer)
        bar.time += 10 * DAY
        await front_desk(bar, Keeping(1, 1)).delete_old_tables()
        assert await bar.store.read(dealer.table.code)

    in_bar(tmp_path, story)


def test_the_space_of_deleted_tables_is_given_back(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        payload = bytes(4000)
        for number in range(100):
            code = f"AAAA{LETTERS[number // 30]}{LETTERS[number % 30]}"
            rows = [LogRow(code, seq, f"k{seq}", "made", payload, 1, 0, 1) for seq in range(5)]
            await bar.store.append(rows, TableListing(code, "closed", False, 1, b"{}", ()))
        full = pages(tmp_path)
        for code in await bar.store.closed_before(2, 100, played=False):
            await bar.store.delete_table(code)
        assert pages(tmp_path) < full // 10

    in_bar(tmp_path, story)


def pages(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "sixgun.db")) as db:
        return int(db.execute("pragma page_count").fetchone()[0])


def front_desk(bar: Bar, keeping: Keeping = FOR_EVER) -> FrontDesk:
    identities = Identities([SigningKey("a secret")])
    desk = FrontDesk(bar.services, identities, ConnectionLimit(1), NewcomerLimit(1), keeping)
    desk.saloon = bar.saloon
    return desk


# What the operator says


def test_the_operator_says_who_they_are(tmp_path: Path) -> None:
    (tmp_path / "imprint.txt").write_text("Ann Example\nŽižkov\n", encoding="utf-8")
    with open_house(tmp_path, "--imprint", str(tmp_path / "imprint.txt"), "--keep-games", "365") as house:
        said = {"imprint": "Ann Example\nŽižkov", "privacy": "", "keep_games": 365, "keep_tables": 0}
        assert Person(house, "").get("/api/operator").json() == said


@pytest.mark.parametrize("content", [None, b"\xff", b"x" * 20_001])
def test_a_text_that_cannot_be_shown_is_an_error_at_the_start(tmp_path: Path, content: bytes | None) -> None:
    text = tmp_path / "imprint.txt"
    if content is not None:
        text.write_bytes(content)
    done = CliRunner().invoke(
        app, ["serve", "--port", "0", "--database", str(tmp_path / "db"), "--imprint", str(text), "--lang", "en"]
    )
    assert (done.exit_code, "cannot be read as a text" in done.stderr) == (1, True), done.output


def returned(house: House, person: Person) -> Person:
    """The same person at another server, with the old cookie."""
    again = Person(house, "")
    again.name = f"{person.name}2"  # for keys of their own
    again.web.cookies = person.web.cookies
    return again
