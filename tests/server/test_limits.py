"""Limits on guests, tables, messages and sockets."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from sixgun.server.accounts.limits import (
    MOST_KEPT,
    SOCKETS_OF_ONE,
    Allowance,
    ConnectionLimit,
    MessageLimit,
    NewcomerLimit,
    RequestLimit,
    origin_of,
)
from sixgun.server.errors import ApiError
from sixgun.server.messages.socket import CLOSE_CODES
from sixgun.server.table.saloon import CODE_LENGTH, MOST_BOT_TABLES, PRIVATE_LENGTH
from tests.server.live_server import House, Person, open_house

MOST = 5


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house"), "--newcomers", str(MOST)) as opened:
        yield opened


def visitor(house: House, address: str) -> httpx.Client:
    """A client behind a proxy on this machine."""
    return house.client(headers={"X-Forwarded-For": address})


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


def test_known_players_may_change_their_name(house: House) -> None:
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


def test_one_person_attends_a_limited_number_of_games_with_bots(house: House) -> None:
    """By real requests: the next game, the start of one and a socket to one are refused, until another is left."""
    ann = Person(house, "Ann")
    codes = [ann.post("/api/quick", {}).raise_for_status().json()["code"] for _ in range(MOST_BOT_TABLES + 1)]
    attended = [ann.sit_at(code) for code in codes[:MOST_BOT_TABLES]]
    for table in attended:
        table.wait_until(0)
    refused = ann.post("/api/quick", {})
    assert (refused.status_code, refused.json()["code"]) == (409, "too_many_bot_tables")
    assert refused.json()["facts"] == {"most": MOST_BOT_TABLES}
    made = ann.post("/api/tables", {"agreement": {"players": 4}, "bots": ["easy"] * 3}).raise_for_status().json()
    start = ann.post(f"/api/tables/{made['code']}/start")
    assert (start.status_code, start.json()["code"]) == (409, "too_many_bot_tables")
    with pytest.raises(ConnectionClosed) as closed:
        ann.sit_at(codes[-1]).hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CLOSE_CODES["too_much"]
    ann.post(f"/api/tables/{codes[0]}/close").raise_for_status()
    ann.post("/api/quick", {}).raise_for_status()
    for table in attended:
        table.close()


def test_this_machine_is_not_limited(house: House) -> None:
    for _ in range(2 * MOST):
        house.client().post("/api/quick", json={"name": "Ann"}).raise_for_status()


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("127.0.0.1", None),
        ("127.8.8.8", None),
        ("::1", None),
        ("192.168.1.7", "192.168.1.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff", "2001:db8::/64"),
        ("::ffff:192.168.1.7", "192.168.1.7"),
        ("::ffff:127.0.0.1", None),
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


# Budgets


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_a_budget_says_when_to_come_back() -> None:
    clock = Clock()
    budget = Allowance(10, 0.5, clock)
    budget.charge("ann", 10)
    assert budget.wait("ann", 3) == 6.0
    with pytest.raises(ApiError) as refused:
        budget.charge("ann", 3)
    assert (refused.value.code, refused.value.facts) == ("too_many", {"seconds": 6})
    clock.time += 5.9
    with pytest.raises(ApiError):
        budget.charge("ann", 3)
    clock.time += 0.1
    budget.charge("ann", 3)
    budget.charge("bob", 10)


def test_a_debt_is_not_run_up_without_end() -> None:
    clock = Clock()
    budget = Allowance(10, 1.0, clock)
    for _ in range(1000):
        budget.spend("ann", 5)
    assert budget.wait("ann") == 11.0


def test_buckets_that_have_run_dry_are_dropped() -> None:
    clock = Clock()
    budget = Allowance(10, 1.0, clock)
    for number in range(MOST_KEPT):
        budget.spend(f"visitor {number}")
    clock.time += 60
    budget.spend("ann")
    assert set(budget.buckets) == {"ann"}


def test_every_request_costs_the_person_and_the_network() -> None:
    limit = RequestLimit()
    for _ in range(4):
        limit.charge("ann", "203.0.113.1", 60)
    with pytest.raises(ApiError):
        limit.charge("ann", "203.0.113.99", 60)
    limit.charge("bob", "203.0.113.1", 60)
    for number in range(15):
        limit.charge(f"guest {number}", "203.0.113.1", 60)
    with pytest.raises(ApiError):
        limit.charge("cid", "203.0.113.1", 60)
    limit.charge("cid", "127.0.0.1", 60)


def test_a_refused_request_costs_nothing() -> None:
    limit = RequestLimit()
    limit.charge("ann", "203.0.113.1", 240)
    for _ in range(9):
        with pytest.raises(ApiError):
            limit.charge("ann", "203.0.113.1", 240)
    assert limit.network.level("203.0.113.1") == pytest.approx(240, abs=20)


# Routes


COSTLY = [
    ("POST", "/api/tables/{code}/ready", {}),
    ("POST", "/api/tables/{code}/seat", {"seat": 1}),
    ("POST", "/api/me", {"name": "Ann"}),
    ("GET", "/api/tables/{code}/qr.svg", None),
    ("GET", "/api/editions", None),
    ("GET", "/api/replays", None),
    ("GET", "/api/me/export", None),
]


@pytest.mark.parametrize(("method", "path", "body"), COSTLY, ids=[path for _, path, _ in COSTLY])
def test_no_request_may_be_sent_without_end(house: House, method: str, path: str, body: object) -> None:
    number = [each[1] for each in COSTLY].index(path)
    ann = visitor(house, f"198.51.100.{number}")
    ann.post("/api/me", json={"name": "Ann"}).raise_for_status()
    code = ann.post("/api/tables", json={}).raise_for_status().json()["code"]
    answers = [ann.request(method, path.format(code=code), json=body) for _ in range(150)]
    check_refused(answers[-1])
    assert answers[0].status_code == 200


def test_table_codes_cannot_be_guessed(house: House) -> None:
    """A network that has guessed wrong too often is told nothing about other codes, but plays on at its own tables."""
    thief, ann = visitor(house, "192.0.2.1"), visitor(house, "192.0.2.2")
    for who in (thief, ann):
        who.post("/api/me", json={"name": "Ann"}).raise_for_status()
    mine, hers = (who.post("/api/tables", json={}).raise_for_status().json()["code"] for who in (thief, ann))
    answers = [thief.get(f"/api/tables/{'ABCDEFGH'[number % 8] * 6}") for number in range(40)]
    assert {answer.status_code for answer in answers[:20]} == {404}
    check_refused(answers[-1])
    check_refused(thief.get(f"/api/tables/{hers}"))
    check_refused(thief.post(f"/api/tables/{hers}/seat", json={}))
    check_refused(thief.get(f"/api/replays/{hers}-1"))
    assert thief.get(f"/api/tables/{mine}").status_code == 200
    assert ann.get(f"/api/tables/{hers}").status_code == 200


def test_the_code_of_a_private_table_is_longer(house: House) -> None:
    ann = visitor(house, "192.0.2.3")
    ann.post("/api/me", json={"name": "Ann"}).raise_for_status()
    lengths = {
        public: len(ann.post("/api/tables", json={"agreement": {"public": public}}).json()["code"])
        for public in (True, False)
    }
    assert lengths == {True: CODE_LENGTH, False: PRIVATE_LENGTH}


# Messages


def test_a_burst_of_messages_is_allowed_and_the_next_one_is_told_to_wait() -> None:
    limit = MessageLimit(Clock())
    assert [limit.refuses("ann", "say") for _ in range(limit.BURST)] == [0] * limit.BURST
    assert limit.refuses("ann", "say") == 1
    assert not limit.hopeless("ann")
    assert not limit.refuses("bob", "say")


def test_messages_that_take_longer_cost_more() -> None:
    limit = MessageLimit(Clock())
    assert not any(limit.refuses("ann", "history") for _ in range(limit.BURST // 10))
    assert limit.refuses("ann", "ping")


def test_the_budget_for_messages_recovers_with_time() -> None:
    clock = Clock()
    limit = MessageLimit(clock)
    for _ in range(limit.BURST):
        limit.refuses("ann", "say")
    clock.time += 1
    assert [limit.refuses("ann", "say") for _ in range(round(limit.RATE) + 1)] == [0] * round(limit.RATE) + [1]


def test_a_flood_is_hopeless_until_it_recovers() -> None:
    clock = Clock()
    limit = MessageLimit(clock)
    for _ in range(10 * limit.BURST):
        limit.refuses("ann", "ping")
    assert limit.hopeless("ann")
    clock.time += 10
    assert not limit.refuses("ann", "ping"), "what was too much is forgotten, and not counted up without end"


# Sockets


def test_connections_per_network_are_limited() -> None:
    limit = ConnectionLimit(2)
    assert [limit.admit(address) for address in ("2001:db8::1", "2001:db8::2", "2001:db8::3")] == [True, True, False]
    assert limit.admit("2001:db8:0:1::1")
    limit.dismiss("2001:db8::1")
    assert [limit.admit("2001:db8::9") for _ in range(2)] == [True, False]


def test_ipv4_addresses_written_as_ipv6_are_not_one_network() -> None:
    limit = ConnectionLimit(1)
    assert limit.admit("::ffff:203.0.113.7")
    assert limit.admit("::ffff:203.0.113.8")
    assert not limit.admit("203.0.113.7")


def test_connections_of_one_person_are_limited() -> None:
    limit = ConnectionLimit(1000)
    assert all(limit.admit(f"203.0.113.{number}", "ann") for number in range(SOCKETS_OF_ONE))
    assert not limit.admit("203.0.113.200", "ann")
    assert limit.admit("203.0.113.200", "bob")
    limit.dismiss("203.0.113.3", "ann")
    assert limit.admit("203.0.113.200", "ann")


def test_an_address_without_connections_is_dropped() -> None:
    limit = ConnectionLimit(2)
    limit.admit("203.0.113.7", "ann")
    limit.dismiss("203.0.113.7", "ann")
    assert not limit.held
