"""A port for a server that is killed and started again: nobody else takes it in between."""

import os
import socket
from itertools import count
from typing import Final

PORTS: Final = range(10_000, 30_000)  # below those that a system hands out to clients, and to servers that ask for any
TURNS: Final = count(os.getpid() * 61)  # processes of a test run begin at different places


def steady_port() -> int:
    """A port that is free now, another one each time."""
    for turn in TURNS:
        port = PORTS[turn % len(PORTS)]
        with socket.socket() as door:
            try:
                door.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError
