"""Brown cards, which take effect at once and are discarded (BR)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sixgun.cards.effects import (
    affected_others,
    discard_card,
    draw_cards,
    heal,
    hit,
    hit_everybody,
    take_card,
)
from sixgun.cards.signs import EVERYBODY, HIT, WOUNDS, shows
from sixgun.engine.actions import ABILITY, PASS, PASSING, TAKING, Action
from sixgun.engine.deeds import DUELLED, HELPED
from sixgun.engine.frames import Ask, Step
from sixgun.engine.game import Game
from sixgun.engine.hooks import ANY_OTHER, ANYBODY, AT_DISTANCE_1, BROWN, IN_REACH, Card
from sixgun.engine.ids import NO_CARD, NOBODY, CardId, Seat
from sixgun.engine.refusals import ALLOWED, BANG_LIMIT
from sixgun.rules.damage import Loss, change_life, discard_as
from sixgun.rules.discards import strip
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
from sixgun.rules.options import Choices
from sixgun.rules.rulebook import (
    ability_asides,
    answered,
    answers_as_bang,
    bang_limit,
    bang_refused,
    beer_points,
    beer_refused,
    duel_over,
    missed_needed,
    unaffected,
    use_aside,
)
from sixgun.rules.shots import shoot


@shows(HIT, WOUNDS)
def bang(g: Game, me: Seat, action: Action) -> None:
    shoot(g, action.target, me, action.card, missed_needed(g, me))


class Bang(Card):
    def barred(self, g: Game, me: Seat) -> i64:
        """One BANG! a turn, unless the weapon or the ability now in force allows more (PH2-12, DER-08)."""
        return ALLOWED if g.bangs < bang_limit(g, me) else BANG_LIMIT


class Beer(Card):
    rescues: bool = True

    def barred(self, g: Game, me: Seat) -> i64:
        return beer_refused(g)


def beer(g: Game, me: Seat, action: Action) -> None:
    change_life(g, me, beer_points(g, me, action.card))


@shows(EVERYBODY)
def saloon(g: Game, me: Seat, action: Action) -> None:
    for seat in g.from_turn():
        if not unaffected(g, seat, me, action.card):
            change_life(g, seat, g.card(action.card).heals)


def tequila(g: Game, me: Seat, action: Action) -> None:
    if not unaffected(g, action.target, me, action.card):
        change_life(g, action.target, g.card(action.card).heals)


# General Store


@shows(EVERYBODY)
def general_store(g: Game, me: Seat, action: Action) -> None:
    """Show as many cards as there are players; whose card it is takes first (BR-GEN-1, BR-GEN-2)."""
    g.show(len(g.present))
    g.push(CloseStore())
    for seat in reversed([me, *g.others(me)]):
        g.push(Pick(seat, me, action.card))


class Pick(Ask):
    """Take a card from the display (BR-GEN-2). If there are too few, the last players get none (DER-06)."""

    prompt: ClassVar[str] = "pick"

    def moot(self, g: Game) -> bool:
        return not g.display or not g.players[self.seat].present

    def options(self, g: Game) -> list[Action]:
        return [*[Action(TAKING, card) for card in g.display], *ability_asides(g, self.seat)]

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == ABILITY:
            use_aside(g, self, action)
        else:
            g.pick(self.seat, action.card)


class CloseStore(Step):
    """Discards what is left because a player died before taking a card (DER-48)."""

    def run(self, g: Game) -> None:
        for card in g.display[:]:
            g.discard_shown(card)


# Duel and Indians!, answered only by a BANG!


def bangs(g: Game, seat: Seat) -> list[Action]:
    """Pass, or discard a hand card that counts as a BANG! (BR-IND-4)."""
    player = g.players[seat]
    if bang_refused(g, seat) != ALLOWED:
        return [PASS]
    return [PASS, *[g.box.discards[c] for c in player.hand if answers_as_bang(player.voices, g.card(c))]]


@shows(("duel", 0), WOUNDS)
def duel(g: Game, me: Seat, action: Action) -> None:
    if not unaffected(g, action.target, me, action.card):
        g.push(Duel(action.target, me, me, action.card))


class Duel(Ask):
    """`seat` discards a BANG! or is hit; then `other` must answer. `by` played the Duel."""

    prompt: ClassVar[str] = "duel"

    def __init__(self, seat: Seat, other: Seat, by: Seat, card: CardId, answers: i64 = 0) -> None:
        super().__init__(seat, by, card)
        self.other: Final[i64] = other
        self.answers: Final[i64] = answers  # BANG! discarded so far; the challenged player begins

    def moot(self, g: Game) -> bool:
        """Whether a dead player has ended it (DER-48)."""
        return not g.players[self.seat].present or not g.players[self.other].present

    def options(self, g: Game) -> list[Action]:
        return [*bangs(g, self.seat), *ability_asides(g, self.seat)]

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == PASSING:
            g.push(Loss(self.seat, self.cause(), self.card), DuelOver(self))
        elif action.verb == ABILITY:
            use_aside(g, self, action)
        else:
            discard_as(g, self.seat, action.card, BANG)
            g.push(Duel(self.other, self.seat, self.by, self.card, self.answers + 1))

    def cause(self) -> Seat:
        """Who hit the loser: no one, if they lose a Duel of their own (OWN-04, DER-20)."""
        return NOBODY if self.seat == self.by else self.by

    def provoked_by(self) -> Seat:
        return self.other if self.answers > 0 else NOBODY

    def challenged(self) -> Seat:
        return self.other if self.seat == self.by else self.seat


class DuelOver(Step):
    def __init__(self, duel: Duel) -> None:
        self.duel: Final = duel

    def run(self, g: Game) -> None:
        seat = self.duel.challenged()
        if g.players[seat].present:
            duel_over(g, seat, (self.duel.answers + 1) // 2)


@shows(EVERYBODY, WOUNDS)
def indians(g: Game, me: Seat, action: Action) -> None:
    for seat in affected_others(g, me, action.card):
        g.push(Indians(seat, me, action.card))


class Indians(Ask):
    """Discard a BANG! or lose 1 life."""

    prompt: ClassVar[str] = "indians"

    def options(self, g: Game) -> list[Action]:
        return bangs(g, self.seat)

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == PASSING:
            g.push(Loss(self.seat, self.by, self.card))
        else:
            discard_as(g, self.seat, action.card, BANG)
            answered(g, self.seat, action.card)


# Brawl


@shows(EVERYBODY, ("discard", 0))
def brawl(g: Game, me: Seat, action: Action) -> None:
    for seat in affected_others(g, me, action.card):
        g.push(BrawlPick(me, seat, action.card))


class BrawlPick(Ask):
    """Discard a card of this player: one in play, a random hand card, or none (BR-BRA-1, DER-27)."""

    prompt: ClassVar[str] = "brawl"

    def __init__(self, seat: Seat, victim: Seat, card: CardId) -> None:
        super().__init__(seat, seat, card)
        self.victim: Final[i64] = victim

    def moot(self, g: Game) -> bool:
        victim = g.players[self.victim]
        return not victim.hand and not victim.in_play

    def facts(self, g: Game) -> dict[str, int]:
        return {"target": int(self.victim)}

    def options(self, g: Game) -> list[Action]:
        choices = Choices(g, self.seat)
        choices.add_takes(TAKING, NO_CARD, self.victim)
        return [*choices.found, *ability_asides(g, self.seat)]

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == ABILITY:
            use_aside(g, self, action)
        elif action.verb != PASSING:
            strip(g, self.victim, action.take)


BROWN_CARDS = (
    Bang(BANG, "bang", BROWN, bang, aim=IN_REACH, bang=True),
    Card(MISSED, "missed", BROWN, missed=True, answers_only=True),
    Beer(BEER, "beer", BROWN, beer, heals=1),
    Card(SALOON, "saloon", BROWN, saloon, heals=1),
    Card(STAGECOACH, "stagecoach", BROWN, draw_cards, draws=2),
    Card(WELLS_FARGO, "wells_fargo", BROWN, draw_cards, draws=3),
    Card(GENERAL_STORE, "general_store", BROWN, general_store, draws=1),
    Card(PANIC, "panic", BROWN, take_card, aim=AT_DISTANCE_1, takes=True),
    Card(CAT_BALOU, "cat_balou", BROWN, discard_card, aim=ANYBODY, takes=True),
    Card(GATLING, "gatling", BROWN, hit_everybody),
    Card(INDIANS, "indians", BROWN, indians),
    Card(DUEL, "duel", BROWN, duel, aim=ANY_OTHER, deed=DUELLED),
    Card(DODGE, "dodge", BROWN, draw_cards, missed=True, answers_only=True, draws=1),
    Card(PUNCH, "punch", BROWN, hit, aim=AT_DISTANCE_1),
    Card(RAG_TIME, "rag_time", BROWN, take_card, aim=ANY_OTHER, takes=True, costs=True),
    Card(BRAWL, "brawl", BROWN, brawl, costs=True),
    Card(SPRINGFIELD, "springfield", BROWN, hit, aim=ANY_OTHER, costs=True),
    Card(TEQUILA, "tequila", BROWN, tequila, aim=ANYBODY, costs=True, heals=1, deed=HELPED),
    Card(WHISKY, "whisky", BROWN, heal, costs=True, heals=2),
)
