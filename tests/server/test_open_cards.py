"""Who may see all cards: nobody who may still decide something."""

from __future__ import annotations

from pathlib import Path

from sixgun.server.messages import socket as said
from sixgun.server.messages.room import Agreement
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.lobby import hand_over, sit, start
from tests.server.fake_saloon import Bar, Client, in_bar

REFUSED = said.Wrong("not_allowed")
FOUR = ("Ann", "Bob", "Cid", "Dan")


def sees_all(client: Client) -> bool:
    return all(person.cards is not None for person in client.game.people)


def eliminate(dealer: Dealer, seat: int) -> None:
    dealer.table.games[-1].game.players[seat].alive = False
    dealer.audience.texts.clear()


def not_asked(dealer: Dealer) -> int:
    """A seat that is not the host's and is not asked now."""
    question = dealer.table.question
    assert question is not None
    return next(seat for seat in (1, 2, 3) if seat != question.seat)


def test_only_eliminated_players_may_see_all_cards(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table(*FOUR, speed="none")
        seat = not_asked(dealer)
        me, watcher = await bar.come(dealer, FOUR[seat]), await bar.come(dealer, "")
        for each in (me, watcher):
            assert await each.answer(said.Look(True)) == REFUSED
            assert not sees_all(each)
            assert not each.games()[-1].may_look
        eliminate(dealer, seat)
        await me.say(said.Look(True))
        assert me.games()[-1].may_look
        assert sees_all(me)
        await me.say(said.Look(False))
        assert not sees_all(me)

    in_bar(tmp_path, story)


def test_nobody_sees_more_while_they_are_asked(tmp_path: Path) -> None:
    """Somebody who is out may still be asked in which order to discard, which decides what others will find."""

    async def story(bar: Bar) -> None:
        dealer = await bar.table(*FOUR, speed="none", roles=[None, "sheriff", None, None])
        bob = await bar.come(dealer, "Bob")
        assert dealer.table.question is not None
        assert dealer.table.question.seat == 1
        eliminate(dealer, 1)
        assert await bob.answer(said.Look(True)) == REFUSED
        bob.connection.open_eyes = True
        bob.connection.mark_due(game=True)
        await bob.settle()
        assert not sees_all(bob)

    in_bar(tmp_path, story)


def test_a_host_sees_no_more_than_their_seat_while_others_play(tmp_path: Path) -> None:
    """A host may remove others and close the table."""

    async def story(bar: Bar) -> None:
        dealer = await bar.table(*FOUR, speed="none", roles=[None, "sheriff", None, None])
        ann = await bar.come(dealer, "Ann")
        eliminate(dealer, 0)
        assert await ann.answer(said.Look(True)) == REFUSED
        await hand_over(dealer, "id-Ann", 1)
        await ann.say(said.Look(True))
        assert sees_all(ann)

    in_bar(tmp_path, story)


def test_a_host_among_bots_may_look(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        bar.services.tempo = 1000
        roles = [None, "sheriff", None, None]
        dealer = await bar.table("Ann", bots=["easy"] * 3, speed="none", roles=roles)
        ann = await bar.come(dealer, "Ann")
        eliminate(dealer, 0)
        await ann.say(said.Look(True))
        assert sees_all(ann)

    in_bar(tmp_path, story)


def test_one_person_with_several_seats_looks_when_all_are_out(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        agreed = Agreement(players=4, speed="none", hot_seat=True, roles=[None, None, None, "sheriff"])
        dealer = await bar.saloon.open_table(agreed, bar.guest("Ann"))
        for seat in (1, 2, 3):
            await sit(dealer, bar.guest("Ann"), seat)
        await start(dealer, "id-Ann")
        ann = await bar.come(dealer, "Ann")
        ann.connection.seat = 0
        eliminate(dealer, 0)
        assert await ann.answer(said.Look(True)) == REFUSED

    in_bar(tmp_path, story)
