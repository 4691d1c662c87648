"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

HOST: Final = "127.0.0.1"
PORT: Final = 8470


@dataclass(frozen=True)
class ServerConfig:
    database: Path
    secret_file: Path
    host: str = HOST
    port: int = PORT
    origins: tuple[str, ...] = ()  # other addresses at which the pages are reached
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose X-Forwarded headers are believed
    thinkers: int = 1  # processes for bots
    tempo: float = 1.0  # how long bots pretend to think: 1 like people, 0 not at all
    sockets: int = 1000  # per address
    newcomers: int = 60  # new guests, and new tables, per address and minute
    keep_games: int = 0  # days for which closed tables with finished games are kept; 0 is for ever
    keep_tables: int = 0  # days for which other closed tables are kept
    imprint: Path | None = None  # a text about who runs the server
    privacy: Path | None = None  # a text about what is done with data
    log_level: str = "warning"
    log_form: Literal["console", "json"] = "console"
    postgres: str = ""  # the address of a database that other processes share, instead of the file
    bus: str = ""  # between processes that serve the same tables
    address: str = ""  # where it is reached on this machine, for commands
