"""Turns the events of a move into lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from sixgun.engine.events import (
    AbilityUsed,
    Abstained,
    CharacterChosen,
    Checked,
    Departed,
    Died,
    Discarded,
    Dodged,
    DutyShown,
    Event,
    EventStruck,
    EventTurned,
    GameOver,
    GaveLife,
    Guessed,
    LifeChanged,
    Moved,
    Named,
    Played,
    Punished,
    Returned,
    Revealed,
    Revived,
    Rewarded,
    SatOut,
    ShotAtCard,
    Shuffled,
    Sniped,
    TurnBegan,
    Unaffected,
    Used,
    Volleyed,
)
from sixgun.engine.hooks import Card
from sixgun.engine.ids import NO_CARD, NOBODY, ROLES, CardId, Seat
from sixgun.match.card_traffic import CardTraffic
from sixgun.match.drafts import Draft, code_of, heals_one, names_itself
from sixgun.match.lines import Facts, Line
from sixgun.rules.kinds import BRAWL, DYNAMITE, JAIL


class Teller(CardTraffic):
    """Writes the log of one listener, from the events as that listener may know them."""

    def clone(self) -> Teller:
        """A teller at the same point of the game."""
        twin = Teller(self.box)
        twin.dealing, twin.brawl, twin.looker = self.dealing, self.brawl, self.looker
        twin.settled, twin.dead, twin.wounds = self.settled.copy(), self.dead.copy(), self.wounds.copy()
        twin.striking = self.striking
        return twin

    def tell(self, events: Iterable[Event]) -> list[Line]:
        """The lines of one move."""
        self.drafts, self.deed, self.play, self.answer = [], None, None, None
        for event in events:
            if isinstance(event, Moved):
                if not self.dealing:
                    self.moved(event)
            else:
                HANDLERS[type(event)](self, event)
        return [draft.line() for draft in self.drafts]

    # Turns and the game as a whole

    def turn_began(self, event: TurnBegan) -> None:
        self.dealing, self.brawl, self.deed, self.striking = False, None, None, ""
        self.open("log-turn", event.seat)

    def turned_event(self, event: EventTurned) -> None:
        self.deed = None
        self.open("log-event", event.seat, event_card=event.event_card)

    def struck_by_event(self, event: EventStruck) -> None:
        """Said with the wound that follows, unless it is prevented."""
        self.striking = event.event_card

    def volleyed(self, event: Volleyed) -> None:
        self.open("log-volleyed", event.seat, count=event.shots)

    def gave_life(self, event: GaveLife) -> None:
        self.deed = self.open("log-gave_life", event.seat, target=event.target)
        self.deed.target = event.target

    def abstained(self, event: Abstained) -> None:
        self.open("log-abstained", event.seat)

    def guessed(self, event: Guessed) -> None:
        """The card that lies face up has a line already, which this one replaces."""
        self.drafts = [draft for draft in self.drafts if draft is not self.deed or draft.code != "log-turned_up"]
        self.settled.add(event.card)
        self.open("log-guessed", event.seat, red=event.red, card=event.card, matched=event.right)
        self.deed = None

    def showed_duty(self, event: DutyShown) -> None:
        self.open("log-duty", event.seat, card=event.card)

    def shot_at_card(self, event: ShotAtCard) -> None:
        self.settled.add(event.card)
        self.deed = self.open("log-shot_at_card", event.seat, target=event.target, card=event.card, in_play=event.at)

    def sniped(self, event: Sniped) -> None:
        self.settled |= {event.card, event.other}
        self.deed = self.open("log-shot", event.seat, target=event.target, price=(event.card, event.other))

    def revived(self, event: Revived) -> None:
        self.dead.discard(event.seat)
        self.deed = None
        self.open("log-revived", event.seat)

    def returned(self, event: Returned) -> None:
        self.dead.discard(event.seat)
        self.open("log-returned", event.seat)

    def departed(self, event: Departed) -> None:
        self.dead.add(event.seat)
        self.open("log-departed", event.seat)
        self.deed = None

    def chose_character(self, event: CharacterChosen) -> None:
        self.dealing = True
        self.open("log-character", event.seat, character=event.character)

    def named(self, event: Named) -> None:
        self.open("log-named", event.seat, character=event.character)

    def shuffled(self, event: Shuffled) -> None:
        self.drafts.append(Draft("log-shuffled", NOBODY, {"count": event.cards}))

    def sat_out(self, event: SatOut) -> None:
        """No line: the Draw! for Jail has said it."""

    def rewarded(self, event: Rewarded) -> None:
        self.deed = self.open("log-rewarded", event.seat, dead=event.dead)

    def punished(self, event: Punished) -> None:
        self.deed = self.open("log-punished", event.seat, dead=event.dead)

    def over(self, event: GameOver) -> None:
        self.drafts.append(Draft("log-over", NOBODY, {"winners": event.winners, "side": event.side}))

    # Cards and abilities

    def played(self, event: Played) -> None:
        self.began(event, self.box.cards[event.kind])

    def used(self, event: Used) -> None:
        self.began(event, self.entry(event.card))

    def discarded_as(self, event: Discarded) -> None:
        """An answer in a Duel, or to Indians!."""
        self.settled.add(event.card)
        draft = self.deed = self.open("log-shot_back", event.seat, card=event.card)
        draft.card, draft.entry = event.card, self.box.cards[event.kind]
        if self.box.kinds[event.card] != event.kind:
            draft.facts["kind"] = draft.entry.key

    def unaffected(self, event: Unaffected) -> None:
        self.open("log-unaffected", event.seat, card=event.card)

    def began(self, event: Played | Used, entry: Card) -> None:
        """A card takes effect. Where it goes next needs no line."""
        self.settled.add(event.card)
        draft = self.deed = self.play = self.open(code_of(event, entry), event.seat, card=event.card)
        draft.card, draft.entry, draft.target = event.card, entry, event.target
        if event.target not in (NOBODY, event.seat):
            draft.facts["target"] = event.target
        if self.box.kinds[event.card] != entry.kind:
            draft.facts["kind"] = entry.key
        if draft.code == "log-shot":
            draft.facts["cause"] = entry.key
        if draft.code == "log-armed":
            draft.facts["range"] = entry.reach
        if event.answers:
            self.answer = draft
        else:
            self.brawl = draft if entry.kind == BRAWL else None

    def used_ability(self, event: AbilityUsed) -> None:
        draft = self.deed = self.open("log-ability", event.seat, character=event.character)
        draft.ability, draft.target = event.character, event.target

    def revealed(self, event: Revealed) -> None:
        """Black Jack shows the second card he draws."""
        deed = self.deed
        if deed is not None and deed.code == "log-drew" and deed.ability:
            del deed.facts["via"]
            before = self.drafts[-2] if len(self.drafts) > 1 else deed
            if before.code == "log-drew" and before is not deed:
                before.drawn += deed.drawn
                self.drafts.remove(deed)
        shown = self.deed = self.open("log-showed", event.seat, card=event.card)
        if deed is not None and deed.ability:
            shown.facts["via"] = deed.ability

    def checked(self, event: Checked) -> None:
        kind = NO_CARD if event.cause == NO_CARD else self.entry(event.cause).kind
        if event.event_card:
            draft = self.open(f"log-check_{event.event_card}", event.seat, matched=event.matched)
            kind = NO_CARD
        elif kind == DYNAMITE:
            draft = self.open("log-check_dynamite", event.seat, matched=event.matched)
        elif kind == JAIL:
            draft = self.open("log-check_jail", event.seat, matched=event.matched)
        else:
            draft = self.answer = self.open("log-check_barrel", event.seat, matched=event.matched, dodged=False)
        if kind in (DYNAMITE, JAIL):
            self.settled.add(event.cause)
        if event.card != NO_CARD:
            draft.facts["face"] = event.card
        self.deed = draft

    def dodged(self, event: Dodged) -> None:
        answer = self.answer
        if answer is None or answer.seat != event.seat:
            self.open("log-dodged", event.seat)
        elif answer.code == "log-check_barrel":
            answer.facts["dodged"] = True
        else:
            answer.code = "log-dodged"

    # Life

    def changed_life(self, event: LifeChanged) -> None:
        deed = self.deed
        if deed is not None and deed.code == "log-gave_life" and event.seat in (deed.seat, deed.target):
            return  # the line says so
        if event.change > 0:
            self.gained(event)
        elif (paid := self.enacted("log-paid", event.seat)) is not None:
            paid.facts["life"] = event.life
        else:
            self.wounds[event.seat] = event.card
            lost = self.open("log-lost", event.seat, lost=-event.change, life=max(event.life, 0))
            self.blame(lost, event.by, event.card)
            if event.by == NOBODY and event.card == NO_CARD and self.striking:
                lost.facts["via"], self.striking = self.striking, ""

    def blame(self, draft: Draft, by: Seat, card: CardId) -> None:
        """Add who did it, and with which card unless it was a BANG!."""
        if by not in (NOBODY, draft.seat):
            draft.facts["by"] = by
        if card != NO_CARD and names_itself(self.entry(card)):
            draft.facts["cause"] = self.entry(card).key

    def gained(self, event: LifeChanged) -> None:
        facts: Facts = {"gained": event.change, "life": max(event.life, 0)}
        deed = self.deed
        if deed is not None and deed.code == "log-prevented" and deed.seat == event.seat:
            saved = event.life > 0 >= event.life - event.change
            deed.become("log-saved" if saved else "log-gained", card=deed.card, **facts)
        elif deed is not None and deed.code == "log-discarded" and deed.ability:
            deed.become("log-traded", price=tuple(deed.drawn), **facts)
            deed.drawn = []
        elif self.play is not None and heals_one(self.play, event.seat):
            aimed: Facts = {} if event.seat == self.play.seat else {"target": event.seat}
            self.play.become("log-gained", card=self.play.card, **aimed, **facts)
        else:
            draft = self.enacted("log-gained", event.seat) or self.open("log-gained", event.seat)
            draft.facts |= facts

    def died(self, event: Died) -> None:
        self.dead.add(event.seat)
        draft = self.open("log-died", event.seat, role=ROLES[event.role])
        by_somebody = event.by not in (NOBODY, event.seat)
        self.blame(draft, event.by, NO_CARD if by_somebody else self.wounds.get(event.seat, NO_CARD))
        self.deed = None


HANDLERS: Final[dict[type[Event], Callable[[Teller, Any], None]]] = {
    Played: Teller.played,
    Discarded: Teller.discarded_as,
    Used: Teller.used,
    AbilityUsed: Teller.used_ability,
    LifeChanged: Teller.changed_life,
    Checked: Teller.checked,
    Dodged: Teller.dodged,
    TurnBegan: Teller.turn_began,
    CharacterChosen: Teller.chose_character,
    EventTurned: Teller.turned_event,
    EventStruck: Teller.struck_by_event,
    Volleyed: Teller.volleyed,
    GaveLife: Teller.gave_life,
    Abstained: Teller.abstained,
    Guessed: Teller.guessed,
    DutyShown: Teller.showed_duty,
    ShotAtCard: Teller.shot_at_card,
    Sniped: Teller.sniped,
    Revived: Teller.revived,
    Returned: Teller.returned,
    Departed: Teller.departed,
    Named: Teller.named,
    Unaffected: Teller.unaffected,
    Revealed: Teller.revealed,
    Died: Teller.died,
    Rewarded: Teller.rewarded,
    Punished: Teller.punished,
    SatOut: Teller.sat_out,
    Shuffled: Teller.shuffled,
    GameOver: Teller.over,
}
