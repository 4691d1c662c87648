"""Two real servers that share PostgreSQL and NATS: games go on at the wrong process, and when one of them fails."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sixgun.server.messages.socket import Done, GameMessage, Goodbye
from tests.server.live_server import PATIENCE, House, Person, Table, open_house, play_on
from tests.services import needed
from tools.cluster.nats import Nats
from tools.cluster.service import Missing

LONGEST = 3 * PATIENCE  # seconds until a table must go on
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)


class Pair:
    """Two servers, and the bus between them."""

    def __init__(self, one: House, two: House, bus: Nats) -> None:
        self.one, self.two, self.bus = one, two, bus

    def game(self) -> list[Table]:
        """A game of four at a table of `one`; every second player is at `two`, for everything."""
        people = [
            Person((self.one, self.two)[seat % 2], name) for seat, name in enumerate(("Ann", "Bob", "Cid", "Dot"))
        ]
        agreed = {"players": 4, "speed": "none"}
        code = people[0].post("/api/tables", {"agreement": agreed}).raise_for_status().json()["code"]
        for person in people[1:]:
            person.post(f"/api/tables/{code}/seat", {}).raise_for_status()
        for person in people:
            person.post(f"/api/tables/{code}/ready", {}).raise_for_status()
        people[0].post(f"/api/tables/{code}/start").raise_for_status()
        return [person.sit_at(code) for person in people]


@pytest.fixture
def pair(tmp_path: Path, database: str) -> Iterator[Pair]:
    try:
        bus = Nats()
    except Missing as missing:
        needed(missing)
        raise
    options = ("--database", database, "--secret-file", str(tmp_path / "secret"))
    with ExitStack() as stack:
        stack.enter_context(bus)
        one, two = (
            stack.enter_context(open_house(tmp_path / name, *options, "--bus", bus.url)) for name in ("one", "two")
        )
        yield Pair(one, two, bus)


def come_back(table: Table, house: House | None = None) -> Table:
    """Opens the table again, as often as it takes, at this server or the same one."""
    person = table.person
    if house is not None:
        cookies = dict(person.web.cookies)
        person.house = house
        person.web = house.doors.enter_context(httpx.Client(base_url=house.address, timeout=PATIENCE, cookies=cookies))
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        try:
            back = person.sit_at(table.code)
            while not isinstance(message := back.hear(), GameMessage | Goodbye):
                pass
            if isinstance(message, GameMessage):
                back.done, back.keys = table.done, table.keys
                return back
        except LOST:
            pass
        time.sleep(0.2)
    raise AssertionError(f"the table did not come back: {table.heard[-3:]!r}")


def hears_goodbye(table: Table) -> None:
    while not isinstance(message := table.hear(LONGEST), Goodbye):
        pass
    assert message.reason == "restart"


def last_choice(tables: list[Table]) -> bytes:
    """The choice that was made last, as it was sent."""
    latest = max(tables, key=lambda table: table.done)
    return next(said for said in reversed(latest.said) if b'"choose"' in said)


def resend(said: bytes, table: Table) -> Done:
    """Sends a choice again, with its key."""
    table.said.append(said)
    table.socket.send(said.decode())
    done: Done = table.wait_for(Done)
    return done


def test_a_whole_game_is_played_at_the_wrong_process(pair: Pair) -> None:
    tables = pair.game()
    assert play_on(tables, Random(1)) > 10
    assert all(table.game is not None and table.game.winners for table in tables)
    metrics = pair.two.address + "/metrics"
    assert "sixgun_relays 2.0" in httpx.get(metrics, timeout=PATIENCE).text


def test_the_bus_is_killed_and_started_again(pair: Pair) -> None:
    tables = pair.game()
    seq = play_on(tables, Random(2), 6)
    pair.bus.kill()
    for table in tables[1::2]:
        hears_goodbye(table)
    assert httpx.get(pair.one.address + "/healthz", timeout=PATIENCE).status_code == 200
    pair.bus.start()
    tables = [come_back(table) for table in tables]  # on a slow machine the table has been given back by now
    assert play_on(tables, Random(3)) > seq


def test_the_process_that_relays_is_killed(pair: Pair) -> None:
    tables = pair.game()
    seq = play_on(tables, Random(4), 6)
    pair.two.process.kill()
    tables[1::2] = [come_back(table, pair.one) for table in tables[1::2]]
    assert play_on(tables, Random(5)) > seq


def test_the_owner_is_killed(pair: Pair) -> None:
    tables = pair.game()
    seq = play_on(tables, Random(6), 6)
    latest = max(range(4), key=lambda seat: tables[seat].done)
    said, done = last_choice(tables), tables[latest].done
    pair.one.process.kill()
    tables = [come_back(table, pair.two) for table in tables]
    assert resend(said, tables[latest]).seq == done
    assert play_on(tables, Random(7)) > seq
