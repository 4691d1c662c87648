"""A number for everything a player can say. It means the same in every position. See docs/research.md.

Numbers speak of kinds of cards and of places to my left, never of single cards or seats. A choice is one number,
or two where cards are paid: the choice itself, and then the kind of the card that is the price.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from sixgun.engine.hooks import BLUE, BROWN, GREEN, SELF, Box, Card
from sixgun.engine.ids import (
    ABILITY,
    DISCARDING,
    DRAWING,
    FROM_HAND,
    NAMING,
    NO_CARD,
    NOBODY,
    PASSING,
    PLAYING,
    RETURNING,
    TAKING,
    USING,
    VERBS,
    Action,
)

PAYING: Final = len(VERBS)  # as a verb: the price of what was said before
FIRST_SHOWN: Final = -3  # as a kind or as what is taken: the first card on display, and -4 the second
SHOWN: Final = 2
NO_NUMBER: Final = -1
OWN: Final = 1000  # as what is taken: OWN + k is a card of kind k in my own hand

Choices = dict[int, "Action | dict[int, Action]"]
"""By number, the first option that it fits; where cards are paid, by the two numbers."""


class Meaning(NamedTuple):
    """What a number says. A target is counted to the left: 0 is myself, 1 my left neighbour, dead or alive."""

    verb: int
    kind: int = NO_CARD
    target: int = NOBODY
    take: int = NO_CARD  # a kind in play, OWN + kind, FROM_HAND, or which of two characters
    priced: bool = False  # a second number follows


class Place(NamedTuple):
    """Where an action is taken from: what its numbers depend on."""

    me: int
    in_play: Sequence[int]  # in front of me
    display: Sequence[int]


class Numbering:
    def __init__(self, box: Box, players: int) -> None:
        self.box: Final = box
        self.players: Final = players
        self.kinds: Final = sorted({int(kind) for kind in box.kinds})
        self.lying: Final = [kind for kind in self.kinds if box.cards[kind].colour != BROWN]
        self.meanings: Final[list[Meaning]] = list(self.enumerate())
        self.ids: Final[dict[tuple[int, ...], int]] = {tuple(m): i for i, m in enumerate(self.meanings)}
        self.kind_of: Final = [int(kind) for kind in box.kinds]
        self.plain: Final = [self.look_up(verb) for verb in range(len(VERBS))]
        self.price: Final = {kind: self.ids[tuple(Meaning(PAYING, kind))] for kind in self.kinds}

    @property
    def size(self) -> int:
        return len(self.meanings)

    # Every meaning, in the order of their numbers

    def enumerate(self) -> Iterator[Meaning]:
        yield from (Meaning(PASSING), Meaning(DRAWING), Meaning(ABILITY))
        yield from self.plays()
        yield from self.uses()
        yield from self.takes()
        yield from self.abilities()
        yield from self.each(DISCARDING)
        yield from self.each(RETURNING)
        yield from self.each(PAYING)

    def each(self, verb: int) -> Iterator[Meaning]:
        return (Meaning(verb, kind) for kind in self.kinds)

    def entry(self, kind: int) -> Card:
        return self.box.cards[kind]

    def plays(self) -> Iterator[Meaning]:
        """A card that costs another one costs nothing as an answer, which any card is for some."""
        yield from self.each(PLAYING)
        for kind in self.kinds:
            if self.entry(kind).costs and self.entry(kind).aim == SELF:
                yield Meaning(PLAYING, kind, priced=True)
        for kind in self.kinds:
            if self.entry(kind).colour != GREEN:
                yield from self.aimed(PLAYING, kind)

    def uses(self) -> Iterator[Meaning]:
        greens = [kind for kind in self.kinds if self.entry(kind).colour == GREEN]
        yield from (Meaning(USING, kind) for kind in greens)
        for kind in greens:
            yield from self.aimed(USING, kind)

    def aimed(self, verb: int, kind: int) -> Iterator[Meaning]:
        """A blue card at anybody, as a house rule has it; a Missed! as the BANG! that it is for some."""
        entry = self.entry(kind)
        if entry.takes:
            yield from self.robberies(verb, kind)
        elif entry.colour == BLUE or any(self.entry(other).aim != SELF for other in self.played_as(kind)):
            for target in range(self.players):
                yield Meaning(verb, kind, target, priced=entry.costs)

    def played_as(self, kind: int) -> set[int]:
        return {kind, *(int(character.played_kind(kind)) for character in self.box.characters.values())}

    def robberies(self, verb: int, kind: int) -> Iterator[Meaning]:
        """From myself what lies or any hand card, from others what lies or a random hand card."""
        priced = kind != NO_CARD and self.entry(kind).costs
        if kind != NO_CARD:
            yield from (Meaning(verb, kind, 0, take, priced) for take in self.lying)
            yield from (Meaning(verb, kind, 0, OWN + take, priced) for take in self.kinds)
        for target in range(1, self.players):
            yield from (Meaning(verb, kind, target, take, priced) for take in (*self.lying, FROM_HAND))

    def takes(self) -> Iterator[Meaning]:
        """From the display or the discards, from others, and which card counts and which ends on top."""
        yield from self.each(TAKING)
        yield from self.robberies(TAKING, NO_CARD)
        yield Meaning(TAKING)
        for counts in range(SHOWN):
            for top in range(SHOWN):
                yield Meaning(TAKING, FIRST_SHOWN - counts, NOBODY, FIRST_SHOWN - top)

    def abilities(self) -> Iterator[Meaning]:
        """For one card, for two cards (the lower kind first), for two cards at somebody; naming."""
        yield from self.each(ABILITY)
        yield from (Meaning(ABILITY, kind, priced=True) for kind in self.kinds)
        for target in range(1, self.players):
            yield from (Meaning(ABILITY, kind, target, priced=True) for kind in self.kinds)
        yield from (Meaning(NAMING, target=target) for target in range(1, self.players))
        yield from (Meaning(NAMING, take=which) for which in range(2))

    # From actions to numbers

    def word(self, action: Action, place: Place) -> tuple[int, ...]:
        """One number, or two."""
        kind, pay = NO_CARD, NO_CARD
        if action.card != NO_CARD:
            kind = self.kind_of[action.card]
        if action.pay != NO_CARD:
            pay = self.kind_of[action.pay]
            if action.verb == ABILITY and pay < kind:
                kind, pay = pay, kind
        target = NOBODY if action.target == NOBODY else (action.target - place.me) % self.players
        take = action.take
        if take >= 0 and action.verb != NAMING:
            if target == NOBODY:  # which card counts
                kind, take = shown(action.card, place), shown(take, place)
            else:
                take = self.taken(take, target, place)
        main = self.ids[action.verb, kind, target, take, pay != NO_CARD]
        return (main,) if pay == NO_CARD else (main, self.price[pay])

    def taken(self, card: int, target: int, place: Place) -> int:
        kind = self.kind_of[card]
        return OWN + kind if target == 0 and card not in place.in_play else kind

    def choices(self, options: Iterable[Action], place: Place) -> Choices:
        """Of options that are alike in kind the first one is meant."""
        found: Choices = {}
        plain, me, players = self.plain, place.me, self.players
        for action in options:
            if action.take == NO_CARD and action.pay == NO_CARD:
                target = action.target
                number = plain[action.verb][action.card][target if target == NOBODY else (target - me) % players]
                found.setdefault(number, action)
            else:
                self.add_word(found, action, place)
        return found

    def add_word(self, found: Choices, action: Action, place: Place) -> None:
        word = self.word(action, place)
        if len(word) == 1:
            found.setdefault(word[0], action)
        else:
            prices = found.setdefault(word[0], {})
            assert isinstance(prices, dict), "only numbers that are priced have prices"
            prices.setdefault(word[1], action)

    def look_up(self, verb: int) -> list[list[int]]:
        """The number of the verb by card and by place of the target; nothing of either comes last, at -1."""
        rows: list[list[int]] = []
        for kind in (*self.kind_of, NO_CARD):
            meanings = [(verb, kind, target, NO_CARD, False) for target in (*range(self.players), NOBODY)]
            rows.append([self.ids.get(meaning, NO_NUMBER) for meaning in meanings])
        return rows

    # For people

    def text(self, number: int) -> str:
        """`play panic @2 <mustang`: in the words of the notation, with kinds for cards and places for seats."""
        meaning = self.meanings[number]
        words = [(*VERBS, "pay")[meaning.verb]]
        if meaning.kind != NO_CARD:
            words.append(self.kind_text(meaning.kind))
        if meaning.target != NOBODY:
            words.append(f"@{meaning.target}")
        if meaning.take != NO_CARD:
            words.append("<" + (str(meaning.take) if meaning.verb == NAMING else self.kind_text(meaning.take)))
        return " ".join([*words, "+"] if meaning.priced else words)

    def kind_text(self, kind: int) -> str:
        if kind == FROM_HAND:
            return "hand"
        if kind <= FIRST_SHOWN:
            return f"#{FIRST_SHOWN - kind + 1}"
        return f"own {self.entry(kind - OWN).key}" if kind >= OWN else self.entry(kind).key


def shown(card: int, place: Place) -> int:
    return FIRST_SHOWN - place.display.index(card)


@cache
def numbering(box: Box, players: int) -> Numbering:
    """The same for the same deck, characters and number of players."""
    return Numbering(box, players)
