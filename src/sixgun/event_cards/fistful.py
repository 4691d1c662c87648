"""The fifteen event cards of A Fistful of Cards (FF)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sixgun.engine.actions import ABILITY, DISCARDING, PASSING, PLAYING, Action
from sixgun.engine.events import Revived, ShotAtCard, Sniped, Volleyed
from sixgun.engine.game import Game
from sixgun.engine.hooks import ANY_OTHER, BROWN, IN_REACH, Card, EventCard
from sixgun.engine.ids import NO_CARD, NOBODY, CardId, Seat
from sixgun.engine.refusals import (
    ALLOWED,
    BOTH_DIAMONDS,
    MUST_PLAY,
    NO_ANSWER,
    NO_LAYING,
    NOT_ON_SELF,
    NOT_YOURS,
    NOTHING_TO_TAKE,
    TOO_FEW_CARDS,
    Refusal,
)
from sixgun.event_cards.fistful_frames import (
    Abstain,
    EventCheck,
    Exchange,
    ExtraTurn,
    GuessColour,
    PullTrigger,
    SaveCard,
    ShareBlood,
    ShowDuty,
    Volley,
)
from sixgun.rules.damage import change_life
from sixgun.rules.discards import discard_two
from sixgun.rules.distance import within
from sixgun.rules.kinds import BANG, JAIL
from sixgun.rules.options import pairs
from sixgun.rules.reputation import aimed_shot, loss
from sixgun.rules.rulebook import immune, played_kind, reach, unaffected
from sixgun.rules.shots import Shot
from sixgun.rules.turn import PlayPhase, plays_of_phase_2
from sixgun.rules.victory import EFFECT_OVER
from sixgun.rules.why_not import refused_target, with_facts

RETURN_LIFE: Final = 2  # life points of a Dead Man (FF-DEA-1)
RETURN_CARDS: Final = 2
SNIPED: Final = 2  # Missed! that it takes to dodge (FF-SNI-1)


class FistfulOfCards(EventCard):
    def on_turn_start(self, g: Game, me: Seat, card: CardId) -> None:
        """The number of shots is settled now (FF-FIS-2)."""
        shots = len(g.players[me].hand)
        if shots == 0:
            return
        if g.events is not None:
            g.tell(Volleyed(me, shots))
        g.push(Volley(me, shots), EFFECT_OVER)


class AbandonedMine(EventCard):
    """Its first printings lay what is played, not what is discarded, on the deck (FF-MIN-6)."""

    digs: bool = True

    def on_draw_phase(self, g: Game, me: Seat) -> None:
        g.memory.mining = len(g.discards) > 0 and not self.buries(g)

    def buries(self, g: Game) -> bool:
        return g.rules.mine_printing == "current"


class Ambush(EventCard):
    levels: bool = True


class BloodBrothers(EventCard):
    def on_turn_start(self, g: Game, me: Seat, card: CardId) -> None:
        if g.rules.blood_brothers_moment == "first":
            g.push(ShareBlood(me))

    def on_checked(self, g: Game, me: Seat) -> None:
        if g.rules.blood_brothers_moment == "after_jail":
            g.push(ShareBlood(me))


class DeadMan(EventCard):
    def brings_back(self, g: Game, dead: Seat) -> bool:
        """Only the player who was eliminated first, and only once (FF-DEA-2)."""
        return dead == g.memory.first_out and g.memory.came_back == NOBODY

    def bring_back(self, g: Game, dead: Seat) -> None:
        player = g.players[dead]
        player.alive = player.present = True
        player.killer, player.empty_hand_noticed = NOBODY, False
        g.memory.came_back = dead
        g.recount_present()
        g.recount(dead)
        g.recount_watchers()
        if g.events is not None:
            g.tell(Revived(dead))
        change_life(g, dead, RETURN_LIFE)
        g.draw(dead, RETURN_CARDS)


class HardLiquor(EventCard):
    def replaces_draws(self, g: Game, me: Seat) -> bool:
        """Nobody at full life is asked (FF-LIQ-2)."""
        if g.players[me].life == g.players[me].max_life:
            return False
        g.push(Abstain(me))
        return True


class Judge(EventCard):
    def forbids(self, g: Game, me: Seat, card: Card) -> i64:
        return ALLOWED if card.colour == BROWN else NO_LAYING


class Lasso(EventCard):
    ropes: bool = True

    def on_turn_start(self, g: Game, me: Seat, card: CardId) -> None:
        """With one setting Jail is still drawn for, without effect."""
        if g.rules.lasso_jail == "draws":
            for laid in g.players[me].in_play:
                if g.kind(laid) == JAIL and not immune(g, me, laid):
                    g.push(EventCheck(me, laid, self.key, EFFECT_OVER))


class LawOfTheWest(EventCard):
    def on_draw_phase(self, g: Game, me: Seat) -> None:
        g.push(ShowDuty(me, len(g.players[me].hand)))

    def narrows(self, g: Game, me: Seat, found: list[Action]) -> list[Action]:
        """Phase 2 does not end while the card can be played (FF-LAW-3)."""
        duty = g.memory.duty
        if duty == NO_CARD:
            return found
        due = is_due(g, me, found)
        if not g.rules.law_strict:
            return [action for action in found if action.verb != PASSING] if due else found
        return [action for action in found if plays(action, duty) or self.is_harmless(g, me, action, due)]

    def is_harmless(self, g: Game, me: Seat, action: Action, due: bool) -> bool:
        """With one setting the card cannot be paid as a price, and nothing that makes it unplayable is allowed."""
        duty = g.memory.duty
        if duty in (action.take, action.pay) or (action.verb == ABILITY and action.card == duty):
            return False
        return not due or (action.verb != PASSING and still_due(g, me, action))

    def why_not(self, g: Game, me: Seat, action: Action) -> Refusal | None:
        duty = g.memory.duty
        if duty == NO_CARD or not (action.verb == PASSING or g.rules.law_strict):
            return None
        barred = action.verb == PASSING or action in plays_of_phase_2(g, me)
        return Refusal(MUST_PLAY, {"card": int(duty)}) if barred else None


def is_due(g: Game, me: Seat, found: list[Action]) -> bool:
    """Whether the card can be played, and its player has none of that name in play (FF-LAW-3)."""
    duty = g.memory.duty
    if duty == NO_CARD or g.holds(me, played_kind(g, me, duty)):
        return False
    for action in found:
        if plays(action, duty):
            return True
    return False


def plays(action: Action, card: CardId) -> bool:
    return action.verb == PLAYING and action.card == card


def still_due(g: Game, me: Seat, action: Action) -> bool:
    """Whether the card can still be played once this action is begun and paid for."""
    twin = g.clone()
    twin.stack.pop()
    PlayPhase(me).answer(twin, action)
    return is_due(twin, me, plays_of_phase_2(twin, me))


class Peyote(EventCard):
    def replaces_draws(self, g: Game, me: Seat) -> bool:
        g.push(GuessColour(me, 0))
        return True


class Ranch(EventCard):
    def on_draw_phase(self, g: Game, me: Seat) -> None:
        if g.rules.ranch_phase == 1:
            g.push(Exchange(me, 0))

    def on_play_over(self, g: Game, me: Seat) -> None:
        if g.rules.ranch_phase == 2:
            g.push(Exchange(me, 0))


class Ricochet(EventCard):
    def offers(self, g: Game, me: Seat) -> list[Action]:
        """Every BANG! of mine at every card in front of others (FF-RIC-2)."""
        laid = [(seat, card) for seat in g.others(me) for card in g.players[seat].in_play]
        return [Action(DISCARDING, bang, seat, card) for bang in bangs(g, me) for seat, card in laid]

    def carry_out(self, g: Game, me: Seat, action: Action) -> None:
        """Discarded, not played: no BANG! of the turn, and Slab the Killer adds nothing (FF-RIC-3)."""
        if g.events is not None:
            g.tell(ShotAtCard(me, action.card, action.target, action.take))
        g.note(loss(g, action.take), me, action.target)
        g.discard(me, action.card)
        if not unaffected(g, action.target, me, action.card):
            g.push(SaveCard(action.target, me, action.card, action.take, 0))

    def why_not(self, g: Game, me: Seat, action: Action) -> Refusal | None:
        if action.verb != DISCARDING:
            return None
        if action.card not in g.players[me].hand:
            return Refusal(NOT_YOURS)
        if action.card not in bangs(g, me) or action.pay != NO_CARD:
            return Refusal(NO_ANSWER)
        if action.target == me:
            return Refusal(NOT_ON_SELF)
        code = refused_target(g, me, action.target, ANY_OTHER)
        return Refusal(NOTHING_TO_TAKE if code == ALLOWED else code)


class RussianRoulette(EventCard):
    def on_revealed(self, g: Game, by: Seat) -> None:
        g.push(PullTrigger(by, 0), EFFECT_OVER)


class Sniper(EventCard):
    def offers(self, g: Game, me: Seat) -> list[Action]:
        """Two BANG! cards together at somebody within reach (FF-SNI-2)."""
        near = within(g, me, reach(g, me))
        return [
            Action(DISCARDING, card, seat, NO_CARD, other)
            for card, other in pairs(bangs(g, me))
            for seat in near
            if not harmless(g, seat, card, other)
        ]

    def carry_out(self, g: Game, me: Seat, action: Action) -> None:
        """One shot that two Missed! are needed for, no matter who shoots; it is not the BANG! of the turn."""
        if g.events is not None:
            g.tell(Sniped(me, action.card, action.pay, action.target))
        g.note(aimed_shot(g, me, action.target), me, action.target)
        g.push(Shot(action.target, me, action.card, SNIPED, 0))
        discard_two(g, me, action.card, action.pay)

    def why_not(self, g: Game, me: Seat, action: Action) -> Refusal | None:
        if action.verb != DISCARDING:
            return None
        mine = bangs(g, me)
        if action.card == action.pay or action.card not in mine or action.pay not in mine:
            return Refusal(TOO_FEW_CARDS)
        code = refused_target(g, me, action.target, IN_REACH)
        both = code == ALLOWED and harmless(g, action.target, action.card, action.pay)
        return Refusal(BOTH_DIAMONDS) if both else with_facts(g, me, action.target, code)


def harmless(g: Game, seat: Seat, card: CardId, other: CardId) -> bool:
    """Whether both cards are diamonds, which do nothing to Apache Kid (as CH-DOC-4)."""
    return immune(g, seat, card) and immune(g, seat, other)


def bangs(g: Game, me: Seat) -> list[CardId]:
    """The hand cards that are BANG! cards to this player in a turn of their own."""
    return [card for card in g.players[me].hand if played_kind(g, me, card) == BANG]


class Vendetta(EventCard):
    def on_turn_over(self, g: Game, me: Seat) -> None:
        """A Draw! after phase 3: hearts brings another turn, but no third (FF-VEN-1, FF-VEN-2)."""
        if g.players[me].present and not g.memory.extra_turn:
            g.push(EventCheck(me, NO_CARD, self.key, ExtraTurn(me)))


DEAD_MAN: Final = DeadMan()
FISTFUL_TITLE: Final = FistfulOfCards()
FISTFUL: Final[list[EventCard]] = [
    AbandonedMine(),
    Ambush(),
    BloodBrothers(),
    DEAD_MAN,
    HardLiquor(),
    Judge(),
    Lasso(),
    LawOfTheWest(),
    Peyote(),
    Ranch(),
    Ricochet(),
    RussianRoulette(),
    Sniper(),
    Vendetta(),
]
"""All but the title card, which goes underneath."""
