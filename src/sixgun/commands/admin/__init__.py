"""`sixgun admin`: the orders of an operator, whether the server runs or not."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from sixgun.commands.common import LANGUAGE, Json, Lang, extra, fail, say_help, table, words_for
from sixgun.words import Words

admin = typer.Typer(
    help=say_help("admin-help"), no_args_is_help=True, pretty_exceptions_enable=False, add_completion=False
)

Limit = Annotated[int, typer.Option(min=1, max=1000, help=say_help("admin-help-limit"))]
DONE: Final = {
    "closed": "admin-done-closed",
    "banned": "admin-done-banned",
    "unbanned": "admin-done-unbanned",
    "forgotten": "admin-done-forgotten",
    "report_closed": "admin-done-report_closed",
    "rotated": "admin-done-rotated",
    "drained": "admin-done-drained",
    "opened": "admin-done-opened",
}
"""The messages for orders that were carried out."""
MOMENTS: Final = ("touched", "since", "seen", "at", "until", "closed")


class Desk:
    """Sends orders and prints the answers."""

    def __init__(self, words: Words, orders: Any, *, as_json: bool) -> None:
        self.words = words
        self.orders = orders
        self.as_json = as_json

    def lines(self, order: str, **facts: Any) -> list[dict[str, Any]]:
        return list(self.orders.carry_out({"order": order, **facts}, self.words))

    def show(self, order: str, columns: str, **facts: Any) -> None:
        """Prints a list: these columns, or everything as JSON."""
        lines = self.lines(order, **facts)
        if self.as_json:
            typer.echo(json.dumps(lines, ensure_ascii=False, indent=2))
            return
        rows = table(*columns.split())
        for line in lines:
            rows.add_row(*(shown(name, line[name]) for name in columns.split()))
        Console().print(rows)

    def do(self, order: str, **facts: Any) -> None:
        """Carries out an order and says so."""
        for line in self.lines(order, **facts):
            typer.echo(self.words.say(DONE[line["done"]], what=line["what"], count=line["count"]))


def shown(name: str, value: Any) -> str:
    if name in MOMENTS and value is not None:
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, list):
        return " ".join(value)
    return "" if value is None else str(value)


@admin.callback()
def place(
    context: typer.Context,
    database: Annotated[
        str | None, typer.Option(envvar="SIXGUN_DATABASE", help=say_help("admin-help-database"))
    ] = None,
    secret_file: Annotated[
        Path | None, typer.Option(envvar="SIXGUN_SECRET_FILE", help=say_help("admin-help-secret-file"))
    ] = None,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    words = words_for(lang)
    orders = extra("server", "sixgun.commands.admin.orders", words)
    context.obj = Desk(words, orders.Orders(database, secret_file, words), as_json=as_json)


@admin.command(help=say_help("admin-help-tables"))
def tables(context: typer.Context, limit: Limit = 100) -> None:
    context.obj.show("tables", "code status public host players connections touched set_aside", limit=limit)


@admin.command(help=say_help("admin-help-players"))
def players(
    context: typer.Context,
    text: Annotated[str, typer.Argument(help=say_help("admin-help-text"))] = "",
    limit: Limit = 50,
) -> None:
    context.obj.show("players", "player name since seen connections networks banned", text=text, limit=limit)


@admin.command(help=say_help("admin-help-close"))
def close(context: typer.Context, code: Annotated[str, typer.Argument(help=say_help("admin-help-code"))]) -> None:
    context.obj.do("close", code=code)


Who = Annotated[str, typer.Argument(help=say_help("admin-help-who"))]


@admin.command(help=say_help("admin-help-ban"))
def ban(
    context: typer.Context,
    who: Who,
    days: Annotated[int, typer.Option(min=0, max=3650, help=say_help("admin-help-days"))] = 0,
    reason: Annotated[str, typer.Option(help=say_help("admin-help-reason"))] = "",
) -> None:
    context.obj.do("ban", who=who, days=days, reason=reason)


@admin.command(help=say_help("admin-help-unban"))
def unban(context: typer.Context, who: Who) -> None:
    context.obj.do("unban", who=who)


@admin.command(help=say_help("admin-help-bans"))
def bans(context: typer.Context) -> None:
    context.obj.show("bans", "who at until reason")


@admin.command(help=say_help("admin-help-forget"))
def forget(context: typer.Context, player: Annotated[str, typer.Argument(help=say_help("admin-help-player"))]) -> None:
    context.obj.do("forget", player=player)


@admin.command(help=say_help("admin-help-reports"))
def reports(
    context: typer.Context,
    number: Annotated[int | None, typer.Argument(min=1, help=say_help("admin-help-number"))] = None,
    done: Annotated[bool, typer.Option("--done", help=say_help("admin-help-done"))] = False,
    everything: Annotated[bool, typer.Option("--all", help=say_help("admin-help-all"))] = False,
    limit: Limit = 50,
) -> None:
    desk: Desk = context.obj
    if number is None:
        desk.show("reports", "number at table about name reason text closed", closed=everything, limit=limit)
    elif done:
        desk.do("close_report", number=number)
    else:
        read(desk, number)


def read(desk: Desk, number: int) -> None:
    """Prints one report with its attached lines."""
    found = [line for line in desk.lines("reports", closed=True, limit=1000) if line["number"] == number]
    if not found:
        fail(desk.words, "admin-error-report", number=str(number))
    for name, value in found[0].items():
        typer.echo(f"{name:8} {shown(name, value)}" if name != "lines" else "\n".join(f"  {each}" for each in value))


@admin.command(help=say_help("admin-help-rotate"))
def rotate(
    context: typer.Context,
    drop_old: Annotated[bool, typer.Option("--drop-old", help=say_help("admin-help-drop-old"))] = False,
) -> None:
    context.obj.do("rotate", drop_old=drop_old)


@admin.command(help=say_help("admin-help-drain"))
def drain(
    context: typer.Context,
    off: Annotated[bool, typer.Option("--off", help=say_help("admin-help-off"))] = False,
) -> None:
    context.obj.do("drain", on=not off)


@admin.command(help=say_help("admin-help-backup"))
def backup(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(help=say_help("admin-help-folder"))],
    keep: Annotated[int, typer.Option(min=0, help=say_help("admin-help-keep"))] = 0,
) -> None:
    desk: Desk = context.obj
    typer.echo(desk.words.say("admin-done-backup", file=str(desk.orders.back_up(folder, keep, desk.words))))


@admin.command(help=say_help("admin-help-page"))
def page(context: typer.Context) -> None:
    typer.echo(context.obj.orders.link(context.obj.words))
