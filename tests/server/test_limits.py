"""Limits on guests, tables, messages and sockets."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from sixgun.server.accounts.limits import (
    BURST,
    LENIENCE,
    RATE,
    ConnectionLimit,
    MessageBudget,
    NewcomerLimit,
    origin_of,
)
from sixgun.server.errors import ApiError
from tests.server.live_server import House, open_house

MOST = 5


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house"), "--newcomers", str(MOST)) as opened:
        yield opened


def visitor(house: House, address: str) -> httpx.Client:
    """A client behind a proxy on this machine."""
    return house.doors.enter_context(httpx.Client(base_url=house.address, headers={"X-Forwarded-For": address}))


def check_refused(answer: httpx.Response) -> None:
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
    assert 0 < answer.json()["facts"]["seconds"] <= 60
    assert answer.headers["Retry-After"] == str(answer.json()["facts"]["seconds"])


def test_too_many_guests_from_one_address_have_to_wait(house: House) -> None:
    for _ in range(MOST):
        visitor(house, "203.0.113.1").post("/api/me", json={"name": "Ann"}).raise_for_status()
    check_refused(visitor(house, "203.0.113.1").post("/api/me", json={"name": "Ann"}))
    check_refused(visitor(house, "203.0.113.1").post("/api/quick", json={}))
    visitor(house, "203.0.113.2").post("/api/me", json={"name": "Bob"}).raise_for_status()


def test_known_players_may_change_their_name_freely(house: House) -> None:
    ann = visitor(house, "203.0.113.3")
    for number in range(MOST + 2):
        ann.post("/api/me", json={"name": f"Ann {number}"}).raise_for_status()


def test_too_many_tables_from_one_address_are_refused(house: House) -> None:
    ann = visitor(house, "203.0.113.4")
    ann.post("/api/me", json={"name": "Ann"}).raise_for_status()
    for path in ("/api/quick", "/api/tables") * MOST:
        made = ann.post(path, json={})
    check_refused(made)
    assert len(ann.get("/api/me").json()["tables"]) == MOST


def test_this_machine_is_not_limited(house: House) -> None:
    for _ in range(2 * MOST):
        with httpx.Client(base_url=house.address) as web:
            web.post("/api/quick", json={"name": "Ann"}).raise_for_status()


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("127.0.0.1", None),
        ("127.8.8.8", None),
        ("::1", None),
        ("192.168.1.7", "192.168.1.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff", "2001:db8::/64"),
        ("", ""),
    ],
)
def test_which_addresses_count_as_one(address: str, origin: str | None) -> None:
    assert origin_of(address) == origin


def test_guests_and_tables_are_limited_separately() -> None:
    influx = NewcomerLimit(1)
    influx.check_guest("203.0.113.9")
    influx.check_table("203.0.113.9")
    with pytest.raises(ApiError):
        influx.check_table("203.0.113.9")


# Messages on one socket


def test_a_burst_of_messages_is_allowed_and_the_next_one_is_not() -> None:
    budget = MessageBudget(0.0)
    assert [budget.exceeded(0.0) for _ in range(BURST)] == [False] * BURST
    assert budget.exceeded(0.0)
    assert not budget.hopeless()


def test_the_budget_recovers_with_time() -> None:
    budget = MessageBudget(0.0)
    for _ in range(BURST):
        budget.exceeded(0.0)
    assert [budget.exceeded(1.0) for _ in range(round(RATE) + 1)] == [False] * round(RATE) + [True]
    assert [budget.exceeded(60.0) for _ in range(BURST)] == [False] * BURST


def test_a_flood_is_hopeless_until_it_recovers() -> None:
    budget = MessageBudget(0.0)
    for _ in range(BURST + LENIENCE):
        budget.exceeded(0.0)
    assert not budget.hopeless()
    for _ in range(10 * BURST):
        budget.exceeded(0.0)
    assert budget.hopeless()
    assert not budget.exceeded(10.0), "what was too much is forgotten, and not counted up without end"


# Sockets of one address


def test_connections_per_address_are_limited() -> None:
    limit = ConnectionLimit(2)
    assert [limit.admit("203.0.113.7") for _ in range(3)] == [True, True, False]
    assert limit.admit("203.0.113.8")
    limit.dismiss("203.0.113.7")
    assert [limit.admit("203.0.113.7") for _ in range(2)] == [True, False]


def test_an_address_without_connections_is_dropped() -> None:
    limit = ConnectionLimit(2)
    limit.admit("203.0.113.7")
    limit.dismiss("203.0.113.7")
    assert not limit.held
