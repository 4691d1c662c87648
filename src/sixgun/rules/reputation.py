"""What the table remembers of a deed: who it was aimed at, and how it was meant. Only what everybody sees."""

from __future__ import annotations

from sixgun.engine.actions import Action
from sixgun.engine.deeds import HELPED, NO_DEED, PREFERRED, ROBBED, SHOT, SPARED, Deed
from sixgun.engine.game import Game
from sixgun.engine.hooks import BLUE, Card
from sixgun.engine.ids import FROM_HAND, NOBODY, CardId, Seat
from sixgun.rules.distance import distance
from sixgun.rules.rulebook import reach


def note_play(g: Game, me: Seat, action: Action, entry: Card) -> None:
    """A card was aimed at somebody else."""
    if action.target not in (NOBODY, me):
        g.note(meaning(g, me, action, entry), me, action.target)


def meaning(g: Game, me: Seat, action: Action, entry: Card) -> Deed:
    if entry.takes:
        return loss(g, action.take)
    if entry.deed != NO_DEED:
        return entry.deed
    return HELPED if entry.colour == BLUE else aimed_shot(g, me, action.target)


def loss(g: Game, card: CardId) -> Deed:
    """Somebody loses this card, or one out of the hand."""
    return HELPED if card != FROM_HAND and g.card(card).burden else ROBBED


def aimed_shot(g: Game, me: Seat, target: Seat) -> Deed:
    """At the sheriff, at whom there is, or at somebody else although the sheriff was in reach."""
    return SHOT if g.is_sheriff(target) or not sheriff_in_reach(g, me) else PREFERRED


def note_pass(g: Game, me: Seat) -> None:
    """No more cards this turn."""
    if g.bangs == 0 and sheriff_in_reach(g, me):
        g.note(SPARED, me, sheriff(g))


def sheriff_in_reach(g: Game, me: Seat) -> bool:
    him = sheriff(g)
    return him not in (NOBODY, me) and distance(g, me, him) <= reach(g, me)


def sheriff(g: Game) -> Seat:
    for seat in g.living:
        if g.is_sheriff(seat):
            return seat
    return NOBODY
