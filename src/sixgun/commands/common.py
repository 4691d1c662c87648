"""Shared by all commands: the language, errors (one sentence on stderr, exit code 2 or 1) and reading saved games."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NoReturn
from urllib.parse import urlsplit

import typer
from rich import box
from rich.table import Table

from sixgun.editions import DEFAULT, EDITIONS
from sixgun.engine.settings import Rules
from sixgun.match import record
from sixgun.match.notation import NotationError, OtherRules
from sixgun.rules import RULES_VERSION
from sixgun.terminal.screen import error_text, print_error
from sixgun.words import LANGUAGES, Words

WRONG_USE: Final = 2
FAILURE: Final = 1
INTERRUPTED: Final = 130
BUSES: Final = ("nats", "tls")  # schemes


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the environment, or else the default."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            wanted = environment[name][:2].lower()
            return wanted if wanted in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


LANGUAGE: Final = language_of(os.environ)
HELP: Final = Words(LANGUAGE)


def say_help(code: str, names: Iterable[str] = ()) -> str:
    """A text of --help, which is needed before --lang is read."""
    return HELP.say(code, names=", ".join(names))


Lang = Annotated[str, typer.Option(help=say_help("cli-help-lang", LANGUAGES))]
EditionName = Annotated[str, typer.Option(help=say_help("cli-help-edition", EDITIONS))]
Json = Annotated[bool, typer.Option("--json", help=say_help("cli-help-json"))]


def words_for(lang: str, edition: str = DEFAULT, rules: Rules | None = None) -> Words:
    """The words for a table. Refuses an unknown language or edition."""
    if lang not in LANGUAGES:
        refuse(HELP, "cli-error-lang", wanted=lang, names=", ".join(LANGUAGES))
    if edition not in EDITIONS:
        refuse(Words(lang), "cli-error-edition", wanted=edition, names=", ".join(EDITIONS))
    return Words(lang, edition, asdict(rules or EDITIONS[edition].rules))


def refuse(words: Words, code: str, **facts: str | int) -> NoReturn:
    """Prints an error and exits: the command was used wrongly."""
    print_error(words.say(code, **facts))
    raise typer.Exit(WRONG_USE)


def fail(words: Words, code: str, **facts: str | int) -> NoReturn:
    """Prints an error and exits: the command failed."""
    print_error(words.say(code, **facts))
    raise typer.Exit(FAILURE)


def extra(name: str, module: str, words: Words, code: str = "cli-error-extra") -> Any:
    """Imports a module that needs optional packages, or fails with the name of the extra that brings them."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if str(error.name).startswith("sixgun"):
            raise
        fail(words, code, package=str(error.name), extra=name)


def log_form() -> Literal["console", "json"]:
    """How to write the log: for people in a terminal, for programs everywhere else."""
    return "console" if sys.stderr.isatty() else "json"


def check_bus(address: str, words: Words) -> None:
    """Refuses an address that is not that of a bus."""
    parts = urlsplit(address)
    if parts.scheme not in BUSES or not parts.hostname:
        refuse(words, "bus-error-address", bus=address)


def table(*headings: str) -> Table:
    """An empty table: text in the first column, numbers in the others."""
    table = Table(headings[0], box=box.SIMPLE_HEAD, pad_edge=False)
    table.columns[0].min_width = 16
    for heading in headings[1:]:
        table.add_column(heading, justify="right")
    return table


# Saved games


def read_text(path: Path, words: Words) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        fail(words, "cli-error-read", file=str(path), reason=error_text(error, words))
    except ValueError:
        fail(words, "cli-error-text", file=str(path))


def read_record(path: Path, text: str, words: Words) -> record.Record:
    """Parses a saved game without replaying it."""
    try:
        return record.read(text)
    except OtherRules:
        fail(words, "cli-error-rules", file=str(path), theirs=rules_version(text), ours=str(RULES_VERSION))
    except NotationError as error:
        fail(words, "cli-error-record", file=str(path), reason=error_text(error, words))


def rules_version(text: str) -> str:
    lines = [line.split() for line in text.splitlines()]
    return next((" ".join(line[1:]) for line in lines if line[:1] == ["rules"]), "")
