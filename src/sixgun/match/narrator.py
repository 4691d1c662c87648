"""Sentences for people: lines, questions, choices and refusals, from codes and facts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sixgun.engine.actions import ABILITY, NAMING, PASSING, TAKING, VERBS, Action
from sixgun.engine.game import Game
from sixgun.engine.ids import FROM_HAND, NO_CARD, NOBODY, RANKS, ROLES, SUITS, CardId, Role, Seat
from sixgun.engine.refusals import Refusal
from sixgun.match.lines import FACT_TYPES, TAILS, Fact, Line
from sixgun.match.prompts import prompt_facts
from sixgun.match.view import UNKNOWN, View
from sixgun.words import Words

Spelled = dict[str, object]


class Narrator:
    """Tells one game in one language, to the player in seat `me` or to a spectator."""

    def __init__(self, words: Words, game: Game, names: Sequence[str], me: Seat = NOBODY) -> None:
        self.words = words
        self.game = game
        self.box = game.box
        self.names = tuple(names)
        self.me = me

    # Names

    def name(self, seat: Seat) -> str | None:
        return None if seat == NOBODY else self.names[seat]

    def named(self, seats: Iterable[Seat]) -> str:
        return ", ".join(self.names[seat] for seat in seats)

    def role(self, role: Role) -> str:
        return self.words.say("choice-unknown") if role == UNKNOWN else self.words.name(ROLES[role])

    def card(self, card: CardId) -> str:
        """`BANG! 5♣`, or the words for a card that is hidden."""
        if card == FROM_HAND:
            return self.words.say("ui-random_card")
        if card == UNKNOWN:
            return self.words.say("choice-unknown")
        kind = self.words.name(self.box.cards[self.box.kinds[card]].key)
        return self.words.say("choice-card", card=kind, **self.printed(card))

    def face(self, card: CardId) -> str:
        """`5♣`."""
        return self.words.say("choice-face", **self.printed(card))

    def printed(self, card: CardId) -> Spelled:
        rank = self.words.name(f"rank_{RANKS[self.box.ranks[card] - 2]}")
        return {"rank": rank, "suit": SUITS[self.box.suits[card]]}

    def cards(self, cards: Iterable[CardId]) -> str:
        return ", ".join(self.card(card) for card in cards)

    # Lines

    def say(self, code: str, facts: Mapping[str, Fact]) -> str:
        """The sentence of a code: every fact is spelled by its type, and the tails are added at the end."""
        spelled: Spelled = {}
        for name, fact in facts.items():
            spelled |= self.spelled(name, fact)
        text = self.words.say(code, **spelled)
        for tail in TAILS:
            if tail in spelled:
                text = self.words.say(f"tail-{tail}", line=text, **{tail: spelled[tail]})
        return text

    def line(self, line: Line) -> str:
        return self.say(line.code, dict(line.facts))

    def spelled(self, name: str, fact: Any) -> Spelled:
        match FACT_TYPES[name]:
            case "seat":
                return {name: self.names[fact], f"{name}_is": self.is_me([fact])}
            case "seats":
                return {name: self.listed([self.names[seat] for seat in fact]), f"{name}_is": self.is_me(fact)}
            case "card":
                return {name: self.card(fact)}
            case "cards":
                return {name: self.listed([self.card(card) for card in fact])}
            case "face":
                return {name: self.face(fact)}
            case "kind":
                return {name: self.words.name(fact), f"{name}_is": fact}
            case "word":
                return {name: self.words.name(fact)}
            case "thing":
                return {name: self.words.name(fact) if isinstance(fact, str) else self.card(fact)}
        return {name: fact}

    def listed(self, things: Sequence[str]) -> str:
        """`Ada, Ben and Cleo`."""
        if len(things) == 1:
            return things[0]
        return self.words.say("ui-list", list=", ".join(things[:-1]), last=things[-1])

    def is_me(self, seats: Iterable[Seat]) -> str:
        return "you" if self.me in seats else "other"

    # Questions

    def question(self) -> str:
        """The pending question, as the player asked reads it."""
        return self.prompt("")

    def waiting(self) -> str:
        """The pending question, as everyone else reads it."""
        return self.prompt(".others")

    def silence(self) -> str:
        """What passing means here: the label of the pass button."""
        return self.prompt(".pass")

    def prompt(self, form: str) -> str:
        asked = self.game.asked
        assert asked is not None
        return self.say(f"prompt-{asked.prompt}{form}", prompt_facts(self.game))

    # Choices

    def choice(self, view: View, action: Action) -> str:
        """A move on one line."""
        assert view.question is not None
        if action.verb == PASSING:
            return self.silence()
        if action.verb == NAMING:
            return self.naming(view, action)
        if action.verb == TAKING and view.question.prompt == "which_counts":
            return self.counting(action)
        return self.doing(view, action)

    def naming(self, view: View, action: Action) -> str:
        """A character, a numbered answer, or a player with their character."""
        if action.target == NOBODY and not view.characters:
            return self.prompt(f".answer{action.offer}")
        if action.target == NOBODY:
            return self.words.name(view.characters[action.offer])
        who = view.players[action.target]
        return self.words.say("choice-person", who=self.name(action.target), character=self.words.name(who.character))

    def counting(self, action: Action) -> str:
        if action.card == NO_CARD:
            return self.words.say("verb-draw")
        return self.words.say("choice-counts", card=self.card(action.card), top=self.card(action.on_top))

    def doing(self, view: View, action: Action) -> str:
        """What is done, to whom, which of their cards it takes, and what it costs."""
        target = None if action.target == NOBODY else self.name(action.target)
        take = None if action.take == NO_CARD else self.card(action.take)
        pay = None if action.pay == NO_CARD or action.verb == ABILITY else self.card(action.pay)
        done = self.done(view, action)
        return self.words.say("choice-whole", done=done, target=target, take=take, pay=pay)

    def done(self, view: View, action: Action) -> str:
        """The verb and its card, or the ability and the cards it costs."""
        if action.verb == ABILITY:
            cards = [card for card in (action.card, action.pay) if card != NO_CARD]
            ability = self.words.name(view.players[view.me].ability)
            return self.words.say("choice-ability", character=ability, cards=self.cards(cards) if cards else None)
        if action.card == NO_CARD:
            return self.words.say(f"verb-{VERBS[action.verb]}")
        return self.words.say("choice-do", verb=VERBS[action.verb], card=self.card(action.card))

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"refusal-{refusal.code}", refusal.facts)
