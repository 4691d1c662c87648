"""A queue for a few processes that many owners share fairly."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from typing import Generic, TypeVar

P = TypeVar("P")


class FairQueue(Generic[P]):
    """Gives each process to the owner whose requests have taken the least time so far.

    However much one owner asks for, another waits for little more than what is being computed already. An owner
    who has asked for nothing for a while has saved nothing up, and begins level with those being served.
    """

    def __init__(self, processes: list[P]) -> None:
        self.idle = list(processes)
        self.waiting: defaultdict[str, deque[asyncio.Future[P]]] = defaultdict(deque)
        self.spent: dict[str, float] = {}  # seconds, by owners who wait or were served lately
        self.level = 0.0  # what the owner served last had spent

    async def get(self, owner: str) -> P:
        """Waits for a process. An owner who stops waiting loses the place and takes none."""
        ticket: asyncio.Future[P] = asyncio.get_running_loop().create_future()
        self.spent[owner] = max(self.level, self.spent.get(owner, 0.0))
        self.waiting[owner].append(ticket)
        self.hand_out()
        try:
            return await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self.put(ticket.result(), owner, 0.0)
            raise

    def put(self, process: P, owner: str, seconds: float) -> None:
        """Takes a process back that worked for an owner for so long."""
        self.spent[owner] = max(self.level, self.spent.get(owner, 0.0)) + seconds
        self.idle.append(process)
        self.hand_out()

    def hand_out(self) -> None:
        while self.idle and (owner := self.next_owner()) is not None:
            ticket = self.waiting[owner].popleft()
            self.level = self.spent[owner]
            if not ticket.cancelled():
                ticket.set_result(self.idle.pop())
        self.spent = {who: spent for who, spent in self.spent.items() if spent > self.level or who in self.waiting}

    def next_owner(self) -> str | None:
        for owner in [owner for owner, tickets in self.waiting.items() if not tickets]:
            del self.waiting[owner]
        return min(self.waiting, key=lambda owner: self.spent[owner], default=None)
