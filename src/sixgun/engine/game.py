"""The state of a game: players, piles and the stack of frames. It contains no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixgun.engine.actions import Action
from sixgun.engine.chance import Chance
from sixgun.engine.deeds import NO_DEEDS, Deed, add_deed
from sixgun.engine.events import EVERYBODY, Event, Moved, Shuffled
from sixgun.engine.frames import Ask, Frame
from sixgun.engine.ids import (
    DECK,
    DISCARDS,
    DISPLAY,
    HAND,
    IN_PLAY,
    NO_CARD,
    NO_SUIT,
    NOBODY,
    RESOLVING,
    SHERIFF,
    CardId,
    Kind,
    Seat,
    Zone,
)
from sixgun.engine.memory import NO_MEMORY, EventMemory
from sixgun.engine.player import NO_VOICE_CARDS, Player
from sixgun.engine.refusals import Refusal
from sixgun.engine.settings import Rules

if TYPE_CHECKING:
    from sixgun.engine.box import Box
    from sixgun.engine.hooks import Card, Character, EventCard


class Game:
    def __init__(self, box: Box, rules: Rules, chance: Chance) -> None:
        self.box = box
        self.rules = rules
        self.chance = chance
        self.players: list[Player] = []
        self.offers: list[list[Character]] = []  # two characters to choose from, by seat
        self.deck: list[CardId] = []  # the top is the last
        self.discards: list[CardId] = []
        self.display: list[CardId] = []
        self.display_owner: i64 = EVERYBODY
        self.resolving: list[CardId] = []
        self.removed: list[CardId] = []  # left in the box (SMP-01)
        self.suits = box.suits  # what every card counts as; replaced, never changed
        self.event_card: EventCard | None = None  # in force
        self.event_pile: list[EventCard] = []  # the next is the last, and the only one that is seen
        self.event_past: list[EventCard] = []  # covered, the oldest first
        self.event_due = False  # whether the next living player to begin a turn turns an event card
        self.event_turned: i64 = 1  # the turn in which that last happened; nobody turns one in the first
        self.memory: EventMemory = NO_MEMORY  # for event cards
        self.stack: list[Frame] = []
        self.asked: Ask | None = None  # the question on top of the stack
        self.options: list[Action] = []  # its answers
        self.turn: i64 = NOBODY
        self.turns: i64 = 0
        self.bangs: i64 = 0  # BANG! cards played this turn
        self.laid_this_turn: list[CardId] = []
        self.ability_used = False  # whether a once-a-turn ability has been used
        self.turn_lost = False  # in Jail
        self.layout: i64 = 0  # counts the changes of distances
        self.gear_ignored = False  # whether cards in play count only for the player whose turn it is
        self.present: list[Seat] = []  # the players who take part, in seating order
        self.watchers: list[Seat] = []  # players whose ability reacts to an empty hand
        self.somebody_died = False  # since the winners were last checked
        self.winners: list[Seat] = []
        self.deeds = NO_DEEDS  # public; the rules never read it
        self.events: list[Event] | None = None  # an outbox; the rules never read it

    def clone(self) -> Game:
        twin = Game(self.box, self.rules, self.chance.clone())
        twin.players = [player.clone() for player in self.players]
        twin.offers = [offer[:] for offer in self.offers]
        twin.deck, twin.discards = self.deck[:], self.discards[:]
        twin.display, twin.display_owner = self.display[:], self.display_owner
        twin.resolving, twin.removed = self.resolving[:], self.removed
        twin.stack, twin.asked, twin.options = self.stack[:], self.asked, self.options
        twin.turn, twin.turns, twin.bangs = self.turn, self.turns, self.bangs
        twin.laid_this_turn, twin.ability_used = self.laid_this_turn[:], self.ability_used
        twin.turn_lost = self.turn_lost
        twin.layout = self.layout
        twin.gear_ignored, twin.somebody_died = self.gear_ignored, self.somebody_died
        twin.present, twin.watchers, twin.winners = self.present[:], self.watchers[:], self.winners[:]
        twin.deeds = self.deeds
        if self.event_pile or self.event_card is not None:
            twin.suits, twin.event_card = self.suits, self.event_card
            twin.event_pile, twin.event_past = self.event_pile[:], self.event_past[:]
            twin.event_due, twin.event_turned = self.event_due, self.event_turned
            twin.memory = self.memory.clone()
        return twin

    def push(self, frame: Frame, *then: Frame) -> None:
        """Pushes frames, so that they happen next in the order given."""
        for i in range(len(then) - 1, -1, -1):
            self.stack.append(then[i])
        self.stack.append(frame)

    def tell(self, event: Event) -> None:
        """Records an event. Callers check first whether events are recorded, so none is created in vain."""
        assert self.events is not None
        self.events.append(event)

    def moved(self, card: CardId, src: Zone, dst: Zone) -> None:
        """Called for every card that moves; records an event if events are recorded."""
        if self.event_card is not None and self.memory.shown:
            self.memory.forget(card, src)
        if self.events is not None:
            self.events.append(Moved(card, src, dst, self.display_owner))

    def note(self, deed: Deed, doer: Seat, target: Seat) -> None:
        self.deeds = add_deed(self.deeds, deed, doer, target)

    # Queries

    def over(self) -> bool:
        return len(self.winners) > 0

    def kind(self, card: CardId) -> Kind:
        return self.box.kinds[card]

    def card(self, card: CardId) -> Card:
        return self.box.cards[self.box.kinds[card]]

    def others(self, seat: Seat) -> list[Seat]:
        """Those present, clockwise, starting to the left of `seat`."""
        return [s for s in self.present if s > seat] + [s for s in self.present if s < seat]

    def left_of(self, seat: Seat) -> Seat:
        """The next player present, clockwise."""
        for other in self.present:
            if other > seat:
                return other
        return self.present[0]

    def from_turn(self) -> list[Seat]:
        """Those present, starting with the player whose turn it is."""
        return [s for s in self.present if s >= self.turn] + [s for s in self.present if s < self.turn]

    def gear_works(self, seat: Seat) -> bool:
        """Whether this player's cards in play count; an ability may ignore them in its owner's turn."""
        if self.event_card is not None and self.event_card.ropes:
            return False
        return not self.gear_ignored or seat == self.turn

    def holds(self, seat: Seat, kind: Kind) -> bool:
        """Whether a card of this kind is in play in front of `seat`."""
        kinds = self.box.kinds
        for card in self.players[seat].in_play:
            if kinds[card] == kind:
                return True
        return False

    def three_players(self) -> bool:
        return len(self.players) == 3

    def is_sheriff(self, seat: Seat) -> bool:
        return self.players[seat].role == SHERIFF

    # Moving cards

    def top(self) -> CardId:
        """Takes the top card; an empty deck is replaced by the shuffled discards at once (PH1-03, PH1-04)."""
        if not self.deck:
            self.reshuffle()
            if not self.deck:
                return NO_CARD
        card = self.deck.pop()
        if self.event_card is not None and self.memory.buried:
            self.memory.buried.pop()
        if not self.deck:
            self.reshuffle()
        return card

    def reshuffle(self) -> None:
        if self.discards:
            self.deck, self.discards = self.chance.shuffled(self.discards), []
            if self.events is not None:
                self.tell(Shuffled(len(self.deck)))

    def draw(self, seat: Seat, count: i64 = 1) -> None:
        """Draws this many cards, or as many as there are (DER-05)."""
        hand = self.players[seat].hand
        for _ in range(count):
            card = self.top()
            if card == NO_CARD:
                return
            hand.append(card)
            self.moved(card, DECK, HAND + seat)

    def collect(self, seat: Seat, count: i64) -> None:
        """Draws cards in phase 1; an event card may let them come from the discards as long as there are any."""
        dug: i64 = 0 if self.event_card is None or not self.event_card.digs else min(count, len(self.discards))
        for _ in range(dug):
            self.take_discard(seat)
        self.draw(seat, count - dug)

    def flip(self) -> CardId:
        """Turn the top card over, onto the discards."""
        card = self.top()
        if card != NO_CARD:
            self.discards.append(card)
            self.moved(card, DECK, DISCARDS)
        return card

    def show(self, count: i64, owner: Seat = EVERYBODY) -> None:
        """Puts cards from the deck on display, for everyone or for one player."""
        self.display_owner = owner
        for _ in range(count):
            card = self.top()
            if card != NO_CARD:
                self.display.append(card)
                self.moved(card, DECK, DISPLAY)

    def pick(self, seat: Seat, card: CardId) -> None:
        self.display.remove(card)
        self.players[seat].hand.append(card)
        self.moved(card, DISPLAY, HAND + seat)

    def put_back(self, card: CardId) -> None:
        self.display.remove(card)
        self.deck.append(card)
        if self.memory.buried:
            self.memory.buried.append(self.display_owner)
        self.moved(card, DISPLAY, DECK)

    def discard_shown(self, card: CardId) -> None:
        self.display.remove(card)
        self.discards.append(card)
        self.moved(card, DISPLAY, DISCARDS)

    def discard(self, seat: Seat, card: CardId) -> None:
        self.players[seat].hand.remove(card)
        self.discards.append(card)
        self.moved(card, HAND + seat, DISCARDS)

    def bury(self, seat: Seat, card: CardId) -> None:
        """Lays a hand card on the deck, face down."""
        self.players[seat].hand.remove(card)
        self.deck.append(card)
        self.memory.buried.append(seat)
        self.moved(card, HAND + seat, DECK)

    def resolve(self, seat: Seat, card: CardId) -> None:
        """A card from hand takes effect before it is discarded."""
        self.players[seat].hand.remove(card)
        self.resolving.append(card)
        self.moved(card, HAND + seat, RESOLVING)

    def retire(self, card: CardId) -> None:
        self.resolving.remove(card)
        self.discards.append(card)
        self.moved(card, RESOLVING, DISCARDS)

    def take(self, thief: Seat, victim: Seat, card: CardId) -> None:
        """Moves a card from one hand to another."""
        self.players[victim].hand.remove(card)
        self.players[thief].hand.append(card)
        self.moved(card, HAND + victim, HAND + thief)

    def random_card(self, seat: Seat) -> CardId:
        """A random hand card, hidden from everyone (DER-39)."""
        hand = self.players[seat].hand
        return hand[self.chance.below(len(hand))]

    def take_discard(self, seat: Seat) -> None:
        """Moves the top discard into the hand."""
        card = self.discards.pop()
        self.players[seat].hand.append(card)
        self.moved(card, DISCARDS, HAND + seat)

    # Cards in play

    def lay(self, seat: Seat, card: CardId, before: Seat) -> None:
        self.players[seat].hand.remove(card)
        self.players[before].in_play.append(card)
        self.laid_this_turn.append(card)
        self.moved(card, HAND + seat, IN_PLAY + before)
        self.recount(before)

    def unlay(self, seat: Seat, card: CardId) -> None:
        self.players[seat].in_play.remove(card)
        self.recount(seat)

    def discard_in_play(self, seat: Seat, card: CardId) -> None:
        self.unlay(seat, card)
        self.discards.append(card)
        self.moved(card, IN_PLAY + seat, DISCARDS)

    def resolve_in_play(self, seat: Seat, card: CardId) -> None:
        self.unlay(seat, card)
        self.resolving.append(card)
        self.moved(card, IN_PLAY + seat, RESOLVING)

    def take_in_play(self, thief: Seat, victim: Seat, card: CardId) -> None:
        self.unlay(victim, card)
        self.players[thief].hand.append(card)
        self.moved(card, IN_PLAY + victim, HAND + thief)

    def pass_on(self, seat: Seat, card: CardId, to: Seat) -> None:
        """Moves a card in play from one player to another."""
        self.unlay(seat, card)
        self.players[to].in_play.append(card)
        self.moved(card, IN_PLAY + seat, IN_PLAY + to)
        self.recount(to)

    def discard_all(self, seat: Seat) -> None:
        for card in self.players[seat].hand[:]:
            self.discard(seat, card)
        for card in self.players[seat].in_play[:]:
            self.discard_in_play(seat, card)

    # Totals

    def recount(self, seat: Seat) -> None:
        """Recomputes the totals of the ability, the cards in play and the event card, after any of them changed."""
        player = self.players[seat]
        ability = player.ability
        self.layout += 1
        reach: i64 = 1
        sight, remoteness, barrels = ability.sight, ability.remoteness, ability.barrels
        bang_limit = ability.bang_limit(1)
        voices, voice_cards = ability.alone, NO_VOICE_CARDS
        if player.in_play and self.gear_works(seat):
            cards, kinds = self.box.cards, self.box.kinds
            for card in player.in_play:
                entry = cards[kinds[card]]
                sight += entry.sight
                remoteness += entry.remoteness
                barrels += entry.barrels
                if entry.limits_bangs:
                    bang_limit = entry.bang_limit(bang_limit)
                if entry.reach > 0:
                    reach = entry.reach
                if entry.speaks:
                    voices, voice_cards = [*voices, entry], [*voice_cards, card]
        event = self.event_card
        if event is not None:
            if event.limits_bangs:
                bang_limit = event.bang_limit(bang_limit)
            if event.speaks:
                voices, voice_cards = [*voices, event], [*voice_cards, NO_CARD]
        player.reach, player.sight, player.remoteness, player.barrels = reach, sight, remoteness, barrels
        player.bang_limit, player.voices, player.voice_cards = bang_limit, voices, voice_cards

    def recount_present(self) -> None:
        """Recomputes who is present and their places, after a player joined or left."""
        self.layout += 1
        self.present = [seat for seat in range(len(self.players)) if self.players[seat].present]
        for place in range(len(self.present)):
            self.players[self.present[place]].place = place

    def recount_gear(self) -> None:
        """Recomputes whose cards in play count, after the turn or an ability has changed."""
        ignored = self.players[self.turn].ability.ignores_gear()
        changed = ignored or self.gear_ignored
        self.gear_ignored = ignored
        if changed:
            for seat in self.present:
                self.recount(seat)

    def recount_suits(self) -> None:
        """Recomputes what every card counts as, after the event card has changed."""
        event, printed = self.event_card, self.box.suits
        self.suits = printed if event is None or event.suit == NO_SUIT else [event.suit] * len(printed)

    def recount_watchers(self) -> None:
        """Recomputes whose ability reacts to an empty hand, after an ability or a life has changed."""
        self.watchers = [seat for seat in self.present if self.players[seat].ability.minds_empty_hand()]

    def notice_empty_hands(self) -> None:
        """An empty hand is noticed before anything else happens, except within one step (SIM-01, FF-RAN-2)."""
        for seat in self.watchers:
            player = self.players[seat]
            if player.hand:
                player.empty_hand_noticed = False
            elif not player.empty_hand_noticed and not self.stack[-1].indivisible():
                player.ability.on_empty_hand(self, seat)

    def why_not_ability(self, seat: Seat, action: Action) -> Refusal:
        """Why this player's ability cannot be used like this."""
        return self.players[seat].ability.why_not_used(self, seat, action)

    def become(self, seat: Seat, ability: Character) -> None:
        """Gives this player another ability."""
        self.players[seat].ability = ability
        self.recount(seat)
        self.recount_watchers()
        self.recount_gear()
