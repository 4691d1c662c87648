"""Requests that come to the wrong process are answered as by the owner."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest

from sixgun.server.cluster import forwarding
from tests.server.fake_cluster import Cluster, Person, in_cluster, introduced

CHANCE = ("set-cookie",)  # a cookie carries a time


async def both(
    cluster: Cluster, person: Person | None, method: str, path: str, body: Any = None
) -> list[httpx.Response]:
    """The answers of the owner and of the wrong process to the same request."""
    answers = []
    for branch in (cluster.here, cluster.there):
        async with branch.web(person.cookies if person else None) as web:
            answers.append(await web.request(method, path, json=body))
    return answers


def plain(answer: httpx.Response) -> tuple[int, list[tuple[str, str]], bytes]:
    return answer.status_code, [each for each in answer.headers.items() if each[0] not in CHANCE], answer.content


QUESTIONS = {
    "room": ("GET", "/api/tables/{code}", None, 200),
    "picture": ("GET", "/api/tables/{code}/qr.svg", None, 200),
    "seat_taken": ("POST", "/api/tables/{code}/seat", {"seat": 0}, 409),
    "no_such_seat": ("POST", "/api/tables/{code}/remove", {"seat": 5}, 409),
    "malformed": ("POST", "/api/tables/{code}/remove", {"seat": "left"}, 400),
    "stills": ("GET", "/api/replays/{code}-1/stills?count=2", None, 200),
    "not_over": ("GET", "/api/replays/{code}-1", None, 409),
    "no_such_replay": ("GET", "/api/replays/{code}-9", None, 404),
}


@pytest.mark.parametrize("what", QUESTIONS)
def test_the_answer_is_the_same_as_if_asked_directly(tmp_path: Path, what: str) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        method, path, body, status = QUESTIONS[what]
        near, far = await both(cluster, people[0], method, path.format(code=code), body)
        assert near.status_code == status
        assert plain(near) == plain(far)
        assert cluster.owners == {code: "here"}

    in_cluster(tmp_path, story)


def test_a_stranger_is_a_stranger_everywhere(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, _ = await cluster.game("Ann Bob Cid Dot")
        near, far = await both(cluster, None, "POST", f"/api/tables/{code}/seat", {})
        assert (near.status_code, near.content) == (far.status_code, far.content) == (401, near.content)

    in_cluster(tmp_path, story)


def test_a_long_answer_comes_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forwarding, "PIECE", 100)

    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        near, far = await both(cluster, people[0], "GET", f"/api/tables/{code}")
        assert len(near.content) > 300
        assert plain(near) == plain(far)

    in_cluster(tmp_path, story)


def test_only_the_process_that_was_asked_charges_for_a_request(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        charged: list[str] = []
        for branch in (cluster.here, cluster.there):
            branch.desk.requests.charge = lambda *_, name=branch.name: charged.append(name)  # type: ignore[method-assign]
        await both(cluster, people[0], "GET", f"/api/tables/{code}")
        assert charged == ["here", "there"]

    in_cluster(tmp_path, story)


@pytest.mark.parametrize("side", ["here", "there"])
def test_where_the_owner_cannot_be_reached_it_is_worth_trying_again(tmp_path: Path, side: str) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        getattr(cluster, side).bus.set_up(False)
        async with cluster.there.web(people[1].cookies) as web:
            answer = await web.get(f"/api/tables/{code}")
            health = (await web.get("/healthz")).json()
        assert (answer.status_code, answer.json()["code"]) == (503, "elsewhere")
        assert answer.headers["Retry-After"] == "1"
        assert health == {"status": "ok", "bus": "down" if side == "there" else "up"}

    in_cluster(tmp_path, story)


def test_two_processes_that_take_each_other_for_the_owner_do_not_ask_for_ever(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        code, people = await cluster.game("Ann Bob Cid Dot")
        cluster.here.desk.saloon.lose(code)
        cluster.owners[code] = "there"
        cluster.there.desk.services.leases.me = "somebody else"
        async with cluster.here.web(people[0].cookies) as web:
            answer = await web.get(f"/api/tables/{code}")
        assert (answer.status_code, answer.json()["code"]) == (503, "elsewhere")

    in_cluster(tmp_path, story)


def test_a_personal_link_works_once_and_at_every_process(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        ann = await introduced(cluster.here, "Ann")
        async with cluster.there.web() as web:
            assert "Ann" in (await web.get(ann.link)).text
            rejoined = await web.post(ann.link)
            assert rejoined.status_code == 303
            assert (await web.get("/api/me")).json()["player"] == ann.id
        for branch in (cluster.here, cluster.there):
            async with branch.web() as web:
                assert (await web.post(ann.link)).status_code == 401

    in_cluster(tmp_path, story)


def test_one_of_several_is_patient_with_a_storage_that_all_of_them_share(tmp_path: Path) -> None:
    async def story(cluster: Cluster) -> None:
        services = cluster.here.desk.services

        async def health() -> tuple[int, str]:
            async with cluster.here.web() as web:
                answer = await web.get("/healthz")
            return answer.status_code, answer.json()["status"]

        services.failing, services.failing_since = True, monotonic() + 3600
        assert await health() == (200, "storage")
        services.failing_since = monotonic() - 3600
        assert await health() == (503, "storage")
        services.failing = False
        assert await health() == (200, "ok")
        services.leases.alive = False  # type: ignore[misc]
        assert (await health())[0] == 503

    in_cluster(tmp_path, story)
