"""Taking and discarding other players' cards (SYM-06, SYM-07)."""

from __future__ import annotations

from sixgun.engine.game import Game
from sixgun.engine.ids import FROM_HAND, CardId, Seat
from sixgun.rules.elimination import discard_own


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
