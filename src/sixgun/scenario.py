"""The scenario language: seat players, give them cards, play, and state what you expect. See docs/scenarios.md.

>>> slab, bart, *others = table("slab_the_killer", "bart_cassidy", "-", "-")
>>> slab.give("bang")
>>> bart.give("missed missed")
>>> slab.play("bang", at=bart)
>>> bart.play("missed")
>>> bart.play("missed")
>>> bart.expect(life=4, hand="")
"""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.editions import DEFAULT, Setting
from sixgun.engine.actions import (
    ABILITY,
    DISCARDING,
    DRAWING,
    NAMING,
    PASSING,
    PLAYING,
    RETURNING,
    TAKING,
    USING,
    VERBS,
    Action,
)
from sixgun.engine.chance import Chance, key_of
from sixgun.engine.events import Event
from sixgun.engine.game import Game
from sixgun.engine.ids import FROM_HAND, NO_CARD, NOBODY, ROLES, SUITS
from sixgun.engine.kernel import act, question, settle, why_not_playable
from sixgun.engine.refusals import IllegalAction, Refusal
from sixgun.match.notation import face, write_card, write_choice
from sixgun.match.options import GameOptions
from sixgun.match.position import position
from sixgun.match.view import View, observe
from sixgun.rules.distance import distance
from sixgun.rules.interrupts import interrupt, interrupts
from sixgun.rules.rulebook import minds_empty_hand, reach
from sixgun.rules.setup import roles_for
from sixgun.rules.turn import NEXT_TURN, PlayPhase, Turn, TurnEnd

PLAIN = (
    "willy_the_kid", "slab_the_killer", "black_jack", "calamity_janet", "jourdonnais", "rose_doolan", "el_gringo",
    "tequila_joe", "sean_mallory", "bill_noface", "chuck_wengam", "jose_delgado", "elena_fuente", "doc_holyday",
)  # fmt: skip
"""The characters for `-`, whose abilities do not interfere."""


def table(
    *characters: str,
    roles: str = "",
    edition: str = DEFAULT,
    house_rules: dict[str, Setting] | None = None,
    seed: int = 1,
) -> Scenario:
    """Seats these characters in turn order; `-` is one that does not interfere. The first plays; hands are empty."""
    rules = tuple((house_rules or {}).items())
    named = GameOptions(edition, len(characters), rules)
    people = anybody(characters, tuple(named.start(key_of(seed)).box.characters))
    given = tuple(roles.split()) or tuple(ROLES[role] for role in roles_for(len(characters)))
    game = GameOptions(edition, len(characters), rules, given, people).start(key_of(seed))
    return Scenario(game)


def anybody(characters: tuple[str, ...], known: tuple[str, ...]) -> tuple[str, ...]:
    free = [name for name in PLAIN if name in known and name not in characters]
    return tuple(free.pop(0) if name == "-" else name for name in characters)


