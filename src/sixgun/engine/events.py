"""What happened, as facts for people and logs. Rules write events and never read them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sixgun.engine.ids import DECK, DISPLAY, HAND, IN_PLAY, NO_CARD, NOBODY, CardId, Kind, Role, Seat, Zone

EVERYBODY = NOBODY  # as the owner of a display: everyone may look


def sees(seat: Seat, zone: Zone) -> bool:
    """The whole secrecy policy for cards: deck and hands are hidden, except your own hand from you."""
    if zone == DECK:
        return False
    if HAND <= zone < IN_PLAY:
        return zone == HAND + seat
    return True


class Event:
    def seen_by(self, seat: Seat) -> Event:
        """The event as this seat, or a spectator as NOBODY, may know it."""
        return self


@dataclass(frozen=True)
class Moved(Event):
    """A card went from one place to another. `owner` may look at the display it came from or went to."""

    card: CardId
    src: Zone
    dst: Zone
    owner: Seat = EVERYBODY

    def seen_by(self, seat: Seat) -> Event:
        return self if self.open_to(seat) else replace(self, card=NO_CARD)

    def open_to(self, seat: Seat) -> bool:
        """Whether this seat, or a spectator as NOBODY, may know which card it was."""
        return self.visible(seat, self.src) or self.visible(seat, self.dst)

    def visible(self, seat: Seat, zone: Zone) -> bool:
        if zone == DISPLAY:
            return self.owner in (EVERYBODY, seat)
        return sees(seat, zone)


@dataclass(frozen=True)
class CharacterChosen(Event):
    seat: Seat
    character: str


@dataclass(frozen=True)
class TurnBegan(Event):
    seat: Seat


@dataclass(frozen=True)
class EventTurned(Event):
    """This player turned an event card; it is in force, and `next` lies on top of the pile now, if any does."""

    seat: Seat
    event_card: str
    next: str


@dataclass(frozen=True)
class EventStruck(Event):
    """The event card in force acts on this player."""

    seat: Seat
    event_card: str


@dataclass(frozen=True)
class Volleyed(Event):
    """A Fistful of Cards: this many shots at this player, one after another."""

    seat: Seat
    shots: int


@dataclass(frozen=True)
class GaveLife(Event):
    """Blood Brothers: a life point of this player goes to the target."""

    seat: Seat
    target: Seat


@dataclass(frozen=True)
class Abstained(Event):
    """Hard Liquor: this player skips phase 1."""

    seat: Seat


@dataclass(frozen=True)
class Guessed(Event):
    """Peyote: this player guessed the colour of the card, which lies face up."""

    seat: Seat
    red: bool
    card: CardId
    right: bool


@dataclass(frozen=True)
class DutyShown(Event):
    """Law of the West: this player has shown the card, and must play it in this turn if possible."""

    seat: Seat
    card: CardId


@dataclass(frozen=True)
class ShotAtCard(Event):
    """Ricochet: a BANG! was discarded at a card in play of the target."""

    seat: Seat
    card: CardId
    target: Seat
    at: CardId


@dataclass(frozen=True)
class Sniped(Event):
    """Sniper: two BANG! cards were discarded together, as one shot at the target."""

    seat: Seat
    card: CardId
    other: CardId
    target: Seat


@dataclass(frozen=True)
class Revived(Event):
    """An eliminated player is back in the game."""

    seat: Seat


@dataclass(frozen=True)
class Returned(Event):
    """An eliminated player takes a turn as a ghost."""

    seat: Seat


@dataclass(frozen=True)
class Departed(Event):
    """The turn of a ghost is over."""

    seat: Seat


@dataclass(frozen=True)
class Played(Event):
    """A card was played from hand, as `kind` (a Missed! can be played as a BANG!). A reaction answers a prompt."""

    seat: Seat
    card: CardId
    kind: Kind
    target: Seat
    answers: str = ""


@dataclass(frozen=True)
class Discarded(Event):
    """A hand card was discarded as `kind`, not played: a BANG! in a Duel or against Indians!. It answers a prompt."""

    seat: Seat
    card: CardId
    kind: Kind
    answers: str


@dataclass(frozen=True)
class Used(Event):
    """A card in play was used up. Out of turn it answers a prompt."""

    seat: Seat
    card: CardId
    target: Seat
    answers: str = ""


@dataclass(frozen=True)
class AbilityUsed(Event):
    seat: Seat
    character: str
    target: Seat


@dataclass(frozen=True)
class Named(Event):
    """`seat` has the ability of this character until their next turn."""

    seat: Seat
    character: str


@dataclass(frozen=True)
class Revealed(Event):
    """A hand card was shown to everyone."""

    seat: Seat
    card: CardId


@dataclass(frozen=True)
class Checked(Event):
    """Draw! for the card `cause`, an ability or an event card: `card` was turned up and did or did not match."""

    seat: Seat
    cause: CardId
    card: CardId
    matched: bool
    event_card: str = ""


@dataclass(frozen=True)
class Dodged(Event):
    seat: Seat
    by: Seat


@dataclass(frozen=True)
class Unaffected(Event):
    """The card has no effect on this seat."""

    seat: Seat
    card: CardId


@dataclass(frozen=True)
class LifeChanged(Event):
    """Life was lost or regained. `card` is the card that cost it."""

    seat: Seat
    life: int
    change: int
    by: Seat
    card: CardId = NO_CARD


@dataclass(frozen=True)
class SatOut(Event):
    """In Jail: the turn is lost."""

    seat: Seat


@dataclass(frozen=True)
class Died(Event):
    seat: Seat
    role: Role
    by: Seat


@dataclass(frozen=True)
class Rewarded(Event):
    seat: Seat
    dead: Seat


@dataclass(frozen=True)
class Punished(Event):
    """The sheriff killed a deputy and loses everything."""

    seat: Seat
    dead: Seat


@dataclass(frozen=True)
class Shuffled(Event):
    """The discard pile was shuffled into a new draw pile."""

    cards: int


@dataclass(frozen=True)
class GameOver(Event):
    """`side` is "law_side", "outlaw_side" or "renegade_side"; with three players it is the role of the winner."""

    winners: tuple[int, ...]
    side: str
