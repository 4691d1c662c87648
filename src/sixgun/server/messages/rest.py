"""Request and response bodies of the HTTP interface."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from sixgun.editions import DEFAULT
from sixgun.server.messages.events import Happening
from sixgun.server.messages.game import GameView, LineMessage, Role
from sixgun.server.messages.room import Agreement, Code, Hash, Level, Name, Seat, Speed, Status

PlayerId = Annotated[str, Meta(min_length=1, max_length=40)]
MOST_EXACT: Final = 2**53 - 1  # the largest number that JavaScript holds exactly

# Players and tables.


class Newcomer(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me`: sign in with a name; there is no password."""

    name: Name


class TableSummary(Struct, frozen=True, omit_defaults=True):
    """A table, in a list."""

    code: Code
    edition: str
    status: Status
    players: int
    taken: int  # by people and bots
    speed: Speed
    host: str
    rated: bool = False
    spectators: bool = True


class Me(Struct, frozen=True, omit_defaults=True):
    name: str
    player: str  # a public token, no secret
    tables: list[TableSummary]  # where I have a seat in a running game
    rejoin: str  # a personal link path that brings me back on another device


Reach = Literal["everywhere", "network", "device"]


class Link(Struct, frozen=True):
    """An address of a table, and from where it can be reached."""

    address: str
    reach: Reach  # from `network`: for those in the same Wi-Fi


