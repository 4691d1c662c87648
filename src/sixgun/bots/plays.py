"""What each way of using one's own turn is worth to a simple bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.bots.mind import Mind
from sixgun.bots.stance import FRIEND
from sixgun.engine.hooks import BLUE, GREEN
from sixgun.engine.ids import ABILITY, NOBODY, PLAYING, SHERIFF, Action

Worth = Callable[[Mind, Action], float]

NEVER: Final = -1.0
BARELY: Final = 0.2  # less hate than this is no reason to shoot


def in_play_phase(mind: Mind, action: Action) -> float:
    if action.verb == ABILITY:
        return ABILITIES.get(mind.me.ability, unheard_of)(mind, action)
    entry = mind.entry(action.card)
    if action.verb == PLAYING and entry.colour == GREEN:
        return 5.0  # laid now, used later
    if action.verb == PLAYING and entry.colour == BLUE:
        return lay(mind, action)
    return PLAYS.get(entry.key, unheard_of)(mind, action) - mind.pay(action)


def unheard_of(mind: Mind, action: Action) -> float:
    """A card or ability nobody told me about: rather not."""
    return NEVER


# In front of somebody


def lay(mind: Mind, action: Action) -> float:
    entry = mind.entry(action.card)
    if entry.key == "jail":
        return jail(mind, action)
    if action.target not in (NOBODY, mind.view.me):
        return NEVER  # a present
    if entry.reach > 0:
        gain = mind.gain_by_weapon(entry)
        return 6.0 + gain if gain > 0 else NEVER
    if entry.key == "dynamite":
        return 1.0 if mind.view.role != SHERIFF and mind.me.life > 3 else NEVER
    return NEVER if mind.lies_before_me(entry) else 8.0


def jail(mind: Mind, action: Action) -> float:
    hate = mind.hate[action.target]
    return 5.0 * hate if hate > BARELY else NEVER


# At somebody


def shot(mind: Mind, action: Action) -> float:
    hate = mind.hate[action.target]
    return 6.0 * hate + 2.0 / mind.view.players[action.target].life if hate > BARELY else NEVER


def duel(mind: Mind, action: Action) -> float:
    """Only with something to answer with."""
    hate, bangs = mind.hate[action.target], mind.bangs()
    return 3.0 * hate + bangs if hate > BARELY and bangs > 0 else NEVER


def volley(mind: Mind, action: Action) -> float:
    """Never at a friend, and never at the last life of somebody who is still of use."""
    hit = [(mind.hate[seat], mind.view.players[seat].life) for seat in mind.others()]
    if any(hate == FRIEND or (hate < 0 and life == 1) for hate, life in hit):
        return NEVER
    return 3.0 * sum(hate for hate, _ in hit)


def rob(mind: Mind, action: Action) -> float:
    """The card is mine afterwards."""
    gain = 1.5 if mind.hate[action.target] >= 0 else 0.0
    return strip(mind, action) + gain


def strip(mind: Mind, action: Action) -> float:
    """A foe loses something good; a friend, or I myself, something bad."""
    return mind.hate[action.target] * mind.loss_of(action.take)


def brawl(mind: Mind, action: Action) -> float:
    return 2.0 * sum(max(mind.hate[seat], 0.0) for seat in mind.others())


# For oneself


def drink(mind: Mind, action: Action) -> float:
    return heal(mind, action) if mind.beer_works() else NEVER


def heal(mind: Mind, action: Action) -> float:
    return 10.0 if mind.missing() > 0 else NEVER


def heal_two(mind: Mind, action: Action) -> float:
    return 10.0 if mind.missing() > 1 else NEVER


def heal_somebody(mind: Mind, action: Action) -> float:
    return heal(mind, action) if action.target == mind.view.me else NEVER


def saloon(mind: Mind, action: Action) -> float:
    """A round for everybody: for me, and for more friends than foes."""
    hurt = [seat for seat, player in enumerate(mind.view.players) if player.alive and player.life < player.max_life]
    return (5.0 if mind.view.me in hurt else 0.0) - 2.0 * sum(mind.hate[seat] for seat in hurt)


def draw(mind: Mind, action: Action) -> float:
    return 12.0


def general_store(mind: Mind, action: Action) -> float:
    return 3.0


# Abilities


def two_for_a_life(mind: Mind, action: Action) -> float:
    """Sid Ketchum: while he is badly off, or with what he would have to discard anyway."""
    spare = len(mind.view.hand) - mind.me.life >= 2
    return 9.5 - mind.price(action) / 2 if mind.me.life <= 2 or spare else NEVER


def two_for_a_shot(mind: Mind, action: Action) -> float:
    return shot(mind, action) - mind.price(action) / 2


def blue_for_two(mind: Mind, action: Action) -> float:
    """José Delgado: what is of no use to lay."""
    return 9.0 - mind.use_of(action.card)


def life_for_two(mind: Mind, action: Action) -> float:
    """Chuck Wengam: only while he can afford it."""
    return 1.0 if mind.me.life > 3 and len(mind.view.hand) < 4 else NEVER


ABILITIES: Final[dict[str, Worth]] = {
    "sid_ketchum": two_for_a_life,
    "doc_holyday": two_for_a_shot,
    "jose_delgado": blue_for_two,
    "chuck_wengam": life_for_two,
}

PLAYS: Final[dict[str, Worth]] = {
    **dict.fromkeys(("stagecoach", "wells_fargo", "pony_express"), draw),
    **dict.fromkeys(("bang", "missed", "punch", "springfield"), shot),
    **dict.fromkeys(("buffalo_rifle", "derringer", "knife", "pepperbox"), shot),
    **dict.fromkeys(("gatling", "indians", "howitzer"), volley),
    **dict.fromkeys(("panic", "rag_time", "conestoga"), rob),
    **dict.fromkeys(("cat_balou", "can_can"), strip),
    "beer": drink,
    "brawl": brawl,
    "canteen": heal,
    "duel": duel,
    "general_store": general_store,
    "saloon": saloon,
    "tequila": heal_somebody,
    "whisky": heal_two,
}
