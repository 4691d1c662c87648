"""`sixgun check`: reads every log of a database again and says what does not hold."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Annotated, Final

import typer

from sixgun.commands.common import FAILURE, LANGUAGE, Lang, extra, fail, say_help, words_for
from sixgun.server.storage.schema import SCHEMA_VERSION, OtherSchema
from sixgun.server.storage.store import StorageError
from sixgun.terminal.screen import error_text

SENTENCES: Final = {
    "damaged": "check-damaged",
    "empty": "check-empty",
    "rules": "check-rules",
    "unreadable": "check-unreadable",
    "gap": "check-gap",
    "checksum": "check-checksum",
    "snapshot": "check-snapshot",
    "listing": "check-listing",
    "result": "check-result",
    "orphan": "check-orphan",
}
"""What is said of a finding, by its code."""


def check(
    database: Annotated[str, typer.Argument(help=say_help("check-help-database"))], lang: Lang = LANGUAGE
) -> None:
    words = words_for(lang)
    audit = extra("server", "sixgun.server.audit", words)
    local_server = extra("server", "sixgun.commands.local_server", words)
    path, postgres = local_server.place_of(database, words)
    file = local_server.name_of(path, postgres)
    if not postgres and not path.is_file():
        fail(words, "migrate-error-missing", file=file)
    counts = audit.Counts()
    try:
        with ExitStack() as doors:
            if postgres:
                blocking = extra("cluster", "sixgun.server.storage.postgres.blocking", words)
                findings = audit.everything(doors.enter_context(blocking.queries(postgres)), counts)
            else:
                findings = audit.findings(path, counts)
            for found in findings:
                typer.echo(words.say(SENTENCES[found.code], where=found.where, entry=found.seq, kind=found.kind))
    except OtherSchema as error:
        fail(words, "serve-error-schema", file=file, theirs=str(error.found), ours=str(SCHEMA_VERSION))
    except (OSError, StorageError) as error:
        fail(words, "serve-error-open", file=file, reason=error_text(error, words))
    typer.echo(words.say("check-done", file=file, **vars(counts)))
    if counts.findings:
        raise typer.Exit(FAILURE)


check.__doc__ = say_help("check-help")
