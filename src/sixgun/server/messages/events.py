"""What happened: every event of the engine as a message.

Made by `python -m tools.generate.event_messages` from src/sixgun/engine/events.py.
A place is deck, discards, display, resolving, box, hand:2 or play:2.
"""

from __future__ import annotations

from msgspec import Struct

from sixgun.server.messages.game import Reached, Role, Side


class MovedMessage(Struct, frozen=True, tag_field="type", tag="moved"):
    """A card went from one place to another."""

    card: int
    src: str
    dst: str


class CharacterChosenMessage(Struct, frozen=True, tag_field="type", tag="character_chosen"):
    seat: int
    character: str


class TurnBeganMessage(Struct, frozen=True, tag_field="type", tag="turn_began"):
    seat: int


class EventTurnedMessage(Struct, frozen=True, tag_field="type", tag="event_turned"):
    """This player turned an event card; it is in force, and `next` lies on top of the pile now, if any does."""

    seat: int
    event_card: str
    next: str


class EventStruckMessage(Struct, frozen=True, tag_field="type", tag="event_struck"):
    """The event card in force acts on this player."""

    seat: int
    event_card: str


class VolleyedMessage(Struct, frozen=True, tag_field="type", tag="volleyed"):
    """A Fistful of Cards: this many shots at this player, one after another."""

    seat: int
    shots: int


class GaveLifeMessage(Struct, frozen=True, tag_field="type", tag="gave_life"):
    """Blood Brothers: a life point of this player goes to the target."""

    seat: int
    target: int


class AbstainedMessage(Struct, frozen=True, tag_field="type", tag="abstained"):
    """Hard Liquor: this player skips phase 1."""

    seat: int


class GuessedMessage(Struct, frozen=True, tag_field="type", tag="guessed"):
    """Peyote: this player guessed the colour of the card, which lies face up."""

    seat: int
    red: bool
    card: int
    right: bool


class DutyShownMessage(Struct, frozen=True, tag_field="type", tag="duty_shown"):
    """Law of the West: this player has shown the card, and must play it in this turn if possible."""

    seat: int
    card: int


class ShotAtCardMessage(Struct, frozen=True, tag_field="type", tag="shot_at_card"):
    """Ricochet: a BANG! was discarded at a card in play of the target."""

    seat: int
    card: int
    target: int
    at: int


class SnipedMessage(Struct, frozen=True, tag_field="type", tag="sniped"):
    """Sniper: two BANG! cards were discarded together, as one shot at the target."""

    seat: int
    card: int
    other: int
    target: int


class RevivedMessage(Struct, frozen=True, tag_field="type", tag="revived"):
    """An eliminated player is back in the game."""

    seat: int


class ReturnedMessage(Struct, frozen=True, tag_field="type", tag="returned"):
    """An eliminated player takes a turn as a ghost."""

    seat: int


class DepartedMessage(Struct, frozen=True, tag_field="type", tag="departed"):
    """The turn of a ghost is over."""

    seat: int


class PlayedMessage(Struct, frozen=True, tag_field="type", tag="played"):
    """A card was played from hand, as `kind` (a Missed! can be played as a BANG!)."""

    seat: int
    card: int
    kind: str
    target: int


class DiscardedMessage(Struct, frozen=True, tag_field="type", tag="discarded"):
    """A hand card was discarded as `kind`, not played: a BANG! in a Duel or against Indians!."""

    seat: int
    card: int
    kind: str


class UsedMessage(Struct, frozen=True, tag_field="type", tag="used"):
    """A card in play was used up."""

    seat: int
    card: int
    target: int


class AbilityUsedMessage(Struct, frozen=True, tag_field="type", tag="ability_used"):
    seat: int
    character: str
    target: int


class NamedMessage(Struct, frozen=True, tag_field="type", tag="named"):
    """`seat` has the ability of this character until their next turn."""

    seat: int
    character: str


class RevealedMessage(Struct, frozen=True, tag_field="type", tag="revealed"):
    """A hand card was shown to everyone."""

    seat: int
    card: int


class CheckedMessage(Struct, frozen=True, tag_field="type", tag="checked"):
    """Draw! for the card `cause`, an ability or an event card: `card` was turned up and did or did not match."""

    seat: int
    cause: int
    card: int
    matched: bool
    event_card: str


class DodgedMessage(Struct, frozen=True, tag_field="type", tag="dodged"):
    seat: int
    by: int


class UnaffectedMessage(Struct, frozen=True, tag_field="type", tag="unaffected"):
    """The card has no effect on this seat."""

    seat: int
    card: int


class LifeChangedMessage(Struct, frozen=True, tag_field="type", tag="life_changed"):
    """Life was lost or regained."""

    seat: int
    life: int
    change: int
    by: int


class SatOutMessage(Struct, frozen=True, tag_field="type", tag="sat_out"):
    """In Jail: the turn is lost."""

    seat: int


class DiedMessage(Struct, frozen=True, tag_field="type", tag="died"):
    seat: int
    role: Role
    by: int


class RewardedMessage(Struct, frozen=True, tag_field="type", tag="rewarded"):
    seat: int
    dead: int


class PunishedMessage(Struct, frozen=True, tag_field="type", tag="punished"):
    """The sheriff killed a deputy and loses everything."""

    seat: int
    dead: int


class ShuffledMessage(Struct, frozen=True, tag_field="type", tag="shuffled"):
    """The discard pile was shuffled into a new draw pile."""

    cards: int


class GameOverMessage(Struct, frozen=True, tag_field="type", tag="game_over"):
    """`side` is "law_side", "outlaw_side" or "renegade_side"; with three players it is the role of the winner."""

    winners: list[int]
    side: Side
    reason: Reached


Happening = (
    MovedMessage
    | CharacterChosenMessage
    | TurnBeganMessage
    | EventTurnedMessage
    | EventStruckMessage
    | VolleyedMessage
    | GaveLifeMessage
    | AbstainedMessage
    | GuessedMessage
    | DutyShownMessage
    | ShotAtCardMessage
    | SnipedMessage
    | RevivedMessage
    | ReturnedMessage
    | DepartedMessage
    | PlayedMessage
    | DiscardedMessage
    | UsedMessage
    | AbilityUsedMessage
    | NamedMessage
    | RevealedMessage
    | CheckedMessage
    | DodgedMessage
    | UnaffectedMessage
    | LifeChangedMessage
    | SatOutMessage
    | DiedMessage
    | RewardedMessage
    | PunishedMessage
    | ShuffledMessage
    | GameOverMessage
)
