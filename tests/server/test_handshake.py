"""How a connection begins and ends: the version of the messages, and the codes with which it is closed."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from sixgun.server.messages.room import PROTOCOL
from sixgun.server.messages.socket import CLOSE_CODES, Farewell, Goodbye
from sixgun.server.process import LONGEST_MESSAGE
from sixgun.server.routes import socket as door
from tests.server.live_server import DECODER, PATIENCE, House, Person, Table, open_house, party, socket_address

SOCKETS = 6


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house"), "--sockets", str(SOCKETS)) as opened:
        yield opened


def listen(table: Table) -> None:
    """Hears everything until the connection is closed."""
    while True:
        table.hear()


def ending(table: Table) -> tuple[int, list[Goodbye]]:
    """The code with which a connection is closed, and the goodbyes before it."""
    with pytest.raises(ConnectionClosed) as closed:
        listen(table)
    assert closed.value.rcvd is not None
    messages = [DECODER.decode(said) for said in table.heard]
    return closed.value.rcvd.code, [message for message in messages if isinstance(message, Goodbye)]


def farewell(reason: Farewell) -> tuple[int, list[Goodbye]]:
    return CLOSE_CODES[reason], [Goodbye(reason)]


def opened(person: Person, **agreement: object) -> str:
    return str(person.post("/api/tables", {"agreement": agreement}).raise_for_status().json()["code"])


# The version


def test_every_room_says_which_version_it_is(house: House) -> None:
    ann = Person(house, "Ann")
    code = opened(ann)
    assert ann.get(f"/api/tables/{code}").json()["protocol"] == PROTOCOL
    table = ann.sit_at(code)
    table.hear()
    assert table.room is not None
    assert table.room.protocol == PROTOCOL
    table.close()


@pytest.mark.parametrize("wanted", [str(PROTOCOL + 1), str(PROTOCOL - 1), "", "one", "1.0"])
def test_a_client_of_another_version_is_told_so(house: House, wanted: str) -> None:
    ann = Person(house, "Ann")
    address = f"{socket_address(house, opened(ann))}?protocol={wanted}"
    with connect(address, additional_headers={"Cookie": ann.cookie()}, open_timeout=PATIENCE) as socket:
        assert DECODER.decode(socket.recv(PATIENCE)) == Goodbye("protocol")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CLOSE_CODES["protocol"]


def test_a_client_of_this_version_comes_in(house: House) -> None:
    ann = Person(house, "Ann")
    address = f"{socket_address(house, opened(ann))}?protocol={PROTOCOL}"
    with connect(address, additional_headers={"Cookie": ann.cookie()}, open_timeout=PATIENCE) as socket:
        assert '"type":"room"' in str(socket.recv(PATIENCE))


# The codes


def test_a_table_that_does_not_exist(house: House) -> None:
    assert ending(Person(house, "Ann").sit_at("AAAAAA")) == (door.NO_TABLE, [])


def test_a_table_without_spectators(house: House) -> None:
    code = opened(Person(house, "Ann"), spectators=False)
    assert ending(Person(house, "Bob").sit_at(code)) == (door.NOT_ALLOWED, [])
    assert ending(Person(house, "").sit_at(code)) == (door.NOT_ALLOWED, [])


def test_too_many_connections(house: House) -> None:
    ann = Person(house, "Ann")
    code = opened(ann)
    tables = [ann.sit_at(code) for _ in range(SOCKETS)]
    for table in tables:
        table.hear()
    assert ending(ann.sit_at(code)) == (door.TOO_MUCH, [])
    for table in tables:
        table.close()


def test_a_host_closes_the_table(house: House) -> None:
    with party(house, "Ann Bob Cid Dot") as tables:
        tables[0].person.post(f"/api/tables/{tables[0].code}/close").raise_for_status()
        assert [ending(table) for table in tables] == [farewell("closed")] * 4


def test_a_host_removes_a_player(house: House) -> None:
    with party(house, "Ann Bob Cid Dot") as tables:
        tables[0].person.post(f"/api/tables/{tables[0].code}/remove", {"seat": 1}).raise_for_status()
        assert ending(tables[1]) == farewell("removed")


def test_a_flood(house: House) -> None:
    ann = Person(house, "Ann")
    table = ann.sit_at(opened(ann))
    try:
        for _ in range(1000):
            table.say("ping")
    except ConnectionClosed:
        pass
    assert ending(table) == farewell("too_much")


def test_a_message_that_is_too_long(house: House) -> None:
    ann = Person(house, "Ann")
    table = ann.sit_at(opened(ann))
    table.say("say", text="x" * LONGEST_MESSAGE)
    assert ending(table) == (1009, [])


def test_a_server_that_stops(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann = Person(house, "Ann")
        table = ann.sit_at(opened(ann))
        table.hear()
        house.process.send_signal(signal.SIGTERM)
        assert ending(table) == farewell("restart")


def test_a_foreign_page_is_refused_before_the_connection_is_open(house: House) -> None:
    ann = Person(house, "Ann")
    headers = {"Cookie": ann.cookie(), "Origin": "http://evil.example"}
    with pytest.raises(InvalidStatus) as refused:
        connect(socket_address(house, opened(ann)), additional_headers=headers, open_timeout=PATIENCE)
    assert refused.value.response.status_code == 403
