"""The table of a scenario: who sits there, what lies on it, and what is expected of it."""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.editions import DEFAULT, SettingValue
from sixgun.engine.chance import Chance, key_of
from sixgun.engine.events import Event
from sixgun.engine.game import Game
from sixgun.engine.ids import NOBODY, ROLES, SUITS
from sixgun.engine.kernel import question, settle
from sixgun.engine.memory import EventMemory
from sixgun.event_cards import EVENT_CARDS
from sixgun.match.notation import face, write_card
from sixgun.match.options import GameOptions
from sixgun.match.view import View, observe
from sixgun.rules.event_pile import enforce
from sixgun.rules.rulebook import minds_empty_hand
from sixgun.rules.setup import roles_for
from sixgun.rules.turn import NEXT_TURN, PlayPhase, TurnEnd
from sixgun.scenario.actor import Actor

PLAIN = (
    "willy_the_kid", "slab_the_killer", "black_jack", "calamity_janet", "jourdonnais", "rose_doolan", "el_gringo",
    "tequila_joe", "sean_mallory", "bill_noface", "chuck_wengam", "jose_delgado", "elena_fuente", "doc_holyday",
)  # fmt: skip
"""The characters for `-`, whose abilities do not interfere."""


def table(
    *characters: str,
    roles: str = "",
    edition: str = DEFAULT,
    house_rules: dict[str, SettingValue] | None = None,
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

    def event(self, key: str) -> None:
        """Puts this event card in force, without what it does when it is turned."""
        enforce(self.g, EVENT_CARDS[key])
        self.refresh()

    def event_pile(self, keys: str) -> None:
        """The event cards that come next, in this order."""
        pile = [EVENT_CARDS[key] for key in reversed(keys.split())]
        memory = EventMemory(pile[:1], pile[1:])
        memory.first_out, memory.came_back = self.g.memory.first_out, self.g.memory.came_back
        self.g.event_pile, self.g.memory = pile, memory

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
