"""Shots: every card with the hit symbol, and what answers it (SYM-01 to SYM-03, BL-BAR, BR-MIS)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.actions import DRAWING, PASS, PASSING, PLAYING, USING, Action
from sixgun.engine.events import Dodged, Used
from sixgun.engine.frames import Ask, Step
from sixgun.engine.game import Game
from sixgun.engine.hooks import BROWN, GREEN, Card
from sixgun.engine.ids import NO_CARD, NOBODY, CardId, Kind, Seat
from sixgun.rules.checks import Check
from sixgun.rules.damage import Loss, play_answer, prompt_answered
from sixgun.rules.kinds import MISSED
from sixgun.rules.rulebook import answers_hit, barrels, unaffected


def shoot(g: Game, seat: Seat, by: Seat, card: CardId, needed: i64 = 1) -> None:
    if not unaffected(g, seat, by, card):
        g.push(Shot(seat, by, card, needed, 0))


class Shot(Ask):
    """`seat` dodges with `needed` Missed!, or is hit. Each Barrel may be tried once (DER-10)."""

    prompt: ClassVar[str] = "shot"

    def __init__(self, seat: Seat, by: Seat, card: CardId, needed: i64, tried: i64) -> None:
        super().__init__(seat, by, card)
        self.needed: Final[i64] = needed
        self.tried: Final[i64] = tried

    def options(self, g: Game) -> list[Action]:
        return dodges(g, self.seat, self.tried, g.box.plays)

    def facts(self, g: Game) -> dict[str, int]:
        return {"count": int(self.needed), "tried": int(self.tried)}

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == PASSING:
            g.push(Loss(self.seat, self.by, self.card))
        elif action.verb == DRAWING:
            tried = Shot(self.seat, self.by, self.card, self.needed, self.tried + 1)
            g.push(Check(self.seat, barrel(g, self.seat, self.tried), yes=DodgedOne(tried), no=tried))
        else:
            g.push(DodgedOne(self))
            dodge_with(g, self.seat, action)


def dodges(g: Game, seat: Seat, tried: i64, from_hand: list[Action]) -> list[Action]:
    """Passing, and every way to answer with a Missed!. `from_hand` has the answer of each card of the deck."""
    player = g.players[seat]
    found = [PASS]
    for card in player.hand:
        if answers_hit(player.voices, g.card(card)):
            found.append(from_hand[card])
    if g.gear_works(seat):
        for card in player.in_play:
            if g.card(card).missed:
                found.append(Action(USING, card))
    if barrels(g, seat) > tried:
        found.append(Action(DRAWING))
    return found


def barrel(g: Game, seat: Seat, tried: i64) -> CardId:
    """The Barrel that is tried next, or NO_CARD for the one of an ability, which comes first."""
    player = g.players[seat]
    mine = tried - player.ability.barrels
    for card in player.in_play:
        if g.card(card).barrels > 0:
            if mine == 0:
                return card
            mine -= 1
    return NO_CARD


class DodgedOne(Step):
    """One Missed! has counted. Where more are needed the question comes again (CH-SLA-1, DER-11)."""

    def __init__(self, shot: Shot) -> None:
        self.shot: Final = shot

    def run(self, g: Game) -> None:
        shot = self.shot
        if shot.needed > 1:
            g.push(Shot(shot.seat, shot.by, shot.card, shot.needed - 1, shot.tried))
        elif g.events is not None:
            g.tell(Dodged(shot.seat, shot.by))


def dodging_kind(entry: Card) -> Kind:
    """What a hand card is when it answers a hit: itself, or a Missed! if it has no such symbol of its own."""
    return entry.kind if entry.missed and entry.colour == BROWN else MISSED


def dodge_with(g: Game, seat: Seat, action: Action) -> None:
    """A card with the Missed! symbol may bring more than the dodge (BR-DOD, GR-BIB); any other is but a Missed!."""
    entry = g.card(action.card)
    if action.verb == PLAYING:
        play_answer(g, seat, action.card, dodging_kind(entry))
        if entry.colour == GREEN:
            return  # Elena Fuente: it never lay in play
    else:
        if g.events is not None:
            g.tell(Used(seat, action.card, NOBODY, prompt_answered(g)))
        g.discard_in_play(seat, action.card)
    if entry.missed:
        entry.effect(g, seat, action)
