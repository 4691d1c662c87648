"""The counts of a balance report, and the rows made from them."""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import astuple, replace
from pathlib import Path

import pytest

from sixgun.editions import EDITIONS
from sixgun.engine.ids import ROLES
from sixgun.lab.balance import Census, Survey, playable, tables, values
from sixgun.lab.card_use import DEALT, DRAWN, PLAYED, Hands
from sixgun.lab.report.figures import write_csv
from sixgun.lab.report.findings import ALL, COLUMNS, Row, card_strata, chosen, findings, stratum
from sixgun.lab.simulation import key_for
from sixgun.lab.work import ProcessPool, Run
from sixgun.match.options import GameOptions
from sixgun.scenario import table

BEER = (("beer_mode", "prevent"), ("beer_mode", "heal"))
SURVEY = Survey((GameOptions(players=4), GameOptions("combined", 3)), "random", BEER, seed=2, changed_games=20)


@pytest.fixture(scope="module")
def census() -> Census:
    return SURVEY.do(range(120))


@pytest.fixture(scope="module")
def rows(census: Census) -> list[Row]:
    return findings(census)


def test_all_tables_are_played_in_turn(census: Census) -> None:
    assert census.games == {("fourth", 4): 60, ("combined", 3): 60}
    assert SURVEY.do(range(3)).games == {("fourth", 4): 2, ("combined", 3): 1}


def test_the_same_census_whatever_the_number_of_processes(census: Census) -> None:
    run = Run(SURVEY, 120)
    for _ in run.go(ProcessPool(2)):
        pass
    assert run.sums == census


def test_rows_do_not_depend_on_the_order_of_the_parts(rows: list[Row]) -> None:
    backwards = Census()
    for start in range(110, -1, -10):
        backwards.add(SURVEY.do(range(start, start + 10)))
    assert findings(backwards) == rows


def test_every_player_of_every_game_is_counted_once(census: Census) -> None:
    assert sum(games for (_, players, *_), games in census.characters.items() if players == 4) == 240
    assert sum(games for (_, players, *_), games in census.seats.items() if players == 3) == 180
    assert sum(games for (_, players, _), games in census.sides.items() if players == 4) == 60
    assert census.lengths.total() == 120
    assert sum(members * games for (*_, members, _), games in census.roles.items()) == 420


def test_shares_of_the_sides_add_up(rows: list[Row]) -> None:
    for players in (3, 4):
        found = chosen(rows, "side", lambda row: row.players == players)  # noqa: B023
        assert sum(row.value for row in found) == pytest.approx(1.0)
        assert len(found) == 3
        assert all(row.low <= row.value <= row.high for row in found)


def test_the_first_player_is_seat_0(rows: list[Row]) -> None:
    def value(measure: str, players: int, item: str) -> float:
        (row,) = chosen(rows, measure, lambda row: (row.edition, row.players, row.item) == (edition, players, item))
        return row.value

    edition = "fourth"
    assert value("seat", 4, "0") == value("role", 4, "sheriff") == value("side", 4, "law")
    edition = "combined"
    assert value("seat", 3, "0") == value("role", 3, "deputy") == value("side", 3, "deputy")


def test_character_gains_average_to_zero(rows: list[Row]) -> None:
    found = chosen(rows, "character_gain", lambda row: row.edition == ALL)
    assert sum(row.value * row.games for row in found) == pytest.approx(0.0, abs=1e-9)
    assert sum(row.games for row in found) == 420


def test_lengths(rows: list[Row]) -> None:
    found = {row.item: row.value for row in chosen(rows, "length", lambda row: row.players == 4)}
    assert set(found) == {"mean", "p10", "median", "p90"}
    assert 0 < found["p10"] <= found["median"] <= found["p90"]


def test_every_row_has_all_columns_and_a_measure(rows: list[Row]) -> None:
    assert COLUMNS == ("measure", "edition", "players", "item", "detail", "games", "value", "low", "high")
    assert {row.measure for row in rows} == {
        *("side", "role", "seat", "character", "character_gain", "setting"),
        *("card_dealt", "card_drawn", "card_played", "length", "stalled", "unfinished"),
    }


# Settings


def test_a_setting_is_only_changed_to_another_value(census: Census) -> None:
    changed = {(edition, value) for edition, _, _, value, _, _ in census.pairs}
    assert changed == {("fourth", "prevent"), ("combined", "heal")}
    assert census.pairs.total() == 40


def test_a_setting_that_no_rule_reads_changes_nothing() -> None:
    """The distance symbol means the same as long as its number is 1."""
    at = (GameOptions(players=4),)
    found = findings(Survey(at, "greedy", (("distance_symbol", "exact"),), seed=3, changed_games=5).do(range(5)))
    effects = chosen(found, "setting")
    assert effects
    assert all((row.value, row.low, row.high) == (0.0, 0.0, 0.0) for row in effects)


def test_changes_of_the_shares_cancel_out(rows: list[Row]) -> None:
    found = chosen(rows, "setting", lambda row: row.edition == ALL)
    for change in ("beer_mode=prevent", "beer_mode=heal"):
        assert sum(row.value for row in found if row.item == change) == pytest.approx(0.0, abs=1e-12)


