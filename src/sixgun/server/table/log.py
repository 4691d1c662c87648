"""The log of a table: everything that ever changes it, in the order in which it happened.

A table is its log. What is not an entry is not remembered, and what is one is on disk before anybody hears of it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from sixgun.engine.actions import Action
from sixgun.engine.box import Box
from sixgun.match.notation import read_choice, write_choice
from sixgun.server.messages.room import Agreement, Level


class LogEntry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that happened at a table."""


class Made(LogEntry, frozen=True, tag="made"):
    """The table itself; whoever makes it still has to sit down."""

    agreement: Agreement


class Sat(LogEntry, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    player: str
    name: str


class BotSat(LogEntry, frozen=True, tag="bot_sat"):
    seat: int
    level: Level
    name: str
    temper: str = ""


class Rose(LogEntry, frozen=True, tag="rose"):
    """The seat is empty: somebody left it before or after a game, or a bot was sent away."""

    seat: int


class GotReady(LogEntry, frozen=True, tag="got_ready"):
    seat: int
    ready: bool


class Hosted(LogEntry, frozen=True, tag="hosted"):
    """Somebody else decides from now on."""

    seat: int


class Dealt(LogEntry, frozen=True, tag="dealt"):
    """A game begins. The key of its shuffle stays in the log until the game is over."""

    key: str
    keep: list[int] = []


class Chose(LogEntry, frozen=True, tag="chose"):
    """The pending question is answered; `by` is empty for the person, else why a bot answered."""

    seat: int
    choice: Action  # written down in the notation of a saved game
    by: str = ""


class Interrupted(LogEntry, frozen=True, tag="interrupted"):
    seat: int
    choice: Action


class WentAway(LogEntry, frozen=True, tag="went_away"):
    """A bot plays on for this seat; `why`: absent, slow, stood_up, left."""

    seat: int
    why: str


class CameBack(LogEntry, frozen=True, tag="came_back"):
    seat: int


class WantsAgain(LogEntry, frozen=True, tag="wants_again"):
    """One more game, and perhaps with the same character."""

    seat: int
    keep: bool = False


class Resumed(LogEntry, frozen=True, tag="resumed"):
    """Somebody is at the table again after nobody was; or the server is."""


class Closed(LogEntry, frozen=True, tag="closed"):
    """Nobody will play here again; `why`: abandoned, empty."""

    why: str


AnyEntry = (
    Made
    | Sat
    | BotSat
    | Rose
    | GotReady
    | Hosted
    | Dealt
    | Chose
    | Interrupted
    | WentAway
    | CameBack
    | WantsAgain
    | Resumed
    | Closed
)


def encode(entry: LogEntry, box: Box | None = None) -> bytes:
    """An entry as it is written down. A choice needs the box of its game, in which its cards have names."""
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


def tag_of(entry: LogEntry) -> str:
    return str(entry.__struct_config__.tag)
