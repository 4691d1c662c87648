"""Distance and range (DST, WPN): valid targets, and why others are not."""

from __future__ import annotations

from mypy_extensions import i64

from sixgun.engine.game import Game
from sixgun.engine.hooks import (
    ANY_OTHER,
    AT_DISTANCE_1,
    AT_PEPPERBOX_RANGE,
    BLUE,
    IN_REACH,
    JAILABLE,
    ONLY_SELF,
    SELF,
    WHOLE_TABLE,
    Card,
)
from sixgun.engine.ids import NOBODY, Seat
from sixgun.rules.rulebook import reach, remoteness, seats_are_level, sight


def apart(place: i64, other: i64, seats: i64) -> i64:
    """The number of places between two players, the shorter way around the table (DST-01)."""
    way = place - other if place > other else other - place
    back = seats - way
    return way if way < back else back


def seats_between(g: Game, me: Seat, other: Seat) -> i64:
    """Only those present are counted (DST-03)."""
    way = apart(g.players[me].place, g.players[other].place, len(g.present))
    return 1 if way > 1 and seats_are_level(g) else way


def distance(g: Game, me: Seat, other: Seat) -> i64:
    """The distance from `me` to `other`: all modifiers are added up, and only the sum is raised to 1 (DER-07)."""
    seen = seats_between(g, me, other) + remoteness(g, other) - sight(g, me)
    return seen if seen > 1 else 1


def within(g: Game, me: Seat, far: i64) -> list[Seat]:
    """The other players up to this distance, which is at least 1; cached until the layout changes."""
    player = g.players[me]
    if player.near_layout != g.layout or player.near_distance != far:
        player.near_layout, player.near_distance, player.near = g.layout, far, look_around(g, me, far)
    return player.near


def look_around(g: Game, me: Seat, far: i64) -> list[Seat]:
    place, seats, seen = g.players[me].place, len(g.present), far + sight(g, me)
    found: list[Seat] = []
    level = seats_are_level(g)
    for seat in g.present:
        way = apart(place, g.players[seat].place, seats)
        if level and way > 1:
            way = 1
        if 0 < way <= seen and way + remoteness(g, seat) <= seen:
            found.append(seat)
    return found


def aim_of(g: Game, card: Card) -> i64:
    """The aim of this card under the settings of the game."""
    if card.aim == AT_PEPPERBOX_RANGE:
        return IN_REACH if g.rules.pepperbox_range == "weapon" else AT_DISTANCE_1
    if card.aim == ONLY_SELF:
        return SELF
    if card.aim == SELF and card.colour == BLUE and g.rules.blue_on_others:
        return WHOLE_TABLE
    return card.aim


def aimable(g: Game, me: Seat, aim: i64) -> list[Seat]:
    """The players that can be aimed at, whatever they have. "Exactly 1" is the same as "1 or less" (BR-PAN-3)."""
    if aim == IN_REACH:
        return within(g, me, reach(g, me))
    if aim == AT_DISTANCE_1:
        return within(g, me, 1)
    if aim == ANY_OTHER:
        return g.others(me)
    everybody = g.present if aim == WHOLE_TABLE or g.rules.any_player_includes_self else g.others(me)
    return [seat for seat in everybody if not g.is_sheriff(seat)] if aim == JAILABLE else everybody


def targets(g: Game, me: Seat, card: Card) -> list[Seat]:
    """The players this card may be aimed at; NOBODY where there is nothing to choose."""
    aim = aim_of(g, card)
    if aim == SELF:
        return [NOBODY]
    seats = aimable(g, me, aim)
    if card.takes:
        return [seat for seat in seats if has_cards(g, me, seat)]
    if card.colour == BLUE:
        return [seat for seat in seats if not blocked_by_same_name(g, seat, card)]
    return seats


def has_cards(g: Game, me: Seat, seat: Seat) -> bool:
    """Whether `seat` has a card besides the one that `me` plays (DER-09)."""
    player = g.players[seat]
    return len(player.hand) + len(player.in_play) > (1 if seat == me else 0)


def blocked_by_same_name(g: Game, seat: Seat, card: Card) -> bool:
    """Whether a second card of this name is forbidden; some editions check only at the end (PH2-16, DER-16)."""
    if card.reach > 0 or not g.holds(seat, card.kind):  # a weapon replaces its like (DER-41)
        return False
    return card.unique or g.rules.same_name_check == "always"
