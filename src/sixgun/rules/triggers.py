"""Optional abilities, and small steps that many of them use (OPT)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.actions import ABILITY, PASS, PASSING, Action
from sixgun.engine.events import AbilityUsed
from sixgun.engine.frames import Ask, Frame, Step
from sixgun.engine.game import Game
from sixgun.engine.ids import NOBODY, Seat


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
    def __init__(self, seat: Seat, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count

    def run(self, g: Game) -> None:
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
