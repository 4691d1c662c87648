"""Bans: the players and networks that the operator keeps off this server."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from sixgun.server.accounts.programs import owner_of
from sixgun.server.storage.store import Ban

Network = IPv4Network | IPv6Network
DAY: Final = 24 * 60 * 60 * 1000


def network_of(who: str) -> Network | None:
    """The network of a ban; None if it is the id of a player."""
    try:
        return ip_network(who, strict=False)
    except ValueError:
        return None


class BanList:
    """The bans of a server, in memory."""

    def __init__(self, bans: Iterable[Ban] = ()) -> None:
        self.players: dict[str, Ban] = {}
        self.networks: dict[Network, Ban] = {}
        for ban in bans:
            self.add(ban)

    def add(self, ban: Ban) -> None:
        network = network_of(ban.who)
        if network is None:
            self.players[ban.who] = ban
        else:
            self.networks[network] = ban

    def remove(self, who: str) -> None:
        self.players.pop(who, None)
        network = network_of(who)
        if network is not None:
            self.networks.pop(network, None)

    def applies(self, player: str | None, address: str, now: int) -> Ban | None:
        """The ban in force against this player or this address."""
        people = [self.players.get(who or "") for who in (player, owner_of(player))]
        found = [*people, *(ban for net, ban in self.networks.items() if inside(address, net))]
        return next((ban for ban in found if ban is not None and (ban.until is None or ban.until > now)), None)


def told_of(ban: Ban, now: int) -> dict[str, str | int]:
    """What somebody who is banned is told: the days that are left, if it ends, and why, if it was said."""
    told: dict[str, str | int] = {}
    if ban.until is not None:
        told["days"] = -((now - ban.until) // DAY)
    if ban.reason:
        told["note"] = ban.reason
    return told


def inside(address: str, network: Network) -> bool:
    """Whether an address is of this network. An IPv4 address may come written as IPv6."""
    try:
        known = ip_address(address)
    except ValueError:
        return False  # a Unix socket or a host name
    if isinstance(known, IPv6Address):
        known = known.ipv4_mapped or known
    return known in network
