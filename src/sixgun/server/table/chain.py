"""The hash chain over the log of a table: its head stands for everything that was written so far.

Every message about a table carries the head, so nobody can change an old entry without everybody's heads changing. An
entry is hashed with a key that is secret while the game goes on: otherwise a player could try which of the few
possible choices of somebody else gives the head that they were sent.
"""

from __future__ import annotations

from hashlib import blake2b, sha256


def chained(head: bytes, key: bytes, entry: bytes) -> bytes:
    """The head after this entry: `SHA-256(head | BLAKE2b-256(key, entry))`."""
    return sha256(head + blake2b(entry, key=key, digest_size=32).digest()).digest()
