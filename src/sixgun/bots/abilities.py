"""How the characters use what only they can do."""

from __future__ import annotations

from typing import Final

from sixgun.bots.mind import Mind
from sixgun.bots.plays import FEW, NEVER, SOON, Worth, scarce, volley_at
from sixgun.engine.ids import Action

ORDINARY: Final = 2.0


def two_for_a_life(mind: Mind, action: Action) -> float:
    """Sid Ketchum."""
    return mind.relief(mind.view.me) - both(mind, action)


def two_for_a_shot(mind: Mind, action: Action) -> float:
    """Doc Holyday."""
    return volley_at(mind, action.target, 1) - both(mind, action)


def both(mind: Mind, action: Action) -> float:
    """What two hand cards are worth; of cards too many only a little."""
    over = len(mind.view.hand) - mind.limit()
    share = 1.0 if over <= 0 else (0.6 if over == 1 else mind.weights.surplus)
    return share * (mind.keep(action.card) + mind.keep(action.pay))


def blue_for_two(mind: Mind, action: Action) -> float:
    """José Delgado: what is of little use to lay, as long as something else than that can be drawn."""
    if scarce(mind, FEW):
        return NEVER
    return SOON + 2 * mind.weights.card - mind.keep(action.card)


def life_for_two(mind: Mind, action: Action) -> float:
    """Chuck Wengam: only while he can afford it, can keep the cards, and draws others than he has just played."""
    room = mind.me.life - 1 >= len(mind.view.hand) + 1 and not scarce(mind, FEW)
    return 2.2 * mind.weights.card - mind.pain(mind.view.me, mind.me.life) if room and mind.me.life > 2 else NEVER


ABILITIES: Final[dict[str, Worth]] = {
    "sid_ketchum": two_for_a_life,
    "doc_holyday": two_for_a_shot,
    "jose_delgado": blue_for_two,
    "chuck_wengam": life_for_two,
}

STRENGTH: Final[dict[str, float]] = {
    "willy_the_kid": 2.6, "slab_the_killer": 2.5, "jourdonnais": 2.6, "calamity_janet": 2.5, "rose_doolan": 2.3,
    "suzy_lafayette": 2.5, "jesse_jones": 2.3, "black_jack": 2.6, "kit_carlson": 2.6, "lucky_duke": 2.3,
    "pedro_ramirez": 2.4, "bart_cassidy": 2.5, "el_gringo": 1.9, "paul_regret": 2.1, "sid_ketchum": 2.4,
    "vulture_sam": 2.3, "apache_kid": 1.6, "belle_star": 2.3, "bill_noface": 2.3, "chuck_wengam": 2.4,
    "doc_holyday": 2.5, "elena_fuente": 2.0, "greg_digger": 2.3, "herb_hunter": 2.3, "jose_delgado": 2.4,
    "molly_stark": 2.5, "pat_brennan": 2.4, "pixie_pete": 2.6, "sean_mallory": 1.8, "tequila_joe": 2.2,
    "vera_custer": 2.3,
}  # fmt: skip
"""What it is worth to be this character."""

NAMED: Final[dict[str, float]] = {
    "pixie_pete": 3.0, "willy_the_kid": 2.4, "slab_the_killer": 2.0, "jourdonnais": 2.4, "black_jack": 2.3,
    "calamity_janet": 2.1, "kit_carlson": 2.3, "jesse_jones": 2.0, "bart_cassidy": 2.2, "molly_stark": 2.2,
    "suzy_lafayette": 2.2, "doc_holyday": 1.9, "bill_noface": 2.2, "el_gringo": 1.9,
}  # fmt: skip
"""What it is worth to Vera Custer to borrow this ability for a round; what is not here is ORDINARY at most."""


def borrowed(mind: Mind, action: Action) -> float:
    """Vera Custer: what helps now."""
    key = mind.view.players[action.target].character
    worth = NAMED.get(key, ORDINARY - 0.5)
    if key == "willy_the_kid":
        return worth + 0.5 * max(0, mind.bangs() - 1)
    if key == "bill_noface":
        return worth - 1.0 + 0.6 * mind.missing()
    return worth


def to_be(mind: Mind, action: Action) -> float:
    """The stronger of two characters, and the one with more life."""
    key = mind.view.characters[action.take]
    return STRENGTH.get(key, ORDINARY) + 0.4 * float(mind.view.box.characters[key].life(mind.view.rules))
