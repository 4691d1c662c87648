"""The operator's page: plain HTML without scripts, apart from the pages that players load."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from html import escape
from typing import Final
from urllib.parse import quote

from sixgun.server.messages.admin import AdminLine, BanLine, PlayerLine, ReportLine, TableLine
from sixgun.words import Words

BUTTONS: Final = {
    "close": "admin-do_close",
    "ban": "admin-do_ban",
    "unban": "admin-do_unban",
    "forget": "admin-do_forget",
    "close_report": "admin-do_close_report",
}
COLUMNS: Final = {
    "admin-reports": "number at table name reason text",
    "admin-tables": "code status host set_aside touched",
    "admin-players": "player name networks seen",
    "admin-bans": "who reason at until",
}
"""The sections of the page, in the order of its lists, and what is shown in each."""
TITLES: Final = {
    "code": "admin-column_code",
    "status": "admin-column_status",
    "host": "admin-column_host",
    "set_aside": "admin-column_set_aside",
    "touched": "admin-column_touched",
    "player": "admin-column_player",
    "name": "admin-column_name",
    "networks": "admin-column_networks",
    "seen": "admin-column_seen",
    "number": "admin-column_number",
    "at": "admin-column_at",
    "reason": "admin-column_reason",
    "text": "admin-column_text",
    "who": "admin-column_who",
    "until": "admin-column_until",
    "table": "admin-column_code",
}
MOMENTS: Final = ("at", "touched", "seen", "until")
DAYS: Final = 7  # that a ban lasts if nothing else is filled in
HEAD: Final = (
    '<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Sixgun</title>'
    '<meta name="viewport" content="width=device-width"><meta name="referrer" content="same-origin">'
    '<link rel="stylesheet" href="/admin/style.css">'
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
    parts = [section(words, heading, lines) for heading, lines in zip(COLUMNS, lists, strict=True)]
    search = (
        f'<form method="get" action="/admin"><label>{said(words, "admin-name")} '
        f'<input name="name" value="{escape(name)}"></label> <button>{said(words, "admin-search")}</button></form>'
    )
    return document(words, *parts[:2], search, *parts[2:])


def section(words: Words, heading: str, lines: Iterable[AdminLine]) -> str:
    columns = COLUMNS[heading].split()
    titles = {column: said(words, TITLES[column]) for column in columns}
    rows = "".join(f"<tr>{row(words, titles, line)}</tr>" for line in lines)
    head = "".join(f"<th>{title}</th>" for title in titles.values())
    table = f"<table><thead><tr>{head}<th></th></tr></thead><tbody>{rows}</tbody></table>"
    return f"<h2>{said(words, heading)}</h2>" + (table if rows else f"<p>{said(words, 'admin-none')}</p>")


def row(words: Words, titles: dict[str, str], line: AdminLine) -> str:
    cells = "".join(
        f'<td data-title="{title}">{escape(shown(column, getattr(line, column)))}</td>'
        for column, title in titles.items()
    )
    return f'{cells}<td class="do">{"".join(buttons(words, line))}</td>'


def shown(column: str, value: object) -> str:
    if column in MOMENTS and isinstance(value, int):
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, list):
        return " ".join(value)
    return "" if value is None else str(value)


def buttons(words: Words, line: AdminLine) -> list[str]:
    """What can be done about this line."""
    match line:
        case TableLine():
            return [button(words, "close", line.code)]
        case PlayerLine():
            ban = button(words, "unban", line.player) if line.banned else ban_form(words, line.player)
            return [ban, button(words, "forget", line.player)]
        case ReportLine():
            talk = "".join(f"<li>{escape(each)}</li>" for each in line.lines)
            told = f"<details><summary>{said(words, 'admin-lines')}</summary><ul>{talk}</ul></details>" if talk else ""
            return [told, ban_form(words, line.about), button(words, "close_report", line.number)]
        case BanLine():
            return [button(words, "unban", line.who)]
        case _:
            return []


def ban_form(words: Words, who: str) -> str:
    """A ban asks first for how long, and why."""
    return (
        f"<details><summary>{said(words, BUTTONS['ban'])}</summary>{opened('ban', who)}"
        f"<label>{said(words, 'admin-ban_days')} "
        f'<input type="number" name="days" min="0" max="3650" value="{DAYS}" required></label>'
        f'<label>{said(words, "admin-ban_reason")} <input name="reason" maxlength="200"></label>'
        f"<button>{said(words, BUTTONS['ban'])}</button></form></details>"
    )


def button(words: Words, order: str, about: object) -> str:
    """A form without fields: its address says what is to be done, and about whom."""
    return f"{opened(order, about)}<button>{said(words, BUTTONS[order])}</button></form>"


def opened(order: str, about: object) -> str:
    return f'<form method="post" action="/admin/{order}/{quote(str(about), safe="")}">'
