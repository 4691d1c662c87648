"""Follows a game by its events alone: where each card is, who is alive, and who can see what."""

from sixgun.engine.events import (
    Departed,
    Died,
    DutyShown,
    Event,
    LifeChanged,
    Moved,
    Returned,
    Revealed,
    Revived,
    Shuffled,
)
from sixgun.engine.game import Game
from sixgun.engine.ids import BOX, DECK, DISCARDS, DISPLAY, HAND, IN_PLAY, NO_CARD, NOBODY, RESOLVING

OPEN = (DISCARDS, RESOLVING, BOX)


def hidden(seat: int, zone: int, owner: int) -> bool:
    """Whether the cards in this zone are hidden from this seat or spectator. Independent of the engine."""
    if zone == DISPLAY:
        return owner not in (NOBODY, seat)
    if HAND <= zone < IN_PLAY:
        return zone - HAND != seat
    return zone == DECK


class Witness:
    """What follows from the events so far."""

    def __init__(self, g: Game) -> None:
        self.places = dict.fromkeys(range(len(g.box.kinds)), DECK)
        self.places |= dict.fromkeys(map(int, g.removed), BOX)
        self.lives: dict[int, int] = {}
        self.dead: set[int] = set()
        self.ghosts: set[int] = set()
        self.heard = 0

    def hear(self, events: list[Event]) -> list[Event]:
        """Follows the new events, and returns them."""
        news = events[self.heard :]
        self.heard = len(events)
        for event in news:
            self.follow(event)
        return news

    def follow(self, event: Event) -> None:
        if isinstance(event, Moved):
            assert self.places[event.card] == event.src, f"{event}, but the card was at {self.places[event.card]}"
            self.places[event.card] = event.dst
        elif isinstance(event, Shuffled):
            self.shuffle(event.cards)
        elif isinstance(event, LifeChanged):
            before = self.lives.setdefault(event.seat, event.life - event.change)
            assert before + event.change == event.life, f"{event}, but the life was {before}"
            self.lives[event.seat] = event.life
        elif isinstance(event, Died):
            self.dead.add(event.seat)
            self.lives[event.seat] = 0
        elif isinstance(event, Revived):
            self.dead.remove(event.seat)
        elif isinstance(event, Returned):
            self.ghosts.add(event.seat)
        elif isinstance(event, Departed):
            self.ghosts.remove(event.seat)
            self.lives[event.seat] = 0

    def shuffle(self, count: int) -> None:
        pile = [card for card, zone in self.places.items() if zone == DISCARDS]
        assert len(pile) == count, f"{count} cards were shuffled, but {len(pile)} were in the discard pile"
        for card in pile:
            self.places[card] = DECK

    def agrees(self, g: Game) -> None:
        """Checks that the game agrees with the events."""
        for card, zone in places(g).items():
            assert self.places[card] == zone, f"card {card} is at {zone}, but at {self.places[card]} by the events"
        assert self.dead == {seat for seat, player in enumerate(g.players) if not player.alive}
        assert self.dead - self.ghosts == {seat for seat, player in enumerate(g.players) if not player.present}
        for seat, life in self.lives.items():
            assert g.players[seat].life == life, f"seat {seat} changed life without an event"


def places(g: Game) -> dict[int, int]:
    found: dict[int, int] = {}
    piles = [(g.deck, DECK), (g.discards, DISCARDS), (g.display, DISPLAY), (g.resolving, RESOLVING), (g.removed, BOX)]
    for seat, player in enumerate(g.players):
        piles += [(player.hand, HAND + seat), (player.in_play, IN_PLAY + seat)]
    for pile, zone in piles:
        found |= dict.fromkeys(map(int, pile), zone)
    return found


def cards_named(event: Event) -> set[int]:
    """The cards that an event names to everybody."""
    if isinstance(event, Moved | Revealed | DutyShown):
        return set()
    named = {getattr(event, name, NO_CARD) for name in ("card", "cause")}
    return named - {NO_CARD}
