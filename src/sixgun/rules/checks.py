"""Draw!: turning up a card that decides what happens (DRW)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.actions import TAKING, Action
from sixgun.engine.events import Checked
from sixgun.engine.frames import Ask, Frame, Step
from sixgun.engine.game import Game
from sixgun.engine.ids import LUCKY_SUIT, NO_CARD, CardId, Seat
from sixgun.rules.rulebook import cards_turned, suit
from sixgun.rules.triggers import trigger


class Check(Step):
    """`seat` turns a card up because of the card `cause`; then `yes` or `no` happens."""

    def __init__(self, seat: Seat, cause: CardId, yes: Frame, no: Frame) -> None:
        self.seat: Final[i64] = seat
        self.cause: Final[i64] = cause
        self.yes: Final = yes
        self.no: Final = no

    def event(self) -> str:
        """The key of the event card behind it, if one is."""
        return ""

    def matches(self, g: Game, card: CardId) -> bool:
        """Without a card as its cause it is the Barrel of an ability (CH-JOU-1)."""
        turned = suit(g, card)
        return turned == LUCKY_SUIT if self.cause == NO_CARD else g.card(self.cause).lucky(turned, g.box.ranks[card])

    def run(self, g: Game) -> None:
        if cards_turned(g, self.seat) > 1:
            trigger(g, self.seat, TurnTwo(self), TurnOne(self))
        else:
            self.turn_one(g)

    def turn_one(self, g: Game) -> None:
        self.decide(g, g.flip())

    def decide(self, g: Game, card: CardId) -> None:
        matched = card != NO_CARD and self.matches(g, card)
        if g.events is not None:
            g.tell(Checked(self.seat, self.cause, card, matched, self.event()))
        g.push(self.yes if matched else self.no)


class TurnOne(Step):
    def __init__(self, check: Check) -> None:
        self.check: Final = check

    def run(self, g: Game) -> None:
        self.check.turn_one(g)


class TurnTwo(Step):
    def __init__(self, check: Check) -> None:
        self.check: Final = check

    def run(self, g: Game) -> None:
        g.show(cards_turned(g, self.check.seat))
        g.push(WhichCounts(self.check))


class WhichCounts(Ask):
    """Asks which of several cards turned up counts, and which one ends on top of the discards (DER-32)."""

    prompt: ClassVar[str] = "which_counts"

    def __init__(self, check: Check) -> None:
        super().__init__(check.seat, card=check.cause)
        self.check: Final = check

    def options(self, g: Game) -> list[Action]:
        if not g.display:
            return [Action(TAKING)]
        return [Action.counting(card, top) for card in g.display for top in g.display]

    def answer(self, g: Game, action: Action) -> None:
        for card in g.display[:]:
            if card != action.on_top:
                g.discard_shown(card)
        if action.on_top != NO_CARD:
            g.discard_shown(action.on_top)
        self.check.decide(g, action.card)
