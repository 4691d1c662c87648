"""Helpers shared by the stories."""

from sixgun.editions import EDITIONS, SettingValue
from sixgun.engine.kernel import question
from sixgun.scenario import Actor

EVERYWHERE = tuple(EDITIONS)
WITH_BASE = ("abacus", "czech", "fourth", "walkingdead", "combined")
"""The editions with the characters of BANG!."""
WITH_DODGE_CITY = ("dodgecity", "combined")
PREVENTING = ("abacus", "dodgecity", "combined")
"""Where Beer prevents any loss of life (BR-BEE-4)."""
HEALING = ("czech", "fourth", "walkingdead")
"""Where Beer heals after a loss."""
AUTOMATIC = ("abacus", "fourth", "walkingdead", "dodgecity", "combined")
"""Where an ability worded as a fact is not optional (OPT-05, OPT-08)."""
EVERYBODY: dict[str, SettingValue] = {"characters": "base16+dodge15"}
"""The house rule under which the characters of both boxes play, in any edition."""

BLOWS = ("shot", "duel", "indians", "prevent", "last_chance", "russian_roulette")


def suffer(seat: Actor) -> None:
    """This player takes a hit without doing anything against it, whatever the edition asks."""
    while not seat.g.over() and question(seat.g).seat == seat.seat and question(seat.g).prompt in BLOWS:
        seat.pass_()


def agree(seat: Actor) -> None:
    """This player uses the ability, where the edition asks first (OPT-01)."""
    while not seat.g.over() and question(seat.g).seat == seat.seat and question(seat.g).prompt == "may_use":
        seat.use_ability()


def kill(killer: Actor, victim: Actor) -> None:
    """Kills a player in the killer's turn with a Duel, which has no range limit."""
    killer.begin_play()
    killer.give("duel")
    victim.set_life(1)
    killer.play("duel", at=victim)
    suffer(victim)
    victim.expect_dead()


def blow_up(victim: Actor) -> None:
    """Kills a player with Dynamite at the start of their turn."""
    victim.lay("dynamite")
    victim.set_life(1)
    victim.table.stack("7S")
    victim.begin_turn()
    suffer(victim)
    victim.expect_dead()
