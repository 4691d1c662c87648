"""The table: players, piles and the stack of things still to happen. No rules live here."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.chance import Chance
from sixgun.engine.events import EVERYBODY, Event, Moved, Shuffled
from sixgun.engine.ids import (
    BOX,
    DECK,
    DISCARDS,
    DISPLAY,
    HAND,
    IN_PLAY,
    NO_CARD,
    NOBODY,
    PLAYING,
    RESOLVING,
    SHERIFF,
    Action,
    CardId,
    Kind,
    Role,
    Seat,
    Zone,
)
from sixgun.engine.refusals import NO_ANSWER, Refusal
from sixgun.engine.settings import Rules

if TYPE_CHECKING:
    from sixgun.engine.hooks import Box, Card, Character


class Frame:
    """Something still to happen. Frames are values: they are replaced, never changed."""

    def waits(self, g: Game) -> bool:
        """Taken off the stack: happen, or go back and wait for somebody."""
        raise NotImplementedError

    def between_effects(self) -> bool:
        """True where no card or ability is being resolved."""
        return False


class Step(Frame):
    """A frame the rules carry out by themselves."""

    def waits(self, g: Game) -> bool:
        self.run(g)
        return False

    def run(self, g: Game) -> None:
        raise NotImplementedError


class Ask(Frame):
    """A frame that waits for one player, because of what `by` did with `card`."""

    prompt: ClassVar[str] = ""

    def __init__(self, seat: Seat, by: Seat = NOBODY, card: CardId = NO_CARD) -> None:
        self.seat: Final[i64] = seat
        self.by: Final[i64] = by
        self.card: Final[i64] = card

    def waits(self, g: Game) -> bool:
        if self.moot(g):
            return False
        g.stack.append(self)
        g.options = self.options(g)
        g.asked = self
        return True

    def moot(self, g: Game) -> bool:
        """True when nobody needs to answer any more."""
        return not g.players[self.seat].alive

    def options(self, g: Game) -> list[Action]:
        raise NotImplementedError

    def answer(self, g: Game, action: Action) -> None:
        raise NotImplementedError

    def facts(self, g: Game) -> dict[str, int]:
        """What else there is to say about it, in numbers."""
        return {}

    def why_not(self, g: Game, action: Action) -> Refusal:
        """Why this action, which is none of the options, is refused."""
        return Refusal(NO_ANSWER)

    def hint(self, g: Game, card: CardId) -> Refusal:
        """Why this hand card is in none of the options."""
        return self.why_not(g, Action(PLAYING, card))


class Player:
    def __init__(self, character: Character, role: Role) -> None:
        self.character = character
        self.ability = character  # the one in force: Vera Custer's changes
        self.role: i64 = role
        self.place: i64 = 0  # among the living
        self.spare: Character | None = None  # face down, as life counter (SET-07)
        self.alive = True
        self.life: i64 = 0
        self.max_life: i64 = 0
        self.killer: i64 = NOBODY
        self.noticed = False  # that the hand is empty
        self.hand: list[CardId] = []
        self.in_play: list[CardId] = []
        # What the cards in play add up to, kept by `Game.refit`.
        self.reach: i64 = 1
        self.sight: i64 = 0
        self.remoteness: i64 = 0
        self.barrels: i64 = 0
        self.rapid = False
        # Who was within which distance, kept by `rules.distance` as long as the layout is the same.
        self.near: list[Seat] = []
        self.near_far: i64 = 0
        self.near_layout: i64 = -1

    def clone(self) -> Player:
        twin = Player(self.character, self.role)
        twin.ability, twin.spare = self.ability, self.spare
        twin.place, twin.alive = self.place, self.alive
        twin.life, twin.max_life = self.life, self.max_life
        twin.killer, twin.noticed = self.killer, self.noticed
        twin.hand, twin.in_play = self.hand[:], self.in_play[:]
        twin.reach, twin.sight, twin.remoteness = self.reach, self.sight, self.remoteness
        twin.barrels, twin.rapid = self.barrels, self.rapid
        return twin


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
        self.stack: list[Frame] = []
        self.asked: Ask | None = None  # the question on top of the stack
        self.options: list[Action] = []  # its answers
        self.turn: i64 = NOBODY
        self.turns: i64 = 0
        self.bangs: i64 = 0  # BANG! cards played this turn
        self.fresh: list[CardId] = []  # laid this turn
        self.spent = False  # the ability that works once a turn was used
        self.turn_lost = False  # in Jail
        self.layout: i64 = 0  # counts what changes distances
        self.gear_ignored = False  # cards in play in front of those who are not on turn
        self.living: list[Seat] = []  # in seating order
        self.watchers: list[Seat] = []  # whose ability minds an empty hand
        self.somebody_died = False  # since the winners were last looked for
        self.winners: list[Seat] = []
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
        twin.fresh, twin.spent, twin.turn_lost = self.fresh[:], self.spent, self.turn_lost
        twin.layout = self.layout
        twin.gear_ignored, twin.somebody_died = self.gear_ignored, self.somebody_died
        twin.living, twin.watchers, twin.winners = self.living[:], self.watchers[:], self.winners[:]
        return twin

    def push(self, frame: Frame, *then: Frame) -> None:
        """Make these happen next, in the order written."""
        for i in range(len(then) - 1, -1, -1):
            self.stack.append(then[i])
        self.stack.append(frame)

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def moved(self, card: CardId, src: Zone, dst: Zone) -> None:
        """All card traffic is told here, and made into an event only if somebody listens."""
        if self.events is not None:
            self.events.append(Moved(card, src, dst, self.display_owner))

    # Looking

    def over(self) -> bool:
        return len(self.winners) > 0

    def ability(self, seat: Seat) -> Character:
        return self.players[seat].ability

    def kind(self, card: CardId) -> Kind:
        return self.box.kinds[card]

    def entry(self, card: CardId) -> Card:
        return self.box.cards[self.box.kinds[card]]

    def others(self, seat: Seat) -> list[Seat]:
        """The living, in turn order, starting to the left of `seat`."""
        return [s for s in self.living if s > seat] + [s for s in self.living if s < seat]

    def left_of(self, seat: Seat) -> Seat:
        """The next living player in turn order."""
        for other in self.living:
            if other > seat:
                return other
        return self.living[0]

    def from_turn(self) -> list[Seat]:
        """The living, starting with the player on turn."""
        return [s for s in self.living if s >= self.turn] + [s for s in self.living if s < self.turn]

    def gear_works(self, seat: Seat) -> bool:
        """Cards in play count, unless the player on turn looks through those of the others."""
        return not self.gear_ignored or seat == self.turn

    def holds(self, seat: Seat, kind: Kind) -> bool:
        """A card of this name lies in front of `seat`."""
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
        """Take the top card of the deck, which the discards become as soon as it is used up (PH1-03, PH1-04)."""
        if not self.deck:
            self.reshuffle()
            if not self.deck:
                return NO_CARD
        card = self.deck.pop()
        if not self.deck:
            self.reshuffle()
        return card

    def reshuffle(self) -> None:
        if self.discards:
            self.deck, self.discards = self.chance.shuffled(self.discards), []
            if self.events is not None:
                self.tell(Shuffled(len(self.deck)))

    def draw(self, seat: Seat, count: i64 = 1) -> None:
        """Draw as many cards as there are (DER-05)."""
        hand = self.players[seat].hand
        for _ in range(count):
            card = self.top()
            if card == NO_CARD:
                return
            hand.append(card)
            self.moved(card, DECK, HAND + seat)

    def flip(self) -> CardId:
        """Turn the top card over, onto the discards."""
        card = self.top()
        if card != NO_CARD:
            self.discards.append(card)
            self.moved(card, DECK, DISCARDS)
        return card

    def show(self, count: i64, owner: Seat = EVERYBODY) -> None:
        """Lay cards from the deck on the display, for everybody or for one to look at."""
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
        self.moved(card, DISPLAY, DECK)

    def discard_shown(self, card: CardId) -> None:
        self.display.remove(card)
        self.discards.append(card)
        self.moved(card, DISPLAY, DISCARDS)

    def discard(self, seat: Seat, card: CardId) -> None:
        self.players[seat].hand.remove(card)
        self.discards.append(card)
        self.moved(card, HAND + seat, DISCARDS)

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
        """Out of a hand, into another."""
        self.players[victim].hand.remove(card)
        self.players[thief].hand.append(card)
        self.moved(card, HAND + victim, HAND + thief)

    def random_card(self, seat: Seat) -> CardId:
        """A random hand card, unseen by anybody (DER-39)."""
        hand = self.players[seat].hand
        return hand[self.chance.below(len(hand))]

    def take_discard(self, seat: Seat) -> None:
        """The top of the discards, into the hand."""
        card = self.discards.pop()
        self.players[seat].hand.append(card)
        self.moved(card, DISCARDS, HAND + seat)

    # Cards in play

    def lay(self, seat: Seat, card: CardId, before: Seat) -> None:
        self.players[seat].hand.remove(card)
        self.players[before].in_play.append(card)
        self.fresh.append(card)
        self.moved(card, HAND + seat, IN_PLAY + before)
        self.refit(before)

    def unlay(self, seat: Seat, card: CardId) -> None:
        self.players[seat].in_play.remove(card)
        self.refit(seat)

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
        """From in front of one player to in front of another."""
        self.unlay(seat, card)
        self.players[to].in_play.append(card)
        self.moved(card, IN_PLAY + seat, IN_PLAY + to)
        self.refit(to)

    def show_all(self, seat: Seat) -> None:
        """Everything a player has goes on display."""
        player = self.players[seat]
        self.display_owner = EVERYBODY
        for card in player.hand:
            self.moved(card, HAND + seat, DISPLAY)
        for card in player.in_play:
            self.moved(card, IN_PLAY + seat, DISPLAY)
        self.display.extend(player.hand)
        self.display.extend(player.in_play)
        player.hand, player.in_play = [], []
        self.refit(seat)

    def discard_all(self, seat: Seat) -> None:
        for card in self.players[seat].hand[:]:
            self.discard(seat, card)
        for card in self.players[seat].in_play[:]:
            self.discard_in_play(seat, card)

    def leave_in_box(self, cards: list[CardId]) -> None:
        for card in cards:
            self.deck.remove(card)
            self.moved(card, DECK, BOX)
        self.removed = cards

    def refit(self, seat: Seat) -> None:
        """Add up what the cards in play do, after any of them came or went."""
        player = self.players[seat]
        self.layout += 1
        player.reach, player.sight, player.remoteness, player.barrels, player.rapid = 1, 0, 0, 0, False
        for card in player.in_play:
            entry = self.entry(card)
            player.sight += entry.sight
            player.remoteness += entry.remoteness
            player.barrels += entry.barrels
            if entry.reach > 0:
                player.reach, player.rapid = entry.reach, entry.rapid

    def seat_living(self) -> None:
        """Count the seats, after somebody came or went."""
        self.layout += 1
        self.living = [seat for seat in range(len(self.players)) if self.players[seat].alive]
        for place in range(len(self.living)):
            self.players[self.living[place]].place = place

    def heed_gear(self) -> None:
        """Ask the player on turn, after the turn or an ability has changed."""
        self.layout += 1
        self.gear_ignored = self.players[self.turn].ability.ignores_gear()

    def watch(self) -> None:
        """Remember whose ability minds an empty hand, after an ability or a life has changed."""
        self.watchers = [seat for seat in self.living if self.players[seat].ability.minds_empty_hand()]
