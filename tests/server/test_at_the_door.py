"""What is let in: requests meant for this server, from its own pages or from programs, with a body that is JSON."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from sixgun.match.match import deal
from sixgun.server import process
from sixgun.server.config import ServerConfig
from sixgun.server.logs import set_up_logs
from tests.server.live_server import House, Person, open_house, socket_address
from tests.terminal.command import process as run_command

ANN = b'{"name": "Ann"}'
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    options = ("--origin", "https://bang.example.org", "--log-level", "debug")
    with open_house(tmp_path_factory.mktemp("house"), *options) as house:
        yield house


def introduced(house: House, body: bytes = ANN, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return house.ask("POST", "/api/me", content=body, headers=JSON | named)


def said(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


# Host


@pytest.mark.parametrize("host", ["127.0.0.1:8470", "localhost", "[::1]:80", "bang.example.org", "192.168.1.7"])
def test_the_server_answers_to_its_names(house: House, host: str) -> None:
    assert introduced(house, Host=host).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "bang.example.org.evil.example", "127.0.0.1.evil.example", "[", ""])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_it_does_not_answer_to_others(house: House, host: str, method: str) -> None:
    """A page whose name was made to lead to this machine must not read what its player may."""
    content = ANN if method == "POST" else None
    answer = house.ask(method, "/api/me", content=content, headers=JSON | {"Host": host})
    assert said(answer) == (421, "foreign_host") or answer.status_code == 400


# Origin


def test_a_page_of_the_server_may_use_it(house: House) -> None:
    assert introduced(house, Origin=house.address).status_code == 200
    assert introduced(house, Origin="https://bang.example.org").status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "http://bang.example.org", "null"])
def test_a_foreign_page_may_not(house: House, origin: str) -> None:
    assert said(introduced(house, Origin=origin)) == (403, "foreign_origin")


def test_the_scheme_belongs_to_the_origin(house: House) -> None:
    """A page that came without TLS could have been changed on its way."""
    secure = house.address.replace("http:", "https:")
    assert said(introduced(house, Origin=secure)) == (403, "foreign_origin")
    assert introduced(house, Origin=secure, X_Forwarded_Proto="https").status_code == 200
    assert said(introduced(house, Origin=house.address, X_Forwarded_Proto="https")) == (403, "foreign_origin")


@pytest.mark.parametrize("origin", ["http://[", "nonsense", "http://"])
def test_what_is_no_origin_is_a_bad_request(house: House, origin: str) -> None:
    assert said(introduced(house, Origin=origin)) == (400, "bad_request")


# Bodies


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_must_be_json(house: House, kind: str) -> None:
    assert said(introduced(house, Content_Type=kind)) == (415, "not_json")


def test_json_may_name_its_encoding(house: House) -> None:
    assert introduced(house, Content_Type="application/json; charset=utf-8").status_code == 200


@pytest.mark.parametrize("body", [b'{"name": "\xff"}', b"\xff\xfe", b"{", b'{"name": "\\ud800"}'])
def test_a_body_that_cannot_be_read_is_a_bad_request(house: House, body: bytes) -> None:
    assert said(introduced(house, body)) == (400, "bad_request")


@pytest.mark.parametrize("path", ["/api/tables/%ff", "/api/replays/%ff", "/api/players/%ff", "/%ff", "/r/%ff"])
def test_an_address_that_is_no_text_is_refused(house: House, path: str) -> None:
    assert house.ask("GET", path).status_code < 500


def test_a_cookie_that_is_no_text_is_nobody(house: House) -> None:
    answer = house.ask("GET", "/api/me", headers=[(b"cookie", b"sixgun=\xff\xfe")])
    assert said(answer) == (401, "unknown_player")


LINE = deal("fourth", 4, seed=1).position
DAMAGED = (
    "", " ", "x", "0", "combined", "fourth / / /", LINE[:-9], LINE.replace("turn=0", "turn=9"),
    LINE.replace(":sheriff:", ":renegade:"), LINE.replace(" chance=", " due chance="),
    re.sub(r"/\d+ stack", "/99 stack", LINE),
)  # fmt: skip


@pytest.mark.parametrize("position", DAMAGED)
def test_a_position_that_cannot_be_played_is_refused(house: House, position: str) -> None:
    """Some of these were once played until the first move that broke."""
    answer = Person(house, "Pat").post("/api/tables", {"agreement": {"players": 4, "position": position}})
    assert said(answer) == (409, "not_playable")
    assert answer.json()["facts"]["reason"]


# TLS


def test_over_tls_the_browser_is_told_to_stay_there(house: House) -> None:
    plain, secure = introduced(house), introduced(house, X_Forwarded_Proto="https")
    assert "strict-transport-security" not in plain.headers
    assert secure.headers["strict-transport-security"] == "max-age=31536000"


def test_over_tls_the_cookie_belongs_to_this_host_alone(house: House) -> None:
    cookie = introduced(house, X_Forwarded_Proto="https").headers["set-cookie"]
    assert cookie.startswith("__Host-sixgun=")
    assert "Path=/" in cookie
    assert "Secure" in cookie
    assert "Domain" not in cookie
    name, _, value = cookie.partition(";")[0].partition("=")
    headers = {"Cookie": f"{name}={value}", "X-Forwarded-Proto": "https"}
    assert house.ask("GET", "/api/me", headers=headers).json()["name"] == "Ann"


def test_over_tls_the_plain_cookie_is_nothing(house: House) -> None:
    """Any other host of the domain can set it, and would so make its visitors play under a name of its own."""
    _, _, token = introduced(house, X_Forwarded_Proto="https").headers["set-cookie"].partition(";")[0].partition("=")
    plain = {"Cookie": f"sixgun={token}"}
    assert house.ask("GET", "/api/me", headers=plain).status_code == 200
    assert house.ask("GET", "/api/me", headers={**plain, "X-Forwarded-Proto": "https"}).status_code == 401
    both = {"Cookie": f"sixgun={token}; __Host-sixgun=other", "X-Forwarded-Proto": "https"}
    assert house.ask("GET", "/api/me", headers=both).status_code == 401
    code = house.ask("POST", "/api/quick", json={"players": 4}, headers=plain).json()["code"]
    address = socket_address(house, code)
    with connect(address, additional_headers={**plain, "X-Forwarded-Proto": "https"}) as stranger:
        room = json.loads(stranger.recv())["room"]
        assert not any(chair.get("mine") for chair in room["chairs"])


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_token_in_a_header_is_good_over_both(house: House, scheme: str) -> None:
    _, _, token = introduced(house).headers["set-cookie"].partition(";")[0].partition("=")
    headers = {"Authorization": f"Bearer {token}", "X-Forwarded-Proto": scheme}
    assert house.ask("GET", "/api/me", headers=headers).json()["name"] == "Ann"
    wrong = {"Authorization": "Bearer nobody", "Cookie": f"sixgun={token}", "X-Forwarded-Proto": scheme}
    assert house.ask("GET", "/api/me", headers=wrong).status_code == 401


def test_only_trusted_proxies_are_believed(tmp_path: Path) -> None:
    async def nothing(*_: object) -> None: ...

    settings = ServerConfig(tmp_path / "db", tmp_path / "secret", proxies=("127.0.0.1", "10.0.0.0/8"))
    assert process.config(nothing, settings).forwarded_allow_ips == ["127.0.0.1", "10.0.0.0/8"]


# Logs


def test_no_frame_is_logged_even_at_debug(house: House) -> None:
    ann = Person(house, "Ann")
    code = ann.post("/api/quick", {"players": 4, "level": "easy"}).json()["code"]
    table = ann.sit_at(code)
    table.wait_until(0)
    table.say("say", text="a-secret-of-mine")
    table.say("ping")
    table.close()
    assert "a-secret-of-mine" not in house.log
    assert "TEXT" not in house.log


def test_debug_is_still_debug_for_the_server_itself() -> None:
    out = io.StringIO()
    set_up_logs("json", "debug", out)
    logging.getLogger("uvicorn.error").debug("< TEXT secret")
    logging.getLogger("websockets.server").debug("< TEXT secret")
    logging.getLogger("sixgun").debug("spoken")
    assert "secret" not in out.getvalue()
    assert "spoken" in out.getvalue()


# One process


def test_a_second_server_on_the_same_file_is_refused(house: House) -> None:
    database = str(house.folder / "sixgun.db")
    done = run_command("serve", "--port", "0", "--database", database, "--lang", "en")
    assert done.returncode == 1
    assert " ".join(done.stderr.decode().split()).startswith(f"Another server is using {database}. Stop it first")
