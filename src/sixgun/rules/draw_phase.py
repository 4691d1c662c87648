"""Phase 1 of characters who draw differently (PH1-06)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.actions import PASS, PASSING, RETURNING, TAKING, Action
from sixgun.engine.deeds import ROBBED
from sixgun.engine.events import EVERYBODY, Revealed
from sixgun.engine.frames import Ask, SeatStep
from sixgun.engine.game import Game
from sixgun.engine.ids import DIAMONDS, DISCARDS, DISPLAY, FROM_HAND, HEARTS, Seat
from sixgun.rules.discards import steal
from sixgun.rules.reputation import loss
from sixgun.rules.rulebook import draw_count, late_cards, suit
from sixgun.rules.triggers import DrawCards, tell_used

LOOK: Final = 3  # cards (CH-KIT-1)


class DrawFromHand(Ask):
    """Offers to take the first card from another hand, at random (CH-JES)."""

    prompt: ClassVar[str] = "draw_from_hand"

    def options(self, g: Game) -> list[Action]:
        rich = [seat for seat in g.others(self.seat) if g.players[seat].hand]
        return [PASS, *[Action.taking(seat, FROM_HAND) for seat in rich]]

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == PASSING:
            g.collect(self.seat, draw_count(g, self.seat))
        else:
            tell_used(g, self.seat, action.target)
            g.note(ROBBED, self.seat, action.target)
            g.push(DrawCards(self.seat, draw_count(g, self.seat) - 1, phase_1=True))  # after what a last card sets off
            steal(g, self.seat, action.target, FROM_HAND)


class DrawFromDiscards(Ask):
    """Offers to take the first card from the discards (CH-PED)."""

    prompt: ClassVar[str] = "draw_from_discards"

    def options(self, g: Game) -> list[Action]:
        return [PASS, Action(TAKING, g.discards[-1])] if g.discards else [PASS]

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == PASSING:
            g.collect(self.seat, draw_count(g, self.seat))
        else:
            tell_used(g, self.seat, self.seat)
            g.take_discard(self.seat)
            g.draw(self.seat, draw_count(g, self.seat) - 1)


class DrawFromPlay(Ask):
    """Offers to take another player's card in play instead of two cards (CH-PAT)."""

    prompt: ClassVar[str] = "draw_from_play"

    def options(self, g: Game) -> list[Action]:
        found = [PASS]
        for seat in g.others(self.seat):
            for card in g.players[seat].in_play:
                found.append(Action.taking(seat, card))
        return found

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == PASSING:
            g.collect(self.seat, draw_count(g, self.seat))
        else:
            tell_used(g, self.seat, action.target)
            g.note(loss(g, action.take), self.seat, action.target)
            steal(g, self.seat, action.target, action.take)


class ShowSecond(SeatStep):
    """Show the second card, if there is one to draw; if it is red, draw one more than usual (CH-BLA-1)."""

    def run(self, g: Game) -> None:
        count = draw_count(g, self.seat)
        if count < 2:
            return
        hand = g.players[self.seat].hand
        before = len(hand)
        g.collect(self.seat, 1)
        if len(hand) == before:
            return
        if g.events is not None:
            g.tell(Revealed(self.seat, hand[-1]))
        red: i64 = 1 if suit(g, hand[-1]) in (HEARTS, DIAMONDS) else 0
        g.collect(self.seat, count - 2 + red)


class LookAtThree(SeatStep):
    """Look at the top three cards and keep as many as phase 1 gives (CH-KIT-1)."""

    def run(self, g: Game) -> None:
        dug = dig(g, self.seat, LOOK)
        g.show(LOOK - dug, g.display_owner if dug == LOOK else self.seat)
        keep_shown(g, self.seat, dug)


def dig(g: Game, seat: Seat, count: i64) -> i64:
    """Puts the top discards on display where phase 1 begins with them, and says how many there were (FF-MIN-5)."""
    if g.event_card is None or not g.event_card.digs:
        return 0
    dug = min(count, len(g.discards))
    g.display_owner = EVERYBODY if dug == count else seat  # with a card from the deck among them they are secret
    for _ in range(dug):
        card = g.discards.pop()
        g.display.append(card)
        g.moved(card, DISCARDS, DISPLAY)
    return dug


def keep_shown(g: Game, seat: Seat, dug: i64 = 0) -> None:
    """Keeps all cards that are left, or asks first which card goes back.

    Nobody is asked about a card that is drawn again when phase 1 is over (HN-TRA-2).
    """
    over = len(g.display) - draw_count(g, seat)
    if over > late_cards(g):
        g.push(PutBack(seat, dug))
        return
    if over > 0:
        g.put_back(g.display[-1])
    for card in g.display[:]:
        g.pick(seat, card)


class PutBack(Ask):
    """Asks which of the cards goes back on top of the deck, or of the discards if it is one of the first `dug`."""

    prompt: ClassVar[str] = "put_back"

    def __init__(self, seat: Seat, dug: i64 = 0) -> None:
        super().__init__(seat)
        self.dug: Final[i64] = dug

    def options(self, g: Game) -> list[Action]:
        return [Action(RETURNING, card) for card in g.display]

    def answer(self, g: Game, action: Action) -> None:
        if g.display.index(action.card) < self.dug:
            g.discard_shown(action.card)
        else:
            g.put_back(action.card)
        keep_shown(g, self.seat)
