"""Before and after a game: seats, bots, readiness, the host and the deal."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from secrets import token_bytes, token_hex

from sixgun.bots import PEOPLE
from sixgun.engine.chance import KEY_BYTES
from sixgun.server.errors import ApiError, not_allowed
from sixgun.server.messages.room import Level
from sixgun.server.storage.store import Guest
from sixgun.server.table import log
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.next_game import kept_by
from sixgun.server.table.table import Table


def once() -> str:
    return f"lobby:{token_hex(8)}"


def check_between_games(table: Table) -> None:
    if table.status not in ("lobby", "over"):
        raise ApiError("game_runs" if table.status == "playing" else "closed")


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
        table = dealer.table
        check_between_games(table)
        seat = free_seat(table, wanted)
        mine = table.seats_of(guest.id)
        if mine and not table.agreement.hot_seat:
            if wanted is None:
                return
            await dealer.commit(log.Rose(mine[0]), once(), guest.id)
        await dealer.commit(log.Sat(seat, guest.id, guest.name), once(), guest.id)
        if table.host in mine and dealer.table.host != seat and not table.agreement.hot_seat:
            await dealer.commit(log.Hosted(seat), once(), guest.id)  # a host who changes seats stays host
        dealer.audience.present(guest.id)
    dealer.publish()


async def leave(dealer: Dealer, player: str) -> None:
    """Leaves the table: empties the seat, or lets a bot take over during a game."""
    async with dealer.lock:
        my_seat(dealer.table, player)
        for seat in dealer.table.seats_of(player):
            if dealer.table.status == "playing":
                await dealer.commit(log.WentAway(seat, "left"), once(), player)
            else:
                await dealer.commit(log.Rose(seat), once(), player)
        if dealer.table.status == "lobby" and not dealer.table.people():
            await dealer.commit(log.Closed("empty"), once(), player)
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
        await put_bot(dealer, seat, level)
    dealer.publish()


async def put_bot(dealer: Dealer, seat: int, level: Level) -> None:
    taken = [place.name for place in dealer.table.places]
    name, temper = bot_name(taken, dealer.services.rng)
    await dealer.commit(log.BotSat(seat, level, name, temper), once())


async def send_bot_away(dealer: Dealer, player: str, seat: int) -> None:
    async with dealer.lock:
        table = dealer.table
        check_host(table, player)
        check_between_games(table)
        check_seat(table, seat)
        if table.places[seat].level is None:
            raise ApiError("no_bot", seat=seat)
        await dealer.commit(log.Rose(seat), once(), player)
    dealer.publish()


async def get_ready(dealer: Dealer, player: str, ready: bool) -> None:
    async with dealer.lock:
        my_seat(dealer.table, player)
        check_between_games(dealer.table)
        for seat in dealer.table.seats_of(player):
            await dealer.commit(log.GotReady(seat, ready), once(), player)
    dealer.publish()


async def hand_over(dealer: Dealer, player: str, seat: int) -> None:
    async with dealer.lock:
        check_host(dealer.table, player)
        check_seat(dealer.table, seat)
        if dealer.table.places[seat].player is None:
            raise ApiError("no_person", seat=seat)
        await dealer.commit(log.Hosted(seat), once(), player)
    dealer.publish()


async def start(dealer: Dealer, player: str) -> None:
    """Deals: the first game if everyone is ready, a later one whenever the host wants."""
    async with dealer.lock:
        table = dealer.table
        check_host(table, player)
        check_between_games(table)
        if any(place.sitter == "empty" for place in table.places):
            raise ApiError("not_full")
        others = [place for place in table.places if place.player not in (None, player)]
        if table.status == "lobby" and not all(place.ready for place in others):
            raise ApiError("not_ready")
        await deal_next(dealer)
    dealer.publish()


async def deal_next(dealer: Dealer, key: bytes | None = None) -> None:
    """Deals the next game with this key, or a random one."""
    table = dealer.table
    keep: list[int] = []
    if table.match is not None and table.agreement.position is None:
        wishes = [seat for seat, place in enumerate(table.places) if place.keeps]
        keep = kept_by(table.match, wishes, table.people())
    drawn = draw_key(table) if key is None else key
    await dealer.commit(log.Dealt(drawn.hex(), keep), f"deal:{len(table.games) + 1}")


def draw_key(table: Table) -> bytes:
    return token_bytes(KEY_BYTES)


def bot_name(taken: Collection[str], rng: Random) -> tuple[str, str]:
    """A name that is not taken at the table, and its temper."""
    name = rng.choice([name for name in PEOPLE if name not in taken])
    return name, PEOPLE[name]
