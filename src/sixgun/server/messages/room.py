"""A table as its members see it: the agreement, the seats and the series."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sixgun.editions import DEFAULT
from sixgun.server.messages.game import Role

Speed = Literal["relaxed", "normal", "fast", "none"]
Level = Literal["easy", "normal", "hard", "expert"]
Status = Literal["lobby", "playing", "over", "closed"]
Sitter = Literal["empty", "person", "bot"]
Code = Annotated[str, Meta(pattern="^[A-Z2-9]{6}([A-Z2-9]{4})?$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=7)]


class Agreement(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The options of a table, agreed before the deal. All have defaults."""

    edition: str = DEFAULT
    players: Annotated[int, Meta(ge=3, le=8)] = 5
    speed: Speed = "normal"
    public: bool = False
    spectators: bool = True
    chat: bool = True
    rated: bool = False
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


class Room(Struct, frozen=True, omit_defaults=True):
    code: Code
    status: Status
    agreement: Agreement
    chairs: list[Chair]
    watchers: int
    game: int  # the number of the game in the series, from 1; 0 before the first
    practice: Practice | None = None  # what was fixed, at a table for practice
    commitment: str | None = None  # the hash of the seed, published before the first card
    seed: str | None = None  # the seed, published after the last
    replay: str | None = None  # the replay of the finished game
    may_keep: list[int] = []  # seats that may play the same character again
    paused: str | None = None  # why the table is paused: storage, rules
