"""Two processes at one table: whichever is faster, a choice that is sent to both with the same key happens once.

No lease and no lock on the file keeps them apart here; the number of an entry is all that does.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from msgspec import json

from sixgun.server.messages.room import Agreement
from sixgun.server.services import Services
from sixgun.server.storage.sqlite import SqliteStore
from sixgun.server.storage.store import Guest, LogRow
from sixgun.server.table.loader import read_table
from sixgun.server.table.lobby import get_ready, sit, start
from sixgun.server.table.saloon import Saloon
from tests.server.fake_saloon import Simpletons
from tests.server.stores import AnyStore, patience, sqlite, store, tell

__all__ = ["patience", "sqlite", "store"]  # fixtures

ROOT = Path(__file__).parents[2]
ROUNDS = 15


async def dealt(store: AnyStore) -> str:
    """Deals at a table of four; returns its code."""
    saloon = Saloon(Services(store, Simpletons(), tempo=0))
    first, *others = [Guest(f"id-{name}", name, 0, 0) for name in ("Ann", "Bob", "Cid", "Dan")]
    dealer = await saloon.open_table(Agreement(players=4, speed="none"), first)
    for other in others:
        await sit(dealer, other)
        await get_ready(dealer, other.id, True)
    await start(dealer, first.id)
    await saloon.close()
    return dealer.table.code


class Racer:
    """A process that runs the table."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert self.hear() == "here"

    def say(self, key: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{key}\n")
        self.process.stdin.flush()

    def hear(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()


@contextmanager
def racer(place: str, code: str) -> Iterator[Racer]:
    words = [sys.executable, "-m", "tests.server.racer", place, code]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, env=environment, text=True, cwd=ROOT) as process:
        yield Racer(process)


def test_the_same_key_at_two_processes_is_one_move(
    store: AnyStore, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place = str(tmp_path / "sixgun.db") if isinstance(store, SqliteStore) else request.getfixturevalue("database")
    code = tell(store, lambda: dealt(store))
    keys = [f"same-key-{number:03}" for number in range(ROUNDS)]
    with ExitStack() as stack:
        both = [stack.enter_context(racer(place, code)) for _ in range(2)]
        for key in keys:
            for each in both:
                each.say(key)
            told = [json.decode(each.hear()) for each in both]
            assert [answer["type"] for answer in told] == ["done", "done"]
            assert told[0] == told[1]
    rows: list[LogRow] = tell(store, lambda: store.read(code))
    assert [row.key for row in rows if row.kind == "chose"] == keys
    table, flaw = read_table(code, rows)
    assert (flaw, table.moves) == (None, ROUNDS)
