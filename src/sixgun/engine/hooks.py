"""The hooks of modifiers, that is of characters, cards and event cards: everything that a print may change.

Names show their kind: a noun answers and changes nothing, `may_...` offers actions, `..._phase` replaces a phase,
`on_...` reacts to an event. Only `rules/rulebook.py` and `Game` call them; all others ask the rulebook.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.actions import Action
from sixgun.engine.deeds import NO_DEED, Deed
from sixgun.engine.game import Game
from sixgun.engine.ids import LUCKY_SUIT, NO_SUIT, CardId, Kind, Rank, Seat, Suit
from sixgun.engine.refusals import ALLOWED, NOTHING_TO_USE, Refusal
from sixgun.engine.settings import Rules

CardEffect = Callable[[Game, Seat, Action], None]
CountedSign = tuple[str, int]
"""A sign on a card's face and its number; 0 is no number."""

BROWN: Final = 0
BLUE: Final = 1
GREEN: Final = 2
COLOURS: Final = ("brown", "blue", "green")

# The possible targets of a card.
SELF: Final = 0  # no choice of a player
IN_REACH: Final = 1  # of one's weapon (SYM-12)
AT_DISTANCE_1: Final = 2  # whatever the weapon (SYM-13, SYM-14)
ANY_OTHER: Final = 3
ANYBODY: Final = 4  # oneself included (SYM-10)
JAILABLE: Final = 5  # anybody but the sheriff
AT_PEPPERBOX_RANGE: Final = 6  # by setting (DER-31)
WHOLE_TABLE: Final = 7  # a blue card, if it may also be played in front of others (DER-42)
ONLY_SELF: Final = 8  # a blue card that may not, even then

ANY_NUMBER: Final = 1000  # of cards


class Modifier:
    """Anything printed that may change the rules: a character, a card in play, the event card in force.

    Numbers are added up. An answer is handed the answer so far and returns it, unless the print says otherwise. A
    moment is told which card speaks; `NO_CARD` is a character or an event card.
    """

    # Numbers, added up by `Game.recount`.

    sight: i64 = 0  # how much closer I see the others
    remoteness: i64 = 0  # how much farther the others see me
    barrels: i64 = 0

    # Answers

    def bang_limit(self, limit: i64) -> i64:
        """BANG! cards I may play in one turn; kept by `Game.recount`."""
        return limit

    def hand_limit(self, g: Game, me: Seat, limit: i64) -> i64:
        """Cards I may keep at the end of my turn."""
        return limit

    def draw_count(self, g: Game, me: Seat, count: i64) -> i64:
        """Cards I draw in phase 1."""
        return count

    def missed_needed(self, needed: i64) -> i64:
        """Missed! that it takes to dodge my BANG!."""
        return needed

    def beer_points(self, points: i64) -> i64:
        """Life points that a Beer is worth to me."""
        return points

    def cards_turned(self, count: i64) -> i64:
        """Cards I turn up for a Draw!."""
        return count

    def answers_hit(self, card: Card, answers: bool) -> bool:
        """Does this hand card answer a hit?"""
        return answers

    def answers_as_bang(self, card: Card, answers: bool) -> bool:
        """Does this hand card answer as a BANG!, in a Duel or against Indians!?"""
        return answers

    def immune(self, suit: Suit) -> bool:
        """Has a card of this suit that somebody else played no effect on me?"""
        return False

    # Moments: something happened; push frames or change the game.

    def on_turn_start(self, g: Game, me: Seat, card: CardId) -> None:
        """My turn begins; phase 1 is not reached yet."""

    def on_sat_out(self, g: Game, me: Seat, card: CardId) -> None:
        """The turn that I lost is over."""

    def on_hit(self, g: Game, me: Seat, card: CardId, by: Seat, amount: i64) -> None:
        """I lost life, by a card of this player, and live."""

    def on_answered(self, g: Game, me: Seat, card: CardId, answer: CardId) -> None:
        """I played or discarded this hand card as a reaction, not in a Duel."""

    def on_duel_over(self, g: Game, me: Seat, card: CardId, bangs: i64) -> None:
        """I was challenged, and discarded this many BANG!."""

    def on_death(self, g: Game, me: Seat, card: CardId, dead: Seat) -> None:
        """Somebody else was eliminated."""


