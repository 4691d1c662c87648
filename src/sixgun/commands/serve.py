"""`sixgun serve`: runs the server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

import typer

from sixgun.commands.common import LANGUAGE, Lang, check_bus, extra, log_form, refuse, say_help, words_for
from sixgun.server.config import HOST, PORT, ServerConfig
from sixgun.words import Words

LogLevel = Literal["debug", "info", "warning", "error"]

Origins = Annotated[list[str] | None, typer.Option(envvar="SIXGUN_ORIGIN", help=say_help("serve-help-origin"))]
Proxies = Annotated[
    list[str] | None, typer.Option(envvar="SIXGUN_TRUSTED_PROXY", help=say_help("serve-help-trusted-proxy"))
]
Thinkers = Annotated[int, typer.Option(envvar="SIXGUN_THINKERS", min=1, max=64, help=say_help("serve-help-thinkers"))]
Tempo = Annotated[float, typer.Option(envvar="SIXGUN_TEMPO", min=0, max=10, help=say_help("serve-help-tempo"))]
LONGEST: Final = 36_500  # days
KeepGames = Annotated[
    int, typer.Option(envvar="SIXGUN_KEEP_GAMES", min=0, max=LONGEST, help=say_help("serve-help-keep-games"))
]
KeepTables = Annotated[
    int, typer.Option(envvar="SIXGUN_KEEP_TABLES", min=0, max=LONGEST, help=say_help("serve-help-keep-tables"))
]
Imprint = Annotated[Path | None, typer.Option(envvar="SIXGUN_IMPRINT", help=say_help("serve-help-imprint"))]
Privacy = Annotated[Path | None, typer.Option(envvar="SIXGUN_PRIVACY", help=say_help("serve-help-privacy"))]


def serve(
    host: Annotated[str, typer.Option(envvar="SIXGUN_HOST", help=say_help("serve-help-host"))] = HOST,
    port: Annotated[int, typer.Option(envvar="SIXGUN_PORT", min=0, max=65535, help=say_help("serve-help-port"))] = PORT,
    database: Annotated[
        str | None, typer.Option(envvar="SIXGUN_DATABASE", help=say_help("serve-help-database"))
    ] = None,
    secret_file: Annotated[
        Path | None, typer.Option(envvar="SIXGUN_SECRET_FILE", help=say_help("serve-help-secret-file"))
    ] = None,
    origin: Origins = None,
    trusted_proxy: Proxies = None,
    thinkers: Thinkers = 1,
    tempo: Tempo = 1.0,
    sockets: Annotated[
        int, typer.Option(envvar="SIXGUN_SOCKETS", min=1, help=say_help("serve-help-sockets"))
    ] = ServerConfig.sockets,
    newcomers: Annotated[
        int, typer.Option(envvar="SIXGUN_NEWCOMERS", min=1, help=say_help("serve-help-newcomers"))
    ] = ServerConfig.newcomers,
    keep_games: KeepGames = 0,
    keep_tables: KeepTables = 0,
    imprint: Imprint = None,
    privacy: Privacy = None,
    log_level: Annotated[
        LogLevel, typer.Option(envvar="SIXGUN_LOG_LEVEL", help=say_help("serve-help-log-level"))
    ] = "warning",
    bus: Annotated[str, typer.Option(envvar="SIXGUN_BUS", help=say_help("serve-help-bus"))] = "",
    lang: Lang = LANGUAGE,
) -> None:
    words = words_for(lang)
    local_server = extra("server", "sixgun.commands.local_server", words)
    database_file, postgres = local_server.place_of(database, words)
    secret = secret_file or database_file.with_name("secret")
    check_sharing(bus, postgres, words)
    proxies = (*ServerConfig.proxies, *(trusted_proxy or ()))
    settings = ServerConfig(
        database_file, secret, host, port, tuple(origin or ()), proxies, thinkers, tempo, sockets, newcomers,
        keep_games, keep_tables, imprint, privacy, log_level, log_form(), postgres, bus,
    )  # fmt: skip
    local_server.serve(settings, words)


def check_sharing(bus: str, postgres: str, words: Words) -> None:
    """Refuses a bus that cannot be used, or that leads to servers with other tables."""
    if bus:
        check_bus(bus, words)
        extra("cluster", "nats", words)
        if not postgres:
            refuse(words, "serve-error-bus")


serve.__doc__ = say_help("serve-help")
