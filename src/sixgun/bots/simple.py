"""Card sense without memory: every option is given a worth, and the best one is chosen.

To pass is worth nothing, so whatever is worth less is never done.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from sixgun.bots.mind import Mind
from sixgun.bots.plays import in_play_phase
from sixgun.bots.stance import FRIEND
from sixgun.engine.ids import DRAWING, HEARTS, NO_CARD, PASSING, SPADES, USING, Action
from sixgun.table.view import View

Judge = Callable[[Mind, Action], float]

NEVER: Final = -1.0


def choose(view: View, rng: Random) -> Action:
    assert view.question is not None
    mind, judge = Mind(view), JUDGES[view.question.prompt]
    worth = [0.0 if option.verb == PASSING else judge(mind, option) for option in view.options]
    best = max(worth)
    return rng.choice([option for option, each in zip(view.options, worth, strict=True) if each == best])


def least_useful(mind: Mind, action: Action) -> float:
    return -mind.use_of(action.card)


def most_useful(mind: Mind, action: Action) -> float:
    return mind.use_of(action.card)


def dodge(mind: Mind, action: Action) -> float:
    """What costs nothing first: a Barrel, then cards on the table, then the hand. Half an escape is none."""
    if action.verb == DRAWING:
        return 30.0
    cards = sum(option.card != NO_CARD for option in mind.view.options)
    if cards < mind.needed():
        return NEVER
    return (20.0 if action.verb == USING else 10.0) - mind.use_of(action.card) / 10


def shoot_back(mind: Mind, action: Action) -> float:
    return 10.0 - mind.use_of(action.card) / 10


def duel_on(mind: Mind, action: Action) -> float:
    """A friend is not answered, unless it would cost the last life point."""
    assert mind.view.question is not None
    by = mind.view.question.by
    friendly = by != mind.view.me and mind.hate[by] == FRIEND and mind.me.life > 1
    return NEVER if friendly else shoot_back(mind, action)


def survive(mind: Mind, action: Action) -> float:
    """Drink, or give up two cards if they are worth less than the life point."""
    if action.pay == NO_CARD:
        return 10.0 if mind.beer_works() else NEVER
    return 9.0 - (mind.price(action) if mind.me.life > 1 else mind.price(action) / 10)


def use_it(mind: Mind, action: Action) -> float:
    return 1.0


def from_a_foe(mind: Mind, action: Action) -> float:
    """A random card out of the hand of somebody who has no friend in me."""
    return 1.0 + mind.hate[action.target] + mind.view.players[action.target].hand / 10


def worth_a_draw(mind: Mind, action: Action) -> float:
    return mind.use_of(action.card) - 4


def worth_two_draws(mind: Mind, action: Action) -> float:
    return mind.hate[action.target] + mind.use_of(action.take) - 6


def hurts_a_foe(mind: Mind, action: Action) -> float:
    return mind.hate[action.target] * mind.loss_of(action.take)


def lucky(mind: Mind, action: Action) -> float:
    """Hearts, or for Dynamite anything that does not set it off; the better card is left to the discards."""
    assert mind.view.question is not None
    if action.card == NO_CARD:
        return 1.0
    suit, rank, cause = mind.view.box.suits[action.card], mind.view.box.ranks[action.card], mind.view.question.card
    if cause != NO_CARD and mind.key(cause) == "dynamite":
        return float(not (suit == SPADES and 2 <= rank <= 9))
    return float(suit == HEARTS)


def strong(mind: Mind, action: Action) -> float:
    """The character with more life."""
    return float(mind.view.box.characters[mind.view.characters[action.take]].life(mind.view.rules))


JUDGES: Final[dict[str, Judge]] = {
    "play_phase": in_play_phase,
    "discard_phase": least_useful,
    "tidy": least_useful,
    "last_discard": use_it,
    "put_back": least_useful,
    "shot": dodge,
    "duel": duel_on,
    "indians": shoot_back,
    "prevent": survive,
    "last_chance": survive,
    "may_use": use_it,
    "draw_from_hand": from_a_foe,
    "draw_from_discards": worth_a_draw,
    "draw_from_play": worth_two_draws,
    "which_counts": lucky,
    "pick": most_useful,
    "share": most_useful,
    "brawl": hurts_a_foe,
    "name_somebody": use_it,
    "choose_character": strong,
}
