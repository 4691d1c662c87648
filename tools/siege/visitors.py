"""Attacks of visitors: a flood of requests, seats, codes, sockets and messages, from a network of their own."""

from __future__ import annotations

import socket
import time
from collections import Counter
from contextlib import suppress
from itertools import count
from random import Random

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sixgun.server import process
from sixgun.server.accounts.limits import MISS_EVERY, MISSES
from sixgun.server.front_desk import MOST_SEATS
from sixgun.server.messages.socket import CLOSE_CODES, Goodbye
from sixgun.server.table.saloon import CODE_LENGTH, LETTERS, MOST_BOT_TABLES
from tests.server.live_server import DECODER, PATIENCE, House, Person, Table, socket_address
from tools.siege.outcome import Outcome

NETWORKS = count(1)
OTHERS = 8  # moves that somebody else makes meanwhile
GUESSES = 300
BLOCKED_TABLES = 25
EXPERT_TABLES = 20
HALF_OPEN = 200
FLOOD = 1000


def stranger(house: House, name: str = "") -> httpx.Client:
    """Somebody from a network of their own: this machine itself has no limits."""
    address = f"203.0.113.{next(NETWORKS)}"
    web = house.client(headers={"X-Forwarded-For": address})
    if name:
        web.post("/api/me", json={"name": name}).raise_for_status()
    return web


def neighbour(house: House) -> Table:
    """Somebody else who plays against bots, as if nothing happened."""
    ann = Person(house, "Ann")
    return ann.sit_at(ann.post("/api/quick", {"players": 4, "level": "easy"}).raise_for_status().json()["code"])


def waits_for_its_player(table: Table) -> bool:
    """Whether the player of a table is asked before its game is over; returns when one of the two has happened."""
    game = table.wait_until(0)
    while game.prompt is not None:
        if game.prompt.seat == game.me:
            return True
        table.hear()
        assert table.game is not None
        game = table.game
    return False


def plays_on(table: Table) -> int:
    """The moves that are made at a table from here to the next few of its player, or to its end."""
    before = table.wait_until(0).seq
    for _ in range(OTHERS):
        if not waits_for_its_player(table):
            break
        assert table.game is not None
        seq = table.game.seq
        table.choose(table.game.options[0])
        table.wait_until(seq + 1)
    assert table.game is not None
    return table.game.seq - before


def starving_visitor(house: House) -> Outcome:
    """One visitor opens many tables of experts; the bots of somebody else must answer."""
    other, visitor = neighbour(house), stranger(house, "Visitor")
    headers = {"X-Forwarded-For": visitor.headers["X-Forwarded-For"]}
    answers = Counter[str]()
    for _ in range(EXPERT_TABLES):
        made = visitor.post("/api/quick", json={"players": 7, "level": "expert"})
        answers[str(made.json().get("code") if made.is_error else "opened")] += 1
        if made.is_error:
            continue
        headers["Cookie"] = "; ".join(f"{each.name}={each.value}" for each in visitor.cookies.jar)
        address = socket_address(house, made.json()["code"])
        wire = connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
        house.doors.enter_context(wire).recv(PATIENCE)
    moves = plays_on(other)
    refused = answers["too_many_bot_tables"] + answers["too_many"]
    held = answers["opened"] == MOST_BOT_TABLES and answers.total() == EXPERT_TABLES and moves >= OTHERS
    seen = f"{answers['opened']} tables of experts opened, {refused} refused; {moves} moves elsewhere meanwhile"
    return Outcome("the starving visitor", EXPERT_TABLES, held, seen)


def seat_blocker(house: House) -> Outcome:
    """One guest without a socket sits down at every public table."""
    codes = [stranger(house, f"Host {n}").post("/api/tables", json={"agreement": {"public": True}}).json()["code"]
             for n in range(BLOCKED_TABLES)]  # fmt: skip
    guest = stranger(house, "Blocker")
    answers = Counter(guest.post(f"/api/tables/{code}/seat", json={}).status_code for code in codes)
    held = answers[200] == MOST_SEATS and answers.total() == BLOCKED_TABLES
    return Outcome("the seat blocker", BLOCKED_TABLES, held, f"{answers[200]} seats taken, {answers[409]} refused")


def code_guesser(house: House) -> Outcome:
    """One network tries codes until it is refused; each miss that is answered tells something."""
    rng, visitor = Random(1), stranger(house)
    codes = ["".join(rng.choices(LETTERS, k=CODE_LENGTH)) for _ in range(GUESSES)]
    started = time.monotonic()
    answers = Counter(visitor.get(f"/api/tables/{code}").status_code for code in codes)
    told, allowed = answers[404] + answers[200], MISSES + 1 + (time.monotonic() - started) / MISS_EVERY
    held = answers[200] == 0 and told <= allowed and answers[429] == GUESSES - told
    return Outcome("the code guesser", GUESSES, held, f"{told} answered, {answers[429]} refused, {answers[200]} hits")


def half_open(house: House) -> Outcome:
    """Many sockets begin a request and do not end it."""
    other = neighbour(house)
    place = (httpx.URL(house.address).host, httpx.URL(house.address).port or 80)
    halves = [socket.create_connection(place) for _ in range(HALF_OPEN)]
    try:
        for half in halves:
            half.sendall(b"GET /api/editions HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        moves = plays_on(other)
        dropped = sum(is_dropped(half, time.monotonic() + 3 * process.PATIENCE) for half in halves)
    finally:
        for half in halves:
            half.close()
    held = dropped == HALF_OPEN and moves >= OTHERS
    return Outcome("half-open sockets", HALF_OPEN, held, f"{dropped} dropped; {moves} moves elsewhere meanwhile")


def is_dropped(half: socket.socket, until: float) -> bool:
    """Whether the server hangs up in time, with or without an answer."""
    half.settimeout(max(0.1, until - time.monotonic()))
    try:
        while half.recv(4096):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def flood(house: House) -> Outcome:
    """One client sends as fast as it can."""
    other, bad = neighbour(house), Person(house, "Bad")
    table = bad.sit_at(bad.post("/api/tables", {}).raise_for_status().json()["code"])
    with suppress(ConnectionClosed):
        for _ in range(FLOOD):
            table.say("ping")
    code = 0
    try:
        while True:
            table.hear()
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else 0
    moves = plays_on(other)
    farewells = sum(isinstance(DECODER.decode(text), Goodbye) for text in table.heard)
    held = code == CLOSE_CODES["too_much"] and farewells == 1 and moves >= OTHERS
    return Outcome("the flood", FLOOD, held, f"closed with {code}; {moves} moves elsewhere meanwhile")


ATTACKS = (starving_visitor, seat_blocker, code_guesser, half_open, flood)
