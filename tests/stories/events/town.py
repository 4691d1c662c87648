"""A town with ghosts."""

from sixgun.scenario import Scenario, table
from tests.stories.events.idle import idle
from tests.stories.helpers import EVERYBODY

ROLES = "sheriff outlaw renegade outlaw deputy"


def town(*people: str, edition: str = "fourth", roles: str = ROLES, dead: tuple[int, ...] = (1,)) -> Scenario:
    """Five players; the dead have been out for some time, and Ghost Town is in force in the sheriff's turn.

    The characters of both boxes may play.
    """
    t = table(*(people or ("-",) * 5), edition=edition, house_rules=EVERYBODY, roles=roles)
    for seat in dead:
        t[seat].leave()
    t.event("ghost_town")
    return t


def haunted(*people: str, edition: str = "fourth", roles: str = ROLES, dead: tuple[int, ...] = (1,)) -> Scenario:
    """The same in the turn of the ghost next to the sheriff."""
    t = town(*people, edition=edition, roles=roles, dead=dead)
    idle(t, 1)
    t.expect_turn(t[1])
    return t
