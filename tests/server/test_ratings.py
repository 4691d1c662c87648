"""Results and ratings."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from sixgun.rules.setup import roles_for
from sixgun.server.accounts.identity import Identities
from sixgun.server.accounts.limits import ConnectionLimit, NewcomerLimit
from sixgun.server.accounts.ratings import BASE, Leaderboard, Rating, lines, newcomer, rate_game, rating, sides
from sixgun.server.front_desk import FrontDesk
from sixgun.server.messages.game import Role
from sixgun.server.messages.rest import WinCount
from sixgun.server.render.game import ROLE_NAMES
from sixgun.server.storage.sqlite import of_finished
from sixgun.server.storage.store import FinishedGame, FinishedSeat, PlayerResult
from sixgun.server.table.saloon import Saloon
from tests.server.fake_saloon import Bar, Client, finish, in_bar, settle

SEVEN: list[Role] = ["sheriff", "outlaw", "outlaw", "renegade", "deputy", "outlaw", "deputy"]
NAMES = list("abcdefg")
FOUR = ("Ann", "Bob", "Cid", "Dan")


def test_a_newcomer_is_shown_as_the_base() -> None:
    assert newcomer().shown == BASE


def test_the_winners_gain_and_all_others_lose() -> None:
    law = rate_game({}, NAMES, SEVEN, [0, 4, 6])
    gained = {name for name, strength in law.items() if strength.mu > newcomer().mu}
    assert gained == {"a", "e", "g"}
    assert {strength.games for strength in law.values()} == {1}


def test_a_renegade_wins_alone() -> None:
    found = rate_game({}, NAMES, SEVEN, [3])
    assert {name for name, strength in found.items() if strength.mu > newcomer().mu} == {"d"}


def test_ratings_do_not_depend_on_the_size_of_a_side() -> None:
    """The winner gains the same alone or as one of three."""
    alone = rate_game({}, NAMES, SEVEN, [3])["d"].mu
    together = rate_game({}, NAMES, SEVEN, [1, 2, 5])["b"].mu
    assert alone == pytest.approx(together, abs=1.0)


@pytest.mark.parametrize("players", range(3, 9))
def test_every_seat_is_on_one_side(players: int) -> None:
    roles = [ROLE_NAMES[role] for role in roles_for(players)]
    found = sides(roles)
    assert sorted(seat for side in found for seat in side) == list(range(players))
    for side in found:
        if "renegade" in {roles[seat] for seat in side}:
            assert len(side) == 1
    assert len(found) == (4 if players == 8 else 3)


def test_a_bot_is_average_and_is_not_rated() -> None:
    players = [*NAMES[:3], None, *NAMES[4:]]
    found = rate_game({}, players, SEVEN, [0, 4, 6])
    assert set(found) == {"a", "b", "c", "e", "f", "g"}
    assert rating({}, None).mu == newcomer().mu
    assert rating({}, None).sigma < newcomer().sigma / 1000


def test_repeated_wins_raise_the_rating() -> None:
    known: dict[str, Rating] = {}
    for _ in range(20):
        known = rate_game(known, NAMES, SEVEN, [0, 4, 6])
    assert known["a"].shown > known["b"].shown
    assert known["a"].games == 20


def test_lines_count_games_and_wins() -> None:
    games = [
        PlayerResult("sheriff", "x", "e", 1, 1),
        PlayerResult("outlaw", "x", "e", 3, 0),
        PlayerResult("outlaw", "y", "e", 2, 2),
    ]
    assert lines(games, "role") == [WinCount("outlaw", 5, 2), WinCount("sheriff", 1, 1)]
    assert lines(games, "edition") == [WinCount("e", 6, 3)]


def finished(number: int, winners: Sequence[int], players: Sequence[str | None]) -> FinishedGame:
    seats = [
        FinishedSeat(seat, player, f"name of {player}", role, "x", "e", seat in winners)
        for seat, (player, role) in enumerate(zip(players, SEVEN, strict=True))
    ]
    return FinishedGame(f"ABCDEF-{number}", "ABCDEF", number, number, b"", seats, rated=True)


def test_the_leaderboard_does_not_depend_on_when_games_are_counted() -> None:
    games = [finished(number, [3] if number % 3 else [1, 2, 5], NAMES) for number in range(1, 9)]
    at_once, slowly = Leaderboard(), Leaderboard()
    at_once.count(games)
    for game in games:
        slowly.count([game])
    assert at_once.best(10) == slowly.best(10)
    assert at_once.until == 8
    assert at_once.best(1)[0].name == "name of d"
    assert [ranked.rating for ranked in at_once.best(7)] == sorted((r.rating for r in at_once.best(7)), reverse=True)


def test_a_game_against_bots_only_is_not_rated() -> None:
    ladder = Leaderboard()
    ladder.count([finished(1, [0, 4, 6], ["ann", *[None] * 6])])
    assert ladder.shown("ann") is None
    assert ladder.best(10) == []


def test_a_game_in_which_one_person_has_several_seats_is_not_rated() -> None:
    ladder = Leaderboard()
    ladder.count([finished(1, [3], ["a", "a", *NAMES[2:]])])
    assert ladder.best(10) == []


def test_a_game_is_counted_once() -> None:
    ladder = Leaderboard()
    ladder.count([finished(1, [3], NAMES)])
    before = ladder.best(10)
    ladder.count([finished(1, [3], NAMES)])
    assert ladder.best(10) == before


def test_games_that_end_at_the_same_time_are_all_counted(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        for number in (1, 2):
            game = replace(finished(number, [3], NAMES), ended=5)
            await bar.store.scribe.write(of_finished(game))
            assert {ranked.games for ranked in (await bar.services.rank()).best(10)} == {number}

    in_bar(tmp_path, story)


# At the table


def ratings(client: Client) -> list[int | None]:
    return [chair.rating for chair in client.room.chairs]


def test_a_rated_table_shows_everyones_rating(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        rated = await bar.table(*FOUR, speed="none", rated=True)
        ann = await bar.come(rated, "Ann")
        assert ratings(ann) == [None] * 4
        await finish(rated)
        await settle()
        shown = {seat for seat, rating in enumerate(ratings(ann)) if rating is not None and rating > BASE}
        assert shown == set(rated.table.games[-1].winners)
        assert ratings(ann) == [(await bar.services.rank()).shown(f"id-{name}") for name in FOUR]
        again = await bar.come(await bar.table(*FOUR, rated=True), "Ann")
        assert ratings(again) == ratings(ann)
        for_fun = await bar.come(await bar.table(*FOUR), "Ann")
        assert ratings(for_fun) == [None] * 4

    in_bar(tmp_path, story)


def test_a_reloaded_table_knows_the_ratings(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        rated = await bar.table(*FOUR, speed="none", rated=True)
        await finish(rated)
        bar.services.ladder = Leaderboard()  # as after a restart
        read = await Saloon(bar.services).dealer(rated.table.code)
        assert None not in ratings(await bar.come(read, "Ann"))

    in_bar(tmp_path, story)


def test_the_leaderboard_omits_deleted_players(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        desk = FrontDesk(bar.services, Identities("secret"), ConnectionLimit(9), NewcomerLimit(9))
        rated = await bar.table(*FOUR, speed="none", rated=True)
        await finish(rated)
        await bar.store.save_guest(bar.guest("Ann"))
        assert "Ann" in {ranked.name for ranked in (await bar.services.rank()).best(9)}
        await desk.forget("id-Ann")
        assert {ranked.name for ranked in (await bar.services.rank()).best(9)} <= {"Bob", "Cid", "Dan"}

    in_bar(tmp_path, story)
