"""Programs with accounts of their own: a person makes them, and everybody sees what they are."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from sixgun.server.accounts.bans import BanList
from sixgun.server.accounts.names import BADGE, clean_name
from sixgun.server.accounts.programs import MOST, owner_of, program_ids
from sixgun.server.errors import ApiError
from sixgun.server.messages.socket import Goodbye
from sixgun.server.storage.store import Ban
from tests.server.live_server import ROOT, House, Person, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def program_of(person: Person, name: str = "Rex") -> Person:
    """A program of somebody, logged in with its token."""
    made = person.post("/api/me/programs", {"name": name})
    assert made.status_code == 201, made.text
    program = Person(person.house, "")
    program.name, program.me = name, made.json()
    program.web.headers["Authorization"] = f"Bearer {program.me['token']}"
    return program


def test_everybody_sees_that_it_is_a_program(house: House) -> None:
    ann = Person(house, "Ann")
    rex = program_of(ann)
    assert rex.get("/api/me").json()["name"] == f"Rex {BADGE}"
    code = ann.post("/api/tables", {"agreement": {"players": 4}}).json()["code"]
    chairs = rex.post(f"/api/tables/{code}/seat", {}).json()["chairs"]
    assert [(chair["name"], chair.get("program", False)) for chair in chairs[:2]] == [
        ("Ann", False), (f"Rex {BADGE}", True),
    ]  # fmt: skip
    assert chairs[1]["sitter"] == "person"  # it has a seat, a clock and a connection as a person has


def test_a_program_cannot_drop_its_badge_and_no_person_can_wear_it(house: House) -> None:
    rex = program_of(Person(house, "Ann"))
    assert rex.post("/api/me", {"name": f"Max {BADGE}"}).json()["name"] == f"Max {BADGE}"
    assert rex.post("/api/me", {"name": "Max"}).json()["name"] == f"Max {BADGE}"
    assert rex.post("/api/quick", {"players": 4}).status_code == 201  # its name stays usable
    refused = Person(house, "").post("/api/me", {"name": f"Ann {BADGE}"})
    assert (refused.status_code, refused.json()["code"]) == (409, "bad_name")
    with pytest.raises(ApiError, match="bad_name"):
        clean_name(BADGE)


def test_a_person_has_only_so_many_programs(house: House) -> None:
    ann = Person(house, "Ann")
    players = [program_of(ann, f"Rex {number}").me["player"] for number in range(MOST)]
    assert players == program_ids(ann.me["player"])
    refused = ann.post("/api/me/programs", {"name": "One more"})
    assert (refused.status_code, refused.json()["facts"]) == (409, {"most": MOST})
    left = ann.web.delete(f"/api/me/programs/{players[0]}").json()
    assert (
        [each["player"] for each in left]
        == players[1:]
        == [each["player"] for each in ann.get("/api/me/programs").json()]
    )
    assert program_of(ann).me["player"] == players[0]


def test_a_deleted_program_is_nobody(house: House) -> None:
    ann, bob = Person(house, "Ann"), Person(house, "Bob")
    rex = program_of(ann)
    path = f"/api/me/programs/{rex.me['player']}"
    assert bob.web.delete(path).status_code == 404
    table = rex.sit_at(rex.post("/api/tables", {}).json()["code"])
    assert ann.web.delete(path).json() == []
    assert rex.get("/api/me").status_code == 401
    while not isinstance(said := table.hear(), Goodbye):
        pass
    assert said.reason == "closed"  # nobody else was there
    assert program_of(ann).get("/api/me").status_code == 200  # a new token; the old one stays worthless
    assert rex.get("/api/me").status_code == 401


def test_a_program_makes_no_programs(house: House) -> None:
    refused = program_of(Person(house, "Ann")).post("/api/me/programs", {"name": "Son of Rex"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")


def test_who_is_forgotten_leaves_no_programs(house: House) -> None:
    ann = Person(house, "Ann")
    rex = program_of(ann)
    assert ann.get("/api/me/export").json()["programs"] == {rex.me["player"]: f"Rex {BADGE}"}
    assert ann.web.delete("/api/me").status_code == 204
    assert rex.get("/api/me").status_code == 401


def test_a_ban_of_a_person_is_one_of_their_programs() -> None:
    bans = BanList([Ban("ann", 0, None, "")])
    assert bans.applies("bot-ann-1", "", 1) is not None
    assert bans.applies("bot-anna-1", "", 1) is None
    assert owner_of("ann") is None
    assert owner_of("bot-a-n-n-1") == "a-n-n"


def test_the_example_plays_as_a_program(house: House) -> None:
    rex = program_of(Person(house, "Ann"))
    command = [sys.executable, str(ROOT / "examples" / "web_bot.py"), house.address]
    environment = {**os.environ, "SIXGUN_TOKEN": rex.me["token"]}
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True, env=environment)
    assert done.stdout.startswith("Winners: [")
    (game,) = rex.get("/api/replays", whose="mine").json()
    assert f"Rex {BADGE}" in game["names"]
