"""`sixgun migrate`: upgrades a database to the current version."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sixgun.commands.common import LANGUAGE, Lang, extra, fail, say_help, words_for
from sixgun.server.storage.schema import SCHEMA_VERSION, OtherSchema
from sixgun.server.storage.store import StorageError
from sixgun.terminal.screen import error_text


def migrate(
    database: Annotated[Path, typer.Argument(help=say_help("serve-help-database"))], lang: Lang = LANGUAGE
) -> None:
    words, file = words_for(lang), str(database)
    if not database.is_file():
        fail(words, "migrate-error-missing", file=file)
    migrations = extra("server", "sixgun.server.storage.migrations", words)
    try:
        before = migrations.migrated(database)
    except OtherSchema as error:
        fail(words, "migrate-error-unknown", file=file, theirs=str(error.found), ours=str(SCHEMA_VERSION))
    except (OSError, StorageError) as error:
        fail(words, "serve-error-open", file=file, reason=error_text(error, words))
    typer.echo(words.say("migrate-done", file=file, before=str(before), now=str(SCHEMA_VERSION)))


migrate.__doc__ = say_help("migrate-help")
