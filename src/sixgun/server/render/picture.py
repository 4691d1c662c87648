"""Views as JSON text: public knowledge is encoded once per move, and what one seat may also know is spliced in.

The text is letter for letter what msgspec makes of `game_view` and `happenings`, which remain the reference:
tests/server/test_picture.py compares the two in whole games.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.json import Encoder

from sixgun.engine import events as facts
from sixgun.engine.actions import Action
from sixgun.engine.game import Game
from sixgun.engine.hooks import GREEN
from sixgun.engine.ids import NOBODY, Seat
from sixgun.engine.kernel import why_not_playable
from sixgun.match.lines import Line
from sixgun.match.prompts import prompt_facts
from sixgun.match.view import UNKNOWN, laid_on_deck, observe, offered, role_seen, shown
from sixgun.rules.distance import distance, seats_between
from sixgun.rules.rulebook import reach, remoteness, seats_are_level, sight
from sixgun.rules.triggers import interrupts
from sixgun.server.messages.game import Clock
from sixgun.server.render.game import (
    ROLE_NAMES,
    ZONES,
    choice,
    event_cards,
    event_message,
    line_message,
    question,
    reason,
)

ENCODER: Final = Encoder()
NUMBERS: Final = [str(number) for number in range(1024)]
MOST_LINES: Final = 1 << 14  # that are kept as text
MOST_RELATIONS: Final = 1 << 12
RELATIONS: Final[dict[tuple[int, ...], list[list[str]]]] = {}  # that are kept as text
NO_RELATIONS: Final[list[str]] = []


def encoded(message: object) -> str:
    return ENCODER.encode(message).decode()


def number(value: int) -> str:
    return NUMBERS[value] if 0 <= value < 1024 else str(value)


def numbers(values: list[int]) -> str:
    return "[" + ",".join([number(value) for value in values]) + "]"


def role_text(role: int) -> str:
    return "null" if role == UNKNOWN else '"' + ROLE_NAMES[role] + '"'


@lru_cache(maxsize=1 << 16)
def choice_text(action: Action) -> str:
    return encoded(choice(action))


def choices(actions: list[Action]) -> str:
    return "[" + ",".join([choice_text(action) for action in actions]) + "]"


@lru_cache(maxsize=MOST_LINES)
def event_text(event: facts.Event) -> str:
    return encoded(event_message(event))


@lru_cache(maxsize=MOST_LINES)
def line_text(line: Line) -> str:
    return encoded(line_message(line))


@lru_cache
def bare_reason(code: str) -> str:
    return '{"code":"' + code + '","facts":{}}'


def moved_text(card: int, event: facts.Moved) -> str:
    return (
        '{"type":"moved","card":' + number(card) + ',"src":"' + ZONES[event.src] + '","dst":"' + ZONES[event.dst] + '"}'
    )


def clock_text(clock: Clock | None) -> str:
    """A clock as the field of a message; nothing if there is none."""
    return "" if clock is None else ',"clock":' + encoded(clock)


def lines_text(moves: list[list[Line]]) -> str:
    """The lines of these moves, as the field of a message; nothing if there are none."""
    texts = [line_text(line) for move in moves for line in move]
    return ',"lines":[' + ",".join(texts) + "]" if texts else ""


class News:
    """Events since some moment: as spectators may know them, and as some seats may know more."""

    def __init__(self, events: list[facts.Event]) -> None:
        self.open: list[str] = []
        self.hidden: list[facts.Moved] = []
        self.places: list[int] = []  # of what is hidden
        for event in events:
            if not isinstance(event, facts.Moved):
                self.open.append(event_text(event))
            elif event.open_to(NOBODY):
                self.open.append(moved_text(event.card, event))
            else:
                self.hidden.append(event)
                self.places.append(len(self.open))
                self.open.append(moved_text(UNKNOWN, event))
        self.text = happened(self.open)

    def seen_by(self, seat: Seat) -> str:
        mine: list[str] | None = None
        for place, event in zip(self.places, self.hidden, strict=True):
            if event.open_to(seat):
                if mine is None:
                    mine = self.open[:]
                mine[place] = moved_text(event.card, event)
        return self.text if mine is None else happened(mine)


def happened(texts: list[str]) -> str:
    return ',"happened":[' + ",".join(texts) + "]" if texts else ""


class Portrait:
    """A player as spectators see them: the text before the role, and after it."""

    def __init__(self, g: Game, seat: Seat, asleep: bool) -> None:
        player = g.players[seat]
        self.before = '{"character":"' + player.character.key + '","ability":"' + player.ability.key + '","role":'
        self.after = (
            (',"alive":true,"life":' if player.alive else ',"alive":false,"life":')
            + number(player.life)
            + ',"max_life":'
            + number(player.max_life)
            + ',"hand":'
            + number(len(player.hand))
            + ',"in_play":'
            + numbers(player.in_play)
            + ',"reach":'
            + number(reach(g, seat))
        )
        self.end = ',"ghost":true' if player.present and not player.alive else ""
        shown_cards = [card for card in player.hand if card in g.memory.shown] if g.memory.shown else []
        if shown_cards:
            self.end += ',"shown":' + numbers(shown_cards)
        self.end += ',"asleep":true}' if asleep and player.in_play else "}"
        self.text = self.before + role_text(role_seen(g, NOBODY, seat)) + self.after


class Picture:
    """A game at one moment, of no use after the next move."""

    def __init__(self, g: Game, seq: int, prompt: int) -> None:
        self.g = g
        self.asked = NOBODY if g.asked is None else g.asked.seat
        ropes = g.event_card is not None and g.event_card.ropes
        self.portraits = [
            Portrait(g, seat, ropes or (g.gear_ignored and seat != g.turn)) for seat in range(len(g.players))
        ]
        self.relations = relations(g)
        self.head = '{"type":"game","game":{"seq":' + number(seq) + ',"me":'
        self.middle = piles_text(g)
        self.display = numbers(list(shown(g, NOBODY)))
        self.below = ',"display_owner":' + number(g.display_owner) + ',"resolving":' + numbers(g.resolving)
        self.rest = rest_text(g, prompt)
        self.end = "" if not g.winners else ',"winners":' + numbers(list(g.winners))
        if g.event_card is not None or g.event_pile:
            told = event_cards(observe(g, NOBODY))
            self.end += "" if told is None else ',"events":' + encoded(told)

    def seen_by(self, me: Seat) -> str:
        """The message up to what happened, for this seat or a spectator as NOBODY."""
        g = self.g
        parts = [self.head, number(me), ',"people":[']
        self.add_people(me, parts)
        parts.append(self.middle)
        parts.append(numbers(list(shown(g, me))) if me == g.display_owner else self.display)
        parts.append(self.below)
        if me != NOBODY:
            parts.append(',"role":' + role_text(g.players[me].role))
            if g.players[me].hand:
                parts.append(',"hand":' + numbers(g.players[me].hand) + ',"reasons":' + self.reasons(me))
        parts.append(self.rest)
        if me != NOBODY:
            self.add_choices(me, parts)
        parts.append(self.end)
        if g.memory.buried:
            parts.append(',"laid_on_deck":' + numbers(list(laid_on_deck(g, me))))
        parts.append("}")
        return "".join(parts)

    def add_people(self, me: Seat, parts: list[str]) -> None:
        g = self.g
        near = NO_RELATIONS if me == NOBODY else self.relations[me]
        for seat in range(len(self.portraits)):
            portrait = self.portraits[seat]
            if seat:
                parts.append(",")
            if seat == me:
                parts.append(portrait.before + role_text(g.players[me].role) + portrait.after)
                parts.append(',"cards":' + numbers(g.players[me].hand))
            else:
                parts.append(portrait.text)
                if near:
                    parts.append(near[seat])
            parts.append(portrait.end)

    def reasons(self, me: Seat) -> str:
        hand = self.g.players[me].hand
        if me != self.asked:  # the reason is the same for every card
            return "[" + ",".join([reason_text(self.g, me, hand[0])] * len(hand)) + "]"
        return "[" + ",".join([reason_text(self.g, me, card) for card in hand]) + "]"

    def add_choices(self, me: Seat, parts: list[str]) -> None:
        g = self.g
        if self.asked == me and g.options:
            parts.append(',"options":' + choices(g.options))
        mine = interrupts(g, me)
        if mine:
            parts.append(',"interrupts":' + choices(mine))
        characters = offered(g, me)
        if characters:
            parts.append(',"offered":["' + '","'.join(characters) + '"]')


def piles_text(g: Game) -> str:
    return (
        '],"turn":'
        + number(g.turn)
        + ',"turns":'
        + number(g.turns)
        + ',"deck":'
        + number(len(g.deck))
        + ',"discards":'
        + numbers(g.discards)
        + ',"display":'
    )


def rest_text(g: Game, prompt: int) -> str:
    """The public fields between a hand and its options."""
    waiting = [card for card in g.laid_this_turn if g.box.cards[g.kind(card)].colour == GREEN]
    text = ',"waiting":' + numbers(waiting) if waiting else ""
    if g.removed:
        text += ',"removed":' + numbers(g.removed)
    if g.asked is not None:
        text += ',"prompt":' + encoded(question(g.asked, prompt_facts(g), prompt))
    return text


def relations(g: Game) -> list[list[str]]:
    """How far every player is from every other, as fields of a person; nothing of or for those who are not present.

    Seats, weapons and horses seldom change, so it is looked up by everything that it depends on.
    """
    what: list[int] = [int(seats_are_level(g)), len(g.present)]
    for seat, player in enumerate(g.players):
        what += [player.place if player.present else NOBODY, remoteness(g, seat), sight(g, seat), reach(g, seat)]
    key = tuple(what)
    found = RELATIONS.get(key)
    if found is None:
        if len(RELATIONS) >= MOST_RELATIONS:
            RELATIONS.clear()
        seats = range(len(g.players))
        found = RELATIONS[key] = [[relation(g, me, seat) for seat in seats] for me in seats]
    return found


def relation(g: Game, me: Seat, seat: Seat) -> str:
    """How far this player is, as fields of a person."""
    if me == seat or not (g.players[me].present and g.players[seat].present):
        return ""
    text = ',"distance":' + number(distance(g, me, seat))
    if between := seats_between(g, me, seat):
        text += ',"seats":' + number(between)
    if away := remoteness(g, seat):
        text += ',"remoteness":' + number(away)
    if eye := sight(g, me):
        text += ',"sight":' + number(eye)
    return text + ',"aims":true' if distance(g, seat, me) <= reach(g, seat) else text


def reason_text(g: Game, me: Seat, card: int) -> str:
    refusal = why_not_playable(g, me, card)
    if refusal is None:
        return "null"
    return encoded(reason(refusal)) if refusal.facts else bare_reason(refusal.code)
