"""What happens under the event cards of A Fistful of Cards: their questions and steps (FF)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.actions import DISCARDING, DRAWING, NAMING, PASS, PASSING, Action
from sixgun.engine.deeds import HELPED
from sixgun.engine.events import (
    Abstained,
    Dodged,
    DutyShown,
    EventStruck,
    GaveLife,
    Guessed,
    Used,
)
from sixgun.engine.frames import Ask, Frame, SeatStep, Step
from sixgun.engine.game import Game
from sixgun.engine.ids import DIAMONDS, HEARTS, NO_CARD, NOBODY, CardId, Seat
from sixgun.rules.checks import Check
from sixgun.rules.damage import Loss, Struck, change_life, discard_as, prompt_answered
from sixgun.rules.rulebook import ability_draws, answered, suit
from sixgun.rules.shots import Shot, barrel, dodge_with, dodges, dodging_kind
from sixgun.rules.turn import begin_turn
from sixgun.rules.victory import EFFECT_OVER

# At the start of a turn


class Volley(Step):
    """A series of shots at one player; nobody shoots (FF-FIS-1, FF-FIS-3)."""

    def __init__(self, seat: Seat, shots: i64) -> None:
        self.seat: Final[i64] = seat
        self.shots: Final[i64] = shots

    def run(self, g: Game) -> None:
        if self.shots > 0 and g.players[self.seat].present:
            assert g.event_card is not None
            if g.events is not None:
                g.tell(EventStruck(self.seat, g.event_card.key))
            g.push(Shot(self.seat, NOBODY, NO_CARD, 1, 0), Volley(self.seat, self.shots - 1))


class ShareBlood(Ask):
    """Offers to give a life point, never the last, to somebody who has lost one (FF-BLO-1, FF-BLO-2)."""

    prompt: ClassVar[str] = "blood_brothers"

    def moot(self, g: Game) -> bool:
        player = g.players[self.seat]
        return not player.present or g.turn_lost or player.life <= 1 or not self.wounded(g)

    def wounded(self, g: Game) -> list[Seat]:
        return [seat for seat in g.others(self.seat) if g.players[seat].life < g.players[seat].max_life]

    def options(self, g: Game) -> list[Action]:
        return [PASS, *[Action(NAMING, NO_CARD, seat) for seat in self.wounded(g)]]

    def answer(self, g: Game, action: Action) -> None:
        """A payment, which nothing prevents."""
        if action.verb == PASSING:
            return
        if g.events is not None:
            g.tell(GaveLife(self.seat, action.target))
        g.note(HELPED, self.seat, action.target)
        change_life(g, self.seat, -1)
        change_life(g, action.target, 1)
        g.push(Struck(Loss(self.seat, NOBODY, NO_CARD)))


# Phase 1


SKIP: Final = 0  # the number of the answer


class Abstain(Ask):
    """Offers to skip phase 1 for a life point (FF-LIQ-1)."""

    prompt: ClassVar[str] = "hard_liquor"

    def options(self, g: Game) -> list[Action]:
        return [PASS, Action.choosing(SKIP)]

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == PASSING:
            ability_draws(g, self.seat)
            return
        if g.events is not None:
            g.tell(Abstained(self.seat))
        change_life(g, self.seat, 1)


RED: Final = 0  # the number of the answer


class GuessColour(Ask):
    """Asks for the colour of the top card: a player who is right keeps it and may guess again (FF-PEY-1, FF-PEY-2)."""

    prompt: ClassVar[str] = "peyote"

    def __init__(self, seat: Seat, right: i64) -> None:
        super().__init__(seat)
        self.right: Final[i64] = right  # guesses so far

    def moot(self, g: Game) -> bool:
        return not g.deck and not g.discards

    def facts(self, g: Game) -> dict[str, int]:
        return {"count": int(self.right)}

    def options(self, g: Game) -> list[Action]:
        colours = [Action.choosing(RED), Action.choosing(1 - RED)]
        return [PASS, *colours] if self.right > 0 else colours

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == PASSING:
            return
        g.show(1)
        card = g.display[-1]
        guessed_red, red = action.offer == RED, suit(g, card) in (HEARTS, DIAMONDS)
        if g.events is not None:
            g.tell(Guessed(self.seat, guessed_red, card, guessed_red == red))
        if guessed_red == red:
            g.pick(self.seat, card)
            g.push(GuessColour(self.seat, self.right + 1))
        else:
            g.discard_shown(card)


class ShowDuty(Step):
    """Shows the second card that came to hand in phase 1, if one did (FF-LAW-1, FF-LAW-2)."""

    def __init__(self, seat: Seat, before: i64) -> None:
        self.seat: Final[i64] = seat
        self.before: Final[i64] = before  # hand cards before phase 1

    def run(self, g: Game) -> None:
        hand = g.players[self.seat].hand
        if len(hand) < self.before + 2:
            return
        card = hand[self.before + 1]
        g.memory.show(card)
        if g.events is not None:
            g.tell(DutyShown(self.seat, card))


class Exchange(Ask):
    """Asks for hand cards to discard, one by one, and draws as many in the end: one step (FF-RAN-1, FF-RAN-2)."""

    prompt: ClassVar[str] = "ranch"

    def __init__(self, seat: Seat, count: i64) -> None:
        super().__init__(seat)
        self.count: Final[i64] = count  # cards chosen so far

    def indivisible(self) -> bool:
        return self.count > 0

    def facts(self, g: Game) -> dict[str, int]:
        return {"count": int(self.count)}

    def waits(self, g: Game) -> bool:
        if g.players[self.seat].hand:
            return super().waits(g)
        self.draw_as_many(g)
        return False

    def options(self, g: Game) -> list[Action]:
        return [PASS, *[g.box.discards[card] for card in g.players[self.seat].hand]]

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == PASSING:
            self.draw_as_many(g)
        else:
            g.resolve(self.seat, action.card)
            g.push(Exchange(self.seat, self.count + 1))

    def draw_as_many(self, g: Game) -> None:
        for card in g.resolving[len(g.resolving) - self.count :]:
            g.retire(card)
        g.draw(self.seat, self.count)


# Russian Roulette


class PullTrigger(Ask):
    """Asks for a Missed!: discarding one passes the revolver on; the first who does not is hit (FF-ROU-1, FF-ROU-2)."""

    prompt: ClassVar[str] = "russian_roulette"

    def __init__(self, seat: Seat, tried: i64) -> None:
        super().__init__(seat)
        self.tried: Final[i64] = tried  # Barrels since the revolver came

    def facts(self, g: Game) -> dict[str, int]:
        return {"tried": int(self.tried)}

    def options(self, g: Game) -> list[Action]:
        found = dodges(g, self.seat, self.tried, g.box.discards)
        return found[1:] if len(found) > 1 and not g.rules.roulette_refusal else found

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == PASSING:
            assert g.event_card is not None
            if g.events is not None:
                g.tell(EventStruck(self.seat, g.event_card.key))
            g.push(Loss(self.seat, NOBODY, NO_CARD, ROULETTE_LOSS))
        elif action.verb == DRAWING:
            again = PullTrigger(self.seat, self.tried + 1)
            g.push(Check(self.seat, barrel(g, self.seat, self.tried), yes=HandOn(self.seat), no=again))
        else:
            g.push(HandOn(self.seat))
            self.give(g, action)

    def give(self, g: Game, action: Action) -> None:
        """The card is discarded, not played, so it brings nothing else."""
        if action.verb == DISCARDING:
            discard_as(g, self.seat, action.card, dodging_kind(g.card(action.card)))
            answered(g, self.seat, action.card)
        else:
            if g.events is not None:
                g.tell(Used(self.seat, action.card, NOBODY, prompt_answered(g)))
            g.discard_in_play(self.seat, action.card)


ROULETTE_LOSS: Final = 2  # life points (FF-ROU-1)


class HandOn(SeatStep):
    """The revolver goes to the next player, clockwise."""

    def run(self, g: Game) -> None:
        if g.events is not None:
            g.tell(Dodged(self.seat, NOBODY))
        g.push(PullTrigger(g.left_of(self.seat), 0))


# Ricochet


class SaveCard(Ask):
    """`by` has shot at a card in play of `seat`, who answers with a Missed! or loses it (FF-RIC-1, FF-RIC-3)."""

    prompt: ClassVar[str] = "ricochet"

    def __init__(self, seat: Seat, by: Seat, card: CardId, at: CardId, tried: i64) -> None:
        super().__init__(seat, by, card)
        self.at: Final[i64] = at
        self.tried: Final[i64] = tried

    def facts(self, g: Game) -> dict[str, int]:
        return {"in_play": int(self.at), "tried": int(self.tried)}

    def options(self, g: Game) -> list[Action]:
        return dodges(g, self.seat, self.tried, g.box.plays)

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == PASSING:
            g.discard_in_play(self.seat, self.at)
        elif action.verb == DRAWING:
            again = SaveCard(self.seat, self.by, self.card, self.at, self.tried + 1)
            check = Check(self.seat, barrel(g, self.seat, self.tried), yes=CardSaved(self.seat, self.by), no=again)
            g.push(check)
        else:
            g.push(CardSaved(self.seat, self.by))
            dodge_with(g, self.seat, action)


class CardSaved(Step):
    def __init__(self, seat: Seat, by: Seat) -> None:
        self.seat: Final[i64] = seat
        self.by: Final[i64] = by

    def run(self, g: Game) -> None:
        if g.events is not None:
            g.tell(Dodged(self.seat, self.by))


# Draw! because of an event card


class EventCheck(Check):
    """A Draw! that the event card in force demands; hearts is good."""

    def __init__(self, seat: Seat, cause: CardId, event_card: str, yes: Frame) -> None:
        super().__init__(seat, cause, yes, EFFECT_OVER)
        self.event_card: Final = event_card

    def event(self) -> str:
        return self.event_card


class ExtraTurn(SeatStep):
    """Another turn of the same player, which does not count for the turning of event cards (FF-VEN-3)."""

    def run(self, g: Game) -> None:
        begin_turn(g, self.seat)
        g.event_turned += 1
        g.memory.extra_turn = True
