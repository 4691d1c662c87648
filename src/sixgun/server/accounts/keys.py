"""The keys that sign cookies and links: a file with one key per line, of which the first signs.

A key that was replaced still opens what it signed, until all of that has expired.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import Final, NamedTuple

from sixgun.server.storage.schema import create_private
from sixgun.server.storage.store import StorageError

SECRET_BYTES: Final = 32
ID_LENGTH: Final = 8
COOKIE_AGE: Final = timedelta(days=180)
RETIRED: Final = "retired"


class SigningKey(NamedTuple):
    """A secret, and when it was replaced."""

    secret: str
    retired: datetime | None = None

    @property
    def id(self) -> str:
        """Names the key in what it signs, without revealing anything about it."""
        return sha256(f"id of {self.secret}".encode()).hexdigest()[:ID_LENGTH]

    def line(self) -> str:
        return self.secret if self.retired is None else f"{self.secret} {RETIRED} {self.retired.isoformat()}"


def new_key() -> SigningKey:
    return SigningKey(token_hex(SECRET_BYTES))


def read_keys(path: Path) -> list[SigningKey]:
    """The keys of this server, the newest first; created on first use in a file that only its owner can read."""
    create_private(path)
    keys = [key_of(number, line) for number, line in enumerate(path.read_text("utf-8").splitlines(), 1) if line.strip()]
    if not keys:
        keys = [new_key()]
        write_keys(path, keys)
    return keys


def key_of(number: int, line: str) -> SigningKey:
    match line.split():
        case [secret]:
            return SigningKey(secret)
        case [secret, word, moment] if word == RETIRED:
            try:
                return SigningKey(secret, datetime.fromisoformat(moment))
            except ValueError:
                pass
    raise StorageError(f"line {number} of the secret file is no key")


def write_keys(path: Path, keys: Sequence[SigningKey]) -> None:
    """Replaces the file in one step, so that it is never read half written."""
    beside = path.with_name(f"{path.name}.new")
    create_private(beside)
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_TRUNC), "w", encoding="utf-8") as file:
        file.writelines(f"{key.line()}\n" for key in keys)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def rotated(keys: Sequence[SigningKey], now: datetime | None = None) -> list[SigningKey]:
    """A new key, and the old ones whose signatures may still be valid."""
    now = now or datetime.now(UTC)
    old = [key if key.retired else key._replace(retired=now) for key in keys]
    return [new_key(), *(key for key in old if key.retired and key.retired > now - COOKIE_AGE)]
