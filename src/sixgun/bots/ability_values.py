"""The values of using abilities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.bots.card_values import FEW, FIRST, NEVER, Worth, scarce, volley_at
from sixgun.bots.mind import Mind
from sixgun.bots.weights import load_characters
from sixgun.engine.actions import Action
from sixgun.rules.rulebook import life_points


def two_for_a_life(mind: Mind, action: Action) -> float:
    """Sid Ketchum."""
    return mind.relief(mind.view.me) - both(mind, action)


def two_for_a_shot(mind: Mind, action: Action) -> float:
    """Doc Holyday."""
    return volley_at(mind, action.target, 1) - both(mind, action)


def both(mind: Mind, action: Action) -> float:
    """The value of two hand cards; excess cards are worth little."""
    over = len(mind.view.hand) - mind.me.hand_limit
    share = 1.0 if over <= 0 else (0.6 if over == 1 else mind.weights.surplus)
    return share * (mind.keep(action.card) + mind.keep(action.pay))


def blue_for_two(mind: Mind, action: Action) -> float:
    """José Delgado: two cards are better than any that lies there, as long as something else than that can be drawn."""
    return NEVER if scarce(mind, FEW) else FIRST - mind.keep(action.card)


def life_for_two(mind: Mind, action: Action) -> float:
    """Chuck Wengam: only while he can afford it, can keep the cards, and draws others than he has just played."""
    room = mind.me.life - 1 >= len(mind.view.hand) + 1 and not scarce(mind, FEW)
    return 2.2 * mind.weights.card - mind.pain(mind.view.me, mind.me.life) if room and mind.me.life > 2 else NEVER


def any_ability(mind: Mind, action: Action) -> float:
    """An ability that nobody has weighed yet: used, if it costs no card."""
    return 1.0 - mind.price(action)


ABILITIES: Final[dict[str, Worth]] = {
    "sid_ketchum": two_for_a_life,
    "doc_holyday": two_for_a_shot,
    "jose_delgado": blue_for_two,
    "chuck_wengam": life_for_two,
}

CHARACTER_STRENGTH: Final[dict[str, float]] = load_characters()
"""By how many points each wins more often than others in its role: `sixgun balance --bots marshal --games 3000`."""

PER_LIFE: Final = 8.5  # of these points, for a life point at the beginning
PER_BANG: Final = 2.5  # for each that may be shot besides the first
PER_WOUND: Final = 3.0


def borrowed(mind: Mind, action: Action) -> float:
    """Vera Custer: the ability without the life points that come with it, and what helps now."""
    key = mind.view.players[action.target].character
    lives = float(life_points(mind.view.box.characters[key], mind.view.rules))
    worth = CHARACTER_STRENGTH.get(key, 0.0) - PER_LIFE * lives
    return worth + BORROWED[key](mind) if key in BORROWED else worth


def unspent_bangs(mind: Mind) -> float:
    """Willy the Kid."""
    return PER_BANG * max(0, mind.bangs() - 1)


def wounds(mind: Mind) -> float:
    """Bill Noface."""
    return PER_WOUND * (mind.missing() - 2)


BORROWED: Final[dict[str, Callable[[Mind], float]]] = {"willy_the_kid": unspent_bangs, "bill_noface": wounds}
"""What else an ability is worth, as things stand."""


def to_be(mind: Mind, action: Action) -> float:
    """The stronger of two characters."""
    return CHARACTER_STRENGTH.get(mind.view.characters[action.offer], 0.0)
