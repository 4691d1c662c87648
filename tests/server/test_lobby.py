"""Starting a game from the lobby. The model of the lobby tests everything else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixgun.server.errors import ApiError
from sixgun.server.messages.room import Agreement
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.lobby import get_ready, send_bot_away, sit, start
from sixgun.server.table.next_game import check_agreement
from tests.server.fake_saloon import Bar, in_bar


async def four_at_a_table(bar: Bar) -> Dealer:
    dealer = await bar.saloon.open_table(Agreement(players=4), bar.guest("Ann"))
    for name in ("Bob", "Cid", "Dan"):
        await sit(dealer, bar.guest(name))
    return dealer


def test_only_the_host_starts_the_game(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await four_at_a_table(bar)
        for name in ("Ann", "Bob", "Cid", "Dan"):
            await get_ready(dealer, f"id-{name}", True)
        with pytest.raises(ApiError, match="not_allowed"):
            await start(dealer, "id-Bob")
        await start(dealer, "id-Ann")
        assert dealer.table.status == "playing"

    in_bar(tmp_path, story)


def test_a_game_starts_when_all_others_are_ready(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await four_at_a_table(bar)
        for name in ("Bob", "Cid", "Dan"):
            with pytest.raises(ApiError, match="not_ready"):
                await start(dealer, "id-Ann")
            await get_ready(dealer, f"id-{name}", True)
        await start(dealer, "id-Ann")
        assert dealer.table.status == "playing"

    in_bar(tmp_path, story)


def test_a_player_who_changes_seats_leaves_the_old_one_empty(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.saloon.open_table(Agreement(players=4), bar.guest("Ann"))
        await sit(dealer, bar.guest("Bob"))
        await sit(dealer, bar.guest("Bob"), 3)
        assert [place.player for place in dealer.table.places] == ["id-Ann", None, None, "id-Bob"]

    in_bar(tmp_path, story)


def test_a_person_is_not_sent_away_like_a_bot(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await four_at_a_table(bar)
        with pytest.raises(ApiError, match="no_bot"):
            await send_bot_away(dealer, "id-Ann", 1)
        assert dealer.table.places[1].player == "id-Bob"

    in_bar(tmp_path, story)


@pytest.mark.parametrize(
    "settled",
    [
        {"roles": [None, "sheriff", None, None]},
        {"characters": ["sid_ketchum", None, None, None]},
    ],
)
def test_rated_games_have_no_fixed_roles_or_characters(settled: dict[str, Any]) -> None:
    check_agreement(Agreement(players=4, **settled))
    check_agreement(Agreement(players=4, rated=True))
    with pytest.raises(ApiError, match="not_rated"):
        check_agreement(Agreement(players=4, rated=True, **settled))
