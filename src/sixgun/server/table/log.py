"""The log of a table: every change, in order, and the hash chain over it.

A table is its log. What is not an entry is not remembered, and what is one is on disk before anybody hears of it.

The head of the chain stands for everything that was written so far. Every message about a table carries it, so nobody
can change an old entry without everybody's heads changing. An entry is hashed with a key that is secret while the game
goes on: otherwise a player could try which of the few possible choices of somebody else gives the head that they were
sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b, sha256
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.json import Decoder, Encoder
from msgspec.structs import replace

from sixgun.engine.actions import Action
from sixgun.engine.box import Box
from sixgun.match.fairness import Shuffle
from sixgun.match.notation import read_choice, write_choice
from sixgun.server.messages.room import Agreement, Level
from sixgun.server.storage.store import LogRow


class LogEntry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """A change of a table."""


class Made(LogEntry, frozen=True, tag="made"):
    """The table was opened; nobody has a seat yet."""

    agreement: Agreement
    secret: str = ""  # of the server, for the first shuffle


class Sat(LogEntry, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    player: str
    name: str


class BotSat(LogEntry, frozen=True, tag="bot_sat"):
    seat: int
    level: Level
    name: str
    temper: str = ""


class Rose(LogEntry, frozen=True, tag="rose"):
    """A seat was emptied: a person left before or after a game, or a bot was removed."""

    seat: int


class GotReady(LogEntry, frozen=True, tag="got_ready"):
    seat: int
    ready: bool
    pledge: str = ""  # of a share of the shuffle


class Hosted(LogEntry, frozen=True, tag="hosted"):
    """Another player is host from now on."""

    seat: int


class Sealed(LogEntry, frozen=True, tag="sealed"):
    """Everybody is ready: the players open the shares they have pledged, and nothing else may change."""

    seal: str
    terms: str
    keep: list[int] = []


class Opened(LogEntry, frozen=True, tag="opened"):
    """A player opened the share they had pledged."""

    seat: int
    share: str


class BrokenOff(LogEntry, frozen=True, tag="broken_off"):
    """The table changed before everybody had opened their share. The server has a new secret."""

    secret: str


class Removed(LogEntry, frozen=True, tag="removed"):
    """The host took a seat away, perhaps for good."""

    seat: int
    ban: bool = False


class Excluded(LogEntry, frozen=True, tag="excluded"):
    """The host sent somebody without a seat away for good."""

    player: str


class Muted(LogEntry, frozen=True, tag="muted"):
    """The host silenced the person in a seat, or let them speak again."""

    seat: int
    muted: bool


class Silenced(LogEntry, frozen=True, tag="silenced"):
    """The host silenced somebody without a seat, or let them speak again."""

    player: str
    silent: bool


class Dealt(LogEntry, frozen=True, tag="dealt"):
    """A game was dealt. Its key is secret until it is over; it follows from the shuffle, if there was one."""

    key: str
    keep: list[int] = []
    shuffle: Shuffle | None = None
    secret: str = ""  # of the server, for the next shuffle


class Chose(LogEntry, frozen=True, tag="chose"):
    """The pending question was answered; `by` is empty for a person, or the reason why a bot answered."""

    seat: int
    choice: Action  # stored in notation
    by: str = ""


class Interrupted(LogEntry, frozen=True, tag="interrupted"):
    seat: int
    choice: Action


class TookBack(LogEntry, frozen=True, tag="took_back"):
    """The last choice was taken back by the player who had made it."""

    seat: int


class WentAway(LogEntry, frozen=True, tag="went_away"):
    """A bot plays for this seat from now on; `why`: absent, slow, stood_up, left, removed."""

    seat: int
    why: str


class CameBack(LogEntry, frozen=True, tag="came_back"):
    seat: int


class WantsAgain(LogEntry, frozen=True, tag="wants_again"):
    """A player wants another game, perhaps with the same character."""

    seat: int
    keep: bool = False
    pledge: str = ""


class Resumed(LogEntry, frozen=True, tag="resumed"):
    """The table is attended again, or the server has restarted."""


class Closed(LogEntry, frozen=True, tag="closed"):
    """The table was closed for good; `why`: abandoned, empty, host, operator."""

    why: str


AnyEntry = (
    Made
    | Sat
    | BotSat
    | Rose
    | GotReady
    | Hosted
    | Sealed
    | Opened
    | BrokenOff
    | Removed
    | Excluded
    | Muted
    | Silenced
    | Dealt
    | Chose
    | Interrupted
    | TookBack
    | WentAway
    | CameBack
    | WantsAgain
    | Resumed
    | Closed
)


def encode(entry: LogEntry, box: Box | None = None) -> bytes:
    """An entry as stored. A choice is written with the card names of the game's box."""
    return encoder(box).encode(entry)


def decode(payload: bytes, box: Box | None = None) -> AnyEntry:
    return decoder(box).decode(payload)


@cache
def encoder(box: Box | None) -> Encoder:
    def word(choice: Any) -> str:
        assert box is not None
        return write_choice(box, choice)

    return Encoder(enc_hook=word)


@cache
def decoder(box: Box | None) -> Decoder[AnyEntry]:
    def choice(_: type, word: Any) -> Action:
        if box is None:
            raise ValueError("nobody can choose before the deal")
        return read_choice(box, word)

    return Decoder(AnyEntry, dec_hook=choice)


def impersonal(entry: LogEntry, payload: bytes) -> bytes:
    """The payload without what is changed when a player is forgotten."""
    if isinstance(entry, Sat):
        return encode(replace(entry, player="", name=""))
    return encode(replace(entry, player="")) if isinstance(entry, Excluded | Silenced) else payload


def tag_of(entry: LogEntry) -> str:
    return str(entry.__struct_config__.tag)


# The hash chain

MOVES: Final = ("chose", "interrupted", "took_back")


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
        entry = None if row.kind in MOVES else decode(row.payload)
        if isinstance(entry, Dealt):
            key, games = bytes.fromhex(entry.key), games + 1
            if games > game:
                return
        elif isinstance(entry, Made | BrokenOff) and not games:
            key = bytes.fromhex(entry.secret)
        if key:
            payload = row.payload if entry is None else impersonal(entry, row.payload)
            head = chained(head, key, payload)
            yield HashedEntry(
                row.kind, hashed(key, payload).hex(), head.hex(), row.payload.decode() if not entry else None
            )
        else:
            yield HashedEntry(row.kind, "", "", None)
