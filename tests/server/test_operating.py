"""What an operator relies on: liveness, metrics, and a backup that can be restored."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from sixgun.cli import app
from sixgun.rules import RULES_VERSION
from sixgun.server.app import watch_loop
from sixgun.server.metrics import LOOP_LAG, exposed
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
    new.mkdir()
    with open_house(tmp_path / "old") as house, party(house, "Ann Bob Cid Dan") as tables:
        play_on(tables, Random(1), most=20)
        with (
            closing(sqlite3.connect(tmp_path / "old" / "sixgun.db")) as source,
            closing(sqlite3.connect(new / "sixgun.db")) as copy,
        ):
            source.backup(copy)
        (new / "secret").write_bytes((tmp_path / "old" / "secret").read_bytes())
        code, seq = tables[0].code, max(table.done for table in tables)
        people = [table.person for table in tables]
    done = CliRunner().invoke(app, ["check", str(new / "sixgun.db"), "--lang", "en"])
    assert (done.exit_code, done.stdout.strip().endswith("all of it holds.")) == (0, True), done.stdout
    with open_house(new) as house:
        tables = [returned(house, person).sit_at(code) for person in people]
        assert tables[0].wait_until(seq).seq == seq > 0
        play_on(tables, Random(2), most=5)
        assert tables[0].wait_until(seq + 1).seq > seq


def returned(house: House, person: Person) -> Person:
    """The same person at another server, with the old cookie."""
    again = Person(house, "")
    again.name = f"{person.name}2"  # for keys of their own
    again.web.cookies = person.web.cookies
    return again
