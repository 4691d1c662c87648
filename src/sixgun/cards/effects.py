"""Effects that several cards share."""

from __future__ import annotations

from sixgun.cards.signs import EVERYBODY, HIT, WOUNDS, shows
from sixgun.engine.actions import Action
from sixgun.engine.game import Game
from sixgun.engine.ids import CardId, Seat
from sixgun.rules.damage import change_life
from sixgun.rules.discards import steal, strip
from sixgun.rules.rulebook import unaffected
from sixgun.rules.shots import shoot


@shows(HIT, WOUNDS)
def hit(g: Game, me: Seat, action: Action) -> None:
    """The target gets one hit."""
    shoot(g, action.target, me, action.card)


@shows(EVERYBODY, HIT, WOUNDS)
def hit_everybody(g: Game, me: Seat, action: Action) -> None:
    """Every other player gets one hit, clockwise from the left (DER-01)."""
    for seat in reversed(g.others(me)):
        shoot(g, seat, me, action.card)


def affected_others(g: Game, me: Seat, card: CardId) -> list[Seat]:
    """The other players that a card has an effect on, in reverse: what is pushed last happens first (DER-01)."""
    return [seat for seat in reversed(g.others(me)) if not unaffected(g, seat, me, card)]


@shows(("take", 0))
def take_card(g: Game, me: Seat, action: Action) -> None:
    if not unaffected(g, action.target, me, action.card):
        steal(g, me, action.target, action.take)


@shows(("discard", 0))
def discard_card(g: Game, me: Seat, action: Action) -> None:
    if not unaffected(g, action.target, me, action.card):
        strip(g, action.target, action.take)


def draw_cards(g: Game, me: Seat, action: Action) -> None:
    g.draw(me, g.card(action.card).draws)


def heal(g: Game, me: Seat, action: Action) -> None:
    change_life(g, me, g.card(action.card).heals)
