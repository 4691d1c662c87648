"""The owner of a table: another process may run it, or may have taken it over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.cluster.leases import Elsewhere, SoleOwner
from sixgun.server.errors import ApiError
from sixgun.server.messages import socket as said
from sixgun.server.messages.room import Agreement
from sixgun.server.storage.store import ALONE, Fenced
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.saloon import PUT_AWAY, Saloon
from tests.server.fake_saloon import Bar, asked, in_bar, settle


class Shared(SoleOwner):
    """The leases of one of several processes: a dictionary says who owns what, and under which term."""

    def __init__(self, owners: dict[str, str], terms: dict[str, int]) -> None:
        super().__init__()
        self.owners, self.terms = owners, terms

    async def take(self, code: str) -> int:
        owner = self.owners.setdefault(code, self.me)
        if owner != self.me:
            raise Elsewhere(code, owner)
        return self.terms.setdefault(code, 1)

    async def release(self, code: str) -> None:
        if self.owners.get(code) == self.me:
            del self.owners[code]
            self.terms[code] += 1

    async def close(self) -> None:
        for code in [code for code, owner in self.owners.items() if owner == self.me]:
            await self.release(code)


class Fence:
    """A store that refuses what is written under an older term than the table has."""

    def __init__(self, bar: Bar) -> None:
        self.owners: dict[str, str] = {}
        self.terms: dict[str, int] = {}
        self.append = bar.store.append
        bar.services.store.append = self.write  # type: ignore[method-assign]
        bar.services.leases = self.leases = Shared(self.owners, self.terms)
        bar.saloon = Saloon(bar.services)

    async def write(self, rows: Any, tabled: Any = None, finished: Any = None, term: int = ALONE) -> None:
        code = rows[0].table
        if self.owners.get(code) != self.leases.me or term != self.terms[code]:
            raise Fenced(code)
        await self.append(rows, tabled, finished)

    def taken_over(self, code: str) -> None:
        """Lets another process have the table from now on."""
        self.owners[code], self.terms[code] = "another", self.terms[code] + 1

    def given_back(self, code: str) -> None:
        del self.owners[code]
        self.terms[code] += 1


def farewells(heard: list[said.FromServer]) -> list[str]:
    return [message.reason for message in heard if isinstance(message, said.Goodbye)]


def test_a_table_of_another_process_is_not_opened(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        fence = Fence(bar)
        code = (await bar.table("Ann", "Bob", "Cid", "Dan")).table.code
        bar.saloon.lose(code)
        fence.taken_over(code)
        with pytest.raises(Elsewhere) as caught:
            await bar.saloon.dealer(code)
        assert (caught.value.code, caught.value.owner) == (code, "another")
        assert code not in bar.saloon.dealers
        fence.given_back(code)
        assert (await bar.saloon.dealer(code)).term == 3

    in_bar(tmp_path, story)


def test_a_code_without_a_table_is_not_kept(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        fence = Fence(bar)
        with pytest.raises(ApiError, match="no_such_table"):
            await bar.saloon.dealer("NOBODY")
        assert fence.owners == {}

    in_bar(tmp_path, story)


async def chooses(dealer: Dealer, bar: Bar) -> list[str]:
    """A choice that goes the short way; returns how its maker was sent away."""
    client = await asked(bar, dealer)
    await client.choose("my-key-1")
    return farewells(client.heard)


async def talks(dealer: Dealer, bar: Bar) -> list[str]:
    """An act of several entries; returns how its author was sent away."""
    client = await bar.come(dealer, "Ann")
    await client.say(said.StandUp())
    return farewells(client.heard)


@pytest.mark.parametrize("act", [chooses, talks])
def test_a_process_that_lost_a_table_writes_nothing_and_sends_everybody_away(
    tmp_path: Path, act: Callable[[Dealer, Bar], Any]
) -> None:
    async def story(bar: Bar) -> None:
        fence = Fence(bar)
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="fast")
        code = dealer.table.code
        watcher = await bar.come(dealer, "")
        stored = await bar.store.read(code)

        async def write(rows: Any, *more: Any) -> None:
            fence.taken_over(code)
            await fence.write(rows, *more)

        bar.services.store.append = write  # type: ignore[method-assign, assignment]
        assert await act(dealer, bar) == ["restart"]
        await settle()
        assert farewells(watcher.heard) == ["restart"]
        assert [type(message) for message in watcher.heard if isinstance(message, said.Wrong)] == []
        assert await bar.store.read(code) == stored
        assert code not in bar.saloon.dealers
        assert not bar.services.failing
        assert dealer.stopped
        assert not dealer.tasks

    in_bar(tmp_path, story)


def test_who_arrives_at_a_table_that_was_just_lost_is_sent_on(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan")
        bar.services.leases.lose(dealer.table.code)
        late = await bar.come(dealer, "Ann")
        assert farewells(late.heard) == ["restart"]

    in_bar(tmp_path, story)


def test_the_next_owner_waits_again_for_everybody_and_for_the_player_asked(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        fence = Fence(bar)
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="fast")
        code = dealer.table.code
        client = await asked(bar, dealer)
        seat = client.connection.seat
        bar.time += 11_000
        await client.leave()
        bar.saloon.lose(code)
        fence.given_back(code)
        bar.time += 60_000
        taken = await bar.saloon.dealer(code)
        assert {bar.time} == set(taken.audience.absent.values())
        assert len(taken.audience.absent) == 4
        await asked(bar, taken)
        assert taken.table.clocks.seat == seat
        assert taken.table.clocks.since == bar.time
        assert taken.table.bots() == []

    in_bar(tmp_path, story)


def test_bots_answer_under_the_term_of_their_owner(tmp_path: Path) -> None:
    """So the answer of an owner that was slow to write is told from that of the next one."""

    async def story(bar: Bar) -> None:
        Fence(bar)
        dealer = await bar.table("Ann", bots=["easy", "easy", "easy"], speed="none")
        client = await bar.come(dealer, "Ann")
        answers: list[str] = []
        while not answers:
            await client.choose()
            rows = await bar.store.read(dealer.table.code)
            answers = [row.key for row in rows if row.kind == "chose" and row.player is None]
        assert all(key.startswith("bot:1:") for key in answers)

    in_bar(tmp_path, story)


def test_tables_are_given_back_when_they_are_put_away_and_at_the_end(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        fence = Fence(bar)
        idle = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        bar.time += PUT_AWAY + 1
        busy = await bar.saloon.open_table(Agreement(players=4), bar.guest("Eve"))
        assert set(fence.owners) == {idle.table.code, busy.table.code}
        await bar.saloon.sweep()
        assert set(fence.owners) == {busy.table.code}
        await bar.saloon.close()
        assert fence.owners == {}

    in_bar(tmp_path, story)
