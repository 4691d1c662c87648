"""What one player can do about another: block and report them; and how many seats one may hold."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from sixgun.server.front_desk import MOST_SEATS
from sixgun.server.messages.socket import Pong, Said
from sixgun.server.storage.sqlite import SqliteStore
from tests.server.live_server import House, Person, Table, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def opened(host: Person, *others: Person, **agreement: object) -> str:
    """The code of a table where these have sat down."""
    body = {"agreement": {"players": 4, "speed": "none", **agreement}}
    code: str = host.post("/api/tables", body).raise_for_status().json()["code"]
    for other in others:
        other.post(f"/api/tables/{code}/seat", {}).raise_for_status()
    return code


def check(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def lines(table: Table) -> list[str]:
    """What was said at the table until now."""
    table.say("ping")
    heard: list[str] = []
    while not isinstance(message := table.hear(), Pong):
        if isinstance(message, Said):
            heard.append(message.text)
    return heard


def test_blocked_people_are_not_heard(house: House) -> None:
    ann, bob, cid = (Person(house, name) for name in ("Ann", "Bob", "Cid"))
    code = opened(ann, bob, cid)
    hers, his, third = (who.sit_at(code) for who in (ann, bob, cid))
    blocked = ann.post(f"/api/tables/{code}/block", {"seat": 1}).raise_for_status().json()
    assert [each["name"] for each in blocked] == ["Bob"]
    his.say("say", text="boo")
    assert lines(his) == ["boo"]
    assert lines(third) == ["boo"]
    assert lines(hers) == []
    again = ann.sit_at(code)
    his.say("say", text="hoo")
    assert lines(his) == ["hoo"]
    assert lines(again) == []
    assert ann.web.delete(f"/api/me/blocks/{blocked[0]['player']}").raise_for_status().json() == []
    his.say("say", text="sorry")
    assert lines(his) == ["sorry"]
    assert lines(again) == lines(hers) == ["sorry"]
    assert ann.get("/api/me/blocks").json() == []


def test_a_spectator_is_blocked_and_reported_by_what_they_said(house: House) -> None:
    ann, eve = Person(house, "Ann"), Person(house, "Eve")
    code = opened(ann)
    hers, watching = ann.sit_at(code), eve.sit_at(code)
    watching.say("say", text="boo")
    line = hers.wait_for(Said)
    assert line.player == eve.me["player"]
    blocked = ann.post(f"/api/tables/{code}/block", {"player": line.player}).raise_for_status().json()
    assert blocked == [{"player": line.player, "name": "Eve"}]
    assert ann.post(f"/api/tables/{code}/report", {"player": line.player, "reason": "insults"}).status_code == 204
    assert lines(watching) == ["boo"]
    watching.say("say", text="hoo")
    assert (lines(watching), lines(hers)) == (["hoo"], [])
    with closing(SqliteStore(house.folder / "sixgun.db")) as store:
        (report,) = [each for each in asyncio.run(store.reports(99)) if each.table == code]
    assert (report.about, report.name) == (line.player, "Eve")
    assert [each["text"] for each in json.loads(report.lines)] == ["boo"]


def test_blocked_people_do_not_sit_at_the_same_public_table(house: House) -> None:
    ann, bob = Person(house, "Ann"), Person(house, "Bob")
    private = opened(ann, bob)
    ann.post(f"/api/tables/{private}/block", {"seat": 1}).raise_for_status()
    for host, guest in ((ann, bob), (bob, ann)):
        check(guest.post(f"/api/tables/{opened(host, public=True)}/seat", {}), 409, "blocked")
    opened(ann, bob)


def test_nobody_blocks_themselves_or_an_empty_seat(house: House) -> None:
    ann = Person(house, "Ann")
    code = opened(ann)
    check(ann.post(f"/api/tables/{code}/block", {"seat": 0}), 403, "not_allowed")
    check(ann.post(f"/api/tables/{code}/block", {"seat": 1}), 409, "no_person")


def test_a_report_has_the_last_lines_that_were_heard(house: House) -> None:
    ann, bob, eve = (Person(house, name) for name in ("Ann", "Bob", "Eve"))
    code = opened(ann, bob)
    hers, his = ann.sit_at(code), bob.sit_at(code)
    his.say("say", text="you cheat")
    assert lines(his) == lines(hers) == ["you cheat"]
    body = {"seat": 1, "reason": "insults", "text": "He insults me."}
    check(eve.post(f"/api/tables/{code}/report", body), 403, "not_allowed")
    assert ann.post(f"/api/tables/{code}/report", body).status_code == 204
    with closing(SqliteStore(house.folder / "sixgun.db")) as store:
        (report,) = [each for each in asyncio.run(store.reports(99)) if each.table == code]
    assert (report.table, report.player, report.about, report.name) == (code, ann.me["player"], bob.me["player"], "Bob")
    assert (report.reason, report.text) == ("insults", "He insults me.")
    assert [line["text"] for line in json.loads(report.lines)] == ["you cheat"]


def test_reports_are_limited(house: House) -> None:
    ann, bob = Person(house, "Ann"), Person(house, "Bob")
    code = opened(ann, bob)
    answers = [ann.post(f"/api/tables/{code}/report", {"seat": 1}) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [204] * 5 + [429]
    assert int(answers[-1].headers["Retry-After"]) > 60


def test_a_person_waits_at_few_tables(house: House) -> None:
    ann, bob = Person(house, "Ann"), Person(house, "Bob")
    for who in (ann, bob):
        who.web.headers["X-Forwarded-For"] = "203.0.113.5"  # this machine itself is not limited
    codes = [opened(ann) for _ in range(MOST_SEATS)]
    check(ann.post("/api/tables", {}), 409, "too_many_seats")
    for code in codes:
        bob.post(f"/api/tables/{code}/seat", {}).raise_for_status()
    cid = Person(house, "Cid")
    check(bob.post(f"/api/tables/{opened(cid)}/seat", {}), 409, "too_many_seats")
    bob.post(f"/api/tables/{codes[0]}/seat", {"seat": 3}).raise_for_status()
    bob.web.delete(f"/api/tables/{codes[0]}/seat").raise_for_status()
    bob.post(f"/api/tables/{opened(cid)}/seat", {}).raise_for_status()


def test_forgotten_people_leave_no_blocks_and_no_reports(tmp_path: Path) -> None:
    with open_house(tmp_path / "house") as house:
        ann, bob = Person(house, "Ann"), Person(house, "Bob")
        code = opened(ann, bob)
        for who, seat in ((ann, 1), (bob, 0)):
            who.post(f"/api/tables/{code}/block", {"seat": seat}).raise_for_status()
            who.post(f"/api/tables/{code}/report", {"seat": seat}).raise_for_status()
        assert bob.web.delete("/api/me").status_code == 204
        assert ann.get("/api/me/blocks").json() == []
    with closing(SqliteStore(tmp_path / "house" / "sixgun.db")) as store:
        rows = store.db.execute("select player, about from reports").fetchall()
    assert rows == [(None, ann.me["player"])]
