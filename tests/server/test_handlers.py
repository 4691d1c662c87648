"""The handlers of client messages."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sixgun.server.messages import socket as said
from sixgun.server.messages.game import Choice
from sixgun.server.messages.room import Agreement
from sixgun.server.table import loader
from sixgun.server.table.lobby import get_ready
from tests.server.fake_saloon import Bar, asked, in_bar, settle

PASS = Choice("pass")


def test_a_choice_is_stored_and_sent_to_everyone(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        me, watcher = await asked(bar, dealer), await bar.come(dealer, "")
        answer = await me.choose("my-key-1")
        assert answer == said.Done("my-key-1", 1)
        assert me.game.seq == watcher.game.seq == 1
        rows = await bar.services.store.read(dealer.table.code)
        assert (rows[-1].key, rows[-1].kind, rows[-1].player) == ("my-key-1", "chose", me.connection.player)
        assert rows[-1].state_crc == dealer.table.checksum()

    in_bar(tmp_path, story)


def test_the_same_key_gets_the_same_answer_and_changes_nothing(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        me = await asked(bar, dealer)
        assert me.game.prompt is not None
        message = said.Choose("my-key-1", me.game.prompt.id, me.game.options[0])
        assert await me.answer(message) == said.Done("my-key-1", 1)
        seq, heard = dealer.table.seq, len(me.games())
        assert await me.answer(message) == said.Done("my-key-1", 1)
        assert dealer.table.seq == seq
        assert len(me.games()) == heard + 1, "a client that reconnects may have missed the view"

    in_bar(tmp_path, story)


def test_a_late_choice_is_stale_and_gets_the_view(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        me = await asked(bar, dealer)
        old = me.game.prompt
        assert old is not None
        await me.choose()
        heard = await me.say(said.Choose("my-key-2", old.id, PASS))
        assert heard[0] == said.Stale("my-key-2", "answered")
        assert isinstance(heard[1], said.GameMessage)

    in_bar(tmp_path, story)


def test_players_cannot_choose_for_others(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        me = await asked(bar, dealer)
        seat = me.game.me
        other = await bar.come(dealer, dealer.table.places[(seat + 1) % 4].name)
        stranger, watcher = await bar.come(dealer, "Eve"), await bar.come(dealer, "")
        message = said.Choose("my-key-1", dealer.table.prompt, me.game.options[0])
        answer = await other.answer(message)
        assert isinstance(answer, said.Refused)
        assert answer.reason.code == "not_asked"
        named = said.Choose("my-key-1", dealer.table.prompt, me.game.options[0], seat)
        for each in (other, stranger, watcher):
            assert await each.answer(named) == said.Wrong("not_allowed", "my-key-1")
        assert dealer.table.moves == 0

    in_bar(tmp_path, story)


@pytest.mark.parametrize("choice", [Choice("play", 10_000), Choice("take", -5, -7, -9, 2**60), Choice("name")])
def test_an_illegal_choice_is_refused_with_a_reason(tmp_path: Path, choice: Choice) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        me = await asked(bar, dealer)
        seq = dealer.table.seq
        (answer,) = await me.say(said.Choose("my-key-1", dealer.table.prompt, choice))  # and no view
        assert isinstance(answer, said.Refused)
        assert answer.reason.code
        assert dealer.table.seq == seq

    in_bar(tmp_path, story)


def test_a_whole_game_of_one_person_and_bots(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", bots=["easy", "normal", "hard"], speed="none")
        me = await bar.come(dealer, "Ann")
        while dealer.table.status == "playing":
            prompt = me.game.prompt
            if prompt is not None and prompt.seat == me.game.me and prompt.id == dealer.table.prompt:
                await me.choose(number=dealer.table.moves)
            await settle()
        assert me.game.winners
        assert me.room.status == "over"
        assert me.room.seed is not None
        assert {mind.level for mind, _ in bar.bots.asked} == {"easy", "normal", "hard"}
        assert all(view.me != me.game.me for _, view in bar.bots.asked)
        assert [event for message in me.games() for event in message.happened][-1].winners  # type: ignore[union-attr]

    in_bar(tmp_path, story)


def test_events_arrive_once_and_in_order_on_each_connection(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        watcher = await bar.come(dealer, "")
        start = len(dealer.table.games[-1].events)
        late = None
        for number in range(60):
            if dealer.table.question is None:
                break
            me = await asked(bar, dealer)
            await me.choose(number=number)
            await me.leave()
            if number == 20:
                late = await bar.come(dealer, "")
        assert late is not None
        (history,) = [m for m in await watcher.say(said.AskHistory()) if isinstance(m, said.History)]
        heard = [event for message in watcher.games() for event in message.happened]
        assert heard == history.happened[start:]
        after = [event for message in late.games() for event in message.happened]
        assert late.games()[0].happened == []
        assert after == heard[len(heard) - len(after) :]
        assert history.seqs == sorted(history.seqs)

    in_bar(tmp_path, story)


def test_sid_ketchum_interrupts_while_another_player_is_asked(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        characters = ["rose_doolan", "sid_ketchum", None, None]
        roles = ["sheriff", None, None, None]
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none", characters=characters, roles=roles)
        dealer.table.games[-1].game.players[1].life = 1
        ann, bob = await bar.come(dealer, "Ann"), await bar.come(dealer, "Bob")
        assert bob.game.interrupts
        assert not ann.game.interrupts
        prompt = ann.game.prompt
        message = said.Interrupt("interrupt-1", bob.game.interrupts[0])
        assert await bob.answer(message) == said.Done("interrupt-1", 1)
        assert await bob.answer(message) == said.Done("interrupt-1", 1)
        assert ann.game.people[1].life == 2
        assert prompt is not None
        assert ann.game.prompt is not None
        assert ann.game.prompt.id == prompt.id
        refused = await ann.answer(said.Interrupt("interrupt-2", PASS))
        assert isinstance(refused, said.Refused)
        assert (await ann.choose("ann-goes-on")) == said.Done("ann-goes-on", 2)

    in_bar(tmp_path, story)


# Looking and talking


def test_eliminated_players_chat_among_themselves(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        ann, bob, watcher = [await bar.come(dealer, name) for name in ("Ann", "Bob", "Eve")]
        dealer.table.games[-1].game.players[1].alive = False
        await ann.say(said.Say("Hello\nall"))
        (heard,) = [message for message in bob.heard if isinstance(message, said.Said)]
        assert (heard.name, heard.text, heard.seat, heard.out) == ("Ann", "Hello all", 0, False)
        await bob.say(said.Say("boo"))
        assert not [m for m in (*ann.heard, *watcher.heard) if isinstance(m, said.Said) and m.text == "boo"]
        await watcher.say(said.Emote("hello", 1))
        assert not [m for m in ann.heard if isinstance(m, said.Emoted)]
        assert [m for m in bob.heard if isinstance(m, said.Emoted)]
        await ann.say(said.Nudge())
        assert [m for m in bob.heard if isinstance(m, said.Nudged)]

    in_bar(tmp_path, story)


def test_why_and_ping_and_explain(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", bots=["easy"] * 3, speed="none", roles=[None, "sheriff", None, None])
        me = await bar.come(dealer, "Ann")
        await settle()
        assert await me.answer(said.Ping()) == said.Pong()
        not_held = next(card for card in range(80) if card not in me.game.hand)
        why = await me.answer(said.AskWhy(Choice("play", not_held)))
        assert isinstance(why, said.Why)
        assert why.reason is not None
        explained = await me.answer(said.AskExplanation(1))
        assert explained == said.Explained(1, [said.Motive("nothing_better", {"target": 1})])
        assert await me.answer(said.AskExplanation(0)) == said.Wrong("not_allowed")

    in_bar(tmp_path, story)


def test_bots_are_not_explained_at_tables_with_several_people(tmp_path: Path) -> None:
    """A bot's thoughts on the others would reveal something about its hand and role."""

    async def story(bar: Bar) -> None:
        roles = [None, None, "sheriff", None]
        dealer = await bar.table("Ann", "Bob", bots=["easy"] * 2, speed="none", roles=roles)
        ann = await bar.come(dealer, "Ann")
        await settle()
        assert 2 in dealer.thoughts
        assert await ann.answer(said.AskExplanation(2)) == said.Wrong("not_allowed")

    in_bar(tmp_path, story)