KEPT: Final = ("bang_limit",)  # cached by `Game.recount`
SPOKEN: Final = [name for name, hook in vars(Modifier).items() if callable(hook) and name[0] != "_"]


def overrides(modifier: Modifier) -> list[str]:
    """The answers and moments that its class, or a class between it and `Card` or `Character`, overrides."""
    return [name for cls in type(modifier).__mro__[:-3] for name in cls.__dict__ if name in SPOKEN]


def no_effect(g: Game, me: Seat, action: Action) -> None:
    """Nothing happens."""


class Card(Modifier):
    """A kind of card: its targets, its effect, and what it changes while it is in play."""

    rescues: bool = False  # may be played against the loss of life (BR-BEE-4, ELM-02)
    unique: bool = False  # never twice in front of a player, whatever the rule for others (DER-16)
    burden: bool = False  # losing it is a favour
    first: bool = False  # speaks before other cards at the start of a turn (BL-DYN-9)
    drawn: ClassVar[tuple[CountedSign, ...]] = ()  # the signs of a Draw! for it: which card, and then what

    def __init__(
        self,
        kind: Kind,
        key: str,
        colour: i64,
        effect: CardEffect = no_effect,
        *,
        aim: i64 = SELF,
        takes: bool = False,
        costs: bool = False,
        bang: bool = False,
        missed: bool = False,
        answers_only: bool = False,
        heals: i64 = 0,
        draws: i64 = 0,
        deed: Deed = NO_DEED,
        reach: i64 = 0,
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
        self.heals: Final[i64] = heals  # life points
        self.draws: Final[i64] = draws  # cards its player gets
        self.deed: Final[i64] = deed  # the deed recorded when it is aimed at another player; NO_DEED for a shot
        self.reach: Final[i64] = reach  # of a weapon
        self.sight = sight
        self.remoteness = remoteness
        self.barrels = barrels
        self.speaks: Final = any(name not in KEPT for name in overrides(self))
        self.limits_bangs: Final = "bang_limit" in overrides(self)

    def barred(self, g: Game, me: Seat) -> i64:
        """Why this hand card cannot be played now at all."""
        return ALLOWED

    def lucky(self, suit: Suit, rank: Rank) -> bool:
        """Whether a Draw! for this card succeeds with this face: as a rule the lucky suit, as for Barrel and Jail."""
        return suit == LUCKY_SUIT


NOTHING: Final[list[Action]] = []  # never changed


def snake(name: str) -> str:
    """`BartCassidy` is the key `bart_cassidy`."""
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


class Character(Modifier):
    """A character. What it does not override is the printed rule."""

    def __init__(self) -> None:
        self.key: Final = snake(type(self).__name__)
        self.alone: Final[list[Modifier]] = [self]  # the voices of a player without a card that speaks
        self.starts_turns: Final = "on_turn_start" in overrides(self)

    # Answers of the ability alone

    def life(self, rules: Rules) -> i64:
        return 4

    def played_kind(self, kind: Kind) -> Kind:
        """What a hand card of this kind is when I play it in my turn."""
        return kind

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

    def prevents_losses(self, rules: Rules) -> bool:
        """Do I have anything besides Beer that prevents the loss of life?"""
        return False

    # Offers: extra actions in a decision of mine.

    def may_play(self, g: Game, me: Seat) -> list[Action]:
        return NOTHING

    def may_prevent(self, g: Game, me: Seat) -> list[Action]:
        return NOTHING

    def may_interrupt(self, g: Game, me: Seat) -> list[Action]:
        """What I may do at any time, even while others are asked."""
        return NOTHING

    def use(self, g: Game, me: Seat, action: Action) -> None:
        """Carries out an action I offered."""
        raise NotImplementedError

    def pay(self, g: Game, me: Seat, action: Action) -> None:
        """Pay for preventing the loss of a life point."""
        raise NotImplementedError

    def why_not_used(self, g: Game, me: Seat, action: Action) -> Refusal:
        """Why my ability cannot be used like this."""
        return Refusal(NOTHING_TO_USE)

    # Phases and moments of the ability alone

    def draw_phase(self, g: Game, me: Seat, count: i64) -> None:
        """Phase 1, in which everybody else draws this many cards."""
        g.collect(me, count)

    def on_own_turn(self, g: Game, me: Seat) -> None:
        """The start of my turn is settled. Asked of the printed character, whatever ability is in force."""

    def on_empty_hand(self, g: Game, me: Seat) -> None:
        """My last hand card is gone."""


class NoAbility(Character):
    """Stands in for every ability while an event card silences them all (HN-HAN-1)."""

    def __reduce__(self) -> str:
        return "NO_ABILITY"


NO_ABILITY: Final = NoAbility()


class EventCard(Modifier):
    """An event card: while it is in force, it changes the rules for everybody."""

    suit: i64 = NO_SUIT  # every card counts as this suit
    counter_clockwise: bool = False  # the order of turns
    silences: bool = False  # no character has an ability
    late_cards: i64 = 0  # drawn when phase 1 is over
    levels: bool = False  # everybody sits next to everybody
    ropes: bool = False  # no card in play has an effect
    digs: bool = False  # phase 1 draws from the discards

    def __init__(self) -> None:
        self.key: Final = snake(type(self).__name__)
        self.speaks: Final = any(name not in KEPT for name in overrides(self))
        self.limits_bangs: Final = "bang_limit" in overrides(self)

    def buries(self, g: Game) -> bool:
        """Do excess cards of phase 3 go on the deck, face down?"""
        return False

    def forbids(self, g: Game, me: Seat, card: Card) -> i64:
        """Why nobody may play this kind of card, or why I may not now."""
        return ALLOWED

    def brings_back(self, g: Game, dead: Seat) -> bool:
        """Does this eliminated player, when the turn comes, take it?"""
        return False

    def bring_back(self, g: Game, dead: Seat) -> None:
        """Lets this player take a turn."""
        raise NotImplementedError

    def on_revealed(self, g: Game, by: Seat) -> None:
        """This player has turned the card, and it is in force."""

    # The phases of a turn

    def on_checked(self, g: Game, me: Seat) -> None:
        """Dynamite and Jail are next: push what happens after them, before the phases."""

    def on_draw_phase(self, g: Game, me: Seat) -> None:
        """My phase 1 is next: push what happens at its end."""

    def replaces_draws(self, g: Game, me: Seat) -> bool:
        """Pushes what happens in phase 1 instead of drawing, if anything does."""
        return False

    def on_play_over(self, g: Game, me: Seat) -> None:
        """My phase 2 is over."""

    def on_turn_over(self, g: Game, me: Seat) -> None:
        """Phase 3 of my turn is next: push what happens after it."""

    # Phase 2

    def offers(self, g: Game, me: Seat) -> list[Action]:
        """What I may do in my phase 2 besides playing cards."""
        return NOTHING

    def narrows(self, g: Game, me: Seat, found: list[Action]) -> list[Action]:
        """What is left of all that I might do in my phase 2."""
        return found

    def carry_out(self, g: Game, me: Seat, action: Action) -> None:
        """Carries out an action that it offered."""
        raise NotImplementedError

    def why_not(self, g: Game, me: Seat, action: Action) -> Refusal | None:
        """Why I may not do this in phase 2, if that has to do with this card."""
        return None
