"""The command `?`: explains a card, event card, character, role or player, and why a card cannot be played now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sixgun.editions import EXPANSIONS, event_cards
from sixgun.engine.actions import ABILITY, NAMING, PLAYING, Action
from sixgun.engine.hooks import COLOURS, NO_ABILITY
from sixgun.engine.ids import NOBODY, ROLES, CardId, Seat
from sixgun.engine.refusals import IllegalAction, Refusal
from sixgun.ledger.search import fold
from sixgun.match.match import Match
from sixgun.match.narrator import Narrator
from sixgun.match.notation import write_card
from sixgun.match.view import View
from sixgun.rules.rulebook import life_points
from sixgun.terminal.lookup import names_of


class Thing(NamedTuple):
    """Something that can be explained."""

    what: str  # card, event, character, role or player
    key: str
    seat: Seat = NOBODY


class Explainer:
    def __init__(self, match: Match, narrator: Narrator, me: Seat) -> None:
        self.match = match
        self.narrator = narrator
        self.words = narrator.words
        self.me = me

    # Finding

    def called(self, wanted: str) -> list[Thing]:
        """The things with this name; if there are none, those with a word that begins like it."""
        things = list(self.things())
        exact = [thing for thing in things if fold(wanted) in self.names_of(thing)]
        return exact or [thing for thing in things if self.begins(thing, fold(wanted))]

    def things(self) -> Iterator[Thing]:
        box = self.match.game.box
        yield from (Thing("player", name, seat) for seat, name in enumerate(self.narrator.names))
        yield from (Thing("card", key) for key in dict.fromkeys(box.cards[kind].key for kind in box.kinds))
        yield from (Thing("event", card.key) for cards in event_cards(self.match.options.rules) for card in cards)
        yield from (Thing("character", key) for key in box.characters)
        yield from (Thing("role", key) for key in ROLES)

    def names_of(self, thing: Thing) -> set[str]:
        return {fold(thing.key)} if thing.what == "player" else names_of(thing.key, self.words)

    def begins(self, thing: Thing, wanted: str) -> bool:
        parts = [part for name in self.names_of(thing) for part in (name, *name.split())]
        return bool(wanted) and any(part.startswith(wanted) for part in parts)

    def name(self, thing: Thing) -> str:
        return thing.key if thing.what == "player" else self.words.name(thing.key)

    def of_card(self, card: CardId) -> Thing:
        box = self.match.game.box
        return Thing("card", box.cards[box.kinds[card]].key)

    def of_action(self, action: Action, view: View) -> Thing | None:
        """The thing that a choice is about, if any."""
        if action.verb == NAMING and action.target == NOBODY:
            return Thing("character", view.characters[action.offer])
        if action.verb == ABILITY:
            return Thing("character", view.players[self.me].ability)
        for card in (action.card, action.take):
            if card >= 0:
                return self.of_card(card)
        return None if action.target == NOBODY else Thing("player", self.narrator.names[action.target], action.target)

    # Explaining

    def about(self, thing: Thing, view: View) -> Iterator[str]:
        match thing.what:
            case "card":
                yield from self.about_card(thing, view)
            case "event":
                yield from self.about_event(thing.key, view)
            case "character":
                yield self.about_character(thing.key, view)
            case "role":
                yield self.about_role(thing.key, view)
            case _:
                yield from self.about_player(thing.seat, view)

    def about_card(self, thing: Thing, view: View) -> Iterator[str]:
        card = next(card for card in view.box.cards if card.key == thing.key)
        colour = self.words.name(f"{COLOURS[card.colour]}_border")
        text = self.words.text(thing.key)
        yield self.words.say("cli-explain-card", name=self.words.name(thing.key), colour=colour, text=text)
        for held in view.hand:
            if self.of_card(held) == thing:
                yield from self.now(held, view)

    def now(self, card: CardId, view: View) -> Iterator[str]:
        """Whether this hand card can be played, and at whom it cannot."""
        refusal = self.match.why_not(self.me, write_card(view.box, card))
        name = self.narrator.card(card)
        if refusal is not None:
            yield self.words.say("cli-explain-refused", card=name, reason=self.narrator.refusal(refusal))
            return
        targets = {option.target for option in view.options if option.card == card and option.verb == PLAYING}
        if targets:
            yield self.words.say("cli-explain-playable", card=name)
        if targets - {NOBODY}:
            yield from self.refused_targets(card, targets, view)

    def refused_targets(self, card: CardId, targets: set[Seat], view: View) -> Iterator[str]:
        for seat, player in enumerate(view.players):
            if player.present and seat not in targets and seat != self.me:
                refusal = self.why_not_at(card, seat)
                target = None if "distance" in refusal.facts else self.narrator.name(seat)  # the reason names it
                named = {"card": self.narrator.card(card), "target": target}
                yield self.words.say("cli-explain-target", reason=self.narrator.refusal(refusal), **named)

    def why_not_at(self, card: CardId, seat: Seat) -> Refusal:
        """The reason why a target is not allowed. Trying is safe: an illegal action is refused and changes nothing."""
        try:
            self.match.act(Action(PLAYING, card, seat))
        except IllegalAction as refused:
            return refused.refusal
        raise AssertionError("an illegal target was accepted")

    def about_event(self, key: str, view: View) -> Iterator[str]:
        """An event card, where its rules come from, and when it is in force."""
        expansion = next(name for name, cards in EXPANSIONS.items() if any(card.key == key for card in cards))
        facts = {"name": self.words.name(key), "text": self.words.text(key), "source": self.words.source(expansion)}
        yield self.words.say("cli-explain-event", **facts)
        yield self.words.say(time_of(key, view))

    def about_character(self, key: str, view: View) -> str:
        life = int(life_points(view.box.characters[key], view.rules))
        text = self.words.text(key)
        return self.words.say("cli-explain-character", name=self.words.name(key), life=life, text=text)

    def about_role(self, key: str, view: View) -> str:
        return self.words.say("cli-explain-role", name=self.words.name(key), text=role_text(self.narrator, view, key))

    def about_player(self, seat: Seat, view: View) -> Iterator[str]:
        """A player's character, and what their distance consists of."""
        who = view.players[seat]
        if who.character in view.box.characters:
            yield self.about_character(who.character, view)
        if who.ability == NO_ABILITY.key:
            yield self.words.name(who.ability)
        elif who.ability != who.character:
            yield self.about_character(who.ability, view)
        if who.distance:
            parts = {"seats": who.seats, "remoteness": who.remoteness, "sight": who.sight}
            reach, name = view.players[self.me].reach, self.narrator.name(seat)
            yield self.words.say("cli-explain-distance", who=name, distance=who.distance, reach=reach, **parts)


def time_of(event_card: str, view: View) -> str:
    """The message code for when an event card is in force."""
    if event_card == view.event_card:
        return "cli-explain-event-now"
    if event_card == view.next_event_card:
        return "cli-explain-event-next"
    return "cli-explain-event-past" if event_card in view.event_past else "cli-explain-event-later"


def role_text(narrator: Narrator, view: View, role: str) -> str:
    return narrator.words.text(f"{role}_of_three" if len(view.players) == 3 and role != "sheriff" else role)
