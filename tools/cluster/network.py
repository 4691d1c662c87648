"""Hosts on this machine: network namespaces with a line to each thing that they need. Only root may make them.

A line that is cut drops every packet without a word, in both directions: nobody hears of it but by waiting.
"""

from __future__ import annotations

import os
import subprocess
from contextlib import suppress
from itertools import count
from typing import Final, Self

from tools.cluster.service import Missing, found

LINES: Final = ("edge", "database", "bus")
NOWHERE: Final = "02:00:00:00:00:99"  # the address of no card
NEEDS_ROOT: Final = "network namespaces need root: run this as root to try the faults of the network"
NUMBERS = count(1)


class NotAllowed(Exception):
    """Only root may make network namespaces."""


def ip(*words: str) -> str:
    done = subprocess.run([found("ip", "iproute2"), *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise OSError(f"ip {' '.join(words)}: {done.stderr.strip()}")
    return done.stdout


def network() -> str | None:
    """None if there can be hosts on this machine, or why there cannot."""
    if os.geteuid():
        return NEEDS_ROOT
    try:
        with Host():
            return None
    except (Missing, OSError) as error:
        return str(error)


class Host:
    """A host with three lines to this machine: to the proxy, to the database and to the bus."""

    def __init__(self) -> None:
        if os.geteuid():
            raise NotAllowed(NEEDS_ROOT)
        self.number = next(NUMBERS)
        self.id = os.getpid() % 200 + 20
        self.name = f"sixgun-{os.getpid()}-{self.number}"

    def address(self, line: str) -> str:
        """Its own end of a line."""
        return f"10.{self.id}.{self.number}.{4 * LINES.index(line) + 2}"

    def gateway(self, line: str) -> str:
        """This machine's end of a line."""
        return f"10.{self.id}.{self.number}.{4 * LINES.index(line) + 1}"

    def card(self, line: str, inside: bool = False) -> str:
        """The name of a network card."""
        return f"sg{self.id}-{self.number}{line[:2]}{'i' if inside else 'o'}"

    @property
    def entering(self) -> list[str]:
        """The words before a command that is run on this host."""
        return [found("ip", "iproute2"), "netns", "exec", self.name]

    def open(self) -> Self:
        ip("netns", "add", self.name)
        ip("-n", self.name, "link", "set", "lo", "up")
        for line in LINES:
            out, inside = self.card(line), self.card(line, True)
            ip("link", "add", out, "type", "veth", "peer", "name", inside)
            ip("link", "set", inside, "netns", self.name)
            ip("addr", "add", f"{self.gateway(line)}/30", "dev", out)
            ip("link", "set", out, "up")
            ip("-n", self.name, "addr", "add", f"{self.address(line)}/30", "dev", inside)
            ip("-n", self.name, "link", "set", inside, "up")
        return self

    def cut(self, line: str) -> None:
        """From now on all packets of this line go nowhere."""
        wrong = ("lladdr", NOWHERE, "nud", "permanent")
        ip("neigh", "replace", self.address(line), *wrong, "dev", self.card(line))
        ip("-n", self.name, "neigh", "replace", self.gateway(line), *wrong, "dev", self.card(line, True))

    def mend(self, line: str) -> None:
        with suppress(OSError):
            ip("neigh", "del", self.address(line), "dev", self.card(line))
        with suppress(OSError):
            ip("-n", self.name, "neigh", "del", self.gateway(line), "dev", self.card(line, True))

    def close(self) -> None:
        for line in LINES:
            with suppress(OSError):
                ip("link", "del", self.card(line))
        with suppress(OSError):
            ip("netns", "del", self.name)

    def __enter__(self) -> Self:
        try:
            return self.open()
        except BaseException:
            self.close()
            raise

    def __exit__(self, *_: object) -> None:
        self.close()
