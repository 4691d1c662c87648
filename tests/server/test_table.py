"""A table is built from its log: the same entries always give the same table."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest

from sixgun.engine.actions import NAMING, PASS, Action
from sixgun.engine.chance import key_of
from sixgun.engine.game import Game
from sixgun.engine.refusals import IllegalAction
from sixgun.match.position import checksum, old_checksum
from sixgun.rules import RULES_VERSION
from sixgun.rules.triggers import interrupts
from sixgun.server.messages.room import Agreement, Speed
from sixgun.server.storage.store import LogRow
from sixgun.server.table import log as entries
from sixgun.server.table.loader import Flaw, check_entry, read_entry, read_table
from sixgun.server.table.log import LogEntry
from sixgun.server.table.table import Table

Log = list[tuple[LogEntry, str, int]]


def log_of_a_game(seed: int, choices: int = 10_000, speed: Speed = "normal") -> Log:
    """The log of a game of five that is played at random, with one choice per second."""
    log: Log = [(entries.Made(Agreement(speed=speed)), "made", 0)]
    log += [(entries.Sat(seat, f"p{seat}", f"Name {seat}"), f"sat{seat}", 0) for seat in range(5)]
    log += [(entries.Dealt(key_of(seed).hex()), "deal:1", 0)]
    table, rng = replayed(log), Random(seed)
    for number in range(choices):
        if table.question is None:
            break
        choice = rng.choice(table.games[-1].game.options)
        log.append((entries.Chose(table.question.seat, choice), f"key{number}", 1000 * (number + 1)))
        table.apply(*log[-1])
    return log


def replayed(log: Log) -> Table:
    table = Table("AAAAAA")
    for entry in log:
        table.apply(*entry)
    return table


@pytest.mark.parametrize("seed", range(5))
def test_the_same_log_makes_the_same_table(seed: int) -> None:
    log = log_of_a_game(seed)
    one = replayed(log)
    two = replayed([(entries.decode(entries.encode(entry, one.box), one.box), key, at) for entry, key, at in log])
    assert one.status == two.status == "over"
    assert one.checksum() == two.checksum()
    assert one.clocks.banks == two.clocks.banks
    assert one.answers == two.answers


def test_the_same_log_makes_the_same_table_with_any_hash_seed() -> None:
    code = "from tests.server.test_table import *; print([replayed(log_of_a_game(s)).checksum() for s in range(4)])"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    said = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**environment, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert said[0] == said[1]
    assert str(replayed(log_of_a_game(0)).checksum()) in said[0]


def test_a_copy_of_a_table_is_independent() -> None:
    table = replayed(log_of_a_game(3, choices=20))
    before, crc, moves = table.seq, table.checksum(), table.moves
    twin = table.twin()
    assert twin.question is not None
    twin.apply(entries.WentAway(twin.question.seat, "left"), "away", 99_000)
    twin.apply(entries.Chose(twin.question.seat, twin.games[-1].game.options[0]), "choice", 99_000)
    assert (table.seq, table.checksum(), table.moves) == (before, crc, moves)
    assert "choice" not in table.answers
    assert not any(place.away for place in table.places)
    assert twin.moves == moves + 1


def test_every_choice_has_a_key_and_every_question_a_number() -> None:
    log = log_of_a_game(4)
    table = replayed(log)
    chosen = [key for entry, key, _ in log if isinstance(entry, entries.Chose)]
    assert {key: made.moves for key, made in table.answers.items()} == {
        key: number for number, key in enumerate(chosen, start=1)
    }
    prompts = [replayed(log[:end]).prompt for end in range(7, 30)]
    assert prompts == list(range(1, 24))


def test_marks_say_which_events_belong_to_which_choice() -> None:
    log = log_of_a_game(4)
    match = replayed(log).games[-1]
    assert len(match.marks) == len(match.moves) + 1
    assert match.marks == sorted(match.marks)
    assert match.marks[-1] == len(match.events)


def test_an_illegal_entry_changes_nothing() -> None:
    table = replayed(log_of_a_game(3, choices=5))
    crc = table.checksum()
    assert table.question is not None
    with pytest.raises(IllegalAction):
        table.twin().apply(entries.Chose(table.question.seat, Action(NAMING, target=4)), "k", 0)
    with pytest.raises(IllegalAction, match="not_asked"):
        table.twin().apply(entries.Chose((table.question.seat + 1) % 5, table.games[-1].game.options[0]), "k", 0)
    assert table.checksum() == crc


def test_choices_are_stored_in_notation() -> None:
    table = table_with_sid()
    (discard, *_) = interrupts(table.games[-1].game, 1)
    for entry in (entries.Chose(0, PASS, "bot"), entries.Interrupted(1, discard)):
        written = entries.encode(entry, table.box)
        assert entries.decode(written, table.box) == entry
    assert (
        entries.encode(entries.Chose(0, PASS, "bot"), table.box)
        == b'{"kind":"chose","seat":0,"choice":"pass","by":"bot"}'
    )
    assert table.games[-1].interrupts(1)[0].encode() in written
    with pytest.raises(ValueError, match="before the deal"):
        entries.decode(written)


def test_the_seed_is_revealed_after_the_game() -> None:
    log = log_of_a_game(2)
    running, over = replayed(log[:-1]), replayed(log)
    assert running.seed is None
    assert over.seed == key_of(2).hex()
    assert running.replay is None
    assert over.replay == "AAAAAA-1"


# Sid Ketchum


def table_with_sid(life: int = 1) -> Table:
    """A game with Sid in seat 1, who has lost a life point; it is the turn of the sheriff in seat 0."""
    agreed = Agreement(
        roles=["sheriff", None, None, None, None], characters=["rose_doolan", "sid_ketchum", None, None, None]
    )
    log: Log = [(entries.Made(agreed), "made", 0)]
    log += [(entries.Sat(seat, f"p{seat}", f"Name {seat}"), f"sat{seat}", 0) for seat in range(5)]
    table = replayed([*log, (entries.Dealt(key_of(1).hex()), "deal:1", 0)])
    table.games[-1].game.players[1].life = life
    return table


def test_an_interrupt_does_not_change_the_question_or_the_clock() -> None:
    table = table_with_sid()
    match, before = table.games[-1], table.prompt
    assert table.question is not None
    assert table.question.seat == 0
    table.apply(entries.Interrupted(1, interrupts(match.game, 1)[0]), "interrupt", 5000)
    assert table.prompt == before
    assert (table.clocks.seat, table.clocks.since) == (0, 0)
    assert match.game.players[1].life == 2
    assert {key: made.moves for key, made in table.answers.items()} == {"interrupt": 1}


# The host


def test_the_first_player_is_host_until_they_leave() -> None:
    log: Log = [(entries.Made(Agreement()), "made", 0)]
    log += [(entries.Sat(seat, f"p{seat}", f"Name {seat}"), f"sat{seat}", 0) for seat in (2, 3)]
    assert replayed(log).host == 2
    assert replayed([*log, (entries.Rose(2), "rose", 0)]).host == 3
    assert replayed([*log, (entries.Rose(2), "a", 0), (entries.Rose(3), "b", 0)]).host == -1


def test_a_host_who_leaves_during_a_game_is_replaced() -> None:
    table = replayed([*log_of_a_game(1, choices=3), (entries.WentAway(0, "left"), "left", 0)])
    assert table.host == 1
    assert table.places[0].bot_plays


def test_a_timely_answer_resets_the_count_of_timeouts() -> None:
    table = replayed(log_of_a_game(1, choices=3))
    assert table.question is not None
    seat = table.question.seat
    slept = []
    for by in ("timeout", "", "timeout"):
        while table.question.seat != seat:
            table.apply(entries.Chose(table.question.seat, table.games[-1].game.options[0]), f"{table.prompt}", 0)
        table.apply(entries.Chose(seat, table.games[-1].game.options[0], by), f"{table.prompt}", 0)
        slept.append(table.places[seat].slept)
    assert slept == [1, 0, 1]


def rows_with(checksum: Callable[[Game], int]) -> list[LogRow]:
    """The log of a game as it was written when checksums were taken like this."""
    table, rows = Table("AAAAAA"), []
    for seq, (entry, key, at) in enumerate(log_of_a_game(2, choices=20)):
        table.apply(entry, key, at)
        crc = checksum(table.games[-1].game) if table.games else 0
        payload = entries.encode(entry, table.box)
        rows.append(LogRow(table.code, seq, key, entries.tag_of(entry), payload, RULES_VERSION, crc, at))
    return rows


@pytest.mark.parametrize("taken", [checksum, old_checksum])
def test_a_log_is_checked_by_the_kind_of_checksum_that_is_in_it(taken: Callable[[Game], int]) -> None:
    rows = rows_with(taken)
    assert read_table("AAAAAA", rows, check_entry)[1] is None
    wrong = [*rows[:-1], rows[-1]._replace(state_crc=rows[-1].state_crc ^ 1)]
    for read in (check_entry, read_entry):
        assert read_table("AAAAAA", wrong, read)[1] == Flaw(len(rows) - 1, "chose", "checksum")
