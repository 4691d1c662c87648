"""A game as one seat may know it. Cards are numbers into the deck of `GET /api/editions/{edition}`; -1 is hidden."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Role = Literal["sheriff", "deputy", "outlaw", "renegade"]
Side = Literal["law_side", "outlaw_side", "renegade_side", "deputy", "outlaw", "renegade"]  # the last three among three
Reached = Literal["law", "outlaw", "renegade", "three"]
Verb = Literal["pass", "play", "use", "discard", "draw", "take", "ability", "name", "return"]
PromptName = Annotated[str, Meta(extra={"typescript": "PromptName"})]
"""The name of a question. The engine declares them; the generator reads them there."""
RefusalCode = Annotated[str, Meta(extra={"typescript": "RefusalCode"})]
"""The code of a refusal, likewise."""


class Choice(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A complete move: verb, card, target, what is taken and what is paid."""

    verb: Verb
    card: int = -1
    target: int = -1
    take: int = -1  # a card; -2 is a random hand card; with the verb `name`, the number of the character offered
    pay: int = -1


class Reason(Struct, frozen=True):
    """Why something cannot be done: a code with its facts."""

    code: RefusalCode
    facts: dict[str, int]


Fact = int | str | bool | list[int]
Tone = Literal["turn", "fight", "cards", "news", "end"]


class LineMessage(Struct, frozen=True):
    """A line of the log: the code of a message with its facts. `FACT_TYPES` gives the type of each fact."""

    code: str
    facts: dict[str, Fact]
    tone: Tone


class Prompt(Struct, frozen=True, omit_defaults=True):
    """The pending decision: who must answer, what is asked, and whose card caused it."""

    id: int  # goes back with the answer
    seat: int
    name: PromptName
    by: int = -1
    card: int = -1
    facts: dict[str, Fact] = {}  # for the message `prompt-…` of this name, typed like those of a line


class PlayerView(Struct, frozen=True, omit_defaults=True):
    """A player as seen from across the table."""

    character: str
    ability: str  # the one in force, which Vera Custer changes
    role: Role | None  # null while it is secret
    alive: bool
    life: int
    max_life: int
    hand: int  # how many cards
    in_play: list[int]
    reach: int
    distance: int = 0  # from me: seats + remoteness - sight, at least 1; 0 for myself and for the dead
    seats: int = 0
    remoteness: int = 0
    sight: int = 0
    aims: bool = False  # whether their weapon reaches me
    cards: list[int] | None = None  # the hand itself: only mine, or everyone's in an open view
    ghost: bool = False  # back for one turn without being alive
    shown: list[int] = []  # hand cards that everybody has seen
    asleep: bool = False  # their cards in play have no effect now


class EventCards(Struct, frozen=True):
    """The event cards of a game that has any, all public."""

    card: str  # in force; empty before the first is turned
    next: str  # on top of the pile; empty after the last
    left: int  # in the pile
    past: list[str]  # covered, the oldest first
    suit: str  # that every card counts as; empty for the printed ones
    counter_clockwise: bool = False  # the order of turns


class Clock(Struct, frozen=True):
    """The clock of the player who must answer, in milliseconds: `left` for this decision, then the bank."""

    left: int
    bank: int


class GameView(Struct, frozen=True, omit_defaults=True):
    """The whole table. Each view is complete: clients need nothing from earlier ones."""

    seq: int  # choices made so far
    me: int  # -1 for a spectator
    people: list[PlayerView]
    turn: int
    turns: int
    deck: int
    discards: list[int]
    display: list[int]
    display_owner: int  # who may look; -1 means everyone
    resolving: list[int]
    role: Role | None = None
    hand: list[int] = []
    reasons: list[Reason | None] = []  # why each card in my hand cannot be played now
    waiting: list[int] = []  # cards in play that cannot be used before a later turn
    removed: list[int] = []
    prompt: Prompt | None = None  # null when the game is over
    options: list[Choice] = []  # mine
    interrupts: list[Choice] = []  # mine, at any time
    offered: list[str] = []  # characters to choose from
    winners: list[int] = []
    events: EventCards | None = None  # in a game with event cards
    laid_on_deck: list[int] = []  # cards laid face down on the deck, the top one last; -1 those of others
