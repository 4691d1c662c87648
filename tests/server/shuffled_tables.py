"""Tables whose players shuffle with the server: Ann and Bob pledge shares that are the same in every run."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from msgspec import to_builtins

from sixgun.match import fairness
from sixgun.server.messages import socket as said
from sixgun.server.messages.room import Agreement, Room
from sixgun.server.table import lobby
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.saloon import Saloon
from tests.server.fake_saloon import Bar, Client, settle


def share_of(name: str, game: int = 1) -> str:
    return sha256(f"{name} {game}".encode()).hexdigest()


def pledge_of(name: str, game: int = 1) -> str:
    return fairness.pledge(share_of(name, game))


async def sealed(bar: Bar, names: str = "Ann Bob", bots: int = 2, **agreement: Any) -> tuple[Dealer, list[Client]]:
    """A table where everybody has pledged a share and is asked to open it."""
    first, *others = names.split()
    agreed = Agreement(players=len(others) + 1 + bots, speed="none", **agreement)
    dealer = await bar.saloon.open_table(agreed, bar.guest(first))
    for name in others:
        await lobby.sit(dealer, bar.guest(name))
    for seat in range(len(others) + 1, agreed.players):
        await lobby.seat_bot(dealer, f"id-{first}", seat, "easy")
    clients = [await bar.come(dealer, name) for name in names.split()]
    for name in others:
        await lobby.get_ready(dealer, f"id-{name}", True, pledge_of(name))
    await lobby.start(dealer, f"id-{first}", pledge_of(first))
    await settle()
    return dealer, clients


async def opened(bar: Bar, clients: list[Client], names: str = "Ann Bob", game: int = 1) -> None:
    for client, name in zip(clients, names.split(), strict=True):
        await client.say(said.OpenShare(share_of(name, game)))


async def killed(bar: Bar, dealer: Dealer) -> Dealer:
    """The table as another process finds it on disk."""
    dealer.stop()
    bar.saloon = Saloon(bar.services)
    return await bar.saloon.dealer(dealer.table.code)


def seal_of(room: Room) -> str:
    """As a client computes it from what it is shown."""
    assert room.round is not None
    seats = [[chair.sitter, chair.name, chair.level or "", chair.keeps] for chair in room.chairs]
    return fairness.seal(room.commitment or "", to_builtins(room.agreement), seats, room.round.terms)
