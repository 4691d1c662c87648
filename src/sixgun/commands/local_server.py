"""A server that a command runs: its socket, its database, and where its data is kept. Needs the extra `server`."""

from __future__ import annotations

import errno
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from threading import Timer
from typing import Final
from urllib.parse import urlsplit

import typer
from platformdirs import user_data_path

from sixgun.commands.common import extra, fail
from sixgun.commands.play import Visit
from sixgun.server import process
from sixgun.server.config import HOST, PORT, ServerConfig
from sixgun.server.database import is_postgres
from sixgun.server.routes.addresses import ALL_INTERFACES, own_addresses, reach_of
from sixgun.server.routes.operator import UnreadableText
from sixgun.server.storage.migrations import migrated
from sixgun.server.storage.owner import DatabaseInUse, Owner
from sixgun.server.storage.schema import SCHEMA_VERSION, OtherSchema
from sixgun.server.storage.store import StorageError
from sixgun.terminal.screen import error_text
from sixgun.words import Words

DATABASE: Final = "sixgun.db"
OpenSocket = Callable[[str, int], socket.socket]


def data_folder() -> Path:
    """The user's data folder for this program. A database in the folder of earlier versions stays in use."""
    folder, earlier = user_data_path("sixgun", appauthor=False), earlier_data_folder()
    return earlier if (earlier / DATABASE).exists() and not (folder / DATABASE).exists() else folder


def earlier_data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The data folder of version 0.1, which read fewer variables on macOS and took relative paths on Linux."""
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "sixgun"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "sixgun"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "sixgun"


def place_of(database: str | None, words: Words) -> tuple[Path, str]:
    """A database as it is named on the command line: its file, or that of this user, and its address in PostgreSQL."""
    if database is None or is_postgres(database):
        if database is not None:
            extra("cluster", "sixgun.server.cluster.shared_database", words)
        return data_folder() / DATABASE, database or ""
    return Path(database), ""


def name_of(database: Path, postgres: str) -> str:
    """A database as it is named to people, without a password."""
    if not postgres:
        return str(database)
    parts = urlsplit(postgres)
    return parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()


def owned(database: Path) -> closing[Owner]:
    """Locks a file, so that no server can use it meanwhile. Raises DatabaseInUse."""
    return closing(Owner(database))


def serve(settings: ServerConfig, words: Words) -> None:
    run(settings, listening(settings, words), words)


def listening(settings: ServerConfig, words: Words, opening: OpenSocket = process.listening_socket) -> socket.socket:
    """A listening socket; fails with a message if it cannot be opened."""
    try:
        return opening(settings.host, settings.port)
    except OSError as error:
        place = {"host": settings.host, "port": str(settings.port)}
        if error.errno == errno.EADDRINUSE:
            fail(words, "serve-error-taken", **place)
        fail(words, "serve-error-door", **place, reason=error_text(error, words))


def run(
    settings: ServerConfig, opened: socket.socket, words: Words, query: str = "", notes: Sequence[str] = ()
) -> None:
    """Serves until the process is stopped. Notes are printed below the address."""
    with opened:
        server = prepared(replace(settings, address=process.url_of(opened)), words)
        for line in (words.say("serve-ready", address=process.url_of(opened) + query), *notes):
            typer.echo(line)
        server.run(sockets=[opened])


def prepared(settings: ServerConfig, words: Words) -> process.Server:
    """A server that is ready to run; fails with a message if its database cannot be used."""
    file = name_of(settings.database, settings.postgres)
    try:
        return process.server(settings)
    except DatabaseInUse:
        fail(words, "serve-error-in-use", file=file)
    except OtherSchema as error:
        fail(words, "serve-error-schema", file=file, theirs=str(error.found), ours=str(SCHEMA_VERSION))
    except UnreadableText as error:
        fail(words, "serve-error-text", file=str(error.path))
    except (OSError, StorageError) as error:
        fail(words, "serve-error-open", file=file, reason=error_text(error, words))


def upgrade(database: Path, words: Words) -> None:
    """Brings a player's own database along from an older version. What stands in the way is said by `prepared`."""
    if not database.is_file():
        return
    with suppress(OtherSchema, StorageError, OSError):
        before = migrated(database)
        if before < SCHEMA_VERSION:
            typer.echo(words.say("migrate-done", file=str(database), before=str(before), now=str(SCHEMA_VERSION)))


def play_here(visit: Visit, words: Words) -> None:
    """Runs a server for this machine on the given port, or the next free one, and opens a browser."""
    folder = data_folder()
    wanted = PORT if visit.port is None else visit.port
    settings = ServerConfig(folder / DATABASE, folder / "secret", visit.host or HOST, wanted)
    upgrade(settings.database, words)
    opened = listening(settings, words, process.free_socket if visit.port is None else process.listening_socket)
    if visit.browser:
        Timer(0, webbrowser.open, [process.url_of(opened) + visit.query]).start()
    run(settings, opened, words, visit.query, list(for_friends(settings.host, opened, words)))


def for_friends(host: str, opened: socket.socket, words: Words) -> Iterator[str]:
    """How friends can join."""
    if reach_of(host) == "device" and host not in ALL_INTERFACES:
        yield words.say("serve-friends-how")
        return
    here = own_addresses() if host in ALL_INTERFACES else [host]
    for address in here:
        yield words.say("serve-friends", address=f"http://{address}:{opened.getsockname()[1]}/")
    if not here:
        yield words.say("serve-friends-none")
