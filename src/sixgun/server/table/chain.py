"""The hash chain over the log of a table: its head stands for everything that was written so far.

Every message about a table carries the head, so nobody can change an old entry without everybody's heads changing. An
entry is hashed with a key that is secret while the game goes on: otherwise a player could try which of the few
possible choices of somebody else gives the head that they were sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b, sha256
from typing import Final, NamedTuple

from sixgun.server.storage.store import LogRow
from sixgun.server.table import log

MOVES: Final = ("chose", "interrupted")


def chained(head: bytes, key: bytes, entry: bytes) -> bytes:
    """The head after this entry: `SHA-256(head | BLAKE2b-256(key, entry))`."""
    return sha256(head + hashed(key, entry)).digest()


def hashed(key: bytes, entry: bytes) -> bytes:
    return blake2b(entry, key=key, digest_size=32).digest()


class HashedEntry(NamedTuple):
    """An entry as others may know it after its game: its hash, the head after it, and if it is a move, what it says."""

    kind: str
    hash: str
    head: str
    entry: str | None


def links(rows: Iterable[LogRow], game: int) -> Iterator[HashedEntry]:
    """The chain over a log, up to the deal of the game after this one. Without a secret, there is none."""
    key, head, games = b"", b"", 0
    for row in rows:
        entry = None if row.kind in MOVES else log.decode(row.payload)
        if isinstance(entry, log.Dealt):
            key, games = bytes.fromhex(entry.key), games + 1
            if games > game:
                return
        elif isinstance(entry, log.Made | log.BrokenOff) and not games:
            key = bytes.fromhex(entry.secret)
        if key:
            payload = row.payload if entry is None else log.impersonal(entry, row.payload)
            head = chained(head, key, payload)
            yield HashedEntry(
                row.kind, hashed(key, payload).hex(), head.hex(), row.payload.decode() if not entry else None
            )
        else:
            yield HashedEntry(row.kind, "", "", None)
