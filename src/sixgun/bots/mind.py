"""A bot's assessment of the table, before it looks at its options. Values are in cards."""

from __future__ import annotations

from typing import Final

from sixgun.bots.belief import Belief
from sixgun.bots.stance import living, stances
from sixgun.bots.weights import Weights
from sixgun.engine.actions import PLAYING, Action
from sixgun.engine.box import Box
from sixgun.engine.hooks import BLUE, GREEN, ONLY_SELF, SELF, Card, Character
from sixgun.engine.ids import DEPUTY, FROM_HAND, HEARTS, NO_SUIT, OUTLAW, RENEGADE, SHERIFF, CardId, Role, Seat, Suit
from sixgun.match.view import SeenPlayer, View
from sixgun.rules.rulebook import answers_as_bang, answers_hit, immune_to, minds_empty_hand, more_bangs

USELESS: Final = 0.05
NUISANCE: Final = -1.5  # the value of a harmful card in play to its owner
REWARD: Final = 3.0  # cards for an outlaw
EAGER: Final = 0.8  # of a step of range: shooting at will without a BANG! in hand
PLENTY: Final = 10  # cards; a player with more would not miss one
LUCK: Final = 0.25  # the probability of a successful Draw!
DODGES: Final = 0.7  # the extra value of a card that also counts as Missed!, to some characters
REFILL: Final = 2.0  # the value of running out of cards, to some characters
NO_BEER: Final = "reverend"  # the event card under which no Beer saves anybody (HN-REV-2)
MORE_CARDS: Final = 1  # answer a hit than have the symbol
ANY_CARD: Final = 2  # answers a hit
HIT_ANSWERS: Final[dict[str, int]] = {}  # by character, cached


