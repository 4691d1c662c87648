"""Who had which cards in a game: the raw counts for how much more often a card's holders win.

There are three ways to have had a card: `dealt` into the first hand, `drawn` from the deck later, `played` from the
hand. The deal is pure chance, so a difference there is the effect of the card. Players who live longer draw and play
more cards, so the other two are mixed with the kind of game in which a card is drawn or played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sixgun.engine.events import Event, Moved, Played
from sixgun.engine.game import Game
from sixgun.engine.ids import DECK, HAND, IN_PLAY, ROLES

WATCHED = 4  # one game in this many records what is drawn and played: events take time
DEALT, DRAWN, PLAYED = "dealt", "drawn", "played"
WAYS = (DEALT, DRAWN, PLAYED)

Kinds = list[set[int]]  # by seat
Holders = tuple[str, str, str, int, int, int]
"""Way, kind, role; how many players of the role had it, how many of those won, how many of the role won."""


class Hands:
    """Who had which kinds of card in one game."""

    def __init__(self, g: Game) -> None:
        self.g = g
        self.watched = False
        self.dealt: Kinds = [{g.box.kinds[card] for card in player.hand} for player in g.players]
        self.events: list[Event] = []

    def watch(self) -> None:
        """Records the events of the game from here on."""
        self.watched = True
        self.g.events = self.events

    def holders(self) -> Iterator[Holders]:
        yield from self.by_role(DEALT, self.dealt)
        if self.watched:
            drawn, played = self.recorded()
            yield from self.by_role(DRAWN, drawn)
            yield from self.by_role(PLAYED, played)

    def recorded(self) -> tuple[Kinds, Kinds]:
        """The kinds drawn and the kinds played, by seat."""
        drawn: Kinds = [set() for _ in self.dealt]
        played: Kinds = [set() for _ in self.dealt]
        kinds = self.g.box.kinds
        for event in self.events:
            if isinstance(event, Moved):
                if event.src == DECK and HAND <= event.dst < IN_PLAY:
                    drawn[event.dst - HAND].add(kinds[event.card])
            elif isinstance(event, Played):
                played[event.seat].add(kinds[event.card])
        return drawn, played

    def by_role(self, way: str, had: Kinds) -> Iterator[Holders]:
        holders: Counter[tuple[int, int]] = Counter()
        winners: Counter[tuple[int, int]] = Counter()
        won: Counter[int] = Counter(self.g.players[seat].role for seat in self.g.winners)
        for seat, player in enumerate(self.g.players):
            holders.update((kind, player.role) for kind in had[seat])
            if seat in self.g.winners:
                winners.update((kind, player.role) for kind in had[seat])
        for (kind, role), count in holders.items():
            yield way, self.g.box.cards[kind].key, ROLES[role], count, winners[kind, role], won[role]
