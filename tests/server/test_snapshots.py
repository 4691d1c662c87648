"""Snapshots: a table is loaded from one as from its whole log, and a wrong one is noticed and not used."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from random import Random
from typing import TypeVar, cast
from zlib import crc32

import pytest
from msgspec import json, structs
from structlog.testing import capture_logs
from typer.testing import CliRunner

from sixgun.cli import app
from sixgun.engine.chance import key_of
from sixgun.engine.ids import NOBODY
from sixgun.rules.triggers import interrupts
from sixgun.server.messages.room import Agreement
from sixgun.server.metrics import exposed
from sixgun.server.storage.store import LogRow, TableSnapshot
from sixgun.server.table import dealer as dealers
from sixgun.server.table import log
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.loader import PastGame, TableState, read_on_by_turns, restored, snapshot_of
from sixgun.server.table.room import history
from sixgun.server.table.saloon import Saloon
from sixgun.server.table.table import Table
from sixgun.server.table.transaction import Transaction
from tests.server.fake_saloon import Bar, asked, finish, in_bar, settle
from tests.server.stores import AnyStore, patience, sqlite, store, tell

__all__ = ["patience", "sqlite", "store"]  # fixtures

T = TypeVar("T")
PEOPLE = ("Ann", "Bob", "Cid", "Dan")


def whole(pieces: Generator[None, None, T]) -> T:
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            return cast(T, end.value)


def again(table: Table) -> Table:
    return whole(restored(snapshot_of(table)))


def known(table: Table) -> tuple[object, ...]:
    """Everything that a table knows, games and clocks taken apart."""
    facts = {name: value for name, value in vars(table).items() if name not in ("games", "clocks")}
    games = [(each.options, each.key, each.moves, each.winners, each.shuffle, each.over) for each in table.games]
    last = [(each.position, each.events, each.marks) for each in table.games[-1:]]
    seats = range(len(table.places)) if table.games else ()
    return facts, games, last, vars(table.clocks), [history(table, seat) for seat in seats]


def entry_of(table: Table, rng: Random) -> log.LogEntry:
    """Something that could happen next."""
    match = table.running
    if match is None:
        return log.Dealt(key_of(rng.getrandbits(60)).hex(), secret="ab" * 32)
    if table.may_take_back != NOBODY and rng.random() < 0.2:
        return log.TookBack(table.may_take_back)
    seat = rng.randrange(len(table.places))
    if rng.random() < 0.05:
        return rng.choice([log.WentAway(seat, "absent"), log.CameBack(seat), log.Resumed(), log.Muted(seat, True)])
    if rng.random() < 0.2 and (mine := interrupts(match.game, seat)):
        return log.Interrupted(seat, rng.choice(mine))
    assert table.question is not None
    return log.Chose(table.question.seat, rng.choice(match.game.options), rng.choice(["", "", "timeout"]))


@pytest.mark.parametrize("seed", range(4))
def test_a_table_is_the_same_after_a_snapshot_at_any_moment(seed: int) -> None:
    rules: dict[str, str | int | bool] = {"fistful": "on"}
    agreement = Agreement(
        players=4, speed="fast", choose_characters=bool(seed % 2), house_rules=rules, seeded=seed < 2
    )  # at tables for practice, choices are taken back
    table, rng = Table("AAAAAA"), Random(seed)
    beginning: list[log.LogEntry] = [log.Made(agreement, "cd" * 32)]
    beginning += [log.Sat(seat, f"id-{name}", name) for seat, name in enumerate(PEOPLE[:3])]
    beginning += [log.BotSat(3, "hard", "Doc", "calm"), log.GotReady(0, True, "ef" * 32), log.Sealed("s", "t", [1])]
    beginning += [log.Opened(0, "01" * 32)]
    copy = table
    for number in range(400):
        entry = beginning[number] if number < len(beginning) else entry_of(table, rng)
        for each in {id(table): table, id(copy): copy}.values():
            transaction = Transaction(each, 1000 * number)
            transaction.add(entry, f"key-{number}")
            vars(each).update(vars(transaction.table))
        assert known(copy) == known(table)
        if number % 23 == 0 or table.round:
            copy = again(table)
            assert known(copy) == known(table)
    assert len(table.games) > 1


def test_nothing_that_a_table_knows_is_left_out() -> None:
    assert set(vars(again(Table("AAAAAA")))) == set(vars(Table("AAAAAA")))


def test_what_is_finished_is_played_again_only_if_somebody_asks(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await two_games(bar)
        table = again(dealer.table)
        past, first = table.games[0], dealer.table.games[0]
        assert isinstance(past, PastGame)
        assert "game" not in vars(past)
        assert (table.score, past.save()) == (dealer.table.score, first.save())
        assert "game" not in vars(past)
        assert (past.position, past.events, past.lines()) == (first.position, first.events, first.lines())
        assert not hasattr(past, "anything else")

    in_bar(tmp_path, story)


async def two_games(bar: Bar) -> Dealer:
    """A table after one game, in the middle of the next."""
    dealer = await bar.table(*PEOPLE, speed="none")
    await finish(dealer)
    async with dealer.lock:
        await dealer.record(log.Dealt(key_of(8).hex(), secret="ab" * 32), "deal:2")
    for _ in range(7):
        assert dealer.table.question is not None
        choice = dealer.table.games[-1].game.options[-1]
        async with dealer.lock:
            await dealer.record(log.Chose(dealer.table.question.seat, choice), f"test:{dealer.table.prompt}")
    return dealer


def test_a_table_keeps_one_now_and_then_and_is_loaded_from_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealers, "EVERY", 20)

    async def story(bar: Bar) -> None:
        dealer = await two_games(bar)
        await settle()
        code, seq = dealer.table.code, dealer.table.seq
        kept = await bar.store.snapshot(code)
        assert kept is not None
        assert seq - 20 < kept.seq <= seq
        asked_for: list[int] = []
        read = bar.store.read

        async def counted(table: str, since: int = 0) -> list[LogRow]:
            asked_for.append(since)
            return await read(table, since)

        bar.store.read = counted  # type: ignore[method-assign]
        with capture_logs() as lines:
            loaded = await Saloon(bar.services).dealer(code)
        assert (asked_for, lines) == ([kept.seq - 1], [])
        assert known(loaded.table) == known(dealer.table)
        assert loaded.kept == kept.seq
        me = await asked(bar, loaded)
        await me.choose()
        assert loaded.table.seq > seq

    in_bar(tmp_path, story)


def other_moves(kept: TableSnapshot) -> TableSnapshot:
    """A snapshot in which the last move is missing, sealed as if it were a good one."""
    state = json.decode(kept.state, type=TableState)
    games = [*state.games[:-1], structs.replace(state.games[-1], moves=state.games[-1].moves[:-1])]
    return resealed(kept, structs.replace(state, games=games))


def other_place(kept: TableSnapshot) -> TableSnapshot:
    """One that is about the right game, and wrong about who is at the table."""
    state = json.decode(kept.state, type=TableState)
    return resealed(kept, structs.replace(state, host=2))


def resealed(kept: TableSnapshot, state: TableState) -> TableSnapshot:
    text = json.encode(state)
    return kept._replace(state=text, crc=crc32(text))


WRONG: dict[str, Callable[[TableSnapshot], TableSnapshot]] = {
    "bits": lambda kept: kept._replace(state=kept.state.replace(b"Ann", b"Ant")),
    "half": lambda kept: kept._replace(state=kept.state[: len(kept.state) // 2]),
    "moves": other_moves,
    "ahead": lambda kept: kept._replace(seq=kept.seq + 1000),
    "behind": lambda kept: kept._replace(seq=kept.seq - 3),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_snapshot_is_noticed_and_the_log_wins(tmp_path: Path, wrong: str) -> None:
    async def story(bar: Bar) -> None:
        dealer = await two_games(bar)
        await bar.store.keep_snapshot(WRONG[wrong](snapshot_of(dealer.table)))
        before = exposed().decode()
        with capture_logs() as lines:
            loaded = await Saloon(bar.services).dealer(dealer.table.code)
        assert [line["event"] for line in lines] == ["snapshot_wrong"]
        assert exposed().decode() != before
        assert (loaded.paused, known(loaded.table)) == (None, known(dealer.table))

    in_bar(tmp_path, story)


def test_one_of_another_version_is_left_alone(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await two_games(bar)
        await bar.store.keep_snapshot(snapshot_of(dealer.table)._replace(version="0/0", state=b"?"))
        with capture_logs() as lines:
            loaded = await Saloon(bar.services).dealer(dealer.table.code)
        assert lines == []
        assert known(loaded.table) == known(dealer.table)

    in_bar(tmp_path, story)


@pytest.mark.parametrize("change", [None, other_moves, other_place])
def test_check_compares_a_snapshot_with_the_log(
    tmp_path: Path, change: Callable[[TableSnapshot], TableSnapshot] | None
) -> None:
    async def story(bar: Bar) -> None:
        dealer = await two_games(bar)
        kept = snapshot_of(dealer.table)
        await bar.store.keep_snapshot(change(kept) if change else kept)
        done = CliRunner().invoke(app, ["check", str(tmp_path / "sixgun.db"), "--lang", "en"])
        wrong = [f"{dealer.table.code}: the snapshot after entry {kept.seq}"] if change else []
        assert [line.partition(" is ")[0] for line in done.stdout.splitlines()[:-1]] == wrong
        assert done.exit_code == bool(change)

    in_bar(tmp_path, story)


def test_a_snapshot_replaces_the_one_before_and_goes_with_its_table(store: AnyStore) -> None:
    async def story() -> None:
        one = snapshot_of(Table("AAAAAA"))
        assert await store.snapshot("AAAAAA") is None
        await store.keep_snapshot(one)
        await store.keep_snapshot(one._replace(seq=5))
        await store.keep_snapshot(one._replace(table="BBBBBB"))
        assert await store.snapshot("AAAAAA") == one._replace(seq=5)
        await store.delete_table("AAAAAA")
        assert await store.snapshot("AAAAAA") is None
        assert await store.snapshot("BBBBBB") is not None

    tell(store, story)


def test_a_player_who_is_forgotten_stays_in_no_snapshot(store: AnyStore) -> None:
    async def story() -> None:
        payload = b'{"kind":"sat","seat":0,"player":"id-Ann","name":"Ann"}'
        row = LogRow("AAAAAA", 0, "sat", "sat", payload, 1, 0, 0, "id-Ann")
        await store.append([row])
        await store.keep_snapshot(TableSnapshot("AAAAAA", 1, "1/1", b"Ann", 0))
        await store.keep_snapshot(TableSnapshot("BBBBBB", 1, "1/1", b"Bob", 0))
        await store.forget("id-Ann", "?")
        assert await store.snapshot("AAAAAA") is None
        assert await store.snapshot("BBBBBB") is not None

    tell(store, story)


def test_the_log_is_read_if_it_does_not_go_on(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await two_games(bar)
        kept = snapshot_of(dealer.table)
        rows = await bar.store.read(kept.table, kept.seq - 1)
        assert await read_on_by_turns(kept, rows) is not None
        assert await read_on_by_turns(kept, []) is None
        assert await read_on_by_turns(kept, [*rows, rows[0]._replace(seq=kept.seq + 1)]) is None

    in_bar(tmp_path, story)
