"""Writes the row of `Layout.row` straight from the game, many times faster, for training.

A test compares it with the row of the view throughout many games, so it reveals no secrets either.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from sixgun.engine.box import Box
from sixgun.engine.events import EVERYBODY
from sixgun.engine.frames import Ask
from sixgun.engine.game import Game
from sixgun.engine.hooks import NO_ABILITY
from sixgun.engine.ids import FROM_HAND, NO_CARD, NO_SUIT, NOBODY, SHERIFF, SUITS
from sixgun.engine.player import Player
from sixgun.research.action_numbers import OWN, SHOWN, Meaning
from sixgun.research.observation import MOST, Layout, layout
from sixgun.rules.distance import distance
from sixgun.rules.rulebook import reach
from sixgun.rules.setup import UNCHOSEN


class DiscardCounts:
    """The discards of one game by kind, counted incrementally.

    Cards come and go only at the top, and a reshuffle starts a new list. So if the last card counted is still in its
    place, all the cards below it are.
    """

    def __init__(self, places: list[i64], kinds: int) -> None:
        self.places: Final = places  # by card, where its kind is counted
        self.none: Final = bytes(kinds)
        self.cards: list[i64] = []
        self.size: i64 = 0  # how many cards are counted
        self.last: i64 = NO_CARD  # the last of them
        self.counts: Final = BytesWriter()
        self.piece = self.none

    def look(self, cards: list[i64]) -> bytes:
        """The number of discards of each kind."""
        size: i64 = len(cards)
        if not self.still_there(cards):
            self.begin(cards)
        elif size == self.size:
            return self.piece
        for i in range(self.size, size):
            more(self.counts, self.places[cards[i]])
        self.size, self.last = size, cards[size - 1] if size > 0 else NO_CARD
        self.piece = self.counts.getvalue()
        return self.piece

    def still_there(self, cards: list[i64]) -> bool:
        if cards is not self.cards or len(cards) < self.size:
            return False
        return self.size == 0 or cards[self.size - 1] == self.last

    def begin(self, cards: list[i64]) -> None:
        self.cards, self.size = cards, 0
        self.counts.truncate(0)
        self.counts.write(self.none)


def more(counts: BytesWriter, place: i64) -> None:
    """Adds one at this place."""
    counts[place] = counts[place] + 1


class Starts:
    """The start of each field, in the row or in a player's block."""

    def __init__(self, layout: Layout) -> None:
        at, seat = layout.at, layout.seat
        # The cards
        self.hand: Final[i64] = at["hand, by kind"]
        self.suits: Final[i64] = at["hand, by suit"]
        self.discards: Final[i64] = at["discards, by kind"]
        self.top: Final[i64] = at["top discard, kind"]
        self.display: Final[i64] = at["display, by kind"]
        self.shown: Final[i64] = at["first two on display: suit, rank"]
        # The turn
        self.deck: Final[i64] = at["cards in the deck"]
        self.turns: Final[i64] = at["turns"]
        self.bangs: Final[i64] = at["BANG! played this turn"]
        self.turn: Final[i64] = at["on turn"]
        self.fresh: Final[i64] = at["laid before me this turn, by kind"]
        self.offers: Final[i64] = at["offered characters"]
        # The question
        self.question: Final[i64] = at["question"]
        self.asked: Final[i64] = at["asked"]
        self.by: Final[i64] = at["because of"]
        self.card: Final[i64] = at["because of a card of kind"]
        self.count: Final[i64] = at["question: count"]
        self.tried: Final[i64] = at["question: tried"]
        self.about: Final[i64] = at["question: about"]
        # The players
        self.block: Final[i64] = at["player 0: character"]
        self.ability: Final[i64] = seat["ability in force"]
        self.role: Final[i64] = seat["role"]
        self.numbers: Final[i64] = seat["alive"]  # and the five fields after it
        self.in_play: Final[i64] = seat["in play, by kind"]
        # The event cards
        self.event: Final[i64] = at["event card in force"]
        self.next_event: Final[i64] = at["next event card"]
        self.events_left: Final[i64] = at["event cards in the pile"]
        self.every_suit: Final[i64] = at["suit in force"]
        self.ghosts: Final[i64] = at["ghosts"]


