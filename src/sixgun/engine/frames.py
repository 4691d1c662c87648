"""Frames, which wait on the stack: steps, which run automatically, and questions, which wait for one player."""

from __future__ import annotations

from inspect import signature
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.actions import ABILITY, PLAYING, Action
from sixgun.engine.ids import NO_CARD, NOBODY, CardId, Seat
from sixgun.engine.refusals import NO_ANSWER, Refusal

if TYPE_CHECKING:
    from sixgun.engine.game import Game


class Frame:
    """Something still to happen. Frames are values: they are replaced, never changed."""

    def waits(self, g: Game) -> bool:
        """Runs the frame; returns whether it goes back on the stack to wait for a player."""
        raise NotImplementedError

    def between_effects(self) -> bool:
        """Whether no card or ability is being resolved."""
        return False

    def indivisible(self) -> bool:
        """Whether this is the middle of a step, in which nobody reacts to anything."""
        return False

    def __reduce__(self) -> tuple[type[Frame], tuple[object, ...]]:
        """Pickles a frame as its constructor arguments, which it keeps as attributes of the same names."""
        return type(self), tuple([getattr(self, name) for name in signature(type(self)).parameters])


class Step(Frame):
    """A frame that the rules carry out without a choice."""

    def waits(self, g: Game) -> bool:
        self.run(g)
        return False

    def run(self, g: Game) -> None:
        raise NotImplementedError


class SeatStep(Step):
    """What happens to, or is done by, one player."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[i64] = seat


class CardStep(Step):
    """What happens to one player with one card."""

    def __init__(self, seat: Seat, card: CardId) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card


class Ask(Frame):
    """A frame that waits for one player, because of what `by` did with `card`."""

    prompt: ClassVar[str] = ""

    def __init__(self, seat: Seat, by: Seat = NOBODY, card: CardId = NO_CARD) -> None:
        self.seat: Final[i64] = seat
        self.by: Final[i64] = by
        self.card: Final[i64] = card

    def waits(self, g: Game) -> bool:
        if self.moot(g):
            return False
        g.stack.append(self)
        g.options = self.options(g)
        g.asked = self
        return True

    def moot(self, g: Game) -> bool:
        """Whether the question needs no answer any more."""
        return not g.players[self.seat].present

    def options(self, g: Game) -> list[Action]:
        raise NotImplementedError

    def answer(self, g: Game, action: Action) -> None:
        raise NotImplementedError

    def facts(self, g: Game) -> dict[str, int]:
        """What else there is to say about it, in numbers."""
        return {}

    def provoked_by(self) -> Seat:
        """The player whose answer to the same question made this one, or NOBODY."""
        return NOBODY

    def why_not(self, g: Game, action: Action) -> Refusal:
        """Why this action, which is none of the options, is refused."""
        if action.verb == ABILITY:
            return g.why_not_ability(self.seat, action)
        return Refusal(NO_ANSWER)

    def hint(self, g: Game, card: CardId) -> Refusal:
        """Why no option uses this hand card."""
        return self.why_not(g, Action(PLAYING, card))


def prompts() -> tuple[str, ...]:
    """The names of all questions, sorted. A question is known once its module is imported."""
    return tuple(sorted({ask.prompt for ask in kinds_of(Ask) if ask.prompt}))


def kinds_of(ask: type[Ask]) -> list[type[Ask]]:
    """A class of questions and all its subclasses."""
    return [ask, *[kind for subclass in ask.__subclasses__() for kind in kinds_of(subclass)]]
