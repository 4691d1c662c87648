"""Two servers on one PostgreSQL database: when one dies or sleeps, the other one goes on."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from sixgun.server.messages.socket import Done, FromServer, Goodbye
from sixgun.server.storage.postgres.store import PostgresStore
from sixgun.server.storage.store import LogRow
from sixgun.server.table.loader import check_entry, read_table
from tests.server.live_server import House, Person, Table, open_house, party, play_on
from tests.server.stores import tell

MOVES = 12


@pytest.fixture(autouse=True)
def long_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    """No server loses its tables because the machine is busy."""
    monkeypatch.setenv("SIXGUN_LEASE", "15")


@contextmanager
def two_houses(folder: Path, database: str) -> Iterator[tuple[House, House]]:
    """Two servers with the same database and the same keys."""
    options = ("--database", database, "--secret-file", str(folder / "secret"))
    with ExitStack() as doors:
        one, two = [doors.enter_context(open_house(folder / name, *options)) for name in ("one", "two")]
        yield one, two


def goes_to(house: House, person: Person, code: str) -> Table:
    """The same person at a table of another server, as soon as that may run it."""
    there = Person(house, "")
    there.name = f"{person.name}2"  # for keys of its own
    there.web.cookies.update(person.web.cookies)
    while True:
        try:
            table = there.sit_at(code)
            table.wait_until(0)
        except (ConnectionClosed, AssertionError):
            time.sleep(0.1)  # it still is the other server's
            continue
        return table


def last_choice(tables: list[Table]) -> tuple[int, bytes, int]:
    """Who made the last choice, how they said it, and its number."""
    seat = max(range(len(tables)), key=lambda seat: tables[seat].done)
    return seat, tables[seat].said[-1], tables[seat].done


def go_on(tables: list[Table], house: House) -> list[Table]:
    """Everybody goes to another server, where the last choice is sent again and the game goes on."""
    seat, said, done = last_choice(tables)
    there = [goes_to(house, table.person, table.code) for table in tables]
    there[seat].socket.send(said.decode())
    assert there[seat].wait_for(Done) == Done(msgspec.json.decode(said)["key"], done)
    assert play_on(there, Random(2), MOVES) == done + MOVES
    return there


def log_of(database: str, code: str) -> list[LogRow]:
    store = PostgresStore(database)
    return tell(store, lambda: store.read(code))


def check_log(rows: list[LogRow], code: str, moves: int) -> None:
    table, flaw = read_table(code, rows, check_entry)
    assert flaw is None
    assert table.moves == moves
    assert len({row.key for row in rows}) == len(rows)


def test_the_game_of_a_killed_server_goes_on_at_another(tmp_path: Path, database: str) -> None:
    with two_houses(tmp_path, database) as (one, two), party(one, "Ann Bob Cid Dan") as tables:
        moves = play_on(tables, Random(1), MOVES)
        one.process.kill()
        go_on(tables, two)
        check_log(log_of(database, tables[0].code), tables[0].code, moves + MOVES)


def test_a_server_that_slept_writes_nothing_and_sends_its_people_on(tmp_path: Path, database: str) -> None:
    with two_houses(tmp_path, database) as (one, two), party(one, "Ann Bob Cid Dan") as tables:
        moves = play_on(tables, Random(1), MOVES)
        one.process.send_signal(signal.SIGSTOP)
        there = go_on(tables, two)
        rows = log_of(database, tables[0].code)
        asked = there[0].wait_until(moves + MOVES).prompt
        assert asked is not None
        late = tables[asked.seat]
        late.say("choose", key="too-late-1", prompt=asked.id, choice=there[asked.seat].wait_until(0).options[0])
        one.process.send_signal(signal.SIGCONT)
        for table in tables:
            said: list[FromServer] = []
            with ExitStack() as ends:
                ends.callback(table.close)
                while not said or not isinstance(said[-1], Goodbye):
                    said.append(table.hear())
            assert said[-1] == Goodbye("restart")
            assert not [each for each in said if isinstance(each, Done)]
        assert log_of(database, tables[0].code) == rows
        assert play_on(there, Random(3), MOVES) == moves + 2 * MOVES
        check_log(log_of(database, tables[0].code), tables[0].code, moves + 2 * MOVES)


def test_a_server_that_stops_gives_its_tables_over_at_once(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIXGUN_LEASE", "60")
    with two_houses(tmp_path, database) as (one, two), party(one, "Ann Bob Cid Dan") as tables:
        play_on(tables, Random(1), MOVES)
        one.process.send_signal(signal.SIGTERM)
        said = tables[0].hear()
        while not isinstance(said, Goodbye):
            said = tables[0].hear()
        assert asyncio.run(owners(database)) == []
        go_on(tables, two)


async def owners(database: str) -> list[tuple[str]]:
    store = PostgresStore(database)
    await store.open()
    try:
        return await store.ask("select owner from leases where owner is not null")
    finally:
        await store.shut()
