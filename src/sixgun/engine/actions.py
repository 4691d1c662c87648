"""What a player can do: the verbs, and one whole choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sixgun.engine.ids import NO_CARD, NOBODY, CardId, Seat

Verb = i64

# A verb says how, the card says what.
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

    # What `take` is depends on the choice; these say which of its meanings it has.

    @staticmethod
    def taking(target: Seat, card: CardId) -> Action:
        """Take this card of somebody, or FROM_HAND a card of the hand."""
        return Action(TAKING, NO_CARD, target, card)

    @staticmethod
    def counting(card: CardId, on_top: CardId) -> Action:
        """Of the cards turned up, this one counts, and that one ends on top of the discards."""
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
