"""What only a BANG! answers: Duel and Indians! (BR-DUE, BR-IND)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.actions import PASS, PASSING, Action
from sixgun.engine.events import Played
from sixgun.engine.frames import Ask, Step
from sixgun.engine.game import Game
from sixgun.engine.ids import NOBODY, CardId, Seat
from sixgun.rules.damage import Loss, answer_with


def bangs(g: Game, seat: Seat) -> list[Action]:
    """The hand cards that can be discarded as a BANG!, and the choice not to (BR-IND-4)."""
    ability = g.ability(seat)
    return [PASS, *[g.box.discards[c] for c in g.players[seat].hand if ability.shoots_with(g.card(c))]]


class Duel(Ask):
    """`seat` discards a BANG!, or is hit; then it is the other's turn. `by` is who played the Duel."""

    prompt: ClassVar[str] = "duel"

    def __init__(self, seat: Seat, other: Seat, by: Seat, card: CardId, answers: i64 = 0) -> None:
        super().__init__(seat, by, card)
        self.other: Final[i64] = other
        self.answers: Final[i64] = answers  # BANG! discarded so far, the challenged player's first

    def options(self, g: Game) -> list[Action]:
        return bangs(g, self.seat)

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == PASSING:
            g.push(Loss(self.seat, self.cause(), self.card), DuelOver(self))
        else:
            if g.events is not None:
                g.tell(Played(self.seat, action.card, g.kind(action.card), NOBODY))
            g.discard(self.seat, action.card)
            g.push(Duel(self.other, self.seat, self.by, self.card, self.answers + 1))

    def cause(self) -> Seat:
        """A player who loses the Duel they began was hit by nobody (OWN-04, DER-20)."""
        return NOBODY if self.seat == self.by else self.by

    def challenged(self) -> Seat:
        return self.other if self.seat == self.by else self.seat


class DuelOver(Step):
    def __init__(self, duel: Duel) -> None:
        self.duel: Final = duel

    def run(self, g: Game) -> None:
        seat = self.duel.challenged()
        if g.players[seat].alive:
            g.ability(seat).on_duel_over(g, seat, (self.duel.answers + 1) // 2)


class Indians(Ask):
    """Discard a BANG!, or lose a life point."""

    prompt: ClassVar[str] = "indians"

    def options(self, g: Game) -> list[Action]:
        return bangs(g, self.seat)

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == PASSING:
            g.push(Loss(self.seat, self.by, self.card))
        else:
            answer_with(g, self.seat, action.card)
