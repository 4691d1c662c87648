"""The values of answers to questions, in one's own turn or in other players' turns."""

from __future__ import annotations

from typing import Final

from sixgun.bots.ability_values import ABILITIES, any_ability, borrowed, to_be
from sixgun.bots.card_values import NEVER, Worth, card_worth
from sixgun.bots.event_values import exchange, give_life, give_missed, guess, save_card, skip_phase_1, thrown
from sixgun.bots.mind import Mind
from sixgun.bots.stance import impatience
from sixgun.engine.actions import ABILITY, DISCARDING, DRAWING, USING, Action
from sixgun.engine.ids import HEARTS, NO_CARD

FRIENDLY: Final = -0.4  # the stance towards a player whose Duel is not answered
TWO_DRAWS: Final = 4.0  # the value of a card in play that is worth Pat Brennan's two cards
LIFE_SAVING: Final = ("sid_ketchum",)  # abilities that answer the loss of life
FOR_THE_WOUNDED: Final = ("bill_noface",)  # abilities that draw fewer cards at full life


def in_play_phase(mind: Mind, action: Action) -> float:
    if action.verb == DISCARDING:
        return thrown(mind, action)
    return by_ability(mind, action) if action.verb == ABILITY else card_worth(mind, action)


def by_ability(mind: Mind, action: Action) -> float:
    """An ability of one's own turn, in phase 2 or before an answer."""
    return ABILITIES.get(mind.me.ability, any_ability)(mind, action)


def least_useful(mind: Mind, action: Action) -> float:
    return -mind.keep(action.card)


def poorest(mind: Mind, action: Action) -> float:
    """Somebody may take what lies on top."""
    return 10.0 - mind.keep(action.card)


def most_useful(mind: Mind, action: Action) -> float:
    return mind.keep(action.card)


def from_store(mind: Mind, action: Action) -> float:
    return by_ability(mind, action) if action.verb == ABILITY else most_useful(mind, action)


def fact(mind: Mind, name: str, otherwise: int) -> int:
    """A fact of the question."""
    asked = mind.view.question
    if asked is not None:
        for each, value in asked.facts:
            if each == name:
                return value
    return otherwise


def dodge(mind: Mind, action: Action) -> float:
    """Free answers first: a Barrel, then cards in play, then the hand. Nothing is spent if it cannot be enough."""
    if action.verb == DRAWING:
        return 30.0
    cards = 0
    for option in mind.view.options:
        if option.card != NO_CARD:
            cards += 1
    if cards < fact(mind, "count", 1):
        return NEVER
    draws = float(mind.card(action.card).draws)
    return (20.0 if action.verb == USING else 10.0) - mind.keep(action.card) + draws


def shoot_back(mind: Mind, action: Action) -> float:
    return 10.0 - mind.keep(action.card)


def duel_on(mind: Mind, action: Action) -> float:
    """A friend's attack is not answered, unless it would cost the last life point."""
    if action.verb == ABILITY:
        return by_ability(mind, action)
    asked = mind.view.question
    assert asked is not None
    friend = asked.by != mind.view.me and mind.foe(asked.by) < FRIENDLY
    return NEVER if friend and mind.me.life > 1 else shoot_back(mind, action)


def survive(mind: Mind, action: Action) -> float:
    """The value of a Beer, or of two cards if they are worth less than the life point."""
    if action.verb == ABILITY and mind.me.ability not in LIFE_SAVING:
        return by_ability(mind, action)
    if action.pay == NO_CARD:
        return 10.0 - mind.keep(action.card) if mind.beer_works() else NEVER
    worth = mind.pain(mind.view.me, mind.me.life) - mind.keep(action.card) - mind.keep(action.pay)
    return worth + (50.0 if mind.me.life <= fact(mind, "count", 1) else 0.0)


def use_it(mind: Mind, action: Action) -> float:
    return NEVER if mind.me.ability in FOR_THE_WOUNDED and mind.missing() == 0 else 1.0


def any_order(mind: Mind, action: Action) -> float:
    """All the same: by chance. Also for a question that nobody has weighed yet."""
    return 0.0


def least_missed(mind: Mind, action: Action) -> float:
    """A card in play that has to go: a burden first, then the one worth least."""
    return -mind.loss(mind.view.me, action.card)


def from_a_foe(mind: Mind, action: Action) -> float:
    """The value of a random card from an enemy's hand."""
    worth = hurts_a_foe(mind, action)
    return NEVER if worth < 0.0 else worth + 0.01 * mind.view.players[action.target].hand


def worth_a_draw(mind: Mind, action: Action) -> float:
    return mind.keep(action.card) - mind.weights.card


def worth_two_draws(mind: Mind, action: Action) -> float:
    """Not forever: two players with this ability could keep taking the same card from each other."""
    if impatience(mind.view, mind.weights) > 0.0:
        return NEVER
    worth = hurts_a_foe(mind, action)
    return NEVER if worth < 0.0 else worth + mind.keep(action.take) - TWO_DRAWS * mind.weights.card


def hurts_a_foe(mind: Mind, action: Action) -> float:
    return mind.foe(action.target) * mind.loss(action.target, action.take)


def in_brawl(mind: Mind, action: Action) -> float:
    return by_ability(mind, action) if action.verb == ABILITY else hurts_a_foe(mind, action)


def luckier(mind: Mind, action: Action) -> float:
    """Whether a face is what the card behind a Draw! needs, or hearts for the Barrel of an ability."""
    asked = mind.view.question
    assert asked is not None
    if action.card == NO_CARD:
        return 1.0
    suit, rank = mind.suit(action.card), mind.view.box.ranks[action.card]
    lucky = suit == HEARTS if asked.card == NO_CARD else mind.card(asked.card).lucky(suit, rank)
    return 1.0 if lucky else 0.0


ANSWER_VALUES: Final[dict[str, Worth]] = {
    "play_phase": in_play_phase,
    "discard_phase": least_useful,
    "tidy": least_useful,
    "last_discard": any_order,
    "on_top": poorest,
    "daltons": least_missed,
    "blood_brothers": give_life,
    "hard_liquor": skip_phase_1,
    "peyote": guess,
    "ranch": exchange,
    "ricochet": save_card,
    "russian_roulette": give_missed,
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
    "which_counts": luckier,
    "pick": from_store,
    "share": most_useful,
    "brawl": in_brawl,
    "name_somebody": borrowed,
    "choose_character": to_be,
}
