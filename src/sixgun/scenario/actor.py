"""One player of a scenario: what they hold, what they do, and what is expected of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from sixgun.engine.ids import FROM_HAND, NO_CARD, NOBODY
from sixgun.engine.kernel import act, question, why_not_playable
from sixgun.engine.memory import NO_MEMORY, EventMemory
from sixgun.engine.refusals import IllegalAction, Refusal
from sixgun.event_cards.fistful_frames import RED, SKIP
from sixgun.match.notation import write_choice
from sixgun.match.position import position
from sixgun.rules.distance import distance
from sixgun.rules.rulebook import reach
from sixgun.rules.triggers import interrupt, interrupts
from sixgun.rules.turn import Turn

if TYPE_CHECKING:
    from sixgun.scenario.scenario import Scenario


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
        if self.g.memory is NO_MEMORY:
            self.g.memory = EventMemory([], [])
        if self.g.memory.first_out == NOBODY:
            self.g.memory.first_out = self.seat
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

    def discard(self, card: str, at: Actor | None = None, take: str = "", pay: str = "") -> None:
        """Discards a card; under Ricochet at a card in play of somebody, under Sniper together with another."""
        self.choose(DISCARDING, card, at, take, pay)

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

    def guess(self, colour: str) -> None:
        """Guesses `red` or `black` under Peyote."""
        assert colour in ("red", "black"), f"{colour} is neither red nor black"
        self.choose_number(RED if colour == "red" else 1 - RED)

    def skip_phase_1(self) -> None:
        """Gives up phase 1 for a life point under Hard Liquor."""
        self.choose_number(SKIP)

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
        self.must_be_asked()
        options = [o for o in self.g.options if self.matches(o, verb, card, at, take, pay)]
        assert options, f"{self} cannot {self.sentence(verb, card, at)}; there is {self.choices()}"
        act(self.g, self.only(options, self.sentence(verb, card, at)))

    def choose_number(self, offer: int) -> None:
        """Gives the answer with this number."""
        self.must_be_asked()
        action = Action.choosing(offer)
        assert action in self.g.options, f"{self} cannot choose {offer}; there is {self.choices()}"
        act(self.g, action)

    def must_be_asked(self) -> None:
        asked = question(self.g)
        assert asked.seat == self.seat, f"it is seat {asked.seat} who is asked {asked.prompt}, not {self}"

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
