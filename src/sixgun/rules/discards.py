"""Taking and discarding cards of others (SYM-06, SYM-07), and several of one's own in an order of choice (DER-49)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.actions import PASS, PASSING, RETURNING, Action
from sixgun.engine.frames import Ask
from sixgun.engine.game import Game
from sixgun.engine.ids import FROM_HAND, CardId, Seat
from sixgun.rules.rulebook import order_matters


def chosen(g: Game, target: Seat, take: CardId) -> CardId:
    """The card to take: the named one, or a random hand card."""
    return g.random_card(target) if take == FROM_HAND else take


def steal(g: Game, me: Seat, target: Seat, take: CardId) -> None:
    card = chosen(g, target, take)
    if card in g.players[target].hand:
        g.take(me, target, card)
    else:
        g.take_in_play(me, target, card)


def strip(g: Game, target: Seat, take: CardId) -> None:
    discard_own(g, target, chosen(g, target, take))


def discard_own(g: Game, seat: Seat, card: CardId) -> None:
    """Discards a card from hand or in play."""
    if card in g.players[seat].hand:
        g.discard(seat, card)
    else:
        g.discard_in_play(seat, card)


def discard_two(g: Game, seat: Seat, card: CardId, other: CardId) -> None:
    """Discards two hand cards, the price of an ability."""
    if order_matters(g):
        g.resolve(seat, card)
        g.resolve(seat, other)
        g.push(OnTop(seat, 2))
    else:
        g.discard(seat, card)
        g.discard(seat, other)


def discard_everything(g: Game, seat: Seat) -> None:
    """Discards the hand and all cards in play."""
    hand, in_play = g.players[seat].hand[:], g.players[seat].in_play[:]
    count = len(hand) + len(in_play)
    if count < 2 or not order_matters(g):
        g.discard_all(seat)
        return
    for card in hand:
        g.resolve(seat, card)
    for card in in_play:
        g.resolve_in_play(seat, card)
    g.push(OnTop(seat, count))


class OnTop(Ask):
    """Asks which of the cards that leave a player ends on top of the discards; the others go below it as they come."""

    prompt: ClassVar[str] = "on_top"

    def __init__(self, seat: Seat, count: i64) -> None:
        super().__init__(seat)
        self.count: Final[i64] = count

    def moot(self, g: Game) -> bool:
        return False

    def cards(self, g: Game) -> list[CardId]:
        return g.resolving[len(g.resolving) - self.count :]

    def options(self, g: Game) -> list[Action]:
        return [PASS, *[Action(RETURNING, card) for card in self.cards(g)]]

    def answer(self, g: Game, action: Action) -> None:
        for card in self.cards(g):
            if card != action.card:
                g.retire(card)
        if action.verb != PASSING:
            g.retire(action.card)
