"""One's own last choice is taken back where nothing hidden was revealed, and leaves only an entry in the log."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from sixgun.cli import app
from sixgun.engine.actions import Action
from sixgun.engine.chance import Chance, key_of
from sixgun.engine.game import Game
from sixgun.engine.ids import NOBODY, Seat
from sixgun.engine.kernel import act
from sixgun.match.match import Match
from sixgun.match.redeal import redeal
from sixgun.match.view import observe_with_reasons
from sixgun.rules.triggers import interrupt, interrupts
from sixgun.server.messages import socket as said
from sixgun.server.messages.game import Choice
from sixgun.server.messages.room import Agreement, Level
from sixgun.server.render.game import choice as choice_message
from sixgun.server.render.game import game_view
from sixgun.server.table import log
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.loader import check_entry, read_table
from sixgun.server.table.room import encoded, game_text, history, scene_of
from sixgun.server.table.table import Table
from sixgun.server.table.transaction import Advance, Entries, Transaction
from tests.laws.games import every_game, options_of
from tests.server.fake_saloon import Bar, Client, in_bar
from tests.server.live_server import Person, open_house
from tests.server.live_server import Table as LiveTable
from tests.server.stores import AnyStore, patience, sqlite, store, tell

__all__ = ["patience", "sqlite", "store"]  # fixtures

BOTS: list[Level] = ["easy"] * 3
SHERIFF: dict[str, Any] = {"roles": ["sheriff", None, None, None], "characters": ["willy_the_kid", None, None, None]}


def game_of(edition: str, players: int, people: int, seed: int) -> Table:
    """A dealt table for practice, with people in the first seats and bots in the others."""
    options = options_of(edition, players)
    rules = dict(options.house_rules)
    agreed = Agreement(edition=options.edition, players=players, house_rules=rules, seeded=True, speed="normal")
    table = Table("AAAAAA")
    table.apply(log.Made(agreed), "made", 0)
    for seat in range(players):
        sits = log.Sat(seat, f"p{seat}", f"P{seat}") if seat < people else log.BotSat(seat, "easy", f"B{seat}")
        table.apply(sits, f"sat{seat}", 0)
    table.apply(log.Dealt(key_of(seed).hex()), "deal", 0)
    return table


def next_move(table: Table, rng: Random) -> log.Chose | log.Interrupted:
    match, seat = table.games[-1], rng.randrange(len(table.places))
    if rng.random() < 0.2 and (mine := interrupts(match.game, seat)):
        return log.Interrupted(seat, rng.choice(mine))
    assert table.question is not None
    seat = table.question.seat
    by = "" if table.places[seat].player else "bot"
    return log.Chose(seat, rng.choice(match.game.options), by)


def everything(table: Table) -> tuple[object, ...]:
    """All that anybody could be told of the game, and all that nobody is told."""
    match, seats = table.games[-1], (NOBODY, *range(len(table.places)))
    views = [game_view(observe_with_reasons(match.game, seat), len(match.moves), 0) for seat in seats]
    told = [encoded(history(table, seat)) for seat in seats]
    told = [encoded(history(table, seat)) for seat in seats]
    facts = (match.position, match.save(), match.marks[:], match.events[:], table.checksum(), table.clocks.seat)
    return [encoded(view) for view in views], told, facts


def taken_back(table: Table, people: int, seed: int) -> Iterator[tuple[Table, log.Chose | log.Interrupted, Seat]]:
    """Plays at random; yields the table before each choice that can be taken back, the choice, and whose it is."""
    rng = Random(seed)
    for number in range(250):
        if table.running is None:
            return
        before, move = table.twin(), next_move(table, rng)
        table.apply(move, f"key-{number}", 1000 * number)
        if table.may_take_back != NOBODY:
            yield before, move, table.may_take_back


@every_game
@pytest.mark.parametrize("people", [1, 3])
def test_the_game_is_what_it_was_letter_for_letter(edition: str, players: int, people: int) -> None:
    table, undone = game_of(edition, players, people, players), 0
    for number, (before, move, seat) in enumerate(taken_back(table, people, players)):
        assert seat == move.seat < people
        if number % 7:
            continue
        kept = everything(before)
        twin = table.twin()
        twin.apply(log.TookBack(seat), f"back-{number}", 10_000_000)
        assert everything(twin) == kept
        assert (twin.may_take_back, twin.prompt) == (NOBODY, table.prompt + 1), "once, and no late answer counts"
        undone += 1
    assert undone


@every_game
@pytest.mark.parametrize("people", [1, 3])
def test_nobody_learns_anything_hidden_from_what_can_be_taken_back(edition: str, players: int, people: int) -> None:
    """In every game that one of these people cannot tell from this one, the same choice leads to the same view."""
    table = game_of(edition, players, people, 7)
    for number, (before, move, _) in enumerate(taken_back(table, people, 7)):
        if number % 5:
            continue
        for me in range(people):
            for seed in range(3):
                twin = redeal(before.games[-1].game, me, Chance(key_of(seed)))
                made(twin, move)
                assert seen(twin, me) == seen(table.games[-1].game, me)


def made(g: Game, move: log.Chose | log.Interrupted) -> None:
    if isinstance(move, log.Interrupted):
        interrupt(g, move.seat, move.choice)
    else:
        act(g, move.choice)


def seen(g: Game, me: Seat) -> str:
    return encoded(game_view(observe_with_reasons(g, me), 0, 0))


# At a table


async def alone(bar: Bar) -> tuple[Dealer, Client]:
    """The sheriff at the end of the first turn, with cards to discard, alone with bots that think for long."""
    bar.services.tempo = 10
    dealer = await bar.table("Ann", bots=BOTS, speed="none", **SHERIFF)
    me = await bar.come(dealer, "Ann")
    while me.game.prompt is not None and me.game.prompt.name != "play_phase":
        await me.choose()
        assert not me.games()[-1].may_take_back, "cards were drawn"
    await me.choose("end-of-turn", me.game.options.index(Choice("pass")))
    assert me.game.prompt is not None
    assert (me.game.prompt.seat, me.game.prompt.name) == (0, "discard_phase")
    return dealer, me


async def take_back(me: Client, key: str = "take-back-1") -> list[said.FromServer]:
    assert me.game.prompt is not None
    return await me.say(said.TakeBack(key, me.game.prompt.id))


def test_what_i_chose_last_can_be_taken_back(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, me = await alone(bar)
        watcher = await bar.come(dealer, "")
        before, happened = me.game, len(dealer.table.games[-1].events)
        await me.choose("the-choice")
        assert me.games()[-1].may_take_back
        assert not watcher.games()[-1].may_take_back
        heard = await take_back(me)
        assert heard[0] == said.TakenBack(0, before.seq)
        assert heard[1] == said.Done("take-back-1", before.seq)
        assert said.TakenBack(0, before.seq) in watcher.heard
        now = me.game
        assert now.prompt is not None
        assert before.prompt is not None
        assert now.prompt.id == before.prompt.id + 2
        assert everything_but_prompt(now) == everything_but_prompt(before)
        assert len(dealer.table.games[-1].events) == happened
        assert not me.games()[-1].may_take_back, "once"
        assert (await take_back(me, "take-back-2"))[0] == said.Wrong("too_late", "take-back-2")
        assert isinstance(await me.choose("another-choice"), said.Done), "the game goes on"
        assert watcher.game.seq == me.game.seq == before.seq + 1

    in_bar(tmp_path, story)


def everything_but_prompt(game: Any) -> str:
    return encoded({name: getattr(game, name) for name in game.__struct_fields__ if name != "prompt"})


def test_who_hears_nothing_meanwhile_hears_of_the_new_choice_only(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, me = await alone(bar)
        other = await bar.come(dealer, "Ann")
        await me.choose("the-choice")
        events = len(other.games())
        other.wire.blocked = True
        await take_back(me)
        await me.choose("again-the-same")
        other.wire.blocked = False
        other.connection.flush_soon()
        await other.settle()
        retold = other.games()[events:]
        assert any(message.happened for message in retold), "what was taken back and done again has happened again"
        kinds = [type(message) for message in other.heard]
        assert kinds.index(said.TakenBack) < len(kinds) - 1 - kinds[::-1].index(said.GameMessage)

    in_bar(tmp_path, story)


def test_the_same_key_gets_the_same_answer(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, me = await alone(bar)
        await me.choose("the-choice")
        message = said.TakeBack("take-back-1", dealer.table.prompt)
        first = [each for each in await me.say(message) if isinstance(each, said.Done)]
        seq = dealer.table.seq
        assert [each for each in await me.say(message) if isinstance(each, said.Done)] == first
        assert dealer.table.seq == seq
        assert await me.answer(said.TakeBack("the-choice", dealer.table.prompt)) == said.Wrong("key_used", "the-choice")

    in_bar(tmp_path, story)


def test_it_is_too_late_when_somebody_else_has_chosen(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, me = await alone(bar)
        while dealer.table.question is not None and dealer.table.question.seat == 0:
            await me.choose()
        prompt = dealer.table.prompt
        assert me.games()[-1].may_take_back
        await me.say(said.SetPace("instant"))
        assert dealer.table.prompt > prompt
        assert await me.answer(said.TakeBack("take-back-1", prompt)) == said.Wrong("too_late", "take-back-1")
        assert not any(message.may_take_back for message in me.games()[-1:])

    in_bar(tmp_path, story)


@pytest.mark.parametrize(
    ("names", "agreement", "offered"),
    [
        (["Ann"], {"roles": []}, True),
        (["Ann"], {"roles": [], "rated": True}, False),
        (["Ann", "Bob"], {"roles": []}, False),
        (["Ann", "Bob"], {"characters": ["willy_the_kid", None, None, None]}, True),
    ],
)
def test_where_choices_may_be_taken_back(
    tmp_path: Path, names: list[str], agreement: dict[str, Any], offered: bool
) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table(*names, bots=BOTS[: 4 - len(names)], speed="none", **agreement)
        assert dealer.table.forgiving == offered
        ann = await bar.come(dealer, "Ann")
        answer = await ann.answer(said.TakeBack("take-back-1", dealer.table.prompt))
        assert answer == said.Wrong("too_late" if offered else "not_allowed", "take-back-1")

    in_bar(tmp_path, story)


def test_only_the_player_takes_it_back(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, me = await alone(bar)
        await me.choose("the-choice")
        message = said.TakeBack("take-back-1", dealer.table.prompt)
        for name in ("Eve", ""):
            answer = await (await bar.come(dealer, name)).answer(message)
            assert answer == said.Wrong("not_allowed", "take-back-1")

    in_bar(tmp_path, story)


# In the log


def one_turn(people: int = 1) -> tuple[Table, Action]:
    """A table at which the player asked may end the turn, and to do so."""
    table, rng = game_of("fourth", 4, people, 3), Random(3)
    for number in range(400):
        assert table.question is not None
        ends = next((each for each in table.games[-1].game.options if choice_message(each) == Choice("pass")), None)
        if table.question.prompt == "play_phase" and table.question.seat == 0 and ends is not None:
            twin = table.twin()
            twin.apply(log.Chose(0, ends), "try", 0)
            if twin.may_take_back == 0:
                return table, ends
        table.apply(next_move(table, rng), f"key-{number}", 0)
    raise AssertionError("nobody could end their turn")


@pytest.mark.parametrize("way", [Transaction, Advance])
def test_both_ways_of_applying_a_choice_offer_it(way: type[Entries]) -> None:
    table, ends = one_turn()
    entries = way(table.twin(), 5)
    entries.add(log.Chose(0, ends), "the-choice", "p0")
    assert entries.table.may_take_back == 0
    assert isinstance(entries, Transaction | Advance)
    assert entries.before.may_take_back == table.may_take_back
    assert entries.before.chooser == table.chooser
    back = Transaction(entries.table, 6)
    back.add(log.TookBack(0), "take-back-1", "p0")
    assert everything(back.table) == everything(table)
    assert back.before.may_take_back == 0


def test_a_log_in_which_something_else_was_taken_back_does_not_hold() -> None:
    table, ends = one_turn()
    for seat in (0, 1, NOBODY):
        with pytest.raises(ValueError, match="cannot be taken back"):
            table.twin().apply(log.TookBack(seat), "take-back-1", 0)
    table.apply(log.Chose(0, ends, "timeout"), "timeout", 0)
    with pytest.raises(ValueError, match="cannot be taken back"):
        table.apply(log.TookBack(0), "take-back-1", 0)


def test_what_was_left_to_chance_is_drawn_only_once() -> None:
    table, ends = one_turn()
    table.play(lambda _: None, ends, by=0)
    assert table.chooser == 0
    table.play(lambda _: table.games[-1].game.chance.below(2), ends, by=0)
    assert table.chooser == NOBODY


def test_it_is_stored_and_read_again(store: AnyStore) -> None:
    async def story() -> None:
        table, rng, told = Table("AAAAAA"), Random(5), 0
        first: list[log.LogEntry] = [log.Made(Agreement(players=4, seeded=True), "ab" * 32)]
        first += [log.Sat(0, "p0", "Ann"), *(log.BotSat(seat, "easy", f"B{seat}") for seat in (1, 2, 3))]
        first += [log.Dealt(key_of(5).hex())]
        for number in range(60):
            entry = first[number] if number < len(first) else None
            if entry is None and table.may_take_back != NOBODY and rng.random() < 0.3:
                entry, told = log.TookBack(table.may_take_back), told + 1
            acted = Transaction(table, number)
            acted.add(entry or next_move(table, rng), f"key-{number}")
            await store.append(acted.rows, None, None)
            table = acted.table
        assert told > 3
        kept = await store.read("AAAAAA")
        again, flaw = read_table("AAAAAA", kept, check_entry)
        assert flaw is None
        assert everything(again) == everything(table)
        assert (again.head, again.retractions) == (table.head, table.retractions)

    tell(store, story)


def test_a_scene_says_to_whom_it_is_offered() -> None:
    table, ends = one_turn(people=2)
    table.apply(log.Chose(0, ends), "the-choice", 0)
    match: Match = table.games[-1]
    scene = scene_of(table, match, 1000)
    for seat in (NOBODY, 0, 1):
        assert scene.text(seat, 0) == game_text(table, match, (seat, False), 0, 1000)
        assert ('"may_take_back":true' in scene.text(seat, 0)) == (seat == 0)


# Killed


def test_a_killed_server_remembers_what_was_taken_back(tmp_path: Path) -> None:
    options = ("--tempo", "10")
    with open_house(tmp_path, *options) as house:
        ann = Person(house, "Ann")
        agreement = {"players": 4, "speed": "none", **SHERIFF}
        made = ann.post("/api/tables", {"agreement": agreement, "bots": BOTS}).raise_for_status().json()
        ann.post(f"/api/tables/{made['code']}/start").raise_for_status()
        table = ann.sit_at(made["code"])
        table.wait_for_status("playing")
        seq, view = end_turn(table)
        prompt = table.game.prompt if table.game else None
        assert prompt is not None
        table.say("take_back", key="take-back-1", prompt=prompt.id)
        assert table.wait_for(said.Done).seq == seq
        house.process.send_signal(signal.SIGKILL)
        house.process.wait()
        cookie, code = ann.cookie(), table.code
    checked = CliRunner().invoke(app, ["check", str(tmp_path / "sixgun.db")])
    assert checked.exit_code == 0, checked.output
    with open_house(tmp_path, *options) as house:
        back = Person(house, "")
        back.web.cookies.update(dict(part.split("=", 1) for part in cookie.split("; ")))
        again = back.sit_at(code)
        game = again.wait_until(seq)
        assert game.seq == seq
        assert everything_but_prompt(game) == view
        again.say("take_back", key="take-back-1", prompt=prompt.id)
        assert again.wait_for((said.Done, said.Wrong)) == said.Done("take-back-1", seq)


def end_turn(table: LiveTable) -> tuple[int, str]:
    """Plays until I may end my turn, and does so; returns how the table was before."""
    while True:
        while table.game is None or not table.game.options:
            table.hear()
        game = table.game
        ends = game.prompt is not None and game.prompt.name == "play_phase"
        table.choose(Choice("pass") if ends else game.options[0])
        while table.game is game:
            table.hear()
        if ends:
            return game.seq, everything_but_prompt(game)
