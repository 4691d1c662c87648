"""A table as its members see it: the agreement, the seats and the series."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from sixgun.editions import DEFAULT
from sixgun.server.messages.game import Role

PROTOCOL: Final = 1
"""The version of these messages, raised when an older client would misunderstand one of them."""

Speed = Literal["relaxed", "normal", "fast", "none"]
Level = Literal["easy", "normal", "hard", "expert"]
Status = Literal["lobby", "playing", "over", "closed"]
Sitter = Literal["empty", "person", "bot"]
Pause = Literal["storage", "rules"]
Code = Annotated[str, Meta(pattern="^[A-Z2-9]{6}([A-Z2-9]{4})?$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # or a share: 32 bytes


class Agreement(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The options of a table, agreed before the deal. All have defaults."""

    edition: str = DEFAULT
    players: Annotated[int, Meta(ge=3, le=8)] = 5
    speed: Speed = "normal"
    public: bool = False
    spectators: bool = True
    chat: bool = True
    rated: bool = False
    ask_first: bool = False  # the host is asked before somebody sits down
    dead_see_all: bool = True  # eliminated players may see all cards
    hot_seat: bool = False  # one person plays several seats on one device
    house_rules: dict[str, str | int | bool] = {}
    choose_characters: bool = False
    simplified: bool = False
    keep_characters: Literal["off", "by_agreement", "individual"] | None = None  # null: as the edition says
    star_passes: bool | None = None  # null: as the edition says
    roles: Annotated[list[Role | None], Meta(max_length=8)] = []  # for practice, by seat
    characters: Annotated[list[str | None], Meta(max_length=8)] = []  # for practice, by seat
    position: Annotated[str, Meta(max_length=8000)] | None = None  # for practice: begin here (docs/notation.md)
    seeded: bool = False  # for practice: the shuffle was chosen, not drawn


class Practice(Struct, frozen=True, omit_defaults=True):
    """What was fixed before the deal. To what it was fixed is as secret as it is in any other game."""

    roles: list[int] = []  # of these seats
    characters: list[int] = []  # of these seats
    position: bool = False  # hands, deck and everything else
    shuffle: bool = False


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat and its occupant."""

    sitter: Sitter
    name: str = ""
    level: Level | None = None  # of a bot
    temper: str = ""  # of a bot
    ready: bool = False
    here: bool = True  # connected
    bot_plays: bool = False  # a bot answers for an absent person
    mine: bool = False
    host: bool = False
    score: int = 0  # games won in this series
    again: bool = False  # wants a rematch
    keeps: bool = False  # and the same character
    rating: int | None = None
    muted: bool = False  # by the host
    program: bool = False  # somebody's program plays here, as a person does


class Knock(Struct, frozen=True):
    """Somebody who asks the host for a seat."""

    player: str
    name: str


class Contribution(Struct, frozen=True, omit_defaults=True):
    """What a player adds to a shuffle."""

    seat: int
    pledge: str  # the hash of the share
    opened: bool = False  # in time
    share: str | None = None  # published after the game


class SharedShuffle(Struct, frozen=True, omit_defaults=True):
    """A shuffle that the server and the players make together (docs/fairness.md)."""

    commitment: str  # the hash of the server's secret
    seal: str  # the hash of what `room` showed when the shares were opened
    terms: str  # everything besides chance that decides the deal
    shares: list[Contribution] = []
    secret: str | None = None  # of the server, published after the game


class Room(Struct, frozen=True, omit_defaults=True):
    code: Code
    protocol: int  # the version of the messages
    status: Status
    agreement: Agreement
    chairs: list[Chair]
    watchers: int
    game: int  # the number of the game in the series, from 1; 0 before the first
    practice: Practice | None = None  # what was fixed, at a table for practice
    commitment: str | None = None  # to the server's secret for the next shuffle
    round: SharedShuffle | None = None  # the shuffle that is being made: open your share now
    broken_off: int = 0  # rounds that ended without a deal
    shuffle: SharedShuffle | None = None  # of the last deal
    seed: str | None = None  # the key of the last deal, published after the game
    entries: int = 0  # of the table's log
    head: str | None = None  # of the hash chain over them
    replay: str | None = None  # the replay of the finished game
    knocks: list[Knock] = []  # people who ask the host for a seat
    may_keep: list[int] = []  # seats that may play the same character again
    paused: Pause | None = None  # why the table is paused
