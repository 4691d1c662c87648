"""The values of using cards in one's own turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.bots.mind import LUCK, Mind, is_gear
from sixgun.engine.actions import PLAYING, Action
from sixgun.engine.box import Box
from sixgun.engine.hooks import BLUE, GREEN, Card, Character
from sixgun.engine.ids import FROM_HAND, NOBODY, SHERIFF, Seat
from sixgun.match.view import UNKNOWN
from sixgun.rules.rulebook import answers_as_bang

Worth = Callable[[Mind, Action], float]

NEVER: Final = -1000.0
SOON: Final = 10.0  # for actions that are best done before others
FIRST: Final = 20.0
BLAST: Final = 3  # life points
FEW: Final = 3  # cards outside the hands; with fewer, a player would keep drawing their own
UNTOUCHED: Final = 0.75  # the value of a green card in play, which may be taken away


def card_worth(mind: Mind, action: Action) -> float:
    entry = mind.card(action.card)
    if action.verb == PLAYING and entry.colour == BLUE:
        return lay(mind, action)
    if action.verb == PLAYING and entry.colour == GREEN:
        return NEVER if mind.lies_before_me(entry) else SOON + UNTOUCHED * mind.weights.laid.get(entry.key, 1.0)
    worth = PLAYS.get(entry.key, by_what_it_says)(mind, action)
    return worth - mind.price(action)


def by_what_it_says(mind: Mind, action: Action) -> float:
    """The value of a card without a function of its own."""
    entry = mind.card(action.card)
    if entry.takes:
        return strip(mind, action)
    if entry.heals > 0:
        return heal(mind, action)
    if entry.draws > 0:
        return draw(mind, action)
    return shot(mind, action) if action.target != NOBODY else mind.weights.card


# Cards in front of a player


def lay(mind: Mind, action: Action) -> float:
    entry = mind.card(action.card)
    if not is_gear(entry):
        return LAYS[entry.key](mind, action) - mind.price(action)
    if action.target not in (NOBODY, mind.view.me):
        return NEVER  # it would help the target
    if entry.reach > 0:
        gain = mind.gain_by_weapon(entry)
        return SOON + gain if gain > 0 else NEVER
    if entry.key in LAYS:
        return LAYS[entry.key](mind, action)
    return NEVER if mind.lies_before_me(entry) else SOON + mind.weights.laid.get(entry.key, 1.0)


def jail(mind: Mind, action: Action) -> float:
    """The value of a lost turn, which is higher the more cards the target has."""
    weights = mind.weights
    stays = (1.0 - mind.luck_in_turn_of(action.target)) / (1.0 - LUCK)
    return mind.foe(action.target) * stays * (weights.jail + weights.jail_hand * mind.view.players[action.target].hand)


def dynamite(mind: Mind, action: Action) -> float:
    """The value of Dynamite, which goes around the table until it explodes."""
    odds = explosion_odds(mind, mind.card(action.card))
    worth, chance = 0.0, odds
    seats = len(mind.view.players)
    for step in range(2 * seats):
        seat = (mind.view.me + step) % seats
        seen = mind.view.players[seat]
        if seen.present:
            worth += chance * blast(mind, seat, seen.life)
            chance *= 1.0 - odds
    return worth - mind.weights.fuse


def explosion_odds(mind: Mind, entry: Card) -> float:
    """The probability that the next card turned up sets it off."""
    box, unlucky = mind.view.box, 0
    for card in range(len(box.kinds)):
        if not entry.lucky(mind.suit(card), box.ranks[card]):
            unlucky += 1
    return unlucky / len(box.kinds)


def blast(mind: Mind, seat: Seat, life: int) -> float:
    points = 0.0
    for lost in range(min(BLAST, life)):
        points += mind.pain(seat, life - lost)
    if seat != mind.view.me:
        bonus = mind.spoils(seat, mind.view.players[seat]) if life <= BLAST else 0.0
        return mind.foe(seat) * points + bonus
    return -2.0 * points


# Cards at a target


def bang(mind: Mind, action: Action) -> float:
    return shot_at(mind, action, mind.me.missed_needed)


def shot(mind: Mind, action: Action) -> float:
    return shot_at(mind, action, 1)


def derringer(mind: Mind, action: Action) -> float:
    return shot(mind, action) + mind.weights.card


def shot_at(mind: Mind, action: Action, needed: int) -> float:
    """The value of a shot: a hit, or at least a card spent. A sheriff is cautious."""
    if action.target == mind.view.me or mind.shrugs_off(action.target, action.card):
        return NEVER
    return volley_at(mind, action.target, needed) - doubt(mind, action.target)


def doubt(mind: Mind, seat: Seat) -> float:
    return mind.weights.caution if mind.view.role == SHERIFF and mind.view.players[seat].role == UNKNOWN else 0.0


def volley_at(mind: Mind, seat: Seat, needed: int) -> float:
    if mind.sure_dodges(seat) >= needed:
        return 0.0  # it would not even cost a card
    lands = mind.landing(seat, needed)
    worth = lands * (mind.harm(seat) - answer_to_hit(mind, seat))
    return worth + (1.0 - lands) * mind.foe(seat) * mind.weights.card


def answer_to_hit(mind: Mind, seat: Seat) -> float:
    """The cost of abilities that draw or take a card for a hit."""
    seen = mind.view.players[seat]
    if seen.life <= 1:
        return 0.0
    drawn, robbed = HIT_REPLIES.get(seen.ability, (0.0, 0.0))
    if robbed > 0.0 and len(mind.view.hand) <= 1:
        return 0.0
    return (robbed + drawn * mind.foe(seat)) * mind.weights.card


def duel(mind: Mind, action: Action) -> float:
    """The value of a Duel, which is won if the other runs out of BANG! first."""
    seat = action.target
    if mind.shrugs_off(seat, action.card):
        return NEVER
    lost = outgunned(mind, seat, 0 if mind.bang_is_forbidden() else mind.bangs())
    return (1.0 - lost) * mind.harm(seat) - lost * mind.pain(mind.view.me, mind.me.life) - doubt(mind, seat)


def outgunned(mind: Mind, seat: Seat, bangs: int) -> float:
    """The probability that this player has more BANG! cards than the bot."""
    seen = mind.view.players[seat]
    has = mind.weights.has_bang * (1.5 if bang_answers(mind.view.box, mind.character(seen)) > 1 else 1.0)
    has = min(has, 0.9)
    enough, exactly = 0.0, (1.0 - has) ** seen.hand
    for number in range(min(bangs, seen.hand) + 1):
        enough += exactly
        exactly *= (seen.hand - number) / (number + 1) * has / (1.0 - has)
    return max(0.0, 1.0 - enough)


def bang_answers(box: Box, ability: Character) -> int:
    """The kinds of card that this character may use as a BANG! in a Duel."""
    kinds = 0
    for entry in box.cards:
        if answers_as_bang(ability.alone, entry):
            kinds += 1
    return kinds


def volley(mind: Mind, action: Action) -> float:
    """The value of a shot at all others, friends included."""
    worth = 0.0
    for seat in mind.others():
        if not mind.shrugs_off(seat, action.card):
            worth += volley_at(mind, seat, 1)
    return worth


def indians(mind: Mind, action: Action) -> float:
    worth = 0.0
    for seat in mind.others():
        if not mind.shrugs_off(seat, action.card):
            unarmed = (1.0 - mind.weights.has_bang) ** mind.view.players[seat].hand
            worth += unarmed * mind.harm(seat) + (1.0 - unarmed) * mind.foe(seat) * mind.weights.card
    return worth


def rob(mind: Mind, action: Action) -> float:
    """The value of taking a card; nothing good is taken from a friend."""
    worth = strip(mind, action)
    if worth < 0.0:
        return NEVER
    return worth + (mind.weights.held if action.take == FROM_HAND else mind.keep(action.take))


def strip(mind: Mind, action: Action) -> float:
    """The value of discarding a good card of an enemy or a bad one of a friend; not endlessly from Suzy Lafayette."""
    if mind.shrugs_off(action.target, action.card) or (action.take == FROM_HAND and scarce(mind, FEW)):
        return NEVER
    loss = mind.foe(action.target) * (mind.loss(action.target, action.take) + mind.opening(action.target, action.take))
    return loss + (SOON / 5 if loss > 1.0 else 0.0)


def brawl(mind: Mind, action: Action) -> float:
    worth = 0.0
    for seat in mind.others():
        worth += max(0.0, mind.foe(seat)) * mind.weights.card
    return worth


# Cards for oneself and others


def beer(mind: Mind, action: Action) -> float:
    return heal(mind, action) if mind.beer_works() else NEVER


def heal(mind: Mind, action: Action) -> float:
    return SOON + mind.relief(mind.view.me) if mind.missing() > 0 else NEVER


def whisky(mind: Mind, action: Action) -> float:
    """The value of two points for two cards; for one point only if it is urgent."""
    points = min(mind.missing(), 2)
    worth_it = points == 2 or (points == 1 and mind.me.life <= 2)
    return mind.relief(mind.view.me) * points if worth_it else NEVER


def tequila(mind: Mind, action: Action) -> float:
    """The value of healing oneself, or a friend who is nearly dead."""
    if action.target == mind.view.me:
        return mind.relief(mind.view.me) if mind.missing() > 0 else NEVER
    return -mind.foe(action.target) * mind.relief(action.target)


def saloon(mind: Mind, action: Action) -> float:
    """The value of healing everyone."""
    worth = mind.relief(mind.view.me)
    for seat in mind.others():
        worth -= mind.foe(seat) * mind.relief(seat)
    return worth


def draw(mind: Mind, action: Action) -> float:
    return NEVER if scarce(mind, FEW) else FIRST


def scarce(mind: Mind, cards: int) -> bool:
    """Whether there is hardly anything to draw but the cards just played."""
    return mind.view.deck + len(mind.view.discards) <= cards


def general_store(mind: Mind, action: Action) -> float:
    """The value of a General Store, in which the player chooses first."""
    if scarce(mind, FEW + mind.living):
        return NEVER
    worth = 1.4 * mind.weights.card
    for seat in mind.others():
        worth -= mind.weights.store * mind.foe(seat) * mind.weights.card
    return worth


HIT_REPLIES: Final[dict[str, tuple[float, float]]] = {"bart_cassidy": (1.0, 0.0), "el_gringo": (1.0, 1.0)}
"""Cards that a character gets for a hit, and how many of them are mine."""

LAYS: Final[dict[str, Worth]] = {"dynamite": dynamite, "jail": jail}
"""The blue cards that are worth something else than what lies in front of their player."""

PLAYS: Final[dict[str, Worth]] = {
    **dict.fromkeys(("stagecoach", "wells_fargo", "pony_express"), draw),
    **dict.fromkeys(("bang", "missed"), bang),
    **dict.fromkeys(("punch", "springfield", "buffalo_rifle", "knife", "pepperbox"), shot),
    **dict.fromkeys(("gatling", "howitzer"), volley),
    **dict.fromkeys(("panic", "rag_time", "conestoga"), rob),
    **dict.fromkeys(("cat_balou", "can_can"), strip),
    "beer": beer,
    "brawl": brawl,
    "canteen": heal,
    "derringer": derringer,
    "duel": duel,
    "general_store": general_store,
    "indians": indians,
    "saloon": saloon,
    "tequila": tequila,
    "whisky": whisky,
}
