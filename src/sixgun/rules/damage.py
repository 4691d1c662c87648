"""Losing life: Beer and Sid Ketchum against it, and what those who live make of it (BR-BEE, ELM-02 to ELM-04)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.actions import ABILITY, PASS, PASSING, PLAYING, Action
from sixgun.engine.events import Discarded, LifeChanged, Played
from sixgun.engine.frames import Ask, Step
from sixgun.engine.game import Game
from sixgun.engine.ids import NO_CARD, NOBODY, CardId, Kind, Seat
from sixgun.engine.refusals import ALLOWED, Refusal
from sixgun.rules.elimination import Death
from sixgun.rules.rulebook import (
    ability_asides,
    ability_interrupts,
    ability_preventions,
    answered,
    beer_forbidden,
    beer_points,
    beer_refused,
    pay_for_prevention,
    prevents_losses,
    struck,
    use_aside,
)


def change_life(g: Game, seat: Seat, change: i64, by: Seat = NOBODY, card: CardId = NO_CARD) -> None:
    """Up to the amount the player started with (SET-19)."""
    player = g.players[seat]
    before = player.life
    player.life = min(before + change, player.max_life)
    if g.events is not None and player.life != before:
        g.tell(LifeChanged(seat, player.life, player.life - before, by, card))


def prompt_answered(g: Game) -> str:
    """The name of the prompt whose answer takes effect now."""
    return "" if g.asked is None else g.asked.prompt


def play_answer(g: Game, seat: Seat, card: CardId, kind: Kind) -> None:
    """Plays a hand card as a reaction, as this kind."""
    if g.events is not None:
        g.tell(Played(seat, card, kind, NOBODY, prompt_answered(g)))
    g.discard(seat, card)
    answered(g, seat, card)


def discard_as(g: Game, seat: Seat, card: CardId, kind: Kind) -> None:
    """Discards a hand card that counts as this kind. It is not played (PVD-06)."""
    if g.events is not None:
        g.tell(Discarded(seat, card, kind, prompt_answered(g)))
    g.discard(seat, card)


def beers(g: Game, seat: Seat) -> list[Action]:
    if beer_refused(g) != ALLOWED:
        return []
    return [g.box.plays[card] for card in g.players[seat].hand if g.card(card).rescues]


def dying(g: Game, seat: Seat) -> bool:
    """Whether this player has no life points left, and is no ghost."""
    player = g.players[seat]
    return player.life <= 0 and player.alive


class Heal(Step):
    def __init__(self, seat: Seat, points: i64) -> None:
        self.seat: Final[i64] = seat
        self.points: Final[i64] = points

    def run(self, g: Game) -> None:
        change_life(g, self.seat, self.points)


class Loss(Step):
    """`seat` is about to lose `amount` life points, because of `by`, or of nobody.

    A ghost has only what it regained to lose, and does not die of it (HN-GHO-3).
    """

    def __init__(self, seat: Seat, by: Seat, card: CardId, amount: i64 = 1) -> None:
        self.seat: Final[i64] = seat
        self.by: Final[i64] = by
        self.card: Final[i64] = card
        self.amount: Final[i64] = amount

    def run(self, g: Game) -> None:
        player = g.players[self.seat]
        if not player.alive and self.amount > player.life:
            self.less(self.amount - player.life).run(g)
        elif self.preventable(g):
            g.push(Prevent(self))
        else:
            self.lose(g)

    def preventable(self, g: Game) -> bool:
        if self.amount <= 0:
            return False
        player = g.players[self.seat]
        lethal = player.alive and player.life <= self.amount
        by_beer = g.rules.beer_mode == "prevent" and (lethal or g.rules.beer_reaction == "any_loss")
        return (by_beer and not beer_forbidden(g)) or prevents_losses(g, self.seat)

    def player_of_card(self) -> Seat:
        """Whose card it was: an ability that hits is no card (DER-46)."""
        return NOBODY if self.card == NO_CARD else self.by

    def less(self, prevented: i64) -> Loss:
        return Loss(self.seat, self.by, self.card, self.amount - prevented)

    def lose(self, g: Game) -> None:
        """What is not prevented is lost: then Beer heals, or not, and only then come reactions (DER-13)."""
        if self.amount <= 0:
            return
        change_life(g, self.seat, -self.amount, self.by, self.card)
        if g.rules.beer_mode == "heal" and (not beer_forbidden(g) or ability_interrupts(g, self.seat)):
            g.push(LastChance(self.seat, self.by, self.card), Struck(self))
        elif dying(g, self.seat):
            g.push(Death(self.seat, self.by))
        else:
            g.push(Struck(self))


class Rescue(Ask):
    """A question that Beer may answer."""

    def why_not(self, g: Game, action: Action) -> Refusal:
        """Was it a Beer of mine that nobody may drink any more?"""
        mine = action.verb == PLAYING and action.card in g.players[self.seat].hand
        if mine and g.card(action.card).rescues and beer_refused(g) != ALLOWED:
            return Refusal(beer_refused(g))
        return super().why_not(g, action)


class Prevent(Rescue):
    """Each Beer lowers the loss by one (BR-BEE-4); so do two cards of Sid Ketchum's (CH-SID-1)."""

    prompt: ClassVar[str] = "prevent"

    def __init__(self, loss: Loss) -> None:
        super().__init__(loss.seat, loss.by, loss.card)
        self.loss: Final = loss

    def facts(self, g: Game) -> dict[str, int]:
        return {"count": int(self.loss.amount)}

    def options(self, g: Game) -> list[Action]:
        drinks = beers(g, self.seat) if g.rules.beer_mode == "prevent" else []
        return [PASS, *drinks, *(ability_preventions(g, self.seat) or ability_asides(g, self.seat))]

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == PASSING:
            self.loss.lose(g)
        elif action.verb != ABILITY:
            self.drink(g, action.card)
        elif prevents_losses(g, self.seat):
            g.push(self.loss.less(1))
            pay_for_prevention(g, self.seat, action)
        else:
            use_aside(g, self, action)

    def drink(self, g: Game, card: CardId) -> None:
        """A Beer stronger than the loss heals with the rest (DER-30)."""
        power = beer_points(g, self.seat, card)
        prevented = min(power, self.loss.amount)
        g.push(self.loss.less(prevented))
        play_answer(g, self.seat, card, g.kind(card))
        change_life(g, self.seat, power - prevented)


