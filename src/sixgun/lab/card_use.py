"""What a card is worth: how much more often those win who had it.

Three ways to have had a card: `dealt` into the first hand, `drawn` from the deck later, `played` from the hand.
Chance alone decides what is dealt, so that difference is what the card does. Who lives longer draws and plays more,
so the other two also tell what kind of game the card is drawn and played in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sixgun.engine.events import Event, Moved, Played
from sixgun.engine.game import Game
from sixgun.engine.ids import DECK, HAND, IN_PLAY, ROLES

WATCHED = 4  # of so many games, one tells what is drawn and played: events take time
DEALT, DRAWN, PLAYED = "dealt", "drawn", "played"
WAYS = (DEALT, DRAWN, PLAYED)

Kinds = list[set[int]]  # by seat
Found = tuple[str, str, str, int, int, int]
"""Way, kind, role; how many of the role had it, how many of those won, how many of the role won."""


class Hands:
    """Who had which kinds of card in one game."""

    def __init__(self, g: Game) -> None:
        self.g = g
        self.watched = False
        self.dealt: Kinds = [{g.box.kinds[card] for card in player.hand} for player in g.players]
        self.events: list[Event] = []

    def watch(self) -> None:
        """From now on the game tells what happens."""
        self.watched = True
        self.g.events = self.events

    def found(self) -> Iterator[Found]:
        yield from self.by_role(DEALT, self.dealt)
        if self.watched:
            drawn, played = self.heard()
            yield from self.by_role(DRAWN, drawn)
            yield from self.by_role(PLAYED, played)

    def heard(self) -> tuple[Kinds, Kinds]:
        """What was drawn, and what was played."""
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

    def by_role(self, way: str, had: Kinds) -> Iterator[Found]:
        holders: Counter[tuple[int, int]] = Counter()
        winners: Counter[tuple[int, int]] = Counter()
        won: Counter[int] = Counter(self.g.players[seat].role for seat in self.g.winners)
        for seat, player in enumerate(self.g.players):
            holders.update((kind, player.role) for kind in had[seat])
            if seat in self.g.winners:
                winners.update((kind, player.role) for kind in had[seat])
        for (kind, role), count in holders.items():
            yield way, self.g.box.cards[kind].key, ROLES[role], count, winners[kind, role], won[role]
