"""The pile of event cards: who turns the next one, and when it comes into force (HN-SET)."""

from __future__ import annotations

from sixgun.engine.events import EventTurned
from sixgun.engine.frames import SeatStep
from sixgun.engine.game import Game
from sixgun.engine.hooks import NO_ABILITY, EventCard
from sixgun.engine.ids import DEPUTY, SHERIFF, Seat
from sixgun.engine.memory import NO_MEMORY, EventMemory
from sixgun.rules.rulebook import event_strikes
from sixgun.rules.victory import of_role


def first(g: Game) -> Seat:
    """The first player: the sheriff, or the deputy with three players (SET-17, TRI-03)."""
    begins = DEPUTY if g.three_players() else SHERIFF
    return of_role(g, begins)[0]


def lay_pile(g: Game, titles: list[EventCard], others: list[EventCard]) -> None:
    """Shuffles the event cards; the card that names the expansion goes underneath (HN-SET-1).

    Of two expansions one such card does, by chance, and only some of the others are in the game (FF-SET-5).
    """
    g.memory = EventMemory(titles, others)
    mixed, lowest = g.chance.shuffled(list(range(len(others)))), titles[0]
    if len(titles) > 1:
        mixed, lowest = mixed[: g.rules.event_cards], titles[g.chance.below(len(titles))]
    g.event_pile = [lowest, *[others[i] for i in mixed]]


def unseen(g: Game) -> list[EventCard]:
    """The event cards that nobody has seen in this game: they are in the pile or, of two expansions, left out."""
    seen = [*g.event_past, *g.event_pile[-1:]]
    if g.event_card is not None:
        seen.append(g.event_card)
    return [card for card in g.memory.others if card not in seen]


def dead_may_return(g: Game, dead: Seat) -> bool:
    """Can this eliminated player still come back, by an event card that is in force, comes next, or may come?"""
    cards = [*g.event_pile[-1:], *(unseen(g) if len(g.event_pile) > 2 else [])]
    if g.event_card is not None:
        cards.append(g.event_card)
    for card in cards:
        if card.brings_back(g, dead):
            return True
    return False


def next_in_turn(g: Game) -> Seat:
    """The next player to take a turn. A card is due once the order of turns reaches or passes the first seat."""
    event, seat, leader = g.event_card, g.turn, first(g)
    step = -1 if event is not None and event.counter_clockwise else 1
    while True:
        before, seat = seat, (seat + step) % len(g.players)
        reached = before if leader == g.memory.came_back else seat  # who came back is not first again (FF-SET-4)
        if reached == leader and round_over(g):
            g.event_due = len(g.event_pile) > 0
        if g.players[seat].present or (event is not None and event.brings_back(g, seat)):
            return seat


def round_over(g: Game) -> bool:
    """Whether everybody has had a turn since an event card was last turned (HN-SET-7)."""
    return g.turns + 1 - g.event_turned >= len(g.present)


def begin_with_events(g: Game, seat: Seat, opening: SeatStep) -> None:
    """Before anything else a new card comes into force and acts; then the one in force acts on the player on turn."""
    g.memory.begin_turn()
    g.push(Strike(seat), opening)
    if not g.players[seat].alive:
        assert g.event_card is not None
        g.event_card.bring_back(g, seat)
    elif g.event_due:
        g.event_due, g.event_turned = False, g.turns
        g.push(TurnCard(seat), Entrance(seat))


class TurnCard(SeatStep):
    """The card on top of the pile covers the one in force."""

    def run(self, g: Game) -> None:
        card = g.event_pile.pop()
        enforce(g, card)
        if g.events is not None:
            g.tell(EventTurned(self.seat, card.key, g.event_pile[-1].key if g.event_pile else ""))


def enforce(g: Game, card: EventCard) -> None:
    """Brings an event card into force, in place of the one before."""
    if g.event_card is not None:
        g.event_past.append(g.event_card)
    if g.memory is NO_MEMORY:
        g.memory = EventMemory([], [])
    g.event_card = card
    g.recount_suits()
    for player in g.players:
        if card.silences:
            player.ability = NO_ABILITY
        elif player.ability is NO_ABILITY:
            player.ability, player.empty_hand_noticed = player.character, False
    for seat in range(len(g.players)):
        g.recount(seat)
    g.recount_watchers()
    g.recount_gear()


class Entrance(SeatStep):
    """What a new event card does at once. Abilities that it gave back have their say before."""

    def between_effects(self) -> bool:
        return True

    def run(self, g: Game) -> None:
        assert g.event_card is not None
        g.event_card.on_revealed(g, self.seat)


class Strike(SeatStep):
    """The event card in force acts at the start of a turn, before Dynamite and Jail (HN-SET-5)."""

    def between_effects(self) -> bool:
        return True

    def run(self, g: Game) -> None:
        event_strikes(g, self.seat)
