"""What the host of a table may do about the people there: admit, remove, ban and mute them, and close the table.

A spectator is meant by their id, which is in what they say.
"""

from __future__ import annotations

from typing import NamedTuple

from sixgun.engine.ids import NOBODY
from sixgun.server.errors import ApiError, not_allowed
from sixgun.server.storage.store import Guest
from sixgun.server.table import log, shuffle
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.lobby import check_host, check_seat, once, sit
from sixgun.server.table.table import Table

MOST_KNOCKS = 20  # people who wait to be admitted


def person_at(table: Table, seat: int) -> str:
    """The person in this seat. Raises ApiError if there is none."""
    check_seat(table, seat)
    player = table.places[seat].player
    if player is None:
        raise ApiError("no_person", seat=seat)
    return player


class Person(NamedTuple):
    """Somebody at a table, and their seat if they have one."""

    player: str
    name: str
    seat: int = NOBODY


def somebody(dealer: Dealer, seat: int | None, player: str | None) -> Person:
    """The person in this seat, or the spectator with this id. Raises ApiError if they are not there."""
    if seat is not None:
        return Person(person_at(dealer.table, seat), dealer.table.places[seat].name, seat)
    seated = dealer.table.seats_of(player)
    if player is not None and seated:
        return Person(player, dealer.table.places[seated[0]].name, seated[0])
    here = {each.player: each.name for each in dealer.audience.connections} | dealer.talk.speakers
    if player is None or player not in here:
        raise ApiError("no_person")
    return Person(player, here[player])


def check_other(dealer: Dealer, me: str, seat: int | None, player: str | None) -> Person:
    """The one of these over whom this player has power as the host. Raises ApiError otherwise."""
    check_host(dealer.table, me)
    other = somebody(dealer, seat, player)
    if other.player == me:
        raise not_allowed()
    return other


async def remove(dealer: Dealer, me: str, seat: int | None, player: str | None = None, *, ban: bool) -> None:
    """Takes a seat away: it becomes empty, or during a game a bot plays on. Spectators are sent away.

    A banned player cannot come back at all.
    """
    async with dealer.lock:
        other, transaction = check_other(dealer, me, seat, player), dealer.transaction()
        if other.seat != NOBODY:
            shuffle.break_off(transaction)
            transaction.add(log.Removed(other.seat, ban), once(), me)
        elif ban:
            transaction.add(log.Excluded(other.player), once(), other.player)
        await dealer.save(transaction)
    dealer.knocks.pop(other.player, None)
    for connection in [each for each in dealer.audience.connections if each.player == other.player]:
        connection.end("removed")
    dealer.publish()


async def mute(dealer: Dealer, me: str, seat: int | None, player: str | None = None, *, muted: bool) -> None:
    """Mutes a person at this table, or lets them speak again."""
    async with dealer.lock:
        other = check_other(dealer, me, seat, player)
        if other.seat != NOBODY:
            await dealer.commit(log.Muted(other.seat, muted), once(), me)
        else:
            await dealer.commit(log.Silenced(other.player, muted), once(), other.player)
    dealer.publish()


async def close(dealer: Dealer, player: str) -> None:
    """Closes the table for good. A rated game has to be played to its end."""
    async with dealer.lock:
        check_host(dealer.table, player)
        if dealer.table.running is not None and dealer.table.agreement.rated:
            raise ApiError("game_runs")
        await dealer.commit(log.Closed("host"), once(), player)
        dealer.audience.send_away("closed")
    dealer.publish()


async def close_as_operator(dealer: Dealer) -> None:
    """Closes the table for good, whatever is played there. Raises TablePaused for one that was set aside."""
    async with dealer.lock:
        await dealer.commit(log.Closed("operator"), once())
        dealer.audience.send_away("closed")
    dealer.publish()


# Tables whose host wants to be asked first


async def ask_for_seat(dealer: Dealer, guest: Guest, wanted: int | None) -> None:
    """Takes a seat, or asks for one if the host wants to be asked."""
    table = dealer.table
    if not table.agreement.ask_first or guest.id in table.players() or not table.people():
        await sit(dealer, guest, wanted)
        return
    if guest.id in table.banned:
        raise ApiError("banned")
    if guest.id not in dealer.knocks and len(dealer.knocks) >= MOST_KNOCKS:
        raise ApiError("full")
    dealer.knocks[guest.id] = guest
    dealer.publish()


async def admit(dealer: Dealer, player: str, other: str, *, admitted: bool) -> None:
    """Lets in or turns down a player who asked for a seat."""
    check_host(dealer.table, player)
    guest = dealer.knocks.pop(other, None)
    if guest is None:
        raise ApiError("nobody_asks")
    if admitted:
        await sit(dealer, guest)
    dealer.publish()