class LastChance(Rescue):
    """At no life: play a Beer, or die (ELM-02). Asked until alive again."""

    prompt: ClassVar[str] = "last_chance"

    def moot(self, g: Game) -> bool:
        player = g.players[self.seat]
        unharmed = g.rules.beer_reaction == "lethal_only" or player.life == player.max_life
        return unharmed and not dying(g, self.seat)

    def facts(self, g: Game) -> dict[str, int]:
        """Points that are missing to live."""
        return {"count": int(1 - g.players[self.seat].life)}

    def options(self, g: Game) -> list[Action]:
        return [PASS, *beers(g, self.seat), *ability_interrupts(g, self.seat), *ability_asides(g, self.seat)]

    def answer(self, g: Game, action: Action) -> None:
        if action.verb == PASSING:
            if dying(g, self.seat):
                g.push(Death(self.seat, self.by))
        elif action.verb == ABILITY:
            use_aside(g, self, action)
        else:
            g.push(self)
            play_answer(g, self.seat, action.card, g.kind(action.card))
            change_life(g, self.seat, beer_points(g, self.seat, action.card))


class Struck(Step):
    """Who lives on may react to the loss."""

    def __init__(self, loss: Loss) -> None:
        self.loss: Final = loss

    def run(self, g: Game) -> None:
        if g.players[self.loss.seat].present:
            struck(g, self.loss.seat, self.loss.player_of_card(), self.loss.amount)
