"""`/api/operator`: who runs this server, in their own words."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Router, get
from litestar.di import NamedDependency

from sixgun.server.config import ServerConfig
from sixgun.server.messages.rest import Operator

LONGEST: Final = 20_000  # letters
SILENT: Final = Operator(imprint="", privacy="", keep_games=0, keep_tables=0)  # nothing is said


class UnreadableText(Exception):
    """A text of the operator does not exist, is none, or is too long."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


def introduction(settings: ServerConfig) -> Operator:
    """What the settings say. Raises UnreadableText."""
    imprint, privacy = read(settings.imprint), read(settings.privacy)
    return Operator(imprint, privacy, settings.keep_games, settings.keep_tables)


def read(path: Path | None) -> str:
    if path is None:
        return ""
    try:
        text = path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as error:
        raise UnreadableText(path) from error
    if len(text) > LONGEST:
        raise UnreadableText(path)
    return text


@get("/api/operator")
async def operator(operator: NamedDependency[Operator]) -> Operator:
    """Who runs this server, and for how long it keeps games."""
    return operator


routes: Final = Router("/", route_handlers=[operator])
