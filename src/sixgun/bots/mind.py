"""What a simple bot knows about the table before it looks at its options."""

from __future__ import annotations

from typing import Final

from sixgun.bots.stance import hostility, living
from sixgun.engine.hooks import BLUE, Card
from sixgun.engine.ids import FROM_HAND, NO_CARD, Action, CardId, Seat
from sixgun.table.view import View

# How much a card in hand is good for; what is not named is worth ORDINARY.
ORDINARY: Final = 4.0
USE: Final = {
    "wells_fargo": 9.0, "stagecoach": 8.0, "pony_express": 8.0, "beer": 7.0, "whisky": 5.0, "barrel": 6.0,
    "missed": 6.0, "dodge": 6.5, "bang": 5.0, "mustang": 5.0, "gatling": 5.0, "saloon": 3.0, "duel": 3.0,
    "general_store": 3.0, "dynamite": 1.0,
}  # fmt: skip
USELESS: Final = 0.5
NUISANCE: Final = -4.0  # what nobody likes to have lying there
HAND_CARD: Final = 2.5  # an unknown one


class Mind:
    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.players[view.me]
        self.hate = hostility(view)

    # The table

    def entry(self, card: CardId) -> Card:
        return self.view.box.cards[self.view.box.kinds[card]]

    def key(self, card: CardId) -> str:
        return self.entry(card).key

    def others(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.view.players) if player.alive and seat != self.view.me]

    def missing(self) -> int:
        """Life points I could get back."""
        return self.me.max_life - self.me.life

    def beer_works(self) -> bool:
        return living(self.view) > 2

    def needed(self) -> int:
        """How many Missed! the pending question wants."""
        return dict(self.view.question.facts).get("count", 1) if self.view.question else 0

    def bangs(self) -> int:
        ability = self.view.box.characters[self.me.ability]
        return sum(ability.shoots_with(self.entry(card)) for card in self.view.hand)

    def near(self) -> list[Seat]:
        """Foes at distance 1."""
        return [seat for seat in self.others() if self.hate[seat] > 0 and self.view.players[seat].distance == 1]

    # Cards

    def use_of(self, card: CardId) -> float:
        """How much I would like to have this card in hand."""
        entry = self.entry(card)
        if entry.key == "beer" and not self.beer_works():
            return USELESS
        if entry.reach > 0:
            return 4.0 if self.gain_by_weapon(entry) > 0 else USELESS
        if entry.colour == BLUE and entry.key != "jail" and self.lies_before_me(entry):
            return USELESS
        return USE.get(entry.key, ORDINARY)

    def lies_before_me(self, entry: Card) -> bool:
        return any(self.key(card) == entry.key for card in self.me.in_play)

    def loss_of(self, card: CardId) -> float:
        """How much it hurts to lose this card from the table, or an unknown one from the hand."""
        if card == FROM_HAND:
            return HAND_CARD
        entry = self.entry(card)
        if entry.key in ("jail", "dynamite"):
            return NUISANCE
        return float(entry.reach) if entry.reach > 0 else USE.get(entry.key, ORDINARY)

    def price(self, action: Action) -> float:
        """What is given up besides the card itself, or for an ability with it."""
        return sum(self.use_of(card) for card in (action.card, action.pay) if card in self.view.hand)

    def pay(self, action: Action) -> float:
        return 0.0 if action.pay == NO_CARD else self.use_of(action.pay) / 2

    def gain_by_weapon(self, entry: Card) -> float:
        """By how much this weapon is better than the one that lies before me."""
        mine = [self.strength(self.entry(card)) for card in self.me.in_play if self.entry(card).reach > 0]
        return self.strength(entry) - max(mine, default=1.0)

    def strength(self, weapon: Card) -> float:
        """Its reach; one that shoots at will is the best while there is somebody near to shoot at."""
        if weapon.rapid and self.near() and self.bangs() > 1:
            return 4.5
        return float(weapon.reach) + (0.5 if weapon.rapid else 0.0)
