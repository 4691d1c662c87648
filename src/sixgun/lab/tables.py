"""Rows as a file: CSV always, Parquet where pyarrow is installed."""

from __future__ import annotations

import csv
from dataclasses import astuple, fields
from io import StringIO
from pathlib import Path

from sixgun.lab.findings import COLUMNS, Row


def csv_text(columns: tuple[str, ...], rows: list[tuple[object, ...]]) -> str:
    lines = StringIO()
    writer = csv.writer(lines, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return lines.getvalue()


def write_csv(path: Path, rows: list[Row]) -> None:
    path.write_text(csv_text(COLUMNS, [astuple(row) for row in rows]), encoding="utf-8")


def read_csv(path: Path) -> list[Row]:
    kinds = {"str": str, "int": int, "float": float}
    readers = [kinds[str(field.type)] for field in fields(Row)]
    with path.open(encoding="utf-8", newline="") as lines:
        _, *rows = csv.reader(lines)
    return [Row(*(read(word) for read, word in zip(readers, row, strict=True))) for row in rows]
