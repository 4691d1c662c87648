"""`sixgun serve`: runs the server."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from sixgun.commands.common import LANGUAGE, Lang, extra, say_help, words_for
from sixgun.server.config import HOST, PORT, ServerConfig

LogLevel = Literal["debug", "info", "warning", "error"]

Origins = Annotated[list[str] | None, typer.Option(envvar="SIXGUN_ORIGIN", help=say_help("serve-help-origin"))]
Proxies = Annotated[
    list[str] | None, typer.Option(envvar="SIXGUN_TRUSTED_PROXY", help=say_help("serve-help-trusted-proxy"))
]


def serve(
    host: Annotated[str, typer.Option(envvar="SIXGUN_HOST", help=say_help("serve-help-host"))] = HOST,
    port: Annotated[int, typer.Option(envvar="SIXGUN_PORT", min=0, max=65535, help=say_help("serve-help-port"))] = PORT,
    database: Annotated[
        Path | None, typer.Option(envvar="SIXGUN_DATABASE", help=say_help("serve-help-database"))
    ] = None,
    secret_file: Annotated[
        Path | None, typer.Option(envvar="SIXGUN_SECRET_FILE", help=say_help("serve-help-secret-file"))
    ] = None,
    origin: Origins = None,
    trusted_proxy: Proxies = None,
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
    words = words_for(lang)
    local_server = extra("server", "sixgun.commands.local_server", words)
    database_file = database or local_server.data_folder() / local_server.DATABASE
    secret = secret_file or database_file.with_name("secret")
    form: Literal["console", "json"] = "console" if sys.stderr.isatty() else "json"
    proxies = (*ServerConfig.proxies, *(trusted_proxy or ()))
    settings = ServerConfig(
        database_file, secret, host, port, tuple(origin or ()), proxies, thinkers, tempo, sockets, newcomers, log_level,
        form,
    )  # fmt: skip
    local_server.serve(settings, words)


serve.__doc__ = say_help("serve-help")