class RowWriter:
    """Writes rows. It knows the place of each card, character and prompt within its field."""

    def __init__(self, box: Box, players: int) -> None:
        self.layout: Final[Layout] = layout(box, players)
        self.at: Final = Starts(self.layout)
        self.players: Final[i64] = players
        self.block: Final[i64] = self.layout.block
        self.before: Final = bytes(int(self.at.discards))  # an empty row up to the discards
        self.behind: Final = bytes(int(self.layout.size - self.at.top))  # and after them
        self.kind: Final[list[i64]] = [self.layout.kind[kind] for kind in self.layout.kind_of]
        self.suit: Final[list[i64]] = [*self.layout.suit_of]
        self.rank: Final[list[i64]] = [*self.layout.rank_of]
        self.lying: Final[list[i64]] = [self.layout.lying.get(kind, 0) for kind in self.layout.kind_of]
        self.person: Final[dict[str, i64]] = {**self.layout.person, UNCHOSEN.key: NOBODY}
        self.prompt: Final[dict[str, i64]] = {**self.layout.prompt}
        self.event: Final[dict[str, i64]] = {**self.layout.event}

    def row(self, g: Game, me: int, said: Meaning | None) -> bytes:
        rows = BytesWriter()
        self.add(rows, g, me, said, self.pile())
        return rows.getvalue()

    def pile(self) -> DiscardCounts:
        """A counter for the discards of one game."""
        return DiscardCounts(self.kind, len(self.layout.kind))

    def add(self, rows: BytesWriter, g: Game, me: i64, said: Meaning | None, pile: DiscardCounts) -> None:
        """Appends one row."""
        start: i64 = len(rows)
        rows.write(self.before)
        rows.write(pile.look(g.discards))
        rows.write(self.behind)
        self.fill_cards(rows, start, g, me)
        self.fill_turn(rows, start, g, me)
        if g.asked is not None:
            self.fill_question(rows, start, g, g.asked, me)
        if said is not None:
            self.fill_said(rows, start, said)
        block = start + self.at.block
        for seat in range(me, me + self.players):
            self.fill_player(rows, block, g, me, seat % self.players)
            block += self.block
        if g.event_card is not None or g.event_pile:
            self.fill_events(rows, start, g, me)

    def fill_cards(self, rows: BytesWriter, start: i64, g: Game, me: i64) -> None:
        player, discards = g.players[me], g.discards
        rows[start + player.role] = 1
        for card in player.hand:
            more(rows, start + self.at.hand + self.kind[card])
            more(rows, start + self.at.suits + self.suit[card])
        if discards:
            rows[start + self.at.top + self.kind[discards[len(discards) - 1]]] = 1
        if g.display and (g.display_owner == EVERYBODY or g.display_owner == me):
            self.fill_display(rows, start, g.display)

    def fill_display(self, rows: BytesWriter, start: i64, cards: list[i64]) -> None:
        for card in cards:
            more(rows, start + self.at.display + self.kind[card])
        shown = start + self.at.shown
        for card in cards[:SHOWN]:
            rows[shown + self.suit[card]] = 1
            rows[shown + len(SUITS)] = u8(self.rank[card])
            shown += len(SUITS) + 1

    def fill_turn(self, rows: BytesWriter, start: i64, g: Game, me: i64) -> None:
        rows[start + self.at.deck] = clamped(len(g.deck))
        rows[start + self.at.turns] = clamped(g.turns)
        rows[start + self.at.bangs] = clamped(g.bangs)
        self.mark(rows, start + self.at.turn, g.turn, me)
        if g.laid_this_turn:
            for card in g.players[me].in_play:
                if card in g.laid_this_turn:
                    more(rows, start + self.at.fresh + self.lying[card])
        if g.offers and len(g.offers[me]) > 1:
            self.fill_offers(rows, start + self.at.offers, [character.key for character in g.offers[me]])

    def fill_offers(self, rows: BytesWriter, start: i64, names: list[str]) -> None:
        for name in names:
            rows[start + self.person[name]] = 1
            start += len(self.layout.person)

    def fill_question(self, rows: BytesWriter, start: i64, g: Game, ask: Ask, me: i64) -> None:
        rows[start + self.at.question + self.prompt[ask.prompt]] = 1
        self.mark(rows, start + self.at.asked, ask.seat, me)
        self.mark(rows, start + self.at.by, ask.by, me)
        if ask.card >= 0:
            rows[start + self.at.card + self.kind[ask.card]] = 1
        facts = ask.facts(g)
        if facts:
            rows[start + self.at.count] = clamped(facts.get("count", 0))
            rows[start + self.at.tried] = clamped(facts.get("tried", 0))
            self.mark(rows, start + self.at.about, facts.get("target", NOBODY), me)

    def fill_said(self, rows: BytesWriter, start: i64, said: Meaning) -> None:
        at, kind = self.layout.at, self.layout.kind
        rows[start + at["said: kind"] + kind[said.kind]] = 1
        self.mark(rows, start + at["said: target"], said.target, 0)
        if said.take == FROM_HAND:
            rows[start + at["said: taken from hand"]] = 1
        elif said.take >= 0:
            rows[start + at["said: taken, kind"] + kind[said.take % OWN]] = 1

    def fill_player(self, rows: BytesWriter, start: i64, g: Game, me: i64, seat: i64) -> None:
        player = g.players[seat]
        role, alive, numbers = player.role, player.alive, start + self.at.numbers
        self.fill_person(rows, start, player)
        known = role == SHERIFF or not alive or seat in (me, g.memory.came_back)
        if known or self.players == 3 or g.over():
            rows[start + self.at.role + role] = 1
        if alive:
            rows[numbers] = 1
        rows[numbers + 1] = clamped(player.life)
        rows[numbers + 2] = u8(player.max_life)
        rows[numbers + 3] = clamped(len(player.hand))
        rows[numbers + 4] = u8(reach(g, seat))
        if player.present and seat != me and g.players[me].present:
            rows[numbers + 5] = u8(distance(g, me, seat))
        for card in player.in_play:
            more(rows, start + self.at.in_play + self.lying[card])

    def fill_events(self, rows: BytesWriter, start: i64, g: Game, me: i64) -> None:
        event, pile = g.event_card, g.event_pile
        if event is not None:
            rows[start + self.at.event + self.event[event.key]] = 1
            if event.suit != NO_SUIT:
                rows[start + self.at.every_suit + event.suit] = 1
        if pile:
            rows[start + self.at.next_event + self.event[pile[len(pile) - 1].key]] = 1
            rows[start + self.at.events_left] = u8(len(pile))
        for seat in g.present:
            if not g.players[seat].alive:
                self.mark(rows, start + self.at.ghosts, seat, me)

    def fill_person(self, rows: BytesWriter, start: i64, player: Player) -> None:
        """Writes character and ability; nothing while the character is not chosen yet, no ability that is silenced."""
        person = self.person[player.character.key]
        if person == NOBODY:
            return
        rows[start + person] = 1
        if player.ability is NO_ABILITY:
            return
        if player.ability is not player.character:
            person = self.person[player.ability.key]
        rows[start + self.at.ability + person] = 1

    def mark(self, rows: BytesWriter, start: i64, seat: i64, me: i64) -> None:
        if seat != NOBODY:
            rows[start + (seat - me) % self.players] = 1


def clamped(number: i64) -> u8:
    if number < 0:
        return 0
    if number > MOST:
        return MOST
    return u8(number)


@cache
def writer_for(box: Box, players: int) -> RowWriter:
    return RowWriter(box, players)
