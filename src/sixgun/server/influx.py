"""How many new guests and new tables one address may bring, so that nobody fills the house alone."""

from __future__ import annotations

import time
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Final

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from sixgun.server.troubles import Trouble

NEIGHBOURS: Final = 64  # bits; whoever has one address of the sixth version has all that begin so


class Influx:
    def __init__(self, most: int) -> None:
        self.pace = RateLimitItemPerMinute(most)
        self.limiter = MovingWindowRateLimiter(MemoryStorage())

    def check_guest(self, address: str) -> None:
        self.check("guest", address)

    def check_table(self, address: str) -> None:
        self.check("table", address)

    def check(self, what: str, address: str) -> None:
        """This machine brings as many as it likes."""
        origin = origin_of(address)
        if origin is None or self.limiter.hit(self.pace, what, origin):
            return
        free_at = self.limiter.get_window_stats(self.pace, what, origin).reset_time
        raise Trouble("too_many", HTTPStatus.TOO_MANY_REQUESTS, seconds=max(1, round(free_at - time.time())))


def origin_of(address: str) -> str | None:
    """Who is counted as one; None for this machine itself."""
    try:
        known = ip_address(address)
    except ValueError:
        return address  # a socket in the file system, or a name
    if known.is_loopback:
        return None
    return str(ip_network((known, NEIGHBOURS), strict=False)) if known.version == 6 else address
