"""Messages of the WebSocket `/api/tables/{code}/socket`."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from sixgun.server.messages.events import Happening
from sixgun.server.messages.game import Choice, Clock, GameView, LineMessage, Reason
from sixgun.server.messages.room import Hash, Room

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]  # chosen by the client, new for each decision
Phrase = Literal[
    "hello", "good_luck", "good_game", "thanks", "sorry", "nice_shot", "ouch", "trust_me", "i_am_deputy",
    "shoot_him", "help", "hurry", "well_played", "oops", "laugh", "tip_hat",
]  # fmt: skip
StaleReason = Literal["answered", "game_over"]
WrongCode = Literal[
    "malformed", "key_used", "not_allowed", "too_fast", "storage", "rules", "muted", "busy", "draining",
    "too_late",
]  # fmt: skip
Farewell = Literal["restart", "closed", "removed", "logged_out", "banned_here", "too_much", "protocol"]
CLOSE_CODES: Final[dict[Farewell, int]] = {
    "restart": 1012,
    "closed": 4410,
    "removed": 4403,
    "logged_out": 4401,
    "banned_here": 4423,
    "too_much": 4429,
    "protocol": 4426,
}
"""The code with which a connection is closed after each goodbye."""

# From the client.


class Choose(Struct, frozen=True, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """Answer the pending decision. Repeating a key repeats the reply and changes nothing."""

    key: Key
    prompt: int
    choice: Choice
    seat: int = -1  # needed only by a person who plays several seats


class Interrupt(Struct, frozen=True, tag_field="type", tag="interrupt", forbid_unknown_fields=True):
    """Use an ability that works at any time."""

    key: Key
    choice: Choice
    seat: int = -1


class TakeBack(Struct, frozen=True, tag_field="type", tag="take_back", forbid_unknown_fields=True):
    """Take back one's own last choice, where a `game` says that it is possible. Repeating a key repeats the reply."""

    key: Key
    prompt: int  # the pending one, which another player may have to answer


class AskWhy(Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask why this cannot be chosen."""

    choice: Choice


class AskHistory(Struct, frozen=True, tag_field="type", tag="history", forbid_unknown_fields=True):
    """Ask for everything that has happened in this game."""


BotPace = Literal["slow", "normal", "fast", "instant"]


class SetPace(Struct, frozen=True, tag_field="type", tag="pace", forbid_unknown_fields=True):
    """At a table without other people: how fast its bots answer, from now on, until everybody has left."""

    pace: BotPace


class Say(Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Emote(Struct, frozen=True, tag_field="type", tag="emote", forbid_unknown_fields=True):
    phrase: Phrase
    target: int = -1


class Again(Struct, frozen=True, tag_field="type", tag="again", forbid_unknown_fields=True):
    """After a game: ask for another."""

    keep: bool = False  # the same character
    pledge: Hash | None = None  # of a share of the shuffle


class OpenShare(Struct, frozen=True, tag_field="type", tag="open", forbid_unknown_fields=True):
    """The share of the shuffle that was pledged, as soon as `room.round` shows that the deal is sealed."""

    share: Hash


class SitBack(Struct, frozen=True, tag_field="type", tag="sit_back", forbid_unknown_fields=True):
    """Take the seat back from the bot."""


class StandUp(Struct, frozen=True, tag_field="type", tag="stand_up", forbid_unknown_fields=True):
    """Let a bot take over the seat."""


class Nudge(Struct, frozen=True, tag_field="type", tag="nudge", forbid_unknown_fields=True):
    """Remind the player everyone is waiting for."""


class Look(Struct, frozen=True, tag_field="type", tag="look", forbid_unknown_fields=True):
    """From an eliminated player: show every card, or only what everyone sees."""

    open: bool


class AskExplanation(Struct, frozen=True, tag_field="type", tag="explain", forbid_unknown_fields=True):
    """At a table without other people: ask a bot to explain its last move."""

    seat: int


class Ping(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


FromClient = (
    Choose
    | Interrupt
    | TakeBack
    | AskWhy
    | AskHistory
    | SetPace
    | Say
    | Emote
    | Again
    | OpenShare
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
    lines: list[LineMessage] = []  # the same, as lines of the log
    clock: Clock | None = None
    practice: bool = False  # something was fixed before the deal: `room.practice` says what
    may_look: bool = False  # I am out and may see all cards
    may_take_back: bool = False  # my last choice, which nothing hidden has followed
    entries: int = 0  # of the table's log
    head: str | None = None  # of the hash chain over them


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The choice is on disk."""

    key: str
    seq: int


class Stale(Struct, frozen=True, tag_field="type", tag="stale"):
    """The decision was already answered, by a person, a bot or the clock. The current view follows."""

    key: str
    reason: StaleReason


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing has changed."""

    key: str
    reason: Reason


class Why(Struct, frozen=True, tag_field="type", tag="why"):
    choice: Choice
    reason: Reason | None  # null: it could be chosen


class History(Struct, frozen=True, tag_field="type", tag="history"):
    happened: list[Happening]
    seqs: list[int]  # the number of choices made before each event
    lines: list[LineMessage]
    line_seqs: list[int]  # and before each line


class Said(Struct, frozen=True, tag_field="type", tag="said", omit_defaults=True):
    """Chat. Eliminated players hear each other; the living do not hear them."""

    name: str
    text: str
    seat: int = -1  # -1 is a spectator
    out: bool = False
    at: int = 0  # milliseconds since 1970
    player: str = ""  # of a spectator


class Emoted(Struct, frozen=True, tag_field="type", tag="emoted", omit_defaults=True):
    name: str
    phrase: Phrase
    seat: int = -1
    target: int = -1
    at: int = 0
    player: str = ""  # of a spectator


class Nudged(Struct, frozen=True, tag_field="type", tag="nudged"):
    seat: int
    by: int


class Motive(Struct, frozen=True):
    """One reason for a bot's move. Seats are numbers; roles and deeds are keys."""

    code: str
    facts: dict[str, int | str]


class TakenBack(Struct, frozen=True, tag_field="type", tag="taken_back"):
    """A player took their last choice back: of the game, only so many choices have happened. A view follows.

    `history` has everything that happened, without what was taken back.
    """

    seat: int
    seq: int


class Explained(Struct, frozen=True, tag_field="type", tag="explained"):
    """The reasons for a bot's move, for the messages `explain-...`."""

    seat: int
    reasons: list[Motive]


class Goodbye(Struct, frozen=True, tag_field="type", tag="goodbye", omit_defaults=True):
    """The server closes the connection. After `restart` it is worth coming back in a moment."""

    reason: Farewell
    wait: int = 0  # milliseconds until then, so that not everybody comes back at once


class Wrong(Struct, frozen=True, tag_field="type", tag="wrong", omit_defaults=True):
    """The message was not accepted."""

    code: WrongCode
    key: str | None = None
    seconds: int | None = None  # to wait before it is sent again


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
    | TakenBack
    | Explained
    | Goodbye
    | Wrong
    | Pong
)
