"""The row of `Layout.row`, straight from the game and many times as quick, for those who train.

It is put together from pieces that were made beforehand: in compiled code that is far quicker than writing into a
bytearray. A law holds it equal to the row of the view, in every game it looks at: so this tells no secret either.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from sixgun.engine.events import EVERYBODY
from sixgun.engine.frames import Ask
from sixgun.engine.hooks import Box
from sixgun.engine.ids import NOBODY, ROLES, SHERIFF, SUITS
from sixgun.engine.state import Game
from sixgun.lab.research.actions import Meaning
from sixgun.lab.research.observation import MOST, PROMPTS, Layout, layout
from sixgun.lab.research.pile import Pile
from sixgun.rules.distance import distance, reach
from sixgun.rules.setup import UNCHOSEN

NEAR: Final = 16  # more than any life, reach or distance
SECRET: Final = len(ROLES)  # as a role: looks like none


class Glance:
    """The pieces: what each role, person, place, kind of card and small number looks like in a row."""

    def __init__(self, box: Box, players: int) -> None:
        self.layout: Final[Layout] = layout(box, players)
        self.players: Final[i64] = players
        kinds, lying = len(self.layout.kind), len(self.layout.lying)
        places = [self.layout.kind[kind] for kind in self.layout.kind_of]
        # Counted: the hand by kind and by suit, and what lies before somebody
        self.kind: Final[list[i64]] = [*places]
        self.suit: Final[list[i64]] = [kinds + suit for suit in self.layout.suit_of]
        self.no_cards: Final[list[i64]] = [0] * (kinds + len(SUITS))
        self.lying: Final[list[i64]] = [self.layout.lying.get(kind, 0) for kind in self.layout.kind_of]
        self.none_lying: Final[list[i64]] = [0] * lying
        # One of several
        self.card: Final = [one_hot(place, kinds) for place in places]
        self.lone: Final = [one_hot(int(place), lying) for place in self.lying]
        self.role: Final = [one_hot(role, len(ROLES)) for role in range(SECRET + 1)]
        self.place: Final = [one_hot(place, players) for place in range(players)]
        self.person: Final = people(box)
        self.twice: Final = {name: piece + piece for name, piece in self.person.items()}
        self.prompt: Final = {name: one_hot(i, len(PROMPTS)) for name, i in self.layout.prompt.items()}
        # Small numbers
        self.small: Final = [bytes((number,)) for number in range(MOST + 1)]
        self.pair: Final = [bytes((a, b)) for a in range(NEAR) for b in range(NEAR)]
        self.vital: Final = [bytes((alive,)) + pair for alive in range(2) for pair in self.pair]
        # Parts that are mostly empty
        self.display_at: Final = self.part("display, by kind", "cards in the deck")
        self.said_at: Final = self.part("said: kind", "player 0: character")
        self.no_display: Final = cut(self.blank(), self.display_at)
        self.silence: Final = cut(self.blank(), self.said_at)
        self.no_question: Final = cut(self.blank(), self.part("question", "said: kind"))
        self.no_facts: Final = cut(self.blank(), self.part("question: count", "said: kind"))
        self.no_card: Final = bytes(kinds)
        self.bare: Final = bytes(lying)
        self.nowhere: Final = bytes(players)
        self.round: Final[list[list[i64]]] = [[(me + i) % players for i in range(players)] for me in range(players)]

    def part(self, first: str, after: str) -> tuple[int, int]:
        return self.layout.at[first], self.layout.at[after]

    def blank(self) -> bytearray:
        return bytearray(self.layout.size)

    def row(self, g: Game, me: int, said: Meaning | None) -> bytes:
        pieces: list[bytes] = []
        self.add(pieces, g, me, said, self.pile())
        return b"".join(pieces)

    def pile(self) -> Pile:
        """For the discards of one game."""
        return Pile(self.kind, len(self.no_card))

    def add(self, row: list[bytes], g: Game, me: i64, said: Meaning | None, pile: Pile) -> None:
        """The fields one behind the other, as the layout has them."""
        self.add_cards(row, g, me, pile)
        self.add_turn(row, g, me)
        if g.asked is None:
            row.append(self.no_question)
        else:
            self.add_question(row, g, g.asked, me)
        offered = g.offers and len(g.offers[me]) > 1
        row.append(self.silence if said is None and not offered else self.part_said(g, me, said))
        for seat in self.round[me]:
            self.add_player(row, g, me, seat)

    def add_cards(self, row: list[bytes], g: Game, me: i64, pile: Pile) -> None:
        player, discards, counts = g.players[me], g.discards, self.no_cards[:]
        row.append(self.role[player.role])
        count(counts, player.hand, self.kind)
        count(counts, player.hand, self.suit)
        row.append(bytes(counts))
        row.append(pile.look(discards))
        row.append(self.card[discards[len(discards) - 1]] if discards else self.no_card)
        shown = g.display and (g.display_owner == EVERYBODY or g.display_owner == me)
        row.append(self.part_shown(g) if shown else self.no_display)

    def add_turn(self, row: list[bytes], g: Game, me: i64) -> None:
        row.append(self.told(len(g.deck)))
        row.append(self.told(g.turns))
        row.append(self.told(g.bangs))
        row.append(self.seat(g.turn, me))
        fresh = [card for card in g.players[me].in_play if card in g.fresh] if g.fresh else []
        row.append(self.laid(fresh) if fresh else self.bare)

    def add_question(self, row: list[bytes], g: Game, ask: Ask, me: i64) -> None:
        row.append(self.prompt[ask.prompt])
        row.append(self.seat(ask.seat, me))
        row.append(self.seat(ask.by, me))
        row.append(self.card[ask.card] if ask.card >= 0 else self.no_card)
        facts = ask.facts(g)
        if facts:
            row.append(self.told(facts.get("count", 0)))
            row.append(self.told(facts.get("tried", 0)))
            row.append(self.seat(facts.get("target", NOBODY), me))
        else:
            row.append(self.no_facts)

    def add_player(self, row: list[bytes], g: Game, me: i64, seat: i64) -> None:
        player = g.players[seat]
        role, alive, life = player.role, player.alive, player.life
        if player.ability is player.character:
            row.append(self.twice[player.character.key])
        else:
            row.append(self.person[player.character.key])
            row.append(self.person[player.ability.key])
        known = role == SHERIFF or not alive or seat == me or self.players == 3 or g.over()
        row.append(self.role[role if known else SECRET])
        row.append(self.vital[((NEAR if alive else 0) + (life if life > 0 else 0)) * NEAR + player.max_life])
        row.append(self.told(len(player.hand)))
        far = distance(g, me, seat) if alive and seat != me and g.players[me].alive else 0
        row.append(self.pair[reach(g, seat) * NEAR + far])
        row.append(self.laid(player.in_play) if player.in_play else self.bare)

    # Pieces

    def told(self, number: i64) -> bytes:
        return self.small[0 if number < 0 else MOST if number > MOST else number]

    def seat(self, seat: i64, me: i64) -> bytes:
        return self.nowhere if seat == NOBODY else self.place[(seat - me) % self.players]

    def laid(self, cards: list[i64]) -> bytes:
        if len(cards) == 1:
            return self.lone[cards[0]]
        counts = self.none_lying[:]
        count(counts, cards, self.lying)
        return bytes(counts)

    # Parts that are seldom there: as the layout fills them

    def part_shown(self, g: Game) -> bytes:
        row = self.blank()
        self.layout.fill_display(row, g.display)
        return cut(row, self.display_at)

    def part_said(self, g: Game, me: i64, said: Meaning | None) -> bytes:
        row = self.blank()
        if said is not None:
            self.layout.fill_said(row, said)
        if g.offers and len(g.offers[me]) > 1:
            self.layout.fill_offers(row, [character.key for character in g.offers[me]])
        return cut(row, self.said_at)


def count(counts: list[i64], cards: list[i64], places: list[i64]) -> None:
    """Each card where it belongs. Written so that the compiler uses machine words."""
    for card in cards:
        place = places[card]
        so_far: i64 = counts[place]
        counts[place] = so_far + 1


def people(box: Box) -> dict[str, bytes]:
    """One who is not chosen yet looks like nobody."""
    names = [*box.characters, UNCHOSEN.key]
    return {name: one_hot(i, len(box.characters)) for i, name in enumerate(names)}


def one_hot(place: int, size: int) -> bytes:
    return bytes([i == place for i in range(size)])


def cut(row: bytearray, part: tuple[int, int]) -> bytes:
    return bytes(row[part[0] : part[1]])


@cache
def glance(box: Box, players: int) -> Glance:
    return Glance(box, players)