def test_who_plays_alone_sets_the_pace_of_the_bots(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        alone = await bar.table("Ann", bots=["easy"] * 3, speed="none", roles=["sheriff", None, None, None])
        together = await bar.table("Ann", "Bob", bots=["easy"] * 2, speed="none", roles=["sheriff", None, None, None])
        bar.services.tempo = 1
        me = await bar.come(alone, "Ann")
        paces: dict[said.BotPace, int] = {"slow": 2, "instant": 0, "normal": 1}
        for pace, factor in paces.items():
            await me.say(said.SetPace(pace))
            assert alone.thinking_times(100)[0] == 100 * factor
        assert await (await bar.come(together, "Ann")).answer(said.SetPace("instant")) == said.Wrong("not_allowed")
        assert together.thinking_times(100)[0] == 100

    in_bar(tmp_path, story)


def test_chat_follows_the_agreement(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none", chat=False)
        ann = await bar.come(dealer, "Ann")
        assert await ann.answer(said.Say("hello")) == said.Wrong("not_allowed")
        assert isinstance(await ann.answer(said.Emote("hello")), said.Emoted)

    in_bar(tmp_path, story)


def test_the_next_deal_is_unpredictable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # the known deals of these tests

    async def story(bar: Bar) -> None:
        tables = [await bar.table("Ann", "Bob", "Cid", "Dot") for _ in range(5)]
        assert len({dealer.table.games[0].key for dealer in tables}) == len(tables)

    in_bar(tmp_path, story)


def test_a_slow_reader_gets_fewer_views_but_every_event(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none")
        quick, slow = await bar.come(dealer, ""), await bar.come(dealer, "")
        slow.wire.blocked = True
        for _ in range(3):
            await (await asked(bar, dealer)).choose()
        assert (len(slow.games()), len(quick.games())) == (1, 4)
        slow.wire.blocked = False
        slow.ear.ready()
        assert len(slow.games()) == 2
        assert slow.game == quick.game
        told = [[event for game in who.games() for event in game.happened] for who in (quick, slow)]
        assert told[0] == told[1] != []

    in_bar(tmp_path, story)


# Keys


def test_a_key_belongs_to_one_choice_of_one_player(tmp_path: Path) -> None:
    """Told "done", somebody else would believe that their own choice was made."""

    async def story(bar: Bar) -> None:
        dealer = await bar.table("Ann", "Bob", "Cid", "Dan", speed="none", roles=["sheriff", None, None, None])
        ann, bob = await bar.come(dealer, "Ann"), await bar.come(dealer, "Bob")
        first, *others = ann.game.options
        assert others
        made = said.Choose("ann-key-1", 1, first)
        assert await ann.answer(made) == said.Done("ann-key-1", 1)
        assert await ann.answer(made) == said.Done("ann-key-1", 1)
        wrong = said.Wrong("key_used", "ann-key-1")
        assert await bob.answer(made) == wrong
        assert await ann.answer(said.Choose("ann-key-1", 1, others[0])) == wrong
        assert await ann.answer(said.Choose("ann-key-1", dealer.table.prompt, first)) == wrong
        assert await ann.answer(said.Interrupt("ann-key-1", first)) == wrong
        assert dealer.table.moves == 1

    in_bar(tmp_path, story)


def test_a_long_log_is_read_by_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a table is loaded, others have their turn between two pieces of its log."""
    monkeypatch.setattr(loader, "PIECE", 5)

    async def story(bar: Bar) -> None:
        dealer = await bar.saloon.open_table(Agreement(players=4), bar.guest("Ann"))
        for number in range(100):
            await get_ready(dealer, "id-Ann", number % 2 == 0)
        bar.saloon.dealers.clear()
        turns, loading = 0, asyncio.create_task(bar.saloon.dealer(dealer.table.code))
        while not loading.done():
            await asyncio.sleep(0)
            turns += 1
        assert (await loading).table.seq == dealer.table.seq
        assert (await loading).table.head == dealer.table.head
        assert turns > 20

    in_bar(tmp_path, story)
