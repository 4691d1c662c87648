"""The nouns everything else is spelled with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

# Plain integers, because the compiler makes them machine words; people see their names.
Seat = i64
CardId = i64  # index into the deck of the game's box
Kind = i64
Suit = i64
Rank = i64  # 2 to 14, the ace high (DRW-02)
Verb = i64
Zone = i64
Role = i64

MOST_SEATS: Final = 8
NOBODY: Final = -1
NO_CARD: Final = -1
FROM_HAND: Final = -2  # as what is taken: a random card of the hand

SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
SUIT_LETTERS: Final = "SHDC"
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade")

# What a player can do. A verb says how, the card says what.
PASSING: Final = 0  # end the phase, take the hit, decline
PLAYING: Final = 1  # a card from hand
USING: Final = 2  # a card in play in front of me
DISCARDING: Final = 3  # without its effect
DRAWING: Final = 4  # a Draw! for a Barrel
TAKING: Final = 5  # a card, or from a player
ABILITY: Final = 6  # my character's
NAMING: Final = 7  # a person, or a character
RETURNING: Final = 8  # a card I looked at
VERBS: Final = ("pass", "play", "use", "discard", "draw", "take", "ability", "name", "return")

# Where a card can be.
DECK: Final = 0
DISCARDS: Final = 1
DISPLAY: Final = 2  # turned up or looked at, waiting for a choice
RESOLVING: Final = 3  # played, and still taking effect
BOX: Final = 4  # not in this game
HAND: Final = 100  # a hand is HAND + seat
IN_PLAY: Final = 200  # cards in front of a player are IN_PLAY + seat
PLACES: Final = {DECK: "deck", DISCARDS: "discards", DISPLAY: "display", RESOLVING: "resolving", BOX: "box"}  # shared


@mypyc_attr(acyclic=True)
class Action:
    """One whole choice: card, target, what is taken, what is paid.

    Written out by hand, like the frames: compiled, that is made 18 times faster than a frozen dataclass.
    """

    def __init__(
        self, verb: Verb, card: CardId = NO_CARD, target: Seat = NOBODY, take: CardId = NO_CARD, pay: CardId = NO_CARD
    ) -> None:
        self.verb: Final[i64] = verb
        self.card: Final[i64] = card
        self.target: Final[i64] = target
        self.take: Final[i64] = take
        self.pay: Final[i64] = pay

    def same(self, other: Action) -> bool:
        return (
            self.verb == other.verb
            and self.card == other.card
            and self.target == other.target
            and self.take == other.take
            and self.pay == other.pay
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.same(other)

    def __hash__(self) -> int:
        return hash((self.verb, self.card, self.target, self.take, self.pay))

    def __repr__(self) -> str:
        return f"Action({VERBS[self.verb]}, {self.card}, {self.target}, {self.take}, {self.pay})"

    def __reduce__(self) -> tuple[type[Action], tuple[int, int, int, int, int]]:
        return (Action, (self.verb, self.card, self.target, self.take, self.pay))


PASS: Final = Action(PASSING)
