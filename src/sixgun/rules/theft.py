"""Taking and discarding other people's cards, and the General Store (SYM-06, SYM-07, BR-GEN, BR-BRA)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.actions import PASSING, TAKING, Action
from sixgun.engine.frames import Ask
from sixgun.engine.game import Game
from sixgun.engine.ids import FROM_HAND, NO_CARD, CardId, Seat
from sixgun.rules.elimination import discard_own
from sixgun.rules.options import Choices


def chosen(g: Game, target: Seat, take: CardId) -> CardId:
    """The card meant: the named one, or a random one of the hand."""
    return g.random_card(target) if take == FROM_HAND else take


def steal(g: Game, me: Seat, target: Seat, take: CardId) -> None:
    card = chosen(g, target, take)
    if card in g.players[target].hand:
        g.take(me, target, card)
    else:
        g.take_in_play(me, target, card)


def strip(g: Game, target: Seat, take: CardId) -> None:
    discard_own(g, target, chosen(g, target, take))


class Pick(Ask):
    """Take one of the cards on display (BR-GEN-2). When there are too few, the last get none (DER-06)."""

    prompt: ClassVar[str] = "pick"

    def moot(self, g: Game) -> bool:
        return not g.display

    def options(self, g: Game) -> list[Action]:
        return [Action(TAKING, card) for card in g.display]

    def answer(self, g: Game, action: Action) -> None:
        g.pick(self.seat, action.card)


class BrawlPick(Ask):
    """Which card of this player goes: one in play, a random one of the hand, or none (BR-BRA-1, DER-27)."""

    prompt: ClassVar[str] = "brawl"

    def __init__(self, seat: Seat, victim: Seat, card: CardId) -> None:
        super().__init__(seat, seat, card)
        self.victim: Final[i64] = victim

    def moot(self, g: Game) -> bool:
        victim = g.players[self.victim]
        return not victim.hand and not victim.in_play

    def facts(self, g: Game) -> dict[str, int]:
        return {"target": int(self.victim)}

    def options(self, g: Game) -> list[Action]:
        choices = Choices(g, self.seat)
        choices.add_takes(TAKING, NO_CARD, self.victim)
        return choices.found

    def answer(self, g: Game, action: Action) -> None:
        if action.verb != PASSING:
            strip(g, self.victim, action.take)
