"""The values of what event cards ask and offer."""

from __future__ import annotations

from typing import Final

from sixgun.bots.card_values import FEW, NEVER, doubt, scarce, volley_at
from sixgun.bots.mind import Mind
from sixgun.engine.actions import DRAWING, USING, Action
from sixgun.engine.ids import DIAMONDS, HEARTS, NO_CARD

PHASE_1: Final = 2.2  # cards that a phase 1 is worth
SNIPED: Final = 2  # Missed! that it takes
SPARE_LIFE: Final = 3  # life points from which one may be given away
NEW_CARD: Final = 0.9  # of an average card: one that is still to be drawn
RED: Final = 0  # the number of the answer


def thrown(mind: Mind, action: Action) -> float:
    """BANG! cards discarded in one's own turn: two at a player, or one at a card."""
    return sniped(mind, action) if action.pay != NO_CARD else at_a_card(mind, action)


def sniped(mind: Mind, action: Action) -> float:
    worth = volley_at(mind, action.target, SNIPED) - doubt(mind, action.target)
    return worth - mind.cost(action.card) - mind.cost(action.pay)


def at_a_card(mind: Mind, action: Action) -> float:
    """A good card of an enemy, or a burden of a friend, if it is worth a BANG!."""
    if mind.shrugs_off(action.target, action.card):
        return NEVER
    loss = mind.loss(action.target, action.take) + mind.opening(action.target, action.take)
    lands = mind.landing(action.target, 1)
    return mind.foe(action.target) * loss * lands - mind.cost(action.card)


def save_card(mind: Mind, action: Action) -> float:
    """A Barrel is free; a card is only spent for one that is worth more."""
    asked = mind.view.question
    assert asked is not None
    at = dict(asked.facts)["in_play"]
    worth = mind.loss(mind.view.me, at)
    if worth <= 0.0:
        return NEVER
    if action.verb == DRAWING:
        return worth
    return NEVER if action.card == at else worth - mind.keep(action.card) + float(mind.card(action.card).draws)


def give_missed(mind: Mind, action: Action) -> float:
    """Two life points are worth more than any card. A Barrel is free, and a green card lies there for this."""
    if action.verb == DRAWING:
        return 30.0
    return (20.0 if action.verb == USING else 10.0) - mind.keep(action.card)


def give_life(mind: Mind, action: Action) -> float:
    """A life point for a friend who needs it more."""
    if mind.me.life < SPARE_LIFE:
        return NEVER
    return -mind.foe(action.target) * mind.relief(action.target) - mind.pain(mind.view.me, mind.me.life)


def skip_phase_1(mind: Mind, action: Action) -> float:
    return mind.relief(mind.view.me) - PHASE_1 * mind.weights.card


def guess(mind: Mind, action: Action) -> float:
    """A wrong guess costs nothing, so it is always worth another; the colour of which more cards are unseen."""
    red, unseen = 0, 0
    for card in range(len(mind.view.box.kinds)):
        if not is_seen(mind, card):
            unseen += 1
            red += 1 if mind.suit(card) in (HEARTS, DIAMONDS) else 0
    return 1.0 + float(red if action.offer == RED else unseen - red)


def is_seen(mind: Mind, card: int) -> bool:
    view = mind.view
    if card in view.hand or card in view.discards or card in view.removed:
        return True
    for seen in view.players:
        if card in seen.in_play:
            return True
    return False


def exchange(mind: Mind, action: Action) -> float:
    """A card that is worth less than a new one."""
    return NEVER if scarce(mind, FEW) else NEW_CARD * mind.weights.card - mind.keep(action.card)
