"""Attacks and abuse are refused or dropped, and other tables do not notice."""

import time
from collections.abc import Iterator
from contextlib import suppress
from threading import Event, Thread

import httpx
import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from sixgun.server.accounts.identity import COOKIE, COOKIE_AGE, Identities
from sixgun.server.accounts.keys import SigningKey
from sixgun.server.messages.socket import Done, Goodbye, Refused, Why, Wrong
from tests.server.live_server import PATIENCE, House, Person, Table, open_house, party, socket_address
from tests.server.neighbours import NAMES, bad, neighbours


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


# Tokens


def secret(house: House) -> str:
    return (house.folder / "secret").read_text(encoding="ascii").strip()


class LongAgo(TimestampSigner):
    def get_timestamp(self) -> int:
        return int(time.time()) - COOKIE_AGE - 60


def status(house: House, token: str) -> int:
    return house.ask("GET", "/api/me", headers={"Cookie": f"{COOKIE}={token}"}).status_code


def test_a_token_is_accepted_only_if_signed_here_and_recently(house: House) -> None:
    ann = Person(house, "Ann")
    player, mine = ann.me["player"], Identities([SigningKey(secret(house))])
    device = ann.get("/api/me/devices").json()[0]["device"]
    assert status(house, mine.cookie(player, device)) == 200
    assert status(house, mine.cookie(player, device)[:-2] + "xx") == 401
    assert status(house, mine.cookie(player, "elsewhere")) == 401
    assert status(house, player) == 401
    assert status(house, mine.link(player)) == 401  # another kind of token
    assert status(house, Identities([SigningKey("another secret")]).cookie(player, device)) == 401
    old = URLSafeTimedSerializer(secret(house), salt="cookie", signer=LongAgo).dumps([player, device])
    assert status(house, str(old)) == 401
    assert status(house, mine.cookie("nobody-we-know", device)) == 401
    assert status(house, "A" * 100_000) in (400, 401, 431)


def test_a_foreign_rejoin_link_is_refused(house: House) -> None:
    ann = Person(house, "Ann")
    assert ann.get("/r/forged.token.here").status_code == 401
    token = ann.web.cookies.get(COOKIE)
    assert house.ask("GET", f"/r/{token}").status_code == 401
    assert house.ask("POST", f"/r/{token}").status_code == 401
    foreign = house.ask("POST", f"{ann.me['rejoin']}", headers={"Origin": "https://evil.example"})
    assert foreign.status_code == 403
    back = house.ask("POST", f"{ann.me['rejoin']}")
    assert back.status_code == 303
    assert COOKIE in back.cookies


def test_the_secret_and_the_database_are_private(house: House) -> None:
    for name in ("secret", "sixgun.db"):
        assert (house.folder / name).stat().st_mode & 0o077 == 0


# Seats


def test_players_cannot_act_for_another_seat(house: House) -> None:
    with party(house, NAMES) as tables:
        games = [table.wait_until(0) for table in tables]
        prompt = games[0].prompt
        assert prompt is not None
        asked, other = tables[prompt.seat], tables[(prompt.seat + 1) % len(tables)]
        choice = games[prompt.seat].options[0]
        assert answer(other, choice, seat=prompt.seat) == "not_allowed"
        refused = other.choose(choice)
        assert isinstance(refused, Refused)
        assert refused.reason.code == "not_asked"
        stranger = Person(house, "Zoe").sit_at(asked.code)
        stranger.wait_until(0)
        for message in ("choose", "interrupt"):
            assert answer(stranger, choice, message) == "not_allowed"
            assert answer(stranger, choice, message, seat=prompt.seat) == "not_allowed"
        assert asked.wait_until(0).seq == 0
        assert isinstance(asked.choose(choice), Done)


def answer(table: Table, choice: object, message: str = "choose", **facts: int) -> str:
    game = table.game
    assert game is not None
    assert game.prompt is not None
    asked = {"prompt": game.prompt.id} if message == "choose" else {}
    table.say(message, key=table.new_key(), choice=choice, **asked, **facts)
    wrong: Wrong = table.wait_for(Wrong)
    return wrong.code


def test_hosts_decide_only_for_their_own_table(house: House) -> None:
    ann, bob, zoe = (Person(house, name) for name in ("Ann", "Bob", "Zoe"))
    code = ann.post("/api/tables", {"agreement": {"players": 4}}).raise_for_status().json()["code"]
    path = f"/api/tables/{code}"
    bob.post(f"{path}/seat", {"seat": 1}).raise_for_status()
    for person in (bob, zoe):
        assert person.web.put(f"{path}/bots/2", json={"level": "easy"}).status_code == 403
        assert person.post(f"{path}/start").status_code in (403, 409)
        assert person.post(f"{path}/host", {"seat": 1}).status_code == 403
    assert zoe.post(f"{path}/ready", {}).status_code == 403
    assert zoe.post(f"{path}/seat", {"seat": 1}).status_code == 409
    assert ann.get(path).json()["chairs"][1]["name"] == "Bob"


