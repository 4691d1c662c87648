"""The fifteen characters of Dodge City (CH-APA to CH-VER)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from sixgun.engine.actions import ABILITY, NAMING, Action
from sixgun.engine.events import Named
from sixgun.engine.frames import Ask
from sixgun.engine.game import Game
from sixgun.engine.hooks import ANY_NUMBER, BLUE, IN_REACH, Card, Character
from sixgun.engine.ids import DIAMONDS, NO_CARD, NOBODY, CardId, Seat, Suit
from sixgun.engine.refusals import (
    ALLOWED,
    BOTH_DIAMONDS,
    LAST_LIFE,
    NO_ANSWER,
    NOT_BLUE,
    NOT_YOURS,
    ONCE_A_TURN,
    TOO_FEW_CARDS,
    Refusal,
)
from sixgun.engine.settings import Rules
from sixgun.rules.damage import Heal, change_life
from sixgun.rules.discards import discard_two
from sixgun.rules.distance import within
from sixgun.rules.draw_phase import DrawFromPlay
from sixgun.rules.kinds import BANG, BEER, MISSED
from sixgun.rules.options import pairs
from sixgun.rules.reputation import aimed_shot
from sixgun.rules.rulebook import draw_count, immune, in_own_turn, reach
from sixgun.rules.shots import shoot
from sixgun.rules.triggers import DrawCards, tell_used, trigger
from sixgun.rules.why_not import lacks_two, outside_turn, refused_target, with_facts


class ApacheKid(Character):
    def life(self, rules: Rules) -> i64:
        return 3

    def immune(self, suit: Suit) -> bool:
        return suit == DIAMONDS


class BelleStar(Character):
    def ignores_gear(self) -> bool:
        return True


class BillNoface(Character):
    def draw_phase(self, g: Game, me: Seat, count: i64) -> None:
        player = g.players[me]
        printed = 1 + player.max_life - player.life
        trigger(g, me, DrawCards(me, draw_count(g, me, printed), phase_1=True), DrawCards(me, count, phase_1=True))


class ChuckWengam(Character):
    def may_play(self, g: Game, me: Seat) -> list[Action]:
        return [Action(ABILITY)] if g.players[me].life > 1 else []

    def use(self, g: Game, me: Seat, action: Action) -> None:
        """A cost, not a hit: nothing prevents it (DER-22)."""
        tell_used(g, me, NOBODY)
        change_life(g, me, -1)
        g.draw(me, 2)

    def why_not_used(self, g: Game, me: Seat, action: Action) -> Refusal:
        if not in_own_turn(g, me):
            return outside_turn(g, me)
        return Refusal(LAST_LIFE if g.players[me].life <= 1 else NO_ANSWER)


class DocHolyday(Character):
    def may_play(self, g: Game, me: Seat) -> list[Action]:
        if g.ability_used:
            return []
        near = within(g, me, reach(g, me))
        return [
            Action(ABILITY, card, seat, pay=pay)
            for card, pay in pairs(g.players[me].hand)
            for seat in near
            if not shrugged_off(g, seat, card, pay)
        ]

    def use(self, g: Game, me: Seat, action: Action) -> None:
        tell_used(g, me, action.target)
        g.note(aimed_shot(g, me, action.target), me, action.target)
        g.ability_used = True
        shoot(g, action.target, me, NO_CARD)
        discard_two(g, me, action.card, action.pay)

    def why_not_used(self, g: Game, me: Seat, action: Action) -> Refusal:
        if not in_own_turn(g, me):
            return outside_turn(g, me)
        if g.ability_used:
            return Refusal(ONCE_A_TURN)
        if lacks_two(g, me, action):
            return Refusal(TOO_FEW_CARDS)
        code = refused_target(g, me, action.target, IN_REACH)
        both = code == ALLOWED and shrugged_off(g, action.target, action.card, action.pay)
        return Refusal(BOTH_DIAMONDS) if both else with_facts(g, me, action.target, code)


def shrugged_off(g: Game, seat: Seat, card: CardId, pay: CardId) -> bool:
    """Whether both cards are diamonds, which do nothing to Apache Kid (CH-DOC-4)."""
    return immune(g, seat, card) and immune(g, seat, pay)


class ElenaFuente(Character):
    def life(self, rules: Rules) -> i64:
        return 3

    def answers_hit(self, card: Card, answers: bool) -> bool:
        return True


class GregDigger(Character):
    def on_death(self, g: Game, me: Seat, card: CardId, dead: Seat) -> None:
        trigger(g, me, Heal(me, 2))


class HerbHunter(Character):
    def on_death(self, g: Game, me: Seat, card: CardId, dead: Seat) -> None:
        trigger(g, me, DrawCards(me, 2))


class JoseDelgado(Character):
    def may_play(self, g: Game, me: Seat) -> list[Action]:
        return [Action(ABILITY, card) for card in g.players[me].hand if g.card(card).colour == BLUE]

    def use(self, g: Game, me: Seat, action: Action) -> None:
        tell_used(g, me, NOBODY)
        g.discard(me, action.card)
        g.draw(me, 2)

    def why_not_used(self, g: Game, me: Seat, action: Action) -> Refusal:
        if not in_own_turn(g, me):
            return outside_turn(g, me)
        return Refusal(NOT_BLUE if action.card in g.players[me].hand else NOT_YOURS)


class MollyStark(Character):
    def on_answered(self, g: Game, me: Seat, card: CardId, answer: CardId) -> None:
        if g.turn != me and g.kind(answer) in (BANG, MISSED, BEER):
            trigger(g, me, DrawCards(me, 1))

    def on_duel_over(self, g: Game, me: Seat, card: CardId, bangs: i64) -> None:
        if bangs > 0:
            trigger(g, me, DrawCards(me, bangs))


class PatBrennan(Character):
    def draw_phase(self, g: Game, me: Seat, count: i64) -> None:
        g.push(DrawFromPlay(me))


class PixiePete(Character):
    def life(self, rules: Rules) -> i64:
        return 3

    def draw_phase(self, g: Game, me: Seat, count: i64) -> None:
        trigger(g, me, DrawCards(me, draw_count(g, me, 4), phase_1=True), DrawCards(me, count, phase_1=True))


class SeanMallory(Character):
    def life(self, rules: Rules) -> i64:
        return 3

    def hand_limit(self, g: Game, me: Seat, limit: i64) -> i64:
        return ANY_NUMBER


class TequilaJoe(Character):
    def beer_points(self, points: i64) -> i64:
        return 2


class VeraCuster(Character):
    def life(self, rules: Rules) -> i64:
        return 3

    def on_own_turn(self, g: Game, me: Seat) -> None:
        """The old ability ends; unless the turn is lost she names another (DER-17)."""
        g.become(me, self)
        if not g.turn_lost:
            g.push(NameSomebody(me))


class NameSomebody(Ask):
    """Vera Custer names another living player (CH-VER-1)."""

    prompt: ClassVar[str] = "name_somebody"

    def options(self, g: Game) -> list[Action]:
        return [Action(NAMING, NO_CARD, seat) for seat in g.others(self.seat)]

    def answer(self, g: Game, action: Action) -> None:
        named = g.players[action.target].character
        g.become(self.seat, named)
        if g.events is not None:
            g.tell(Named(self.seat, named.key))
