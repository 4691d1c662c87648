"""Whole games over the network: every message matches the table, and the seed is revealed only at the end."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec import json
from websockets.exceptions import ConnectionClosed

from sixgun.editions import EDITIONS
from sixgun.engine.ids import NOBODY
from sixgun.match.match import Match, begin, load, replay
from sixgun.match.record import read
from sixgun.match.view import observe_with_reasons
from sixgun.server.messages.rest import Chances, Film, Ranked, ReplaySummary, Results
from sixgun.server.messages.socket import Emoted, GameMessage, History, Said, Wrong
from sixgun.server.rating import BASE
from sixgun.server.render.game import game_view, happenings
from tests.server.live_server import DECODER, House, Person, Table, open_house, party, play_on

SCALE = int(os.environ.get("SIXGUN_SCALE", "1"))
NAMES = "Ann Bob Cid Dot Eve Fay"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def moments(text: str) -> list[Match]:
    """The game before each choice and at the end."""
    saved = read(text)
    match = begin(saved)
    found = [match.clone()]
    for number, word in enumerate(saved.moves, start=1):
        replay(match, number, word)
        found.append(match.clone())
    return found


def check_told(table: Table, seat: int, played: list[Match]) -> None:
    """Checks that every message on this socket is exactly the view of this seat."""
    heard = -1
    for said in table.heard:
        message = DECODER.decode(said)
        if isinstance(message, GameMessage):
            match = played[message.game.seq]
            prompt = message.game.prompt.id if message.game.prompt else 0
            assert message.game == game_view(observe_with_reasons(match.game, seat), message.game.seq, prompt)
            news = [] if heard < 0 else match.events[len(played[heard].events) :]
            assert message.happened == happenings(news, seat)
            heard = message.game.seq


@pytest.mark.parametrize("edition", list(EDITIONS)[:: 1 if SCALE > 1 else 3])
def test_a_game_from_the_deal_to_the_replay(house: House, edition: str, tmp_path: Path) -> None:
    with party(house, NAMES, edition=edition, public=True) as tables:
        code = tables[0].code
        watcher = Person(house, "").sit_at(code)
        end = play_on([*tables, watcher], Random(edition))
        for table in tables:
            table.wait_for_status("over")
        room = tables[0].room
        assert room is not None
        text = tables[0].person.get(f"/api/replays/{room.replay}").raise_for_status().text
        played = moments(text)
        assert len(played) == end + 1
        for seat, table in enumerate([*tables, watcher]):
            check_told(table, seat if table is not watcher else NOBODY, played)
        check_seed_was_secret([*tables, watcher], room.seed or "")
        check_replay(tables[2], room.replay or "", text)
        watcher.close()


def check_seed_was_secret(tables: list[Table], seed: str) -> None:
    """Checks that the seed is sent to everyone after the game, and to no one before."""
    for table in tables:
        early = [said for said in table.heard if not is_over(said)]
        assert early
        assert not any(seed.encode() in said for said in early)


def is_over(said: bytes) -> bool:
    return b'"status":"over"' in said


def check_replay(table: Table, replay_name: str, text: str) -> None:
    """Checks the game as notation and as stills from every seat."""
    match, person = load(text), table.person
    for seat in (None, NOBODY, 2):
        film = stills(person, replay_name, seat=seat, start=len(match.moves) - 5)
        assert [still.game.seq for still in film.stills] == list(range(film.start, film.total))
        assert film.stills[-1].game.winners == list(match.winners)
        assert film.kept.mine == 2
    kept = json.decode(person.get("/api/replays", whose="mine").content, type=list[ReplaySummary])
    assert kept[0].replay == replay_name
    assert kept == json.decode(person.get("/api/replays").content, type=list[ReplaySummary])[: len(kept)]
    results = json.decode(person.get(f"/api/players/{person.me['player']}").content, type=Results)
    assert (results.games, results.wins) == (1, int(2 in match.winners))


def stills(person: Person, name: str, **query: object) -> Film:
    answer = person.get(
        f"/api/replays/{name}/stills", **{key: value for key, value in query.items() if value is not None}
    )
    return json.decode(answer.raise_for_status().content, type=Film)


def test_a_running_game_is_replayed_only_as_far_as_the_caller_may_know(house: House) -> None:
    with party(house, NAMES) as tables:
        name = f"{tables[0].code}-1"
        end = play_on(tables, Random(3), most=40)
        live = [table.wait_until(end) for table in tables]
        assert live[0].prompt is not None, "the game goes on"
        stranger = Person(house, "Zoe")
        for seat, table in enumerate(tables):
            film = stills(table.person, name, start=end)
            assert film.stills[-1].game.hand == live[seat].hand
            assert film.stills[-1].game.people == live[seat].people
            assert film.kept.roles == []
            assert stills(table.person, name, seat=NOBODY, start=end).stills == stills(stranger, name, start=end).stills
            for other in {*range(len(tables))} - {seat}:
                assert table.person.get(f"/api/replays/{name}/stills", seat=other).status_code == 403
        for path in ("", "/chances"):
            answer = tables[0].person.get(f"/api/replays/{name}{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
        assert all(person.get("/api/replays/ABCDEF-1").status_code == 404 for person in (stranger, tables[0].person))


def test_the_history_contains_every_event(house: House) -> None:
    with party(house, NAMES) as tables:
        end = play_on(tables, Random(5), most=60)
        late = tables[1].person.sit_at(tables[1].code)
        late.wait_until(end)
        late.say("history")
        history: History = late.wait_for(History)
        tables[1].wait_until(end)
        assert history.happened[-len(tables[1].happened) :] == tables[1].happened
        assert history.seqs == sorted(history.seqs)
        late.close()


def test_a_rated_game_changes_the_leaderboard_and_has_win_chances(house: House) -> None:
    with party(house, "Gus Hal Ivy Jon", rated=True) as tables:
        person = tables[0].person
        assert person.me["player"] not in {ranked.player for ranked in leaderboard(person)}
        play_on(tables, Random(7))
        tables[0].wait_for_status("over")
        room = tables[0].room
        assert room is not None
        match = load(person.get(f"/api/replays/{room.replay}").raise_for_status().text)
        ranks = {ranked.player: ranked.rating for ranked in leaderboard(person)}
        ratings = [ranks[table.person.me["player"]] for table in tables]
        best = {seat for seat, rating in enumerate(ratings) if rating > BASE}
        assert best == set(match.winners)
        results = json.decode(person.get(f"/api/players/{person.me['player']}").content, type=Results)
        assert results.rating == ratings[0]
        check_chances(person, room.replay or "", match)


def leaderboard(person: Person) -> list[Ranked]:
    return json.decode(person.get("/api/leaderboard", limit=100).raise_for_status().content, type=list[Ranked])


def check_chances(person: Person, name: str, match: Match) -> None:
    answer = person.web.get(f"/api/replays/{name}/chances", timeout=120)
    found = json.decode(answer.raise_for_status().content, type=Chances)
    assert found.seqs[0] == 0
    assert found.seqs[-1] == len(match.moves)
    assert all(len(chances) == len(found.seqs) for chances in found.sides.values())
    assert sorted(chances[-1] for chances in found.sides.values())[-1] == 1.0
    assert set(found.turning) <= set(found.seqs)


def test_the_living_do_not_hear_spectators(house: House) -> None:
    with party(house, "Ann Bob Cid Dot") as tables:
        watcher, friend = (Person(house, name).sit_at(tables[0].code) for name in ("Zoe", "Yan"))
        watcher.wait_until(0)
        friend.wait_until(0)
        watcher.say("say", text="Bob has a Missed!")
        tables[0].say("say", text="  good \t luck ")
        tables[0].say("emote", phrase="tip_hat", target=1)
        for table in (*tables, watcher, friend):
            said: Said = table.wait_for(Said)
            if table in tables:
                assert (said.name, said.text, said.seat) == ("Ann", "good luck", 0)
                emoted: Emoted = table.wait_for(Emoted)
                assert (emoted.phrase, emoted.seat, emoted.target) == ("tip_hat", 0, 1)
            else:
                assert (said.name, said.text, said.seat) == ("Zoe", "Bob has a Missed!", NOBODY)


def test_chat_can_be_switched_off(house: House) -> None:
    with party(house, "Ann Bob Cid Dot", chat=False) as tables:
        tables[0].say("say", text="hello")
        wrong: Wrong = tables[0].wait_for(Wrong)
        assert wrong.code == "not_allowed"
        tables[0].say("emote", phrase="hello")
        assert tables[1].wait_for(Emoted).phrase == "hello"


def test_the_code_alone_does_not_open_a_table_without_spectators(house: House) -> None:
    with party(house, NAMES, spectators=False) as tables:
        stranger = Person(house, "Zoe")
        name = f"{tables[0].code}-1"
        assert stranger.get(f"/api/replays/{name}/stills").status_code == 403
        with pytest.raises((ConnectionClosed, Exception)):
            stranger.sit_at(tables[0].code).hear(2)
