"""Action numbers, which mean the same in every position. See docs/research.md.

A number names card kinds, not cards, and seats relative to the player, not seat numbers. A choice is one number, or
two if it costs a card: the choice itself, then the kind of the card that pays for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from mypy_extensions import i64

from sixgun.engine.actions import (
    ABILITY,
    DISCARDING,
    DRAWING,
    NAMING,
    PASSING,
    PLAYING,
    RETURNING,
    TAKING,
    USING,
    VERBS,
    Action,
)
from sixgun.engine.box import Box
from sixgun.engine.game import Game
from sixgun.engine.hooks import BLUE, BROWN, GREEN, SELF, Card
from sixgun.engine.ids import FROM_HAND, NO_CARD, NOBODY
from sixgun.rules.rulebook import played_as

PAYING: Final = len(VERBS)  # as a verb: the price of the choice before
FIRST_SHOWN: Final = -3  # as a kind or a card taken: the first card on display; -4 is the second
SHOWN: Final = 2
NO_NUMBER: Final = -1
OWN: Final = 1000  # as a card taken: OWN + k is a card of kind k from the player's own hand
WIDE: Final = 4096  # larger than any kind, target or take


class Meaning(NamedTuple):
    """The meaning of a number. Targets are counted to the left: 0 is the player, 1 the neighbour, dead or alive."""

    verb: int
    kind: int = NO_CARD
    target: int = NOBODY
    take: int = NO_CARD  # a kind in play, OWN + kind, FROM_HAND, or which of two characters
    priced: bool = False  # a second number follows


class Numbering:
    """The numbers for one deck, set of characters and number of players."""

    def __init__(self, box: Box, players: int) -> None:
        self.box: Final = box
        self.players: Final[i64] = players
        self.kinds: Final = sorted({int(kind) for kind in box.kinds})
        self.lying: Final = [kind for kind in self.kinds if box.cards[kind].colour != BROWN]
        self.meanings: Final[list[Meaning]] = list(self.enumerate())
        self.ids: Final[dict[int, int]] = {code_of(m): i for i, m in enumerate(self.meanings)}
        self.kind_of: Final[list[i64]] = [int(kind) for kind in box.kinds]
        self.targets: Final[i64] = players + 1  # including nobody
        self.plain: Final[list[i64]] = [self.plain_number(place) for place in range(self.plain_size())]
        self.price_of: Final[list[i64]] = [self.ids[code(PAYING, kind, NOBODY, NO_CARD, False)] for kind in box.kinds]

    @property
    def size(self) -> int:
        return len(self.meanings)

    # Every meaning, in number order

    def enumerate(self) -> Iterator[Meaning]:
        yield from (Meaning(PASSING), Meaning(DRAWING), Meaning(ABILITY))
        yield from self.plays()
        yield from self.uses()
        yield from self.takes()
        yield from self.abilities()
        yield from self.each(DISCARDING)
        yield from self.each(RETURNING)
        yield from self.each(PAYING)
        yield from self.thrown()

    def each(self, verb: int) -> list[Meaning]:
        return [Meaning(verb, kind) for kind in self.kinds]

    def card(self, kind: int) -> Card:
        return self.box.cards[kind]

    def plays(self) -> Iterator[Meaning]:
        """Plays from hand. A card that costs another one is free as an answer, so it has numbers with and without."""
        yield from self.each(PLAYING)
        for kind in self.kinds:
            if self.card(kind).costs and self.card(kind).aim == SELF:
                yield Meaning(PLAYING, kind, priced=True)
        for kind in self.kinds:
            if self.card(kind).colour != GREEN:
                yield from self.aimed(PLAYING, kind)

    def uses(self) -> Iterator[Meaning]:
        greens = [kind for kind in self.kinds if self.card(kind).colour == GREEN]
        yield from [Meaning(USING, kind) for kind in greens]
        for kind in greens:
            yield from self.aimed(USING, kind)

    def aimed(self, verb: int, kind: int) -> Iterator[Meaning]:
        """Plays at a target. Includes blue cards, for a house rule, and cards that some characters play as others."""
        entry = self.card(kind)
        if entry.takes:
            yield from self.robberies(verb, kind)
        elif entry.colour == BLUE or any(self.card(other).aim != SELF for other in self.played_as(kind)):
            for target in range(self.players):
                yield Meaning(verb, kind, target, priced=entry.costs)

    def played_as(self, kind: int) -> set[int]:
        return {kind, *[int(played_as(character, kind)) for character in self.box.characters.values()]}

    def robberies(self, verb: int, kind: int) -> Iterator[Meaning]:
        """Takes a card: one's own in play or in hand, or another player's in play or at random from hand."""
        priced = kind != NO_CARD and self.card(kind).costs
        if kind != NO_CARD:
            yield from [Meaning(verb, kind, 0, take, priced) for take in self.lying]
            yield from [Meaning(verb, kind, 0, OWN + take, priced) for take in self.kinds]
        for target in range(1, self.players):
            yield from [Meaning(verb, kind, target, take, priced) for take in (*self.lying, FROM_HAND)]

    def takes(self) -> Iterator[Meaning]:
        """Takes from the display, the discards or others, and chooses which card counts and which ends on top."""
        yield from self.each(TAKING)
        yield from self.robberies(TAKING, NO_CARD)
        yield Meaning(TAKING)
        for counts in range(SHOWN):
            for top in range(SHOWN):
                yield Meaning(TAKING, FIRST_SHOWN - counts, NOBODY, FIRST_SHOWN - top)

    def abilities(self) -> Iterator[Meaning]:
        """Abilities for one card, for two (the lower kind first) and for two at a target; naming somebody."""
        yield from self.each(ABILITY)
        yield from [Meaning(ABILITY, kind, priced=True) for kind in self.kinds]
        for target in range(1, self.players):
            yield from [Meaning(ABILITY, kind, target, priced=True) for kind in self.kinds]
        yield from [Meaning(NAMING, target=target) for target in range(1, self.players)]
        yield from [Meaning(NAMING, take=which) for which in range(2)]

    def thrown(self) -> Iterator[Meaning]:
        """BANG! cards that an event card lets a player discard at somebody: two together, or one at a card in play."""
        bangs = [kind for kind in self.kinds if any(self.card(other).bang for other in self.played_as(kind))]
        for kind in bangs:
            for target in range(1, self.players):
                yield Meaning(DISCARDING, kind, target, priced=True)
                yield from [Meaning(DISCARDING, kind, target, take) for take in self.lying]

    # From actions to numbers

    def number(self, action: Action, g: Game, me: i64) -> i64:
        """The number of an action, or the first of its two numbers."""
        if action.take == NO_CARD and action.pay == NO_CARD:
            return self.plain[self.place(action.verb, action.card, self.to_the_left(action.target, me))]
        target = self.to_the_left(action.target, me)
        kind, take = self.first_kind(action), action.take
        if take >= 0 and action.verb != NAMING:
            if target == NOBODY:  # which card counts
                kind, take = shown(g, action.card), shown(g, take)
            else:
                own = target == 0 and take not in g.players[me].in_play
                take = self.kind_of[take] + (OWN if own else 0)
        return self.ids[code(action.verb, kind, target, take, action.pay != NO_CARD)]

    def to_the_left(self, seat: i64, me: i64) -> i64:
        return seat if seat == NOBODY else (seat - me) % self.players

    def first_kind(self, action: Action) -> i64:
        if action.card == NO_CARD:
            return NO_CARD
        return self.kind_of[action.pay if self.swapped(action) else action.card]

    def price(self, action: Action) -> i64:
        """The second number of an action that costs a card."""
        return self.price_of[action.card if self.swapped(action) else action.pay]

    def swapped(self, action: Action) -> bool:
        """Whether the price comes first: of two cards for an ability, or thrown together, the lower kind does."""
        if action.verb not in (ABILITY, DISCARDING) or action.card == NO_CARD or action.pay == NO_CARD:
            return False
        return self.kind_of[action.pay] < self.kind_of[action.card]

    def place(self, verb: i64, card: i64, target: i64) -> i64:
        """The index in `plain` of an action without take and price. No card and no target (-1) have a place."""
        return (verb * (len(self.kind_of) + 1) + card + 1) * self.targets + target + 1

    def plain_size(self) -> int:
        return int(self.place(len(VERBS), NO_CARD, NOBODY))

    def plain_number(self, place: int) -> int:
        rest, target = divmod(place, self.players + 1)
        verb, card = divmod(rest, len(self.kind_of) + 1)
        kind = NO_CARD if card == 0 else self.kind_of[card - 1]
        return self.ids.get(code(verb, kind, target - 1, NO_CARD, False), NO_NUMBER)

    # For people

    def text(self, number: int) -> str:
        """A number in words, such as `play panic @2 <mustang`: the notation with kinds and relative seats."""
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
        return f"own {self.card(kind - OWN).key}" if kind >= OWN else self.card(kind).key


def shown(g: Game, card: i64) -> i64:
    return FIRST_SHOWN - g.display.index(card)


def code(verb: i64, kind: i64, target: i64, take: i64, priced: bool) -> i64:
    """A meaning packed into one integer, as a key."""
    return (((verb * WIDE + kind) * WIDE + target) * WIDE + take) * 2 + (1 if priced else 0)


def code_of(meaning: Meaning) -> int:
    return int(code(meaning.verb, meaning.kind, meaning.target, meaning.take, meaning.priced))


@cache
def numbering(box: Box, players: int) -> Numbering:
    """The numbering of a box, built once."""
    return Numbering(box, players)
