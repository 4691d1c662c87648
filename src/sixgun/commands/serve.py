"""`sixgun serve`: runs the server."""

from __future__ import annotations

import errno
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import Annotated, Literal

import typer

from sixgun.commands.common import LANGUAGE, Lang, fail, say_help, words_for
from sixgun.commands.play import Visit
from sixgun.server import process
from sixgun.server.config import HOST, PORT, ServerConfig, data_folder
from sixgun.server.storage.schema import SCHEMA_VERSION, OtherSchema, migrated
from sixgun.server.storage.store import StorageError
from sixgun.terminal.screen import error_text
from sixgun.words import Words

LogLevel = Literal["debug", "info", "warning", "error"]
Opening = Callable[[str, int], socket.socket]


def serve(
    host: Annotated[str, typer.Option(envvar="SIXGUN_HOST", help=say_help("serve-help-host"))] = HOST,
    port: Annotated[int, typer.Option(envvar="SIXGUN_PORT", min=0, max=65535, help=say_help("serve-help-port"))] = PORT,
    database: Annotated[
        Path | None, typer.Option(envvar="SIXGUN_DATABASE", help=say_help("serve-help-database"))
    ] = None,
    secret_file: Annotated[
        Path | None, typer.Option(envvar="SIXGUN_SECRET_FILE", help=say_help("serve-help-secret-file"))
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(envvar="SIXGUN_ORIGIN", help=say_help("serve-help-origin"))
    ] = None,
    thinkers: Annotated[
        int, typer.Option(envvar="SIXGUN_THINKERS", min=1, max=64, help=say_help("serve-help-thinkers"))
    ] = 1,
    tempo: Annotated[
        float, typer.Option(envvar="SIXGUN_TEMPO", min=0, max=10, help=say_help("serve-help-tempo"))
    ] = 1.0,
    sockets: Annotated[
        int, typer.Option(envvar="SIXGUN_SOCKETS", min=1, help=say_help("serve-help-sockets"))
    ] = ServerConfig.sockets,
    newcomers: Annotated[
        int, typer.Option(envvar="SIXGUN_NEWCOMERS", min=1, help=say_help("serve-help-newcomers"))
    ] = ServerConfig.newcomers,
    log_level: Annotated[
        LogLevel, typer.Option(envvar="SIXGUN_LOG_LEVEL", help=say_help("serve-help-log-level"))
    ] = "warning",
    lang: Lang = LANGUAGE,
) -> None:
    database_file = database or data_folder() / "sixgun.db"
    secret = secret_file or database_file.with_name("secret")
    form: Literal["console", "json"] = "console" if sys.stderr.isatty() else "json"
    settings = ServerConfig(
        database_file, secret, host, port, tuple(origin or ()), thinkers, tempo, sockets, newcomers, log_level, form
    )
    words = words_for(lang)
    run(settings, listening(settings, words), words)


serve.__doc__ = say_help("serve-help")


def listening(settings: ServerConfig, words: Words, opening: Opening = process.listening_socket) -> socket.socket:
    """A listening socket; fails with a message if it cannot be opened."""
    try:
        return opening(settings.host, settings.port)
    except OSError as error:
        place = {"host": settings.host, "port": str(settings.port)}
        if error.errno == errno.EADDRINUSE:
            fail(words, "serve-error-taken", **place)
        fail(words, "serve-error-door", **place, reason=error_text(error, words))


def run(settings: ServerConfig, opened: socket.socket, words: Words, query: str = "") -> None:
    """Serves until the process is stopped."""
    with opened:
        server = prepared(settings, words)
        typer.echo(words.say("serve-ready", address=process.address_of(opened) + query))
        server.run(sockets=[opened])


def prepared(settings: ServerConfig, words: Words) -> process.Server:
    """A server that is ready to run; fails with a message if its database cannot be used."""
    file = str(settings.database)
    try:
        return process.server(settings)
    except OtherSchema as error:
        fail(words, "serve-error-schema", file=file, theirs=str(error.found), ours=str(SCHEMA_VERSION))
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
    settings = ServerConfig(folder / "sixgun.db", folder / "secret", visit.host or HOST, wanted)
    upgrade(settings.database, words)
    opened = listening(settings, words, process.free_socket if visit.port is None else process.listening_socket)
    if visit.browser:
        Timer(0, webbrowser.open, [process.address_of(opened) + visit.query]).start()
    run(settings, opened, words, visit.query)
