"""Brown cards: played, they take effect and are gone (BR)."""

from __future__ import annotations

from mypy_extensions import i64

from sixgun.cards.effects import (
    discard_card,
    draw_one,
    draw_three,
    draw_two,
    heal_two,
    hit,
    hit_everybody,
    take_card,
)
from sixgun.engine.actions import Action
from sixgun.engine.game import Game
from sixgun.engine.hooks import ANY_OTHER, ANYBODY, AT_DISTANCE_1, BROWN, IN_REACH, Card
from sixgun.engine.ids import Seat
from sixgun.engine.refusals import ALLOWED, BANG_LIMIT
from sixgun.rules.damage import beer_forbidden, beer_power, change_life
from sixgun.rules.duel import Duel, Indians
from sixgun.rules.kinds import (
    BANG,
    BEER,
    BRAWL,
    CAT_BALOU,
    DODGE,
    DUEL,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    MISSED,
    PANIC,
    PUNCH,
    RAG_TIME,
    SALOON,
    SPRINGFIELD,
    STAGECOACH,
    TEQUILA,
    WELLS_FARGO,
    WHISKY,
)
from sixgun.rules.shots import shoot, untouched
from sixgun.rules.theft import BrawlPick, Pick


def bang(g: Game, me: Seat, action: Action) -> None:
    shoot(g, action.target, me, action.card, g.ability(me).missed_needed())


class Bang(Card):
    def barred(self, g: Game, me: Seat) -> i64:
        """One BANG! a turn, unless the weapon or the ability now in force allows more (PH2-12, DER-08)."""
        if g.bangs == 0 or g.ability(me).rapid() or g.players[me].rapid:
            return ALLOWED
        return BANG_LIMIT


class Beer(Card):
    def barred(self, g: Game, me: Seat) -> i64:
        return beer_forbidden(g, me)


def beer(g: Game, me: Seat, action: Action) -> None:
    change_life(g, me, beer_power(g, me))


def saloon(g: Game, me: Seat, action: Action) -> None:
    for seat in g.from_turn():
        if not untouched(g, seat, me, action.card):
            change_life(g, seat, 1)


def tequila(g: Game, me: Seat, action: Action) -> None:
    if not untouched(g, action.target, me, action.card):
        change_life(g, action.target, 1)


def general_store(g: Game, me: Seat, action: Action) -> None:
    """As many cards as players, the player of the card takes first (BR-GEN-1, BR-GEN-2)."""
    g.show(len(g.living))
    for seat in reversed([me, *g.others(me)]):
        g.push(Pick(seat, me, action.card))


def duel(g: Game, me: Seat, action: Action) -> None:
    if not untouched(g, action.target, me, action.card):
        g.push(Duel(action.target, me, me, action.card))


def indians(g: Game, me: Seat, action: Action) -> None:
    for seat in reversed(g.others(me)):
        if not untouched(g, seat, me, action.card):
            g.push(Indians(seat, me, action.card))


def brawl(g: Game, me: Seat, action: Action) -> None:
    for seat in reversed(g.others(me)):
        if not untouched(g, seat, me, action.card):
            g.push(BrawlPick(me, seat, action.card))


BROWN_CARDS = (
    Bang(BANG, "bang", BROWN, bang, aim=IN_REACH, bang=True),
    Card(MISSED, "missed", BROWN, missed=True, answers_only=True),
    Beer(BEER, "beer", BROWN, beer),
    Card(SALOON, "saloon", BROWN, saloon),
    Card(STAGECOACH, "stagecoach", BROWN, draw_two),
    Card(WELLS_FARGO, "wells_fargo", BROWN, draw_three),
    Card(GENERAL_STORE, "general_store", BROWN, general_store),
    Card(PANIC, "panic", BROWN, take_card, aim=AT_DISTANCE_1, takes=True),
    Card(CAT_BALOU, "cat_balou", BROWN, discard_card, aim=ANYBODY, takes=True),
    Card(GATLING, "gatling", BROWN, hit_everybody),
    Card(INDIANS, "indians", BROWN, indians),
    Card(DUEL, "duel", BROWN, duel, aim=ANY_OTHER),
    Card(DODGE, "dodge", BROWN, draw_one, missed=True, answers_only=True),
    Card(PUNCH, "punch", BROWN, hit, aim=AT_DISTANCE_1),
    Card(RAG_TIME, "rag_time", BROWN, take_card, aim=ANY_OTHER, takes=True, costs=True),
    Card(BRAWL, "brawl", BROWN, brawl, costs=True),
    Card(SPRINGFIELD, "springfield", BROWN, hit, aim=ANY_OTHER, costs=True),
    Card(TEQUILA, "tequila", BROWN, tequila, aim=ANYBODY, costs=True),
    Card(WHISKY, "whisky", BROWN, heal_two, costs=True),
)
