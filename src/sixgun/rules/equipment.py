"""Cards in play: laying them, Dynamite and Jail at the start of a turn, and two of a name (BL, PH2-16, DER-38)."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.actions import DISCARDING, Action
from sixgun.engine.events import SatOut
from sixgun.engine.frames import Ask, CardStep
from sixgun.engine.game import Game
from sixgun.engine.ids import NOBODY, CardId, Kind, Seat
from sixgun.rules.checks import Check, ExplosionCheck
from sixgun.rules.damage import Loss
from sixgun.rules.kinds import DYNAMITE, JAIL
from sixgun.rules.victory import EFFECT_OVER

EXPLOSION: Final = 3  # life points (BL-DYN-4)


def lay(g: Game, me: Seat, action: Action) -> None:
    """In front of oneself, or of the player it is aimed at; a new weapon pushes the old one out (WPN-04)."""
    before = me if action.target == NOBODY else action.target
    if g.card(action.card).reach > 0:
        for card in g.players[before].in_play[:]:
            if g.card(card).reach > 0:
                g.discard_in_play(before, card)
    g.lay(me, action.card, before)


def cards_of(g: Game, seat: Seat, kind: Kind) -> list[CardId]:
    return [card for card in g.players[seat].in_play if g.kind(card) == kind]


def start_checks(g: Game, seat: Seat) -> list[CardId]:
    """The cards to Draw! for: Dynamite first, or in the order they were laid (BL-DYN-9, BL-DYN-10)."""
    jails = [card for card in cards_of(g, seat, JAIL) if not g.ability(seat).unaffected_by(g, card)]
    checks = cards_of(g, seat, DYNAMITE) + jails
    if g.rules.start_checks == "order_laid":
        return [card for card in g.players[seat].in_play if card in checks]
    return checks


class StartCheck(CardStep):
    """Draw! for the Dynamite or the Jail in front of the player on turn (TRN-03)."""

    def run(self, g: Game) -> None:
        if not g.players[self.seat].alive:
            return
        if g.kind(self.card) == DYNAMITE:
            blast, hiss = Explosion(self.seat, self.card), PassOn(self.seat, self.card)
            g.push(ExplosionCheck(self.seat, self.card, yes=blast, no=hiss))
        else:
            g.push(Check(self.seat, self.card, yes=Freed(self.seat, self.card), no=SitOut(self.seat, self.card)))


class Explosion(CardStep):
    """Nobody's doing (OWN-05)."""

    def run(self, g: Game) -> None:
        g.discard_in_play(self.seat, self.card)
        g.push(Loss(self.seat, NOBODY, self.card, EXPLOSION), EFFECT_OVER)


class PassOn(CardStep):
    """To the left, or to the next one there who has no Dynamite (BL-DYN-6, BL-DYN-7)."""

    def run(self, g: Game) -> None:
        for seat in g.others(self.seat):
            if g.rules.dynamite_pass == "left" or not g.holds(seat, DYNAMITE):
                g.pass_on(self.seat, self.card, seat)
                return


class Freed(CardStep):
    def run(self, g: Game) -> None:
        g.discard_in_play(self.seat, self.card)


class SitOut(CardStep):
    """The turn is lost; the card goes now, or stays until phase 3 is over (BL-JAI-4 to BL-JAI-6)."""

    def run(self, g: Game) -> None:
        g.turn_lost = True
        if g.events is not None:
            g.tell(SatOut(self.seat))
        if g.rules.jail_card_discarded != "after_phase_3":
            g.discard_in_play(self.seat, self.card)


class Tidy(Ask):
    """Of two cards of a name one goes before the turn ends; the owner chooses which."""

    prompt: ClassVar[str] = "tidy"

    def moot(self, g: Game) -> bool:
        return not g.players[self.seat].alive or not self.surplus(g)

    def surplus(self, g: Game) -> list[CardId]:
        in_play = g.players[self.seat].in_play
        kinds = [g.kind(card) for card in in_play]
        return [card for card in in_play if kinds.count(g.kind(card)) > 1]

    def options(self, g: Game) -> list[Action]:
        return [Action(DISCARDING, card) for card in self.surplus(g)]

    def answer(self, g: Game, action: Action) -> None:
        g.discard_in_play(self.seat, action.card)
        g.push(self)
