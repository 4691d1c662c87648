"""`sixgun migrate`: upgrades a database to the current version, or copies a file into PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from sixgun.commands.common import LANGUAGE, Lang, extra, fail, say_help, words_for
from sixgun.server.storage.schema import SCHEMA_VERSION, OtherSchema
from sixgun.server.storage.store import StorageError
from sixgun.terminal.screen import error_text
from sixgun.words import Words


def migrate(
    database: Annotated[str, typer.Argument(help=say_help("migrate-help-database"))],
    to: Annotated[str | None, typer.Option(help=say_help("migrate-help-to"))] = None,
    lang: Lang = LANGUAGE,
) -> None:
    words = words_for(lang)
    local_server = extra("server", "sixgun.commands.local_server", words)
    path, postgres = local_server.place_of(database, words)
    file = local_server.name_of(path, postgres)
    if not postgres and not path.is_file():
        fail(words, "migrate-error-missing", file=file)
    try:
        if to is not None:
            if postgres:
                fail(words, "migrate-error-file", file=file)
            copy(path, to, local_server, words)
            return
        before = upgraded(path, postgres, words)
    except (OtherSchema, OSError, StorageError) as error:
        explain(error, file, words)
    typer.echo(words.say("migrate-done", file=file, before=str(before), now=str(SCHEMA_VERSION)))


def upgraded(path: Path, postgres: str, words: Words) -> int:
    """Upgrades a database; returns the version it had."""
    if postgres:
        schema = extra("cluster", "sixgun.server.storage.postgres.schema", words)
        return int(asyncio.run(schema.migrated(postgres)))
    migrations = extra("server", "sixgun.server.storage.migrations", words)
    return int(migrations.migrated(path))


def explain(error: OtherSchema | OSError | StorageError, file: str, words: Words) -> NoReturn:
    if isinstance(error, OtherSchema):
        fail(words, "migrate-error-unknown", file=file, theirs=str(error.found), ours=str(SCHEMA_VERSION))
    fail(words, "serve-error-open", file=file, reason=error_text(error, words))


def copy(path: Path, to: str, local_server: Any, words: Words) -> None:
    """Copies a file that no server uses into an empty database."""
    _, postgres = local_server.place_of(to, words)
    if not postgres:
        fail(words, "migrate-error-to", to=to)
    name = local_server.name_of(path, postgres)
    file_import = extra("cluster", "sixgun.server.storage.postgres.file_import", words)
    try:
        with local_server.owned(path):
            rows = asyncio.run(file_import.imported(path, postgres))
    except local_server.DatabaseInUse:
        fail(words, "migrate-error-in-use", file=str(path))
    except file_import.NotEmpty:
        fail(words, "migrate-error-not-empty", to=name)
    except OtherSchema as error:
        fail(words, "serve-error-schema", file=str(path), theirs=str(error.found), ours=str(SCHEMA_VERSION))
    except StorageError as error:
        fail(words, "serve-error-open", file=name, reason=error_text(error, words))
    typer.echo(words.say("migrate-copied", file=str(path), to=name, rows=rows))


migrate.__doc__ = say_help("migrate-help")
