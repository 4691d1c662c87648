"""The hash chain over the log of a table."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import blake2b, sha256
from pathlib import Path

import pytest

from sixgun.server.messages.socket import GameMessage
from sixgun.server.table import log
from tests.server.fake_saloon import Bar, in_bar
from tests.server.live_server import DECODER, Person, Table, open_house
from tests.server.shuffled_tables import killed, opened, sealed

pytestmark = pytest.mark.usefixtures("known_promises")


def test_every_message_about_a_table_has_the_head_of_its_log(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, clients = await sealed(bar)
        await opened(bar, clients)
        room, game = clients[0].room, clients[0].games()[-1]
        assert (room.entries, room.head) == (dealer.table.seq, dealer.table.head.hex())
        assert (game.entries, game.head) == (dealer.table.seq, dealer.table.head.hex())
        assert len(dealer.table.head) == 32

    in_bar(tmp_path, story)


def test_the_head_is_computed_from_the_log_alone(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, clients = await sealed(bar)
        await opened(bar, clients)
        rows = await bar.services.store.read(dealer.table.code)
        secret, match = log.decode(rows[0].payload), dealer.table.games[0]
        assert isinstance(secret, log.Made)
        head = b""
        for row in rows:
            key = match.key if row.kind == "dealt" else bytes.fromhex(secret.secret)
            entry = log.decode(row.payload, match.game.box)
            head = log.chained(head, key, log.impersonal(entry, row.payload))
        assert head == dealer.table.head
        assert (await killed(bar, dealer)).table.head == head

    in_bar(tmp_path, story)


def test_everybody_can_compute_the_chain_again_after_the_game(tmp_path: Path) -> None:
    """From what is published alone: the heads that were seen, and the moves, which are those of the record."""
    with open_house(tmp_path, module="sixgun") as house:
        ann = Person(house, "Ann")
        table = ann.sit_at(ann.post("/api/quick", {"players": 4, "level": "easy"}).raise_for_status().json()["code"])
        assert ann.get(f"/api/replays/{table.code}-1/chain").json()["code"] == "not_over"
        play_to_the_end(table)
        seen = dict(heads(table))
        assert table.room is not None
        key = bytes.fromhex(table.room.seed or "")
        told = ann.get(f"/api/replays/{table.code}-1/chain").raise_for_status().json()
        record = ann.get(f"/api/replays/{table.code}-1").text
    head, words = b"", []
    for number, link in enumerate(told["links"], start=1):
        head = sha256(head + bytes.fromhex(link["hash"])).digest()
        assert link["head"] == head.hex() == seen.get(number, link["head"])
        assert (link["entry"] is None) == (link["kind"] not in ("chose", "interrupted", "took_back"))
        if link["entry"] is not None:
            assert blake2b(link["entry"].encode(), key=key, digest_size=32).hexdigest() == link["hash"]
            words.append(json.loads(link["entry"])["choice"])
    assert len(seen) > 3
    assert {word.split("@")[0] for word in words} <= {word.split("!")[-1].split("@")[0] for word in record.split()}
    interrupts = sum(link["kind"] == "interrupted" for link in told["links"])
    assert sum(link["kind"] == "chose" for link in told["links"]) == len(words) - interrupts > 0


def heads(table: Table) -> Iterator[tuple[int, str | None]]:
    """Every head that a player was shown, by the number of entries."""
    for message in map(DECODER.decode, table.heard):
        if isinstance(message, GameMessage):
            yield message.entries, message.head


def play_to_the_end(table: Table) -> None:
    game = table.wait_until(0)
    while game.prompt is not None:
        if game.prompt.seat == game.me:
            table.choose(game.options[0])
        else:
            table.hear()
        assert table.game is not None
        game = table.game
    table.wait_for_status("over")


def test_the_chain_ends_before_the_next_game(tmp_path: Path) -> None:
    """Whose moves are still secret, and so is the secret in the entry of its deal."""

    async def story(bar: Bar) -> None:
        dealer, clients = await sealed(bar)
        await opened(bar, clients)
        rows = await bar.services.store.read(dealer.table.code)
        (dealt,) = [row.seq for row in rows if row.kind == "dealt"]
        assert len(list(log.links(rows, 0))) == dealt
        whole = list(log.links(rows, 1))
        assert (len(whole), whole[-1].head) == (dealer.table.seq, dealer.table.head.hex())
        assert [link.entry for link in whole if link.kind not in log.MOVES] == [None] * (dealt + 1)

    in_bar(tmp_path, story)


def test_an_entry_that_is_changed_on_disk_changes_the_head(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, clients = await sealed(bar)
        await opened(bar, clients)
        seq, head = dealer.table.seq, dealer.table.head
        with closing(sqlite3.connect(tmp_path / "sixgun.db")) as db, db:
            db.execute(
                "update events set payload = cast(replace(payload, 'easy', 'hard') as blob) where kind = 'bot_sat'"
            )
        again = await killed(bar, dealer)
        assert again.table.seq == seq
        assert again.table.head != head

    in_bar(tmp_path, story)


def test_to_forget_a_player_leaves_the_head_as_it_is(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, clients = await sealed(bar)
        await opened(bar, clients)
        await bar.services.store.forget("id-Bob", "?")
        again = await killed(bar, dealer)
        assert again.table.places[1].name == "?"
        assert again.table.head == dealer.table.head

    in_bar(tmp_path, story)


def test_to_forget_a_spectator_who_was_silenced_and_banned_leaves_the_head_as_it_is(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer, _ = await sealed(bar)
        bar.guest("Eve")
        async with dealer.lock:
            await dealer.record(log.Silenced("id-Eve", silent=True), "key-000001", "id-Eve")
            await dealer.record(log.Excluded("id-Eve"), "key-000002", "id-Eve")
        await bar.store.forget("id-Eve", "?")
        again = await killed(bar, dealer)
        assert "id-Eve" not in again.table.banned | again.table.muted
        assert again.table.head == dealer.table.head

    in_bar(tmp_path, story)


def test_nobody_can_try_which_choice_gives_the_head(tmp_path: Path) -> None:
    """The entry of a choice has few possible values; without the key of the game none of them fits."""

    async def story(bar: Bar) -> None:
        dealer, clients = await sealed(bar)
        await opened(bar, clients)
        before, match, seat = dealer.table.head, dealer.table.games[0], dealer.table.clocks.seat
        tries = [log.encode(log.Chose(seat, option), match.game.box) for option in match.game.options]
        async with dealer.lock:
            await dealer.record(log.Chose(seat, match.game.options[0]), "key-000001")
        assert dealer.table.head in {log.chained(before, match.key, entry) for entry in tries}
        known = (b"", bytes.fromhex(clients[0].room.commitment or ""), before)
        assert not any(dealer.table.head == log.chained(before, key, entry) for key in known for entry in tries)

    in_bar(tmp_path, story)
