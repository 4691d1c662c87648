"""What an operator sees and does: over a running server, on its database, and on a page."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed

from sixgun.cli import app
from sixgun.server.accounts.bans import DAY, BanList, told_of
from sixgun.server.accounts.identity import COOKIE, Identities, operator_token
from sixgun.server.accounts.keys import SigningKey, read_keys
from sixgun.server.messages.socket import Goodbye, Said
from sixgun.server.storage.owner import Owner, address_of_owner
from sixgun.server.storage.store import Ban
from sixgun.words import LANGUAGES, Words
from tests.server.live_server import House, Person, Table, open_house

RUNNER = CliRunner()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def admin(folder: Path, *words: str) -> Result:
    return RUNNER.invoke(app, ["admin", "--lang", "en", "--database", str(folder / "sixgun.db"), *words])


def listed(folder: Path, *words: str) -> list[dict[str, Any]]:
    done = admin(folder, "--json", *words)
    assert done.exit_code == 0, done.output
    return list(json.loads(done.stdout))


def carried_out(folder: Path, *words: str) -> str:
    done = admin(folder, *words)
    assert done.exit_code == 0, done.output
    return str(done.stdout).strip()


def reports(folder: Path, code: str, *words: str) -> list[dict[str, Any]]:
    """Those from one table: the tests of this module share a house."""
    return [report for report in listed(folder, "reports", *words) if report["table"] == code]


def goodbye(table: Table) -> str:
    said = table.hear()
    while not isinstance(said, Goodbye):
        said = table.hear()
    return said.reason


# Seeing


def test_an_operator_sees_tables_and_players(house: House) -> None:
    ann = Person(house, "Annabella")
    code = ann.post("/api/tables", {"agreement": {"players": 4}}).json()["code"]
    table = ann.sit_at(code)
    table.hear()
    (line,) = (each for each in listed(house.folder, "tables") if each["code"] == code)
    assert (line["status"], line["host"], line["players"], line["connections"]) == (
        "lobby", "Annabella", [ann.me["player"]], 1,
    )  # fmt: skip
    (who,) = listed(house.folder, "players", "nabel")
    assert (who["player"], who["name"], who["banned"], who["connections"]) == (ann.me["player"], "Annabella", False, 1)
    assert listed(house.folder, "players", ann.me["player"]) == [who]
    assert listed(house.folder, "players", "%") == []
    assert "Annabella" in carried_out(house.folder, "players", "nabel")
    table.close()


def test_reports_are_read_with_what_was_said_and_closed(house: House) -> None:
    ann, bob = Person(house, "Ann"), Person(house, "Bob")
    code = ann.post("/api/tables", {"agreement": {"players": 4}}).json()["code"]
    bob.post(f"/api/tables/{code}/seat", {}).raise_for_status()
    tables = [ann.sit_at(code), bob.sit_at(code)]
    for table in tables:
        table.hear()
    tables[1].say("say", text="you are a coward")
    tables[0].wait_for(Said)
    told = {"seat": 1, "reason": "insults", "text": "see above"}
    assert ann.post(f"/api/tables/{code}/report", told).status_code == 204
    (report,) = reports(house.folder, code)
    assert (report["about"], report["reason"], report["text"]) == (bob.me["player"], "insults", "see above")
    assert report["lines"] == ["Bob: you are a coward"]
    number = str(report["number"])
    assert "Bob: you are a coward" in carried_out(house.folder, "reports", number)
    assert carried_out(house.folder, "reports", number, "--done") == f"Report {number} is dealt with."
    assert reports(house.folder, code) == []
    (closed,) = reports(house.folder, code, "--all")
    assert closed["closed"] > 0
    assert admin(house.folder, "reports", "99").exit_code == 1


# Doing


def test_an_operator_closes_a_table(house: House) -> None:
    ann = Person(house, "Ann")
    code = ann.post("/api/quick", {"players": 4, "level": "easy"}).json()["code"]
    table = ann.sit_at(code)
    assert carried_out(house.folder, "close", code) == f"Table {code} is closed."
    assert goodbye(table) == "closed"
    assert ann.get(f"/api/tables/{code}").json()["status"] == "closed"
    assert "Table not found." in " ".join(admin(house.folder, "close", "AAAAAA").stderr.split())


def test_a_banned_player_leaves_and_cannot_come_back(house: House) -> None:
    ann, bob = Person(house, "Ann"), Person(house, "Bob")
    code = ann.post("/api/tables", {"agreement": {"players": 4}}).json()["code"]
    bob.post(f"/api/tables/{code}/seat", {}).raise_for_status()
    table = bob.sit_at(code)
    carried_out(house.folder, "ban", bob.me["player"], "--reason", "insults")
    assert goodbye(table) == "banned_here"
    chairs = ann.get(f"/api/tables/{code}").json()["chairs"]
    assert [chair["sitter"] for chair in chairs] == ["person", "empty", "empty", "empty"]
    for answer in (bob.post(f"/api/tables/{code}/seat", {}), bob.post("/api/me", {"name": "Rob"}), bob.get("/api/me")):
        assert (answer.status_code, answer.json()["code"]) == (403, "banned_here")
    closed = bob.sit_at(code)
    with pytest.raises(ConnectionClosed):
        closed.hear()
    assert closed.socket.close_code == 4423
    assert bob.get("/").status_code == 200, "the page can still say so"
    assert bob.get("/api/me/export").json()["name"] == "Bob", "and the data is still theirs"
    (ban,) = listed(house.folder, "bans")
    assert (ban["who"], ban["until"], ban["reason"]) == (bob.me["player"], None, "insults")
    carried_out(house.folder, "unban", bob.me["player"])
    assert bob.get("/api/me").status_code == 200
    assert listed(house.folder, "bans") == []


def test_who_is_banned_is_told_for_how_long_and_why(house: House) -> None:
    bob, eve = Person(house, "Bob"), Person(house, "Eve")
    carried_out(house.folder, "ban", bob.me["player"], "--days", "7", "--reason", "insults")
    carried_out(house.folder, "ban", eve.me["player"])
    told = bob.get("/api/me").json()
    assert told["facts"] == {"days": 7, "note": "insults"}
    assert "facts" not in eve.get("/api/me").json()
    said = {lang: Words(lang).say(f"problem-{told['code']}", **told["facts"]) for lang in LANGUAGES}
    assert all("7" in sentence and "insults" in sentence for sentence in said.values())
    assert said["en"] == "The operator of this server does not want you here for another 7 days: insults"
    assert Words("cs").say("problem-banned_here", days=1).endswith("tu do zítřka nechce.")
    for each in (bob, eve):
        carried_out(house.folder, "unban", each.me["player"])


@pytest.mark.parametrize(("left", "days"), [(1, 1), (DAY, 1), (DAY + 1, 2), (7 * DAY, 7)])
def test_the_last_day_of_a_ban_counts(left: int, days: int) -> None:
    assert told_of(Ban("ann", 0, 50 * DAY + left, ""), 50 * DAY) == {"days": days}


def test_what_the_operator_did_is_in_the_log(house: House) -> None:
    eve = Person(house, "Eve")
    carried_out(house.folder, "ban", eve.me["player"], "--days", "3", "--reason", "Eve is rude")
    carried_out(house.folder, "unban", eve.me["player"])
    lines = [json.loads(line) for line in house.log.splitlines() if '"operator"' in line]
    assert [(line["kind"], line["count"]) for line in lines[-2:]] == [("ban", 3), ("unban", None)]
    assert "rude" not in house.log
    assert eve.me["player"] not in house.log


def test_a_ban_outlives_a_restart(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        bob = Person(house, "Bob")
        cookie = bob.web.cookies.get(COOKIE) or ""
        carried_out(tmp_path, "ban", bob.me["player"])
    with open_house(tmp_path) as house:
        assert house.ask("GET", "/api/me", headers={"Cookie": f"{COOKIE}={cookie}"}).status_code == 403


def test_a_ban_of_a_network_keeps_everybody_there_away() -> None:
    bans = BanList([Ban("203.0.113.0/24", 0, None, ""), Ban("2001:db8::/64", 0, 500, ""), Ban("ann", 0, None, "")])
    assert bans.applies(None, "203.0.113.9", 1)
    assert bans.applies("bob", "::ffff:203.0.113.9", 1), "written as IPv6"
    assert bans.applies(None, "2001:db8::7", 499)
    assert bans.applies(None, "2001:db8::7", 500) is None, "it has expired"
    assert bans.applies("ann", "198.51.100.1", 1)
    assert bans.applies("bob", "198.51.100.1", 1) is None
    assert bans.applies("bob", "a name", 1) is None
    bans.remove("203.0.113.0/24")
    bans.remove("ann")
    assert bans.applies("ann", "203.0.113.9", 1) is None


def test_a_network_is_banned_by_its_address(tmp_path: Path) -> None:
    """As a proxy on this machine reports it."""
    with open_house(tmp_path) as house:
        carried_out(tmp_path, "ban", "203.0.113.0/24", "--days", "2")
        for address, status in (("203.0.113.77", 403), ("203.0.114.77", 200)):
            told = {"X-Forwarded-For": address}
            answer = house.ask("POST", "/api/me", json={"name": "Ann"}, headers=told)
            assert answer.status_code == status
        (ban,) = listed(tmp_path, "bans")
        assert ban["until"] - ban["at"] == 2 * 24 * 60 * 60 * 1000


def test_a_network_is_one_however_it_is_written(house: House) -> None:
    carried_out(house.folder, "ban", "198.51.100.77/24")
    assert [ban["who"] for ban in listed(house.folder, "bans")] == ["198.51.100.0/24"]
    carried_out(house.folder, "unban", "198.51.100.1/24")
    assert listed(house.folder, "bans") == []


def test_an_operator_forgets_a_player(house: House) -> None:
    bob = Person(house, "Bobby")
    assert carried_out(house.folder, "forget", bob.me["player"]) == f"{bob.me['player']} is forgotten."
    assert bob.get("/api/me").status_code == 401
    assert listed(house.folder, "players", "Bobby") == []
    for order in ("forget", "ban"):
        assert "Player not found." in admin(house.folder, order, "nobody").stderr


def test_keys_are_replaced_while_the_server_runs(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann = Person(house, "Ann")
        old = ann.web.cookies.get(COOKIE) or ""
        carried_out(tmp_path, "rotate")
        assert ann.get("/api/me").status_code == 200, "the old cookie is good"
        fresh = ann.web.cookies.get(COOKIE) or ""
        newest = read_keys(tmp_path / "secret")[0]
        assert fresh.partition(".")[0] == newest.id != old.partition(".")[0]
        carried_out(tmp_path, "rotate", "--drop-old")
        assert ann.get("/api/me").status_code == 401, "nothing that another key has signed counts"
        assert len(read_keys(tmp_path / "secret")) == 1
    with open_house(tmp_path) as house:
        assert Person(house, "Ann").get("/api/me").status_code == 200


# Without a server


def test_orders_are_carried_out_on_the_database_if_no_server_runs(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann, bob = Person(house, "Ann"), Person(house, "Bob")
        code = ann.post("/api/tables", {"agreement": {"players": 4}}).json()["code"]
        bob.post(f"/api/tables/{code}/seat", {}).raise_for_status()
    (line,) = listed(tmp_path, "tables")
    assert (line["code"], line["connections"]) == (code, 0)
    carried_out(tmp_path, "ban", bob.me["player"])
    assert listed(tmp_path, "tables")[0]["players"] == [ann.me["player"]]
    carried_out(tmp_path, "forget", ann.me["player"])
    assert [each["name"] for each in listed(tmp_path, "players")] == ["Bob"]
    assert listed(tmp_path, "tables") == [], "her table was empty then"
    assert RUNNER.invoke(app, ["check", str(tmp_path / "sixgun.db"), "--lang", "en"]).exit_code == 0


def test_nothing_is_created_where_there_is_no_server(tmp_path: Path) -> None:
    done = admin(tmp_path, "tables")
    assert (done.exit_code, "does not exist" in done.stderr) == (1, True)
    (tmp_path / "sixgun.db").touch()
    done = admin(tmp_path, "tables")
    assert (done.exit_code, "cannot be read" in done.stderr) == (1, True)
    assert [path.name for path in tmp_path.iterdir()] == ["sixgun.db"]


def test_the_owner_of_a_database_says_where_it_is_reached(tmp_path: Path) -> None:
    with closing(Owner(tmp_path / "sixgun.db", "http://127.0.0.1:1234/")):
        assert address_of_owner(tmp_path / "sixgun.db") == "http://127.0.0.1:1234/"
    with closing(Owner(tmp_path / "sixgun.db")):
        assert address_of_owner(tmp_path / "sixgun.db") == ""


# Who is an operator


def order(house: House, token: str) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return house.ask("POST", "/api/admin", json={"order": "tables"}, headers=headers)


def test_only_somebody_who_has_the_key_gives_orders(house: House) -> None:
    keys = read_keys(house.folder / "secret")
    assert order(house, operator_token(keys, "order")).status_code == 200
    ann = Person(house, "Ann")
    wrong = ["", "nonsense", ann.web.cookies.get(COOKIE) or "", ann.me["rejoin"].removeprefix("/r/")]
    wrong += [operator_token(keys, "link"), operator_token(keys, "visit")]
    wrong += [operator_token([SigningKey("another")], "order")]
    for token in wrong:
        assert order(house, token).status_code == 403
    assert ann.post("/api/admin", {"order": "tables"}).status_code == 403


def test_an_order_is_good_for_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = [SigningKey("key")]
    identities, token, now = Identities(keys), operator_token(keys, "order"), time.time()
    assert identities.is_operator(token, "order")
    monkeypatch.setattr("time.time", lambda: now + 70)
    assert not identities.is_operator(token, "order")
