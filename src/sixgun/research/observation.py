"""Observations: what a seat sees as a row of small numbers, built from its `View` alone. See docs/research.md.

Players are counted to the left of the observer, who is 0. One-hot fields are all zero where there is nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from sixgun.editions import EXPANSIONS
from sixgun.engine.box import Box
from sixgun.engine.frames import prompts
from sixgun.engine.ids import FROM_HAND, NO_SUIT, NOBODY, ROLES, SUITS
from sixgun.match.view import Question, SeenPlayer, View
from sixgun.research.action_numbers import OWN, SHOWN, Meaning, Numbering, numbering

MOST: Final = 127  # larger numbers are clamped to this one
FIRST_PROMPTS: Final = (
    "play_phase", "discard_phase", "shot", "duel", "indians", "prevent", "last_chance", "pick", "brawl", "tidy",
    "draw_from_hand", "draw_from_discards", "draw_from_play", "put_back", "which_counts", "may_use", "share",
    "last_discard", "name_somebody", "choose_character",
)  # fmt: skip
"""Their order is part of the layout: trained networks read their inputs by position."""

PROMPTS: Final = (*FIRST_PROMPTS, *[prompt for prompt in prompts() if prompt not in FIRST_PROMPTS])
"""All questions; a new one comes last."""


EVENTS: Final = tuple(card.key for cards in EXPANSIONS.values() for card in cards)
"""All event cards; a new expansion comes last."""


class Field(NamedTuple):
    """A field of a row."""

    name: str
    start: int
    size: int


class Layout:
    """The fields of a row: first the table's, then a block for each player, then the event cards."""

    def __init__(self, box: Box, players: int) -> None:
        self.numbers: Final[Numbering] = numbering(box, players)
        self.players: Final = players
        self.kind: Final = {kind: i for i, kind in enumerate(self.numbers.kinds)}
        self.lying: Final = {kind: i for i, kind in enumerate(self.numbers.lying)}
        self.person: Final = {name: i for i, name in enumerate(box.characters)}
        self.prompt: Final = {prompt: i for i, prompt in enumerate(PROMPTS)}
        self.kind_of: Final = self.numbers.kind_of
        self.suit_of: Final = [int(suit) for suit in box.suits]
        self.rank_of: Final = [int(rank) for rank in box.ranks]
        self.event: Final = {key: i for i, key in enumerate(EVENTS)}
        self.fields: Final = placed({**self.table_sizes(), **self.block_sizes(players), **self.event_sizes()})
        self.at: Final = {field.name: field.start for field in self.fields}
        self.block: Final = sum(self.player_sizes().values())
        self.seat: Final = placed_at(self.player_sizes())
        self.size: Final = self.fields[-1].start + self.fields[-1].size

    def table_sizes(self) -> dict[str, int]:
        kinds, players = len(self.kind), self.players
        return {
            "my role": len(ROLES),
            "hand, by kind": kinds,
            "hand, by suit": len(SUITS),
            "discards, by kind": kinds,
            "top discard, kind": kinds,
            "display, by kind": kinds,
            "first two on display: suit, rank": SHOWN * (len(SUITS) + 1),
            "cards in the deck": 1,
            "turns": 1,
            "BANG! played this turn": 1,
            "on turn": players,
            "laid before me this turn, by kind": len(self.lying),
            "question": len(PROMPTS),
            "asked": players,
            "because of": players,
            "because of a card of kind": kinds,
            "question: count": 1,
            "question: tried": 1,
            "question: about": players,
            "said: kind": kinds,
            "said: target": players,
            "said: taken, kind": kinds,
            "said: taken from hand": 1,
            "offered characters": 2 * len(self.person),
        }

    def player_sizes(self) -> dict[str, int]:
        return {
            "character": len(self.person),
            "ability in force": len(self.person),
            "role": len(ROLES),
            "alive": 1,
            "life": 1,
            "most life": 1,
            "hand": 1,
            "reach": 1,
            "distance": 1,
            "in play, by kind": len(self.lying),
        }

    def event_sizes(self) -> dict[str, int]:
        return {
            "event card in force": len(self.event),
            "next event card": len(self.event),
            "event cards in the pile": 1,
            "suit in force": len(SUITS),
            "ghosts": self.players,
        }

    def block_sizes(self, players: int) -> dict[str, int]:
        return {f"player {i}: {name}": size for i in range(players) for name, size in self.player_sizes().items()}

    # Filling a row

    def row(self, view: View, said: Meaning | None = None) -> bytearray:
        """The row of a view. `said` is a choice of the observer that has still to be paid for."""
        row = bytearray(self.size)
        self.fill_cards(row, view)
        self.fill_turn(row, view)
        if view.question is not None:
            self.fill_question(row, view.question, view.me)
        if said is not None:
            self.fill_said(row, said)
        first = self.at["player 0: character"]
        for i in range(self.players):
            self.fill_player(row, first + i * self.block, view.players[(view.me + i) % self.players])
        self.fill_events(row, view)
        return row

    def fill_events(self, row: bytearray, view: View) -> None:
        for field, card in (("event card in force", view.event_card), ("next event card", view.next_event_card)):
            if card:
                row[self.at[field] + self.event[card]] = 1
        row[self.at["event cards in the pile"]] = view.event_cards
        if view.every_suit != NO_SUIT:
            row[self.at["suit in force"] + view.every_suit] = 1
        for seat, seen in enumerate(view.players):
            if seen.present and not seen.alive:
                self.mark(row, "ghosts", seat, view.me)

    def fill_cards(self, row: bytearray, view: View) -> None:
        at, kind, kind_of = self.at, self.kind, self.kind_of
        hand, suits = at["hand, by kind"], at["hand, by suit"]
        for card in view.hand:
            row[hand + kind[kind_of[card]]] += 1
            row[suits + self.suit_of[card]] += 1
        discards = at["discards, by kind"]
        for card in view.discards:
            row[discards + kind[kind_of[card]]] += 1
        if view.discards:
            row[at["top discard, kind"] + kind[kind_of[view.discards[-1]]]] = 1
        if view.display:
            self.fill_display(row, [card for card in view.display if card >= 0])

    def fill_display(self, row: bytearray, cards: Sequence[int]) -> None:
        start = self.at["first two on display: suit, rank"]
        for card in cards:
            row[self.at["display, by kind"] + self.kind[self.kind_of[card]]] += 1
        for card in cards[:SHOWN]:
            row[start + self.suit_of[card]] = 1
            row[start + len(SUITS)] = self.rank_of[card]
            start += len(SUITS) + 1

    def fill_turn(self, row: bytearray, view: View) -> None:
        at = self.at
        row[at["my role"] + view.role] = 1
        row[at["cards in the deck"]] = min(view.deck, MOST)
        row[at["turns"]] = min(view.turns, MOST)
        row[at["BANG! played this turn"]] = min(view.bangs, MOST)
        self.mark(row, "on turn", view.turn, view.me)
        if view.laid_this_turn:
            start = at["laid before me this turn, by kind"]
            for card in view.players[view.me].in_play:
                row[start + self.lying[self.kind_of[card]]] += card in view.laid_this_turn
        if len(view.characters) > 1:
            self.fill_offers(row, view.characters)

    def fill_offers(self, row: bytearray, characters: Sequence[str]) -> None:
        for i, name in enumerate(characters):
            row[self.at["offered characters"] + i * len(self.person) + self.person[name]] = 1

    def mark(self, row: bytearray, field: str, seat: int, me: int) -> None:
        if seat != NOBODY:
            row[self.at[field] + (seat - me) % self.players] = 1

    def fill_question(self, row: bytearray, question: Question, me: int) -> None:
        at = self.at
        row[at["question"] + self.prompt[question.prompt]] = 1
        self.mark(row, "asked", question.seat, me)
        self.mark(row, "because of", question.by, me)
        if question.card >= 0:
            row[at["because of a card of kind"] + self.kind[self.kind_of[question.card]]] = 1
        self.fill_facts(row, dict(question.facts), me)

    def fill_facts(self, row: bytearray, facts: dict[str, int], me: int) -> None:
        for name in ("count", "tried"):
            if name in facts:
                row[self.at[f"question: {name}"]] = min(max(facts[name], 0), MOST)
        if "target" in facts:
            self.mark(row, "question: about", facts["target"], me)

    def fill_said(self, row: bytearray, said: Meaning) -> None:
        row[self.at["said: kind"] + self.kind[said.kind]] = 1
        self.mark(row, "said: target", said.target, 0)
        if said.take == FROM_HAND:
            row[self.at["said: taken from hand"]] = 1
        elif said.take >= 0:
            row[self.at["said: taken, kind"] + self.kind[said.take % OWN]] = 1

    def fill_player(self, row: bytearray, start: int, seen: SeenPlayer) -> None:
        person, seat = self.person, self.seat
        if seen.character in person:
            row[start + person[seen.character]] = 1
            if seen.ability in person:  # else an event card silences it
                row[start + seat["ability in force"] + person[seen.ability]] = 1
        if seen.role >= 0:
            row[start + seat["role"] + seen.role] = 1
        numbers = start + seat["alive"]
        life = max(seen.life, 0)  # the question's count has what is missing
        row[numbers : numbers + 6] = bytes((seen.alive, life, seen.max_life, seen.hand, seen.reach, seen.distance))
        lying = start + seat["in play, by kind"]
        for card in seen.in_play:
            row[lying + self.lying[self.kind_of[card]]] += 1


def placed_at(sizes: dict[str, int]) -> dict[str, int]:
    """The start of each field, one after the other."""
    starts, start = {}, 0
    for name, size in sizes.items():
        starts[name] = start
        start += size
    return starts


def placed(sizes: dict[str, int]) -> tuple[Field, ...]:
    return tuple(Field(name, start, sizes[name]) for name, start in placed_at(sizes).items())


@cache
def layout(box: Box, players: int) -> Layout:
    return Layout(box, players)
