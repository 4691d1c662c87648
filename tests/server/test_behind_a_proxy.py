"""A server behind the proxies of deploy/, with TLS: whole games, cookies, WebSockets, and whose address counts."""

from __future__ import annotations

import os
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.live_server import ROOT, House, open_house, socket_address
from tests.services import needed
from tools.cluster.service import Missing
from tools.cluster.tls_proxies import Caddy, Nginx, TlsProxy

INSIDE = ("/metrics", "/livez", "/healthz", "/api/admin", "/admin", "/admin/enter/token")
ELSEWHERE = "203.0.113.9"  # an address that somebody only claims to have
NEWCOMERS = 3  # new guests a minute


class Outside(House):
    """The server as people see it from outside."""

    def __init__(self, proxy: TlsProxy) -> None:
        self.proxy = proxy
        self.trust = ssl.create_default_context(cafile=str(proxy.certificate))
        self.address = proxy.url

    def ask(self, method: str, path: str, address: str = "", **request: Any) -> httpx.Response:
        """A request of nobody in particular, from an address of this machine."""
        way = httpx.HTTPTransport(verify=self.trust, local_address=address or None)
        with httpx.Client(transport=way, base_url=self.address, timeout=60) as web:
            return web.request(method, path, **request)


@pytest.fixture(params=[Caddy, Nginx], ids=lambda kind: kind.name, scope="module")
def outside(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    with open_house(tmp_path_factory.mktemp("house"), "--newcomers", str(NEWCOMERS)) as house:
        try:
            proxy = request.param(house.address.removeprefix("http://"))
        except Missing as missing:
            needed(missing)
            raise
        with proxy:
            yield Outside(proxy)


def own_address() -> str:
    """An address of this machine that is not the one for itself."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door:
        door.connect((ELSEWHERE, 9))  # sends nothing
        return str(door.getsockname()[0])


def test_a_program_plays_a_whole_game(outside: Outside) -> None:
    """Over wss, known by the cookie that the server has set."""
    command = [sys.executable, str(ROOT / "examples" / "web_bot.py"), outside.address]
    believing = {**os.environ, "SSL_CERT_FILE": str(outside.proxy.certificate)}
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=believing)
    assert done.stdout.startswith("Winners: ["), done.stderr


def test_the_cookie_and_hsts_are_those_of_tls(outside: Outside) -> None:
    answer = outside.ask("POST", "/api/me", json={"name": "Ann"})
    assert answer.headers["strict-transport-security"]
    assert answer.headers["set-cookie"].startswith("__Host-sixgun=")
    assert outside.ask("GET", "/").headers["content-type"].startswith("text/html")


def test_a_page_of_this_site_may_change_something_and_no_other(outside: Outside) -> None:
    for origin, status in ((outside.address, 200), ("https://evil.example", 403), ("http://localhost", 403)):
        answer = outside.ask("POST", "/api/me", json={"name": "Ann"}, headers={"Origin": origin})
        assert answer.status_code == status


@pytest.mark.parametrize("path", INSIDE)
def test_what_only_the_operator_needs_is_not_outside(outside: Outside, path: str) -> None:
    assert outside.ask("GET", path).status_code == 404
    assert outside.ask("POST", path, json={}).status_code == 404


def test_a_socket_that_is_closed_says_why(outside: Outside) -> None:
    """The proxy passes the code of the end on."""
    with connect(socket_address(outside, "AAAAAA"), ssl=outside.trust) as wire, pytest.raises(ConnectionClosed):
        wire.recv()
    assert wire.close_code == 4404


def test_people_are_told_apart_by_their_address(outside: Outside) -> None:
    """And nobody passes for somebody else by saying so."""
    mine, answers = own_address(), []
    for number in range(NEWCOMERS + 2):
        claim = {"X-Forwarded-For": f"203.0.113.{number}", "Forwarded": f"for=203.0.113.{number}"}
        headers = claim if number % 2 else {"X-Forwarded-For": "127.0.0.1"}
        answers.append(outside.ask("POST", "/api/me", address=mine, json={"name": "Ann"}, headers=headers))
    assert [answer.status_code for answer in answers] == [200] * NEWCOMERS + [429] * 2
    assert int(answers[-1].headers["retry-after"]) > 0
    assert outside.ask("POST", "/api/me", json={"name": "Ann"}).status_code == 200, "this machine is not limited"
