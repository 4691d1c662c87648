"""The shuffle that a server and its players make together, from the first promise to the record of the game."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from sixgun.commands.verify import Evidence, Verdict
from sixgun.match import fairness
from sixgun.match.match import Match, deal
from sixgun.server.messages import socket as said
from sixgun.server.messages.room import Agreement
from sixgun.server.storage.store import StorageError
from sixgun.server.table import lobby, shuffle
from sixgun.server.table.dealer import Dealer
from sixgun.words import Words
from tests.server.fake_saloon import Bar, finish, in_bar, settle
from tests.server.shuffled_tables import killed, opened, pledge_of, seal_of, sealed, share_of

Act = Callable[[Dealer], Coroutine[Any, Any, None]]


pytestmark = pytest.mark.usefixtures("known_promises")


def verdict(match: Match, saw: str, mine: str) -> Verdict:
    words = Words("en")
    return Verdict(Path("game.txt"), match.save(), words, Evidence(saw, mine, words))


# The promise


def test_the_promise_is_shown_while_people_sit_down_and_on_disk_before(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.saloon.open_table(Agreement(players=4), bar.guest("Ann"))
        ann = await bar.come(dealer, "Ann")
        promised = ann.room.commitment
        assert promised == fairness.commitment(dealer.table.code, 1, dealer.table.secret)
        assert (await killed(bar, dealer)).table.commitment == promised

    in_bar(tmp_path, story)


ROLES = ["sheriff", None, None, None]
POSITION = deal("fourth", 4, seed=1, roles=ROLES, characters=["willy_the_kid", None, None, None]).position


@pytest.mark.parametrize("chosen", [{"roles": ROLES}, {"position": POSITION}])
def test_a_table_whose_cards_are_chosen_promises_nothing(tmp_path: Path, chosen: dict[str, Any]) -> None:
    async def story(bar: Bar) -> None:
        dealer, clients = await sealed(bar, **chosen)
        assert dealer.table.status == "playing"
        room = clients[0].room
        assert (room.commitment, room.shuffle, room.round) == (None, None, None)

    in_bar(tmp_path, story)


def test_a_game_of_a_seed_is_no_shuffle(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        agreement = Agreement(players=4)
        dealer = await bar.saloon.quick(agreement, bar.guest("Ann"), "easy", bytes(32), pledge_of("Ann"))
        assert dealer.table.games[-1].key == bytes(32)
        assert dealer.table.games[-1].shuffle is None

    in_bar(tmp_path, story)


# The round


def test_the_deal_is_made_of_everybodys_share(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, clients = await sealed(bar)
        room = clients[0].room
        assert room.round is not None
        assert room.status == "lobby"
        assert [(each.seat, each.pledge, each.opened) for each in room.round.shares] == [
            (0, pledge_of("Ann"), False),
            (1, pledge_of("Bob"), False),
        ]
        assert room.round.commitment == room.commitment
        assert room.round.seal == seal_of(room)
        secret, terms = dealer.table.secret, room.round.terms
        await clients[0].say(said.OpenShare(share_of("Ann")))
        assert clients[1].room.round is not None
        assert [each.opened for each in clients[1].room.round.shares] == [True, False]
        await clients[1].say(said.OpenShare(share_of("Bob")))
        assert clients[1].room.status == "playing"
        shares = {0: share_of("Ann"), 1: share_of("Bob")}
        assert dealer.table.games[0].key == fairness.shuffle_key(secret, room.commitment or "", terms, shares)
        assert clients[1].room.shuffle is not None
        assert (clients[1].room.shuffle.seal, clients[1].room.shuffle.terms) == (room.round.seal, terms)

    in_bar(tmp_path, story)


def test_what_was_opened_is_secret_until_the_game_is_over(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, clients = await sealed(bar)
        secret = dealer.table.secret
        await opened(bar, clients)
        secrets = (secret, share_of("Ann"), share_of("Bob"), dealer.table.secret, dealer.table.games[0].key.hex())
        early = repr([client.heard for client in clients])
        assert not any(each in early for each in secrets)
        await finish(dealer)
        shuffle = clients[0].room.shuffle
        assert shuffle is not None
        assert (shuffle.secret, [each.share for each in shuffle.shares]) == (secret, [share_of("Ann"), share_of("Bob")])
        assert dealer.table.secret not in repr([client.heard for client in clients])

    in_bar(tmp_path, story)


def test_without_a_pledge_only_the_server_shuffles_and_deals_at_once(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", bots=["easy"] * 3, speed="none")
        shuffle = dealer.table.games[0].shuffle
        assert shuffle is not None
        assert (shuffle.shares, shuffle.left_out) == ({}, {})

    in_bar(tmp_path, story)


def test_a_solo_table_waits_for_one_share_only(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.saloon.quick(Agreement(players=5), bar.guest("Ann"), "easy", pledge=pledge_of("Ann"))
        ann = await bar.come(dealer, "Ann")
        assert ann.room.round is not None
        await ann.say(said.OpenShare(share_of("Ann")))
        assert ann.room.status == "playing"
        assert ann.game.me == 0

    in_bar(tmp_path, story)


def test_somebody_who_plays_several_seats_shuffles_once(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.saloon.open_table(Agreement(players=4, speed="none", hot_seat=True), bar.guest("Ann"))
        for _ in range(3):
            await lobby.sit(dealer, bar.guest("Ann"))
        ann = await bar.come(dealer, "Ann")
        await lobby.get_ready(dealer, "id-Ann", True, pledge_of("Ann"))
        await lobby.start(dealer, "id-Ann", pledge_of("Ann"))
        await ann.say(said.OpenShare(share_of("Ann")))
        assert dealer.table.games[0].shuffle is not None
        assert dealer.table.games[0].shuffle.shares == {0: share_of("Ann")}

    in_bar(tmp_path, story)


# Who does not open


def test_who_does_not_open_in_time_is_left_out_and_named(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, (ann, bob) = await sealed(bar)
        await ann.say(said.OpenShare(share_of("Ann")))
        bar.time += shuffle.TIME_TO_OPEN - 1
        await dealer.time_is_up()
        assert dealer.table.status == "lobby"
        bar.time += 1
        await dealer.time_is_up()
        await settle()
        assert bob.room.status == "playing"
        assert bob.room.shuffle is not None
        assert [(each.seat, each.opened) for each in bob.room.shuffle.shares] == [(0, True), (1, False)]
        match = dealer.table.games[0]
        assert match.shuffle is not None
        assert match.shuffle.left_out == {1: pledge_of("Bob")}
        assert await bob.say(said.OpenShare(share_of("Bob"))) == [], "too late, and no trouble"
        assert f"left_out 1 {pledge_of('Bob')}" in match.save()

    in_bar(tmp_path, story)


def test_a_clock_that_is_set_back_delays_nobody_for_long(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, _ = await sealed(bar)
        bar.time -= 3_600_000
        assert dealer.time_to_open() == shuffle.TIME_TO_OPEN

    in_bar(tmp_path, story)


def test_another_share_than_the_pledged_one_is_refused(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, (ann, bob) = await sealed(bar)
        for wrong in (share_of("Zoe"), share_of("Ann")):
            assert await bob.say(said.OpenShare(wrong)) == [said.Wrong("not_allowed")]
        assert dealer.table.round is not None
        assert dealer.table.round.shares == {}
        await opened(bar, [ann, bob])
        assert dealer.table.status == "playing"

    in_bar(tmp_path, story)


def test_a_share_that_is_sent_twice_counts_once(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, (ann, _) = await sealed(bar)
        await ann.say(said.OpenShare(share_of("Ann")))
        seq = dealer.table.seq
        await ann.say(said.OpenShare(share_of("Ann")))
        assert dealer.table.seq == seq

    in_bar(tmp_path, story)


# Changes


async def bob_leaves(dealer: Dealer) -> None:
    await lobby.leave(dealer, "id-Bob")


async def bob_is_not_ready(dealer: Dealer) -> None:
    await lobby.get_ready(dealer, "id-Bob", False)


async def another_bot_sits_down(dealer: Dealer) -> None:
    await lobby.seat_bot(dealer, "id-Ann", 3, "hard")


async def a_bot_goes(dealer: Dealer) -> None:
    await lobby.send_bot_away(dealer, "id-Ann", 3)


@pytest.mark.parametrize("change", [bob_leaves, bob_is_not_ready, another_bot_sits_down, a_bot_goes])
def test_a_change_breaks_the_round_off_and_makes_a_new_promise(tmp_path: Path, change: Act) -> None:
    async def story(bar: Bar) -> None:
        dealer, (ann, _) = await sealed(bar)
        await ann.say(said.OpenShare(share_of("Ann")))
        promised = ann.room.commitment
        await change(dealer)
        await settle()
        assert ann.room.round is None
        assert ann.room.broken_off == 1
        assert ann.room.commitment not in (None, promised)
        assert not any(place.pledge for place in dealer.table.places)
        assert not any(place.ready for place in dealer.table.places if place.player)
        bar.time += shuffle.TIME_TO_OPEN
        await dealer.time_is_up()
        assert dealer.table.status == "lobby", "nothing is dealt of a round that was broken off"
        assert (await killed(bar, dealer)).table.broken_off == 1

    in_bar(tmp_path, story)


def test_to_start_again_while_shares_are_opened_changes_nothing(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, _ = await sealed(bar)
        seq = dealer.table.seq
        await lobby.start(dealer, "id-Ann", pledge_of("Zoe"))
        assert dealer.table.seq == seq

    in_bar(tmp_path, story)


def test_a_round_under_other_rules_is_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that was updated between the seal and the deal."""

    async def story(bar: Bar) -> None:
        dealer, clients = await sealed(bar)
        monkeypatch.setattr(fairness, "RULES_VERSION", 999)
        await opened(bar, clients)
        assert (dealer.table.status, dealer.table.broken_off) == ("lobby", 1)

    in_bar(tmp_path, story)


