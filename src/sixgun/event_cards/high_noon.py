"""The thirteen event cards of High Noon (HN)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.actions import DISCARDING, Action
from sixgun.engine.events import EventStruck
from sixgun.engine.frames import Ask
from sixgun.engine.game import Game
from sixgun.engine.hooks import BLUE, Card, EventCard
from sixgun.engine.ids import HEARTS, NO_CARD, NOBODY, SPADES, CardId, Seat
from sixgun.engine.refusals import ALLOWED, NO_BANG, NO_BEER
from sixgun.rules.damage import Loss, change_life
from sixgun.rules.elimination import haunt
from sixgun.rules.victory import EFFECT_OVER

GHOST_PHASE_1: Final = 3  # cards (HN-GHO-1)


class Blessing(EventCard):
    suit: i64 = HEARTS


class Curse(EventCard):
    suit: i64 = SPADES


class GhostTown(EventCard):
    """The dead take a turn each, and are out again at its end."""

    def brings_back(self, g: Game, dead: Seat) -> bool:
        return True

    def bring_back(self, g: Game, dead: Seat) -> None:
        haunt(g, dead)

    def draw_count(self, g: Game, me: Seat, count: i64) -> i64:
        """Never fewer than an ability gives (HN-GHO-7)."""
        return count if g.players[me].alive else max(count, GHOST_PHASE_1)


class GoldRush(EventCard):
    counter_clockwise: bool = True


class Hangover(EventCard):
    silences: bool = True


class Daltons(EventCard):
    def on_revealed(self, g: Game, by: Seat) -> None:
        """Everybody with blue cards in play discards one, starting with the player who turned the card (HN-DAL-2)."""
        for seat in reversed(g.from_turn()):
            g.push(GiveUp(seat))


class GiveUp(Ask):
    """Asks which blue card goes; nobody is asked for the only one."""

    prompt: ClassVar[str] = "daltons"

    def waits(self, g: Game) -> bool:
        cards = self.blue(g)
        if len(cards) != 1:
            return super().waits(g)
        g.discard_in_play(self.seat, cards[0])
        return False

    def moot(self, g: Game) -> bool:
        return not self.blue(g)

    def blue(self, g: Game) -> list[CardId]:
        return [card for card in g.players[self.seat].in_play if g.card(card).colour == BLUE]

    def options(self, g: Game) -> list[Action]:
        return [Action(DISCARDING, card) for card in self.blue(g)]

    def answer(self, g: Game, action: Action) -> None:
        g.discard_in_play(self.seat, action.card)


class Doctor(EventCard):
    def on_revealed(self, g: Game, by: Seat) -> None:
        """Everybody with the fewest life points regains one (HN-DOC-1)."""
        fewest = min([g.players[seat].life for seat in g.present])
        for seat in g.from_turn():
            if g.players[seat].life == fewest:
                change_life(g, seat, 1)


class Reverend(EventCard):
    def forbids(self, g: Game, me: Seat, card: Card) -> i64:
        return NO_BEER if card.rescues else ALLOWED


class Sermon(EventCard):
    def forbids(self, g: Game, me: Seat, card: Card) -> i64:
        return NO_BANG if card.bang and g.turn == me else ALLOWED


class Shootout(EventCard):
    def bang_limit(self, limit: i64) -> i64:
        return max(limit, 2)


class Thirst(EventCard):
    def draw_count(self, g: Game, me: Seat, count: i64) -> i64:
        return count - 1


class TrainArrival(EventCard):
    late_cards: i64 = 1


class HighNoon(EventCard):
    def on_turn_start(self, g: Game, me: Seat, card: CardId) -> None:
        """The loss is nobody's deed (HN-NOO-2)."""
        if g.events is not None:
            g.tell(EventStruck(me, self.key))
        g.push(Loss(me, NOBODY, NO_CARD), EFFECT_OVER)


GHOST_TOWN: Final = GhostTown()
TITLE: Final = HighNoon()
HIGH_NOON: Final[list[EventCard]] = [
    Blessing(),
    Curse(),
    GHOST_TOWN,
    GoldRush(),
    Hangover(),
    Daltons(),
    Doctor(),
    Reverend(),
    Sermon(),
    Shootout(),
    Thirst(),
    TrainArrival(),
]
"""All but the title card, which goes underneath."""
