"""Cards in play: laying them, who speaks at the start of a turn, and two of a name (BL, PH2-16, DER-38)."""

from __future__ import annotations

from typing import ClassVar

from sixgun.engine.actions import DISCARDING, Action
from sixgun.engine.frames import Ask, CardStep
from sixgun.engine.game import Game
from sixgun.engine.ids import NOBODY, CardId, Seat
from sixgun.rules.rulebook import turn_starts


def lay(g: Game, me: Seat, action: Action) -> None:
    """In front of oneself, or of the player it is aimed at; a new weapon pushes the old one out (WPN-04)."""
    before = me if action.target == NOBODY else action.target
    if g.card(action.card).reach > 0:
        for card in g.players[before].in_play[:]:
            if g.card(card).reach > 0:
                g.discard_in_play(before, card)
    g.lay(me, action.card, before)


def speakers(g: Game, seat: Seat) -> list[CardId]:
    """The cards in play that speak: those that do so first, or in the order they were laid (BL-DYN-9, BL-DYN-10)."""
    laid = g.players[seat].voice_cards[1:]
    if g.rules.start_checks == "order_laid":
        return laid
    return [card for card in laid if g.card(card).first] + [card for card in laid if not g.card(card).first]


class StartCheck(CardStep):
    """A card in front of the player on turn speaks (TRN-03)."""

    def run(self, g: Game) -> None:
        if g.players[self.seat].alive:
            turn_starts(g, self.seat, self.card)


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
