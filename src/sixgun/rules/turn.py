"""A turn: checks at its start, then draw, play, discard (TRN, PH1, PH2, PH3)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.actions import ABILITY, DISCARDING, PASSING, PLAYING, USING, Action
from sixgun.engine.events import EVERYBODY, Played, TurnBegan, Used
from sixgun.engine.frames import Ask, SeatStep, Step
from sixgun.engine.game import Game
from sixgun.engine.hooks import BROWN, GREEN
from sixgun.engine.ids import DECK, NO_CARD, RESOLVING, CardId, Kind, Seat
from sixgun.engine.refusals import ALLOWED, Refusal
from sixgun.rules.elimination import Departure
from sixgun.rules.equipment import StartCheck, Tidy, lay, speakers
from sixgun.rules.event_pile import begin_with_events, next_in_turn
from sixgun.rules.options import Choices, unplayable
from sixgun.rules.reputation import note_pass, note_play
from sixgun.rules.rulebook import (
    ability_plays,
    draw_phase,
    hand_limit,
    late_cards,
    own_turn,
    played_as,
    played_kind,
    sat_out,
    turn_starts,
    use_ability,
    with_event,
)
from sixgun.rules.triggers import DrawCards
from sixgun.rules.victory import EFFECT_OVER
from sixgun.rules.why_not import why_no_card, why_not_played


class Turn(SeatStep):
    """A whole turn: cards that act at its start, then the three phases."""

    def run(self, g: Game) -> None:
        g.push(NEXT_TURN)
        begin_turn(g, self.seat)


def begin_turn(g: Game, seat: Seat) -> None:
    g.turn = seat
    g.turns += 1
    g.bangs, g.laid_this_turn, g.ability_used, g.turn_lost = 0, [], False, False
    g.recount_gear()
    if g.events is not None:
        g.tell(TurnBegan(seat))
    if g.event_card is not None or g.event_pile:
        begin_with_events(g, seat, Opening(seat))
    else:
        open_turn(g, seat)


def open_turn(g: Game, seat: Seat) -> None:
    """The ability and the cards in play that act at the start of a turn, then the phases."""
    player, event = g.players[seat], g.event_card
    if player.in_play or player.ability.starts_turns or event is not None:
        g.push(Phases(seat))
        if event is not None:
            event.on_checked(g, seat)
        if len(player.voices) > 1:
            for card in reversed(speakers(g, seat)):
                g.push(StartCheck(seat, card))
        if player.ability.starts_turns:
            turn_starts(g, seat, NO_CARD)
    else:
        start_phases(g, seat)


class Opening(SeatStep):
    """The turn proper, once the event card has acted."""

    def between_effects(self) -> bool:
        return True

    def run(self, g: Game) -> None:
        if g.players[self.seat].present:  # else the turn ends at once (DER-04)
            open_turn(g, self.seat)


class Phases(SeatStep):
    def run(self, g: Game) -> None:
        if g.players[self.seat].present:  # else the turn ends at once (DER-04)
            start_phases(g, self.seat)


def start_phases(g: Game, seat: Seat) -> None:
    """Three phases, or what is left of them in a lost turn (BL-JAI-4 to BL-JAI-6)."""
    if not g.turn_lost:
        if not g.players[seat].alive:
            g.push(Departure(seat))
        g.push(DrawPhase(seat), PlayPhase(seat), TurnEnd(seat))
    elif g.rules.jail_failed == "skip_phases_1_2":
        g.push(DiscardPhase(seat), LeaveJail(seat))
    else:
        g.push(LeaveJail(seat))
    own_turn(g, seat)


class TurnEnd(SeatStep):
    """Phase 3, after two cards of the same name in editions that check only now (PH2-16, DER-38)."""

    def run(self, g: Game) -> None:
        event = g.event_card
        if event is not None:
            event.on_turn_over(g, self.seat)
        g.push(DiscardPhase(self.seat))
        if g.rules.same_name_check == "end_of_turn":
            g.push(Tidy(self.seat))
        if event is not None:
            event.on_play_over(g, self.seat)


class LeaveJail(SeatStep):
    """The end of a lost turn. Saved positions use this name."""

    def run(self, g: Game) -> None:
        sat_out(g, self.seat)


class DrawPhase(SeatStep):
    def run(self, g: Game) -> None:
        if late_cards(g) > 0:
            g.push(DrawCards(self.seat, late_cards(g)))
        draw_phase(g, self.seat)


class PlayPhase(Ask):
    """Phase 2: any number of cards may be played, including none (PH2-01)."""

    prompt: ClassVar[str] = "play_phase"

    def between_effects(self) -> bool:
        return True

    def options(self, g: Game) -> list[Action]:
        found = plays_of_phase_2(g, self.seat)
        return found if g.event_card is None else with_event(g, self.seat, found)

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == PASSING:
            note_pass(g, self.seat)
            return
        if action.verb == ABILITY:
            g.push(EFFECT_OVER, self)
            use_ability(g, self.seat, action)
        elif action.verb == DISCARDING:
            assert g.event_card is not None
            g.push(EFFECT_OVER, self)
            g.event_card.carry_out(g, self.seat, action)
        else:
            play(g, self, action)

    def why_not(self, g: Game, action: Action) -> Refusal:
        reason = None if g.event_card is None else g.event_card.why_not(g, self.seat, action)
        return why_not_played(g, self.seat, action) if reason is None else reason

    def hint(self, g: Game, card: CardId) -> Refusal:
        return why_no_card(g, self.seat, card)


def plays_of_phase_2(g: Game, seat: Seat) -> list[Action]:
    """Ending the phase, and all that cards and the ability offer."""
    player = g.players[seat]
    ability = player.ability
    cards, kinds = g.box.cards, g.box.kinds
    choices = Choices(g, seat)
    for card in player.hand:
        entry = cards[played_as(ability, kinds[card])]
        if unplayable(g, seat, entry) == ALLOWED:
            if entry.colour == GREEN:
                choices.found.append(g.box.plays[card])
            else:
                choices.add(PLAYING, card, entry)
    if g.rules.green_cards and g.gear_works(seat):
        add_uses(g, seat, choices)
    choices.found.extend(ability_plays(g, seat))
    return choices.found


def add_uses(g: Game, seat: Seat, choices: Choices) -> None:
    """Adds green cards from earlier turns. A Missed! symbol is only an answer (GR-GEN-2 to GR-GEN-4)."""
    for card in g.players[seat].in_play:
        entry = g.card(card)
        if entry.colour == GREEN and not entry.missed and card not in g.laid_this_turn:
            choices.add(USING, card, entry)


def play(g: Game, phase: PlayPhase, action: Action) -> None:
    """Plays a card: it leaves the hand or play, its price is paid, and it takes effect."""
    me = phase.seat
    kind = g.kind(action.card)
    if action.verb == PLAYING:
        kind = played_kind(g, me, action.card)
        if g.events is not None:
            g.tell(Played(me, action.card, kind, action.target))
    elif g.events is not None:
        g.tell(Used(me, action.card, action.target))
    entry = g.box.cards[kind]
    note_play(g, me, action, entry)
    if entry.bang:
        g.bangs += 1
    if action.verb == PLAYING and entry.colour != BROWN:
        lay(g, me, action)
        g.push(phase)
        return
    if action.pay != NO_CARD:
        g.discard(me, action.pay)
    set_off(g, phase, action, kind)


def set_off(g: Game, phase: PlayPhase, action: Action, kind: Kind) -> None:
    """Discards the card before or after its effect, depending on the edition (PH2-05), or lays it away (FF-MIN-6)."""
    me, effect = phase.seat, Effect(phase.seat, action, kind)
    if g.memory.mining and action.verb == PLAYING and action.card not in g.memory.mined:
        g.resolve(me, action.card)
        g.push(effect, LayAway(action.card), EFFECT_OVER, phase)
    elif g.rules.brown_to_discard == "before_effect":
        if action.verb == PLAYING:
            g.discard(me, action.card)
        else:
            g.discard_in_play(me, action.card)
        g.push(effect, EFFECT_OVER, phase)
    else:
        if action.verb == PLAYING:
            g.resolve(me, action.card)
        else:
            g.resolve_in_play(me, action.card)
        g.push(effect, Retire(action.card), EFFECT_OVER, phase)


class Effect(Step):
    def __init__(self, seat: Seat, action: Action, kind: Kind) -> None:
        self.seat: Final[i64] = seat
        self.action: Final = action
        self.kind: Final[i64] = kind

    def run(self, g: Game) -> None:
        g.box.cards[self.kind].effect(g, self.seat, self.action)


class Retire(Step):
    """Discards a card that has taken effect."""

    def __init__(self, card: CardId) -> None:
        self.card: Final[i64] = card

    def run(self, g: Game) -> None:
        g.retire(self.card)


class LayAway(Step):
    """Lays a card that has taken effect on the deck, face down; everybody has seen it (FF-MIN-6)."""

    def __init__(self, card: CardId) -> None:
        self.card: Final[i64] = card

    def run(self, g: Game) -> None:
        g.resolving.remove(self.card)
        g.deck.append(self.card)
        g.memory.buried.append(EVERYBODY)
        g.memory.mined.append(self.card)
        g.moved(self.card, RESOLVING, DECK)


class DiscardPhase(Ask):
    """Phase 3: cards are discarded one by one, so the player also chooses the order (PH3-06)."""

    prompt: ClassVar[str] = "discard_phase"

    def moot(self, g: Game) -> bool:
        player = g.players[self.seat]
        return not player.present or len(player.hand) <= hand_limit(g, self.seat)

    def facts(self, g: Game) -> dict[str, int]:
        player = g.players[self.seat]
        return {"count": int(len(player.hand) - hand_limit(g, self.seat))}

    def options(self, g: Game) -> list[Action]:
        return [g.box.discards[card] for card in g.players[self.seat].hand]

    def answer(self, g: Game, action: Action) -> None:
        if g.event_card is not None and g.event_card.buries(g):
            g.bury(self.seat, action.card)
        else:
            g.discard(self.seat, action.card)
        g.push(self)


class NextTurn(Step):
    """Passes the turn to the next player on the left, unless an event card says otherwise (TRN-01, TRN-05)."""

    def run(self, g: Game) -> None:
        if g.event_card is not None or g.event_pile:
            Turn(next_in_turn(g)).run(g)
        else:
            Turn(g.left_of(g.turn)).run(g)


NEXT_TURN: Final = NextTurn()
