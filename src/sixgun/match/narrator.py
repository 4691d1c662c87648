"""From codes to sentences: cards, events, questions, choices and refusals in the language of a reader."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import NamedTuple

from sixgun.engine.actions import ABILITY, NAMING, PASSING, TAKING, VERBS, Action
from sixgun.engine.box import Box
from sixgun.engine.events import (
    Checked,
    Event,
    Moved,
    Played,
    TurnBegan,
    Used,
)
from sixgun.engine.hooks import snake
from sixgun.engine.ids import (
    DECK,
    DISCARDS,
    DISPLAY,
    FROM_HAND,
    HAND,
    IN_PLAY,
    NO_CARD,
    NOBODY,
    PLACES,
    RANKS,
    RESOLVING,
    ROLES,
    SUITS,
    CardId,
    Role,
    Seat,
    Zone,
)
from sixgun.engine.refusals import Refusal
from sixgun.match.view import UNKNOWN, Question, View
from sixgun.words import Words

Facts = dict[str, object]


class Narrator:
    """Speaks one language, of one table: its deck, its edition, the names of its players."""

    def __init__(self, words: Words, box: Box, names: Sequence[str]) -> None:
        self.words = words
        self.box = box
        self.names = tuple(names)

    # Names

    def name(self, seat: Seat) -> str | None:
        return None if seat == NOBODY else self.names[seat]

    def named(self, seats: Iterable[Seat]) -> str:
        return ", ".join(self.names[seat] for seat in seats)

    def role(self, role: Role) -> str:
        return self.words.say("choice-unknown") if role == UNKNOWN else self.words.name(ROLES[role])

    def kind(self, card: CardId) -> str | None:
        """The name of a card, without its face."""
        return None if card == NO_CARD else self.words.name(self.box.cards[self.box.kinds[card]].key)

    def card(self, card: CardId) -> str:
        """`BANG! 5♣`, or what there is to say about a card that nobody shows."""
        if card == FROM_HAND:
            return self.words.say("ui-random_card")
        if card == UNKNOWN:
            return self.words.say("choice-unknown")
        rank = self.words.name(f"rank_{RANKS[self.box.ranks[card] - 2]}")
        return self.words.say("choice-card", card=self.kind(card), rank=rank, suit=SUITS[self.box.suits[card]])

    def cards(self, cards: Iterable[CardId]) -> str:
        return ", ".join(self.card(card) for card in cards)

    def place(self, zone: Zone) -> str:
        if zone >= IN_PLAY:
            return self.words.say("place-in_play", who=self.names[zone - IN_PLAY])
        if zone >= HAND:
            return self.words.say("place-hand", who=self.names[zone - HAND])
        return self.words.say(f"place-{PLACES[zone]}")

    # Events

    def event(self, event: Event) -> str:
        kind: type = type(event)
        assert is_dataclass(kind)
        facts: Facts = {}
        for field in fields(kind):
            facts |= self.spoken(event, field.name, getattr(event, field.name))
        return self.words.say(f"event-{snake(kind.__name__)}", **facts)

    def spoken(self, event: Event, name: str, value: object) -> Facts:
        """One field of an event, as its message wants to have it."""
        if isinstance(value, tuple):
            return {name: self.named(value)}
        if isinstance(value, str):
            return {name: self.words.name(value)}
        if isinstance(value, bool) or not isinstance(value, int):
            return {name: value}
        return self.spoken_number(event, name, value)

    def spoken_number(self, event: Event, name: str, value: int) -> Facts:
        match name:
            case "seat":
                return {"who": self.name(value)}
            case "target" | "by" | "dead":
                return {name: None if value == getattr(event, "seat", NOBODY) else self.name(value)}
            case "card":
                return {name: None if value == NO_CARD else self.card(value)}
            case "cause":
                return {name: self.kind(value)}
            case "kind":
                return {name: self.played_as(event)}
            case "role":
                return {name: self.role(value)}
            case "change":
                return {"lost" if value < 0 else "gained": abs(value)}
            case "life":
                return {name: max(value, 0)}
        return {name: value}

    def played_as(self, event: Event) -> str | None:
        """What a card was played as, if not as itself."""
        assert isinstance(event, Played)
        return None if self.box.kinds[event.card] == event.kind else self.words.name(self.box.cards[event.kind].key)

    def moves(self, moves: Sequence[Moved]) -> str:
        """Several cards that went the same way."""
        places = {"src": self.place(moves[0].src), "dst": self.place(moves[0].dst)}
        if moves[0].card != NO_CARD:
            return self.words.say("event-moved", card=self.cards(move.card for move in moves), **places)
        return self.words.say("event-moved", count=len(moves) if len(moves) > 1 else None, **places)

    # Questions

    def question(self, view: View) -> str:
        """Because of which card of whom I am asked, and what."""
        asked = view.question
        assert asked is not None
        question = self.words.say(f"prompt-{asked.prompt}", **self.circumstances(view))
        by = None if asked.by in (NOBODY, view.me) or asked.prompt == "share" else self.name(asked.by)
        if by is None and asked.card == NO_CARD:
            return question
        card = None if asked.card == NO_CARD else self.card(asked.card)
        return self.words.say("ui-asked", cause=self.words.say("ui-cause", card=card, by=by), question=question)

    def circumstances(self, view: View) -> Facts:
        """The numbers of a question, whom and what it is about."""
        asked = view.question
        assert asked is not None
        facts = numbers(asked)
        if asked.prompt == "shot" and facts["count"] == 1:
            del facts["count"]  # once goes without saying
        if "target" in facts:
            facts["target"] = self.name(dict(asked.facts)["target"])
        if asked.prompt == "may_use":
            facts["character"] = self.words.name(view.players[asked.seat].ability)
        if asked.prompt == "share":
            facts["by"] = self.name(asked.by)
        return facts

    def waiting(self, view: View) -> str:
        """Whom everybody waits for."""
        assert view.question is not None
        return self.words.say(f"prompt-{view.question.prompt}.others", who=self.name(view.question.seat))

    # Choices

    def choice(self, view: View, action: Action) -> str:
        """A whole choice on one line."""
        assert view.question is not None
        if action.verb == PASSING:
            return self.silence(view.question)
        if action.verb == NAMING:
            return self.naming(view, action)
        if action.verb == TAKING and view.question.prompt == "which_counts":
            return self.counting(action)
        return self.doing(view, action)

    def silence(self, asked: Question) -> str:
        """What it means to do nothing now."""
        return self.words.say(f"prompt-{asked.prompt}.pass", **numbers(asked))

    def naming(self, view: View, action: Action) -> str:
        """A character, or a player and with it the player's character."""
        if action.target == NOBODY:
            return self.words.name(view.characters[action.offer])
        who = view.players[action.target]
        return self.words.say("choice-person", who=self.name(action.target), character=self.words.name(who.character))

    def counting(self, action: Action) -> str:
        if action.card == NO_CARD:
            return self.words.say("verb-draw")
        return self.words.say("choice-counts", card=self.card(action.card), top=self.card(action.on_top))

    def doing(self, view: View, action: Action) -> str:
        """What is done, → to whom, which card of theirs, at which price."""
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
        facts: Facts = dict(refusal.facts)
        if "target" in refusal.facts:
            facts["target"] = self.name(refusal.facts["target"])
        return self.words.say(f"refusal-{refusal.code}", **facts)


