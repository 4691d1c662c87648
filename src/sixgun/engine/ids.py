"""Seats, cards, suits, ranks, roles and zones, as integers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Plain integers, because the compiler turns them into machine words; people see their names.
Seat = i64
CardId = i64  # index into the deck of the game's box
Kind = i64
Suit = i64
Rank = i64  # 2 to 14, the ace high (DRW-02)
Zone = i64
Role = i64

MOST_SEATS: Final = 8
NOBODY: Final = -1
NO_CARD: Final = -1
FROM_HAND: Final = -2  # as what is taken: a random card of the hand

SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
NO_SUIT: Final = -1
LUCKY_SUIT: Final = HEARTS  # of a Draw! for a Barrel or Jail (BL-BAR-1, BL-JAI-3)
SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
SUIT_LETTERS: Final = "SHDC"
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade")


# The zones of cards.
DECK: Final = 0
DISCARDS: Final = 1
DISPLAY: Final = 2  # turned up or looked at, waiting for a choice
RESOLVING: Final = 3  # played and still taking effect, or about to be discarded
BOX: Final = 4  # not in this game
HAND: Final = 100  # a hand is HAND + seat
IN_PLAY: Final = 200  # cards in front of a player are IN_PLAY + seat
PLACES: Final = {DECK: "deck", DISCARDS: "discards", DISPLAY: "display", RESOLVING: "resolving", BOX: "box"}  # shared
