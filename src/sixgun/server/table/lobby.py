"""Before and after a game: seats, bots, readiness, the host and the deal."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from secrets import token_hex

from sixgun.bots import PEOPLE
from sixgun.server.accounts.names import distinct, look_of
from sixgun.server.errors import ApiError, draining, not_allowed
from sixgun.server.messages.room import Level
from sixgun.server.storage.store import Guest
from sixgun.server.table import log, shuffle
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.table import Table
from sixgun.server.table.transaction import Transaction


def once() -> str:
    return f"lobby:{token_hex(8)}"


def check_between_games(table: Table) -> None:
    if table.status == "playing":
        raise ApiError("game_runs")
    if table.status == "closed":
        raise ApiError("closed")


def check_host(table: Table, player: str) -> None:
    if table.host not in table.seats_of(player):
        raise not_allowed()


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.places):
        raise ApiError("no_such_seat", seat=seat)


def my_seat(table: Table, player: str) -> int:
    seats = table.seats_of(player)
    if not seats:
        raise not_allowed()
    return seats[0]


def free_seat(table: Table, wanted: int | None) -> int:
    """The wanted seat, or the first empty one. Raises ApiError if there is none."""
    free = [seat for seat, place in enumerate(table.places) if place.sitter == "empty"]
    if wanted is not None:
        check_seat(table, wanted)
        if wanted not in free:
            raise ApiError("seat_taken", seat=wanted)
        return wanted
    if not free:
        raise ApiError("full")
    return free[0]


async def sit(dealer: Dealer, guest: Guest, wanted: int | None = None) -> None:
    """Takes a seat, or changes to another; at a hot-seat table a player may take several."""
    async with dealer.lock:
        table, transaction = dealer.table, dealer.transaction()
        check_between_games(table)
        if guest.id in table.banned:
            raise ApiError("banned")
        seat = free_seat(table, wanted)
        mine = table.seats_of(guest.id)
        shuffle.break_off(transaction)
        if mine and not table.agreement.hot_seat:
            if wanted is None:
                return
            transaction.add(log.Rose(mine[0]), once(), guest.id)
        others = [place.name for place in table.places if place.player != guest.id and place.name]
        transaction.add(log.Sat(seat, guest.id, distinct(guest.name, others)), once(), guest.id)
        if table.host in mine and transaction.table.host != seat and not table.agreement.hot_seat:
            transaction.add(log.Hosted(seat), once(), guest.id)  # a host who changes seats stays host
        await dealer.save(transaction)
        dealer.audience.present(guest.id)
    dealer.publish()


async def leave(dealer: Dealer, player: str) -> None:
    """Leaves the table: empties the seat, or lets a bot take over during a game."""
    async with dealer.lock:
        my_seat(dealer.table, player)
        transaction = dealer.transaction()
        shuffle.break_off(transaction)
        for seat in dealer.table.seats_of(player):
            left = log.WentAway(seat, "left") if dealer.table.status == "playing" else log.Rose(seat)
            transaction.add(left, once(), player)
        if transaction.table.status == "lobby" and not transaction.table.people():
            transaction.add(log.Closed("empty"), once(), player)
        await dealer.save(transaction)
        if dealer.table.status == "closed":
            dealer.audience.send_away("closed")
    dealer.publish()


async def seat_bot(dealer: Dealer, player: str, seat: int, level: Level) -> None:
    async with dealer.lock:
        table = dealer.table
        check_host(table, player)
        check_between_games(table)
        check_seat(table, seat)
        if table.places[seat].player is not None:
            raise ApiError("seat_taken", seat=seat)
        transaction = dealer.transaction()
        shuffle.break_off(transaction)
        put_bot(transaction, seat, level, dealer.services.rng)
        await dealer.save(transaction)
    dealer.publish()


def put_bot(transaction: Transaction, seat: int, level: Level, rng: Random) -> None:
    taken = [place.name for place in transaction.table.places]
    name, temper = bot_name(taken, rng)
    transaction.add(log.BotSat(seat, level, name, temper), once())


async def send_bot_away(dealer: Dealer, player: str, seat: int) -> None:
    async with dealer.lock:
        table = dealer.table
        check_host(table, player)
        check_between_games(table)
        check_seat(table, seat)
        if table.places[seat].level is None:
            raise ApiError("no_bot", seat=seat)
        transaction = dealer.transaction()
        shuffle.break_off(transaction)
        transaction.add(log.Rose(seat), once(), player)
        await dealer.save(transaction)
    dealer.publish()


async def get_ready(dealer: Dealer, player: str, ready: bool, pledge: str = "") -> None:
    """Declares a player ready, perhaps with the pledge of a share of the shuffle, or not ready any more."""
    async with dealer.lock:
        my_seat(dealer.table, player)
        check_between_games(dealer.table)
        transaction = dealer.transaction()
        shuffle.break_off(transaction)
        first, *others = dealer.table.seats_of(player)
        transaction.add(log.GotReady(first, ready, pledge if ready else ""), once(), player)
        for seat in others:
            transaction.add(log.GotReady(seat, ready), once(), player)
        await dealer.save(transaction)
    dealer.publish()


async def hand_over(dealer: Dealer, player: str, seat: int) -> None:
    async with dealer.lock:
        check_host(dealer.table, player)
        check_seat(dealer.table, seat)
        if dealer.table.places[seat].player is None:
            raise ApiError("no_person", seat=seat)
        await dealer.commit(log.Hosted(seat), once(), player)
    dealer.publish()


async def start(dealer: Dealer, player: str, pledge: str = "") -> None:
    """Begins the shuffle: of the first game if everyone is ready, of a later one whenever the host wants."""
    async with dealer.lock:
        table = dealer.table
        check_host(table, player)
        check_between_games(table)
        if any(place.sitter == "empty" for place in table.places):
            raise ApiError("not_full")
        if dealer.services.draining:
            raise draining()
        others = [place for place in table.places if place.player not in (None, player)]
        if table.status == "lobby" and not all(place.ready for place in others):
            raise ApiError("not_ready")
        transaction = dealer.transaction()
        if table.round is None:
            if pledge:
                transaction.add(log.GotReady(table.host, True, pledge), once(), player)
            shuffle.begin(transaction)
        await dealer.save(transaction)
    dealer.publish()


def bot_name(taken: Collection[str], rng: Random) -> tuple[str, str]:
    """A name that is not taken at the table, and its temper."""
    looks = {look_of(name) for name in taken}
    name = rng.choice([name for name in PEOPLE if look_of(name) not in looks])
    return name, PEOPLE[name]
