"""Copies of a database and of the keys that belong to it, made while a server may be writing."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sixgun.server.storage.schema import create_private, reading
from sixgun.server.storage.scribe import translated_errors
from sixgun.server.storage.store import StorageError

NAME: Final = "sixgun-{moment}.db"
KEYS: Final = ".secret"  # instead of `.db`, for the keys that belong to a copy
UNFINISHED: Final = ".part"


def back_up(database: Path, keys: Path, folder: Path, keep: int = 0, now: datetime | None = None) -> Path:
    """Writes a copy that holds, or none; then deletes all but so many of the latest copies, if any number is given."""
    moment = (now or datetime.now(UTC)).strftime("%Y%m%d-%H%M%S")
    copy = folder / NAME.format(moment=moment)
    part = copy.with_name(copy.name + UNFINISHED)
    part.unlink(missing_ok=True)
    create_private(part)
    try:
        copy_database(database, part)
        save(keys.read_bytes(), copy.with_suffix(KEYS))
        part.replace(copy)
    finally:
        part.unlink(missing_ok=True)
    copies = sorted(folder.glob(NAME.format(moment="*")))
    for old in copies[:-keep] if keep else []:
        old.unlink()
        old.with_suffix(KEYS).unlink(missing_ok=True)
    return copy


def copy_database(database: Path, copy: Path) -> None:
    """Copies a database as it is at one moment. Raises OtherSchema and StorageError."""
    with translated_errors(), closing(reading(database)) as source, closing(sqlite3.connect(copy)) as written:
        source.backup(written)
        written.execute("pragma journal_mode = delete")  # one file, without a log beside it
        for (said,) in written.execute("pragma integrity_check"):
            if said != "ok":
                raise StorageError(said)


def save(content: bytes, path: Path) -> None:
    create_private(path)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_TRUNC), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
