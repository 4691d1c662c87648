"""How card moves show up in the log."""

from __future__ import annotations

from typing import Final

from sixgun.engine.box import Box
from sixgun.engine.events import EVERYBODY, Moved
from sixgun.engine.hooks import Card
from sixgun.engine.ids import (
    DECK,
    DISCARDS,
    DISPLAY,
    HAND,
    IN_PLAY,
    NO_CARD,
    NOBODY,
    RESOLVING,
    CardId,
    Seat,
    Zone,
)
from sixgun.match.drafts import Draft
from sixgun.match.lines import Fact, Facts

DRAWS: Final = {"log-drew", "log-played", "log-used", "log-rewarded", "log-showed", "log-paid", "log-traded"}
"""Lines that also list the cards drawn."""

PRICED: Final = {"log-ability", "log-discarded", "log-shot"}
"""Lines of an ability that is being paid for."""


class CardTraffic:
    """The lines of the current move. A card move adds a line only if no line implies it already."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.dealing = False  # before the first turn: hands being dealt are not news
        self.settled: set[CardId] = set()  # cards whose next move needs no line
        self.dead: set[Seat] = set()
        self.wounds: dict[Seat, CardId] = {}  # the card that last hurt each player
        self.striking = ""  # the event card whose wound is still to come
        self.brawl: Draft | None = None  # the Brawl under way
        self.looker = ""  # the ability of the player looking at cards in secret
        self.drafts: list[Draft] = []
        self.deed: Draft | None = None  # the card or ability whose consequences follow
        self.play: Draft | None = None  # the card taking effect, even if an ability comes in between
        self.answer: Draft | None = None  # the reaction to a shot

    def open(self, code: str, seat: Seat, **facts: Fact) -> Draft:
        draft = Draft(code, seat, {"who": seat, **facts})
        self.drafts.append(draft)
        return draft

    def entry(self, card: CardId) -> Card:
        return self.box.cards[self.box.kinds[card]]

    def enacted(self, code: str, seat: Seat) -> Draft | None:
        """Turn the line of the ability this player has just used into one that says what it did; None without one."""
        deed = self.deed
        if deed is None or deed.seat != seat or deed.code != "log-ability":
            return None
        deed.become(code, via=deed.ability)
        return deed

    # Where a card goes

    def moved(self, event: Moved) -> None:
        if self.is_settled(event):
            return
        card, src, dst = event.card, event.src, event.dst
        if HAND <= dst < IN_PLAY:
            self.reached_hand(event, dst - HAND)
        elif dst in (DISCARDS, RESOLVING) and src >= HAND:
            self.discarded(owner(src), card, src >= IN_PLAY)
        elif src >= IN_PLAY and dst >= IN_PLAY:
            self.passed_on(card, dst - IN_PLAY)
        elif dst == DISPLAY:
            self.shown(event)
        elif dst == DECK and src >= HAND:
            self.gathered("log-buried", owner(src), card)
        elif dst == DECK:
            self.put_back(event)

    def is_settled(self, move: Moved) -> bool:
        """Whether this move was told already: a played card going where it goes, or a card turned up by a Draw!."""
        if move.src >= IN_PLAY and move.dst >= IN_PLAY:
            self.settled.discard(move.card)  # Dynamite, passed on
            return False
        if move.card in self.settled and move.card != NO_CARD:
            if move.dst != RESOLVING:
                self.settled.discard(move.card)
            return True
        return False

    def reached_hand(self, event: Moved, seat: Seat) -> None:
        card, src = event.card, event.src
        if src == DECK:
            self.drew(seat, card)
        elif src == DISCARDS:
            self.took_discard(seat, card)
        elif src == DISPLAY:
            self.picked(event, seat)
        elif src >= HAND:
            self.took(seat, owner(src), card, src >= IN_PLAY)

    def took_discard(self, seat: Seat, card: CardId) -> None:
        deed = self.deed
        if deed is not None and deed.code == "log-showed" and deed.seat == seat:
            deed.drawn.append(card)
            return
        draft = self.enacted("log-took_discard", seat) or self.open("log-took_discard", seat)
        draft.facts["card"] = card

    def drew(self, seat: Seat, card: CardId) -> None:
        deed = self.deed
        if deed is None or deed.seat != seat:
            deed = self.deed = self.open("log-drew", seat)
        elif deed.code == "log-ability":
            self.enacted("log-drew", seat)
        elif deed.ability and self.play is not None and still_draws(self.play, seat):
            deed = self.deed = self.play
        elif deed.code == "log-discarded" and deed.ability:
            deed.become("log-traded", price=tuple(deed.drawn))
            deed.drawn = []
        elif deed.code not in DRAWS:
            deed = self.extra(deed)
        deed.drawn.append(card)

    def extra(self, deed: Draft) -> Draft:
        """The line for cards that the deed does not announce: drawn for a Bible or a Derringer, or in phase 1."""
        last = self.drafts[-1]
        if last.code == "log-drew" and last.seat == deed.seat:
            return last
        return self.open("log-drew", deed.seat, **({} if deed.card == NO_CARD else {"via": deed.card}))

    def picked(self, event: Moved, seat: Seat) -> None:
        """A card taken from the display. If only its owner could look, the others read it as drawn."""
        if event.owner == EVERYBODY:
            self.open("log-picked", seat, card=event.card)
            return
        deed = self.deed
        if deed is not None and deed.code == "log-put_back":
            put_back = deed.facts.get("card")
            deed.become("log-kept", **({} if put_back is None else {"back": put_back}))
        elif deed is None or deed.code != "log-kept":
            deed = self.deed = self.open("log-drew", seat, **self.looking())
        deed.drawn.append(event.card)

    def looking(self) -> Facts:
        return {"via": self.looker} if self.looker else {}

    def put_back(self, event: Moved) -> None:
        """A card that goes back on the deck; as a rule those that are kept follow, and then the line says so."""
        draft = self.deed = self.open("log-put_back", event.owner, **self.looking())
        if event.card != NO_CARD:
            draft.facts["card"] = event.card

    def shown(self, event: Moved) -> None:
        deed = self.deed
        by_ability = deed is not None and deed.code == "log-ability"
        if event.owner != EVERYBODY:
            if deed is not None and by_ability:
                self.looker = deed.ability
                self.drafts.remove(deed)
                self.deed = None
            return
        if deed is not None and by_ability:
            deed.become("log-turned_up", via=deed.ability)
        elif deed is None or deed.code != "log-turned_up":
            deed = self.deed = Draft("log-turned_up", NOBODY, {})
            self.drafts.append(deed)
        assert deed is not None
        deed.drawn.append(event.card)

    def took(self, seat: Seat, victim: Seat, card: CardId, in_play: bool) -> None:
        if victim in self.dead:
            self.inherited(seat, victim, card)
            return
        draft = self.enacted("log-took", seat) or self.taking(seat)
        draft.facts["target"] = victim
        if in_play:
            draft.facts["in_play"] = card
        elif card != NO_CARD:
            draft.facts["card"] = card

    def taking(self, seat: Seat) -> Draft:
        """The line of a theft: by the card just played, or by the ability in use."""
        deed, play = self.deed, self.play
        if play is not None and play.seat == seat and play.entry is not None and play.entry.takes:
            play.become("log-took", via=play.card)
            return play
        return self.open("log-took", seat, **({"via": deed.ability} if deed is not None and deed.ability else {}))

    def inherited(self, seat: Seat, dead: Seat, card: CardId) -> None:
        deed = self.deed
        if deed is None or deed.code != "log-inherited":
            deed = self.deed = self.enacted("log-inherited", seat) or self.open("log-inherited", seat)
            deed.facts["dead"] = dead
        deed.drawn.append(card)

    def passed_on(self, card: CardId, seat: Seat) -> None:
        if self.deed is not None and self.deed.code == "log-check_dynamite":
            self.deed.facts["target"] = seat
        else:
            self.drafts.append(Draft("log-passed_on", NOBODY, {"card": card, "target": seat}))

    def discarded(self, seat: Seat, card: CardId, in_play: bool) -> None:
        deed = self.deed
        if seat in self.dead:
            self.gathered("log-estate", seat, card)
        elif deed is not None and deed.seat == seat and deed.ability and deed.code in PRICED:
            self.paid_with(deed, card)
        elif self.brawl is not None and seat != self.brawl.seat:
            self.open("log-stripped", self.brawl.seat, target=seat, card=card, via=self.brawl.card)
        elif self.play is not None:
            self.discarded_for(self.play, seat, card, in_play)
        elif deed is None or deed.code != "log-punished":
            self.gathered("log-discarded", seat, card)

    def paid_with(self, deed: Draft, card: CardId) -> None:
        """A card paid for an ability. Doc Holyday's ability has a target."""
        if deed.code == "log-ability" and deed.target == NOBODY:
            deed.become("log-discarded", via=deed.ability)
        elif deed.code == "log-ability":
            deed.become("log-shot", target=deed.target, price=(), via=deed.ability)
        if deed.code == "log-shot":
            price = deed.facts["price"]
            assert isinstance(price, tuple)
            deed.facts["price"] = (*price, card)
        else:
            deed.drawn.append(card)

    def discarded_for(self, deed: Draft, seat: Seat, card: CardId, in_play: bool) -> None:
        """A discard caused by a played card: its price, the weapon it replaces, or its target's loss."""
        assert deed.entry is not None
        if deed.code == "log-armed" and in_play:
            deed.facts["old"] = card
        elif deed.entry.costs and seat == deed.seat and "pay" not in deed.facts and not in_play:
            deed.facts["pay"] = card
        elif deed.entry.takes and seat == deed.target != deed.seat:
            deed.become("log-stripped", target=seat, card=card, via=deed.card)
        elif deed.entry.takes and seat == deed.target:
            deed.become("log-discarded", cards=(card,), via=deed.card)
        else:
            self.gathered("log-discarded", seat, card)

    def gathered(self, code: str, seat: Seat, card: CardId) -> None:
        """Collect consecutive discards of one player in one line."""
        last = self.drafts[-1] if self.drafts else None
        if last is None or last.code != code or last.seat != seat or last.ability:
            last = self.open(code, seat)
        last.drawn.append(card)


def still_draws(play: Draft, seat: Seat) -> bool:
    """Whether this player's card still has cards to draw."""
    return play.seat == seat and play.entry is not None and play.entry.draws > len(play.drawn)


def owner(zone: Zone) -> Seat:
    """The player whose hand or cards in play this zone is."""
    return zone - IN_PLAY if zone >= IN_PLAY else zone - HAND
