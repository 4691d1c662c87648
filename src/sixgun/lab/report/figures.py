"""Figures formatted for people, and rows as CSV."""

from __future__ import annotations

import csv
from dataclasses import astuple
from io import StringIO
from pathlib import Path

from sixgun.lab.report.findings import COLUMNS, Row
from sixgun.lab.statistics import Estimate
from sixgun.lab.tally import LAW
from sixgun.words import Words


def side_name(side: str) -> str:
    return {LAW: "law_side", "outlaw": "outlaw_side", "renegade": "renegade_side"}.get(side, side)


def percent(words: Words, share: float) -> str:
    return words.say("cli-sim-share", percent=100 * share)


def points(words: Words, difference: Estimate, scale: float = 100.0) -> str:
    """A difference with its sign and half the width of its interval."""
    value = round(scale * difference.value, 1)
    sign = "+" if value > 0 else "−" if value < 0 else ""
    return words.say("lab-points", sign=sign, value=abs(value), half=scale * difference.half)


def csv_text(columns: tuple[str, ...], rows: list[tuple[object, ...]]) -> str:
    lines = StringIO()
    writer = csv.writer(lines, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return lines.getvalue()


def write_csv(path: Path, rows: list[Row]) -> None:
    path.write_text(csv_text(COLUMNS, [astuple(row) for row in rows]), encoding="utf-8")
