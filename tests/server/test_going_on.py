"""A table continues after storage failures, writes by another process, and loading from its log."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from sixgun.rules.triggers import interrupts
from sixgun.server.messages import socket as said
from sixgun.server.messages.game import Choice
from sixgun.server.render.game import choice
from sixgun.server.table.saloon import ABANDONED, PUT_AWAY, Saloon
from tests.server.fake_saloon import Bar, asked, in_bar, settle

PASS = Choice("pass")


def test_nothing_happens_while_storage_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.server.services.RETRY", 0.01)

    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        me = await asked(bar, dealer)
        other = sqlite3.connect(tmp_path / "sixgun.db", isolation_level=None)
        other.execute("begin immediate")
        crc, message = dealer.table.checksum(), said.Choose("my-key-1", dealer.table.prompt, me.game.options[0])
        heard = await me.say(message)
        assert said.Wrong("storage", "my-key-1") in heard
        assert me.room.paused == "storage"
        assert dealer.table.checksum() == crc
        other.execute("rollback")
        other.close()
        while bar.services.failing:
            await asyncio.sleep(0.01)
        await settle()
        room = me.room
        assert not room.paused
        assert await me.answer(message) == said.Done("my-key-1", 1)

    in_bar(tmp_path, story)


def test_a_table_is_loaded_from_its_log_and_continues(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        for number in range(10):
            me = await asked(bar, dealer)
            await me.choose(number=number)
            await me.leave()
        read = await Saloon(bar.services).dealer(dealer.table.code)
        assert read.paused is None
        assert (read.table.seq, read.table.checksum()) == (dealer.table.seq, dealer.table.checksum())
        assert read.table.answers == dealer.table.answers
        again = await asked(bar, read)
        assert isinstance(await again.choose("another-key"), said.Done)

    in_bar(tmp_path, story)


@pytest.mark.parametrize("change", ["state_crc = 5", "rules_version = 99"])
def test_an_inconsistent_log_pauses_the_table_and_is_kept(tmp_path: Path, change: str) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        me = await asked(bar, dealer)
        await me.choose("my-key-1")
        rows = await bar.services.store.read(dealer.table.code)
        database = sqlite3.connect(tmp_path / "sixgun.db")
        database.execute(f"update events set {change} where key = 'my-key-1'")
        database.commit()
        database.close()
        read = await Saloon(bar.services).dealer(dealer.table.code)
        assert read.paused == "rules"
        again = await bar.come(read, "Ann")
        assert again.room.paused == "rules"
        heard = await again.say(said.Choose("my-key-2", read.table.prompt, PASS, 0))
        assert not any(isinstance(message, said.Done) for message in heard)
        assert len(await bar.services.store.read(dealer.table.code)) == len(rows)

    in_bar(tmp_path, story)


def test_another_process_may_write_first(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        twin = await Saloon(bar.services).dealer(dealer.table.code)
        me, there = await asked(bar, dealer), await asked(bar, twin)
        assert await there.choose("key-there") == said.Done("key-there", 1)
        answer = await me.answer(said.Choose("key-mine", dealer.table.prompt, me.game.options[0]))
        assert answer == said.Stale("key-mine", "answered")
        assert dealer.table.checksum() == twin.table.checksum()
        assert await me.answer(said.Choose("key-there", 1, PASS)) == said.Done("key-there", 1)

    in_bar(tmp_path, story)


def test_an_interrupt_is_tried_again_after_another_process_wrote_first(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        people: dict[str, Any] = {
            "roles": ["sheriff", None, None, None],
            "characters": ["rose_doolan", "sid_ketchum", None, None],
        }
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none", **people)
        bob, twin = await bar.come(dealer, "Bob"), await Saloon(bar.services).dealer(dealer.table.code)
        dealer.table.games[-1].game.players[1].life = 1
        discard = choice(interrupts(dealer.table.games[-1].game, 1)[0])
        there = await asked(bar, twin)
        assert await there.choose("key-there") == said.Done("key-there", 1)
        assert said.Done("key-mine", 2) in await bob.say(said.Interrupt("key-mine", discard))
        assert {key: made.moves for key, made in dealer.table.answers.items()} == {"key-there": 1, "key-mine": 2}

    in_bar(tmp_path, story)


def test_an_abandoned_table_is_closed_and_kept(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", bots=["easy"] * 3)
        code = dealer.table.code
        bar.time += PUT_AWAY + 1
        await bar.saloon.sweep()
        assert code not in bar.saloon.dealers
        assert (await bar.saloon.dealer(code)).table.status == "playing"
        bar.time += ABANDONED + 1
        await bar.saloon.sweep()
        read = await bar.saloon.dealer(code)
        assert read.table.status == "closed"
        assert read.table.games

    in_bar(tmp_path, story)


def test_an_attended_table_is_never_abandoned(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        ann = await bar.come(dealer, "Ann")
        bar.time += 2 * ABANDONED
        await bar.saloon.sweep()
        assert dealer.table.running is not None
        await ann.leave()
        await bar.saloon.sweep()
        assert dealer.table.status == "closed"

    in_bar(tmp_path, story)
