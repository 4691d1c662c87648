"""What a card and a character may decide. Every default is the printed rule.

Names show their kind: a noun answers and changes nothing, `may_...` offers actions, `..._phase` replaces a phase,
`on_...` reacts to a moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from sixgun.engine.actions import Action
from sixgun.engine.game import Game
from sixgun.engine.ids import CardId, Kind, Seat
from sixgun.engine.refusals import ALLOWED, NO_ANSWER, Refusal
from sixgun.engine.settings import Rules

Effect = Callable[[Game, Seat, Action], None]

BROWN: Final = 0
BLUE: Final = 1
GREEN: Final = 2
COLOURS: Final = ("brown", "blue", "green")

# Whom a card may be aimed at.
SELF: Final = 0  # no choice of a player
IN_REACH: Final = 1  # of one's weapon (SYM-12)
AT_DISTANCE_1: Final = 2  # whatever the weapon (SYM-13, SYM-14)
ANY_OTHER: Final = 3
ANYBODY: Final = 4  # oneself included (SYM-10)
JAILABLE: Final = 5  # anybody but the sheriff
AT_PEPPERBOX_RANGE: Final = 6  # by setting (DER-31)
WHOLE_TABLE: Final = 7  # a blue card, where it may be laid in front of others too (DER-42)


def no_effect(g: Game, me: Seat, action: Action) -> None:
    """Nothing happens."""


class Card:
    """A kind of card: whom it may be aimed at, what it does, what it changes while it lies in play."""

    def __init__(
        self,
        kind: Kind,
        key: str,
        colour: i64,
        effect: Effect = no_effect,
        *,
        aim: i64 = SELF,
        takes: bool = False,
        costs: bool = False,
        bang: bool = False,
        missed: bool = False,
        answers_only: bool = False,
        reach: i64 = 0,
        rapid: bool = False,
        sight: i64 = 0,
        remoteness: i64 = 0,
        barrels: i64 = 0,
    ) -> None:
        self.kind: Final[i64] = kind
        self.key: Final = key
        self.colour: Final[i64] = colour
        self.effect: Final = effect
        self.aim: Final[i64] = aim
        self.takes: Final = takes  # a card of the target is taken or discarded
        self.costs: Final = costs  # another hand card must be paid (BR-COST)
        self.bang: Final = bang  # is a BANG! card, not only one with its symbol (PH2-15)
        self.missed: Final = missed  # has the Missed! symbol
        self.answers_only: Final = answers_only
        self.reach: Final[i64] = reach  # of a weapon
        self.rapid: Final = rapid  # any number of BANG!
        self.sight: Final[i64] = sight
        self.remoteness: Final[i64] = remoteness
        self.barrels: Final[i64] = barrels

    def barred(self, g: Game, me: Seat) -> i64:
        """Why this hand card cannot be played now at all."""
        return ALLOWED


NOTHING: Final[list[Action]] = []  # never changed


def snake(name: str) -> str:
    """`BartCassidy` is the key `bart_cassidy`."""
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


class Character:
    def __init__(self) -> None:
        self.key: Final = snake(type(self).__name__)

    # Questions: return the answer, change nothing.

    def life(self, rules: Rules) -> i64:
        return 4

    def sight(self) -> i64:
        """How much closer I see the others."""
        return 0

    def remoteness(self) -> i64:
        """How much farther the others see me."""
        return 0

    def barrels(self) -> i64:
        return 0

    def rapid(self) -> bool:
        """Any number of BANG! in my turn."""
        return False

    def missed_needed(self) -> i64:
        """How many Missed! it takes to dodge my BANG!."""
        return 1

    def beer_heals(self) -> i64:
        return 1

    def turned(self) -> i64:
        """How many cards I turn up for a Draw!."""
        return 1

    def hand_limit(self, g: Game, me: Seat) -> i64:
        return g.players[me].life

    def played_kind(self, kind: Kind) -> Kind:
        """What a hand card of this kind is when I play it in my turn."""
        return kind

    def dodges_with(self, card: Card) -> bool:
        """Does this hand card answer a hit? A green one must lie in play first."""
        return card.missed and card.colour == BROWN

    def shoots_with(self, card: Card) -> bool:
        """Does this hand card answer as a BANG!, in a Duel or against Indians!?"""
        return card.bang

    def unaffected_by(self, g: Game, card: CardId) -> bool:
        """Has a card that somebody else played no effect on me?"""
        return False

    def ignores_gear(self) -> bool:
        """In my turn, cards in play in front of others have no effect."""
        return False

    def minds_empty_hand(self) -> bool:
        return False

    def reads_discards(self) -> bool:
        """Does the order of the discards matter to me?"""
        return False

    def inherits(self) -> bool:
        """Do I get the cards of the dead?"""
        return False

    def prevents_losses(self, g: Game) -> bool:
        """Have I something besides Beer that prevents the loss of life?"""
        return False

    # Offers: extra actions in a decision of mine.

    def may_play(self, g: Game, me: Seat) -> list[Action]:
        return NOTHING

    def may_prevent(self, g: Game, me: Seat) -> list[Action]:
        return NOTHING

    def may_interrupt(self, g: Game, me: Seat) -> list[Action]:
        """What I may do at any time, also while others think."""
        return NOTHING

    def use(self, g: Game, me: Seat, action: Action) -> None:
        """Carry out what I offered."""
        raise NotImplementedError

    def pay(self, g: Game, me: Seat, action: Action) -> None:
        """Pay for preventing the loss of a life point."""
        raise NotImplementedError

    def refusal(self, g: Game, me: Seat, action: Action) -> Refusal:
        """Why my ability cannot be used like this."""
        return Refusal(NO_ANSWER)

    # Phases: what happens instead.

    def draw_phase(self, g: Game, me: Seat) -> None:
        g.draw(me, 2)

    # Moments: something happened; push frames or change the game.

    def on_turn(self, g: Game, me: Seat) -> None:
        """Dynamite and Jail are settled; phase 1 is next, unless the turn is lost."""

    def on_hit(self, g: Game, me: Seat, by: Seat, amount: i64) -> None:
        """I lost life, by a card of this player, and live."""

    def on_answered(self, g: Game, me: Seat, card: CardId) -> None:
        """I played or discarded this hand card as a reaction, not in a Duel."""

    def on_duel_over(self, g: Game, me: Seat, bangs: i64) -> None:
        """I was challenged, and discarded so many BANG!."""

    def on_death(self, g: Game, me: Seat, dead: Seat) -> None:
        """Somebody else was eliminated."""

    def on_empty_hand(self, g: Game, me: Seat) -> None:
        """My last hand card is gone."""