# Kills


@pytest.mark.parametrize("opened_before", [0, 1])
def test_a_server_that_is_killed_between_ready_and_dealt_comes_back_to_the_same_round(
    tmp_path: Path, opened_before: int
) -> None:
    async def story(bar: Bar) -> None:
        dealer, clients = await sealed(bar)
        await opened(bar, clients[:opened_before], " ".join(["Ann", "Bob"][:opened_before]))
        before = dealer.table
        bar.time += 60_000
        dealer = await killed(bar, dealer)
        assert (dealer.table.round, dealer.table.commitment) == (before.round, before.commitment)
        assert dealer.time_to_open() == shuffle.TIME_TO_OPEN, "clients have time to come back"
        assert dealer.timer is not None, "the table waits for nobody to ask"
        clients = [await bar.come(dealer, name) for name in ("Ann", "Bob")]
        await opened(bar, clients)
        assert dealer.table.status == "playing"
        dealt = dealer.table.games[0]
        assert (await killed(bar, dealer)).table.games[0].save() == dealt.save()

    in_bar(tmp_path, story)


def test_a_full_disk_during_the_round_costs_nobody_their_share(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, (ann, bob) = await sealed(bar)
        bar.services.storage_fails(StorageError("full"))
        await settle()
        bar.time += 2 * shuffle.TIME_TO_OPEN
        await dealer.time_is_up()
        assert dealer.table.round is not None
        bar.services.failing = False
        await dealer.resume()
        await opened(bar, [ann, bob])
        match = dealer.table.games[0]
        assert match.shuffle is not None
        assert match.shuffle.left_out == {}

    in_bar(tmp_path, story)


# Series


def test_two_games_of_a_series_are_shuffled_and_verified_each_for_itself(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, clients = await sealed(bar, keep_characters="individual", star_passes=True)
        saw = [clients[1].room.commitment or ""]
        await opened(bar, clients)
        saw.append(clients[1].room.commitment or "")
        assert len(set(saw)) == 2
        await finish(dealer)
        for client, name in zip(clients, ("Ann", "Bob"), strict=True):
            await client.say(said.Again(True, pledge_of(name, 2)))
        room = clients[1].room
        assert room.round is not None
        assert (room.commitment, room.round.seal) == (saw[1], seal_of(room))
        await opened(bar, clients, game=2)
        assert (clients[1].room.status, clients[1].room.game) == ("playing", 2)
        for number, match in enumerate(dealer.table.games, start=1):
            assert verdict(match, saw[number - 1], f"1:{share_of('Bob', number)}").code == 0
            assert verdict(match, saw[number - 2], "").objection
            assert verdict(match, saw[number - 1], f"1:{share_of('Bob', 3 - number)}").objection

    in_bar(tmp_path, story)


def test_the_host_may_begin_the_next_game_with_a_pledge(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, clients = await sealed(bar)
        await opened(bar, clients)
        await finish(dealer)
        await lobby.start(dealer, "id-Ann", pledge_of("Ann", 2))
        await clients[0].say(said.OpenShare(share_of("Ann", 2)))
        shuffle = dealer.table.games[1].shuffle
        assert shuffle is not None
        assert shuffle.shares == {0: share_of("Ann", 2)}

    in_bar(tmp_path, story)
