"""The operator's page: what it shows, what its buttons do, and for whom."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest

from sixgun.server.messages.socket import Said
from tests.server.live_server import House, Person, open_house
from tests.server.test_office import carried_out, listed


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def visitor(house: House) -> httpx.Client:
    client = house.client()
    link = carried_out(house.folder, "page").removeprefix(house.address)
    assert client.get("/admin").status_code == 403
    assert client.get(link).status_code == 200
    assert client.get("/admin").status_code == 403, "the link asks first"
    assert client.post(link).status_code == 303
    assert house.client().post(link).status_code == 403, "it works once"
    return client


def test_the_page_shows_everything_and_has_buttons(house: House, visitor: httpx.Client) -> None:
    eve = Person(house, "Eve <script>")
    code = eve.post("/api/tables", {"agreement": {"players": 4}}).json()["code"]
    page = visitor.get("/admin", params={"name": "Eve"}).text
    assert "Eve &lt;script&gt;" in page
    assert "<script" not in page
    assert f'action="/admin/close/{code}"' in page
    assert visitor.post(f"/admin/close/{code}").status_code == 303
    assert code not in visitor.get("/admin").text
    assert visitor.post(f"/admin/ban/{eve.me['player']}").status_code == 303
    assert eve.get("/api/me").status_code == 403
    assert visitor.post(f"/admin/unban/{eve.me['player']}").status_code == 303
    assert visitor.post(f"/admin/forget/{eve.me['player']}").status_code == 303
    assert eve.get("/api/me").status_code == 401
    assert "Büro des Betreibers" in visitor.get("/admin", headers={"Accept-Language": "de"}).text


def test_a_ban_from_the_page_has_days_and_a_reason(house: House, visitor: httpx.Client) -> None:
    eve = Person(house, "Eve")
    address = f"/admin/ban/{eve.me['player']}"
    page = visitor.get("/admin", params={"name": "Eve"}).text
    assert address in page
    assert 'name="days"' in page
    assert 'name="reason"' in page
    assert visitor.post(address, data={"days": "3", "reason": "<i>noise</i>"}).status_code == 303
    assert eve.get("/api/me").json()["facts"] == {"days": 3, "note": "<i>noise</i>"}
    assert "&lt;i&gt;noise" in visitor.get("/admin").text
    assert visitor.post(address, data={"days": "many"}).status_code == 400
    carried_out(house.folder, "unban", eve.me["player"])


def test_forms_are_taken_at_the_page_of_the_operator_only(house: House, visitor: httpx.Client) -> None:
    eve = Person(house, "Eve")
    assert eve.web.post("/api/me", data={"name": "Ann"}).status_code == 415
    ban = {"days": "3"}
    assert eve.web.post(f"/admin/ban/{eve.me['player']}", data=ban).status_code == 403
    foreign = visitor.post(f"/admin/ban/{eve.me['player']}", data=ban, headers={"Origin": "https://evil.example"})
    assert foreign.status_code == 403
    assert eve.get("/api/me").status_code == 200


def test_every_ban_has_a_button_that_lifts_it(house: House, visitor: httpx.Client) -> None:
    eve = Person(house, "Eve")
    for who in (eve.me["player"], "192.0.2.0/24", "2001:db8::/64"):
        carried_out(house.folder, "ban", who)
        page = visitor.get("/admin", params={"name": eve.me["player"]}).text
        (lift,) = set(re.findall(r'action="(/admin/unban/[^"]+)"', page))
        assert f'"/admin/ban/{who}"' not in page
        assert visitor.post(lift).status_code == 303
        assert listed(house.folder, "bans") == []
    assert f'"/admin/ban/{eve.me["player"]}"' in visitor.get("/admin", params={"name": eve.me["player"]}).text


def test_nothing_that_people_write_is_markup(house: House, visitor: httpx.Client) -> None:
    ann, eve = Person(house, "Ann <script>"), Person(house, "Eve <script>")
    code = ann.post("/api/tables", {"agreement": {"players": 4}}).json()["code"]
    eve.post(f"/api/tables/{code}/seat", {}).raise_for_status()
    tables = [ann.sit_at(code), eve.sit_at(code)]
    for table in tables:
        table.hear()
    tables[1].say("say", text="<script>alert(1)</script>")
    tables[0].wait_for(Said)
    told = {"seat": 1, "reason": "other", "text": "<script>"}
    assert ann.post(f"/api/tables/{code}/report", told).status_code == 204
    page = visitor.get("/admin", params={"name": '"><script>'}).text
    assert "&lt;script&gt;alert(1)" in page
    assert "<script" not in page
    for table in tables:
        table.close()


def test_the_page_is_for_its_visitor_only(house: House, visitor: httpx.Client) -> None:
    stranger = Person(house, "Ann")
    assert stranger.get("/admin").status_code == 403
    assert stranger.post("/admin/close/AAAAAA").status_code == 403
    assert visitor.post("/admin/rotate/1").status_code == 403, "for which there is no button"
    assert visitor.post("/admin/close_report/one").status_code == 400
    foreign = visitor.post("/admin/close/AAAAAA", headers={"Origin": "https://evil.example"})
    assert foreign.status_code == 403
    assert foreign.json()["code"] == "foreign_origin"
    (cookie,) = (each for each in visitor.cookies.jar if each.name == "sixgun-operator")
    assert cookie.path == "/admin"
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert "strict" in str(cookie.get_nonstandard_attr("SameSite")).lower()
