"""Results and ratings."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from sixgun.rules.setup import roles_for
from sixgun.server.accounts.identity import Identities
from sixgun.server.accounts.keys import SigningKey
from sixgun.server.accounts.limits import ConnectionLimit, NewcomerLimit
from sixgun.server.front_desk import FrontDesk
from sixgun.server.messages.game import Role
from sixgun.server.messages.rest import WinCount
from sixgun.server.rating import BASE, Rating, newcomer, rate_game, rating, sides
from sixgun.server.render.game import ROLE_NAMES
from sixgun.server.routes.results import lines
from sixgun.server.storage.store import Conflict, FinishedGame, FinishedSeat, LogRow, PlayerRating, PlayerResult
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


async def end(bar: Bar, game: FinishedGame) -> None:
    """Stores the end of a game, as a table does."""
    row = LogRow(game.table, game.game, game.replay, "chose", b"{}", 1, 0, game.ended)
    await bar.store.append([row], None, game)


def test_ratings_follow_the_games_in_their_order(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        known: dict[str, Rating] = {}
        for number in range(1, 9):
            winners = [3] if number % 3 else [1, 2, 5]
            await end(bar, finished(number, winners, NAMES))
            known = rate_game(known, NAMES, SEVEN, winners)
        best = await bar.store.best(10)
        expected = {PlayerRating(who, f"name of {who}", known[who].shown, 8) for who in NAMES}
        assert set(best) == expected
        assert [one.shown for one in best] == sorted((one.shown for one in best), reverse=True)
        assert best[0].player == "d"
        assert await bar.store.best(2) == best[:2]
        assert await bar.store.ratings_of(["a", "nobody"]) == {"a": known["a"].shown}

    in_bar(tmp_path, story)


@pytest.mark.parametrize(
    ("players", "rated"),
    [(["ann", *[None] * 6], True), (["a", "a", *NAMES[2:]], True), (NAMES, False)],
    ids=["against bots only", "one person with several seats", "a casual game"],
)
def test_what_is_not_rated(tmp_path: Path, players: list[str | None], rated: bool) -> None:
    async def story(bar: Bar) -> None:
        await end(bar, replace(finished(1, [3], players), rated=rated))
        assert await bar.store.best(10) == []

    in_bar(tmp_path, story)


def test_a_game_whose_end_is_not_stored_is_not_rated(tmp_path: Path) -> None:
    """Another process has stored the same entry first."""

    async def story(bar: Bar) -> None:
        await end(bar, finished(1, [3], NAMES))
        before = await bar.store.best(10)
        with pytest.raises(Conflict):
            await end(bar, finished(1, [3], NAMES))
        assert await bar.store.best(10) == before

    in_bar(tmp_path, story)


def test_games_that_end_at_the_same_time_are_all_counted(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        games = [replace(finished(number, [3], NAMES), ended=5) for number in (1, 2, 3)]
        await asyncio.gather(*(end(bar, game) for game in games))
        assert {one.games for one in await bar.store.best(10)} == {3}

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
        gained = {seat for seat, rating in enumerate(ratings(ann)) if rating is not None and rating > BASE}
        assert gained == set(rated.table.games[-1].winners)
        shown = await bar.store.ratings_of(rated.table.players())
        assert ratings(ann) == [shown[f"id-{name}"] for name in FOUR]
        again = await bar.come(await bar.table(*FOUR, rated=True), "Ann")
        assert ratings(again) == ratings(ann)
        for_fun = await bar.come(await bar.table(*FOUR), "Ann")
        assert ratings(for_fun) == [None] * 4

    in_bar(tmp_path, story)


def test_a_reloaded_table_knows_the_ratings(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        rated = await bar.table(*FOUR, speed="none", rated=True)
        await finish(rated)
        read = await Saloon(bar.services).dealer(rated.table.code)
        assert None not in ratings(await bar.come(read, "Ann"))

    in_bar(tmp_path, story)


def test_the_leaderboard_omits_deleted_players_and_keeps_the_others(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        desk = FrontDesk(bar.services, Identities([SigningKey("secret")]), ConnectionLimit(9), NewcomerLimit(9))
        rated = await bar.table(*FOUR, speed="none", rated=True)
        await finish(rated)
        await bar.store.save_guest(bar.guest("Ann"))
        before = await bar.store.best(9)
        await desk.forget("id-Ann")
        assert await bar.store.best(9) == [one for one in before if one.name != "Ann"]
        assert len(before) == 4
        assert await bar.store.results_of("id-Ann") == []

    in_bar(tmp_path, story)
