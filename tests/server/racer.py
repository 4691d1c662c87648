"""A process that plays at a table which another process runs as well.

`python -m tests.server.racer STORE CODE` opens the table and prints a line. Then it answers the pending question once
for each line that it reads, which is the key, and prints what the player is told.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from sixgun.server.accounts.limits import MessageLimit
from sixgun.server.messages import socket as said
from sixgun.server.render.game import choice
from sixgun.server.routes.ear import Ear
from sixgun.server.services import Services
from sixgun.server.storage.postgres.store import PostgresStore
from sixgun.server.storage.sqlite import SqliteStore
from sixgun.server.table.connection import Connection
from sixgun.server.table.dealer import Dealer
from sixgun.server.table.room import encoded
from sixgun.server.table.saloon import Saloon
from tests.server.fake_saloon import DECODER, Simpletons, unframed
from tests.server.stores import AnyStore


class Told:
    """A wire whose client waits for what it is told of its choice."""

    def __init__(self) -> None:
        self.answer: asyncio.Future[said.FromServer] = asyncio.get_running_loop().create_future()

    def can_write(self) -> bool:
        return True

    def write(self, frames: bytes) -> None:
        for text in unframed(frames):
            message = DECODER.decode(text)
            if isinstance(message, said.Done | said.Stale | said.Refused | said.Wrong):
                self.answer.set_result(message)

    def pause(self) -> None: ...

    def resume(self) -> None: ...


def opened(place: str) -> AnyStore:
    return PostgresStore(place) if place.startswith("postgres") else SqliteStore(Path(place))


async def answer(dealer: Dealer, key: str) -> said.FromServer:
    """Answers the question for the player asked."""
    table, wire = dealer.table, Told()
    assert table.question is not None
    person = table.places[table.question.seat]
    connection = Connection(wire, person.player, person.name)
    await dealer.attend(connection)
    connection.open(dealer.audience)
    option = choice(table.games[-1].game.options[-1])
    Ear(wire, dealer, connection, MessageLimit()).heard(encoded(said.Choose(key, table.prompt, option)).encode())
    told = await wire.answer
    dealer.depart(connection)
    return told


async def main(place: str, code: str) -> None:
    store = opened(place)
    if isinstance(store, PostgresStore):
        await store.open()
    dealer = await Saloon(Services(store, Simpletons(), tempo=0)).dealer(code)
    print("here", flush=True)
    while key := (await asyncio.to_thread(sys.stdin.readline)).strip():
        print(encoded(await answer(dealer, key)), flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
