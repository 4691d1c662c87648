"""The AsyncAPI document describes what really crosses the socket: every message of whole games, in both directions."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from sixgun.editions import EDITIONS
from sixgun.match.fairness import pledge
from sixgun.server.asyncapi import CLIENT, SERVER, document
from sixgun.server.messages.game import Choice
from sixgun.server.messages.room import PROTOCOL
from sixgun.server.messages.socket import (
    Done,
    Emoted,
    Explained,
    History,
    Pong,
    Refused,
    Said,
    Stale,
    TakenBack,
    Why,
    Wrong,
)
from tests.server.live_server import House, Person, Table, open_house, party, play_again, play_on

SCALE = int(os.environ.get("SIXGUN_SCALE", "1"))
SHARE = "11" * 32


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


# The document


def test_the_document_is_served_beside_the_other(house: House) -> None:
    served = house.ask("GET", "/schema/asyncapi.json").raise_for_status()
    assert served.headers["content-type"].startswith("application/vnd.aai.asyncapi+json")
    assert served.json() == document()
    assert served.json()["info"]["version"] == str(PROTOCOL)
    page = house.ask("GET", "/schema", follow_redirects=True).text
    assert '"/schema/asyncapi.json"' in page


def test_every_message_has_a_direction() -> None:
    operations = document()["operations"]
    assert names(operations["hear"]) == [one.__name__ for one in CLIENT]
    assert names(operations["tell"]) == [one.__name__ for one in SERVER]


def names(operation: dict[str, Any]) -> list[str]:
    return [one["$ref"].rpartition("/")[2] for one in operation["messages"]]


def test_every_reference_leads_somewhere() -> None:
    whole = document()
    found = list(references(whole))
    assert len(found) > 100
    for reference in found:
        place: Any = whole
        for step in reference.removeprefix("#/").split("/"):
            place = place[step]


def references(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for value in part.values():
            yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


# The traffic


def exact(part: Any) -> Any:
    """The same schema, but nothing may be in an object that is not described."""
    if isinstance(part, list):
        return [exact(one) for one in part]
    if not isinstance(part, dict):
        return part
    closed = {"additionalProperties": False} if isinstance(part.get("properties"), dict) else {}
    return {**{name: exact(value) for name, value in part.items() if name != "discriminator"}, **closed}


def validator(kinds: Iterable[type[msgspec.Struct]]) -> dict[str, Any]:
    schemas = exact(document()["components"]["schemas"])
    return {
        str(kind.__struct_config__.tag): jsonschema_rs.validator_for(
            {"$ref": f"#/components/schemas/{kind.__name__}", "components": {"schemas": schemas}}
        )
        for kind in kinds
    }


TO_SERVER, TO_CLIENT = validator(CLIENT), validator(SERVER)


def check(tables: Iterable[Table]) -> tuple[set[str], set[str]]:
    """Holds everything that was said and heard against the document; returns the kinds of both."""
    seen: tuple[set[str], set[str]] = (set(), set())
    for table in tables:
        for which, described, messages in ((0, TO_SERVER, table.said), (1, TO_CLIENT, table.heard)):
            for text in messages:
                message = msgspec.json.decode(text)
                described[message["type"]].validate(message)
                seen[which].add(message["type"])
    return seen


def test_a_message_that_is_not_described_is_noticed() -> None:
    TO_CLIENT["done"].validate({"type": "done", "key": "k", "seq": 1})
    for wrong in ({"seq": "one"}, {"seq": 1, "more": 2}, {}):
        with pytest.raises(jsonschema_rs.ValidationError):
            TO_CLIENT["done"].validate({"type": "done", "key": "k", **wrong})


TOO_FAST = {"wrong"}  # what a quick machine hears, and `Table.choose` repeats then


@pytest.mark.parametrize("edition", list(EDITIONS)[:: 1 if SCALE > 1 else 3])
def test_whole_games_are_as_described(house: House, edition: str) -> None:
    with party(house, "Ann Bob Cid Dot Eve", edition=edition, speed="relaxed") as tables:
        watcher = Person(house, "").sit_at(tables[0].code)
        everybody = [*tables, watcher]
        play_on(everybody, Random(edition))
        for table in everybody:
            table.wait_for_status("over")
        said, heard = check(everybody)
        assert (said, heard - TOO_FAST) == ({"choose"}, {"room", "game", "done"})
        watcher.close()


def test_a_game_with_event_cards_is_as_described(house: House) -> None:
    with party(house, "Ann Bob Cid Dot Eve", house_rules={"high_noon": "on"}) as tables:
        play_on(tables, Random(12))
        assert check(tables)[1] - TOO_FAST == {"room", "game", "done"}


def test_every_message_is_seen_and_as_described(tmp_path: Path, house: House) -> None:
    """Nothing is left out: each message that either side can send crosses a real socket."""
    seen = [check(talk(house)), check(take_back(house)), check(shuffle(tmp_path))]
    said, heard = (set[str]().union(*kinds) for kinds in zip(*seen, strict=True))
    assert said == set(TO_SERVER)
    assert heard == set(TO_CLIENT)


def talk(house: House) -> list[Table]:
    """A game in which everything is said that can be said."""
    with party(house, "Ann Bob Cid Dot") as tables:
        asked, prompt = asking(tables, 0)
        assert asked.game is not None
        choice = asked.game.options[0]
        asked.choose(choice)
        asked.say("choose", key="stale-key", prompt=prompt, choice=choice)
        asked.wait_for(Stale)
        asked, prompt = asking(tables, 1)
        asked.say("choose", key="refused-key", prompt=prompt, choice={"verb": "take", "card": 3})
        asked.wait_for(Refused)
        asked.say("interrupt", key="at-any-time", choice={"verb": "ability"})
        asked.wait_for(Refused)
        for kind, facts, answer in (
            ("why", {"choice": {"verb": "take", "card": 3}}, Why),
            ("history", {}, History),
            ("say", {"text": "hello"}, Said),
            ("emote", {"phrase": "tip_hat", "target": 1}, Emoted),
            ("ping", {}, Pong),
            ("look", {"open": True}, Wrong),
            ("pace", {"pace": "fast"}, Wrong),
        ):
            asked.say(kind, **facts)
            asked.wait_for(answer)
        watcher = spectator(Person(house, "Eve").sit_at(asked.code))
        asked.say("nudge")
        while b'"nudged"' not in asked.heard[-1]:
            asked.hear()
        asked.say("stand_up")
        asked.say("sit_back")
        play_on(tables, Random(1))
        for table in tables:
            table.wait_for_status("over")
        play_again(tables)
        tables[0].person.post(f"/api/tables/{tables[0].code}/close").raise_for_status()
        while b'"goodbye"' not in tables[0].heard[-1]:
            tables[0].hear()
        return [*tables, watcher]


def spectator(table: Table) -> Table:
    """Somebody who watches and says something."""
    table.say("say", text="hello")
    assert table.wait_for(Said).player == table.person.me["player"]
    return table


def take_back(house: House) -> list[Table]:
    """A game for practice, in which the sheriff does not want to end the turn after all."""
    fixed: dict[str, Any] = {"roles": ["sheriff", None, None, None], "characters": ["willy_the_kid", None, None, None]}
    with party(house, "Ann Bob Cid Dot", **fixed) as tables:
        sheriff, seq = tables[0], 0
        while (prompt := sheriff.wait_until(seq).prompt) and prompt.name != "play_phase":
            seq = play_on(tables, Random(1), 1)
        sheriff.choose(Choice("pass"))
        prompt = sheriff.wait_until(seq + 1).prompt
        assert prompt is not None
        sheriff.say("take_back", key="take-back", prompt=prompt.id)
        sheriff.wait_for(TakenBack)
        sheriff.wait_for(Done)
        return tables


def asking(tables: list[Table], seq: int) -> tuple[Table, int]:
    """The player who is asked after this many choices, and the number of the question."""
    games = [table.wait_until(seq) for table in tables]
    prompt = games[0].prompt
    assert prompt is not None
    return tables[prompt.seat], prompt.id


def shuffle(folder: Path) -> list[Table]:
    """A game against bots, with a share of the shuffle, a choice taken back, and a bot that explains itself."""
    with open_house(folder, module="sixgun") as house:
        ann = Person(house, "Ann")
        made = ann.post("/api/quick", {"players": 4, "level": "easy", "pledge": pledge(SHARE)}).raise_for_status()
        table = ann.sit_at(made.json()["code"])
        table.hear()
        table.say("open", share=SHARE)
        table.wait_for_status("playing")
        table.say("stand_up")
        table.wait_until(1)
        for seat in range(4):  # one of them has moved
            table.say("explain", seat=seat)
            table.wait_for((Explained, Wrong))
        return [table]