class Mind:
    def __init__(self, view: View, weights: Weights) -> None:
        self.view: Final = view
        self.weights: Final = weights
        self.me: Final[SeenPlayer] = view.players[view.me]
        self.living: Final = living(view)
        self.luck: Final = LUCK if view.every_suit == NO_SUIT else 1.0 if view.every_suit == HEARTS else 0.0
        self.ghost: Final = self.me.present and not self.me.alive  # with nothing to lose or to keep
        self.ability: Final[Character] = self.character(self.me)
        self.known: Belief | None = None
        self.stance: list[float] = []
        self.harms: list[float] = []

    # The others

    def belief(self) -> Belief:
        known = self.known
        if known is None:
            known = Belief(self.view, self.weights.moods)
            self.known = known
        return known

    def foe(self, seat: Seat) -> float:
        """How much the bot wants this player eliminated; below 0, how much it needs them."""
        if not self.stance:
            self.stance = stances(self.view, self.belief(), self.weights)
        return self.stance[seat]

    def others(self) -> list[Seat]:
        view = self.view
        return [seat for seat in range(len(view.players)) if view.players[seat].present and seat != view.me]

    def pain(self, seat: Seat, life: int) -> float:
        """The value of the next life point of a player with this many: the bot's own, or another's."""
        mine, weights = seat == self.view.me, self.weights
        if mine and self.ghost:
            return 0.0
        if life <= 1:
            return weights.last_life if mine else weights.last_wound
        if life == 2:
            return weights.second_life if mine else weights.second_wound
        return weights.life if mine else weights.wound

    def relief(self, seat: Seat) -> float:
        """The value of one more life point for this player."""
        seen = self.view.players[seat]
        return self.pain(seat, seen.life + 1) if seen.life < seen.max_life else 0.0

    def harm(self, seat: Seat) -> float:
        """The value to the bot of this player losing a life point."""
        if not self.harms:
            self.harms = [self.weigh_harm(seat) for seat in range(len(self.view.players))]
        return self.harms[seat]

    def weigh_harm(self, seat: Seat) -> float:
        seen = self.view.players[seat]
        worth = self.foe(seat) * self.pain(seat, seen.life)
        if seen.life > 1:
            return worth
        cards = seen.hand + len(seen.in_play)
        return worth + self.mortal(seen) * (self.spoils(seat, seen) + self.foe(seat) * self.weights.loot * cards)

    def mortal(self, seen: SeenPlayer) -> float:
        """The probability that no Beer saves the last life point."""
        no_beer = self.living <= 2 or self.view.event_card == NO_BEER
        return 1.0 if no_beer else (1.0 - self.weights.has_beer) ** seen.hand

    def spoils(self, seat: Seat, seen: SeenPlayer) -> float:
        """The extra value of this player's death."""
        belief, weights = self.belief(), self.weights
        if seen.role == SHERIFF:
            good = self.view.role == OUTLAW or (self.view.role == RENEGADE and self.living == 2)
            return weights.victory if good else -weights.victory
        worth = REWARD * weights.card * belief.chance(seat, OUTLAW)
        if self.view.role == SHERIFF:
            lost = min(len(self.view.hand) + len(self.me.in_play), PLENTY)
            worth -= weights.card * lost * belief.chance(seat, DEPUTY)
        return worth

    def landing(self, seat: Seat, needed: int) -> float:
        """The probability that a shot at this player hits."""
        seen = self.view.players[seat]
        needed -= self.sure_dodges(seat)
        if needed <= 0:
            return 0.0
        answers = hit_answers(self.view.box, self.character(seen))
        if answers == ANY_CARD:
            dodge = 1.0 if seen.hand >= needed else 0.0
        else:
            missed = self.weights.has_missed * (1.7 if answers == MORE_CARDS else 1.0)
            dodge = 1.0 - (1.0 - missed) ** seen.hand
        lands = 1.0 - (dodge if needed == 1 else dodge * dodge * 0.7)
        return lands * self.past_gear(seat, seen)

    def luck_in_turn_of(self, seat: Seat) -> float:
        """The probability of hearts in this player's next turn; another event card may be in force by then."""
        view, place = self.view, self.view.turn
        step = -1 if view.counter_clockwise else 1
        while place != seat:
            place = (place + step) % len(view.players)
            if view.players[place].role == self.first_role():
                return LUCK
        return self.luck

    def first_role(self) -> Role:
        """The role that turns the event cards, and that everybody knows."""
        return DEPUTY if len(self.view.players) == 3 else SHERIFF

    def sure_dodges(self, seat: Seat) -> int:
        """Barrels that cannot fail."""
        return self.view.players[seat].barrels if self.luck >= 1.0 else 0

    def past_gear(self, seat: Seat, seen: SeenPlayer) -> float:
        lands = 1.0 if self.luck >= 1.0 else (1.0 - self.luck) ** seen.barrels
        if self.view.gear_asleep or (self.view.gear_ignored and seat != self.view.turn):
            return lands
        for card in seen.in_play:
            if self.card(card).missed:
                lands *= 0.2
        return lands

    def shrugs_off(self, seat: Seat, card: CardId) -> bool:
        """Whether diamonds have no effect on this player, as on Apache Kid."""
        return immune_to(self.character(self.view.players[seat]).alone, self.suit(card))

    def suit(self, card: CardId) -> Suit:
        """The suit a card counts as, which an event card may change."""
        return self.view.box.suits[card] if self.view.every_suit == NO_SUIT else self.view.every_suit

    def character(self, seen: SeenPlayer) -> Character:
        """The character whose ability is in force."""
        return self.view.box.characters.get(seen.ability, NOBODY_YET)

    # The bot itself

    def missing(self) -> int:
        """Life points that are worth regaining."""
        return 0 if self.ghost else self.me.max_life - self.me.life

    def beer_works(self) -> bool:
        return self.living > 2

    def bangs(self) -> int:
        number = 0
        for card in self.view.hand:
            if answers_as_bang(self.ability.alone, self.card(card)):
                number += 1
        return number

    # Cards

    def card(self, card: CardId) -> Card:
        return self.view.box.cards[self.view.box.kinds[card]]

    def keep(self, card: CardId) -> float:
        """The value of having this card in hand."""
        entry = self.card(card)
        dodges = not entry.missed and answers_hit(self.ability.alone, entry)
        return self.usefulness(entry) + (DODGES if dodges else 0.0)

    def usefulness(self, entry: Card) -> float:
        """The value of the printed card."""
        worth = self.weights.keep.get(entry.key, 1.0)
        if entry.reach > 0:
            return worth + 0.2 if self.gain_by_weapon(entry) > 0 else USELESS
        if entry.rescues and not self.beer_works():
            return USELESS
        if entry.bang and not self.shoots_at_will():
            return worth / (0.6 + 0.4 * max(1, self.bangs()))
        if is_gear(entry) and self.lies_before_me(entry):
            return USELESS
        return worth

    def bang_is_forbidden(self) -> bool:
        """Whether something keeps the bot from a BANG! in its turn that nothing in its view explains."""
        if self.view.bangs >= self.me.bang_limit or not self.reached_by_anything():
            return False
        held = [card for card in self.view.hand if self.card(card).bang]
        for action in self.view.options:
            if action.verb == PLAYING and action.card in held:
                return False
        return len(held) > 0

    def reached_by_anything(self) -> bool:
        for seat in self.others():
            if self.view.players[seat].distance <= self.me.reach:
                return True
        return False

    def shoots_at_will(self) -> bool:
        return self.me.bang_limit > 1

    def cost(self, card: CardId) -> float:
        """The cost of spending this hand card: little if it would be discarded anyway or is about to be replaced."""
        if self.ghost or card not in self.view.hand:
            return 0.0
        cards = len(self.view.hand)
        cost = self.keep(card) * (self.weights.surplus if cards > self.me.hand_limit else self.weights.thrift)
        return max(0.0, cost - REFILL / cards) if minds_empty_hand(self.ability) else cost

    def price(self, action: Action) -> float:
        """The cost of the card itself and its price."""
        return self.cost(action.card) + (self.keep(action.pay) if action.pay in self.view.hand else 0.0)

    def lies_before_me(self, entry: Card) -> bool:
        for card in self.me.in_play:
            if self.view.box.kinds[card] == entry.kind:
                return True
        return False

    def loss(self, seat: Seat, card: CardId) -> float:
        """The loss of a player who loses this card in play, or an unknown hand card."""
        if card == FROM_HAND:
            return self.weights.held * (1.3 if self.view.players[seat].hand <= 2 else 1.0)
        if card in self.view.hand:
            return self.keep(card)
        entry = self.card(card)
        if entry.burden:
            return NUISANCE
        return self.weights.laid.get(entry.key, 1.0)

    def opening(self, seat: Seat, card: CardId) -> float:
        """The extra value of removing a card that protects a player from the bot's BANG!."""
        if card == FROM_HAND or self.bangs() == 0 or (self.view.bangs > 0 and not self.shoots_at_will()):
            return 0.0
        entry, seen = self.card(card), self.view.players[seat]
        if seen.distance > self.me.reach:
            return self.weights.opening if seen.distance - int(entry.remoteness) <= self.me.reach else 0.0
        return self.weights.opening * self.luck if entry.barrels > 0 else 0.0

    # Weapons

    def gain_by_weapon(self, entry: Card) -> float:
        """How much better this weapon is than the one in play, or the Colt .45."""
        mine = 1.0 * self.weights.reach + self.reached(1)
        for card in self.me.in_play:
            if self.card(card).reach > 0:
                mine = self.strength(self.card(card))
        return self.strength(entry) - mine

    def strength(self, weapon: Card) -> float:
        """The value of a weapon: its range, the enemies in range, and how often it shoots."""
        worth = self.weights.reach * float(weapon.reach) + self.reached(weapon.reach)
        if not more_bangs(weapon) or more_bangs(self.ability):
            return worth
        again = max(0, self.bangs() - 1) if self.reached(1) > 0 else 0
        return worth + EAGER * self.weights.reach + self.weights.rapid * again

    def reached(self, reach: int) -> float:
        """The enemies within this distance."""
        sum_of = 0.0
        for seat in self.others():
            if self.view.players[seat].distance <= reach:
                sum_of += max(0.0, self.foe(seat))
        return sum_of


def is_gear(entry: Card) -> bool:
    """Whether the card stays in play in front of its player."""
    return entry.colour == GREEN or (entry.colour == BLUE and entry.aim in (SELF, ONLY_SELF))


def hit_answers(box: Box, ability: Character) -> int:
    """Which hand cards answer a hit on this character: the printed ones, more, or any."""
    if ability.key not in HIT_ANSWERS:
        more = [entry for entry in box.cards if answers_hit(ability.alone, entry)]
        usual = [entry for entry in box.cards if answers_hit(NOBODY_YET.alone, entry)]
        HIT_ANSWERS[ability.key] = ANY_CARD if len(more) == len(box.cards) else int(len(more) > len(usual))
    return HIT_ANSWERS[ability.key]


class NobodyYet(Character):
    """Before a character is chosen."""


NOBODY_YET: Final = NobodyYet()
