"""What a host may do about the people at a table, and who may not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.errors import ApiError
from sixgun.server.messages import socket as said
from sixgun.server.messages.game import Choice
from sixgun.server.messages.room import Agreement
from sixgun.server.routes.socket import may_enter
from sixgun.server.table import host
from sixgun.server.table.clocks import GRACE, MINUTE
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.lobby import leave, sit
from sixgun.server.table.saloon import Saloon
from tests.server.fake_saloon import Bar, in_bar, settle
from tests.server.shuffled_tables import killed

FOUR = ("Ann", "Bob", "Cid", "Dan")


async def lobby(bar: Bar, *others: str, **agreement: Any) -> Dealer:
    """Ann's table, where these others have sat down without a connection."""
    dealer = await bar.saloon.open_table(Agreement(players=4, **agreement), bar.guest("Ann"))
    for name in others:
        await sit(dealer, bar.guest(name))
    return dealer


def names(dealer: Dealer) -> list[str]:
    return [place.name for place in dealer.table.places if place.name]


async def refused(work: Awaitable[None]) -> str:
    with pytest.raises(ApiError) as error:
        await work
    return error.value.code


Power = Callable[[Dealer, str, int], Awaitable[None]]
POWERS: dict[str, Power] = {
    "remove": lambda dealer, player, seat: host.remove(dealer, player, seat, ban=False),
    "ban": lambda dealer, player, seat: host.remove(dealer, player, seat, ban=True),
    "mute": lambda dealer, player, seat: host.mute(dealer, player, seat, muted=True),
    "close": lambda dealer, player, seat: host.close(dealer, player),
}


@pytest.mark.parametrize("power", POWERS)
def test_only_the_host_has_these_powers(tmp_path: Path, power: str) -> None:
    async def story(bar: Bar) -> None:
        dealer = await lobby(bar, "Bob", "Cid")
        for player in ("id-Bob", "id-Nobody"):
            assert await refused(POWERS[power](dealer, player, 2)) == "not_allowed"
        if power != "close":
            assert await refused(POWERS[power](dealer, "id-Ann", 0)) == "not_allowed", "not over oneself"
            assert await refused(POWERS[power](dealer, "id-Ann", 3)) == "no_person"
            assert await refused(POWERS[power](dealer, "id-Ann", 9)) == "no_such_seat"
        assert names(dealer) == ["Ann", "Bob", "Cid"]

    in_bar(tmp_path, story)


