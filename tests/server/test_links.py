"""The links to a table: from where they can be reached, and what a messenger shows of them."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from html import unescape

import pytest

from sixgun.commands import local_server
from sixgun.server.messages.rest import Link, Reach
from sixgun.server.process import listening_socket
from sixgun.server.routes.addresses import links, own_addresses, reach_of
from sixgun.words import LANGUAGES, Words
from tests.server.live_server import House, Person, open_house


@pytest.mark.parametrize(
    ("host", "reach"),
    [
        ("127.0.0.1", "device"), ("::1", "device"), ("localhost", "device"), ("0.0.0.0", "device"),
        ("192.168.1.5", "network"), ("10.0.0.7", "network"), ("fe80::1", "network"), ("kitchen", "network"),
        ("kitchen.local", "network"), ("bang.example.org", "everywhere"), ("8.8.8.8", "everywhere"),
    ],
)  # fmt: skip
def test_from_where_a_host_can_be_reached(host: str, reach: Reach) -> None:
    assert reach_of(host) == reach


WIFI = ["192.168.1.5", "10.1.1.1"]


def test_a_server_on_this_device_alone_has_only_a_link_for_it() -> None:
    found = links("/t/A", "http://127.0.0.1:8470/", "127.0.0.1", (), WIFI)
    assert found == [Link("http://127.0.0.1:8470/t/A", "device")]


def test_a_server_that_listens_everywhere_names_its_addresses_in_the_network_first() -> None:
    found = links("/t/A", "http://localhost:8470", "0.0.0.0", (), WIFI)
    assert [(each.address, each.reach) for each in found] == [
        ("http://192.168.1.5:8470/t/A", "network"),
        ("http://10.1.1.1:8470/t/A", "network"),
        ("http://localhost:8470/t/A", "device"),
    ]


def test_a_guest_passes_on_the_address_that_brought_them() -> None:
    found = links("/t/A", "http://192.168.1.5:8470/", "0.0.0.0", (), WIFI)
    assert found == [Link("http://192.168.1.5:8470/t/A", "network")]


def test_a_public_address_comes_before_all_others() -> None:
    found = links("/t/A", "http://127.0.0.1/", "127.0.0.1", ("https://bang.example.org/",), WIFI)
    assert found[0] == Link("https://bang.example.org/t/A", "everywhere")


def test_the_machine_knows_its_addresses_even_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(reach_of(address) == "network" for address in own_addresses())

    def nowhere(*_: object) -> None:
        raise OSError("network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", nowhere)
    monkeypatch.setattr(socket, "gethostbyname_ex", nowhere)
    assert own_addresses() == []


@pytest.mark.parametrize(
    ("host", "here", "codes"),
    [
        ("127.0.0.1", WIFI, ["serve-friends-how"]),
        ("0.0.0.0", WIFI, ["serve-friends", "serve-friends"]),
        ("0.0.0.0", [], ["serve-friends-none"]),
    ],
)
def test_a_game_at_home_says_how_friends_get_in(
    host: str, here: list[str], codes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_server, "own_addresses", lambda: here)
    words = Words("en")
    with listening_socket("127.0.0.1", 0) as opened:
        port = opened.getsockname()[1]
        facts = iter(here)
        expected = [
            words.say(code, address=f"http://{next(facts)}:{port}/") if code == "serve-friends" else words.say(code)
            for code in codes
        ]
        assert list(local_server.for_friends(host, opened, words)) == expected


# A real server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="module")
def ann(house: House) -> Person:
    return Person(house, "Ann <&> Co")


@pytest.fixture(scope="module")
def code(ann: Person) -> str:
    return str(ann.post("/api/tables", {"agreement": {"players": 4}, "bots": ["easy"]}).json()["code"])


def tags(person: Person, path: str, lang: str = "en") -> dict[str, str]:
    page = person.web.get(path, headers={"Accept-Language": lang}).raise_for_status().text
    return {
        key: unescape(fact) for key, fact in re.findall(r'<meta (?:property|name)="([\w:]+)" content="(.*?)">', page)
    }


def test_the_links_of_a_table_and_their_codes(house: House, ann: Person, code: str) -> None:
    (link,) = ann.get(f"/api/tables/{code}/links").json()
    assert link == {"address": f"{house.address}/t/{code}", "reach": "device"}
    assert ann.get(f"/api/tables/{code}/qr.svg", link=0).status_code == 200
    assert ann.get(f"/api/tables/{code}/qr.svg", link=1).status_code == 404
    assert ann.get("/api/tables/ABCDEFGHJK/links").status_code == 404


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_to_a_table_shows_who_invites(house: House, ann: Person, code: str, lang: str) -> None:
    """A messenger has no cookie."""
    words, found = Words(lang), tags(Person(house, ""), f"/t/{code}", lang)
    assert found["og:title"] == words.say("preview-invitation", name="Ann <&> Co")
    assert found["og:description"] == words.say("preview-seats", taken=2, seats=4, table=code)
    assert found["og:url"] == f"{house.address}/t/{code}"
    assert found["og:image"] == f"{house.address}/preview.jpg"
    assert ann.get("/preview.jpg").headers["content-type"] == "image/jpeg"


def test_a_running_table_and_one_that_does_not_exist_show_no_names(house: House) -> None:
    bob = Person(house, "Bob")
    code = bob.post("/api/quick", {"players": 4}).json()["code"]
    for path in (f"/t/{code}", "/t/ABCDEFGHJK", "/t/a/b", "/rules"):
        found = tags(Person(house, ""), path)
        assert (found["og:title"], found["og:description"]) == (
            Words("en").say("preview-title"),
            Words("en").say("preview-text"),
        )


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/icon.svg", "/api/editions", "/healthz"])
def test_the_head_of_every_answer_can_be_asked_for(house: House, path: str) -> None:
    person = Person(house, "")
    whole, head = person.web.get(path), person.web.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_the_page_can_be_installed(house: House) -> None:
    web = Person(house, "").web
    manifest = web.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        found = web.get(icon["src"])
        assert (found.status_code, found.headers["content-type"]) == (200, icon["type"])
    worker = web.get("/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert re.search(r'CACHE = "sixgun-[0-9a-f]{12}"', worker.text)
    assert '<link rel="manifest" href="/manifest.webmanifest"' in web.get("/").text
