"""Distance and range (DST, WPN): who can be reached, and why not."""

from __future__ import annotations

from mypy_extensions import i64

from sixgun.engine.hooks import (
    ANY_OTHER,
    ANYBODY,
    AT_DISTANCE_1,
    AT_PEPPERBOX_RANGE,
    BLUE,
    IN_REACH,
    JAILABLE,
    SELF,
    Card,
)
from sixgun.engine.ids import NOBODY, CardId, Seat
from sixgun.engine.refusals import (
    ALLOWED,
    NOT_ON_SELF,
    NOTHING_TO_TAKE,
    OUT_OF_REACH,
    SAME_NAME,
    SHERIFF_NOT_JAILED,
    TOO_FAR,
)
from sixgun.engine.state import Game
from sixgun.rules.kinds import DYNAMITE, JAIL


def seats_between(g: Game, me: Seat, other: Seat) -> i64:
    """Living seats from one to the other, the shorter way (DST-01, DST-03)."""
    way = g.players[me].place - g.players[other].place
    if way < 0:
        way = -way
    back = len(g.living) - way
    return way if way < back else back


def remoteness(g: Game, seat: Seat) -> i64:
    """How much farther the others see this player."""
    player = g.players[seat]
    return player.ability.remoteness() + (player.remoteness if g.gear_works(seat) else 0)


def sight(g: Game, seat: Seat) -> i64:
    """How much closer this player sees the others."""
    player = g.players[seat]
    return player.ability.sight() + (player.sight if g.gear_works(seat) else 0)


def distance(g: Game, me: Seat, other: Seat) -> i64:
    """How far `me` sees `other`: all changes are added up, and only the sum is raised to 1 (DER-07)."""
    seen = seats_between(g, me, other) + remoteness(g, other) - sight(g, me)
    return seen if seen > 1 else 1


def reach(g: Game, me: Seat) -> i64:
    """The range of the weapon in play, or of the Colt .45 (WPN-06)."""
    player = g.players[me]
    return player.reach if g.gear_works(me) else 1


def aim_of(g: Game, card: Card) -> i64:
    """Whom this card may be aimed at under the settings of the game."""
    if card.aim == AT_PEPPERBOX_RANGE:
        return IN_REACH if g.rules.pepperbox_range == "weapon" else AT_DISTANCE_1
    if card.aim == SELF and card.colour == BLUE and g.rules.blue_on_others and card.kind != DYNAMITE:
        return ANYBODY
    return card.aim


def targets(g: Game, me: Seat, card: Card, held: CardId) -> list[Seat]:
    """The players this card may be aimed at; NOBODY where there is nothing to choose."""
    aim = aim_of(g, card)
    if aim == SELF:
        return [NOBODY]
    if aim == IN_REACH and not card.takes:
        return within(g, me, reach(g, me))
    return [seat for seat in g.living if refused(g, me, seat, card, held, aim) == ALLOWED]


def within(g: Game, me: Seat, far: i64) -> list[Seat]:
    """The other players up to this distance."""
    seen = far + sight(g, me)
    found = []
    for seat in g.living:
        if seat != me and seats_between(g, me, seat) + remoteness(g, seat) <= seen:
            found.append(seat)
    return found


def refused(g: Game, me: Seat, seat: Seat, card: Card, held: CardId, aim: i64) -> i64:
    """Why `me` can not aim this card at `seat`; the card itself, `held`, does not count as something to take."""
    code = refused_aim(g, me, seat, aim)
    if code != ALLOWED:
        return code
    if card.takes and not has_cards(g, me, seat, held):
        return NOTHING_TO_TAKE
    if card.colour == BLUE and blocked_by_same_name(g, seat, card):
        return SAME_NAME
    return ALLOWED


def refused_aim(g: Game, me: Seat, seat: Seat, aim: i64) -> i64:
    if aim == ANYBODY:
        return ALLOWED if seat != me or g.rules.any_player_includes_self else NOT_ON_SELF
    if aim == JAILABLE:
        return SHERIFF_NOT_JAILED if g.is_sheriff(seat) else ALLOWED
    if seat == me:
        return NOT_ON_SELF
    if aim == ANY_OTHER:
        return ALLOWED
    return refused_distance(g, distance(g, me, seat), reach(g, me), aim)


def refused_distance(g: Game, far: i64, reach: i64, aim: i64) -> i64:
    if aim == IN_REACH:
        return ALLOWED if far <= reach else OUT_OF_REACH
    exactly = g.rules.distance_symbol == "exact"  # the same, as long as the number is 1 (BR-PAN-3)
    return ALLOWED if (far == 1 if exactly else far <= 1) else TOO_FAR


def has_cards(g: Game, me: Seat, seat: Seat, held: CardId) -> bool:
    """Does `seat` have a card besides the one `me` holds? (DER-09)"""
    player = g.players[seat]
    cards = len(player.hand) + len(player.in_play)
    return cards > (1 if seat == me and held >= 0 else 0)


def blocked_by_same_name(g: Game, seat: Seat, card: Card) -> bool:
    """Two cards of a name in front of one player: never, or not at the end of the turn. Jail never (DER-16)."""
    if card.reach > 0 or not g.holds(seat, card.kind):  # a weapon replaces its like (DER-41)
        return False
    return card.kind == JAIL or g.rules.same_name_check == "always"
