"""What stories of several files share."""

from sixgun.editions import EDITIONS
from sixgun.engine.run import question
from sixgun.scenario import Seat

EVERYWHERE = tuple(EDITIONS)
WITH_BASE = ("abacus", "czech", "fourth", "walkingdead", "combined")
"""Where the characters of BANG! sit."""
WITH_DODGE_CITY = ("dodgecity", "combined")

BLOWS = ("shot", "duel", "indians", "prevent", "last_chance")


def suffer(seat: Seat) -> None:
    """Take a blow: whatever it asks in this edition, this player does nothing against it."""
    while not seat.g.over() and question(seat.g).seat == seat.seat and question(seat.g).prompt in BLOWS:
        seat.pass_()
