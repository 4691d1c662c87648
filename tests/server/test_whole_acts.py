"""What somebody does is stored whole or not at all, at whichever write the process dies."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.messages import socket as said
from sixgun.server.messages.room import Agreement
from sixgun.server.storage.store import LogRow
from sixgun.server.table import lobby, log
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.handlers import handle
from sixgun.server.table.room import view_for
from sixgun.server.table.saloon import Saloon
from tests.server.fake_saloon import Bar, Client, finish, in_bar

State = tuple[Any, ...]
Act = Callable[[Bar], Awaitable[None]]
NEVER = 10**9


class Dead(Exception):
    """The process would not have come so far."""


class Mortal:
    """A store whose process dies before one of its writes."""

    def __init__(self, bar: Bar) -> None:
        self.append = bar.store.append
        self.left = NEVER
        bar.services.store.append = self.write  # type: ignore[method-assign, assignment]

    async def write(self, rows: list[LogRow], *more: Any) -> None:
        self.left -= 1
        if self.left < 0:
            raise Dead
        await self.append(rows, *more)


async def states(bar: Bar) -> list[State]:
    """All tables, as a process finds them that starts now."""
    saloon = Saloon(bar.services)
    listed = await bar.store.tables(("lobby", "playing", "over", "closed"))
    return sorted([state((await saloon.dealer(row.code)).table) for row in listed])


def state(table: Any) -> State:
    places = tuple((place.sitter, place.ready, place.away, place.slept, place.again) for place in table.places)
    return (table.status, table.host, len(table.games), table.prompt, places)


# The acts


async def hot_seat(bar: Bar, **agreement: Any) -> Dealer:
    return await bar.table("Ann", "Ann", "Ann", "Ann", hot_seat=True, speed="none", **agreement)


async def plays_again(bar: Bar) -> Act:
    dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
    *others, last = [await bar.come(dealer, name) for name in ("Ann", "Bob", "Cid", "Dan")]
    await finish(dealer)
    for other in others:
        await other.say(said.Again())

    async def act(_: Bar) -> None:
        await last.say(said.Again())

    return act


async def plays_again_in_four_seats(bar: Bar) -> Act:
    dealer = await hot_seat(bar)
    ann = await bar.come(dealer, "Ann")
    await finish(dealer)

    async def act(_: Bar) -> None:
        await ann.say(said.Again())

    return act


async def stands_up_and_leaves(bar: Bar) -> Act:
    dealer = await hot_seat(bar)
    return lambda _: lobby.leave(dealer, "id-Ann")


async def changes_seats(bar: Bar) -> Act:
    dealer = await bar.saloon.open_table(Agreement(players=4), bar.guest("Ann"))
    await lobby.sit(dealer, bar.guest("Bob"))
    return lambda _: lobby.sit(dealer, bar.guest("Ann"), 3)


async def leaves_the_lobby(bar: Bar) -> Act:
    dealer = await bar.saloon.open_table(Agreement(players=4, hot_seat=True), bar.guest("Ann"))
    await lobby.sit(dealer, bar.guest("Ann"))
    return lambda _: lobby.leave(dealer, "id-Ann")


async def gets_ready(bar: Bar) -> Act:
    dealer = await bar.saloon.open_table(Agreement(players=4, hot_seat=True), bar.guest("Ann"))
    await lobby.sit(dealer, bar.guest("Ann"))
    return lambda _: lobby.get_ready(dealer, "id-Ann", True)


async def opens_a_table(bar: Bar) -> Act:
    async def act(bar: Bar) -> None:
        await bar.saloon.open_table(Agreement(players=4), bar.guest("Ann"), ["easy", "easy"])

    return act


async def plays_at_once(bar: Bar) -> Act:
    async def act(bar: Bar) -> None:
        await bar.saloon.quick(Agreement(players=4, speed="none"), bar.guest("Ann"), "easy")

    return act


async def lets_a_bot_play(bar: Bar) -> Act:
    dealer = await hot_seat(bar)
    ann = await bar.come(dealer, "Ann")

    async def act(_: Bar) -> None:
        await handle(dealer, ann.connection, said.StandUp())
        dealer.stop()

    return act


async def takes_over(bar: Bar) -> Act:
    """Chooses, although a bot plays for the seat."""
    dealer = await sheriff_ann(bar)
    await dealer.commit(log.WentAway(0, "stood_up"), "away")
    ann = Client(dealer, "id-Ann").connection

    async def act(_: Bar) -> None:
        options = view_for(dealer.table, dealer.table.games[-1], 0, False).options
        await handle(dealer, ann, said.Choose("my-choice", dealer.table.prompt, options[0]))

    return act


async def falls_asleep(bar: Bar) -> Act:
    """Lets the time run out once more, so that a bot takes over."""
    dealer = await sheriff_ann(bar)

    async def time_runs_out(_: Bar) -> None:
        await dealer.commit_bot_choice(dealer.table.prompt, "timeout", dealer.table.games[-1].game.options[0])

    while not (dealer.table.places[0].slept and asked(dealer) == 0):
        await time_runs_out(bar)
    return time_runs_out


async def sheriff_ann(bar: Bar) -> Dealer:
    """A table where Ann is asked first and nobody is connected."""
    dealer = await bar.table("Ann", "Bob", "Cid", "Dan", roles=["sheriff", None, None, None])
    assert asked(dealer) == 0
    return dealer


def asked(dealer: Dealer) -> int:
    assert dealer.table.question is not None
    return dealer.table.question.seat


ACTS = [
    plays_again, plays_again_in_four_seats, stands_up_and_leaves, changes_seats, leaves_the_lobby, gets_ready,
    opens_a_table, plays_at_once, lets_a_bot_play, takes_over,
    falls_asleep,
]  # fmt: skip


@pytest.mark.parametrize("prepared", ACTS, ids=lambda act: act.__name__)
def test_an_act_is_stored_whole_or_not_at_all(tmp_path: Path, prepared: Callable[[Bar], Awaitable[Act]]) -> None:
    found: list[tuple[list[State], list[State]]] = []

    async def story(bar: Bar) -> None:
        mortal = Mortal(bar)
        act = await prepared(bar)
        before = await states(bar)
        mortal.left = writes
        try:
            await act(bar)
        except Dead:
            pass
        finally:
            bar.saloon.dealers.clear()
        mortal.left = NEVER
        found.append((before, await states(bar)))

    for writes in (0, 1, NEVER):
        in_bar(tmp_path / str(writes), story)
    before, done = found[-1]
    assert before != done
    for _, after in found:
        assert after in (before, done), "a half-done act is on disk"