class LogOut(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/logout`. The body may be missing."""

    everywhere: bool = False


class DeviceListed(Struct, frozen=True):
    """A browser in which I am logged in."""

    device: str
    name: str  # such as `Firefox, Linux`; empty if it did not say
    since: int  # milliseconds since 1970
    seen: int  # to the day
    here: bool  # whether it is this one


class NewProgram(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/programs`: makes an account for a program of mine."""

    name: Name


class ProgramListed(Struct, frozen=True):
    """A program of mine."""

    player: str
    name: str


class ProgramMade(Struct, frozen=True):
    """A program of mine, and the token with which it logs in (`Authorization: Bearer`). It is shown only now."""

    player: str
    name: str
    token: str


ExampleName = Literal["distance", "weapons", "shots", "check", "life"]
"""The chapters of the rulebook with an example to play."""


class Quick(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/quick`: a game against bots, dealt at once."""

    edition: str = DEFAULT
    players: Annotated[int, Meta(ge=3, le=8)] = 5
    level: Level = "normal"
    name: Name | None = None
    seed: Annotated[int, Meta(ge=0, le=MOST_EXACT)] | None = None  # for practice: the same seed deals the same game
    pledge: Hash | None = None  # of a share of the shuffle, to be opened at the table before the deal
    example: ExampleName | None = None  # for practice: begin at this example of the rulebook, with four players


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`: opens a table; the caller takes a seat and is the host."""

    agreement: Agreement = field(default_factory=Agreement)
    bots: Annotated[list[Level], Meta(max_length=7)] = []


class TableCreated(Struct, frozen=True):
    code: Code
    path: str  # the page of the table


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{code}/seat`: takes this seat, or any open one."""

    seat: Seat | None = None


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/tables/{code}/bots/{seat}`."""

    level: Level = "normal"


class GetReady(Struct, frozen=True, forbid_unknown_fields=True):
    ready: bool = True
    pledge: Hash | None = None  # of a share of the shuffle


class StartGame(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{code}/start`: shuffles and deals. The body may be missing."""

    pledge: Hash | None = None


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{code}/host`: makes another player the host."""

    seat: Seat


class SomebodyHere(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody at a table: by their seat, or a spectator by the `player` of what they said."""

    seat: Seat | None = None
    player: PlayerId | None = None


class RemovePlayer(SomebodyHere, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`POST /api/tables/{code}/remove`, by the host."""

    ban: bool = False  # they cannot come back


class MutePlayer(SomebodyHere, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`POST /api/tables/{code}/mute`, by the host."""

    muted: bool = True


class AdmitPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{code}/admit`: the host's answer to somebody who asked for a seat."""

    player: PlayerId
    admitted: bool = True


class BlockPlayer(SomebodyHere, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`POST /api/tables/{code}/block`: not to hear somebody any more, and not to sit with them at a public table."""


class ReportPlayer(SomebodyHere, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`POST /api/tables/{code}/report`: tells the operator of the server about somebody."""

    reason: Literal["insults", "name", "cheating", "other"] = "other"
    text: Annotated[str, Meta(max_length=500)] = ""


class Blocked(Struct, frozen=True):
    """Somebody whom I have blocked."""

    player: str
    name: str  # when I did


# Editions and rulings.


class CardFace(Struct, frozen=True):
    kind: str
    suit: Literal["spades", "hearts", "diamonds", "clubs"]
    rank: str


Healed = Literal["", "self", "target", "everybody"]


Sign = Literal[
    "card", "discard", "distance", "dodge", "duel", "endless", "everybody", "hearts", "hit", "life", "skip", "spades",
    "take", "waits", "within",
]  # fmt: skip


class Symbol(Struct, frozen=True, omit_defaults=True):
    """A sign on a card's face, with its number if it has one."""

    sign: Sign
    count: int = 0


class CardKind(Struct, frozen=True):
    """Facts about a kind of card for hints and warnings, so that clients need no rules."""

    colour: Literal["brown", "blue", "green"]
    weapon: bool
    reach: int
    rapid: bool  # a weapon played for its rate of fire, not for its range
    shoots: bool
    heals: Healed
    jails: bool
    explodes: bool
    symbols: list[Symbol]  # what it does, as its face shows it


class EditionFacts(Struct, frozen=True):
    """`GET /api/editions/{edition}`: the deck, the characters and the settings."""

    name: str
    min_players: int
    max_players: int
    deck: list[CardFace]
    kinds: dict[str, CardKind]
    characters: dict[str, int]  # their life
    roles: dict[str, list[Role]]  # by number of players
    settings: dict[str, str | int | bool]
    choices: dict[str, list[str]]  # the values of every setting that is a word
    event_cards: dict[str, list[str]]  # by the setting that adds them; the last of each is the title card
    simplified: bool


class Ruling(Struct, frozen=True):
    """An entry of the ledger."""

    id: str
    text: str  # in English
    expansion: str  # that it is a rule of, by its setting; its source is no booklet. Empty for the rules of an edition
    lines: list[str]  # of the edition's booklet that say so, such as `13-17`; none where it does not say so
    decided: bool  # by this project, because no booklet says it
    answers: bool  # whether the words hold a question and an answer under `ruling-` and the id


# Replays.


class ReplaySummary(Struct, frozen=True, omit_defaults=True):
    """A replay, in a list."""

    replay: str
    edition: str
    names: list[str]
    winners: list[int]
    roles: list[Role]
    characters: list[str]
    ended: int  # milliseconds since 1970
    moves: int
    mine: int = -1  # my seat
    practice: bool = False  # roles, characters or the shuffle were fixed before the deal


class Still(Struct, frozen=True, omit_defaults=True):
    """One moment of a replay: the table after `seq` choices, and what happened since the previous still."""

    game: GameView
    happened: list[Happening] = []
    lines: list[LineMessage] = []


class Film(Struct, frozen=True):
    """`GET /api/replays/{replay}/stills?seat=&start=&count=`."""

    kept: ReplaySummary
    total: int
    start: int
    stills: list[Still]


class ChainLink(Struct, frozen=True):
    """An entry of a table's log in the hash chain over it (docs/fairness.md)."""

    kind: str
    hash: str  # of the entry, with the key of its game
    head: str  # of the chain, after it
    entry: str | None  # what is hashed, if it is a move


class Chain(Struct, frozen=True):
    """`GET /api/replays/{replay}/chain?start=&count=`."""

    total: int
    start: int
    links: list[ChainLink]


class Chances(Struct, frozen=True):
    """`GET /api/replays/{replay}/chances`: each side's chance of winning over the game, and the turning points."""

    seqs: list[int]
    sides: dict[str, list[float]]
    turning: list[int]


# Results.


class WinCount(Struct, frozen=True):
    """Games and wins with one role, one character or one edition."""

    what: str
    games: int
    wins: int


class Results(Struct, frozen=True):
    """`GET /api/players/{player}`."""

    name: str
    games: int
    wins: int
    roles: list[WinCount]
    characters: list[WinCount]
    editions: list[WinCount]
    rating: int | None


class Ranked(Struct, frozen=True):
    player: str
    name: str
    rating: int
    games: int


class Operator(Struct, frozen=True):
    """`GET /api/operator`: what those who run this server say about themselves, as plain text."""

    imprint: str  # who they are; empty if they have not said so
    privacy: str  # what they do with data, besides what every server does
    keep_games: int  # days for which closed tables with finished games are kept; 0 is for ever
    keep_tables: int  # and others


class Problem(Struct, frozen=True, omit_defaults=True):
    """The body of every error: a code for programs, a sentence for people, and facts."""

    code: str
    detail: str
    facts: dict[str, str | int] = {}
