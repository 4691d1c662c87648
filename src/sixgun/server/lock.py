"""A lock that can also be taken without waiting."""

from __future__ import annotations

import asyncio


class Lock(asyncio.Lock):
    def take(self) -> bool:
        """Takes the lock if nobody holds it or waits for it; otherwise changes nothing."""
        taking = self.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()
        return False
