"""What stories of several files share."""

from sixgun.editions import EDITIONS
from sixgun.engine.kernel import question
from sixgun.scenario import Actor

EVERYWHERE = tuple(EDITIONS)
WITH_BASE = ("abacus", "czech", "fourth", "walkingdead", "combined")
"""Where the characters of BANG! sit."""
WITH_DODGE_CITY = ("dodgecity", "combined")

BLOWS = ("shot", "duel", "indians", "prevent", "last_chance")


def suffer(seat: Actor) -> None:
    """Take a blow: whatever it asks in this edition, this player does nothing against it."""
    while not seat.g.over() and question(seat.g).seat == seat.seat and question(seat.g).prompt in BLOWS:
        seat.pass_()


def kill(killer: Actor, victim: Actor) -> None:
    """In the killer's turn, with a Duel, which reaches everybody."""
    killer.begin_play()
    killer.give("duel")
    victim.set_life(1)
    killer.play("duel", at=victim)
    suffer(victim)
    victim.expect_dead()


def blow_up(victim: Actor) -> None:
    """Dynamite, at the start of the victim's turn."""
    victim.lay("dynamite")
    victim.set_life(1)
    victim.table.stack("7S")
    victim.begin_turn()
    suffer(victim)
    victim.expect_dead()
