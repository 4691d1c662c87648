"""The engine's objects as messages: the table as one seat may know it, what happened, and why a move is refused.

Every move goes to every seat, so what several of them share is built once and cached.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, cast

from sixgun.cards import CARDS
from sixgun.engine import events as facts
from sixgun.engine.actions import VERBS, Action
from sixgun.engine.frames import Ask
from sixgun.engine.game import Game
from sixgun.engine.hooks import GREEN
from sixgun.engine.ids import HAND, IN_PLAY, MOST_SEATS, NO_SUIT, NOBODY, PLACES, ROLES, SUITS
from sixgun.engine.kernel import offered
from sixgun.engine.refusals import GAME_OVER, NOT_ASKED, Refusal
from sixgun.match.lines import Facts, Line
from sixgun.match.view import UNKNOWN, Question, SeenPlayer, View
from sixgun.rules.triggers import interrupts, why_no_interrupt
from sixgun.server.messages import events as messages
from sixgun.server.messages import game as said
from sixgun.server.messages.events import Happening

HANDS: Final = {HAND + seat: f"hand:{seat}" for seat in range(MOST_SEATS)}
LAID: Final = {IN_PLAY + seat: f"play:{seat}" for seat in range(MOST_SEATS)}
ZONES: Final[dict[int, str]] = PLACES | HANDS | LAID
KIND_NAMES: Final = [card.key for card in CARDS]
ROLE_NAMES: Final = cast(tuple[said.Role, ...], ROLES)
VERB_NAMES: Final = cast(tuple[said.Verb, ...], VERBS)
REACHED: Final[dict[said.Side, said.Reached]] = {
    "law_side": "law",
    "outlaw_side": "outlaw",
    "renegade_side": "renegade",
}
LEAST, MOST = -3, 9999  # no card or seat lies outside this range

# The table


def game_view(view: View, seq: int, prompt: int) -> said.GameView:
    """A view as a message. `seq` is the number of choices made so far."""
    asked = view.question
    return said.GameView(
        seq=seq,
        me=view.me,
        people=people(view),
        turn=view.turn,
        turns=view.turns,
        deck=view.deck,
        discards=list(view.discards),
        display=list(view.display),
        display_owner=view.display_owner,
        resolving=list(view.resolving),
        role=role(view.role),
        hand=list(view.hand),
        reasons=[None if refusal is None else reason(refusal) for refusal in view.reasons],
        waiting=[card for card in view.laid_this_turn if view.box.cards[view.box.kinds[card]].colour == GREEN],
        removed=list(view.removed),
        prompt=None if asked is None else question(asked, dict(view.told), prompt),
        options=[choice(action) for action in view.options],
        interrupts=[choice(action) for action in view.interrupts],
        offered=list(view.characters),
        winners=list(view.winners),
        events=event_cards(view),
        laid_on_deck=list(view.laid_on_deck),
    )


def event_cards(view: View) -> said.EventCards | None:
    if not view.event_card and not view.next_event_card:
        return None
    suit = "" if view.every_suit == NO_SUIT else SUITS[view.every_suit]
    return said.EventCards(
        card=view.event_card,
        next=view.next_event_card,
        left=view.event_cards,
        past=list(view.event_past),
        suit=suit,
        counter_clockwise=view.counter_clockwise,
    )


def people(view: View) -> list[said.PlayerView]:
    return [person(seen, open_hand(view, seat), asleep(view, seat)) for seat, seen in enumerate(view.players)]


def asleep(view: View, seat: int) -> bool:
    """Whether this player has cards in play that have no effect now."""
    ignored = view.gear_asleep or (view.gear_ignored and seat != view.turn)
    return ignored and len(view.players[seat].in_play) > 0


def open_hand(view: View, seat: int) -> list[int] | None:
    """This player's hand, if the view shows it."""
    if view.hands:
        return list(view.hands[seat])
    return list(view.hand) if seat == view.me else None


def person(seen: SeenPlayer, cards: list[int] | None, asleep: bool) -> said.PlayerView:
    return said.PlayerView(
        seen.character,
        seen.ability,
        role(seen.role),
        seen.alive,
        seen.life,
        seen.max_life,
        seen.hand,
        list(seen.in_play),
        seen.reach,
        seen.distance,
        seen.seats,
        seen.remoteness,
        seen.sight,
        seen.aims,
        cards,
        seen.present and not seen.alive,
        list(seen.shown),
        asleep,
    )


