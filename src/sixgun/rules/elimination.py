"""Elimination, reward and penalty (ELM, RWD), in the order of DER-03."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.actions import DISCARDING, TAKING, Action
from sixgun.engine.deeds import KILLED
from sixgun.engine.events import EVERYBODY, Departed, Died, Punished, Returned, Rewarded
from sixgun.engine.frames import Ask, SeatStep, Step
from sixgun.engine.game import Game
from sixgun.engine.ids import DEPUTY, DISPLAY, HAND, IN_PLAY, NOBODY, OUTLAW, SHERIFF, Seat
from sixgun.engine.memory import NO_MEMORY
from sixgun.rules.discards import discard_everything, discard_own
from sixgun.rules.rulebook import heirs, mourned, order_matters
from sixgun.rules.triggers import trigger
from sixgun.rules.victory import end_if_won

REWARD: Final = 3  # cards (RWD-01)


class Death(Step):
    """Reveals the role; unless that ends the game, the other steps follow."""

    def __init__(self, seat: Seat, by: Seat) -> None:
        self.seat: Final[i64] = seat
        self.by: Final[i64] = by

    def run(self, g: Game) -> None:
        dead = g.players[self.seat]
        dead.alive, dead.present, dead.life, dead.killer = False, False, 0, self.by
        if g.memory.first_out == NOBODY and g.memory is not NO_MEMORY:
            g.memory.first_out = self.seat
        g.somebody_died = True
        g.recount_present()
        g.recount_watchers()
        if g.events is not None:
            g.tell(Died(self.seat, dead.role, self.by))
        if self.by != NOBODY:
            g.note(KILLED, self.by, self.seat)
        if g.rules.end_check == "immediate" and end_if_won(g):
            return
        g.push(Estate(self.seat), Mourning(self.seat), Settlement(self.seat, self.by))


def haunt(g: Game, seat: Seat) -> None:
    """An eliminated player takes a turn as a ghost: counted, asked and aimed at, and still not alive (HN-GHO-1)."""
    player = g.players[seat]
    player.present, player.empty_hand_noticed = True, False
    g.recount_present()
    g.recount(seat)
    g.recount_watchers()
    if g.events is not None:
        g.tell(Returned(seat))


class Departure(SeatStep):
    """A ghost leaves after phase 3; nobody is rewarded or punished, and the game may end now (HN-GHO-6, HN-GHO-10)."""

    def between_effects(self) -> bool:
        return True

    def run(self, g: Game) -> None:
        ghost = g.players[self.seat]
        ghost.present, ghost.life = False, 0
        g.recount_present()
        g.recount_watchers()
        if g.events is not None:
            g.tell(Departed(self.seat))
        if not end_if_won(g):
            g.push(Estate(self.seat), Mourning(self.seat))


class Estate(SeatStep):
    """Gives the cards of the dead to Vulture Sam, or discards them in the order the dead player chooses."""

    def run(self, g: Game) -> None:
        inheriting = heirs(g, self.seat)
        if not inheriting:
            g.push(Remains(self.seat))
        elif len(inheriting) == 1:
            trigger(g, inheriting[0], Inherit(inheriting[0], self.seat), Remains(self.seat))
        else:
            show_all(g, self.seat)
            g.push(Share(inheriting[0], inheriting[1], self.seat))


def show_all(g: Game, seat: Seat) -> None:
    """Puts all cards of a player on display."""
    player = g.players[seat]
    g.display_owner = EVERYBODY
    for card in player.hand:
        g.moved(card, HAND + seat, DISPLAY)
    for card in player.in_play:
        g.moved(card, IN_PLAY + seat, DISPLAY)
    g.display.extend(player.hand)
    g.display.extend(player.in_play)
    player.hand, player.in_play = [], []
    g.recount(seat)


class Inherit(Step):
    def __init__(self, seat: Seat, dead: Seat) -> None:
        self.seat: Final[i64] = seat
        self.dead: Final[i64] = dead

    def run(self, g: Game) -> None:
        for card in g.players[self.dead].hand[:]:
            g.take(self.seat, self.dead, card)
        for card in g.players[self.dead].in_play[:]:
            g.take_in_play(self.seat, self.dead, card)


class Share(Ask):
    """Two players with Vulture Sam's ability take turns, the next one clockwise first (CH-VER-3)."""

    prompt: ClassVar[str] = "share"

    def __init__(self, seat: Seat, other: Seat, by: Seat) -> None:
        super().__init__(seat, by)
        self.other: Final[i64] = other

    def moot(self, g: Game) -> bool:
        return not g.display

    def options(self, g: Game) -> list[Action]:
        return [Action(TAKING, card) for card in g.display]

    def answer(self, g: Game, action: Action) -> None:
        g.pick(self.seat, action.card)
        g.push(Share(self.other, self.seat, self.by))


class Remains(SeatStep):
    """Discards all cards of the dead, one by one if the order matters to anyone."""

    def run(self, g: Game) -> None:
        player = g.players[self.seat]
        if len(player.hand) + len(player.in_play) > 1 and order_matters(g):
            g.push(LastDiscard(self.seat), self)
        else:
            g.discard_all(self.seat)


class LastDiscard(Ask):
    prompt: ClassVar[str] = "last_discard"

    def moot(self, g: Game) -> bool:
        return False

    def options(self, g: Game) -> list[Action]:
        player = g.players[self.seat]
        return [Action(DISCARDING, card) for card in player.hand + player.in_play]

    def answer(self, g: Game, action: Action) -> None:
        discard_own(g, self.seat, action.card)


class Mourning(SeatStep):
    """Abilities that respond to a death, starting with the player whose turn it is (SIM-02)."""

    def run(self, g: Game) -> None:
        for seat in reversed(g.from_turn()):
            mourned(g, seat, self.seat)


class Settlement(Step):
    """The reward for an outlaw, or for anyone with three players; the sheriff's penalty for a deputy (RWD)."""

    def __init__(self, seat: Seat, by: Seat) -> None:
        self.seat: Final[i64] = seat
        self.by: Final[i64] = by

    def run(self, g: Game) -> None:
        if self.by == NOBODY:
            return
        role = g.players[self.seat].role
        if role == OUTLAW or g.three_players():
            if g.events is not None:
                g.tell(Rewarded(self.by, self.seat))
            g.draw(self.by, REWARD)
        elif role == DEPUTY and g.players[self.by].role == SHERIFF:
            if g.events is not None:
                g.tell(Punished(self.by, self.seat))
            discard_everything(g, self.by)
