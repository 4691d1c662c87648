"""Actions: the verbs, and one complete move of a player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sixgun.engine.ids import NO_CARD, NOBODY, CardId, Seat

Verb = i64

# The verb says how, the card says what.
PASSING: Final = 0  # end the phase, take the hit or decline
PLAYING: Final = 1  # a card from hand
USING: Final = 2  # a card in play in front of me
DISCARDING: Final = 3  # a card, without its effect
DRAWING: Final = 4  # a Draw! for a Barrel
TAKING: Final = 5  # a card, or one from a player
ABILITY: Final = 6  # my character's
NAMING: Final = 7  # a person, or a character
RETURNING: Final = 8  # a card I looked at
VERBS: Final = ("pass", "play", "use", "discard", "draw", "take", "ability", "name", "return")


@mypyc_attr(acyclic=True)
class Action:
    """A complete move: verb, card, target, what is taken and what is paid.

    Written out by hand, as frames are: compiled, it is made 18 times faster than a frozen dataclass.
    """

    def __init__(
        self, verb: Verb, card: CardId = NO_CARD, target: Seat = NOBODY, take: CardId = NO_CARD, pay: CardId = NO_CARD
    ) -> None:
        self.verb: Final[i64] = verb
        self.card: Final[i64] = card
        self.target: Final[i64] = target
        self.take: Final[i64] = take
        self.pay: Final[i64] = pay

    # The meaning of `take` depends on the move. These constructors and properties name it.

    @staticmethod
    def taking(target: Seat, card: CardId) -> Action:
        """Take this card from a player; FROM_HAND is a random hand card."""
        return Action(TAKING, NO_CARD, target, card)

    @staticmethod
    def counting(card: CardId, on_top: CardId) -> Action:
        """Of the cards turned up, use `card`; `on_top` ends on top of the discard pile."""
        return Action(TAKING, card, NOBODY, on_top)

    @staticmethod
    def choosing(offer: i64) -> Action:
        """Choose the character with this number among those offered."""
        return Action(NAMING, NO_CARD, NOBODY, offer)

    @property
    def on_top(self) -> CardId:
        return self.take

    @property
    def offer(self) -> i64:
        return self.take

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
