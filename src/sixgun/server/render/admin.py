"""The operator's page: plain HTML without scripts, apart from the pages that players load."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from html import escape
from urllib.parse import quote

from sixgun.server.messages.admin import AdminLine, BanLine, PlayerLine, ReportLine, TableLine
from sixgun.words import Words

BUTTONS = {
    "close": "admin-do_close",
    "ban": "admin-do_ban",
    "unban": "admin-do_unban",
    "forget": "admin-do_forget",
    "close_report": "admin-do_close_report",
}
HEAD = (
    '<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Sixgun</title>'
    '<meta name="viewport" content="width=device-width"><meta name="referrer" content="same-origin">'
)


def document(words: Words, *parts: str) -> str:
    return HEAD.format(lang=words.lang) + f"<h1>{said(words, 'admin-title')}</h1>" + "".join(parts) + "</html>"


def said(words: Words, code: str) -> str:
    return escape(words.say(code))


def entrance(words: Words) -> str:
    return document(words, f'<form method="post"><button>{said(words, "admin-enter")}</button></form>')


def closed(words: Words) -> str:
    return document(words, f"<p>{said(words, 'admin-how')} <code>sixgun admin page</code></p>")


def page(words: Words, name: str, lists: Sequence[Sequence[AdminLine]]) -> str:
    headings = ("admin-reports", "admin-tables", "admin-players", "admin-bans")
    parts = [section(words, heading, lines) for heading, lines in zip(headings, lists, strict=True)]
    search = (
        f'<form method="get" action="/admin"><label>{said(words, "admin-name")} '
        f'<input name="name" value="{escape(name)}"></label> <button>{said(words, "admin-search")}</button></form>'
    )
    return document(words, *parts[:2], search, *parts[2:])


def section(words: Words, heading: str, lines: Iterable[AdminLine]) -> str:
    rows = "".join(f"<tr>{row(words, line)}</tr>" for line in lines)
    content = f"<table>{rows}</table>" if rows else f"<p>{said(words, 'admin-none')}</p>"
    return f"<h2>{said(words, heading)}</h2>{content}"


def row(words: Words, line: AdminLine) -> str:
    match line:
        case TableLine():
            cells = [line.code, line.status, line.host, line.set_aside, moment(line.touched)]
            return filled(cells) + button(words, "close", line.code)
        case PlayerLine():
            ban = button(words, "unban" if line.banned else "ban", line.player)
            cells = [line.player, line.name, *line.networks, moment(line.seen)]
            return filled(cells) + ban + button(words, "forget", line.player)
        case ReportLine():
            cells = [str(line.number), moment(line.at), line.table, line.name, line.reason, line.text]
            talk = "".join(f"<li>{escape(each)}" for each in line.lines)
            told = f"<td><details><summary>{said(words, 'admin-lines')}</summary><ul>{talk}</ul></details></td>"
            return filled(cells) + told + button(words, "ban", line.about) + button(words, "close_report", line.number)
        case BanLine():
            until = "" if line.until is None else moment(line.until)
            return filled([line.who, line.reason, until]) + button(words, "unban", line.who)
        case _:
            return ""


def filled(cells: Iterable[str]) -> str:
    return "".join(f"<td>{escape(cell)}</td>" for cell in cells)


def button(words: Words, order: str, about: object) -> str:
    """A form without fields: its address says what is to be done, and about whom."""
    address = f"/admin/{order}/{quote(str(about), safe='')}"
    label = said(words, BUTTONS[order])
    return f'<td><form method="post" action="{address}"><button>{label}</button></form></td>'


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")
