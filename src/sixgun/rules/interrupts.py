"""Abilities that work at any time, even while another player is asked."""

from __future__ import annotations

from sixgun.engine.actions import ABILITY, Action
from sixgun.engine.game import Game
from sixgun.engine.ids import Seat
from sixgun.engine.kernel import offered, question, settle
from sixgun.engine.refusals import NOT_ASKED, IllegalAction, Refusal
from sixgun.rules.rulebook import ability_interrupts, use_ability, why_not_ability


def interrupts(g: Game, seat: Seat) -> list[Action]:
    """The interrupts of `seat`: what it may do now besides answering a question."""
    if g.asked is None or not g.players[seat].present:
        return []
    return [action for action in ability_interrupts(g, seat) if not own_option(g, seat, action)]


def own_option(g: Game, seat: Seat, action: Action) -> bool:
    return question(g).seat == seat and offered(g.options, action)


def interrupt(g: Game, seat: Seat, action: Action) -> None:
    """Uses an ability that works at any time, between two decisions."""
    question(g)
    if not offered(interrupts(g, seat), action):
        raise IllegalAction(why_no_interrupt(g, seat, action))
    use_ability(g, seat, action)
    settle(g)


def why_no_interrupt(g: Game, seat: Seat, action: Action) -> Refusal:
    if action.verb != ABILITY or not g.players[seat].present:
        return Refusal(NOT_ASKED)
    return why_not_ability(g, seat, action)