class Scenario:
    """The seats of a scenario, in turn order; unpack it into names."""

    def __init__(self, g: Game) -> None:
        self.g = g
        self.seats = [Actor(self, seat) for seat in range(len(g.players))]
        self.clear_hands()
        self.start_phase(0)

    def __iter__(self) -> Iterator[Actor]:
        return iter(self.seats)

    def __getitem__(self, seat: int) -> Actor:
        return self.seats[seat]

    def clear_hands(self) -> None:
        """Returns all cards to the deck. An ability that minds an empty hand waits until the hand has held a card."""
        g = self.g
        for player in g.players:
            g.deck += player.hand + player.in_play
            player.hand, player.in_play = [], []
            player.empty_hand_noticed = minds_empty_hand(player.ability)
        g.deck = Chance(key_of(7)).shuffled(g.deck + g.discards + g.display)
        g.discards, g.display = [], []

    def start_phase(self, seat: int) -> None:
        g = self.g
        g.turn, g.bangs, g.laid_this_turn, g.ability_used, g.turn_lost = seat, 0, [], False, False
        g.recount_gear()
        g.stack = [NEXT_TURN, TurnEnd(seat), PlayPhase(seat)]
        self.refresh()

    def refresh(self) -> None:
        """Asks the pending question again after something was arranged."""
        settle(self.g)
        self.g.events = []

    # Preparing

    def stack(self, cards: str) -> None:
        """The next cards of the deck, in this order: kinds, prints like `bang-5C`, faces like `10S`, or suits."""
        found = [self.from_deck(word) for word in cards.split()]
        self.g.deck += reversed(found)

    def from_deck(self, word: str) -> int:
        """Takes such a card out of the deck, or out of the discards if the deck has none."""
        for pile in (self.g.deck, self.g.discards):
            for card in pile:
                if self.fits(card, word):
                    pile.remove(card)
                    return int(card)
        raise AssertionError(f"there is no {word} left in the deck")

    def fits(self, card: int, word: str) -> bool:
        """Whether `word` is the kind, the print, the face or the suit of this card."""
        g = self.g
        names = (g.card(card).key, write_card(g.box, card), face(g.box, card), SUITS[g.box.suits[card]], "any")
        return word in names

    def discard_pile(self, cards: str) -> None:
        """Puts these cards on the discards, the last one on top."""
        for word in cards.split():
            self.g.discards.append(self.from_deck(word))
        self.refresh()

    def deck_of(self, cards: str) -> None:
        """Makes these the only cards in the deck; the others leave the game."""
        found = [self.from_deck(word) for word in cards.split()]
        self.g.removed = self.g.removed + self.g.deck
        self.g.deck = list(reversed(found))

    # Looking

    def asked(self) -> str:
        """The seat and its question, such as `1 shot`, or `over`."""
        if self.g.over():
            return "over"
        ask = question(self.g)
        return f"{ask.seat} {ask.prompt}"

    def expect_discards(self, cards: str) -> None:
        """Checks the top of the discards; the last word is the topmost card."""
        words = cards.split()
        pile = self.g.discards[len(self.g.discards) - len(words) :] if words else self.g.discards
        names = [write_card(self.g.box, card) for card in pile]
        fits = len(pile) == len(words) and all(map(self.fits, pile, words))
        assert fits, f"the discards end in {names or 'nothing'}, not in {cards or 'nothing'}"

    def expect_winners(self, *seats: Actor) -> None:
        wanted = sorted(seat.seat for seat in seats)
        assert sorted(self.g.winners) == wanted, f"the winners are {sorted(self.g.winners)}, not {wanted}"

    def expect_turn(self, seat: Actor) -> None:
        assert self.g.turn == seat.seat, f"it is the turn of seat {self.g.turn}, not of {seat}"

    def heard(self, kind: type[Event]) -> list[Event]:
        """The events of this class since something was last arranged."""
        return [event for event in self.g.events or [] if isinstance(event, kind)]

    def view(self, seat: Actor | None = None) -> View:
        return observe(self.g, NOBODY if seat is None else seat.seat)


