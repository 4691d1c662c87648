"""A saloon without a network: tables, clients and bots in one process, with a clock that the test sets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from sixgun.engine.actions import Action
from sixgun.match.view import View
from sixgun.server.accounts.limits import MessageLimit
from sixgun.server.messages import socket as said
from sixgun.server.messages.game import GameView
from sixgun.server.messages.room import Agreement, Level, Room
from sixgun.server.render.frames import TEXT
from sixgun.server.routes.ear import Ear
from sixgun.server.services import Services
from sixgun.server.storage.sqlite import SqliteStore
from sixgun.server.storage.store import Guest
from sixgun.server.table import log
from sixgun.server.table.connection import Connection
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.lobby import get_ready, seat_bot, sit, start
from sixgun.server.table.room import encoded
from sixgun.server.table.saloon import Saloon
from sixgun.server.workers.bot_wire import BotProfile, Motives

DECODER: msgspec.json.Decoder[said.FromServer] = msgspec.json.Decoder(said.FromServer)


class Simpletons:
    """Bots that choose at random, at once."""

    def __init__(self) -> None:
        self.rng = Random(1)
        self.asked: list[tuple[BotProfile, View]] = []

    async def choose(self, mind: BotProfile, view: View, **_: object) -> Action:
        self.asked.append((mind, view))
        await asyncio.sleep(0)
        return self.rng.choice(view.options)

    async def explain(self, mind: BotProfile, view: View, action: Action, **_: object) -> Motives:
        return [("nothing_better", {"target": view.me})]


OPEN: list[Bar] = []


class Bar:
    def __init__(self, folder: Path) -> None:
        self.time = 1_000_000
        self.bots = Simpletons()
        self.store = SqliteStore(folder / "sixgun.db")
        self.services = Services(self.store, self.bots, tempo=0)
        self.services.now = lambda: self.time
        self.saloon = Saloon(self.services)

    def guest(self, name: str) -> Guest:
        return Guest(f"id-{name}", name, 0, 0)

    async def table(self, *names: str, bots: list[Level] | None = None, **agreement: Any) -> Dealer:
        """Opens a table and deals."""
        first, *others = [self.guest(name) for name in names]
        levels: list[Level] = bots or []
        agreed = Agreement(players=len(names) + len(levels), **agreement)
        dealer = await self.saloon.open_table(agreed, first)
        for other in others:
            await sit(dealer, other)
            await get_ready(dealer, other.id, True)
        await seat_bots(dealer, levels)
        await start(dealer, first.id)
        return dealer

    async def come(self, dealer: Dealer, name: str) -> Client:
        client = Client(dealer, f"id-{name}" if name else None, name)
        await client.arrive()
        return client

    def close(self) -> None:
        self.services.store.close()


async def seat_bots(dealer: Dealer, levels: list[Level]) -> None:
    """Seats bots in the first empty seats."""
    host = dealer.table.places[dealer.table.host].player
    assert host is not None
    empty = [seat for seat, place in enumerate(dealer.table.places) if place.sitter == "empty"]
    for seat, level in zip(empty, levels, strict=False):
        await seat_bot(dealer, host, seat, level)


class FakeWire:
    """A line without a network. The client at its end reads everything at once, until it is blocked."""

    def __init__(self) -> None:
        self.heard: list[said.FromServer] = []
        self.blocked = False
        self.paused = False

    def can_write(self) -> bool:
        return not self.blocked

    def write(self, frames: bytes) -> None:
        self.heard += [DECODER.decode(text) for text in unframed(frames)]

    def pause(self) -> None:
        self.paused = True

    def resume(self) -> None:
        self.paused = False


def unframed(frames: bytes) -> Iterator[bytes]:
    """The texts of these frames."""
    while frames:
        assert frames[0] == TEXT
        size, start = frames[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(frames[2:start])
        yield frames[start : start + size]
        frames = frames[start + size :]


class Client:
    """A client, with a wire of its own."""

    def __init__(self, dealer: Dealer, player: str | None, name: str = "") -> None:
        self.dealer = dealer
        self.wire = FakeWire()
        self.connect(player, name)
        self.staying: asyncio.Task[None] | None = None

    def connect(self, player: str | None, name: str) -> None:
        self.connection = Connection(self.wire, player, name)
        self.ear = Ear(self.wire, self.dealer, self.connection, MessageLimit(lambda: 0.0))
        self.ear.limit.budget.most = inf

    @property
    def heard(self) -> list[said.FromServer]:
        return self.wire.heard

    async def arrive(self) -> None:
        if self.connection.gone.is_set():
            self.connect(self.connection.player, self.connection.name)
        await self.dealer.attend(self.connection)
        self.connection.open(self.dealer.audience)
        self.staying = asyncio.create_task(self.stay())
        await self.settle()

    async def stay(self) -> None:
        """Stays connected until a goodbye."""
        await self.connection.gone.wait()
        self.dealer.depart(self.connection)

    async def leave(self) -> None:
        self.ear.hung_up()
        assert self.staying is not None
        await self.staying
        await self.settle()

    async def say(self, message: said.FromClient) -> list[said.FromServer]:
        """Sends a message; returns what comes back."""
        before = len(self.heard)
        self.ear.heard(encoded(message).encode())
        await self.settle()
        return self.heard[before:]

    async def settle(self) -> None:
        await settle()
        check_awake(self.dealer)

    async def answer(self, message: said.FromClient) -> said.FromServer:
        return (await self.say(message))[0]

    @property
    def game(self) -> GameView:
        return self.games()[-1].game

    def games(self) -> list[said.GameMessage]:
        return [message for message in self.heard if isinstance(message, said.GameMessage)]

    @property
    def room(self) -> Room:
        return [message for message in self.heard if isinstance(message, said.RoomMessage)][-1].room

    async def choose(self, key: str = "", number: int = 0) -> said.FromServer:
        """Chooses the option of this number."""
        game = self.game
        assert game.prompt is not None
        choice = game.options[number % len(game.options)]
        return await self.answer(said.Choose(key or f"key-{game.prompt.id:06}", game.prompt.id, choice))


async def settle() -> None:
    """Waits until all tasks are done and everything is on disk."""
    quiet = 0
    while quiet < 30:
        busy = any(bar.store.scribe.waiting for bar in OPEN)
        quiet = 0 if busy else quiet + 1
        await asyncio.sleep(0.001 if busy else 0)


def check_awake(dealer: Dealer) -> None:
    """The invariant of every table: the seat asked is a person who was told, or a bot at work; and clocks run."""
    question = dealer.table.question
    if question is None or not dealer.awaits():
        return
    thinks = dealer.thinking == dealer.table.prompt and bool(dealer.tasks)
    rings = dealer.timer is not None and not dealer.timer.cancelled()
    if dealer.table.places[question.seat].bot_plays:
        assert thinks or rings, "a bot is asked, and nobody thinks for it"
    elif dealer.table.clocks.deadline() is not None:
        assert thinks or rings, "a person is asked, and the clock does not run"
    if any(dealer.missed(seat) for seat in dealer.audience.absent):
        assert rings, "somebody is away, and nobody looks for how long"
    events = len(dealer.table.games[-1].events)
    for each in dealer.audience.connections:
        assert each.game_due or each.heard == events, "somebody does not know how the game stands"


def in_bar(folder: Path, story: Callable[[Bar], Awaitable[None]]) -> None:
    async def told() -> None:
        bar = Bar(folder)
        OPEN.append(bar)
        try:
            await story(bar)
        finally:
            await bar.saloon.close()
            await settle()
            OPEN.remove(bar)
            bar.close()

    asyncio.run(told())


async def asked(bar: Bar, dealer: Dealer) -> Client:
    """The client of the player asked."""
    assert dealer.table.question is not None
    return await bar.come(dealer, dealer.table.places[dealer.table.question.seat].name)


async def finish(dealer: Dealer) -> None:
    """All clients play at random to the end."""
    while dealer.table.question is not None:
        seat, prompt = dealer.table.question.seat, dealer.table.prompt
        if dealer.table.places[seat].player is not None:
            options = dealer.table.games[-1].game.options
            async with dealer.lock:
                await dealer.record(log.Chose(seat, options[prompt % len(options)]), f"test:{prompt}")
        await settle()
