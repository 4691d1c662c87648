"""Optional abilities, abilities that work at any time, and small steps that many of them use (OPT)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.actions import ABILITY, PASS, PASSING, Action
from sixgun.engine.events import AbilityUsed
from sixgun.engine.frames import Ask, Frame, Step
from sixgun.engine.game import Game
from sixgun.engine.ids import NOBODY, Seat
from sixgun.engine.kernel import offered, question, settle
from sixgun.engine.refusals import NOT_ASKED, IllegalAction, Refusal
from sixgun.rules.rulebook import ability_interrupts, use_ability


def trigger(g: Game, me: Seat, then: Frame, otherwise: Frame | None = None) -> None:
    """An ability takes effect automatically, or is offered in editions where all are optional (OPT-01)."""
    if g.rules.abilities_optional == "always":
        g.push(MayUse(me, then, otherwise))
    else:
        tell_used(g, me, NOBODY)
        g.push(then)


def tell_used(g: Game, me: Seat, target: Seat) -> None:
    if g.events is not None:
        g.tell(AbilityUsed(me, g.players[me].ability.key, target))


class MayUse(Ask):
    """Asks whether to use the ability."""

    prompt: ClassVar[str] = "may_use"

    def __init__(self, seat: Seat, then: Frame, otherwise: Frame | None = None) -> None:
        super().__init__(seat)
        self.then: Final = then
        self.otherwise: Final = otherwise

    def options(self, g: Game) -> list[Action]:
        return [PASS, Action(ABILITY)]

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == PASSING:
            if self.otherwise is not None:
                g.push(self.otherwise)
        else:
            tell_used(g, self.seat, NOBODY)
            g.push(self.then)


class DrawCards(Step):
    def __init__(self, seat: Seat, count: i64, phase_1: bool = False) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count
        self.phase_1: Final = phase_1  # whether these are the cards of phase 1

    def run(self, g: Game) -> None:
        if self.phase_1:
            g.collect(self.seat, self.count)
        else:
            g.draw(self.seat, self.count)


class Rob(Step):
    """Takes random hand cards, one by one, as many as there are."""

    def __init__(self, seat: Seat, victim: Seat, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.victim: Final[i64] = victim
        self.count: Final[i64] = count

    def run(self, g: Game) -> None:
        if self.count > 1:
            g.push(Rob(self.seat, self.victim, self.count - 1))
        if g.players[self.victim].hand:
            g.take(self.seat, self.victim, g.random_card(self.victim))


# At any time, even while another player is asked


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
    return g.why_not_ability(seat, action)
