"""Whom a player would like to see dead, as far as public roles and counting tell. No memory of who shot whom."""

from __future__ import annotations

from typing import Final

from sixgun.engine.ids import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Role, Seat
from sixgun.rules.setup import roles_for
from sixgun.rules.victory import prey
from sixgun.table.view import UNKNOWN, View

FRIEND: Final = -1.0
FOE: Final = 1.0
USEFUL: Final = -0.5  # the sheriff to the renegade, as long as others live
SURE_ENOUGH: Final = 0.75
PATIENCE: Final = 20  # turns a player; a longer game gets everybody nervous

ENEMIES: Final[dict[Role, tuple[Role, ...]]] = {
    SHERIFF: (OUTLAW, RENEGADE),
    DEPUTY: (OUTLAW, RENEGADE),
    OUTLAW: (SHERIFF, DEPUTY, RENEGADE),
    RENEGADE: (SHERIFF, DEPUTY, OUTLAW, RENEGADE),
}


def hostility(view: View) -> list[float]:
    """By seat, from FRIEND to FOE; whoever is neither gets something between."""
    return [stance(view, seat) for seat in range(len(view.players))]


def stance(view: View, seat: Seat) -> float:
    role = view.players[seat].role
    if seat == view.me:
        return FRIEND
    if len(view.players) == 3:
        return FOE if role == prey(view.role) else FOE / 2
    if role == UNKNOWN:
        return suspicion(view)
    if role == SHERIFF and view.role == RENEGADE:
        return FOE if living(view) == 2 else USEFUL
    return FOE if role in ENEMIES[view.role] else FRIEND


def suspicion(view: View) -> float:
    """What to think of somebody whose role is secret: the chance of a foe against that of a friend."""
    secret = hidden_roles(view)
    foes = sum(role in ENEMIES[view.role] for role in secret) / len(secret)
    if view.turns > PATIENCE * len(view.players):
        return FOE
    if view.role == SHERIFF and foes < SURE_ENOUGH and unhurt(view):
        return 0.0  # it may be a deputy, and there is no need
    return foes - (1 - foes)


def hidden_roles(view: View) -> list[Role]:
    """The roles that nobody has shown me."""
    secret = roles_for(len(view.players))
    for player in view.players:
        if player.role != UNKNOWN:
            secret.remove(player.role)
    return secret


def living(view: View) -> int:
    return sum(player.alive for player in view.players)


def unhurt(view: View) -> bool:
    me = view.players[view.me]
    return me.life == me.max_life
