"""What peers ask of the front desk of this process.

What concerns the connections of one player, wherever they are, is told to all; what is done at a table is done by its
owner. Letters may be lost while the bus is down, so when it is back, every process reads again what is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path

from sixgun.server.accounts.keys import read_keys
from sixgun.server.cluster.leases import Elsewhere
from sixgun.server.cluster.letters import (
    AskHere,
    BansChanged,
    BlocksChanged,
    Errand,
    Failed,
    KeysChanged,
    LinkUsed,
    LoggedOut,
    Received,
)
from sixgun.server.cluster.mail import Answer, Mail
from sixgun.server.front_desk import FrontDesk


class PeerRequests:
    """Does what the peers of this process ask of its front desk."""

    def __init__(self, desk: FrontDesk, mail: Mail, secret_file: Path) -> None:
        self.desk = desk
        self.mail = mail
        self.secret_file = secret_file
        self.tasks: set[asyncio.Task[None]] = set()
        mail.on(Errand, lambda letter, answer: self.begin(self.run(letter, answer)))
        mail.on(LoggedOut, lambda letter, _: desk.saloon.log_out(letter.player, letter.device))
        mail.on(BlocksChanged, lambda letter, _: desk.saloon.follow_blocks(letter.player, {*letter.blocked}))
        mail.on(BansChanged, lambda letter, _: self.begin(self.follow_bans()))
        mail.on(KeysChanged, lambda letter, _: self.read_keys())
        mail.on(LinkUsed, lambda letter, _: desk.identities.forget_link(letter.number))
        mail.on(AskHere, lambda letter, answer: answer(desk.saloon.here(letter)))
        mail.on_change.append(self.changed)
        desk.identities.on_used = lambda number: mail.send_all(LinkUsed(number))

    def begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(self.desk.services.attempt("", work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def run(self, letter: Errand, answer: Answer) -> None:
        """Runs an errand, or says that it could not."""
        try:
            await self.desk.run_here(letter)
        except Elsewhere:
            answer(Failed("elsewhere"))
        except Exception:
            answer(Failed("failed"))
            raise
        else:
            answer(Received())

    async def follow_bans(self) -> None:
        await self.desk.read_bans()
        self.desk.end_banned()

    def read_keys(self) -> None:
        self.desk.identities.sign_with(read_keys(self.secret_file))

    def changed(self) -> None:
        if self.mail.up:
            self.begin(self.catch_up())

    async def catch_up(self) -> None:
        """Reads again everything about which a letter may have been lost."""
        self.read_keys()
        await self.follow_bans()
        await self.desk.check_connections()
