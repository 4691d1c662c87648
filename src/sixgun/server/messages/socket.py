"""What is said over the WebSocket `/api/tables/{code}/socket`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sixgun.server.messages.events import Happening
from sixgun.server.messages.game import Choice, Clock, GameView, LineMessage, Reason
from sixgun.server.messages.room import Room

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]  # made by the client, once for each decision
Phrase = Literal[
    "hello", "good_luck", "good_game", "thanks", "sorry", "nice_shot", "ouch", "trust_me", "i_am_deputy",
    "shoot_him", "help", "hurry", "well_played", "oops", "laugh", "tip_hat",
]  # fmt: skip

# From the client.


class Choose(Struct, frozen=True, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """Answer the pending decision. The same key gets the same answer, however often it comes."""

    key: Key
    prompt: int
    choice: Choice
    seat: int = -1  # only needed by somebody who plays several seats


class Interrupt(Struct, frozen=True, tag_field="type", tag="interrupt", forbid_unknown_fields=True):
    """Use an ability that works at any time."""

    key: Key
    choice: Choice
    seat: int = -1


class AskWhy(Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why could this not be chosen?"""

    choice: Choice


class AskHistory(Struct, frozen=True, tag_field="type", tag="history", forbid_unknown_fields=True):
    """Everything that happened in this game so far."""


class Say(Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Emote(Struct, frozen=True, tag_field="type", tag="emote", forbid_unknown_fields=True):
    phrase: Phrase
    target: int = -1


class Again(Struct, frozen=True, tag_field="type", tag="again", forbid_unknown_fields=True):
    """After a game: one more."""

    keep: bool = False  # the same character


class SitBack(Struct, frozen=True, tag_field="type", tag="sit_back", forbid_unknown_fields=True):
    """I am here again: the bot may go."""


class StandUp(Struct, frozen=True, tag_field="type", tag="stand_up", forbid_unknown_fields=True):
    """A bot shall play on for me."""


class Nudge(Struct, frozen=True, tag_field="type", tag="nudge", forbid_unknown_fields=True):
    """Reminds the player everyone is waiting for."""


class Look(Struct, frozen=True, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Of a player who is out: look at everything, or at what everybody sees."""

    open: bool


class AskExplanation(Struct, frozen=True, tag_field="type", tag="explain", forbid_unknown_fields=True):
    """At a table without other people: why did this bot do what it did last?"""

    seat: int


class Ping(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


FromClient = (
    Choose
    | Interrupt
    | AskWhy
    | AskHistory
    | Say
    | Emote
    | Again
    | SitBack
    | StandUp
    | Nudge
    | Look
    | AskExplanation
    | Ping
)

# From the server.


class RoomMessage(Struct, frozen=True, tag_field="type", tag="room"):
    room: Room


class GameMessage(Struct, frozen=True, tag_field="type", tag="game", omit_defaults=True):
    """The table now, and what happened since the last message of this kind on this connection."""

    game: GameView
    happened: list[Happening] = []
    lines: list[LineMessage] = []  # the same as the log tells it
    clock: Clock | None = None


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The choice is on disk."""

    key: str
    seq: int


class Stale(Struct, frozen=True, tag_field="type", tag="stale"):
    """Somebody or something answered before; the current view follows."""

    key: str
    reason: str


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing has changed."""

    key: str
    reason: Reason


class Why(Struct, frozen=True, tag_field="type", tag="why"):
    choice: Choice
    reason: Reason | None  # null: it could be chosen


class History(Struct, frozen=True, tag_field="type", tag="history"):
    happened: list[Happening]
    seqs: list[int]  # for each happening, the number of choices made before it
    lines: list[LineMessage]
    line_seqs: list[int]  # the same for each line


class Said(Struct, frozen=True, tag_field="type", tag="said", omit_defaults=True):
    """Chat. Those who are out hear each other; the living do not hear them."""

    name: str
    text: str
    seat: int = -1  # -1 is a spectator
    out: bool = False
    at: int = 0  # milliseconds since 1970


class Emoted(Struct, frozen=True, tag_field="type", tag="emoted", omit_defaults=True):
    name: str
    phrase: Phrase
    seat: int = -1
    target: int = -1
    at: int = 0


class Nudged(Struct, frozen=True, tag_field="type", tag="nudged"):
    seat: int
    by: int


class Motive(Struct, frozen=True):
    """A part of why a bot moved so; seats are numbers, roles and deeds are words."""

    code: str
    facts: dict[str, int | str]


class Explained(Struct, frozen=True, tag_field="type", tag="explained"):
    """Why a bot moved so: codes with facts, as `explain-...` messages."""

    seat: int
    reasons: list[Motive]


class Goodbye(Struct, frozen=True, tag_field="type", tag="goodbye"):
    """The server closes the connection: `restart` (come back), `left`, `closed`, `elsewhere`, `too_much`."""

    reason: str


class Wrong(Struct, frozen=True, tag_field="type", tag="wrong"):
    """What came was no message, or may not be said now. A code: `malformed`, `too_fast`, `not_allowed`, `storage`."""

    code: str
    key: str | None = None


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    pass


FromServer = (
    RoomMessage
    | GameMessage
    | Done
    | Stale
    | Refused
    | Why
    | History
    | Said
    | Emoted
    | Nudged
    | Explained
    | Goodbye
    | Wrong
    | Pong
)
