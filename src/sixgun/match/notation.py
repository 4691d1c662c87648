"""Cards and choices as words: `bang-5C`, `play:bang-5C@2`, `pass`. See docs/notation.md."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from sixgun.engine.actions import VERBS, Action
from sixgun.engine.box import Box
from sixgun.engine.ids import FROM_HAND, NO_CARD, NOBODY, RANKS, SUIT_LETTERS, CardId, Seat
from sixgun.engine.refusals import Rejection

CARD = r"[a-z_]+-(?:10|[2-9JQKA])[SHDC](?:-2)?"
CHOICE = re.compile(
    rf"(?P<verb>[a-z]+)(?::(?P<card>{CARD}))?(?:@(?P<target>\d))?(?:<(?P<take>hand|[01]|{CARD}))?(?:\+(?P<pay>{CARD}))?"
)
INTERRUPT = re.compile(r"(?P<seat>\d)!(?P<choice>.+)")


class NotationError(Rejection):
    """The text is not valid notation."""


class OtherRules(NotationError):
    """The game was played with another version of the rules."""


@cache
def card_names(box: Box) -> tuple[str, ...]:
    """The name of every card in the box: kind and face, with a mark on the second of two equal cards."""
    names: list[str] = []
    for card in range(len(box.kinds)):
        name = f"{box.cards[box.kinds[card]].key}-{face(box, card)}"
        names.append(f"{name}-2" if name in names else name)
    return tuple(names)


@cache
def cards_by_name(box: Box) -> dict[str, int]:
    return {name: card for card, name in enumerate(card_names(box))}


def face(box: Box, card: CardId) -> str:
    """`10C` is the ten of clubs."""
    return RANKS[box.ranks[card] - 2] + SUIT_LETTERS[box.suits[card]]


def write_card(box: Box, card: CardId) -> str:
    return card_names(box)[card]


def read_card(box: Box, word: str) -> CardId:
    if word not in cards_by_name(box):
        raise NotationError("no_card", wanted=word)
    return cards_by_name(box)[word]


@lru_cache(maxsize=1 << 14)
def write_choice(box: Box, action: Action) -> str:
    """An action as `verb:card@target<take+pay`, without absent parts."""
    word = VERBS[action.verb]
    if action.card != NO_CARD:
        word += ":" + write_card(box, action.card)
    if action.target != NOBODY:
        word += f"@{action.target}"
    if action.take != NO_CARD:
        word += "<" + write_take(box, action)
    if action.pay != NO_CARD:
        word += "+" + write_card(box, action.pay)
    return word


def write_take(box: Box, action: Action) -> str:
    """What is taken: a card, `hand`, or the number of a character."""
    if action.take == FROM_HAND:
        return "hand"
    return str(action.take) if VERBS[action.verb] == "name" else write_card(box, action.take)


def read_choice(box: Box, word: str) -> Action:
    parts = CHOICE.fullmatch(word)
    if parts is None or parts["verb"] not in VERBS:
        raise NotationError("no_choice", wanted=word)
    return Action(
        VERBS.index(parts["verb"]),
        NO_CARD if parts["card"] is None else read_card(box, parts["card"]),
        NOBODY if parts["target"] is None else int(parts["target"]),
        read_take(box, parts),
        NO_CARD if parts["pay"] is None else read_card(box, parts["pay"]),
    )


def read_take(box: Box, parts: re.Match[str]) -> CardId:
    word = parts["take"]
    if word is None:
        return NO_CARD
    if word == "hand":
        return FROM_HAND
    return int(word) if word.isdigit() and parts["verb"] == "name" else read_card(box, word)


def write_interrupt(box: Box, seat: Seat, action: Action) -> str:
    return f"{seat}!{write_choice(box, action)}"


def read_move(box: Box, word: str) -> tuple[int, Action]:
    """The seat and action of a move; NOBODY stands for the player asked."""
    parts = INTERRUPT.fullmatch(word)
    if parts is None:
        return NOBODY, read_choice(box, word)
    return int(parts["seat"]), read_choice(box, parts["choice"])
