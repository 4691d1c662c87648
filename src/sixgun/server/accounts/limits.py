"""Rate limits: new guests and tables per address and minute, sockets per address, messages per socket."""

from __future__ import annotations

import time
from collections import Counter
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Final

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from sixgun.server.errors import ApiError

BURST: Final = 60  # messages at once
RATE: Final = 30.0  # messages per second in the long run
LENIENCE: Final = 100  # excess messages until the connection is closed
IPV6_PREFIX_BITS: Final = 64  # an IPv6 subscriber usually has all addresses with the same prefix


class NewcomerLimit:
    """Limits new guests and new tables per address."""

    def __init__(self, most: int) -> None:
        self.pace = RateLimitItemPerMinute(most)
        self.limiter = MovingWindowRateLimiter(MemoryStorage())

    def check_guest(self, address: str) -> None:
        self.check("guest", address)

    def check_table(self, address: str) -> None:
        self.check("table", address)

    def check(self, what: str, address: str) -> None:
        """Raises ApiError if the address has reached its limit; this machine itself has none."""
        origin = origin_of(address)
        if origin is None or self.limiter.hit(self.pace, what, origin):
            return
        free_at = self.limiter.get_window_stats(self.pace, what, origin).reset_time
        raise ApiError("too_many", HTTPStatus.TOO_MANY_REQUESTS, seconds=max(1, round(free_at - time.time())))


def origin_of(address: str) -> str | None:
    """The address or IPv6 prefix that is counted; None for this machine itself."""
    try:
        known = ip_address(address)
    except ValueError:
        return address  # a Unix socket or a host name
    if known.is_loopback:
        return None
    return str(ip_network((known, IPV6_PREFIX_BITS), strict=False)) if known.version == 6 else address


class ConnectionLimit:
    """Limits the connections of each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        if self.held[address] >= self.most:
            return False
        self.held[address] += 1
        return True

    def dismiss(self, address: str) -> None:
        self.held[address] -= 1
        if not self.held[address]:
            del self.held[address]


class MessageBudget:
    """A leaky bucket for the messages of one socket."""

    def __init__(self, now: float) -> None:
        self.level = 0.0
        self.at = now

    def exceeded(self, now: float) -> bool:
        self.level = max(0.0, self.level - (now - self.at) * RATE)
        self.at = now
        self.level = min(self.level + 1, BURST + LENIENCE + 1)
        return self.level > BURST

    def hopeless(self) -> bool:
        return self.level > BURST + LENIENCE