def test_the_effect_of_a_setting_is_the_paired_difference() -> None:
    census = Census()
    for plain, changed, games in (
        ("law", "law", 50),
        ("law", "outlaw", 30),
        ("outlaw", "law", 10),
        ("outlaw",) * 2 + (10,),
    ):
        census.pairs["fourth", 4, "beer_mode", "prevent", plain, changed] += games
    law = next(row for row in findings(census) if row.detail == "law" and row.players == 4)
    assert law.games == 100
    assert law.value == pytest.approx(-0.2)
    deviation = ((40 - 100 * 0.04) / 99 / 100) ** 0.5
    assert law.high - law.value == pytest.approx(1.959964 * deviation, rel=1e-5)


def test_tables_and_values() -> None:
    assert [table.players for table in tables(("dodgecity",), ())] == [3, 4, 5, 6, 7]
    assert [table.players for table in tables(("dodgecity",), (4, 8))] == [4]
    assert len(tables(tuple(EDITIONS), ())) == 27
    assert values("beer_mode") == ("prevent", "heal")
    assert values("green_cards") == (False, True)
    assert playable(GameOptions(), ("beer_mode", "prevent"))
    assert not playable(GameOptions(players=7), ("max_players", 5))


# Cards


def test_who_had_a_card() -> None:
    """Ann, the sheriff, has a BANG! and a Stagecoach, plays the Stagecoach, draws two cards and wins."""
    seats = table("-", "-", "-", "-")
    ann, *_ = seats
    ann.give("bang stagecoach")
    hands = Hands(seats.g)
    hands.watch()
    ann.play("stagecoach")
    seats.g.winners = [0]
    role = ROLES[seats.g.players[0].role]
    found = [each for each in hands.holders() if each[2] == role]
    assert {each[:2] for each in found if each[0] != DRAWN} == {
        (DEALT, "bang"),
        (DEALT, "stagecoach"),
        (PLAYED, "stagecoach"),
    }
    assert sum(each[0] == DRAWN for each in found) in (1, 2)
    assert {each[3:] for each in found} == {(1, 1, 1)}


def test_a_card_that_decides_the_game_has_a_difference_of_one() -> None:
    """One player per game has this role: holders always won, the others never."""
    found = stratum(Counter({(1, 1, 1): 40}), 1, Counter({1: 40, 0: 60}))
    assert (found.holders, found.others, found.difference, found.variance) == (40, 60, 1.0, 0.0)


def test_a_card_without_effect_has_no_difference() -> None:
    found = stratum(Counter({(1, 1, 1): 25, (1, 0, 0): 25}), 1, Counter({1: 50, 0: 50}))
    assert found.difference == 0.0
    assert found.variance == pytest.approx(0.25 / 50 + 0.25 / 50)
    assert found.weight == pytest.approx(25.0)


def test_players_of_one_role_are_not_independent() -> None:
    """Two outlaws with the card in one game are not two games: half as many games give about twice the variance."""
    alone = stratum(Counter({(1, 1, 1): 30, (1, 0, 0): 20}), 1, Counter({1: 55, 0: 45}))
    both = stratum(Counter({(2, 2, 2): 15, (2, 0, 0): 10}), 2, Counter({2: 28, 0: 22}))
    assert both.holders == alone.holders
    assert both.variance > 1.8 * alone.variance


def test_first_hands_are_counted_for_every_role(census: Census) -> None:
    dealt = [key for key in census.cards if key[2] == DEALT]
    assert {key[4] for key in dealt} == set(ROLES)
    assert all(1 <= holders <= 2 and winners <= min(holders, won) for *_, holders, winners, won in dealt)


def test_watching_does_not_change_the_game() -> None:
    """Recording the events of a game does not change it."""
    quiet, recorded = (GameOptions().start_silent(key_for(1, 1, "deal")) for _ in range(2))
    Hands(recorded).watch()
    assert recorded.events == []
    Hands(quiet)
    assert quiet.events is None
    assert [p.hand for p in quiet.players] == [p.hand for p in recorded.players]


# Files


def test_csv_round_trips(rows: list[Row], tmp_path: Path) -> None:
    write_csv(tmp_path / "rows.csv", rows)
    with (tmp_path / "rows.csv").open(encoding="utf-8", newline="") as lines:
        head, *read = csv.reader(lines)
    assert tuple(head) == COLUMNS
    assert read == [[str(value) for value in astuple(row)] for row in rows]


def test_parquet_round_trips(rows: list[Row], tmp_path: Path) -> None:
    parquet = pytest.importorskip("sixgun.lab.report.parquet", reason='Parquet needs: pip install "sixgun[lab]"')
    parquet.write_parquet(tmp_path / "rows.parquet", rows)
    assert [Row(**row) for row in parquet.pyarrow.parquet.read_table(tmp_path / "rows.parquet").to_pylist()] == rows
    assert parquet.SCHEMA.names == list(COLUMNS)


def test_unfinished_games_have_no_winner() -> None:
    census = replace(SURVEY, limit=3, changes=()).do(range(6))
    found = findings(census)
    assert [row.value for row in chosen(found, "unfinished")] == [1.0, 1.0]
    assert {row.value for row in chosen(found, "side")} == {0.0}


def test_drawn_and_played_cards_are_compared_within_watched_games(census: Census) -> None:
    """One game in four is watched at each table."""
    assert (
        sum(games for (_, players, role, *_), games in census.watched.items() if (players, role) == (4, "sheriff"))
        == 15
    )
    for (edition, players, way, kind, role), found in card_strata(census).items():
        games = 60 if way == DEALT else 15
        members = 2 if (players, role) == (4, "outlaw") else 1
        assert found.holders + found.others == games * members, (edition, way, kind)
