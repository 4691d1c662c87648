"""Why a card cannot be played now, or not like this: the same codes for the refusal and for the hint."""

from __future__ import annotations

from mypy_extensions import i64

from sixgun.engine.actions import ABILITY, PLAYING, USING, Action
from sixgun.engine.game import Game
from sixgun.engine.hooks import BLUE, GREEN, IN_REACH, JAILABLE, SELF, Card
from sixgun.engine.ids import NOBODY, CardId, Seat
from sixgun.engine.refusals import (
    ALLOWED,
    ASLEEP,
    DEAD_TARGET,
    LAID_THIS_TURN,
    NO_ANSWER,
    NO_CARD_TO_PAY,
    NO_SUCH_TARGET,
    NOT_NOW,
    NOT_ON_SELF,
    NOT_YOURS,
    NOTHING_TO_TAKE,
    ONLY_AS_ANSWER,
    OUT_OF_REACH,
    OWN_TURN_ONLY,
    SAME_NAME,
    SHERIFF_NOT_JAILED,
    TOO_FAR,
    Refusal,
)
from sixgun.rules.distance import aim_of, aimable, blocked_by_same_name, distance, has_cards
from sixgun.rules.options import unplayable
from sixgun.rules.rulebook import played_kind, reach


def why_not_played(g: Game, me: Seat, action: Action) -> Refusal:
    """Why this is not a legal play in one's own phase 2."""
    if action.verb == ABILITY:
        return g.why_not_ability(me, action)
    if action.verb == PLAYING:
        return why_not_from_hand(g, me, action)
    return why_not_used(g, me, action) if action.verb == USING else Refusal(NO_ANSWER)


def why_not_from_hand(g: Game, me: Seat, action: Action) -> Refusal:
    if action.card not in g.players[me].hand:
        return Refusal(NOT_YOURS)
    entry = played_entry(g, me, action.card)
    code = unplayable(g, me, entry)
    if code != ALLOWED:
        return Refusal(code)
    return Refusal(NO_SUCH_TARGET) if entry.colour == GREEN else why_not_aimed(g, me, action, entry)


def why_not_used(g: Game, me: Seat, action: Action) -> Refusal:
    if action.card not in g.players[me].in_play:
        return Refusal(NOT_YOURS)
    entry = g.card(action.card)
    if entry.colour != GREEN:
        return Refusal(NOT_NOW)
    if entry.missed:
        return Refusal(ONLY_AS_ANSWER)
    if not g.gear_works(me):
        return Refusal(ASLEEP)
    return Refusal(LAID_THIS_TURN) if action.card in g.laid_this_turn else why_not_aimed(g, me, action, entry)


def played_entry(g: Game, me: Seat, card: CardId) -> Card:
    return g.box.cards[played_kind(g, me, card)]


def why_not_aimed(g: Game, me: Seat, action: Action, entry: Card) -> Refusal:
    """Why the card, which could be played, cannot be played with this target, card taken or price."""
    if aim_of(g, entry) != SELF:
        code = refused(g, me, action.target, entry)
        if code != ALLOWED:
            return with_facts(g, me, action.target, code)
    elif action.target != NOBODY:
        return Refusal(NO_SUCH_TARGET)
    if entry.costs and (action.pay == action.card or action.pay not in g.players[me].hand):
        return Refusal(NO_CARD_TO_PAY)
    return Refusal(NOTHING_TO_TAKE) if entry.takes else Refusal(NO_ANSWER)


def refused(g: Game, me: Seat, seat: Seat, entry: Card) -> i64:
    """Why `me` cannot aim this card at `seat`."""
    code = refused_target(g, me, seat, aim_of(g, entry))
    if code != ALLOWED:
        return code
    if entry.takes and not has_cards(g, me, seat):
        return NOTHING_TO_TAKE
    return SAME_NAME if entry.colour == BLUE and blocked_by_same_name(g, seat, entry) else ALLOWED


def refused_target(g: Game, me: Seat, seat: Seat, aim: i64) -> i64:
    """Why `seat` is not a valid target for this aim."""
    if not 0 <= seat < len(g.players):
        return NO_SUCH_TARGET
    if seat not in g.present:
        return DEAD_TARGET
    return ALLOWED if seat in aimable(g, me, aim) else refused_aim(g, me, seat, aim)


def refused_aim(g: Game, me: Seat, seat: Seat, aim: i64) -> i64:
    if aim == JAILABLE and g.is_sheriff(seat):
        return SHERIFF_NOT_JAILED
    if seat == me:
        return NOT_ON_SELF
    return OUT_OF_REACH if aim == IN_REACH else TOO_FAR


def with_facts(g: Game, me: Seat, seat: Seat, code: i64) -> Refusal:
    if code in (ALLOWED, NO_SUCH_TARGET, DEAD_TARGET):
        return Refusal(NO_ANSWER if code == ALLOWED else code)
    facts = {"target": int(seat)}
    if code in (OUT_OF_REACH, TOO_FAR):
        facts["distance"] = int(distance(g, me, seat))
    if code == OUT_OF_REACH:
        facts["reach"] = int(reach(g, me))
    return Refusal(code, facts)


def lacks_two(g: Game, me: Seat, action: Action) -> bool:
    """Whether the price of the ability is not two hand cards of mine."""
    hand = g.players[me].hand
    return action.card == action.pay or action.card not in hand or action.pay not in hand


def outside_turn(g: Game, me: Seat) -> Refusal:
    """An ability "in his turn" is refused in another player's turn, and outside phases 1 and 2 of one's own."""
    return Refusal(OWN_TURN_ONLY, {} if g.turn == me else {"target": int(g.turn)})


def why_no_card(g: Game, me: Seat, card: CardId) -> Refusal:
    """Why this hand card has no valid target: the reason for the nearest player."""
    entry = played_entry(g, me, card)
    code = unplayable(g, me, entry)
    if code != ALLOWED:
        return Refusal(code)
    near = sorted(g.others(me), key=lambda seat: distance(g, me, seat))
    reasons = [with_facts(g, me, seat, refused(g, me, seat, entry)) for seat in near]
    return reasons[0]