# Origins


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1.evil.example"]
)
def test_a_foreign_page_can_do_nothing(house: House, origin: str) -> None:
    ann = Person(house, "Ann")
    refused = ann.web.post("/api/quick", json={}, headers={"Origin": origin})
    assert (refused.status_code, refused.json()["code"]) == (403, "foreign_origin")
    code = ann.post("/api/quick", {}).raise_for_status().json()["code"]
    headers = {"Cookie": ann.cookie(), "Origin": origin}
    with pytest.raises((InvalidStatus, ConnectionClosed)):  # noqa: SIM117
        with connect(socket_address(house, code), additional_headers=headers, open_timeout=PATIENCE) as forged:
            forged.recv(PATIENCE)


def test_our_own_page_may_change_things(house: House) -> None:
    ann = Person(house, "Ann")
    own = {"Origin": house.address}
    code = ann.web.post("/api/quick", json={}, headers=own).raise_for_status().json()["code"]
    headers = {"Cookie": ann.cookie(), **own}
    with connect(socket_address(house, code), additional_headers=headers, open_timeout=PATIENCE) as mine:
        assert mine.recv(PATIENCE)


# Abuse


def dropped(table: Table) -> bool:
    """Whether the connection is closed, after any further messages."""
    try:
        while True:
            table.hear()
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


def test_a_message_of_ten_megabytes_is_refused(house: House) -> None:
    with neighbours(house):
        table = bad(house)
        with suppress(ConnectionClosed):
            table.socket.send("x" * 10_000_000)
        assert dropped(table)
        body = b'{"name": "' + b"x" * 10_000_000 + b'"}'
        assert refused(house, body) in (400, 413)


def refused(house: House, body: bytes) -> int:
    """The status of a refused request; the server may answer and close before it has read everything."""
    try:
        headers = {"Content-Type": "application/json"}
        return house.ask("POST", "/api/me", content=body, headers=headers).status_code
    except httpx.TransportError:
        return 413


@pytest.mark.parametrize("said", [b"\xff\xfe", b'{"type":"say","text":"\xc3\x28"}'])
def test_a_body_that_is_not_text_is_refused(house: House, said: bytes) -> None:
    with neighbours(house):
        table = bad(house)
        table.socket.send(said, text=True)
        assert dropped(table)


@pytest.mark.parametrize(
    "said",
    [
        "", "[]", "null", "{", '{"type":"choose"}', '{"type":"what"}', '{"type":"ping","more":1}', "9" * 4000,
        "[" * 4000, '{"type":"choose","key":"a b","prompt":1,"choice":{"verb":"play"}}',
        '{"type":"choose","key":"12345678","prompt":1e400,"choice":{"verb":"play"}}',
        '{"type":"say","text":""}', '{"type":"emote","phrase":"rude"}',
    ],
)  # fmt: skip
def test_a_malformed_message_is_reported(house: House, said: str) -> None:
    table = bad(house)
    table.socket.send(said)
    wrong: Wrong = table.wait_for(Wrong)
    assert wrong.code == "malformed"
    table.close()


def test_a_binary_message_is_malformed(house: House) -> None:
    table = bad(house)
    table.socket.send(b'{"type":"ping"}')
    with suppress(ConnectionClosed):
        wrong: Wrong = table.wait_for(Wrong)
        assert wrong.code == "malformed"


def test_numbers_out_of_range_are_refused(house: House) -> None:
    with party(house, NAMES) as tables:
        for table in tables:
            for number in (10**30, -(10**30), 2**63, 255):
                for field in ("card", "target", "take", "pay"):
                    table.say("why", choice={"verb": "play", field: number})
                    why: Why = table.wait_for(Why)
                    assert why.reason is not None


def test_a_thousand_messages_a_second_end_the_connection(house: House) -> None:
    with neighbours(house):
        table = bad(house)
        ending = Event()
        shouting = Thread(target=shout, args=(table, ending))
        shouting.start()
        answers = []
        try:
            while True:
                answers.append(table.hear())
        except ConnectionClosed:
            pass
        ending.set()
        shouting.join(10)
        assert any(isinstance(heard, Wrong) and heard.code == "too_fast" for heard in answers)
        assert Goodbye("too_much") in answers


def shout(table: Table, ending: Event) -> None:
    try:
        for _ in range(3000):
            table.say("ping")
            time.sleep(0.001)
            if ending.is_set():
                return
    except ConnectionClosed:
        return


def test_the_server_is_still_healthy(house: House) -> None:
    assert house.ask("GET", "/healthz").json() == {"status": "ok"}
    assert '"event": "failed"' not in house.log
