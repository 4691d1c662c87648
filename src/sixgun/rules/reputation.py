"""Records public deeds: who did what to whom."""

from __future__ import annotations

from sixgun.engine.actions import Action
from sixgun.engine.deeds import HELPED, NO_DEED, PREFERRED, ROBBED, SHOT, SPARED, Deed
from sixgun.engine.game import Game
from sixgun.engine.hooks import BLUE, Card
from sixgun.engine.ids import FROM_HAND, NOBODY, CardId, Seat
from sixgun.rules.distance import distance
from sixgun.rules.rulebook import reach


def note_play(g: Game, me: Seat, action: Action, entry: Card) -> None:
    """Records a card aimed at another player."""
    if action.target not in (NOBODY, me):
        g.note(meaning(g, me, action, entry), me, action.target)


def meaning(g: Game, me: Seat, action: Action, entry: Card) -> Deed:
    if entry.takes:
        return loss(g, action.take)
    if entry.deed != NO_DEED:
        return entry.deed
    return HELPED if entry.colour == BLUE else aimed_shot(g, me, action.target)


def loss(g: Game, card: CardId) -> Deed:
    """The deed of taking this card, or a hand card."""
    return HELPED if card != FROM_HAND and g.card(card).burden else ROBBED


def aimed_shot(g: Game, me: Seat, target: Seat) -> Deed:
    """The deed of a shot: an ordinary one, or one at another player although the sheriff was in range."""
    return SHOT if g.is_sheriff(target) or not sheriff_in_reach(g, me) else PREFERRED


def note_pass(g: Game, me: Seat) -> None:
    """Records whether the sheriff was spared, when a player ends the play phase."""
    if g.bangs == 0 and sheriff_in_reach(g, me):
        g.note(SPARED, me, sheriff(g))


def sheriff_in_reach(g: Game, me: Seat) -> bool:
    him = sheriff(g)
    return him not in (NOBODY, me) and distance(g, me, him) <= reach(g, me)


def sheriff(g: Game) -> Seat:
    for seat in g.present:
        if g.is_sheriff(seat):
            return seat
    return NOBODY
