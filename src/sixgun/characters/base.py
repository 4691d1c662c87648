"""The sixteen characters of BANG! (CH-BAR to CH-WIL)."""

from __future__ import annotations

from mypy_extensions import i64

from sixgun.engine.actions import ABILITY, Action
from sixgun.engine.game import Game
from sixgun.engine.hooks import ANY_NUMBER, Card, Character
from sixgun.engine.ids import NOBODY, CardId, Kind, Seat
from sixgun.engine.refusals import FULL_LIFE, NO_ANSWER, ONCE_A_TURN, TOO_FEW_CARDS, Refusal
from sixgun.engine.settings import Rules
from sixgun.rules.damage import change_life
from sixgun.rules.discards import discard_two
from sixgun.rules.draw_phase import DrawFromDiscards, DrawFromHand, LookAtThree, ShowSecond
from sixgun.rules.elimination import Departure
from sixgun.rules.kinds import BANG, MISSED
from sixgun.rules.options import pairs
from sixgun.rules.rulebook import hand_limit, in_own_turn
from sixgun.rules.triggers import DrawCards, MayUse, Rob, tell_used, trigger
from sixgun.rules.turn import DiscardPhase
from sixgun.rules.why_not import lacks_two, outside_turn


def unhurt(g: Game, seat: Seat) -> bool:
    return g.players[seat].life == g.players[seat].max_life


def two_cards(g: Game, seat: Seat) -> list[Action]:
    """The ability with any two hand cards as the price."""
    return [Action(ABILITY, card, pay=pay) for card, pay in pairs(g.players[seat].hand)]


class BartCassidy(Character):
    def on_hit(self, g: Game, me: Seat, card: CardId, by: Seat, amount: i64) -> None:
        if g.rules.bart_cassidy == "may":
            g.push(MayUse(me, DrawCards(me, amount)))
        else:
            trigger(g, me, DrawCards(me, amount))


class BlackJack(Character):
    def draw_phase(self, g: Game, me: Seat, count: i64) -> None:
        g.collect(me, 1)
        trigger(g, me, ShowSecond(me), DrawCards(me, count - 1, phase_1=True))


class CalamityJanet(Character):
    def played_kind(self, kind: Kind) -> Kind:
        return BANG if kind == MISSED else kind

    def answers_hit(self, card: Card, answers: bool) -> bool:
        return answers or card.kind == BANG

    def answers_as_bang(self, card: Card, answers: bool) -> bool:
        return answers or card.kind == MISSED


class ElGringo(Character):
    def life(self, rules: Rules) -> i64:
        return 3

    def on_hit(self, g: Game, me: Seat, card: CardId, by: Seat, amount: i64) -> None:
        if by == NOBODY:
            return
        if g.rules.el_gringo == "may":
            g.push(MayUse(me, Rob(me, by, amount)))
        else:
            trigger(g, me, Rob(me, by, amount))


class JesseJones(Character):
    def draw_phase(self, g: Game, me: Seat, count: i64) -> None:
        g.push(DrawFromHand(me))


class Jourdonnais(Character):
    barrels: i64 = 1


class KitCarlson(Character):
    def life(self, rules: Rules) -> i64:
        return rules.kit_carlson_life

    def draw_phase(self, g: Game, me: Seat, count: i64) -> None:
        trigger(g, me, LookAtThree(me), DrawCards(me, count, phase_1=True))


class LuckyDuke(Character):
    def cards_turned(self, count: i64) -> i64:
        return 2


class PaulRegret(Character):
    remoteness: i64 = 1

    def life(self, rules: Rules) -> i64:
        return 3


class PedroRamirez(Character):
    def draw_phase(self, g: Game, me: Seat, count: i64) -> None:
        if g.event_card is not None and g.event_card.digs:
            g.collect(me, count)  # there is no choice left (FF-MIN-5)
        else:
            g.push(DrawFromDiscards(me))

    def reads_discards(self) -> bool:
        return True


class RoseDoolan(Character):
    sight: i64 = 1


class SidKetchum(Character):
    """Two hand cards for a life point: in one rulebook against a loss and once in his turn, in others at any time."""

    def prevents_losses(self, rules: Rules) -> bool:
        return rules.sid_ketchum == "prevent_and_heal_once"

    def may_prevent(self, g: Game, me: Seat) -> list[Action]:
        return two_cards(g, me) if self.prevents_losses(g.rules) else []

    def may_interrupt(self, g: Game, me: Seat) -> list[Action]:
        return [] if self.prevents_losses(g.rules) or unhurt(g, me) else two_cards(g, me)

    def may_play(self, g: Game, me: Seat) -> list[Action]:
        if self.prevents_losses(g.rules):
            return [] if g.ability_used or unhurt(g, me) else two_cards(g, me)
        return self.may_interrupt(g, me)

    def pay(self, g: Game, me: Seat, action: Action) -> None:
        tell_used(g, me, NOBODY)
        discard_two(g, me, action.card, action.pay)

    def use(self, g: Game, me: Seat, action: Action) -> None:
        self.pay(g, me, action)
        g.ability_used = g.ability_used or self.prevents_losses(g.rules)
        change_life(g, me, 1)

    def why_not_used(self, g: Game, me: Seat, action: Action) -> Refusal:
        if lacks_two(g, me, action):
            return Refusal(TOO_FEW_CARDS)
        once_in_turn = self.prevents_losses(g.rules)
        if once_in_turn and not in_own_turn(g, me):
            return outside_turn(g, me)
        if unhurt(g, me):
            return Refusal(FULL_LIFE)
        return Refusal(ONCE_A_TURN if once_in_turn and g.ability_used else NO_ANSWER)


class SlabTheKiller(Character):
    def missed_needed(self, needed: i64) -> i64:
        return 2


class SuzyLafayette(Character):
    def minds_empty_hand(self) -> bool:
        return True

    def on_empty_hand(self, g: Game, me: Seat) -> None:
        now = g.rules.suzy_mid_resolution or g.stack[-1].between_effects()
        if now and (g.deck or g.discards) and not leaving(g, me):
            g.players[me].empty_hand_noticed = True
            trigger(g, me, DrawCards(me, 1))


def leaving(g: Game, seat: Seat) -> bool:
    """Whether a ghost who can keep no card is in phase 3 or past it (HN-GHO-9)."""
    return hand_limit(g, seat) == 0 and isinstance(g.stack[-1], DiscardPhase | Departure)


class VultureSam(Character):
    def inherits(self) -> bool:
        return True


class WillyTheKid(Character):
    def bang_limit(self, limit: i64) -> i64:
        return ANY_NUMBER
