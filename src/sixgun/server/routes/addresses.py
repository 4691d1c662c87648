"""The addresses of this server, and from where each can be reached."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final, get_args
from urllib.parse import urlsplit

from sixgun.server.messages.rest import Link, Reach

ALL_INTERFACES: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Addresses that mean all of this machine, and how it reaches itself."""
ELSEWHERE: Final = "192.0.2.1"  # belongs to nobody; choosing a way there sends nothing
REACHES: Final[tuple[Reach, ...]] = get_args(Reach)


def reach_of(host: str) -> Reach:
    """From where a host of this name can be reached."""
    try:
        address = ip_address(host)
    except ValueError:
        if host == "localhost" or host.endswith(".localhost"):
            return "device"
        return "network" if "." not in host or host.endswith(".local") else "everywhere"
    if address.is_loopback or address.is_unspecified:
        return "device"
    return "network" if is_local(address) else "everywhere"


def is_local(address: IPv4Address | IPv6Address) -> bool:
    return address.is_private or address.is_link_local


def links(path: str, asked_at: str, listens_at: str, origins: Iterable[str], here: Iterable[str]) -> list[Link]:
    """The links to a path of this server, the one that reaches farthest first.

    `asked_at` is the origin at which the server was asked, `here` the addresses of this machine in its networks.
    """
    found = [*origins, asked_at]
    asked = urlsplit(asked_at)
    if listens_at in ALL_INTERFACES and reach_of(asked.hostname or "") == "device":
        port = "" if asked.port is None else f":{asked.port}"
        found += [f"{asked.scheme}://{address}{port}" for address in here]
    unique = dict.fromkeys(origin.rstrip("/") for origin in found)
    every = [Link(origin + path, reach_of(urlsplit(origin).hostname or "")) for origin in unique]
    return sorted(every, key=lambda link: REACHES.index(link.reach))


def own_addresses() -> list[str]:
    """The IPv4 addresses of this machine in its networks, the one by which it reaches others first."""
    return list(dict.fromkeys(address for address in [*towards_others(), *by_name()] if reach_of(address) == "network"))


def towards_others() -> Iterator[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect((ELSEWHERE, 9))
        except OSError:
            return  # without a network
        yield str(way.getsockname()[0])


def by_name() -> list[str]:
    try:
        return sorted(socket.gethostbyname_ex(socket.gethostname())[2])
    except OSError:
        return []  # a machine without a name
