"""Blue cards: played in front of a player, they work until they are removed (BL, WPN)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.deeds import JAILED
from sixgun.engine.events import SatOut
from sixgun.engine.frames import CardStep
from sixgun.engine.game import Game
from sixgun.engine.hooks import ANY_NUMBER, BLUE, JAILABLE, ONLY_SELF, Card, CountedSign
from sixgun.engine.ids import NOBODY, SPADES, CardId, Rank, Seat, Suit
from sixgun.rules.checks import Check
from sixgun.rules.damage import Loss
from sixgun.rules.kinds import (
    BARREL,
    BINOCULAR,
    DYNAMITE,
    HIDEOUT,
    JAIL,
    MUSTANG,
    REMINGTON,
    REV_CARABINE,
    SCHOFIELD,
    SCOPE,
    VOLCANIC,
    WINCHESTER,
)
from sixgun.rules.rulebook import immune, suit
from sixgun.rules.victory import EFFECT_OVER

# Dynamite

EXPLOSION: Final = 3  # life points (BL-DYN-4)


class Dynamite(Card):
    burden: bool = True
    first: bool = True
    drawn: ClassVar[tuple[CountedSign, ...]] = (("spades", 0), ("life", -EXPLOSION))

    def lucky(self, suit: Suit, rank: Rank) -> bool:
        """2 to 9 of spades set it off (BL-DYN-4)."""
        return suit != SPADES or not 2 <= rank <= 9

    def on_turn_start(self, g: Game, me: Seat, card: CardId) -> None:
        g.push(ExplosionCheck(me, card, yes=Explosion(me, card), no=PassOn(me, card)))


class ExplosionCheck(Check):
    def matches(self, g: Game, card: CardId) -> bool:
        return not g.card(self.cause).lucky(suit(g, card), g.box.ranks[card])


class Explosion(CardStep):
    """The explosion has no owner (OWN-05)."""

    def run(self, g: Game) -> None:
        g.discard_in_play(self.seat, self.card)
        g.push(Loss(self.seat, NOBODY, self.card, EXPLOSION), EFFECT_OVER)


class PassOn(CardStep):
    """Passes Dynamite to the left, or to the next player there without one (BL-DYN-6, BL-DYN-7)."""

    def run(self, g: Game) -> None:
        for seat in g.others(self.seat):
            if g.rules.dynamite_pass == "left" or not g.holds(seat, DYNAMITE):
                g.pass_on(self.seat, self.card, seat)
                return


# Jail


class Jail(Card):
    burden: bool = True
    unique: bool = True
    drawn: ClassVar[tuple[CountedSign, ...]] = (("hearts", 0), ("skip", 0))

    def on_turn_start(self, g: Game, me: Seat, card: CardId) -> None:
        if not immune(g, me, card):
            g.push(Check(me, card, yes=Freed(me, card), no=SitOut(me, card)))

    def on_sat_out(self, g: Game, me: Seat, card: CardId) -> None:
        """Where it lies until phase 3 is over (BL-JAI-4)."""
        g.discard_in_play(me, card)


class Freed(CardStep):
    def run(self, g: Game) -> None:
        g.discard_in_play(self.seat, self.card)


class SitOut(CardStep):
    """The turn is lost; the card is discarded now, or after phase 3 (BL-JAI-4 to BL-JAI-6)."""

    def run(self, g: Game) -> None:
        g.turn_lost = True
        if g.events is not None:
            g.tell(SatOut(self.seat))
        if g.rules.jail_card_discarded != "after_phase_3":
            g.discard_in_play(self.seat, self.card)


# Weapons


class Volcanic(Card):
    def bang_limit(self, limit: i64) -> i64:
        return ANY_NUMBER


BLUE_CARDS = (
    Card(BARREL, "barrel", BLUE, barrels=1),
    Dynamite(DYNAMITE, "dynamite", BLUE, aim=ONLY_SELF),
    Jail(JAIL, "jail", BLUE, aim=JAILABLE, deed=JAILED),
    Card(MUSTANG, "mustang", BLUE, remoteness=1),
    Card(HIDEOUT, "hideout", BLUE, remoteness=1),
    Card(SCOPE, "scope", BLUE, sight=1),
    Card(BINOCULAR, "binocular", BLUE, sight=1),
    Volcanic(VOLCANIC, "volcanic", BLUE, reach=1),
    Card(SCHOFIELD, "schofield", BLUE, reach=2),
    Card(REMINGTON, "remington", BLUE, reach=3),
    Card(REV_CARABINE, "rev_carabine", BLUE, reach=4),
    Card(WINCHESTER, "winchester", BLUE, reach=5),
)
