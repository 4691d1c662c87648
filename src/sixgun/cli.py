"""The command `sixgun`."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from io import TextIOWrapper
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup
from typer.main import get_command

from sixgun.commands.common import LANGUAGE, say_help, words_for
from sixgun.engine import kernel
from sixgun.rules import RULES_VERSION

COMMANDS: Final = (
    "play",
    "serve",
    "think",
    "migrate",
    "check",
    "admin",
    "sim",
    "arena",
    "balance",
    "analyse",
    "replay",
    "verify",
    "editions",
    "rules",
)
"""The commands, in the order of the help. Each is a module of `sixgun.commands`, imported only when it is called."""


def command_named(name: str) -> Any:
    found = getattr(import_module(f"sixgun.commands.{name}"), name)
    if isinstance(found, typer.Typer):  # a group of commands
        return get_command(found)
    single = typer.Typer(pretty_exceptions_enable=False, add_completion=False)
    single.command(name)(found)
    return get_command(single)


class Commands(TyperGroup):
    """A group that imports a command when it is needed."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return command_named(cmd_name) if cmd_name in COMMANDS else None


app = typer.Typer(
    name="sixgun",
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "default_map": {"rules": {"lang": LANGUAGE}}},
)


def show_version(wanted: bool) -> None:
    if wanted:
        compiled = not str(kernel.__file__).endswith(".py")
        typer.echo(
            words_for(LANGUAGE).say("cli-version", version=version(), rules=str(RULES_VERSION), compiled=compiled)
        )
        raise typer.Exit


def version() -> str:
    try:
        return installed("sixgun")
    except PackageNotFoundError:
        return "0"  # not installed


@app.callback(help=say_help("cli-help"))
def sixgun(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=show_version, help=say_help("cli-help-version"))
    ] = False,
) -> None: ...


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without ♣ shows ?
    app(prog_name="sixgun")
