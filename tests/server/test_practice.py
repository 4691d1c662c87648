"""Tables for practice, where something was fixed before the deal: everybody is told, and nothing counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from msgspec import json

from sixgun.editions import EDITIONS
from sixgun.server.errors import ApiError
from sixgun.server.messages.rest import ExampleName, Quick, ReplaySummary
from sixgun.server.messages.room import Agreement, Practice
from sixgun.server.routes.tables import quick_game
from sixgun.server.table.next_game import check_agreement, practice_of
from tests.server.fake_saloon import Bar, finish, in_bar
from tests.server.live_server import Person, open_house

FOUR = ("Ann", "Bob", "Cid", "Dan")
ROLES: dict[str, Any] = {"roles": [None, "sheriff", None, "outlaw"]}
CHARACTERS: dict[str, Any] = {"characters": ["willy_the_kid", None, None, None]}
NOTHING: dict[str, Any] = {}


@pytest.mark.parametrize(
    ("fixed", "told"),
    [
        ({}, None),
        ({"roles": [None] * 4, "characters": [None] * 4}, None),
        (ROLES, Practice(roles=[1, 3])),
        (CHARACTERS, Practice(characters=[0])),
        ({"position": "anything"}, Practice(position=True)),
        ({"seeded": True}, Practice(shuffle=True)),
    ],
)
def test_what_was_fixed_is_told(fixed: dict[str, Any], told: Practice | None) -> None:
    assert practice_of(Agreement(players=4, **fixed)) == told


@pytest.mark.parametrize("fixed", [ROLES, CHARACTERS, {"seeded": True}])
def test_practice_is_neither_public_nor_rated(fixed: dict[str, Any]) -> None:
    refusals: list[tuple[dict[str, Any], str]] = [
        ({"public": True}, "practice_not_public"),
        ({"rated": True}, "not_rated"),
    ]
    for also, code in refusals:
        with pytest.raises(ApiError) as refused:
            check_agreement(Agreement(players=4, **fixed, **also))
        assert refused.value.code == code
        check_agreement(Agreement(players=4, **also))


def test_every_message_about_the_table_says_that_it_is_for_practice(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        for fixed in (NOTHING, ROLES):
            dealer = await bar.table(*FOUR, speed="none", **fixed)
            for name in (*FOUR, ""):
                client = await bar.come(dealer, name)
                assert client.room.practice == (Practice(roles=[1, 3]) if fixed else None)
                assert client.room.agreement.roles == []
                assert {message.practice for message in client.games()} == {bool(fixed)}

    in_bar(tmp_path, story)


def test_a_replay_says_that_it_was_practice(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        for fixed in (NOTHING, ROLES):
            dealer = await bar.table(*FOUR, speed="none", **fixed)
            await finish(dealer)
            assert dealer.table.replay is not None
            game = await bar.store.finished(dealer.table.replay)
            assert game is not None
            assert json.decode(game.kept, type=ReplaySummary).practice == bool(fixed)

    in_bar(tmp_path, story)


def test_a_game_of_a_chosen_number_is_practice(tmp_path: Path) -> None:
    with open_house(tmp_path / "house") as house:
        for body, fixed in (({"seed": 7}, {"shuffle": True}), ({}, None)):
            ann = Person(house, "Ann")
            code = ann.post("/api/quick", body).raise_for_status().json()["code"]
            answer: httpx.Response = ann.get(f"/api/tables/{code}")
            assert answer.json().get("practice") == fixed


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("example", get_args(ExampleName))
def test_an_example_of_the_rulebook_is_played_at_a_practice_table(edition: str, example: ExampleName) -> None:
    agreement, key = quick_game(Quick(edition=edition, example=example))
    check_agreement(agreement)
    assert practice_of(agreement) == Practice(position=True)
    assert key is not None, "dealt at once"


def test_an_example_of_no_edition_is_refused() -> None:
    with pytest.raises(ApiError, match="no_such_edition"):
        quick_game(Quick(edition="poker", example="life"))
