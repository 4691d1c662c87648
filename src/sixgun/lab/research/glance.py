"""The row of `Layout.row`, straight from the game and several times as quick, for those who train.

A law holds it equal to the row of the view, in every game it looks at: so this tells no secret either.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from sixgun.engine.events import EVERYBODY
from sixgun.engine.frames import Ask
from sixgun.engine.hooks import Box
from sixgun.engine.ids import NOBODY, ROLES, SHERIFF
from sixgun.engine.state import Game
from sixgun.lab.research.actions import Meaning
from sixgun.lab.research.observation import MOST, Layout, layout
from sixgun.rules.distance import distance, reach
from sixgun.rules.setup import UNCHOSEN


class Glance:
    """Where each card of the box counts, and what each person looks like, prepared beforehand."""

    def __init__(self, box: Box, players: int) -> None:
        self.layout: Final[Layout] = layout(box, players)
        self.players: Final = players
        at, kind = self.layout.at, self.layout.kind
        kinds = [kind[each] for each in self.layout.kind_of]
        self.table: Final = at["player 0: character"]  # where the players begin
        self.hand: Final = [at["hand, by kind"] + i for i in kinds]
        self.suit: Final = [at["hand, by suit"] + i for i in self.layout.suit_of]
        self.discard: Final = [at["discards, by kind"] + i for i in kinds]
        self.top: Final = [at["top discard, kind"] + i for i in kinds]
        self.cause: Final = [at["because of a card of kind"] + i for i in kinds]
        self.lying: Final = [self.layout.lying.get(each, 0) for each in self.layout.kind_of]
        self.fresh: Final = [at["laid before me this turn, by kind"] + i for i in self.lying]
        self.question: Final = {prompt: at["question"] + i for prompt, i in self.layout.prompt.items()}
        self.numbers: Final = at["cards in the deck"]  # turns and BANG! are next
        self.on_turn: Final = at["on turn"]
        self.asked: Final = at["asked"]
        self.by: Final = at["because of"]
        names = [*box.characters, UNCHOSEN.key]
        self.person: Final = {name: one_hot(i, len(box.characters)) for i, name in enumerate(names)}
        self.round: Final = [[(me + i) % players for i in range(players)] for me in range(players)]
        self.role: Final = [one_hot(role, len(ROLES)) for role in range(len(ROLES))]
        self.secret: Final = bytes(len(ROLES))
        self.bare: Final = bytes(len(self.layout.lying))

    def row(self, g: Game, me: int, said: Meaning | None) -> bytearray:
        row = bytearray(self.table)
        self.fill_cards(row, g, g.players[me].hand)
        self.fill_turn(row, g, me)
        if g.asked is not None:
            self.fill_question(row, g, g.asked, me)
        if said is not None:
            self.layout.fill_said(row, said)
        self.add_players(row, g, me)
        return row

    def fill_cards(self, row: bytearray, g: Game, hand: list[i64]) -> None:
        kinds, suits, discards = self.hand, self.suit, self.discard
        for card in hand:
            row[kinds[card]] += 1
            row[suits[card]] += 1
        pile = g.discards
        if pile:
            row[self.top[pile[-1]]] = 1
            for card in pile:
                row[discards[card]] += 1

    def fill_turn(self, row: bytearray, g: Game, me: int) -> None:
        row[g.players[me].role] = 1  # the first field
        i = self.numbers
        row[i], row[i + 1], row[i + 2] = len(g.deck), min(g.turns, MOST), min(g.bangs, MOST)
        if g.turn != NOBODY:
            row[self.on_turn + (g.turn - me) % self.players] = 1
        if g.display and g.display_owner in (EVERYBODY, me):
            self.layout.fill_display(row, g.display)
        if g.fresh:
            for card in g.players[me].in_play:
                row[self.fresh[card]] += card in g.fresh
        if g.offers and len(g.offers[me]) > 1:
            self.layout.fill_offers(row, [character.key for character in g.offers[me]])

    def fill_question(self, row: bytearray, g: Game, ask: Ask, me: int) -> None:
        row[self.question[ask.prompt]] = 1
        row[self.asked + (ask.seat - me) % self.players] = 1
        if ask.by != NOBODY:
            row[self.by + (ask.by - me) % self.players] = 1
        if ask.card >= 0:
            row[self.cause[ask.card]] = 1
        facts = ask.facts(g)
        if facts:
            self.layout.fill_facts(row, facts, me)

    def add_players(self, row: bytearray, g: Game, me: int) -> None:
        """The blocks, one after the other, myself first."""
        players, person, roles = g.players, self.person, self.role
        everything = self.players == 3 or g.over()
        here = players[me].alive
        for seat in self.round[me]:
            player = players[seat]
            character, ability, role, alive = player.character, player.ability, player.role, player.alive
            row += person[character.key]
            row += person[ability.key]
            row += roles[role] if everything or role == SHERIFF or not alive or seat == me else self.secret
            life = player.life
            far = distance(g, me, seat) if here and alive and seat != me else 0
            row += bytes((alive, life if life > 0 else 0, player.max_life, len(player.hand), reach(g, seat), far))
            in_play = player.in_play
            row += self.laid(in_play) if in_play else self.bare

    def laid(self, cards: list[i64]) -> bytearray:
        counts = bytearray(self.bare)
        for card in cards:
            counts[self.lying[card]] += 1
        return counts


def one_hot(place: int, size: int) -> bytes:
    return bytes(i == place for i in range(size))


@cache
def glance(box: Box, players: int) -> Glance:
    return Glance(box, players)
