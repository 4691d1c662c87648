"""`sixgun editions`: lists the editions."""

from __future__ import annotations

import json

import typer
from rich import box
from rich.table import Table

from sixgun.commands.common import LANGUAGE, Json, Lang, say_help, words_for
from sixgun.editions import CHARACTER_SETS, DEFAULT, EDITIONS, Edition, faces
from sixgun.terminal.screen import console
from sixgun.words import Words


def editions(lang: Lang = LANGUAGE, as_json: Json = False) -> None:
    words = words_for(lang)
    if as_json:
        typer.echo(json.dumps([facts(edition, words) for edition in EDITIONS.values()], ensure_ascii=False, indent=2))
    else:
        console().print(table(words), notes(words))


editions.__doc__ = say_help("cli-help-editions")


def facts(edition: Edition, words: Words) -> dict[str, object]:
    rules = edition.rules
    return {
        "name": edition.name,
        "default": edition.name == DEFAULT,
        "title": words.name(f"edition_{edition.name}"),
        "text": words.text(f"edition_{edition.name}"),
        "min_players": rules.min_players,
        "max_players": rules.max_players,
        "cards": len(faces(rules.deck)),
        "characters": len(CHARACTER_SETS[rules.characters]),
    }


def table(words: Words) -> Table:
    columns = ("cli-editions-name", "cli-editions-title", "cli-editions-players", "cli-editions-cards")
    rows = Table(*map(words.say, columns), words.say("cli-editions-characters"), box=box.SIMPLE_HEAD, pad_edge=False)
    for edition in EDITIONS.values():
        data = facts(edition, words)
        span = f"{data['min_players']}–{data['max_players']}"
        rows.add_row(edition.name, str(data["title"]), span, str(data["cards"]), str(data["characters"]))
    return rows


def notes(words: Words) -> Table:
    """What is special about each edition."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    for edition in EDITIONS.values():
        rows.add_row(edition.name, words.text(f"edition_{edition.name}"))
    return rows