class Actor:
    """One player of a scenario."""

    def __init__(self, table: Scenario, seat: int) -> None:
        self.table, self.g, self.seat = table, table.g, seat
        self.me = table.g.players[seat]

    def __repr__(self) -> str:
        return f"seat {self.seat} ({self.me.character.key})"

    # Preparing

    def give(self, cards: str, *, life: int | None = None) -> None:
        """Puts these cards into the hand."""
        self.me.hand += [self.table.from_deck(word) for word in cards.split()]
        if life is not None:
            self.me.life = life
        self.table.refresh()

    def lay(self, cards: str) -> None:
        """Puts these cards into play, as if they had been there for some time."""
        self.me.in_play += [self.table.from_deck(word) for word in cards.split()]
        self.g.recount(self.seat)
        self.table.refresh()

    def set_life(self, life: int) -> None:
        self.me.life = life
        self.table.refresh()

    def leave(self) -> None:
        """Eliminates the player before the scenario begins."""
        self.me.alive, self.me.present, self.me.life = False, False, 0
        self.g.recount_present()
        self.g.recount_watchers()
        self.table.refresh()

    def begin_turn(self) -> None:
        """Begins a new turn of this player, with Dynamite, Jail and phase 1."""
        self.g.stack = [Turn(self.seat)]
        self.table.refresh()

    def begin_play(self) -> None:
        """Begins phase 2 of this player."""
        self.table.start_phase(self.seat)

    # Answering

    def play(self, card: str, at: Actor | None = None, take: str = "", pay: str = "") -> None:
        """Plays a card from hand, in one's own turn or as an answer."""
        self.choose(PLAYING, card, at, take, pay)

    def use(self, card: str, at: Actor | None = None, take: str = "") -> None:
        """Uses a green card in play."""
        self.choose(USING, card, at, take)

    def discard(self, card: str) -> None:
        self.choose(DISCARDING, card)

    def draw(self) -> None:
        """Does a Draw! for a Barrel."""
        self.choose(DRAWING)

    def take(self, card: str, of: Actor | None = None) -> None:
        """Takes a face-up card, or a player's card in play or from `hand`."""
        if of is None:
            self.choose(TAKING, card)
        else:
            self.choose(TAKING, "", of, card)

    def let_count(self, card: str, on_top: str) -> None:
        """Lucky Duke lets this card count, and puts that one on top of the discards."""
        self.choose(TAKING, card, None, on_top)

    def put_back(self, card: str) -> None:
        self.choose(RETURNING, card)

    def name(self, somebody: Actor) -> None:
        self.choose(NAMING, "", somebody)

    def use_ability(self, cards: str = "", at: Actor | None = None) -> None:
        """Uses the ability, with the cards it costs."""
        card, _, pay = cards.partition(" ")
        self.choose(ABILITY, card, at, "", pay)

    def interrupt(self, cards: str) -> None:
        """Uses an ability that works at any time, while another player is asked."""
        card, _, pay = cards.partition(" ")
        actions = [a for a in interrupts(self.g, self.seat) if self.matches(a, ABILITY, card, None, "", pay)]
        assert actions, f"{self} cannot interrupt with {cards}"
        interrupt(self.g, self.seat, self.only(actions, cards))

    def pass_(self) -> None:
        """Ends the phase, takes the hit, declines."""
        self.choose(PASSING)

    def end_turn(self) -> None:
        """Ends phase 2; fails if cards have to be discarded."""
        self.choose(PASSING)
        assert self.g.over() or self.g.turn != self.seat, f"{self} still has to answer {self.table.asked()}"

    def choose(self, verb: int, card: str = "", at: Actor | None = None, take: str = "", pay: str = "") -> None:
        """Answer the pending question; it must be mine, and the words must fit one of its options and no other."""
        asked = question(self.g)
        assert asked.seat == self.seat, f"it is seat {asked.seat} who is asked {asked.prompt}, not {self}"
        options = [o for o in self.g.options if self.matches(o, verb, card, at, take, pay)]
        assert options, f"{self} cannot {self.sentence(verb, card, at)}; there is {self.choices()}"
        act(self.g, self.only(options, self.sentence(verb, card, at)))

    def only(self, options: list[Action], said: str) -> Action:
        """The choice that the story says. Where it says `any`, it does not matter which."""
        different = "any" not in said.split() and len({self.meaning(option) for option in options}) > 1
        assert not different, f"{self} can {said} in several ways: {self.choices(options)}"
        return options[0]

    def meaning(self, option: Action) -> tuple[object, ...]:
        """What a choice does: copies of a card in one place are alike, unless the faces of turned-up cards count."""
        g, cards = self.g, (option.card, option.take, option.pay)
        return tuple(c if c < 0 or option.take in g.display else (g.card(c).key, c in self.me.hand) for c in cards)

    def matches(self, option: Action, verb: int, card: str, at: Actor | None, take: str, pay: str) -> bool:
        return (
            option.verb == verb
            and option.target == (NOBODY if at is None else at.seat)
            and self.named(option.card, card)
            and self.named(option.take, take)
            and self.named(option.pay, pay)
        )

    def named(self, card: int, word: str) -> bool:
        if card == FROM_HAND:
            return word == "hand"
        if card == NO_CARD or not word:
            return card == NO_CARD and not word
        return self.table.fits(card, word)

    def choices(self, options: list[Action] | None = None) -> str:
        return " ".join(write_choice(self.g.box, option) for option in options or self.g.options)

    @staticmethod
    def sentence(verb: int, card: str, at: Actor | None) -> str:
        return f"{VERBS[verb]} {card}" + (f" at {at}" if at else "")

    # Expecting

    def is_asked(self, prompt: str) -> None:
        wanted = f"{self.seat} {prompt}"
        assert self.table.asked() == wanted, f"asked is {self.table.asked()}, not {wanted}"

    def offers(self, verb: str, card: str = "") -> bool:
        """Whether this player has an option with this verb and card."""
        if self.g.over() or question(self.g).seat != self.seat:
            return False
        return any(VERBS[o.verb] == verb and (not card or self.named(o.card, card)) for o in self.g.options)

    def expect(self, *, life: int | None = None, hand: str | int | None = None, in_play: str | None = None) -> None:
        """Checks life points, the hand (as kinds or as a number) and the cards in play."""
        if life is not None:
            assert self.me.life == life, f"{self} has {self.me.life} life points, not {life}"
        if isinstance(hand, int):
            assert len(self.me.hand) == hand, f"{self} has {len(self.me.hand)} cards in hand, not {hand}"
        elif hand is not None:
            self.expect_cards("in hand", self.me.hand, hand)
        if in_play is not None:
            self.expect_cards("in play", self.me.in_play, in_play)

    def expect_cards(self, where: str, cards: list[int], wanted: str) -> None:
        names = sorted(self.g.card(card).key for card in cards)
        assert names == sorted(wanted.split()), f"{self} has {names} {where}, not {wanted or 'nothing'}"

    def expect_alive(self) -> None:
        assert self.me.alive, f"{self} is dead"

    def expect_dead(self) -> None:
        assert not self.me.alive, f"{self} is alive"

    def distance_to(self, other: Actor) -> int:
        return int(distance(self.g, self.seat, other.seat))

    def reach(self) -> int:
        return int(reach(self.g, self.seat))

    # Refusals

    def cannot(
        self, card: str, at: Actor | None = None, take: str = "", pay: str = "", *, because: str, verb: str = "play"
    ) -> Refusal:
        """Checks that this is refused with this code and changes nothing."""
        refusal = self.refused(self.wish(verb, card, at, take, pay))
        assert refusal.code == because, f"{self} is refused because {refusal}, not because {because}"
        return refusal

    def wish(self, verb: str, card: str, at: Actor | None, take: str, pay: str) -> Action:
        """An action that a player might try, legal or not."""
        mine, target = self.own(card), NOBODY if at is None else at.seat
        taken = FROM_HAND if take == "hand" else at.own(take) if at and take else self.own(take)
        return Action(VERBS.index(verb), mine, target, taken, self.own(pay, mine))

    def own(self, word: str, other_than: int = NO_CARD) -> int:
        if not word:
            return NO_CARD
        for card in self.me.hand + self.me.in_play:
            if card != other_than and self.table.fits(card, word):
                return int(card)
        raise AssertionError(f"{self} has no {word}")

    def refused(self, action: Action) -> Refusal:
        before = position(self.g)
        try:
            if self.g.over() or question(self.g).seat == self.seat:
                act(self.g, action)
            else:
                interrupt(self.g, self.seat, action)
        except IllegalAction as error:
            assert position(self.g) == before, "a refused action has changed the game"
            return error.refusal
        raise AssertionError(f"{self} was not refused: {write_choice(self.g.box, action)}")

    def unplayable(self, card: str, *, because: str) -> Refusal:
        """Checks the hint on this hand card, which cannot be played now."""
        refusal = why_not_playable(self.g, self.seat, self.own(card))
        assert refusal is not None, f"{self} can play {card} now"
        assert refusal.code == because, f"{card} is unplayable because {refusal}, not because {because}"
        return refusal