def test_a_removed_player_loses_the_seat_and_may_come_back(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await lobby(bar, "Bob")
        bob = await bar.come(dealer, "Bob")
        await host.remove(dealer, "id-Ann", 1, ban=False)
        await settle()
        assert said.Goodbye("removed") in bob.heard
        assert names(dealer) == ["Ann"]
        assert may_enter(dealer, "id-Bob")
        await sit(dealer, bar.guest("Bob"))
        assert names(dealer) == ["Ann", "Bob"]

    in_bar(tmp_path, story)


def test_a_banned_player_cannot_come_back_even_after_a_restart(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await lobby(bar, "Bob", ask_first=True)
        await host.remove(dealer, "id-Ann", 1, ban=True)
        again = await Saloon(bar.services).dealer(dealer.table.code)
        for each in (dealer, again):
            assert not may_enter(each, "id-Bob")
            assert await refused(sit(each, bar.guest("Bob"))) == "banned"
            assert await refused(host.ask_for_seat(each, bar.guest("Bob"), None)) == "banned"

    in_bar(tmp_path, story)


def test_a_bot_plays_on_for_a_player_who_was_removed_from_a_game(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        bar.services.tempo = 1000
        dealer = await bar.table(*FOUR, speed="none", roles=[None, "sheriff", None, None])
        await bar.come(dealer, "Ann")
        await host.remove(dealer, "id-Ann", 1, ban=False)
        bob = await bar.come(dealer, "Bob")
        assert dealer.table.places[1].bot_plays
        assert not may_enter(dealer, "id-Bob")
        choice = said.Choose("my-key-1", dealer.table.prompt, Choice("pass"))
        for message in (said.SitBack(), choice):
            (answer,) = await bob.say(message)
            assert isinstance(answer, said.Wrong)
            assert answer.code == "not_allowed"
        assert dealer.table.places[1].bot_plays

    in_bar(tmp_path, story)


def test_a_muted_player_is_not_heard_until_the_host_lets_them_speak(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table(*FOUR, speed="none", roles=["sheriff", None, None, None])
        ann, bob = await bar.come(dealer, "Ann"), await bar.come(dealer, "Bob")
        await host.mute(dealer, "id-Ann", 1, muted=True)
        await settle()
        assert [chair.muted for chair in ann.room.chairs] == [False, True, False, False]
        for message in (said.Say("boo"), said.Emote("hello"), said.Nudge()):
            assert await bob.answer(message) == said.Wrong("muted")
        assert not [one for one in ann.heard if isinstance(one, said.Said | said.Emoted | said.Nudged)]
        await host.mute(dealer, "id-Ann", 1, muted=False)
        await bob.say(said.Say("sorry"))
        assert [one.text for one in ann.heard if isinstance(one, said.Said)] == ["sorry"]

    in_bar(tmp_path, story)


def test_a_spectator_is_muted_by_what_they_said(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await lobby(bar, "Bob")
        ann, eve = await bar.come(dealer, "Ann"), await bar.come(dealer, "Eve")
        for message in (said.Say("boo"), said.Emote("laugh")):
            await eve.say(message)
            heard = [one for one in ann.heard if isinstance(one, said.Said | said.Emoted)][-1]
            assert (heard.name, heard.seat, heard.player) == ("Eve", -1, "id-Eve")
        await host.mute(dealer, "id-Ann", None, "id-Eve", muted=True)
        await settle()
        assert await eve.answer(said.Say("boo")) == said.Wrong("muted")
        reloaded = await killed(bar, dealer)
        assert reloaded.table.muted == {"id-Eve"}
        await host.mute(reloaded, "id-Ann", 1, "id-Bob", muted=True)
        assert reloaded.table.muted == {"id-Eve", "id-Bob"}

    in_bar(tmp_path, story)


def test_who_has_a_seat_is_known_by_it(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table(*FOUR, speed="none")
        ann, bob = await bar.come(dealer, "Ann"), await bar.come(dealer, "Bob")
        await bob.say(said.Say("hello"))
        (line,) = [one for one in ann.heard if isinstance(one, said.Said)]
        assert (line.seat, line.player) == (1, "")

    in_bar(tmp_path, story)


@pytest.mark.parametrize("ban", [False, True])
def test_a_spectator_is_sent_away(tmp_path: Path, ban: bool) -> None:
    async def story(bar: Bar) -> None:
        dealer = await lobby(bar, "Bob")
        eve = await bar.come(dealer, "Eve")
        await host.remove(dealer, "id-Ann", None, "id-Eve", ban=ban)
        await settle()
        assert said.Goodbye("removed") in eve.heard
        assert names(dealer) == ["Ann", "Bob"]
        for known in (dealer, await killed(bar, dealer)):
            assert may_enter(known, "id-Eve") is not ban
            assert may_enter(known, "id-Someone")

    in_bar(tmp_path, story)


def test_a_spectator_who_has_gone_can_still_be_banned(tmp_path: Path) -> None:
    """So nobody can say something and be out of reach at once."""

    async def story(bar: Bar) -> None:
        dealer = await lobby(bar, "Bob")
        eve = await bar.come(dealer, "Eve")
        await eve.say(said.Say("boo"))
        await eve.leave()
        await host.remove(dealer, "id-Ann", None, "id-Eve", ban=True)
        assert not may_enter(dealer, "id-Eve")
        assert await refused(host.mute(dealer, "id-Ann", None, "id-Nobody", muted=True)) == "no_person"
        assert await refused(host.mute(dealer, "id-Ann", None, None, muted=True)) == "no_person"
        assert await refused(host.mute(dealer, "id-Bob", None, "id-Eve", muted=True)) == "not_allowed"
        assert await refused(host.mute(dealer, "id-Ann", None, "id-Ann", muted=True)) == "not_allowed"

    in_bar(tmp_path, story)


def test_who_asked_for_a_seat_and_is_sent_away_does_not_ask_any_more(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await lobby(bar, ask_first=True)
        await host.ask_for_seat(dealer, bar.guest("Eve"), None)
        await bar.come(dealer, "Eve")
        await host.remove(dealer, "id-Ann", None, "id-Eve", ban=True)
        assert not dealer.knocks

    in_bar(tmp_path, story)


def test_a_forgotten_spectator_leaves_no_name_in_the_log(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await lobby(bar, "Bob")
        await bar.come(dealer, "Eve")
        await host.mute(dealer, "id-Ann", None, "id-Eve", muted=True)
        await host.remove(dealer, "id-Ann", None, "id-Eve", ban=True)
        assert b"id-Eve" in b"".join(row.payload for row in await bar.services.store.read(dealer.table.code))
        head = dealer.table.head
        await bar.services.store.forget("id-Eve", "?")
        assert b"id-Eve" not in b"".join(row.payload for row in await bar.services.store.read(dealer.table.code))
        assert (await killed(bar, dealer)).table.head == head

    in_bar(tmp_path, story)


def test_a_host_closes_the_table(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await lobby(bar, "Bob")
        bob = await bar.come(dealer, "Bob")
        await host.close(dealer, "id-Ann")
        await settle()
        assert dealer.table.status == "closed"
        assert said.Goodbye("closed") in bob.heard

    in_bar(tmp_path, story)


def test_a_rated_game_cannot_be_closed(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        rated, casual = [await bar.table(*FOUR, speed="none", rated=rated) for rated in (True, False)]
        assert await refused(host.close(rated, "id-Ann")) == "game_runs"
        await host.close(casual, "id-Ann")
        assert casual.table.status == "closed"

    in_bar(tmp_path, story)


# Asking first


def test_where_the_host_wants_to_be_asked_nobody_sits_down_unasked(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await lobby(bar, ask_first=True, spectators=False)
        ann = await bar.come(dealer, "Ann")
        assert not may_enter(dealer, "id-Bob")
        for name in ("Bob", "Cid"):
            await host.ask_for_seat(dealer, bar.guest(name), None)
        await settle()
        assert may_enter(dealer, "id-Bob")
        assert names(dealer) == ["Ann"]
        assert [knock.name for knock in ann.room.knocks] == ["Bob", "Cid"]
        assert await refused(host.admit(dealer, "id-Bob", "id-Bob", admitted=True)) == "not_allowed"
        await host.admit(dealer, "id-Ann", "id-Bob", admitted=True)
        await host.admit(dealer, "id-Ann", "id-Cid", admitted=False)
        assert await refused(host.admit(dealer, "id-Ann", "id-Cid", admitted=True)) == "nobody_asks"
        await settle()
        assert names(dealer) == ["Ann", "Bob"]
        assert ann.room.knocks == []
        await host.ask_for_seat(dealer, bar.guest("Bob"), 3)
        assert dealer.table.seats_of("id-Bob") == [3], "who has a seat may change it"

    in_bar(tmp_path, story)


def test_a_limited_number_of_people_can_ask(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await lobby(bar, ask_first=True)
        for number in range(host.MOST_KNOCKS):
            await host.ask_for_seat(dealer, bar.guest(f"Guest {number}"), None)
        assert await refused(host.ask_for_seat(dealer, bar.guest("One more"), None)) == "full"

    in_bar(tmp_path, story)


# Seats without a connection


def test_a_seat_in_the_lobby_is_lost_after_two_minutes_without_a_connection(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await lobby(bar, "Bob", "Cid")
        await bar.come(dealer, "Ann")
        bob = await bar.come(dealer, "Bob")
        assert dealer.timer is not None
        bar.time += GRACE - 1
        await dealer.time_is_up()
        assert names(dealer) == ["Ann", "Bob", "Cid"]
        bar.time += 1
        await dealer.time_is_up()
        assert names(dealer) == ["Ann", "Bob"]
        await bob.leave()
        bar.time += GRACE
        await dealer.time_is_up()
        assert names(dealer) == ["Ann"]
        await sit(dealer, bar.guest("Dot"), 1)
        await dealer.time_is_up()
        assert names(dealer) == ["Ann", "Dot"], "the next player has two minutes of their own"

    in_bar(tmp_path, story)


def test_a_host_who_is_away_is_replaced(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await lobby(bar, "Bob")
        await bar.come(dealer, "Bob")
        bar.time += GRACE
        await dealer.time_is_up()
        assert names(dealer) == ["Bob"]
        assert dealer.table.host == 1

    in_bar(tmp_path, story)


def test_an_empty_lobby_waits(tmp_path: Path) -> None:
    """A host may leave the page to send the link to friends, who may come before the host is back."""

    async def story(bar: Bar) -> None:
        dealer = await lobby(bar, "Bob")
        bar.time += 10 * MINUTE
        await bar.come(dealer, "Bob")
        await dealer.time_is_up()
        assert names(dealer) == ["Ann", "Bob"]

    in_bar(tmp_path, story)


def test_the_last_player_keeps_the_table(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await lobby(bar, "Bob")
        await bar.come(dealer, "")
        await leave(dealer, "id-Bob")
        bar.time += 10 * MINUTE
        await dealer.time_is_up()
        assert (names(dealer), dealer.table.status) == (["Ann"], "lobby")

    in_bar(tmp_path, story)
