"""The legal ways to play a card: its targets, the cards it takes, and its price."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sixgun.engine.actions import PASS, PLAYING, Action, Verb
from sixgun.engine.game import Game
from sixgun.engine.hooks import BROWN, GREEN, SELF, Card
from sixgun.engine.ids import FROM_HAND, NO_CARD, CardId, Seat
from sixgun.engine.refusals import (
    ALLOWED,
    NO_CARD_TO_PAY,
    ONLY_AS_ANSWER,
    SAME_NAME,
)
from sixgun.rules.distance import aim_of, blocked_by_same_name, targets
from sixgun.rules.rulebook import forbidden


def unplayable(g: Game, me: Seat, card: Card) -> i64:
    """Why this hand card cannot be played at all now, whatever its target."""
    if g.event_card is not None:
        code = forbidden(g, me, card)
        if code != ALLOWED:
            return code
    if card.colour != BROWN:
        return unlayable(g, me, card)
    if card.answers_only:
        return ONLY_AS_ANSWER
    if card.costs and len(g.players[me].hand) < 2:
        return NO_CARD_TO_PAY
    return card.barred(g, me)


def unlayable(g: Game, me: Seat, card: Card) -> i64:
    alone = card.colour == GREEN or aim_of(g, card) == SELF
    return SAME_NAME if alone and blocked_by_same_name(g, me, card) else ALLOWED


class Choices:
    """Collects every legal way for one player to play their cards."""

    def __init__(self, g: Game, me: Seat) -> None:
        self.g: Final = g
        self.me: Final[i64] = me
        self.found: Final[list[Action]] = [PASS]

    def add(self, verb: Verb, card: CardId, entry: Card) -> None:
        """Adds every way of playing or using this card."""
        if entry.costs:
            self.add_paid(verb, card, entry)
        elif aim_of(self.g, entry) == SELF:
            self.found.append(self.g.box.plays[card] if verb == PLAYING else Action(verb, card))
        else:
            self.add_aimed(verb, card, entry)

    def add_aimed(self, verb: Verb, card: CardId, entry: Card) -> None:
        for target in targets(self.g, self.me, entry):
            if entry.takes:
                self.add_takes(verb, card, target)
            else:
                self.found.append(self.g.box.aimed[card][target] if verb == PLAYING else Action(verb, card, target))

    def add_paid(self, verb: Verb, card: CardId, entry: Card) -> None:
        """Adds the ways with each other hand card as the price (BR-COST)."""
        for target in targets(self.g, self.me, entry):
            for pay in self.g.players[self.me].hand:
                if pay == card:
                    continue
                if entry.takes:
                    self.add_takes(verb, card, target, pay)
                else:
                    self.found.append(Action(verb, card, target, NO_CARD, pay))

    def add_takes(self, verb: Verb, card: CardId, target: Seat, pay: CardId = NO_CARD) -> None:
        """Adds the target's cards in play and a random hand card; for oneself, each hand card (BR-CAT-2)."""
        player = self.g.players[target]
        for take in player.in_play:
            if take != card:
                self.found.append(Action(verb, card, target, take, pay))
        if target != self.me and player.hand:
            self.found.append(Action(verb, card, target, FROM_HAND, pay))
        elif target == self.me:
            for take in player.hand:
                if take not in (card, pay):
                    self.found.append(Action(verb, card, target, take, pay))


def pairs(hand: list[CardId]) -> list[tuple[CardId, CardId]]:
    """Every pair of cards in a hand."""
    found: list[tuple[CardId, CardId]] = []
    for i in range(len(hand)):
        for j in range(i + 1, len(hand)):
            found.append((hand[i], hand[j]))
    return found
