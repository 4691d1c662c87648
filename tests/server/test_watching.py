"""What an operator sees of a running server: a number for each request, and metrics."""

from __future__ import annotations

import io
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import structlog
from structlog.contextvars import bound_contextvars

from sixgun.server import metrics
from sixgun.server.logs import log, set_up_logs
from sixgun.server.messages import socket as said
from sixgun.server.routes import ear
from tests.server.fake_saloon import Bar, in_bar
from tests.server.live_server import House, Person, open_house

NUMBER = re.compile(r"[0-9a-f]{8}")


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    out = io.StringIO()
    set_up_logs("json", "info", out)
    yield out
    structlog.reset_defaults()
    logging.basicConfig(handlers=[logging.NullHandler()], level="WARNING", force=True)
    logging.getLogger("uvicorn.access").disabled = False


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house"), "--log-level", "info") as opened:
        yield opened


def logged(house: House, number: str) -> list[dict[str, Any]]:
    return [line for line in map(json.loads, house.log.splitlines()) if line.get("request") == number]


def figure(house: House, name: str) -> float:
    """A figure of the metrics by its full name, 0 if there is none."""
    text = Person(house, "").get("/metrics").text
    found = re.search(rf"^{re.escape(name)} ([0-9.e+-]+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_every_request_has_a_number_of_its_own_which_is_in_the_log(house: House) -> None:
    ann = Person(house, "")
    first, second = ann.get("/api/editions"), ann.get("/api/tables/AAAAAA")
    numbers = [each.headers["x-request-id"] for each in (first, second)]
    assert all(map(NUMBER.fullmatch, numbers))
    assert len({*numbers}) == len(numbers)
    (line,) = logged(house, numbers[1])
    assert (line["event"], line["method"], line["path"], line["status"]) == (
        "answered", "GET", "/api/tables/AAAAAA", 404,
    )  # fmt: skip


def test_the_token_of_a_link_is_not_logged(house: House) -> None:
    ann = Person(house, "Ann")
    answer = ann.get(ann.me["rejoin"])
    (line,) = logged(house, answer.headers["x-request-id"])
    assert line["path"].startswith("/r/")
    assert ann.me["rejoin"].removeprefix("/r/") not in house.log


def test_a_message_is_logged_under_the_number_of_its_connection(
    tmp_path: Path, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        log.error("failed")

    monkeypatch.setattr(ear, "handle", broken)

    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan")
        with bound_contextvars(request="0000000a"):
            client = await bar.come(dealer, "Ann")
        await client.say(said.Ping())

    in_bar(tmp_path, story)
    (line,) = (line for line in map(json.loads, lines.getvalue().splitlines()) if line["event"] == "failed")
    assert line["request"] == "0000000a"


def test_requests_and_refusals_are_counted(house: House) -> None:
    ann = Person(house, "")
    before = figure(house, 'sixgun_refusals_total{code="no_such_table"}')
    misses = figure(house, 'sixgun_requests_total{method="GET",status="404"}')
    foreign = figure(house, 'sixgun_refusals_total{code="foreign_host"}')
    ann.get("/api/tables/AAAAAA")
    ann.web.get("/api/editions", headers={"Host": "example.com"})
    ann.web.request("PATCH", "/api/editions")
    assert figure(house, 'sixgun_refusals_total{code="no_such_table"}') == before + 1
    assert figure(house, 'sixgun_requests_total{method="GET",status="404"}') == misses + 1
    assert figure(house, 'sixgun_refusals_total{code="foreign_host"}') == foreign + 1
    assert figure(house, 'sixgun_requests_total{method="other",status="405"}') >= 1


def test_refused_messages_and_connections_are_counted(house: House) -> None:
    ann = Person(house, "Ann")
    before = figure(house, 'sixgun_refusals_total{code="malformed"}')
    table = ann.sit_at(ann.post("/api/tables", {}).json()["code"])
    table.say("sing")
    table.wait_for(said.Wrong)
    assert figure(house, 'sixgun_refusals_total{code="malformed"}') == before + 1
    closed = figure(house, 'sixgun_refusals_total{code="4404"}')
    table = ann.sit_at("AAAAAA")
    with pytest.raises(Exception, match="4404"):
        table.hear()
    assert figure(house, 'sixgun_refusals_total{code="4404"}') == closed + 1


def test_writes_files_and_processes_are_measured(house: House) -> None:
    Person(house, "Ann")
    assert figure(house, "sixgun_write_seconds_count") > 0
    assert figure(house, "sixgun_write_batch_sum") >= figure(house, "sixgun_write_batch_count") > 0
    assert figure(house, 'sixgun_storage_bytes{file="wal"}') > 0
    assert figure(house, 'sixgun_storage_bytes{file="database"}') > 0
    assert figure(house, 'sixgun_thinkers{kind="deep"}') == 1
    assert figure(house, 'sixgun_thinkers{kind="quick"}') == 1


def test_players_who_come_back_are_counted(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan")
        counted = metrics.RECONNECTS._value.get
        before = counted()
        first, second = await bar.come(dealer, "Ann"), await bar.come(dealer, "Ann")  # two windows
        await second.leave()
        await second.arrive()
        assert counted() == before
        await first.leave()
        await second.leave()
        await first.arrive()
        assert counted() == before + 1

    in_bar(tmp_path, story)


def test_paused_tables_are_counted(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann = Person(house, "Ann")
        ann.sit_at(ann.post("/api/tables", {}).json()["code"]).hear()
        assert figure(house, 'sixgun_tables_paused{reason="storage"}') == 0
        with closing(sqlite3.connect(tmp_path / "sixgun.db", isolation_level=None)) as other:
            other.execute("begin immediate")
            assert ann.post("/api/me", {"name": "Anna"}).status_code == 503
            assert ann.post("/api/tables", {}).status_code == 503
            assert figure(house, 'sixgun_tables_paused{reason="storage"}') == 1
