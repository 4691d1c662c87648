"""The command `sixgun`."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from io import TextIOWrapper
from typing import Annotated

import typer

from sixgun.commands.editions import editions
from sixgun.commands.play import play
from sixgun.commands.replay import replay
from sixgun.commands.rules import rules
from sixgun.commands.sim import sim
from sixgun.commands.speech import LANGUAGE, say_help, speaker
from sixgun.commands.verify import verify
from sixgun.engine import run
from sixgun.rules import RULES_VERSION

app = typer.Typer(
    name="sixgun",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "default_map": {"rules": {"lang": LANGUAGE}}},
)

for command in (play, sim, replay, verify, editions, rules):
    app.command()(command)


def show_version(wanted: bool) -> None:
    if wanted:
        compiled = not str(run.__file__).endswith(".py")
        typer.echo(speaker(LANGUAGE).say("cli-version", version=version(), rules=str(RULES_VERSION), compiled=compiled))
        raise typer.Exit


def version() -> str:
    try:
        return installed("sixgun")
    except PackageNotFoundError:
        return "0"  # run from its sources


@app.callback(help=say_help("cli-help"))
def sixgun(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=show_version, help=say_help("cli-help-version"))
    ] = False,
) -> None: ...


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that has no ♣ gets a ?
    app(prog_name="sixgun")
