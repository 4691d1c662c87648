"""Cards in play: playing them, checks at the start of a turn, and two of the same name (BL, PH2-16, DER-38)."""

from __future__ import annotations

from typing import ClassVar

from sixgun.engine.actions import DISCARDING, Action
from sixgun.engine.frames import Ask, CardStep
from sixgun.engine.game import Game
from sixgun.engine.ids import NO_CARD, NOBODY, CardId, Seat
from sixgun.rules.rulebook import turn_starts


def lay(g: Game, me: Seat, action: Action) -> None:
    """Puts a card into play in front of its player or target; a new weapon replaces the old one (WPN-04)."""
    before = me if action.target == NOBODY else action.target
    if g.card(action.card).reach > 0:
        for card in g.players[before].in_play[:]:
            if g.card(card).reach > 0:
                g.discard_in_play(before, card)
    g.lay(me, action.card, before)


def speakers(g: Game, seat: Seat) -> list[CardId]:
    """The cards in play that act at the start of a turn, in their order (BL-DYN-9, BL-DYN-10)."""
    laid = [card for card in g.players[seat].voice_cards[1:] if card != NO_CARD]
    if len(laid) < 2 or g.rules.start_checks == "order_laid":
        return laid
    return [card for card in laid if g.card(card).first] + [card for card in laid if not g.card(card).first]


class StartCheck(CardStep):
    """A card in play acts at the start of its owner's turn (TRN-03)."""

    def run(self, g: Game) -> None:
        if g.players[self.seat].present:
            turn_starts(g, self.seat, self.card)


class Tidy(Ask):
    """One of two cards of the same name is discarded before the turn ends; the owner chooses which."""

    prompt: ClassVar[str] = "tidy"

    def moot(self, g: Game) -> bool:
        return not g.players[self.seat].present or not self.surplus(g)

    def surplus(self, g: Game) -> list[CardId]:
        in_play = g.players[self.seat].in_play
        kinds = [g.kind(card) for card in in_play]
        return [card for card in in_play if kinds.count(g.kind(card)) > 1]

    def options(self, g: Game) -> list[Action]:
        return [Action(DISCARDING, card) for card in self.surplus(g)]

    def answer(self, g: Game, action: Action) -> None:
        g.discard_in_play(self.seat, action.card)
        g.push(self)
