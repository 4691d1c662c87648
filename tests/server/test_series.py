"""Rematches and practice games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixgun.server.messages import socket as said
from sixgun.server.table import lobby
from sixgun.server.table.next_game import kept_by
from sixgun.server.table.saloon import Saloon
from tests.match.test_series import ended
from tests.server.fake_saloon import Bar, finish, in_bar


def test_one_message_each_starts_another_game(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table(
            "Ann", "Bob", bots=["easy"] * 2, speed="none", keep_characters="individual", star_passes=True
        )
        ann, bob = await bar.come(dealer, "Ann"), await bar.come(dealer, "Bob")
        assert await ann.answer(said.Again()) == said.Wrong("not_allowed")
        await finish(dealer)
        score, may = [chair.score for chair in ann.room.chairs], ann.room.may_keep
        assert sum(score) == len(ann.game.winners)
        first = dealer.table.games[0].game
        await ann.say(said.Again(keep=0 in may))
        assert ann.room.status == "over"
        assert ann.room.chairs[0].again
        await bob.say(said.Again())
        assert bob.room.status == "playing"
        assert (ann.room.game, ann.room.seed) == (2, None)
        assert [chair.score for chair in ann.room.chairs] == score
        second = dealer.table.games[1].game
        star = [player.role for player in first.players].index(0)
        assert [player.role for player in second.players].index(0) == (star + 1) % 4
        kept = [seat for seat in may if seat != 1]
        assert all(first.players[seat].character is second.players[seat].character for seat in kept)
        assert ann.games()[-1].game.me == 0

    in_bar(tmp_path, story)


def test_a_rematch_does_not_wait_for_players_who_left(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", bots=["easy"] * 2, speed="none")
        ann = await bar.come(dealer, "Ann")
        await lobby.leave(dealer, "id-Bob")
        await finish(dealer)
        await ann.say(said.Again())
        assert ann.room.game == 2

    in_bar(tmp_path, story)


def test_a_finished_game_is_stored_with_its_last_choice(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", bots=["easy"] * 2, speed="none", rated=True)
        ann = await bar.come(dealer, "Ann")
        await finish(dealer)
        (game,) = await bar.services.store.finished_by("id-Ann", 5)
        assert game.replay == ann.room.replay == f"{dealer.table.code}-1"
        assert game.rated
        assert [seat.seat for seat in game.seats if seat.won] == ann.game.winners
        assert [seat.player for seat in game.seats] == ["id-Ann", "id-Bob", None, None]

    in_bar(tmp_path, story)


# Who keeps a character


@pytest.mark.parametrize(
    ("edition", "wishes", "people", "kept"),
    [
        ("czech", [], [0, 3], []),  # no survivor is a person who could agree
        ("czech", [1], [0, 1], [1, 2, 4]),
        ("czech", [1], [1, 2], []),
        ("fourth", [], [0, 3], [1, 2, 4]),
        ("fourth", [1], [1, 2], [1, 4]),
        ("abacus", [1], [1], []),
    ],
)
def test_bots_keep_their_characters_if_the_people_do(
    edition: str, wishes: list[int], people: list[int], kept: list[int]
) -> None:
    """Seats 1, 2 and 4 are survivors."""
    _, match = ended(edition)
    assert kept_by(match, wishes, people) == kept


# Practice


def test_in_hot_seat_the_view_follows_the_seat_that_is_asked(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Ann", "Ann", "Ann", speed="none", hot_seat=True)
        me = await bar.come(dealer, "Ann")
        for number in range(200):
            if dealer.table.question is None:
                break
            assert me.game.me == dealer.table.question.seat
            await me.choose(number=number)
        assert dealer.table.moves > 20

    in_bar(tmp_path, story)


def test_a_game_can_begin_in_the_middle(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        begins: dict[str, Any] = {
            "roles": ["sheriff", None, None, None],
            "characters": ["willy_the_kid", None, None, None],
        }
        model = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none", **begins)
        position = model.table.games[-1].position
        dealer = await bar.table("Ann", bots=["easy"] * 3, speed="none", position=position)
        me = await bar.come(dealer, "Ann")
        assert dealer.table.games[-1].position == position
        assert (me.room.agreement.position, me.room.agreement.roles) == (None, [])
        await finish(dealer)
        assert me.room.replay is None
        assert await bar.services.store.finished_by("id-Ann", 5) == []
        await me.say(said.Again())
        assert dealer.table.games[-1].position == position
        read = await Saloon(bar.services).dealer(dealer.table.code)
        assert read.paused is None

    in_bar(tmp_path, story)
