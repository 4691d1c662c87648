"""Every way in which a card can be played: its targets, what it takes from them, what is paid for it."""

from __future__ import annotations

from mypy_extensions import i64

from sixgun.engine.hooks import BROWN, GREEN, SELF, Card
from sixgun.engine.ids import FROM_HAND, NO_CARD, PLAYING, Action, CardId, Seat, Verb
from sixgun.engine.refusals import (
    ALLOWED,
    NO_CARD_TO_PAY,
    ONLY_AS_ANSWER,
    SAME_NAME,
)
from sixgun.engine.state import Game
from sixgun.rules.distance import aim_of, blocked_by_same_name, targets


def unplayable(g: Game, me: Seat, card: Card) -> i64:
    """Why this hand card can not be played at all now, whatever its target."""
    if card.colour != BROWN:
        return unlayable(g, me, card)
    if card.answers_only:
        return ONLY_AS_ANSWER
    if card.condition is not None:
        code = card.condition(g, me)
        if code != ALLOWED:
            return code
    if card.costs and len(g.players[me].hand) < 2:
        return NO_CARD_TO_PAY
    return ALLOWED


def unlayable(g: Game, me: Seat, card: Card) -> i64:
    alone = card.colour == GREEN or aim_of(g, card) == SELF
    return SAME_NAME if alone and blocked_by_same_name(g, me, card) else ALLOWED


def add_plays(g: Game, me: Seat, card: CardId, found: list[Action], verb: Verb, entry: Card) -> None:
    """Add every way of playing or using this card."""
    if not entry.costs and aim_of(g, entry) == SELF:
        found.append(g.box.plays[card] if verb == PLAYING else Action(verb, card))
        return
    for target in targets(g, me, entry, card):
        if entry.costs:
            add_paid(g, me, card, target, found, verb, entry)
        elif entry.takes:
            for take in takeable(g, me, target, card, NO_CARD):
                found.append(Action(verb, card, target, take))
        else:
            found.append(g.box.aimed[card][target] if verb == PLAYING else Action(verb, card, target))


def add_paid(g: Game, me: Seat, card: CardId, target: Seat, found: list[Action], verb: Verb, entry: Card) -> None:
    """The same with each other hand card as the price (BR-COST)."""
    for pay in g.players[me].hand:
        if pay != card:
            for take in takeable(g, me, target, card, pay) if entry.takes else [NO_CARD]:
                found.append(Action(verb, card, target, take, pay))


def takeable(g: Game, me: Seat, target: Seat, card: CardId, pay: CardId) -> list[CardId]:
    """Any card in play, and a random hand card; of one's own hand each card (BR-CAT-2)."""
    player = g.players[target]
    if target == me:
        return [c for c in player.in_play + player.hand if c != card and c != pay]
    return [*player.in_play, FROM_HAND] if player.hand else player.in_play[:]


def pairs(hand: list[CardId]) -> list[tuple[CardId, CardId]]:
    """Every two cards of a hand."""
    found: list[tuple[CardId, CardId]] = []
    for i in range(len(hand)):
        for j in range(i + 1, len(hand)):
            found.append((hand[i], hand[j]))
    return found
