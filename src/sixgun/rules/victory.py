"""Victory conditions (END, TRI)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sixgun.engine.events import GameOver
from sixgun.engine.frames import Step
from sixgun.engine.game import Game
from sixgun.engine.ids import DEPUTY, NOBODY, OUTLAW, RENEGADE, ROLES, SHERIFF, Role, Seat


def of_role(g: Game, role: Role) -> list[Seat]:
    return [seat for seat in range(len(g.players)) if g.players[seat].role == role]


def winners(g: Game) -> list[Seat]:
    """The winners, including eliminated players of their side; none while the game continues."""
    if g.three_players():
        return winners_of_three(g)
    sheriff = of_role(g, SHERIFF)[0]
    if not g.players[sheriff].present:
        return winners_without_sheriff(g)
    for seat in g.present:
        if g.players[seat].role in (OUTLAW, RENEGADE):
            return []
    return [sheriff, *of_role(g, DEPUTY)]


def winners_without_sheriff(g: Game) -> list[Seat]:
    """A renegade who is alone, or else all outlaws, dead or alive (END-03 to END-06, END-10)."""
    if len(g.present) == 1 and g.players[g.present[0]].role == RENEGADE:
        return g.present[:]
    return of_role(g, OUTLAW)


def prey(role: Role) -> i64:
    """The target of each role with three players (TRI-02)."""
    if role == DEPUTY:
        return RENEGADE
    return OUTLAW if role == RENEGADE else DEPUTY


def winners_of_three(g: Game) -> list[Seat]:
    """The player who eliminated their own target, or else the last one standing (TRI-04 to TRI-06)."""
    for player in g.players:
        killer = player.killer
        if killer != NOBODY and prey(g.players[killer].role) == player.role:
            return [killer]
    return g.present[:] if len(g.present) == 1 else []


def winning_side(g: Game) -> str:
    role = g.players[g.winners[0]].role
    if g.three_players():
        return ROLES[role]
    return "law_side" if role in (SHERIFF, DEPUTY) else f"{ROLES[role]}_side"


def end_if_won(g: Game) -> bool:
    g.winners = winners(g)
    if not g.winners:
        return False
    g.stack.clear()
    if g.events is not None:
        g.tell(GameOver(tuple(g.winners), winning_side(g)))
    return True


class EffectOver(Step):
    """Checks for winners after a card or ability, in editions whose rulebook does not say "immediately" (DER-02)."""

    def run(self, g: Game) -> None:
        if g.somebody_died and g.rules.end_check == "after_card":
            g.somebody_died = False
            end_if_won(g)


EFFECT_OVER: Final = EffectOver()
