"""The devices of a player: who is logged in where, and logging out."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from itsdangerous import URLSafeTimedSerializer
from msgspec import json

from sixgun.server import front_desk
from sixgun.server.accounts.devices import device_name
from sixgun.server.accounts.identity import COOKIE, Identities
from sixgun.server.accounts.keys import SigningKey
from sixgun.server.accounts.limits import ConnectionLimit, NewcomerLimit
from sixgun.server.front_desk import FrontDesk
from sixgun.server.messages.socket import Goodbye
from sixgun.server.storage.store import Device
from tests.server.fake_saloon import Bar, finish, in_bar
from tests.server.live_server import House, Person, open_house

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1"
CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        (IPHONE, "Safari, iPhone"),
        (CHROME, "Chrome, Windows"),
        (CHROME + " Edg/140.0", "Edge, Windows"),
        ("python-httpx/0.28", ""),
        ("", ""),
    ],
)
def test_a_device_is_called_after_its_browser_and_system(agent: str, name: str) -> None:
    assert device_name(agent) == name


def second_device(person: Person, agent: str = IPHONE) -> Person:
    """Another browser of the same person, by their personal link."""
    other = Person(person.house, "")
    other.web.headers["User-Agent"] = agent
    assert other.post(person.get("/api/me").json()["rejoin"]).status_code == 303
    return other


def status(person: Person) -> int:
    return person.get("/api/me").status_code


def test_a_player_sees_where_they_are_logged_in(house: House) -> None:
    ann = Person(house, "Ann")
    assert [(each["name"], each["here"]) for each in ann.get("/api/me/devices").json()] == [("", True)]
    phone = second_device(ann)
    seen = {each["name"]: each["here"] for each in phone.get("/api/me/devices").json()}
    assert seen == {"": False, "Safari, iPhone": True}
    for _ in range(3):
        assert status(ann) == status(phone) == 200
    assert len(ann.get("/api/me/devices").json()) == 2, "a device is listed once, however often it comes"


def test_logging_out_ends_one_device(house: House) -> None:
    ann = Person(house, "Ann")
    phone = second_device(ann)
    kept = phone.web.cookies.get(COOKIE) or ""
    answer = phone.post("/api/me/logout")
    assert answer.status_code == 204
    assert phone.web.cookies.get(COOKIE) is None, "the browser forgets the cookie"
    phone.web.cookies.set(COOKIE, kept)
    assert status(phone) == 401, "a copy of the cookie is worth nothing"
    assert status(ann) == 200
    assert [each["here"] for each in ann.get("/api/me/devices").json()] == [True]


def test_logging_out_everywhere_ends_every_device(house: House) -> None:
    ann, other = Person(house, "Ann"), Person(house, "Bob")
    devices = [ann, second_device(ann), second_device(ann, FIREFOX)]
    cookies = [each.web.cookies.get(COOKIE) or "" for each in devices]
    assert devices[1].post("/api/me/logout", {"everywhere": True}).status_code == 204
    for device, cookie in zip(devices, cookies, strict=True):
        device.web.cookies.clear()
        device.web.cookies.set(COOKIE, cookie)
        assert status(device) == 401
    assert status(other) == 200


def test_a_lost_phone_can_be_logged_out_from_another_device(house: House) -> None:
    ann, bob = Person(house, "Ann"), Person(house, "Bob")
    phone = second_device(ann)
    (lost,) = (each["device"] for each in ann.get("/api/me/devices").json() if not each["here"])
    assert bob.web.delete(f"/api/me/devices/{lost}").status_code == 200, "which Bob does not have"
    assert status(phone) == 200
    left = ann.web.delete(f"/api/me/devices/{lost}").json()
    assert [each["here"] for each in left] == [True]
    assert status(phone) == 401


def test_a_logged_out_cookie_shows_no_hand(house: House) -> None:
    """Neither over the socket, nor in the room, nor in the replay of a running game."""
    ann = Person(house, "Ann")
    phone = second_device(ann)
    code = ann.post("/api/quick", {"players": 4, "level": "easy"}).json()["code"]
    table = phone.sit_at(code)
    assert table.wait_until(0).me == 0
    assert phone.get(f"/api/replays/{code}-1/stills", count=1).json()["stills"][0]["game"]["me"] == 0
    cookie = phone.web.cookies.get(COOKIE) or ""
    ann.post("/api/me/logout", {"everywhere": True})
    said = table.hear()
    while not isinstance(said, Goodbye):
        said = table.hear()
    assert said.reason == "logged_out"
    phone.web.cookies.set(COOKIE, cookie)
    assert phone.get(f"/api/replays/{code}-1/stills", count=1).json()["stills"][0]["game"]["me"] == -1
    assert not any(chair.get("mine") for chair in phone.get(f"/api/tables/{code}").json()["chairs"])
    again = phone.sit_at(code)
    assert again.wait_until(0).me == -1


def test_nobody_can_log_out_who_is_not_logged_in(house: House) -> None:
    nobody = Person(house, "")
    assert nobody.post("/api/me/logout").status_code == 401
    assert nobody.get("/api/me/devices").status_code == 401
    assert nobody.web.delete("/api/me/devices/old").status_code == 401


def test_a_cookie_from_before_there_were_devices_gets_one(tmp_path: Path) -> None:
    """After the migration every player has a device without a name, which their old cookies belong to."""
    with open_house(tmp_path) as house:
        ann = Person(house, "Ann")
        secret = (tmp_path / "secret").read_text().strip()
        old = str(URLSafeTimedSerializer(secret, salt="cookie").dumps(ann.me["player"]))
        browser = Person(house, "")
        browser.web.cookies.set(COOKIE, old)
        assert status(browser) == 401, "she is not known in such a browser"
    migrate_devices(tmp_path / "sixgun.db")
    with open_house(tmp_path) as house:
        browser = Person(house, "")
        browser.web.cookies.set(COOKIE, old, domain="127.0.0.1")
        assert browser.get("/api/me").json()["name"] == "Ann"
        assert browser.web.cookies.get(COOKIE) != old
        assert {each["device"] == "old": each["here"] for each in browser.get("/api/me/devices").json()} == {
            True: False,
            False: True,
        }
        assert browser.web.delete("/api/me/devices/old").status_code == 200
        late = Person(house, "")
        late.web.cookies.set(COOKIE, old)
        assert (status(late), status(browser)) == (401, 200)


def migrate_devices(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("delete from devices")
        db.execute(
            "insert into devices (player, device, name, since, seen) select id, '', '', since, seen from players"
        )


@pytest.mark.parametrize("piece", [1, 3, 200])
def test_everything_is_exported_piece_by_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, piece: int) -> None:
    """Whatever fits into a piece, nothing is missing and nothing comes twice."""
    monkeypatch.setattr(front_desk, "PIECE", piece)

    async def story(bar: Bar) -> None:
        played: list[str] = []
        for _ in range(4):
            bar.time += 1000
            dealer = await bar.table("Ann", "Bob", "Cid", "Dan")
            await finish(dealer)
            played.insert(0, f"{dealer.table.code}-1")
        desk = FrontDesk(bar.services, Identities([SigningKey("secret")]), ConnectionLimit(9), NewcomerLimit(9))
        await bar.store.save_device(Device("id-Ann", "desk", "Firefox, Linux", 1, 2))
        told = json.decode(b"".join([part async for part in desk.export(bar.guest("Ann"))]))
        rows = await bar.store.rows_of("id-Ann")
        assert len(rows) > 3
        assert [deed["kind"] for deed in told["deeds"]] == [row.kind for row in rows]
        assert told["games"] == played
        assert [each["name"] for each in told["devices"]] == ["Firefox, Linux"]
        assert told["blocks"] == {}

    in_bar(tmp_path, story)