def role(number: int) -> said.Role | None:
    return None if number == UNKNOWN else ROLE_NAMES[number]


def question(asked: Question | Ask, told: Facts, prompt: int) -> said.Prompt:
    return said.Prompt(prompt, asked.seat, asked.prompt, asked.by, asked.card, messages_of(told))


# Choices and reasons


@lru_cache(maxsize=1 << 16)
def choice(action: Action) -> said.Choice:
    return said.Choice(VERB_NAMES[action.verb], action.card, action.target, action.take, action.pay)


@lru_cache(maxsize=1 << 14)
def action(made: said.Choice) -> Action:
    """A choice as the engine's action. Numbers from clients are clamped."""
    numbers = [min(max(number, LEAST), MOST) for number in (made.card, made.target, made.take, made.pay)]
    return Action(VERBS.index(made.verb), *numbers)


def reason(refusal: Refusal) -> said.Reason:
    return said.Reason(refusal.code, refusal.facts) if refusal.facts else bare(refusal.code)


@lru_cache
def bare(code: str) -> said.Reason:
    return said.Reason(code, {})


def why(g: Game, seat: int, made: said.Choice) -> said.Reason | None:
    """Why this seat cannot choose this now; None if it can."""
    wanted, ask = action(made), g.asked
    if ask is None or seat == NOBODY:
        return reason(Refusal(GAME_OVER if ask is None else NOT_ASKED))
    refusal = why_refused(g, seat, wanted, ask)
    return None if refusal is None else reason(refusal)


def why_refused(g: Game, seat: int, wanted: Action, ask: Ask) -> Refusal | None:
    if offered(interrupts(g, seat), wanted):
        return None
    if ask.seat != seat:
        return why_no_interrupt(g, seat, wanted)
    return None if offered(g.options, wanted) else ask.why_not(g, wanted)


# What happened


@lru_cache(maxsize=1 << 14)
def line_message(line: Line) -> said.LineMessage:
    return said.LineMessage(line.code, messages_of(dict(line.facts)), cast(said.Tone, line.tone))


def messages_of(told: Facts) -> dict[str, said.Fact]:
    return {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in told.items()}


def happenings(events: Iterable[facts.Event], seat: int) -> list[Happening]:
    return [happening(event, seat) for event in events]


def happening(event: facts.Event, seat: int) -> Happening:
    """An event as this seat, or a spectator as NOBODY, may know it."""
    return event_message(event.seen_by(seat))


def happenings_open(events: Iterable[facts.Event]) -> list[Happening]:
    return [event_message(event) for event in events]


@lru_cache(maxsize=1 << 14)
def event_message(event: facts.Event) -> Happening:
    """An event in full, nothing hidden."""
    return CONVERTERS[type(event)](event)


def moved(event: facts.Moved) -> Happening:
    return messages.MovedMessage(event.card, ZONES[event.src], ZONES[event.dst])


def played(event: facts.Played) -> Happening:
    return messages.PlayedMessage(event.seat, event.card, KIND_NAMES[event.kind], event.target)


def discarded(event: facts.Discarded) -> Happening:
    return messages.DiscardedMessage(event.seat, event.card, KIND_NAMES[event.kind])


def died(event: facts.Died) -> Happening:
    return messages.DiedMessage(event.seat, ROLE_NAMES[event.role], event.by)


def game_over(event: facts.GameOver) -> Happening:
    side = cast(said.Side, event.side)
    return messages.GameOverMessage(list(event.winners), side, REACHED.get(side, "three"))


Converter = Callable[[Any], Happening]


def copy_fields(event: type[Any]) -> Converter:
    """A converter for an event whose message has fields of the same names."""
    message = getattr(messages, f"{event.__name__}Message")
    names = message.__struct_fields__
    if len(names) == 1:
        return lambda event: message(getattr(event, names[0]))
    values = attrgetter(*names)
    return lambda event: message(*values(event))


SPECIAL: Final[dict[type[facts.Event], Converter]] = {
    facts.Moved: moved,
    facts.Played: played,
    facts.Discarded: discarded,
    facts.Died: died,
    facts.GameOver: game_over,
}
CONVERTERS: Final[dict[type[facts.Event], Converter]] = {
    event: SPECIAL.get(event) or copy_fields(event) for event in facts.Event.__subclasses__()
}
