"""What a server is started with."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
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
    origins: tuple[str, ...] = ()  # other addresses under which the pages may be open
    thinkers: int = 1  # processes for bots
    tempo: float = 1.0  # how long bots pretend to think: 1 as people do, 0 not at all
    sockets: int = 1000  # from one address
    newcomers: int = 60  # guests, and tables, that one address may make in a minute
    log_level: str = "warning"
    log_form: Literal["console", "json"] = "console"


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where this system keeps what a program writes for its user."""
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "sixgun"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "sixgun"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "sixgun"