def numbers(asked: Question) -> Facts:
    """The numbers of a question; who is alive lacks no life to stay in the game."""
    facts = dict(asked.facts)
    return {**facts, "count": max(facts["count"], 0)} if "count" in facts else {**facts}


class LogLine(NamedTuple):
    """A line of the log, and what it tells of."""

    event: Event
    text: str


class Chronicle:
    """The log of one reader. What an event has told, the traffic of its card does not tell again."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        self.told: set[CardId] = set()  # cards of which everybody knows where they go next
        self.begun = False

    def tell(self, events: Iterable[Event]) -> list[LogLine]:
        """These events, as far as there is something to say about them."""
        lines: list[LogLine] = []
        together: list[Moved] = []
        for event in [*self.worth_telling(events), None]:
            if together and not (isinstance(event, Moved) and same_way(event, together[0])):
                lines.append(LogLine(together[0], self.narrator.moves(together)))
                together = []
            if isinstance(event, Moved):
                together.append(event)
            elif event is not None:
                lines.append(LogLine(event, self.narrator.event(event)))
        return lines

    def worth_telling(self, events: Iterable[Event]) -> Iterator[Event]:
        for event in events:
            if isinstance(event, Moved):
                if self.begun and not self.is_told(event):
                    yield plain(event)
            else:
                self.remember(event)
                yield event

    def remember(self, event: Event) -> None:
        """A card that is played, used, or settled by a Draw! goes where such cards go."""
        if isinstance(event, TurnBegan):
            self.begun = True  # the hands that are dealt before are nobody's news
        elif isinstance(event, Played | Used):
            self.told.add(event.card)
        elif isinstance(event, Checked) and event.cause != NO_CARD and not self.stays(event.cause):
            self.told.add(event.cause)

    def stays(self, card: CardId) -> bool:
        """A Barrel remains after it was tried."""
        box = self.narrator.box
        return box.cards[box.kinds[card]].barrels > 0

    def is_told(self, move: Moved) -> bool:
        if move.src >= IN_PLAY and move.dst >= IN_PLAY:
            self.told.discard(move.card)  # Dynamite, passed on
            return False
        if move.card in self.told and move.card != NO_CARD:
            if move.dst != RESOLVING:
                self.told.discard(move.card)
            return True
        turned_up = move.src == DECK and move.dst == DISCARDS  # the Draw! tells
        looked_at = move.card == NO_CARD and move.dst in (DISPLAY, DECK)
        settled = move.src == DISPLAY and move.dst == DISCARDS
        return turned_up or looked_at or settled or move.src == RESOLVING


def plain(move: Moved) -> Moved:
    """A card that was looked at in secret and kept was, to the others, drawn."""
    return Moved(move.card, DECK, move.dst) if move.card == NO_CARD and move.src == DISPLAY else move


def same_way(one: Moved, other: Moved) -> bool:
    return one.src == other.src and one.dst == other.dst and (one.card == NO_CARD) == (other.card == NO_CARD)


SEATS = ("who", "target")


def told(words: Words, code: str, facts: Mapping[str, int | str], names: Sequence[str]) -> str:
    """One sentence."""
    return words.say(code, **{name: spoken(words, name, fact, names) for name, fact in facts.items()})


def spoken(words: Words, name: str, fact: int | str, names: Sequence[str]) -> int | str:
    if name in SEATS and isinstance(fact, int):
        return names[fact]
    return words.name(str(fact)) if name == "role" else fact
