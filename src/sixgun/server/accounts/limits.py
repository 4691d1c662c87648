"""Limits: what each person and each network may spend. A refusal says when to come back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from time import monotonic
from typing import Final

from sixgun.server.errors import ApiError

MINUTE: Final = 60.0
IPV6_PREFIX_BITS: Final = 64  # an IPv6 subscriber usually has all addresses with the same prefix
MOST_KEPT: Final = 10_000  # buckets, before those that have run dry are dropped
SOCKETS_OF_ONE: Final = 16  # connections of one person
MISSES: Final = 20  # wrong table codes that a network may ask for
MISS_EVERY: Final = 30.0  # seconds until it may ask for one more


def origin_of(address: str) -> str | None:
    """The network that an address is counted for; None for this machine itself.

    That is the address, or the prefix of an IPv6 address. An IPv4 address may come written as IPv6 (`::ffff:1.2.3.4`).
    """
    try:
        known = ip_address(address)
    except ValueError:
        return address  # a Unix socket or a host name
    if isinstance(known, IPv6Address):
        known = known.ipv4_mapped or known
    if known.is_loopback:
        return None
    return str(ip_network((known, IPV6_PREFIX_BITS), strict=False)) if known.version == 6 else str(known)


def too_many(seconds: float) -> ApiError:
    return ApiError("too_many", HTTPStatus.TOO_MANY_REQUESTS, seconds=max(1, ceil(seconds)))


class Allowance:
    """A leaky bucket for each spender: so much at once, and so much per second in the long run."""

    def __init__(self, most: float, rate: float, now: Callable[[], float] = monotonic) -> None:
        self.most = most
        self.rate = rate
        self.now = now
        self.buckets: dict[str, tuple[float, float]] = {}  # what is in them, and since when

    def level(self, spender: str) -> float:
        level, at = self.buckets.get(spender, (0.0, 0.0))
        return max(0.0, level - (self.now() - at) * self.rate)

    def wait(self, spender: str, cost: float = 1.0) -> float:
        """The seconds until so much can be spent; 0 if it can be now."""
        return max(0.0, self.level(spender) + cost - self.most) / self.rate

    def spend(self, spender: str, cost: float = 1.0) -> float:
        """Spends so much, but never runs up a debt of more than as much again; returns by how long it was too early."""
        if len(self.buckets) >= MOST_KEPT:
            self.buckets = {who: self.buckets[who] for who in self.buckets if self.level(who)}
        level = self.level(spender) + cost
        self.buckets[spender] = (min(level, 2 * self.most), self.now())
        return max(0.0, level - self.most) / self.rate

    def charge(self, spender: str | None, cost: float = 1.0) -> None:
        """Spends so much. Raises ApiError if that is too much; this machine itself, None, has no limit."""
        if spender is None:
            return
        if seconds := self.wait(spender, cost):
            raise too_many(seconds)
        self.spend(spender, cost)


class NewcomerLimit:
    """Limits new guests and new tables per network and minute."""

    def __init__(self, most: int) -> None:
        self.guests = Allowance(most, most / MINUTE)
        self.tables = Allowance(most, most / MINUTE)

    def check_guest(self, address: str) -> None:
        self.guests.charge(origin_of(address))

    def check_table(self, address: str) -> None:
        self.tables.charge(origin_of(address))


class RequestLimit:
    """Every request has a cost, and every person and every network a budget in this currency."""

    def __init__(self) -> None:
        self.person = Allowance(240, 4.0)
        self.network = Allowance(1200, 20.0)
        self.misses = Allowance(MISSES, 1 / MISS_EVERY)
        self.reports = Allowance(5, 5 / 3600)

    def charge(self, player: str | None, address: str, cost: float) -> None:
        origin = origin_of(address)
        if origin is None:
            return
        if player is not None and (seconds := self.person.wait(player, cost)):
            raise too_many(seconds)
        self.network.charge(origin, cost)
        if player is not None:
            self.person.spend(player, cost)

    def check_guess(self, address: str) -> None:
        """Raises ApiError for a network that has guessed too many table codes."""
        origin = origin_of(address)
        if origin is not None and (seconds := self.misses.wait(origin)):
            raise too_many(seconds)

    def missed(self, address: str) -> None:
        origin = origin_of(address)
        if origin is not None:
            self.misses.spend(origin)


class ConnectionLimit:
    """Limits the connections of each network, and of each person."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: Counter[str] = Counter()

    def admit(self, address: str, player: str | None = None) -> bool:
        whose = spenders(address, player)
        if self.held[whose[0]] >= self.most or any(self.held[each] >= SOCKETS_OF_ONE for each in whose[1:]):
            return False
        self.held.update(whose)
        return True

    def dismiss(self, address: str, player: str | None = None) -> None:
        for each in spenders(address, player):
            self.held[each] -= 1
            if not self.held[each]:
                del self.held[each]


def spenders(address: str, player: str | None) -> list[str]:
    return [f"from {origin_of(address) or address}", *([] if player is None else [f"of {player}"])]


class MessageLimit:
    """Limits the messages over sockets: of each person, or of each network for visitors without a name."""

    BURST: Final = 60
    RATE: Final = 30.0  # per second in the long run
    COSTS: Final = {"history": 10, "explain": 10, "look": 3, "why": 2, "nudge": 3}

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self.budget = Allowance(self.BURST, self.RATE, now)

    def refuses(self, spender: str, kind: str) -> int:
        """The seconds to wait until a message of this kind may be sent; 0 if it may be now."""
        return ceil(self.budget.spend(spender, self.COSTS.get(kind, 1)))

    def hopeless(self, spender: str) -> bool:
        """Whether a client has ignored so many refusals that its connection is closed."""
        return self.budget.level(spender) > 2 * self.BURST - 1
